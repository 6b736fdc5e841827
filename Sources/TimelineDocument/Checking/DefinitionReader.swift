import Diagnostics
import ExpressionLanguage
import JSONText

/// Adds a document's definitions to scopes.
struct DefinitionReader {
  let timeline: Timeline
  let source: SourceText

  /// Adds a definition; what is wrong with it is told once, when the definitions of its scope are checked.
  func define(_ definition: Definition, in scope: inout ExpressionScope) {
    var silent = DiagnosticList()
    scope.define(
      definition.signature, at: definition.place.range.insideQuotes,
      as: ExpressionText(lines: lines(definition.value)), diagnostics: &silent)
  }

  private func lines(_ value: DocumentValue) -> [ExpressionText] {
    switch value {
    case .array(let elements, _): timeline[elements].flatMap(lines)
    case .text, .number, .boolean, .null, .object: [source.expressionText(value)]
    }
  }
}

extension SourceText {
  /// The expression in a string.
  func expressionText(_ string: JSONString) -> ExpressionText {
    ExpressionText(text(string), places: PlaceMap(jsonString: string.content, in: bytes))
  }

  /// A value as an expression: a text is one, a number or a truth is written like one.
  func expressionText(_ value: DocumentValue) -> ExpressionText {
    switch value {
    case .text(let expression): expressionText(expression.text)
    case .number(_, let place), .boolean(_, let place), .null(let place), .array(_, let place),
      .object(_, let place):
      expressionText(place)
    }
  }

  /// A literal of JSON as an expression.
  func expressionText(_ place: SourceRange) -> ExpressionText {
    ExpressionText(
      String(decoding: bytes[place.range], as: UTF8.self), at: place.range.lowerBound)
  }
}

extension Range<Int> {
  fileprivate var insideQuotes: Range<Int> { lowerBound + 1..<upperBound - 1 }
}

extension Definition {
  fileprivate var signature: Signature { Signature(name: name, parameters: parameters) }
}
