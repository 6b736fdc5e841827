import AnimationEngine
import ExpressionLanguage
import TimelineDocument

/// The content transitions of all views, each of which follows the texts of its view.
///
/// Apple does not document how the letters of a text change. A content transition therefore has one value: the progress
/// of the animation of the last change, which begins when the text changes.
struct ContentTransitions {
  private var runs = InstanceElements<ContentTransitionRun>()
  /// The texts that only states change in the views of the runs, as they were read last, by their tracks.
  private var texts: [Int: String?] = [:]
  /// The tracks of views that the running update has brought back, whose texts may have changed meanwhile.
  private var tracksOfReturned: [Int] = []

  var isEmpty: Bool { runs.isEmpty }

  /// The last content transition of an instance; nil for none.
  func transition(of instance: Int) -> ContentTransition? {
    runs.numbers(of: instance).last.map { runs[$0].transition }
  }

  /// Adds the content transition of a new instance, whose progress a track shows.
  mutating func add(_ transition: ContentTransition, showing track: Int, to instance: Int) {
    runs.append(
      ContentTransitionRun(transition: transition, track: track), to: instance)
  }

  /// Reads the texts of an instance that comes or comes back, without recording new texts as changes.
  ///
  /// - Returns: The tracks of progress.
  mutating func reset(
    _ instance: Int, in views: inout ViewGraph, scene: borrowing AnimationScene
  ) throws(EvaluationError) -> [Int] {
    let numbers = runs.numbers(of: instance)
    guard !numbers.isEmpty else { return [] }
    for number in views.tracks.numbers(of: instance) {
      let track = views.tracks[number]
      guard track.isText, !track.context.isPerFrame else { continue }
      texts[number] = try views.evaluator.text(of: track, scene: scene)
    }
    return numbers.map { runs[$0].track }
  }

  /// Notes that views that were leaving come back in the running update, and see what they have missed.
  mutating func returned(_ instances: [Int], in views: borrowing ViewGraph) {
    for instance in instances where !runs.numbers(of: instance).isEmpty {
      tracksOfReturned += views.tracks.numbers(of: instance)
    }
  }

  /// Takes out those among some tracks, and among the tracks of views that have come back, that are texts which a
  /// content transition may follow.
  mutating func takeTexts(among followers: [Int]) -> [Int] {
    guard !isEmpty else { return [] }
    defer { tracksOfReturned.removeAll() }
    let tracks = tracksOfReturned.isEmpty ? followers : followers + tracksOfReturned
    return tracks.filter { texts[$0] != nil }
  }

  /// The tracks of progress of the views in which an update has replaced one of some texts.
  mutating func updated(
    _ tracks: [Int], in views: inout ViewGraph, scene: borrowing AnimationScene
  ) throws(EvaluationError) -> [Int] {
    var instances: Set<Int> = []
    for number in tracks {
      guard let shown = texts[number], let instance = views.tracks[number].instance,
        views.instances[instance].isPresent
      else { continue }
      let text = try views.evaluator.text(of: views.tracks[number], scene: scene)
      guard text != shown else { continue }
      texts[number] = text
      instances.insert(instance)
    }
    let changed = instances.flatMap { runs.numbers(of: $0) }.sorted()
    return changed.filter { runs[$0].transition.isAnimated }.map { runs[$0].track }
  }
}

/// A `contentTransition` in an instance of a view.
private struct ContentTransitionRun {
  let transition: ContentTransition
  /// The track of its progress.
  let track: Int
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
  ///
  /// - Parameter followers: the tracks that the update concerns.
  mutating func changeContents(
    of followers: [Int], in update: TransactionWrites
  ) throws(EvaluationError) {
    let texts = parts.contents.takeTexts(among: followers)
    guard !texts.isEmpty else { return }
    try spend(WorkCost.evaluation * texts.count, at: update.step?.range)
    for track in try parts.contents.updated(texts, in: &views, scene: scene) {
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
