/// Which keys an object had: a bit for each.
struct KeySet<Key: DocumentKey>: Hashable, ExpressibleByArrayLiteral {
  private var bits: UInt64 = 0

  init(arrayLiteral keys: Key...) {
    for key in keys { insert(key) }
  }

  mutating func insert(_ key: Key) { bits |= 1 << UInt64(key.rawValue) }

  func contains(_ key: Key) -> Bool { bits & 1 << UInt64(key.rawValue) != 0 }

  func intersection(_ other: Self) -> Self {
    var result = self
    result.bits &= other.bits
    return result
  }

  var isEmpty: Bool { bits == 0 }
  var count: Int { bits.nonzeroBitCount }
}
