package import Diagnostics

/// One of several conditions: a test, or a value that must not be nil and gets a name.
package struct CheckedCondition: Sendable {
  /// The name; nil for a test.
  package let name: String?
  package let expression: CheckedExpression
}

extension ExpressionChecker {
  /// Whether a text is conditions of which one names a value, as `let item = list.first`.
  package func bindsNames(_ text: ExpressionText) -> Bool {
    guard text.bytes.indices.contains(where: { text.bytes[$0...].starts(with: "let ".utf8) }) else {
      return false
    }
    var silent = DiagnosticList()
    return Parser.parseConditions(text, diagnostics: &silent).contains { condition in
      if case .binding = condition { true } else { false }
    }
  }

  /// Reads and checks conditions with commas between them, each of which sees the names before it.
  ///
  /// - Parameter scope: gets the names as inputs, in their order.
  /// - Returns: nil for conditions of which one is wrong.
  package func check(
    conditions text: ExpressionText, in scope: inout ExpressionScope,
    diagnostics: inout DiagnosticList
  ) -> [CheckedCondition]? {
    let errors = diagnostics.errorCount
    let conditions = Parser.parseConditions(text, diagnostics: &diagnostics)
    guard diagnostics.errorCount == errors else { return nil }
    var checked: [CheckedCondition] = []
    for condition in conditions {
      let body = SyntaxBody(statements: [], result: condition.value)
      switch condition {
      case .test:
        let test = check(
          body, of: text, expecting: .type(.bool), in: scope, diagnostics: &diagnostics)
        if let test { checked.append(CheckedCondition(name: nil, expression: test)) }
      case .binding(let name, let value):
        let found = check(body, of: text, in: scope, diagnostics: &diagnostics)
        if let type = found?.type, !type.isOptional, type != .unknown {
          diagnostics.add(
            .error(
              .wrongType, "'let' in a condition wants an optional, found \(type.withArticle)",
              at: text.places.fileRange(value.range), help: "put it into \"let\", beside \"when\""))
        }
        scope.declareInput(
          name.text, found?.type.unwrapped ?? .unknown, at: text.places.fileRange(name.range),
          diagnostics: &diagnostics)
        if let found { checked.append(CheckedCondition(name: name.text, expression: found)) }
      }
    }
    return diagnostics.errorCount == errors ? checked : nil
  }
}
