package import ExpressionLanguage

extension CheckedTimeline {
  /// An expression as a Swift program has it.
  ///
  /// - Parameter isTyped: whether its place in the Swift program says the type of a number.
  package func swift(
    _ expression: WrittenExpression, as expected: ExpectedTypes? = nil, in scope: ScopeIndex,
    isTyped: Bool = true
  ) throws(SwiftRefusal) -> SwiftSpelling {
    try found.checker.swift(
      source.expressionText(expression.text),
      expecting: expected ?? timeline[expression.index].types, in: found.scopes[scope],
      isTyped: isTyped)
  }

  /// The body of a definition as a Swift program has it.
  package func swift(_ definition: SwiftDefinition) throws(SwiftRefusal) -> SwiftSpelling {
    try found.checker.swift(definition)
  }
}
