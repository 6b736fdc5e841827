/// The outline of a motion in a recording before anything is fitted: when it moves, and when it has arrived.
struct MotionOutline {
  /// The time of the last row before the first that has moved clearly.
  let begin: Double
  /// The time of the first row that has moved clearly.
  let departure: Double
  /// The time from which on the values stay near the last one.
  let arrival: Double
  /// The median distance of two rows, in seconds.
  let interval: Double
  /// The noise: the difference of neighbouring values by chance.
  let noise: Double

  /// The part of the range that counts as clearly moved.
  static let clearly = 0.02

  init(_ recording: MotionRecording) {
    let (times, values) = (recording.times, recording.values)
    noise = recording.noise
    let limit = max(Self.clearly * recording.range, 5 * noise)
    let last = values[values.count - 1]
    let moved = values.firstIndex { abs($0 - values[0]) > limit } ?? 0
    let away = values.lastIndex { abs($0 - last) > limit } ?? 0
    begin = times[max(moved - 1, 0)]
    departure = times[moved]
    arrival = max(times[min(away + 1, times.count - 1)], departure)
    let gaps = zip(times.dropFirst(), times).map { $0 - $1 }.filter { $0 > 0 }.sorted()
    interval = gaps.isEmpty ? 0 : gaps[gaps.count / 2]
  }

  /// How long the motion is clearly on its way.
  var travel: Double { max(arrival - departure, interval, 1e-6) }
}

extension MotionRecording {
  /// How much neighbouring values differ by chance: what third differences have, where a smooth motion has
  /// little, by their median, which the jumps of a motion do not change.
  fileprivate var noise: Double {
    let differences = (3..<values.count).map { row -> Double in
      let outer = values[row] - values[row - 3]
      let inner = values[row - 1] - values[row - 2]
      return abs(outer - 3 * inner)
    }
    let median = differences.sorted()[differences.count / 2]
    // The variance of a third difference is that of 1 + 9 + 9 + 1 numbers.
    return median / (0.6745 * (20.0).squareRoot())
  }
}
