import AnimationEngine
import Diagnostics
import ExpressionLanguage
import TimelineDocument

// Views that come and go.
extension Simulation {
  /// Adds the views that are there from the beginning, without any transition.
  mutating func addFirstViews() throws(EvaluationError) {
    if !timeline.hasViews { try addStates() }
    var arriving: [Int] = []
    for node in timeline.rootViews { try enter(node, in: nil, &arriving) }
    try addFirstViewsOfReaders(&arriving)
    for instance in arriving {
      try addWatches(to: instance)
      noteDuplicate(instance, in: nil)
    }
    try layOutSharedFrames()
    try beginMatching()
    try layOutViews()
    try raiseArrivals(of: arriving)
    noteRecords(turn: nil)
  }

  /// Applies what an update does to the views that are there; those that leave are frozen.
  mutating func apply(
    _ changes: [StructureChange], in update: TransactionWrites
  ) throws(EvaluationError) {
    for change in changes {
      try spend(WorkCost.presence, at: update.step?.range)
      budget.countChange()
      if case .removal(let instance) = change {
        try remove(instance, in: update)
      }
    }
    // All of them are there before any moves: how far some move depends on the room that the others take.
    var insertions: [Insertion] = []
    for case .insertion(let candidate, let node, let parent) in changes {
      insertions.append(try enter(candidate, of: node, in: parent))
    }
    var remaining = insertions[...]
    for change in changes {
      switch change {
      case .removal: break
      case .return(let instance): try bringBack(instance, in: update)
      case .insertion:
        if let insertion = remaining.popFirst() { try appear(insertion, in: update) }
      }
    }
  }

  /// A view that has come with all that is in it, at rest.
  private struct Insertion {
    let instance: Int
    let arriving: [Int]
    /// The number from which on instances came for the first time.
    let firstNew: Int
  }
}

// MARK: - Coming

extension Simulation {
  /// Adds all instances of a view to a parent.
  private mutating func enter(
    _ node: ElementIndex<ViewNode>, in parent: Int?, _ arriving: inout [Int]
  ) throws(EvaluationError) {
    for candidate in try candidates(of: node, in: parent) {
      try enter(candidate, of: node, in: parent, &arriving)
    }
  }

  /// Adds an instance to a parent, with everything inside it, at rest.
  @discardableResult
  private mutating func enter(
    _ candidate: ViewCandidate, of node: ElementIndex<ViewNode>, in parent: Int?,
    _ arriving: inout [Int]
  ) throws(EvaluationError) -> Int {
    let key = InstanceKey(node: node, parent: parent, identity: candidate.identity)
    let instance: Int
    if let known = views.instance(key) {
      instance = known
      views.evaluator.instances[known] = candidate.inputs
      try reset(known)
    } else {
      instance = try add(candidate, as: key)
    }
    arriving.append(instance)
    if !parts.frames.isEmptyReader(instance) { try enterContent(of: instance, &arriving) }
    return instance
  }

  /// Adds everything inside an instance, at rest.
  mutating func enterContent(of instance: Int, _ arriving: inout [Int]) throws(EvaluationError) {
    for child in timeline.children(of: views.instances[instance].node) {
      try enter(child, in: instance, &arriving)
    }
  }

  private mutating func add(
    _ candidate: ViewCandidate, as key: InstanceKey
  ) throws(EvaluationError) -> Int {
    try keep(candidate, as: key)
    let instance = views.add(candidate, as: key)
    views.evaluator.instances.append(candidate.inputs)
    if timeline[key.node].reader != nil { views.addGeometry(of: instance) }
    try beginOwnStates(of: instance)
    try parts.added(instance, to: &views, scene: scene, model: model, at: loop.turnInstant)
    try addTracks(to: instance)
    try addLayout(of: instance)
    try parts.tracked(instance, in: &views, scene: scene)
    try readFirstTexts(of: instance)
    try addRewriters(to: instance)
    try addTransition(to: instance)
    try refuseSameNames(in: instance)
    return instance
  }

  /// The names of instances differ; those of their tracks may be the same nevertheless, when one name continues
  /// the other: `opacity` of `row_a_transition`, and the transition's `opacity` of `row_a`.
  private mutating func refuseSameNames(in instance: Int) throws(EvaluationError) {
    let view = views.instances[instance]
    guard timeline.isInstance(view.node) else { return }
    if let name = views.firstWithoutOwnName(of: instance) {
      let message = "two instances of this view would both have the track '\(name)'"
      throw EvaluationError(.other(message), at: timeline[view.node].place.range)
    }
  }

  /// Resets a view that was there before: nothing of its former state remains.
  private mutating func reset(_ instance: Int) throws(EvaluationError) {
    views.setPresence(.present, of: instance)
    try beginOwnStates(of: instance)
    try parts.reset(instance, in: &views, scene: scene, model: model, at: loop.turnInstant)
    for track in views.tracks.numbers(of: instance) {
      views.tracks[track].isShown = views.tracks[track].isPrinted
      guard let property = views.tracks[track].property else { continue }
      if views.tracks[track].origin.isSetElsewhere { continue }
      try reset(property, to: try components(ofTrack: track), of: views.tracks[track])
    }
    try readFirstTexts(of: instance)
    parts.frames.returned(instance, isNew: true, in: views)
    for track in try parts.restarted(instance, in: &views, scene: scene) {
      try resetProgress(track, to: 1)
    }
    try resetWatches(of: instance)
    try rest(instance)
  }

  private mutating func enter(
    _ candidate: ViewCandidate, of node: ElementIndex<ViewNode>, in parent: Int?
  ) throws(EvaluationError) -> Insertion {
    let known = views.instances.count
    var arriving: [Int] = []
    let instance = try enter(candidate, of: node, in: parent, &arriving)
    return Insertion(instance: instance, arriving: arriving, firstNew: known)
  }

  /// Moves a view that has come, and what is in it, through their transitions.
  private mutating func appear(
    _ insertion: Insertion, in update: TransactionWrites
  ) throws(EvaluationError) {
    try note(insertion.arriving, newFrom: insertion.firstNew, in: update)
    for view in views.outermost(insertion.instance) {
      try move(view, to: .identity, from: .willAppear, with: insertion.instance, in: update)
    }
    try raiseArrivals(of: insertion.arriving, in: update)
  }

  /// Adds what is in a reader that has come with an update, once its size is known: with it, and so at rest.
  mutating func fill(_ reader: Int, _ update: TransactionWrites) throws(EvaluationError) {
    let known = views.instances.count
    var arriving: [Int] = []
    parts.frames.fill(reader)
    try enterContent(of: reader, &arriving)
    try note(arriving, newFrom: known, in: update)
    try raiseArrivals(of: arriving, in: update)
  }

  /// Notes that instances have come, those from a number on for the first time.
  private mutating func note(
    _ arriving: [Int], newFrom known: Int, in update: TransactionWrites
  ) throws(EvaluationError) {
    for arrival in arriving where arrival >= known { try addWatches(to: arrival) }
    recorder.memory?.update.arrivals.formUnion(arriving)
    for arrival in arriving {
      note(.insert, arrival, in: update)
      noteDuplicate(arrival, in: update)
    }
  }

  /// Records that a view has come or gone.
  mutating func note(
    _ word: EventWord, _ instance: Int, in update: TransactionWrites?,
    _ detail: EventDetail? = nil
  ) {
    guard timeline[views.instances[instance].node].comesAndGoes else { return }
    let transaction = update.map { recorder.name(ofTransaction: $0.transaction.number) }
    record(
      TraceEvent(
        instant: changeInstant, word: word, track: views.name(of: instance, in: timeline),
        transaction: transaction ?? "", detail: detail, turn: update.map { _ in turnCount }),
      facts(of: word, instance, in: update, isReturn: detail == .already))
  }
}

extension Simulation {
  /// Warns of two views with one identity, for which SwiftUI promises nothing.
  mutating func noteDuplicate(_ instance: Int, in update: TransactionWrites?) {
    guard views.instances[instance].isDuplicate else { return }
    note(.duplicate, instance, in: update)
    let node = views.instances[instance].node
    let written = timeline[node].identity?.place ?? timeline[node].loop?.sequence.place
    let place = written ?? timeline[node].place.range
    guard !recorder.warnings.contains(where: { $0.range == place }) else { return }
    recorder.warnings.append(
      .warning(
        .duplicateName,
        "two views of one identity: SwiftUI does not say which of them it shows",
        at: place, help: "give each element an identity of its own"))
  }
}
