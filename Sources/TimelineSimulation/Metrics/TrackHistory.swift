/// The values of a track over time, each kept once for as long as it lasts.
struct TrackHistory {
  struct Point {
    let time: Double
    let value: Double
  }

  private(set) var points: [Point] = []
  private(set) var peakVelocity: Double?

  /// Adds what a row shows; a value may be missing.
  mutating func add(_ value: Double?, velocity: Double?, at time: Double) {
    guard let value else { return }
    if points.last?.value != value { points.append(Point(time: time, value: value)) }
    if let velocity { peakVelocity = max(peakVelocity ?? 0, abs(velocity)) }
  }

  /// The first time from which on the value stays so close to another one; nil if it does not.
  func firstTime(staysWithin distance: Double, of value: Double) -> Double? {
    let isFar = { (point: Point) in abs(point.value - value) > distance }
    guard let last = points.lastIndex(where: isFar) else { return points.first?.time }
    return last + 1 < points.count ? points[last + 1].time : nil
  }

  /// How often the value turns around; it has turned when it is so far back from where it was furthest.
  func directionChanges(greaterThan distance: Double) -> Int {
    guard var lowest = points.first?.value else { return 0 }
    var highest = lowest
    var count = 0
    /// Whether it goes up; nil before it has gone anywhere.
    var rises: Bool?
    for point in points.dropFirst() {
      if rises != true, point.value > lowest + distance {
        if rises == false { count += 1 }
        rises = true
        highest = point.value
      } else if rises != false, point.value < highest - distance {
        if rises == true { count += 1 }
        rises = false
        lowest = point.value
      }
      lowest = rises == true ? point.value : min(lowest, point.value)
      highest = rises == false ? point.value : max(highest, point.value)
    }
    return count
  }
}
