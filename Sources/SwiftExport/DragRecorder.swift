import TimelineDocument

// The part of an exported file that plays drags.
extension Exporter {
  /// Writes the samples of drags, and the drag that the recorder plays.
  mutating func writeDragRecorder() {
    writer.blank()
    writer.line(Self.dragSample)
    for type in Self.movements where dragTypes.contains(type) {
      writer.blank()
      writer.line(
        """
        extension DragSample where Movement == \(type) {
          /// The sample of a finger\(type == "Double" ? ", of which the way down counts" : "").
          init(_ finger: DragGesture.Value) {
            translation = \(Self.finger("translation", as: type))
            velocity = \(Self.finger("velocity", as: type))
            predictedEndTranslation = \(Self.finger("predictedEndTranslation", as: type))
          }
        }
        """)
    }
    writer.blank()
    writer.line(Self.playedDrag(isCurved: curvesDrags, tracks: timeline.profile >= .ios17))
  }

  /// The types of the movements of drags.
  private static let movements = ["CGSize", "Double", "CGPoint"]

  /// A member of a finger's value as a movement of a type: of a number the way down counts.
  private static func finger(_ member: String, as type: String) -> String {
    switch type {
    case "Double": "Double(finger.\(member).height)"
    case "CGPoint": "CGPoint(x: finger.\(member).width, y: finger.\(member).height)"
    default: "finger.\(member)"
    }
  }

  private static let dragSample = """
    /// A sample of a drag, with the members of `DragGesture.Value`, which no program can make.
    private struct DragSample<Movement: Animatable> {
      var translation: Movement
      var velocity: Movement
      var predictedEndTranslation: Movement
    }
    """

  private static func playedDrag(isCurved: Bool, tracks: Bool) -> String {
    let parameter = isCurved ? ", along curve: UnitCurve = .linear" : ""
    let argument = isCurved ? ", along: curve" : ""
    let progress = isCurved ? "curve.value(at: time / duration)" : "time / duration"
    let curve = isCurved ? "\n  private let curve: UnitCurve" : ""
    let assignment = isCurved ? "\n    self.curve = curve" : ""
    let tracking = tracks ? "\n    transaction.tracksVelocity = true" : ""
    return """
      extension Recorder {
        /// Plays a drag of the timeline. No program can touch the screen, so the recorder calls the methods of the
        /// gesture at the times of the samples.
        fileprivate func drag<Movement: Animatable>(
          from start: Movement, to end: Movement, in duration: Double, rate: Double = 60\(parameter),
          changed: @escaping @MainActor (DragSample<Movement>) -> Void,
          ended: @escaping @MainActor (DragSample<Movement>) -> Void
        ) {
          PlayedDrag(
            from: start, to: end, in: duration, rate: rate\(argument), changed: changed, ended: ended
          ).takeSample()
        }
      }

      /// A drag of the timeline, with its samples so far.
      @MainActor private final class PlayedDrag<Movement: Animatable> {
        private let start: Movement
        private let end: Movement
        private let duration: Double
        private let rate: Double\(curve)
        private let changed: @MainActor (DragSample<Movement>) -> Void
        private let ended: @MainActor (DragSample<Movement>) -> Void
        private let beginning = DispatchTime.now()
        private var number = 0.0
        private var last: [(time: Double, place: Movement.AnimatableData)] = []

        init(
          from start: Movement, to end: Movement, in duration: Double, rate: Double\(isCurved ? ", along curve: UnitCurve" : ""),
          changed: @escaping @MainActor (DragSample<Movement>) -> Void,
          ended: @escaping @MainActor (DragSample<Movement>) -> Void
        ) {
          self.start = start
          self.end = end
          self.duration = duration
          self.rate = rate\(assignment)
          self.changed = changed
          self.ended = ended
        }

        /// Calls for the next sample at its time, and for the release after the last one.
        func takeSample() {
          let next = number / rate
          let time = next < duration - 1e-9 ? next : duration
          number += 1
          DispatchQueue.main.asyncAfter(deadline: beginning + time) {
            let sample = self.sample(at: time)
            self.call(with: sample)
            if time < self.duration { return self.takeSample() }
            DispatchQueue.main.async { self.ended(sample) }
          }
        }

        /// SwiftUI runs the changes of a finger without an animation\(tracks ? ", and tracks its velocity" : "").
        private func call(with sample: DragSample<Movement>) {
          \(tracks ? "var" : "let") transaction = Transaction(animation: nil)\(tracking)
          withTransaction(transaction) { changed(sample) }
        }

        private func sample(at time: Double) -> DragSample<Movement> {
          var place = end.animatableData
          if time < duration {
            place -= start.animatableData
            place.scale(by: \(progress))
            place += start.animatableData
          }
          last = (last + [(time, place)]).suffix(3)
          let velocity = velocity
          var predicted = velocity
          predicted.scale(by: 0.25)
          return DragSample(
            translation: value(place), velocity: value(velocity),
            predictedEndTranslation: value(predicted + place))
        }

        /// The newest slope, mixed with three quarters of its difference to the one before.
        private var velocity: Movement.AnimatableData {
          guard last.count > 1 else { return .zero }
          var newest = slope(last.count - 1)
          guard last.count > 2 else { return newest }
          var older = slope(last.count - 2)
          older.scale(by: 0.75)
          newest.scale(by: 0.25)
          return newest + older
        }

        private func slope(_ index: Int) -> Movement.AnimatableData {
          var way = last[index].place - last[index - 1].place
          way.scale(by: 1 / (last[index].time - last[index - 1].time))
          return way
        }

        private func value(_ place: Movement.AnimatableData) -> Movement {
          var value = start
          value.animatableData = place
          return value
        }
      }
      """
  }
}
