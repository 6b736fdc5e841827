import JSONText

/// A name that a modifier gives to a value: an animatable parameter, an output, a part of what
/// keyframes move.
package struct NamedExpression: Hashable, Sendable {
  package let name: String
  package let value: DocumentValue
  /// The source range of the name.
  package let place: SourceRange
}

extension DocumentDecoder {
  /// Reads names with their values; names that expressions read alone cannot be keywords.
  mutating func readNames(
    _ what: Subject, of name: String, as type: ExpectedType, in context: ExpressionContext? = nil,
    areReadAlone: Bool = false
  ) throws(JSONError) -> ElementRange<NamedExpression> {
    let start = timeline.viewContent.namedExpressions.count
    try readMembers(what) { (decoder, key) throws(JSONError) in
      _ = areReadAlone ? decoder.checkName(key, of: name) : decoder.checkIdentifier(key, of: name)
      let value = try decoder.readValue(
        for: Subject("the value of", key), as: type, in: context)
      guard let value else { return }
      decoder.timeline.viewContent.namedExpressions.append(
        NamedExpression(
          name: decoder.content.text(key), value: value, place: SourceRange(key.range)))
    }
    return ElementRange(start..<timeline.viewContent.namedExpressions.count)
  }
}
