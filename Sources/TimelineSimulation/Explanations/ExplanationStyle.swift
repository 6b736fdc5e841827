/// How explanations are printed.
package struct ExplanationStyle: Sendable {
  package var numbers = NumberFormat.standard
  /// Whether what gave an animation stands out by a color.
  package var marksWinner = false

  package init() {}
}
