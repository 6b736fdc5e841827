import JSONText

/// How a view replaces its text by another one.
package enum ContentTransition: String, CaseIterable, Sendable {
  case identity = ".identity"
  case opacity = ".opacity"
  case interpolate = ".interpolate"
  case numericText = ".numericText"
  case numericTextCall = ".numericText()"
  case numericTextUp = ".numericText(countsDown: false)"
  case numericTextDown = ".numericText(countsDown: true)"

  /// Whether the change of a text is animated at all.
  package var isAnimated: Bool { self != .identity }
}

extension ModifierGrammar {
  static let contentTransition = ModifierGrammar(
    KeyEntry(
      "contentTransition", .word(ContentTransition.allCases.map { $0.rawValue }),
      "How a text is replaced by another. Its column is the progress of the last change, from 0 to "
        + "1; what the letters do meanwhile is not published."),
    lists: .ofView, release: (.ios16, "iOS 16"),
    read: { (decoder, what, parts) throws(JSONError) in
      parts.contentTransition = try decoder.readWord(for: what)
    },
    make: { _, parts in parts.contentTransition.map { .contentTransition($0) } })
}
