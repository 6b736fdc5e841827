import AnimationEngine
import Diagnostics
import ExpressionLanguage
import TimelineDocument

/// The phase animators of all views. A phase is a hidden state that only its animator writes.
struct PhaseAnimators {
  /// The greatest number of phases of an animator.
  private static let limit = ExpressionLimits.elements

  private var runs = InstanceElements<PhaseRun>()

  /// Source location of an animator.
  func place(of number: Int, in timeline: Timeline) -> SourceRange {
    timeline[runs[number].modifier].place
  }
}

// MARK: - A view's life

extension PhaseAnimators {
  /// Adds those of a new instance, before its tracks.
  mutating func added(_ instance: Int, to views: inout ViewGraph) {
    for (modifier, action) in views.modifiers(of: instance) {
      guard case .phaseAnimator(let animator) = action else { continue }
      let slot = views.addState()
      views.setBodyInput(.state(slot), of: modifier, in: instance)
      runs.append(
        PhaseRun(animator: animator, modifier: modifier, instance: instance, slot: slot),
        of: modifier, to: instance)
    }
  }

  /// Shows the first phase of each animator around a modifier, the outermost first; without a modifier, of all of
  /// the instance that show none yet. Phases may depend on parameters, whose tracks come before.
  func showFirst(
    around modifier: ElementIndex<Modifier>? = nil, of instance: Int, in views: inout ViewGraph,
    scene: borrowing AnimationScene
  ) throws(EvaluationError) {
    let numbers = modifier.map { around($0, of: instance, in: views) } ?? runs.numbers(of: instance)
    for number in numbers where views.evaluator.states[runs[number].slot] == .null {
      try showFirst(runs[number], in: &views, scene: scene)
    }
  }

  private func around(
    _ modifier: ElementIndex<Modifier>, of instance: Int, in views: borrowing ViewGraph
  ) -> [Int] {
    let timeline = views.timeline
    var (inner, numbers) = (modifier, [Int]())
    while case .body(let outer) = timeline[inner].container {
      let owner = views.owner(timeline.view(of: outer), of: instance)
      if let number = runs.number(of: outer, in: owner) { numbers.insert(number, at: 0) }
      inner = outer
    }
    return numbers
  }

  private func showFirst(
    _ run: PhaseRun, in views: inout ViewGraph, scene: borrowing AnimationScene
  ) throws(EvaluationError) {
    views.evaluator.states[run.slot] = try phases(of: run, in: &views, scene: scene)[0]
  }

  /// The current phases, at least one.
  private func phases(
    of run: PhaseRun, in views: inout ViewGraph, scene: borrowing AnimationScene
  ) throws(EvaluationError) -> [Value] {
    let sequence = views.timeline[run.animator].phases
    let context = views.context(at: run.modifier, for: run.instance)
    let found = try views.evaluator.value(sequence, in: context, scene: scene)
    guard let phases = found.loopElements(atMost: Self.limit), !phases.isEmpty else {
      throw EvaluationError(.other("a phase animator needs at least one phase"), at: sequence.place)
    }
    return phases.elements
  }

  /// Adds the observers of a new instance's triggers.
  func observed(
    _ instance: Int, in views: inout ViewGraph, scene: borrowing AnimationScene
  ) throws(EvaluationError) {
    for number in runs.numbers(of: instance) {
      guard let trigger = views.timeline[runs[number].animator].trigger else { continue }
      let context = views.context(at: runs[number].modifier, for: instance)
      try views.watch(
        trigger, in: context, of: instance, reaction: .phases(number), scene: scene)
    }
  }

  /// Shows the first phases in a view that comes back after it was gone.
  mutating func reset(
    _ instance: Int, in views: inout ViewGraph, scene: borrowing AnimationScene
  ) throws(EvaluationError) {
    for number in runs.numbers(of: instance) {
      try showFirst(runs[number], in: &views, scene: scene)
      runs[number].begin()
    }
  }

  /// Raises the animators of new instances that have no trigger.
  func appeared(_ instances: [Int], in timeline: Timeline, _ loop: inout RunLoop) {
    for number in runs.numbers(of: instances)
    where timeline[runs[number].animator].trigger == nil { loop.raise(.phase(number)) }
  }

  /// Raises those of the animators without a trigger that have stopped while their view was leaving.
  func returned(_ instances: [Int], in timeline: Timeline, _ loop: inout RunLoop) {
    let stopped = instances.filter { runs.numbers(of: $0).allSatisfy { !runs[$0].isWaiting } }
    appeared(stopped, in: timeline, &loop)
  }
}

// MARK: - Going on

extension PhaseAnimators {
  /// Goes through all phases once and back to the first, after a trigger; in the middle the next phase comes at
  /// once.
  mutating func trigger(
    _ number: Int, in views: inout ViewGraph, scene: borrowing AnimationScene,
    _ loop: inout RunLoop
  ) throws(EvaluationError) {
    let phases = try phases(of: runs[number], in: &views, scene: scene)
    runs[number].trigger(phaseCount: phases.count)
    loop.raise(.phase(number))
  }

  /// Raises the next phase after the completion of one, unless a trigger overtook it.
  mutating func complete(_ phase: ShownPhase, in views: borrowing ViewGraph, _ loop: inout RunLoop)
  {
    guard runs[phase.animator].complete(phase),
      views.instances[runs[phase.animator].instance].isPresent
    else { return }
    loop.raise(.phase(phase.animator))
  }

  /// Goes on to the next phase: the write of it, and the names that its animation sees. Nil when no phase remains,
  /// and for an animator that is stopped because it never pauses, which is reported.
  mutating func next(
    _ number: Int, at instant: Instant, in views: inout ViewGraph,
    scene: borrowing AnimationScene, _ recorder: inout EventRecorder
  ) throws(EvaluationError) -> (write: ScopedWrite, context: StepContext)? {
    let run = runs[number]
    let (timeline, place) = (views.timeline, views.timeline[run.modifier].place)
    guard views.instances[run.instance].isPresent, run.goesOn else { return nil }
    let phases = try phases(of: run, in: &views, scene: scene)
    guard runs[number].noteTime(instant, phaseCount: phases.count) else {
      recorder.warnOfPhaseCircle(at: place)
      return nil
    }
    let index = (run.index + 1) % phases.count
    var write = ScopedWrite(state: run.slot, value: phases[index], word: .phase, place: place)
    write.waiting = .nextPhase(runs[number].show(index, of: number))
    guard let setting = timeline[run.animator].animation else { return (write, .document) }
    write.setting = setting
    let outer = views.context(at: run.modifier, for: run.instance)
    return (
      write,
      try views.stepContext(
        in: outer, openedBy: run.modifier, injecting: [phases[index]], scene: scene)
    )
  }
}

/// A phase that was shown, by the number of its animator and its own among all that were shown there.
struct ShownPhase {
  let animator: Int
  let count: Int
}

/// A `phaseAnimator` in an instance of a view.
private struct PhaseRun {
  let animator: ElementIndex<PhaseAnimator>
  let modifier: ElementIndex<Modifier>
  let instance: Int
  /// The hidden state that is the phase.
  let slot: Int
  /// The number of the phase that is shown.
  private(set) var index = 0
  /// How many phases remain after a trigger; nil for an endless animator.
  private var remaining: Int?
  /// How many phases were shown.
  private var shownCount = 0
  /// Whether the next phase waits for the completion of the last one that was shown.
  private(set) var isWaiting = false
  /// When the last phase was set, and how many were set then.
  private var lastInstant: Instant?
  private var countAtInstant = 0

  init(
    animator: ElementIndex<PhaseAnimator>, modifier: ElementIndex<Modifier>, instance: Int,
    slot: Int
  ) {
    (self.animator, self.modifier) = (animator, modifier)
    (self.instance, self.slot) = (instance, slot)
  }

  /// Whether a phase remains.
  var goesOn: Bool { remaining != 0 }

  /// Begins anew, in a view that comes back after it was gone.
  mutating func begin() {
    (index, remaining, isWaiting) = (0, nil, false)
  }

  /// Goes through all phases once and back to the first.
  mutating func trigger(phaseCount: Int) {
    remaining = phaseCount - index
  }

  /// Shows a phase until its completion is called.
  mutating func show(_ phase: Int, of animator: Int) -> ShownPhase {
    index = phase
    remaining = remaining.map { $0 - 1 }
    shownCount += 1
    isWaiting = true
    return ShownPhase(animator: animator, count: shownCount)
  }

  /// Receives a completion; true if the next phase was waiting for it.
  mutating func complete(_ phase: ShownPhase) -> Bool {
    guard isWaiting, phase.count == shownCount, goesOn else { return false }
    isWaiting = false
    return true
  }

  /// Notes that a phase is set; false if all were set at one instant: nothing in them is animated,
  /// so they would cycle forever.
  mutating func noteTime(_ instant: Instant, phaseCount: Int) -> Bool {
    countAtInstant = lastInstant == instant ? countAtInstant + 1 : 1
    lastInstant = instant
    return remaining != nil || countAtInstant <= phaseCount
  }
}

extension EventRecorder {
  fileprivate mutating func warnOfPhaseCircle(at place: SourceRange) {
    warnings.append(
      .warning(
        .neverSettles, "all phases come and go at one instant; the animator is stopped here",
        at: place.range, help: "let a phase change something that is animated"))
  }
}
