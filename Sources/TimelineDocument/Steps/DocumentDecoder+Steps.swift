import Diagnostics
import JSONText

extension DocumentDecoder {
  /// Reads an array of steps.
  mutating func readSteps(_ what: Subject) throws(JSONError) -> ElementRange<Step> {
    let mark = steps.mark
    try readElements(what) { (decoder) throws(JSONError) in
      guard let step = try decoder.readStep("a step") else { return }
      decoder.steps.add(step)
    }
    if steps.mark > mark, let last = steps.latest { checkIsNoConstant(last) }
    return steps.store(from: mark, in: &stepContent.steps)
  }

  /// Reads steps that run in a later turn: an action may call itself there.
  mutating func readLaterSteps(_ what: Subject) throws(JSONError) -> ElementRange<Step> {
    let caller = calls.caller
    calls.caller = nil
    let steps = try readSteps(what)
    calls.caller = caller
    return steps
  }

  /// Reads one step; an event is a step with a time.
  mutating func readStep(_ what: Subject, isEvent: Bool = false) throws(JSONError) -> Step? {
    _ = try cursor.peek()
    let start = cursor.offset
    let problems = diagnostics.count
    var parts = StepParts(verbMark: verbs.mark)
    let keys = try readObject(
      what, keys: StepKey.self,
      value: { (decoder, key, name) throws(JSONError) in
        if key == .at, !isEvent {
          try decoder.rejectTime(name)
        } else {
          try decoder.readStepValue(of: key, name, into: &parts)
        }
      },
      other: { (decoder, name) throws(JSONError) in
        let meant = StepKey.synonyms[decoder.content.text(name)]
        parts.hasOtherTime = parts.hasOtherTime || meant == .at
        try decoder.rejectKey(name, of: what, known: StepKey.table.names) { _ in meant?.name }
      })
    guard let keys else { return nil }
    let place = start..<cursor.lastRange.upperBound
    checkEnvironmentChange(parts, isEvent: isEvent)
    if isEvent, !keys.contains(.at), !parts.hasOtherTime {
      add(.error(.missingKey, "an event needs a time", at: place, help: "add \"at\": 0"))
    }
    var details: ElementIndex<StepDetails>?
    if !keys.intersection(StepKey.details).isEmpty {
      details = readDetails(of: &parts, keys, at: place)
    }
    checkVerbs(of: parts, keys, at: place, hasProblems: diagnostics.count != problems)
    return Step(
      place: SourceRange(place), scope: parts.scope,
      verbs: verbs.store(from: parts.verbMark, in: &stepContent.verbs), details: details)
  }

  private mutating func checkVerbs(
    of parts: StepParts, _ keys: KeySet<StepKey>, at place: Range<Int>, hasProblems: Bool
  ) {
    let count = verbs.mark - parts.verbMark
    if count == 1, parts.scopeKey == nil || verbs.latest?.action.isDoneAtOnce == true { return }
    let elements = verbs.elements(from: parts.verbMark)
    if count == 0, !hasProblems { checkIsNotEmpty(parts, keys, at: place) }
    if count > 1 { checkOrder(of: elements) }
    if let key = parts.scopeKey { checkScope(of: parts, elements, key) }
  }

  private mutating func rejectTime(_ name: JSONString) throws(JSONError) {
    try cursor.skipValue()
    add(
      .error(
        .unknownKey, "'at' belongs to an event, not to a step inside one", at: name.range,
        help: "use \"async\": { \"after\": 0.5, \"run\": [...] } for something later"))
  }

  private mutating func readStepValue(
    of key: StepKey, _ name: JSONString, into parts: inout StepParts
  ) throws(JSONError) {
    let what = Subject(key)
    switch key {
    case .at: try readEventTimes()
    case .name: parts.details.name = try readString(for: what).map { intern($0) }
    case .note: try cursor.skipValue()
    case .withAnimation:
      setScope(try readAnimation(for: what).map(AnimationScope.animation), name, &parts)
    case .withTransaction:
      setScope(
        try readTransactionChange(what).map(AnimationScope.transaction), name, &parts)
    case .binding:
      setScope(
        try readAnimation(for: what, as: .binding).map(AnimationScope.binding), name, &parts)
    case .completion: try readShortCompletion(name, into: &parts)
    case .criteria: parts.completion.criteria = try readWord(for: what) ?? .logicallyComplete
    case .completions: try readCompletions(name, into: &parts)
    case .constants: parts.details.constants = try readConstants()
    case .when: parts.details.condition = try readValue(for: what, as: .condition)
    case .otherwise: parts.details.otherwise = try readSteps(what)
    case .forEach: parts.sequence = try readValue(for: what, as: .sequence)
    case .elementName: parts.elementName = try readElementName()
    case .set: add(.set(try readAssignments(for: what, as: .newValue, to: .any)), name)
    case .toggle: add(.toggle(try readStatePaths(for: what)), name)
    case .append: add(.append(try readAssignments(for: what, as: .element, to: .list)), name)
    case .remove:
      add(.remove(try readAssignments(for: what, as: .elementOrPredicate, to: .list)), name)
    case .move: add(try readMove().map(Verb.Action.move), name)
    case .run: add(.run(try readSteps(what)), name)
    case .selection: add(try readSelection(into: &parts), name)
    case .cases: parts.cases = try readSelectionCases()
    case .call: add(try readCall().map(Verb.Action.call), name)
    case .tap: add(try readTap().map(Verb.Action.tap), name)
    case .async: add(try readAsync().map(Verb.Action.async), name)
    case .task: add(try readTask(), name)
    case .sleep: add(try readSleep(), name)
    case .timer: add(try readTimer(), name)
    case .cancel: add(try readString(for: what).map { .cancel(intern($0)) }, name)
    case .gesture: add(try readGesture().map(Verb.Action.gesture), name)
    case .pause: add(.pause(try readMotionTargets(for: what)), name)
    case .resume: add(.resume(try readMotionTargets(for: what)), name)
    case .stop: add(.stop(try readMotionTargets(for: what, isStop: true)), name)
    case .emit: add(try readString(for: what).map { .emit(intern($0)) }, name)
    case .setAnimationsEnabled:
      guard let isEnabled = try readValue(for: what, as: .condition) else { return }
      add(.setAnimationsEnabled(ElementIndex(stepContent.values.count)), name)
      stepContent.values.append(isEnabled)
    case .environment:
      parts.environmentPlace = name.range
      add(.set(try readEnvironmentChanges()), name)
    case .expect: add(try readExpectations().map(Verb.Action.expect), name)
    }
  }

  private mutating func add(_ action: Verb.Action?, _ name: JSONString) {
    guard let action else { return }
    verbs.add(Verb(place: SourceRange(name.range), action: action))
  }

  mutating func readElementName() throws(JSONError) -> String? {
    guard let name = try readString(for: "'as'"),
      checkName(name, of: "an element's name")
    else { return nil }
    return content.text(name)
  }
}
