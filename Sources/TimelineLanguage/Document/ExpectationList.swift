/// What an `expect` asserts.
package struct ExpectationList: Hashable, Sendable {
  /// How far numbers may be from what is expected.
  package let tolerance: Double
  /// The assertions, in the order in which they are written.
  package let expectations: ElementRange<Expectation>
}
