import Diagnostics
import ExpressionLanguage
import JSONText

/// One thing that a step does.
package struct Verb: Hashable, Sendable {
  /// The source range of the verb's key.
  package let place: SourceRange
  /// The effect.
  package let action: Action

  /// The action of a verb.
  package enum Action: Hashable, Sendable {
    case set(ElementRange<Assignment>)
    case toggle(ElementRange<StatePath>)
    /// Adds elements to lists.
    case append(ElementRange<Assignment>)
    /// Removes the elements that equal a value, or for which a closure is true, from lists.
    case remove(ElementRange<Assignment>)
    case move(ElementIndex<Move>)
    /// Takes other steps in the same turn.
    case run(ElementRange<Step>)
    /// Takes the steps of one of several cases in the same turn.
    case select(ElementIndex<Selection>)
    case call(ElementIndex<ActionCall>)
    /// Takes the steps of a tap on the view of a name.
    case tap(ElementIndex<String>)
    case async(ElementIndex<AsyncWork>)
    case task(ElementIndex<UnstructuredTask>)
    case sleep(ElementIndex<Sleep>)
    case timer(ElementIndex<RepeatingTimer>)
    /// Cancels what was started last under a name.
    case cancel(ElementIndex<String>)
    case gesture(ElementIndex<Gesture>)
    case pause(ElementRange<MotionTarget>)
    case resume(ElementRange<MotionTarget>)
    case stop(ElementRange<MotionTarget>)
    /// Prints a line among the events.
    case emit(ElementIndex<String>)
    case expect(ElementIndex<ExpectationList>)
    /// Whether changes are animated from now on.
    case setAnimationsEnabled(ElementIndex<DocumentValue>)
  }
}

extension Verb.Action {
  /// Whether it takes the steps of one of several cases.
  var isSelection: Bool { if case .select = self { true } else { false } }

  /// Whether it is done in the turn of its step, and contains no other steps.
  var isDoneAtOnce: Bool {
    switch self {
    case .async, .task, .timer, .gesture, .run, .select, .call, .tap: false
    case .set, .toggle, .append, .remove, .move, .sleep, .cancel, .pause, .resume, .stop,
      .emit, .expect, .setAnimationsEnabled:
      true
    }
  }
}

extension StepContent {
  /// Whether verbs do nothing now and only put work off, which is noted.
  ///
  /// - Parameter putOffByCall: what a call only puts off; nil where it does something now, or where that is not
  ///   known.
  func putOff(
    _ verbs: ArraySlice<Verb>, _ details: StepDetails, into work: inout Set<LateWork>,
    _ putOffByCall: (ElementIndex<ActionCall>) -> Set<LateWork>? = { _ in nil }
  ) -> Bool {
    for verb in verbs {
      switch verb.action {
      case .async: work.insert(.async)
      case .task: work.insert(.task)
      case .timer: work.insert(.timer)
      case .gesture: work.insert(.gesture)
      case .run(let steps):
        guard putOff(steps, into: &work, putOffByCall) else { return false }
      case .select(let selection):
        for steps in stepsOfCases(selection) {
          guard putOff(steps, into: &work, putOffByCall) else { return false }
        }
      case .call(let call):
        guard let late = putOffByCall(call) else { return false }
        work.formUnion(late)
      case .set, .toggle, .append, .remove, .move, .tap, .sleep, .cancel, .pause, .resume, .stop,
        .emit, .expect, .setAnimationsEnabled:
        return false
      }
    }
    return putOff(details.otherwise, into: &work, putOffByCall)
  }

  /// The same of steps; one with a scope of its own is not this scope's matter.
  func putOff(
    _ steps: ElementRange<Step>, into work: inout Set<LateWork>,
    _ putOffByCall: (ElementIndex<ActionCall>) -> Set<LateWork>?
  ) -> Bool {
    for step in self.steps[steps.indices] {
      let details = step.details.map { stepDetails[$0.index] } ?? StepDetails()
      guard step.scope == nil,
        putOff(verbs[step.verbs.indices], details, into: &work, putOffByCall)
      else {
        return false
      }
    }
    return true
  }
}

/// Work that is done in a later turn.
enum LateWork: String {
  case async = "async work"
  case task = "a task"
  case timer = "a timer"
  case gesture = "a gesture"
}

extension StepContent {
  /// The states that a verb changes in the running turn, but those of views.
  func changedStates(_ action: Verb.Action) -> [StateReference] {
    switch action {
    case .set(let changes), .append(let changes), .remove(let changes):
      assignments[changes.indices].compactMap { $0.target.root }
    case .toggle(let paths): self.paths[paths.indices].compactMap { $0.root }
    case .move(let move):
      [moves[move.index].source.root, moves[move.index].destination.root].compactMap { $0 }
    case .run(let steps): changedStates(steps)
    case .select(let selection): stepsOfCases(selection).flatMap { changedStates($0) }
    case .call, .tap, .async, .task, .sleep, .timer, .cancel, .gesture, .pause, .resume, .stop,
      .emit, .expect, .setAnimationsEnabled:
      []
    }
  }

  private func changedStates(_ steps: ElementRange<Step>) -> [StateReference] {
    self.steps[steps.indices].flatMap { step in
      verbs[step.verbs.indices].flatMap { changedStates($0.action) }
    }
  }
}

extension TimelineChecker {
  // Verbs with steps inside are apart from the others, so that the recursion uses small frames.

  mutating func check(_ verbs: ElementRange<Verb>, in scope: ScopeIndex) {
    noteMoves(among: verbs)
    // By their indices, because a slice is counted as a reference for every step.
    for index in verbs.indices {
      let verb = timeline[ElementIndex<Verb>(index)]
      switch verb.action {
      case .run(let steps): check(steps, in: scope)
      case .select(let index): check(index, in: scope)
      case .call(let index):
        uses.leaveScopeOpenEnded()
        check(index, in: scope)
      case .tap: uses.leaveScopeOpenEnded()
      case .async(let index): check(index, in: scope)
      case .task(let index): check(index, in: scope)
      case .sleep(let index): check(index, at: verb.place, in: scope)
      case .timer(let index): check(index, in: scope)
      case .cancel(let name): checkCancellation(of: name, at: verb.place)
      case .gesture(let index): check(index, in: scope)
      case .set, .toggle, .append, .remove, .move, .expect, .pause, .resume, .stop, .emit,
        .setAnimationsEnabled:
        checkChange(verb.action, in: scope)
      }
    }
  }

  private mutating func checkChange(_ action: Verb.Action, in scope: ScopeIndex) {
    switch action {
    case .set(let assignments):
      for index in assignments.indices { checkSet(timeline[ElementIndex(index)], in: scope) }
    case .toggle(let paths): for path in timeline[paths] { checkToggle(path, in: scope) }
    case .append(let assignments):
      for assignment in timeline[assignments] { checkAppend(assignment, in: scope) }
    case .remove(let assignments):
      for assignment in timeline[assignments] { checkRemoval(assignment, in: scope) }
    case .move(let index): check(timeline[index], in: scope)
    case .expect(let index): check(timeline[index], in: scope)
    case .setAnimationsEnabled(let index): check(timeline[index], in: scope)
    case .run, .select, .call, .tap, .async, .task, .sleep, .timer, .cancel, .gesture, .pause,
      .resume, .stop, .emit:
      break
    }
  }
}
