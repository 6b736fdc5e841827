/// The differences between the frames of two traces.
package struct FrameReport: Sendable {
  package internal(set) var first: Divergence?
  /// How many times both have.
  package internal(set) var matchedRows = 0
  package internal(set) var onlyIn = BothSides(TimeCount(), TimeCount())
  /// The tracks that both have, and those of one that have a value somewhere.
  package internal(set) var tracks: [TrackReport] = []

  package var isSame: Bool {
    onlyIn.first.count == 0 && onlyIn.second.count == 0 && tracks.allSatisfy { $0.isSame }
  }
}
