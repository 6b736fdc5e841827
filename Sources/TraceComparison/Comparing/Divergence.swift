/// A place where two traces part.
package struct Divergence: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A row that only one has.
    case row(only: Side)
    /// Different values of a track.
    case track(String, Cell, Cell)
    /// An event that only one has, by its word.
    case event(String, only: Side)
    /// An event that both have, and the first field in which they differ.
    case eventField(String, EventDifference.Field)
  }

  package let time: Double
  package let kind: Kind
  /// The bytes of the two traces that it is about, where there are some.
  package let places: BothSides<Range<Int>?>
}

extension Divergence {
  /// Something that only one of the traces has.
  init(at time: Double, _ kind: Kind, only side: Side, at place: Range<Int>) {
    var places = BothSides<Range<Int>?>(nil, nil)
    places[side] = place
    self.init(time: time, kind: kind, places: places)
  }
}
