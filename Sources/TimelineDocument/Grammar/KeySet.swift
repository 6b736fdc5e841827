/// Which keys an object had: a bit for each.
struct KeySet<Key: DocumentKey>: Hashable, ExpressibleByArrayLiteral {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init(arrayLiteral keys: Key...) {
    for key in keys { insert(key) }
  }

  mutating func insert(_ key: Key) {
    let bit = UInt64(key.rawValue)
    if bit < 64 { low |= 1 << bit } else { high |= 1 << (bit - 64) }
  }

  func contains(_ key: Key) -> Bool {
    let bit = UInt64(key.rawValue)
    return bit < 64 ? low & 1 << bit != 0 : high & 1 << (bit - 64) != 0
  }

  func intersection(_ other: Self) -> Self {
    var result = self
    result.low &= other.low
    result.high &= other.high
    return result
  }

  var isEmpty: Bool { low | high == 0 }
  var count: Int { low.nonzeroBitCount + high.nonzeroBitCount }
}
