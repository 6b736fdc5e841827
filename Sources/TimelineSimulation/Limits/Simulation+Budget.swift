import AnimationEngine
import ExpressionLanguage
import TimelineDocument

// Every part of a run that may go on for long or grow is counted here.
extension Simulation {
  /// Counts work, with that of the expressions since the last time.
  @inline(__always)
  mutating func spend(_ steps: Int, at place: Range<Int>?) throws(EvaluationError) {
    if !fits(steps) { try refuse(budget.excess(), at: place) }
  }

  @inline(__always)
  private mutating func fits(_ steps: Int) -> Bool {
    budget.spend(steps + model.takeSteps() + views.evaluator.environment.takeSteps())
  }

  /// Counts an instant or a tick, with the values that were looked at since the last one.
  mutating func spendInstant() throws(RunFailure) {
    let looks = WorkCost.motion * scene.takeLookCount()
    if !fits(WorkCost.instant + looks + crowdedWork()) { try refuse(at: eventInstant) }
  }

  /// Counts a row, all of whose columns are looked at.
  mutating func spendRow() throws(RunFailure) {
    let motions = WorkCost.motion * scene.movingCount
    if !fits(WorkCost.row + WorkCost.look * views.columnCount + motions + crowdedWork()) {
      try refuse(at: scene.now)
    }
  }

  /// Counts what rows before an instant have to evaluate besides plain motions, whether they are looked at or
  /// not. On a display they show what its ticks have found.
  mutating func spendRows(until instant: Instant) throws(RunFailure) {
    guard !crowds.isEmpty, display == nil else { return }
    let rows = max(instant.seconds(since: scene.now), 0) * rowRate
    if !fits(crowdedWork(in: rows)) { try refuse(at: instant) }
  }

  /// Counts the steps of springs that settle late up to an instant, before any of them is taken.
  mutating func spendSlowSprings(until instant: Instant) throws(RunFailure) {
    slowSprings.countedUntil = instant
    var steps: Int64 = 0
    for (property, counted) in slowSprings.loads {
      guard scene.isMoving(property) else {
        slowSprings.loads[property] = nil
        continue
      }
      let load = scene.stepLoad(of: property, until: instant)
      steps += max(load - counted, 0)
      slowSprings.loads[property] = load
    }
    // Far beyond any limit, and within the whole numbers of every build.
    let work =
      Int(min(steps / Int64(WorkCost.springSteps), 1_000_000_000))
      + WorkCost.motion * slowSprings.loads.count
    if !fits(work) { try refuse(at: instant) }
  }

  /// Takes note of a value that an animation moves, with the number of motions on top of each other.
  @inline(__always)
  mutating func note(
    layers: Int, of property: AnimatedProperty<Components>, under transaction: Transaction,
    at place: Range<Int>?
  ) throws(EvaluationError) {
    if transaction.animation?.composition.maySettleLate == true, !budget.isLifted {
      slowSprings.loads[property] = 0
      slowSprings.countedUntil = scene.now
    }
    let asksFunction = transaction.animation?.composition.asksFunction ?? false
    guard asksFunction || layers > WorkCost.plainLayers else { return }
    crowds.insert(property)
    if !budget.keepLayer() { try refuse(budget.excess(), at: place) }
  }

  /// The cost, in a number of rows, of motions of which many lie on top of each other, or which ask
  /// functions.
  private mutating func crowdedWork(in rows: Double = 1) -> Int {
    guard !crowds.isEmpty else { return 0 }
    var (sum, count) = (0.0, 0)
    for property in crowds {
      let work = scene.layerWork(of: property)
      guard work > WorkCost.plainLayers else {
        crowds.remove(property)
        continue
      }
      let layers = scene.layerCount(of: property)
      sum += Double(WorkCost.layer * work) * Double(1 + layers / WorkCost.cachedLayers)
      count += layers
    }
    budget.keep(layers: count)
    return Int(exactly: min(sum * rows, 2e9).rounded()) ?? 0
  }

  /// Ends a run in which nothing happens but motion.
  @inline(never)
  private func refuse(at instant: Instant) throws(RunFailure) {
    guard let excess = budget.excess() else { return }
    throw .exceeds(excess, instant, crowdPlace ?? motionPlace ?? endlessTimelineView)
  }

  /// The place of the animation that moves the value whose evaluation costs most.
  private var crowdPlace: SourceRange? {
    var (place, most): (SourceRange?, Int) = (nil, 0)
    var scene = scene
    for property in crowds.sorted(by: { $0.index < $1.index }) {
      let work = scene.layerWork(of: property)
      guard work > most, let motion = recorder.lastChanges[property.index].motion else { continue }
      (place, most) = (motion, work)
    }
    return place
  }

  /// Counts an instance of a view; the first one of each view is the document's.
  mutating func keep(_ candidate: ViewCandidate, as key: InstanceKey) throws(EvaluationError) {
    let place = timeline[key.node].place.range
    guard views.nodes[key.node.index].instanceCount > 0 else { return }
    try spend(WorkCost.instance, at: place)
    let bytes = HeldBytes.instance + candidate.identity.text.utf8.count
    if !budget.keep(bytes: bytes + Int(candidate.inputs.element.heldBytes)) {
      try refuse(budget.excess(), at: place)
    }
  }

  /// Counts a track; the first one of each that is written is the document's, but for the elements of an
  /// array and for long names.
  mutating func keep(_ track: Track) throws(EvaluationError) {
    var bytes = (track.name.utf8.count + HeldBytes.column) * (track.columns.count + 1)
    if let view = track.view, views.nodes[view.index].instanceCount > 1 { bytes += HeldBytes.track }
    guard bytes > HeldBytes.plainTrack else { return }
    if !budget.keep(bytes: bytes) {
      try refuse(budget.excess(), at: track.view.map { timeline[$0].place.range })
    }
  }

  /// Counts a value that replaces that of a state.
  @inline(never)
  mutating func write(
    _ value: Value, over former: Value, at place: SourceRange
  ) throws(EvaluationError) {
    try spend(WorkCost.writtenElement * value.weight, at: place.range)
    if !budget.write(value, over: former) { try refuse(budget.excess(), at: place.range) }
  }

  /// Counts the values that steps put off see when they run.
  mutating func keep(_ context: StepContext, at place: SourceRange) throws(EvaluationError) {
    var weight = 0
    for input in context.inputs where input.weight > 1 { weight += input.weight }
    if weight > 0 { try spend(WorkCost.keptElement * weight, at: place.range) }
  }

  /// Refuses a step while too many turns and completions wait.
  mutating func refuseCrowd(at place: SourceRange) throws(EvaluationError) {
    if loop.waitingCount > RunBudget.waiting {
      try refuse(budget.excess(waiting: loop.waitingCount), at: place.range)
    }
  }

  /// Why the run ends with an error: what it exceeds comes first.
  func failure(_ error: EvaluationError, at instant: Instant) -> RunFailure {
    failure ?? .evaluation(error, instant)
  }

  /// Ends the run because of what it exceeds; the error only leads out of the turn.
  @inline(never)
  private mutating func refuse(
    _ excess: RunExcess?, at place: Range<Int>?
  ) throws(EvaluationError) {
    guard let excess else { return }
    let known = place.map { SourceRange($0) } ?? motionPlace
    // Rows lie between the instants at which something happens.
    let reason = RunFailure.exceeds(excess, max(eventInstant, scene.now), known)
    if failure == nil { failure = reason }
    throw EvaluationError(.other(reason.description), at: place ?? 0..<0)
  }
}
