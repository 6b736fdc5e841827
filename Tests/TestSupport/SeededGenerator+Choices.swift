extension SeededGenerator {
  /// A number from a range.
  public mutating func number(in range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  /// A number of `step`s from a range, so that times of different origin can coincide.
  public mutating func number(in range: ClosedRange<Double>, step: Double) -> Double {
    let count = Int((range.upperBound - range.lowerBound) / step)
    return range.lowerBound + Double(Int.random(in: 0...count, using: &self)) * step
  }

  /// One of some values.
  public mutating func element<Value>(of values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &self)]
  }

  /// True in one of `n` cases.
  public mutating func oneIn(_ n: Int) -> Bool {
    Int.random(in: 0..<n, using: &self) == 0
  }
}
