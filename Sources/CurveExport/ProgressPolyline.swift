/// The progress of a motion over its duration: straight lines between points at equal distances, and a jump
/// at the end where the motion makes one.
///
/// A motion in steps shows the value of a point from the point before it on, so that its line goes through
/// the middles of the steps.
struct ProgressPolyline: Sendable {
  /// The values at the points, the last of them before a jump.
  let values: [Double]
  /// The distance of two points, as a part of the duration.
  let step: Double
  /// Whether the motion stands still between points.
  let isStepped: Bool
  /// The value at the very end.
  let end: Double

  init(_ values: [Double], step: Double, isStepped: Bool = false, end: Double) {
    self.values = values
    self.step = step
    self.isStepped = isStepped
    self.end = end
  }

  /// How far before its point a value is on the line, in steps.
  private var lead: Double { isStepped ? 0.5 : 0 }

  /// The value just before the end.
  var last: Double { value(at: 1) }

  /// The value at a part of the duration, before a jump at its end.
  func value(at part: Double) -> Double {
    let place = part / step + lead
    let index = min(max(Int(place), 0), values.count - 1)
    guard index + 1 < values.count else { return values[index] }
    return values[index] + (values[index + 1] - values[index]) * (place - Double(index))
  }

  /// The slope at a part of the duration, per duration.
  func slope(at part: Double) -> Double {
    let (low, high) = (max(part - step, 0), min(part + step, 1))
    return (value(at: high) - value(at: low)) / (high - low)
  }

  /// The place of each value on the line.
  var places: [Double] {
    values.indices.map { min(max((Double($0) - lead) * step, 0), 1) }
  }

  /// How far a function is from the motion before its end.
  func errors(of function: (Double) -> Double) -> ExportError {
    // Between the points as well: the function need not be straight there.
    let fine = max(values.count, 2_000)
    let line = (0..<fine).reduce(0) { worst, index in
      let part = Double(index) / Double(fine)
      return max(worst, abs(function(part) - value(at: part)))
    }
    return ExportError(
      inSteps: line, atAnyTime: isStepped ? max(line, greatestStepError(of: function)) : line)
  }

  /// The greatest distance of a function from the value that a step shows, from its begin to its end.
  private func greatestStepError(of function: (Double) -> Double) -> Double {
    values.indices.dropLast().reduce(0) { worst, step in
      (0...4).reduce(worst) { worst, quarter in
        let part = min((Double(step) + Double(quarter) / 4) * self.step, 1 - 1e-9)
        return max(worst, abs(function(part) - values[step + 1]))
      }
    }
  }
}
