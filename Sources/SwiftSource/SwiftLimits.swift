/// The bounds that keep any source cheap to read; each has its own message.
package enum SwiftLimits {
  /// The maximum depth of brackets, statements and expressions, all together.
  package static let nesting = 96
  /// The maximum depth of texts in the interpolations of texts.
  package static let textNesting = 16
  /// How many tokens one source may have.
  package static let tokens = 500_000
  /// Of how many sources that are read as one each may have that many tokens.
  package static let fullSources = 20
}
