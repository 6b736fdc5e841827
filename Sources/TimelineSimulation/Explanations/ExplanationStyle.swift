/// How explanations are printed.
package struct ExplanationStyle: Sendable {
  package var format = ExplanationFormat.text
  package var numbers = NumberFormat.standard
  /// Whether only the first sentences are printed.
  package var isBrief = false
  /// Whether what gave an animation stands out by a color.
  package var marksWinner = false

  package init() {}
}

/// The formats of explanations.
package enum ExplanationFormat: String, Sendable {
  /// Paragraphs for people.
  case text
  /// One document.
  case json
  /// An object a line.
  case ndjson
}
