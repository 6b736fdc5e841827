/// A small, fast generator whose whole sequence follows from its seed (SplitMix64).
///
/// A test that fails prints `seed`; running it again with that seed repeats the failure.
public struct SeededGenerator: RandomNumberGenerator, Sendable, CustomStringConvertible {
  /// The seed the sequence began with.
  public let seed: UInt64
  private var state: UInt64

  /// Starts the sequence of `seed`.
  public init(seed: UInt64) {
    self.seed = seed
    self.state = seed
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  public var description: String { "seed \(seed)" }
}
