/// Numbers that follow from a seed (SplitMix64).
package struct RandomNumbers: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// The numbers of a run, which are the same whatever runs come before it.
  package init(seed: UInt64, run: Int = 0) {
    state = seed
    state = next() &+ UInt64(truncatingIfNeeded: run)
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// Whether something happens that does in one of so many cases.
  package mutating func isOne(of cases: Int) -> Bool {
    Int.random(in: 0..<cases, using: &self) == 0
  }

  /// A number from 0 up to, but not including, 2^53, which every value of an expression can hold.
  mutating func draw() -> Double { Double(next() >> 11) }
}

/// A number that was drawn, from which a function makes its value.
struct Drawn: ValueConvertible {
  static let valueType = ValueType.double
  private let number: Double

  static func unboxed(_ value: Value) -> Drawn? {
    if case .double(let number) = value { Drawn(number: number) } else { nil }
  }
  var boxed: Value { .double(number) }

  /// A number from 0 up to, but not including, 1.
  var part: Double { number / 9_007_199_254_740_992 }

  /// A whole number of so many.
  func place(among count: Int) -> Int {
    min(Int(exactly: (part * Double(count)).rounded(.down)) ?? 0, count - 1)
  }

  /// Numbers that follow from it.
  var numbers: RandomNumbers { RandomNumbers(seed: UInt64(exactly: number) ?? 0) }
}
