import TimelineDocument

/// The values between the lower and the upper edge of a lane.
struct Scale: Hashable {
  let low: Double
  let high: Double

  /// The position of a value: 0 at the lower edge, 1 at the upper one; 0 if the edges are equal.
  func fraction(of value: Double) -> Double {
    let length = high - low
    guard length.isFinite else { return (value / 2 - low / 2) / (high / 2 - low / 2) }
    return length > 0 ? (value - low) / length : 0
  }

  /// The value at a position, from 0 at the lower edge to 1 at the upper one.
  func value(at fraction: Double) -> Double { low * (1 - fraction) + high * fraction }

  /// The value at one of `count` equal steps from the lower edge to the upper one.
  func value(atStep step: Int, of count: Int) -> Double {
    guard step < count else { return high }
    let value = low + (high - low) * Double(step) / Double(count)
    return value.isFinite ? value : self.value(at: Double(step) / Double(count))
  }

  /// Whole steps of 1, 2 or 5 times a power of ten inside the scale, at most `count` of them apart from
  /// the first.
  func ticks(count: Int) -> [Double] {
    let length = (high - low) / Double(count)
    let step = Self.step(atLeast: length.isFinite ? length : .greatestFiniteMagnitude / 4)
    let first = (low / step).rounded(.up)
    let last = (high / step).rounded(.down)
    guard last - first <= Double(count) else { return [] }
    return stride(from: first, through: last, by: 1).map { $0 * step }
  }

  private static func step(atLeast size: Double) -> Double {
    var power = 1.0
    while power > size, power > 1e-300 { power /= 10 }
    while power * 10 <= size { power *= 10 }
    return [1, 2, 5].map { $0 * power }.first { $0 >= size } ?? 10 * power
  }
}

extension Picture {
  /// The scale of each lane: one for all lanes of a unit. Numbers without one share it only where none
  /// would be flattened by that.
  var scales: [Scale] {
    let ranges = lanes.map(ValueRange.init)
    var shared: [AttributeUnit: ValueRange] = [:]
    for (lane, range) in zip(lanes, ranges) where !lane.isDifference {
      shared[lane.unit, default: lane.unit.range] += range
    }
    let numbers = zip(lanes, ranges).filter {
      $0.0.unit == .number && !$0.0.isDifference && $0.1.length > 0
    }
    let lengths = numbers.map { $0.1.length }
    let areAlike = (lengths.max() ?? 0) <= 4 * (lengths.min() ?? 0)
    return zip(lanes, ranges).map { lane, range in
      let isAlone =
        lane.isDifference || lane.unit == .number && (!areAlike || range.length == 0)
      return (isAlone ? range : shared[lane.unit] ?? range).scale
    }
  }
}

/// The values of some samples, as far as there are any.
struct ValueRange {
  var low = Double.infinity
  var high = -Double.infinity

  init(low: Double = .infinity, high: Double = -.infinity) {
    self.low = low
    self.high = high
  }

  init(_ lane: Lane) {
    for series in lane.series {
      for sample in series.samples { add(sample) }
      for sample in series.model { add(sample) }
    }
  }

  var length: Double { max(high - low, 0) }

  var scale: Scale {
    if low > high { return Scale(low: 0, high: 1) }
    if low < high { return Scale(low: roundedLimit(low), high: roundedLimit(high)) }
    let margin = max(abs(low) / 2, 0.5)
    let limit = Double.greatestFiniteMagnitude
    return Scale(low: max(low - margin, -limit), high: min(high + margin, limit))
  }

  /// 0 for a limit that is so near to it, as parts of the length go, that it is 0 but for rounding.
  private func roundedLimit(_ limit: Double) -> Double {
    // The difference of the largest numbers is infinite, and that of their parts is not.
    abs(limit) < high * 1e-12 - low * 1e-12 ? 0 : limit
  }

  private mutating func add(_ sample: Sample) {
    guard let value = sample.value else { return }
    low = min(low, value)
    high = max(high, value)
  }

  static func += (left: inout ValueRange, right: ValueRange) {
    left.low = min(left.low, right.low)
    left.high = max(left.high, right.high)
  }
}
