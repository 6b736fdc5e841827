import AnimationEngine
import ExpressionLanguage
import TimelineDocument

/// The content transitions of all views, each of which follows the texts of its view.
///
/// Apple does not document how the letters of a text change. A content transition therefore has one value: the progress
/// of the animation of the last change, which begins when the text changes.
struct ContentTransitions {
  private var runs = InstanceElements<ContentTransitionRun>()

  var isEmpty: Bool { runs.isEmpty }

  /// The last content transition of an instance; nil for none.
  func transition(of instance: Int) -> ContentTransition? {
    runs.numbers(of: instance).last.map { runs[$0].transition }
  }

  /// Adds the content transition of a new instance, whose progress a track shows.
  mutating func add(_ transition: ContentTransition, showing track: Int, to instance: Int) {
    runs.append(
      ContentTransitionRun(transition: transition, instance: instance, track: track), to: instance)
  }

  /// Reads the texts of an instance that comes or comes back, without recording new texts as changes.
  ///
  /// - Returns: The tracks of progress.
  mutating func reset(
    _ instance: Int, in views: inout ViewGraph, scene: borrowing AnimationScene
  ) throws(EvaluationError) -> [Int] {
    let numbers = runs.numbers(of: instance)
    for number in numbers {
      runs[number].texts = try texts(of: instance, in: &views, scene: scene)
    }
    return numbers.map { runs[$0].track }
  }

  /// The tracks of progress whose texts an update has replaced.
  mutating func updated(
    in views: inout ViewGraph, scene: borrowing AnimationScene
  ) throws(EvaluationError) -> [Int] {
    var changed: [Int] = []
    for number in runs.indices {
      let run = runs[number]
      guard run.transition.isAnimated, views.instances[run.instance].isPresent else { continue }
      let texts = try texts(of: run.instance, in: &views, scene: scene)
      guard texts != run.texts else { continue }
      runs[number].texts = texts
      changed.append(run.track)
    }
    return changed
  }

  /// The texts of an instance that only its states change.
  private func texts(
    of instance: Int, in views: inout ViewGraph, scene: borrowing AnimationScene
  ) throws(EvaluationError) -> [String?] {
    var texts: [String?] = []
    for number in views.tracks.numbers(of: instance) {
      let track = views.tracks[number]
      guard track.isText, !track.context.isPerFrame else { continue }
      texts.append(try views.evaluator.text(of: track, scene: scene))
    }
    return texts
  }
}

/// A `contentTransition` in an instance of a view.
private struct ContentTransitionRun {
  let transition: ContentTransition
  let instance: Int
  /// The track of its progress.
  let track: Int
  /// The texts of the view, read when all of its tracks are there.
  var texts: [String?] = []
}

extension Simulation {
  /// Adds the progress of an instance's content transition, which is complete.
  mutating func addContentTransition(
    _ track: ViewTrack, _ transition: ContentTransition, of modifier: ElementIndex<Modifier>,
    to instance: Int
  ) throws(EvaluationError) {
    let stem = views.stem(of: track, in: instance)
    let type = AnimatableType.numbers(count: 1)
    let number = try addTrack(
      Track(
        name: stem, columns: [Column(track: stem)], view: track.view, instance: instance,
        origin: .content, type: type, property: addProperty(Components(1), type),
        path: try path(outside: modifier, for: instance), dependencies: FrameDependencies()))
    parts.contents.add(transition, showing: number, to: instance)
  }

  /// Begins the change of each text that an update has replaced, under its transaction. A change that
  /// is on its way gives up its place: the new text comes from the beginning.
  mutating func changeContents(in update: TransactionWrites) throws(EvaluationError) {
    for track in try parts.contents.updated(in: &views, scene: scene) {
      try resetProgress(track, to: 0)
      try apply(
        Components(1), to: track, along: views.tracks[track].path, because: update.cause)
    }
  }

  /// Sets the progress of a content transition, which rests.
  mutating func resetProgress(
    _ track: Int, to progress: Double
  ) throws(EvaluationError) {
    guard let property = views.tracks[track].property else { return }
    try reset(property, to: Components(progress), of: views.tracks[track])
  }
}
