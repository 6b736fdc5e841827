package import AnimationEngine

extension Stage {
  /// A finger on the stage: a drag, or a tap.
  package struct Touch: Sendable {
    /// The view that is tapped, by its place in the list; nil for a drag.
    package let view: Int?
    /// Where the finger of a drag begins in the room; nil where no room is shown, and for a drag that does not say it.
    package let start: Point?
    /// At least one, in the order of time.
    package internal(set) var samples: [Sample]

    package struct Sample: Sendable {
      /// Seconds.
      package let time: Double
      /// The number of the turn in which it was taken.
      package let turn: Int
      /// How far the finger has gone; nil for a tap, and for a movement that is a number.
      package let translation: Size?
    }
  }

  /// The touches that some samples belong to, in the order in which they begin.
  ///
  /// - Parameter views: the place of the view of each instance.
  static func touches(
    _ samples: [TouchWatch.Sample], views: [Int?], isInRoom: Bool
  ) -> [Touch] {
    var touches: [Touch] = []
    var drags: [Int: Int] = [:]
    for sample in samples {
      let found = Touch.Sample(
        time: sample.instant.seconds, turn: sample.turn, translation: sample.translation)
      switch sample.source {
      case .tap(let instance):
        touches.append(Touch(view: views[instance], start: nil, samples: [found]))
      case .drag(let run, let start):
        if let drag = drags[run] {
          touches[drag].samples.append(found)
        } else {
          drags[run] = touches.count
          touches.append(Touch(view: nil, start: isInRoom ? start : nil, samples: [found]))
        }
      }
    }
    return touches
  }
}
