import AnimationEngine

/// Which times are printed: every frame up to an end, or exactly the listed ones.
enum RowTimes: Sequence {
  /// From frame 0 to the first frame at or after `end`.
  case frames(rate: Double, end: Instant)
  case listed([Instant])

  /// One printed time.
  struct Row {
    let instant: Instant
    /// The number in the `time` column: one correctly rounded division.
    let seconds: Double
  }

  func makeIterator() -> some IteratorProtocol<Row> {
    var index = 0
    var isOver = false
    return AnyIterator {
      guard !isOver, let row = row(at: index) else { return nil }
      if case .frames(_, let end) = self, row.instant >= end { isOver = true }
      index += 1
      return row
    }
  }

  private func row(at index: Int) -> Row? {
    switch self {
    case .frames(let rate, _):
      return Row(instant: .frame(index, rate: rate), seconds: Double(index) / rate)
    case .listed(let instants):
      guard index < instants.count else { return nil }
      return Row(instant: instants[index], seconds: instants[index].seconds)
    }
  }
}

/// What the command line says about the printed times; what it leaves out, the document says.
package struct Sampling: Sendable {
  /// Frames per second.
  package var frameRate: Double?
  /// The last time of the run in seconds.
  package var until: Double?
  /// Exactly these times in seconds, in any order, instead of frames.
  package var times: [Double]?

  package init() {}
}
