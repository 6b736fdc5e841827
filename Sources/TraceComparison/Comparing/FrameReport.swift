/// What the frames of two traces have that is not the same.
package struct FrameReport: Sendable {
  package internal(set) var first: Divergence?
  /// How many times both have.
  package internal(set) var matchedRows = 0
  package internal(set) var onlyInFirst = TimeCount()
  package internal(set) var onlyInSecond = TimeCount()
  /// The tracks that both have, and those of one that have a value somewhere.
  package internal(set) var tracks: [TrackReport] = []

  package var isSame: Bool {
    onlyInFirst.count == 0 && onlyInSecond.count == 0 && tracks.allSatisfy(\.isSame)
  }
}
