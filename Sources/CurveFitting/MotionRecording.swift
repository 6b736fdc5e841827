/// The values of one track at increasing times, as something recorded them.
package struct MotionRecording: Hashable, Sendable {
  /// The times, in seconds.
  package let times: [Double]
  /// The value at each time.
  package let values: [Double]

  /// Checks what a motion can be fitted to.
  package init(times: [Double], values: [Double]) throws(FitProblem) {
    precondition(times.count == values.count, "every time has a value")
    self.times = times
    self.values = values
    guard let low = values.min(), let high = values.max(), low < high else {
      throw values.count < Self.fewestRows ? .tooFewRows(values.count) : .nothingMoves
    }
    let firstMoving = values.firstIndex { $0 != values[0] } ?? 0
    let lastMoving = values.lastIndex { $0 != values[values.count - 1] } ?? 0
    let moving = lastMoving - firstMoving + 1
    guard values.count >= Self.fewestRows, moving >= Self.fewestMovingRows else {
      throw .tooFewRows(values.count)
    }
    guard times[times.count - 1] > times[0] else { throw .nothingMoves }
  }

  /// A spring has a duration, a bounce, a start, a target and a begin; an error needs a row more.
  package static let fewestRows = 6
  /// A jump, or a jump over one row between, fits anything.
  package static let fewestMovingRows = 2

  /// The most rows that are fitted.
  package static let mostRows = 10_000
  /// The seconds that a motion may take.
  package static let longestMotion = 100.0
  /// The magnitudes that values and ranges may have: squares of them are numbers.
  private static let magnitudes = 1e-100...1e100

  /// The rows that are fitted: if there are too many, those around the motion; if these are too many, every
  /// second or third of them, and so on.
  package func thinned(to count: Int = mostRows) throws(FitProblem) -> MotionRecording {
    let first = values.firstIndex { $0 != values[0] } ?? 0
    let last = values.lastIndex { $0 != values[values.count - 1] } ?? 0
    let length = times[last] - times[first]
    guard length <= Self.longestMotion else { throw .tooLong(length) }
    let largest = values.reduce(0) { max($0, abs($1)) }
    guard Self.magnitudes.contains(range), Self.magnitudes.contains(largest) else {
      throw .outOfRange
    }
    let margin = values.count > count ? count / 4 : count
    let shown = values.indices.filter { row in
      row >= first - margin && row <= last + margin
        && times[row] >= times[first] - Self.longestMotion
        && times[row] <= times[last] + Self.longestMotion
    }
    guard shown.count < values.count || values.count > count else { return self }
    let step = (shown.count + count - 1) / count
    let chosen = stride(from: 0, to: shown.count, by: step).map { shown[$0] }
    return try MotionRecording(times: chosen.map { times[$0] }, values: chosen.map { values[$0] })
  }

  /// The distance between the least and the greatest value.
  var range: Double { (values.max() ?? 0) - (values.min() ?? 0) }

  /// The time from the first row to the last.
  var length: Double { times[times.count - 1] - times[0] }
}

/// Why no motion can be fitted to a recording.
package enum FitProblem: Error, Hashable, Sendable {
  /// There are fewer rows than a motion has numbers, or nearly all of them show the start or the end.
  case tooFewRows(Int)
  /// All values are the same.
  case nothingMoves
  /// Its motion takes this many seconds, which is too long.
  case tooLong(Double)
  /// Its values are too large, or too near to each other.
  case outOfRange
  /// Nothing of the family follows the recording at all.
  case nothingFits
}
