/// The words a shell can offer for one that is still to be typed.
package enum Candidates: Hashable, Sendable {
  /// Only the user knows the word: a number, a name, an expression.
  case unknown
  /// One of a closed list.
  case words([String])
  case files
}
