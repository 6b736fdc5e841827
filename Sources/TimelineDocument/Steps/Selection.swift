import Diagnostics
import ExpressionLanguage
import JSONText

/// `switch` and `cases`: the steps of the first case that has the value.
package struct Selection: Hashable, Sendable {
  package let value: DocumentValue
  /// The cases, in the order in which they are tried.
  package internal(set) var cases = ElementRange<SelectionCase>.empty
}

/// One of the cases of `switch`.
package struct SelectionCase: Hashable, Sendable {
  /// The patterns, with commas between them; nil for `default`, which is taken if no other case is.
  package let patterns: WrittenExpression?
  package let steps: ElementRange<Step>
}

extension StepKey {
  static let selectionEntry = KeyEntry(
    "switch", .expression(.comparable),
    "The value that chooses one of the 'cases', as Swift's statement of that name.")
  static let casesEntry = KeyEntry(
    "cases", .map(.pattern, to: .steps),
    "Steps by the patterns of 'switch', as \"1, 2\" or \"0..<10\": those of the first case that has "
      + "the value run, in the turn and the scope of the step, else those of 'default'.")
}

extension DocumentDecoder {
  /// Reads the value of `switch`; its cases may come before it.
  mutating func readSelection(
    into parts: inout StepParts
  ) throws(JSONError) -> Verb.Action? {
    guard let value = try readValue(for: Subject(StepKey.selection), as: .comparable) else {
      return nil
    }
    let index = stepContent.selections.add(Selection(value: value))
    parts.selection = index
    return .select(index)
  }

  mutating func readSelectionCases() throws(JSONError) -> ElementRange<SelectionCase> {
    var cases: [SelectionCase] = []
    try readMembers(Subject(StepKey.cases)) { (decoder, key) throws(JSONError) in
      let isDefault = decoder.cursor.isEqual(key, "default")
      let patterns = isDefault ? nil : decoder.expression(key, in: .single)
      let steps = try decoder.readSteps(Subject("the steps of", key))
      cases.append(SelectionCase(patterns: patterns, steps: steps))
    }
    let start = stepContent.selectionCases.count
    stepContent.selectionCases += cases
    return ElementRange(start..<stepContent.selectionCases.count)
  }
}

extension StepContent {
  /// The steps of each case.
  func stepsOfCases(_ index: ElementIndex<Selection>) -> [ElementRange<Step>] {
    selectionCases[selections[index.index].cases.indices].map { $0.steps }
  }
}

extension TimelineChecker {
  mutating func check(_ index: ElementIndex<Selection>, in scope: ScopeIndex) {
    let selection = timeline[index]
    let type = check(selection.value, in: scope) ?? .unknown
    let inner = scopes.open(in: scope, by: .selection(index)) { inner in
      inner.declareInput(
        ScopeOpener.selectedValue, type, at: selection.value.place, diagnostics: &diagnostics)
    }
    for one in timeline[selection.cases] {
      if let patterns = one.patterns { check(patterns: patterns, in: inner) }
      check(one.steps, in: scope)
    }
  }

  private mutating func check(patterns: WrittenExpression, in scope: ScopeIndex) {
    guard !expressions.contains(patterns.index, in: scope) else { return }
    let checked = checker.check(
      patterns: source.expressionText(patterns.text), of: ScopeOpener.selectedValue,
      in: scopes[scope], diagnostics: &diagnostics)
    add(checked, at: patterns.index, in: scope)
  }
}

extension ScopeOpener {
  /// The name of the value that chooses a case, which no document can use.
  static let selectedValue = "$selected"
}
