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
        from: mark, in: &stepContent.completions)
    }
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
    let help = "add a verb, such as \"set\": { \"x\": 1 }"
    add(.error(.missingKey, "a step needs something to do", at: place, help: help))
  }

  /// A scope around nothing but work that is put off is closed before any of it is done.
  mutating func checkScope(of parts: StepParts, _ verbs: ArraySlice<Verb>, _ key: JSONString) {
    var work: Set<LateWork> = []
    guard stepContent.putOff(verbs, parts.details, into: &work), let first = work.first else {
      return
    }
    let what = work.count == 1 ? first.rawValue : "work that is put off"
    let when = work == [.gesture] ? "the first sample" : "it runs"
    add(
      .warning(
        .closedScope, "the scope around \(what) is closed before \(when)", at: key.range,
        help: "put '\(content.text(key))' into the steps inside, or give a view an 'animation' "
          + "modifier with a 'value'"))
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
