/// The rows that a model is compared with.
struct FitRows {
  private(set) var times: [Double]
  /// The values less the first one, which keeps the digits of small motions far from zero.
  private(set) var values: [Double]
  /// For each row the number of changes that have come to rest at it, 0 while something moves.
  private(set) var rests: [Int]
  let offset: Double

  /// Marks the rows at the end of each change that show one value as at rest there: where a spring is
  /// over depends on more than its track.
  init(_ recording: MotionRecording, changes: [Double], fewestEqual: Int = 4) {
    times = recording.times
    offset = recording.values[0]
    let offset = offset
    values = recording.values.map { $0 - offset }
    rests = Array(repeating: 0, count: times.count)
    for index in changes.indices {
      let next = index + 1 < changes.count ? changes[index + 1] : .infinity
      let end = times.firstIndex { $0 > next } ?? times.count
      guard var row = (end > 0 ? end - 1 : nil), times[row] > changes[index] else { continue }
      while row > 0, values[row - 1] == values[end - 1], times[row - 1] > changes[index] {
        row -= 1
      }
      // Fewer equal rows may be the turn of a motion.
      guard end - row >= fewestEqual, values[row] != values[0] || index > 0 else { continue }
      for resting in row..<end { rests[resting] = index + 1 }
    }
  }

  var count: Int { times.count }
  /// The last time.
  var last: Double { times.last ?? 0 }

  /// About so many of the rows, with all that is needed to find where the numbers are.
  func thinned(to count: Int) -> FitRows {
    // Of those at rest a few say as much as all.
    let moving = (rests.firstIndex { $0 == rests[self.count - 1] && $0 > 0 } ?? self.count)
    let shown = min(self.count, moving + 3)
    guard shown > count || shown < self.count else { return self }
    let stride = max(1, (shown + count - 1) / count)
    var thin = self
    let kept = (0..<shown).filter { $0 % stride == 0 || $0 == shown - 1 }
    thin.times = kept.map { times[$0] }
    thin.values = kept.map { values[$0] }
    thin.rests = kept.map { rests[$0] }
    return thin
  }
}
