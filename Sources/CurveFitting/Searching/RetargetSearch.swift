/// Where a motion may have been sent elsewhere: jumps of the acceleration, and where noise hides them, times
/// all over the motion.
enum RetargetSearch {
  /// The part of the range from which on noise hides jumps.
  private static let hidden = 2e-4

  /// The times from which a search for a retarget begins.
  static func candidates(in recording: MotionRecording, _ outline: MotionOutline) -> [Double] {
    let jumps = candidates(in: recording, after: outline.departure, count: 6)
    guard outline.noise > hidden * recording.range else { return jumps }
    let count = 8
    let spread = (0..<count).map { index in
      outline.departure + outline.travel * (Double(index) + 0.5) / Double(count)
    }
    return jumps + spread
  }

  /// The times of the greatest jumps after a begin, the greatest first and none next to another.
  static func candidates(
    in recording: MotionRecording, after begin: Double, count: Int
  ) -> [Double] {
    let jumps = jumps(in: recording).filter { $0.time > begin }
    var found: [Double] = []
    for jump in jumps.sorted(by: { $0.size > $1.size }) where found.count < count {
      let isNear = found.contains { abs($0 - jump.time) < 2.5 * jump.interval }
      if !isNear { found.append(jump.time) }
    }
    return found
  }

  private struct Jump {
    let time: Double
    let size: Double
    let interval: Double
  }

  /// The change of the second difference at each row; at a jump the row is the last of the old motion.
  private static func jumps(in recording: MotionRecording) -> [Jump] {
    let (times, values) = (recording.times, recording.values)
    var accelerations: [(row: Int, value: Double)] = []
    for row in 1..<(times.count - 1) {
      let (before, after) = (times[row] - times[row - 1], times[row + 1] - times[row])
      guard before > 0, after > 0 else { continue }
      let slopes = (
        (values[row] - values[row - 1]) / before, (values[row + 1] - values[row]) / after
      )
      accelerations.append((row, 2 * (slopes.1 - slopes.0) / (before + after)))
    }
    return zip(accelerations.dropFirst(), accelerations).map { later, earlier in
      Jump(
        time: times[earlier.row], size: abs(later.value - earlier.value),
        interval: times[later.row] - times[earlier.row])
    }
  }
}
