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
      key: ExpressionText(definition.key, at: definition.place.range.lowerBound + 1),
      as: ExpressionText(lines: lines(definition.value)), diagnostics: &silent)
  }

  private func lines(_ value: DocumentValue) -> [ExpressionText] {
    switch value {
    case .text(let string): [source.expressionText(string)]
    case .array(let elements, _): timeline[elements].flatMap(lines)
    case .number(_, let place), .boolean(_, let place), .null(let place), .object(_, let place):
      [source.expressionText(place)]
    }
  }
}

extension SourceText {
  /// The expression in a string.
  func expressionText(_ string: JSONString) -> ExpressionText {
    ExpressionText(text(string), places: PlaceMap(jsonString: string.content, in: bytes))
  }

  /// A literal of JSON as an expression.
  func expressionText(_ place: SourceRange) -> ExpressionText {
    ExpressionText(
      String(decoding: bytes[place.range], as: UTF8.self), at: place.range.lowerBound)
  }
}

extension Definition {
  /// The name with its parameters, as it is declared.
  fileprivate var key: String {
    parameters.map { "\(name)(\($0.joined(separator: ", ")))" } ?? name
  }
}
