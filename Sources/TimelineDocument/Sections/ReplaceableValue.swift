package import Diagnostics
import ExpressionLanguage
import JSONText

/// A value that may be replaced from outside the document: that of a definition without parameters, or the
/// first value of a state or of a published property.
package struct ReplaceableValue: Sendable {
  package let name: String
  let type: ValueType
  /// The bytes of the value.
  let place: Range<Int>
  /// Whether the document writes it as a string.
  let isExpression: Bool

  fileprivate init(_ name: String, _ type: ValueType, _ value: DocumentValue) {
    self.name = name
    self.type = type
    place = value.place
    if case .text = value { isExpression = true } else { isExpression = false }
  }
}

extension ReplaceableValue {
  /// The document with other values, each written as JSON.
  package static func replace(
    _ values: [(value: Self, json: String)], in source: SourceText
  ) -> ReplacedText {
    ReplacedText(source, replacing: values.map { .init($0.value.place, by: $0.json) })
  }

  /// The JSON of a value that was typed outside the document: a literal, or else an expression.
  package func json(typed text: String) -> String {
    if !isExpression, Self.isJSON(text) { return text }
    var writer = JSONWriter()
    writer.write(text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private static func isJSON(_ text: String) -> Bool {
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      var cursor = JSONCursor(bytes)
      do throws(JSONError) {
        try cursor.begin()
        if try cursor.peek() == .string { return false }
        try cursor.skipValue()
        try cursor.end()
        return true
      } catch {
        return false
      }
    }
  }
}

extension CheckedTimeline {
  /// Why an expression cannot take the place of a value; nil if it can, or if it is an object.
  package func problem(of text: String, replacing value: ReplaceableValue) -> Diagnostic? {
    guard text.utf8.first != UInt8(ascii: "{") else { return nil }
    let expected = value.type == .unknown ? .any : ExpectedTypes.type(value.type)
    var diagnostics = DiagnosticList()
    _ = ExpressionChecker(release: timeline.profile.release).check(
      ExpressionText(text, at: 0), expecting: expected, in: found.scopes[.document],
      diagnostics: &diagnostics)
    return diagnostics.first.first { $0.severity == .error }
  }

  /// The values that may be replaced: definitions, states, then published properties.
  package var replaceableValues: [ReplaceableValue] {
    ReplaceableValue.all(
      in: timeline, scope: found.scopes[.document], stateTypes: stateTypes,
      publishedTypes: publishedTypes)
  }
}

extension ReplaceableValue {
  static func all(
    in timeline: Timeline, scope: ExpressionScope, stateTypes: [ValueType],
    publishedTypes: [ValueType]
  ) -> [ReplaceableValue] {
    let plain = timeline.definitions.filter { $0.parameters == nil }
    let checker = ExpressionChecker(release: timeline.profile.release)
    let definitions = plain.map { definition in
      var silent = DiagnosticList()
      let checked = checker.check(
        ExpressionText(definition.name, at: 0), expecting: .any, in: scope,
        diagnostics: &silent)
      return ReplaceableValue(definition.name, checked?.type ?? .unknown, definition.value)
    }
    let states = zip(timeline.states, stateTypes).map {
      ReplaceableValue($0.name, $1, $0.initialValue)
    }
    let published = zip(timeline.published, publishedTypes).map {
      ReplaceableValue($0.qualifiedName, $1, $0.initialValue)
    }
    return definitions + states + published
  }
}
