import Diagnostics
import JSONText

// What the keys of a step say about each other.
extension DocumentDecoder {
  /// Checks and puts together what most steps do not have.
  mutating func readDetails(
    of parts: inout StepParts, _ keys: KeySet<StepKey>, at place: Range<Int>
  ) -> ElementIndex<StepDetails> {
    checkCompanions(keys, at: place)
    checkCompletion(of: parts, keys, at: place)
    if keys.contains(.completion) {
      completions.add(parts.completion)
      let mark = completions.mark - 1
      parts.details.completions = completions.store(
        from: mark, in: &timeline.content.completions)
    }
    if let sequence = parts.sequence {
      parts.details.loop = StepLoop(sequence: sequence, elementName: parts.elementName)
    }
    timeline.content.stepDetails.append(parts.details)
    return ElementIndex(timeline.content.stepDetails.count - 1)
  }

  private mutating func checkCompletion(
    of parts: StepParts, _ keys: KeySet<StepKey>, at place: Range<Int>
  ) {
    guard let key = parts.completionKey else { return }
    if keys.intersection(StepKey.scopes).isEmpty {
      let help = "put 'withAnimation' beside it"
      add(.error(.missingKey, "a completion needs an animation's scope", at: place, help: help))
    }
    if keys.contains(.completion), keys.contains(.completions) {
      let help = "put it into 'completions'"
      let message = "a step has either 'completion' or 'completions'"
      add(.error(.conflictingKeys, message, at: key.range, help: help))
    }
    if !timeline.profile.hasCompletions {
      let message = "completions do not exist in the profile '\(timeline.profile.rawValue)'"
      add(.error(.notAvailable, message, at: key.range, help: "they came with 'ios17'"))
    }
  }

  /// Keeps a scope, or reports that the step has one already.
  mutating func setScope(_ scope: Scope?, _ key: JSONString, _ parts: inout StepParts) {
    if let first = parts.scopeKey {
      let message =
        "a step has one scope, and has '\(content.text(first))' already"
      var diagnostic = Diagnostic.error(.conflictingKeys, message, at: key.range)
      diagnostic.help = "put the inner one into a step of its own, inside 'run'"
      add(diagnostic)
      return
    }
    parts.scopeKey = key
    parts.scope = scope
  }

  /// A step without a verb does nothing, unless it waits for the completion of nothing.
  mutating func checkIsNotEmpty(
    _ parts: StepParts, _ keys: KeySet<StepKey>, at place: Range<Int>
  ) {
    if parts.scopeKey != nil, parts.completionKey != nil { return }
    let help = "add a verb, such as \"set\": { \"x\": 1 }"
    add(.error(.missingKey, "a step needs something to do", at: place, help: help))
  }

  /// A scope around nothing but work that is put off is closed before any of it is done.
  mutating func checkScope(of parts: StepParts, _ verbs: ArraySlice<Verb>, _ key: JSONString) {
    var work: Set<LateWork> = []
    guard timeline.putOff(verbs, parts.details, into: &work), let first = work.first else { return }
    let what = work.count == 1 ? first.rawValue : "work that is put off"
    let when = work == [.gesture] ? "the first sample" : "it runs"
    add(
      .warning(
        .closedScope, "the scope around \(what) is closed before \(when)", at: key.range,
        help: "put '\(content.text(key))' into the steps inside, or give a view an 'animation' "
          + "modifier with a 'value'"))
  }
}

/// Work that is done in a later turn.
private enum LateWork: String {
  case async = "async work"
  case gesture = "a gesture"
}

extension Timeline {
  /// Whether verbs do nothing now and only put work off, which is noted.
  fileprivate func putOff(
    _ verbs: ArraySlice<Verb>, _ details: StepDetails, into work: inout Set<LateWork>
  ) -> Bool {
    for verb in verbs {
      switch verb.action {
      case .async: work.insert(.async)
      case .gesture: work.insert(.gesture)
      case .run(let steps): guard putOff(steps, into: &work) else { return false }
      case .set, .toggle, .append, .remove, .move, .call, .pause, .resume, .stop, .emit, .expect:
        return false
      }
    }
    return putOff(details.otherwise, into: &work)
  }

  /// The same of steps; one with a scope of its own is not this scope's matter.
  private func putOff(_ steps: ElementRange<Step>, into work: inout Set<LateWork>) -> Bool {
    for step in self[steps] {
      guard step.scope == nil, putOff(self[step.verbs], self.details(of: step), into: &work) else {
        return false
      }
    }
    return true
  }
}

// MARK: - Several verbs in one step

extension DocumentDecoder {
  /// Verbs are done in the order of their keys; a program that sorts keys would change what two of
  /// them do to one state.
  mutating func checkOrder(of verbs: ArraySlice<Verb>) {
    var seen: Set<StateReference> = []
    for verb in verbs {
      let states = changedStates(verb.action)
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

  private func changedStates(_ action: Verb.Action) -> [StateReference] {
    switch action {
    case .set(let changes), .append(let changes), .remove(let changes):
      timeline[changes].map(\.target.root)
    case .toggle(let paths): timeline[paths].map(\.root)
    case .move(let move): [timeline[move].source.root, timeline[move].destination.root]
    case .run(let steps):
      timeline[steps].flatMap { timeline[$0.verbs].flatMap { changedStates($0.action) } }
    case .call, .async, .gesture, .pause, .resume, .stop, .emit, .expect: []
    }
  }
}
