/// A place where two traces part.
package struct Divergence: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A row that only one has.
    case row(only: Side)
    /// What a track shows.
    case track(String, Cell, Cell)
    /// An event that only one has, by its word.
    case event(String, only: Side)
    /// An event that both have, and the first field in which they differ.
    case eventField(String, EventDifference.Field)
  }

  package let time: Double
  package let kind: Kind
  /// The bytes of the first trace that it is about, where there are some.
  package let firstPlace: Range<Int>?
  /// Those of the second.
  package let secondPlace: Range<Int>?
}
