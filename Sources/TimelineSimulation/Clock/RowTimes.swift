import AnimationEngine

/// Which times are printed: every frame up to an end, or exactly the listed ones.
enum RowTimes: Sequence {
  /// From the first frame at or after `start`, and not before frame 0, to the first frame at or after
  /// `end`; none if that is before `start`.
  case frames(rate: Double, start: Instant = .zero, end: Instant)
  case listed([Instant])

  /// One printed time.
  struct Row {
    let instant: Instant
    /// The number in the `time` column: one correctly rounded division.
    let seconds: Double
  }

  /// Gives the rows one after the other.
  struct Iterator: IteratorProtocol {
    fileprivate let times: RowTimes
    fileprivate var indices: Range<Int>

    mutating func next() -> Row? {
      indices.popFirst().map(times.row)
    }

    /// Passes over the rows before an instant, but for the last row of all.
    ///
    /// - Returns: how many these are.
    @discardableResult
    mutating func skip(to instant: Instant) -> Int {
      guard case .frames(let rate, _, _) = times, let last = indices.last else { return 0 }
      let first = indices.lowerBound
      let frame = FrameGrid(rate: rate).frame(notBefore: instant, from: first)
      indices = Swift.min(frame, last)..<indices.upperBound
      return indices.lowerBound - first
    }

    /// The instant of the row that comes after some others; nil where there are not so many.
    func instant(after count: Int) -> Instant? {
      indices.count > count ? times.row(at: indices.lowerBound + count).instant : nil
    }
  }

  func makeIterator() -> Iterator { Iterator(times: self, indices: indices) }

  /// How many rows there are.
  var count: Int { indices.count }

  /// The instant of the last row.
  var last: Instant? { indices.last.map(row)?.instant }

  /// The numbers of the frames, or of the listed times.
  var indices: Range<Int> {
    switch self {
    case .listed(let instants): return instants.indices
    case .frames(let rate, let start, let end):
      let frames = FrameGrid(rate: rate)
      let first = frames.frame(notBefore: start)
      return first..<Swift.max(first, frames.frame(notBefore: end) + 1)
    }
  }

  /// Those of some numbers that are left if all rows before an instant are skipped but the last one before it.
  func skipping(_ numbers: Range<Int>, to instant: Instant) -> Range<Int> {
    guard case .frames(let rate, _, _) = self, !numbers.isEmpty else { return numbers }
    let last = FrameGrid(rate: rate).frame(notBefore: instant, from: numbers.lowerBound) - 1
    return Swift.max(
      numbers.lowerBound, Swift.min(last, numbers.upperBound - 1))..<numbers.upperBound
  }

  /// The row of a number.
  func row(at index: Int) -> Row {
    switch self {
    case .frames(let rate, _, _):
      return Row(instant: .frame(index, rate: rate), seconds: Double(index) / rate)
    case .listed(let instants):
      return Row(instant: instants[index], seconds: instants[index].seconds)
    }
  }
}

/// The end of a run that never settles, if nothing says when it ends.
package enum OpenEnd: Sendable {
  /// It is refused.
  case refused
  /// It ends when nothing more is claimed of it.
  case claims
  /// It ends then, but not before all that moves without end has shown its whole motion once.
  case wholeMotion
}

/// The printed times as the command line sets them; the timeline sets what is nil here.
package struct Sampling: Sendable {
  /// Frames per second.
  package var frameRate: Double?
  /// The first printed time in seconds, which may be before 0.
  package var from: Double?
  /// The last time of a curve in seconds; a timeline says when its run ends.
  package var until: Double?
  /// Exactly these times in seconds, in any order, instead of frames.
  package var times: [Double]?
  /// The use of the rows.
  package var use = RowUse.output
  /// The end of a run that never settles.
  package var openEnd = OpenEnd.refused

  package init() {}
}
