import Diagnostics
import JSONText

// Checks that compare keys of one step.
extension DocumentDecoder {
  /// Checks and collects the parts that most steps do not have.
  mutating func readDetails(
    of parts: inout StepParts, _ keys: KeySet<StepKey>, at place: Range<Int>
  ) -> ElementIndex<StepDetails> {
    checkCompanions(keys, at: place)
    checkCompletion(of: parts, keys, at: place)
    if keys.contains(.completion) {
      completions.add(parts.completion)
      let mark = completions.mark - 1
      parts.details.completions = completions.store(
        from: mark, in: &stepContent.completions)
    }
    if let index = parts.selection { stepContent.selections[index.index].cases = parts.cases }
    if let sequence = parts.sequence {
      parts.details.loop = StepLoop(sequence: sequence, elementName: parts.elementName)
    }
    return stepContent.stepDetails.add(parts.details)
  }

  /// A step without a verb does nothing, unless it waits for the completion of nothing.
  mutating func checkIsNotEmpty(
    _ parts: StepParts, _ keys: KeySet<StepKey>, at place: Range<Int>
  ) {
    if parts.scopeKey != nil, parts.completionKey != nil { return }
    let isStatement = keys.intersection(StepKey.besideStatement).count == keys.count
    if isStatement, !parts.details.constants.isEmpty { return }
    refuseEmptyStep(at: place)
  }

  /// The last step of a list gives names to no step.
  mutating func checkIsNoConstant(_ step: Step) {
    guard let index = step.details else { return }
    let details = stepContent.stepDetails[index.index]
    guard stepContent.constants(declaredBy: step, details) != nil, details.condition == nil,
      details.loop == nil
    else { return }
    refuseEmptyStep(at: step.place.range)
  }

  private mutating func refuseEmptyStep(at place: Range<Int>) {
    let help = "add a verb, such as \"set\": { \"x\": 1 }"
    add(.error(.missingKey, "a step needs something to do", at: place, help: help))
  }

  /// A scope around nothing but work that is put off is closed before any of it is done.
  mutating func checkScope(of parts: StepParts, _ verbs: ArraySlice<Verb>, _ key: JSONString) {
    var work: Set<LateWork> = []
    var calls: [ElementIndex<ActionCall>] = []
    let onlyPutsOff = stepContent.putOff(verbs, parts.details, into: &work) { call in
      calls.append(call)
      return []
    }
    guard onlyPutsOff else { return }
    let scope = ClosingScope(key: key, work: work, calls: calls)
    if calls.isEmpty { warn(of: scope) } else { closingScopes.append(scope) }
  }

  /// Warns of scopes around calls of actions that only put work off; the actions are known now.
  mutating func checkScopesAroundCalls() {
    var late = LateActions()
    for var scope in closingScopes {
      let found = scope.calls.map { call in
        late.work(of: stepContent.calls[call.index].action, timeline.actions, stepContent)
      }
      guard !found.contains(nil) else { continue }
      for work in found { scope.work.formUnion(work ?? []) }
      warn(of: scope)
    }
  }

  private mutating func warn(of scope: ClosingScope) {
    let (key, work) = (scope.key, scope.work)
    guard let first = work.first else { return }
    let what = work.count == 1 ? first.rawValue : "work that is put off"
    let when = work == [.gesture] ? "the first sample" : "it runs"
    add(
      .warning(
        .closedScope, "the scope around \(what) is closed before \(when)", at: key.range,
        help:
          "put '\(content.text(key))' into the steps \(scope.calls.isEmpty ? "inside" : "that run then"), "
          + "or give a view an 'animation' modifier with a 'value'"))
  }
}

/// A scope around nothing but work that is put off, and calls of actions.
struct ClosingScope {
  let key: JSONString
  var work: Set<LateWork>
  let calls: [ElementIndex<ActionCall>]
}

/// The deferred work of actions that do nothing but defer work, by action. Each action is examined once.
private struct LateActions {
  private var known: [Int: Set<LateWork>?] = [:]

  /// The work that an action puts off; nil where it does something at once, or calls itself.
  mutating func work(
    of action: ElementIndex<Action>, _ actions: [Action], _ content: StepContent, depth: Int = 0
  ) -> Set<LateWork>? {
    if let work = known[action.index] { return work }
    guard depth < ActionInstances.nestingLimit else { return nil }
    known[action.index] = .some(nil)
    var work: Set<LateWork> = []
    let onlyPutsOff = content.putOff(actions[action.index].steps, into: &work) { call in
      self.work(of: content.calls[call.index].action, actions, content, depth: depth + 1)
    }
    let found = onlyPutsOff ? work : nil
    known[action.index] = .some(found)
    return found
  }
}

// MARK: - Several verbs in one step

extension DocumentDecoder {
  /// Verbs are done in the order of their keys; a program that sorts keys would change what two of
  /// them do to one state.
  mutating func checkOrder(of verbs: ArraySlice<Verb>) {
    var seen: Set<StateReference> = []
    for verb in verbs {
      let states = stepContent.changedStates(verb.action)
      if let both = states.first(where: seen.contains) {
        add(
          .warning(
            .ambiguousOrder, "two verbs of this step change '\(timeline.name(of: both))'",
            at: verb.place.range,
            help: "write them as two steps of a 'run', whose order no program changes"))
      }
      seen.formUnion(states)
    }
  }
}
