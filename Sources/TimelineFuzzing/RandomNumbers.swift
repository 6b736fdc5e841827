/// Numbers that follow from a seed (SplitMix64).
struct RandomNumbers: RandomNumberGenerator {
  private var state: UInt64

  /// The numbers of a run, which are the same whatever runs come before it.
  init(seed: UInt64, run: Int) {
    state = seed
    state = next() &+ UInt64(run)
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// Whether something happens that does in one of so many cases.
  mutating func isOne(of cases: Int) -> Bool { Int.random(in: 0..<cases, using: &self) == 0 }
}
