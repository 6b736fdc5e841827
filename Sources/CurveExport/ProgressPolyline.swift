/// The progress of a motion over its duration: straight lines between points at equal distances, and a jump
/// at the end where the motion makes one.
struct ProgressPolyline: Sendable {
  /// The values at the points, the last of them before a jump.
  let values: [Double]
  /// The distance of two points, as a part of the duration.
  let step: Double
  /// The value at the very end.
  let end: Double

  init(_ values: [Double], step: Double, end: Double) {
    self.values = values
    self.step = step
    self.end = end
  }

  /// The value just before the end.
  var last: Double { value(at: 1) }

  /// The value at a part of the duration, before a jump at its end.
  func value(at part: Double) -> Double {
    let place = part / step
    let index = min(max(Int(place), 0), values.count - 1)
    guard index + 1 < values.count else { return values[index] }
    return values[index] + (values[index + 1] - values[index]) * (place - Double(index))
  }

  /// The slope at a part of the duration, per duration.
  func slope(at part: Double) -> Double {
    let (low, high) = (max(part - step, 0), min(part + step, 1))
    return (value(at: high) - value(at: low)) / (high - low)
  }

  /// The places at which this and other straight lines are compared.
  var places: [Double] { values.indices.map { min(Double($0) * step, 1) } }

  /// The greatest distance of a function from the motion, anywhere before its end.
  func greatestError(of function: (Double) -> Double) -> Double {
    // Between the points as well: the function need not be straight there.
    let fine = max(values.count, 2_000)
    return (0..<fine).reduce(0) { worst, index in
      let part = Double(index) / Double(fine)
      return max(worst, abs(function(part) - value(at: part)))
    }
  }
}
