/// Bytes of the source, in half the memory of a `Range<Int>`; no input reaches 4 GiB.
package struct SourceRange: Hashable, Sendable {
  private let start: UInt32
  private let end: UInt32

  /// Creates the range of the same bytes.
  package init(_ range: Range<Int>) {
    start = UInt32(clamping: range.lowerBound)
    end = UInt32(clamping: range.upperBound)
  }

  /// The same bytes as a range.
  package var range: Range<Int> { Int(start)..<Int(end) }
}
