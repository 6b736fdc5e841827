/// What a shell can offer for a word that is still to be typed.
enum Candidates: Hashable, Sendable {
  /// Only who types the word knows it: a number, a name, an expression.
  case unknown
  /// One of a closed list.
  case words([String])
  case files
}
