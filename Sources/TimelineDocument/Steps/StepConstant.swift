import Diagnostics
import ExpressionLanguage
import JSONText

/// A name of `let`, and the expression whose value it has from the moment at which its step runs.
package struct StepConstant: Hashable, Sendable {
  package let name: String
  /// Where the name is declared.
  package let place: SourceRange
  package let value: DocumentValue
}

extension StepKey {
  static let constantsEntry = KeyEntry(
    "let", .map(.newElement, to: .expression(.comparable)),
    "Names for values that are computed when the step runs, in this order: each sees those before "
      + "it. A step of nothing else gives them to the steps after it in its list.")

  /// The keys beside which `let` is a statement of its own.
  static let besideStatement: KeySet<Self> = [.constants, .name, .note]
}

extension DocumentDecoder {
  mutating func readConstants() throws(JSONError) -> ElementRange<StepConstant> {
    let start = stepContent.constants.count
    try readMembers("'let'") { (decoder, key) throws(JSONError) in
      let isName = decoder.checkName(key, of: "a constant's name")
      let value = try decoder.readValue(for: Subject("the value of", key), as: .comparable)
      guard isName, let value else { return }
      decoder.stepContent.constants.append(
        StepConstant(
          name: decoder.content.text(key), place: SourceRange(key.range), value: value))
    }
    return ElementRange(start..<stepContent.constants.count)
  }
}

extension Timeline {
  /// The names that a step of `let` alone gives to the steps after it; nil for any other step.
  package func constants(declaredBy step: Step) -> ElementRange<StepConstant>? {
    step.details.flatMap { stepContent.constants(declaredBy: step, self[$0]) }
  }
}

extension StepContent {
  /// The names that a step of `let` alone gives to the steps after it; nil for any other step.
  func constants(
    declaredBy step: Step, _ details: StepDetails
  ) -> ElementRange<StepConstant>? {
    guard step.verbs.isEmpty, step.scope == nil, !details.constants.isEmpty else { return nil }
    return details.constants
  }
}

extension TimelineChecker {
  /// As many names of `let` may be known in one place: each opens a scope inside the one before it.
  static let constantLimit = 100

  /// The scope in which constants are known, each inside that of the one before it.
  mutating func open(
    _ constants: ElementRange<StepConstant>, in outer: ScopeIndex
  ) -> ScopeIndex {
    var scope = outer
    for place in constants.indices {
      let index = ElementIndex<StepConstant>(place)
      let constant = timeline[index]
      guard constantCount < Self.constantLimit else {
        diagnostics.add(
          .error(
            .outOfRange, "at most \(Self.constantLimit) names of 'let' may be known in one place",
            at: constant.place.range, help: "keep the values in one list or structure"))
        break
      }
      constantCount += 1
      let type = check(constant.value, in: scope) ?? .unknown
      scope = scopes.open(in: scope, by: .constant(index)) { inner in
        inner.declareInput(
          constant.name, type, at: constant.place.range, diagnostics: &diagnostics)
      }
    }
    return scope
  }
}
