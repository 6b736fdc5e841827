import JSONText

/// Finds a key by the bytes of its name, in constant time and without making a text of them.
struct KeyTable<Key: DocumentKey>: Sendable {
  private static var slotCount: Int { 128 }

  /// A key's place in the table; most keys are told apart by their first eight bytes.
  private struct Slot {
    var start: UInt64 = 0
    var count = 0
    var key: Key?
  }

  private let slots: [Slot]
  /// The names in the order of the keys.
  let names: [String]
  /// The names in quotes, as messages say them.
  let quotedNames: [String]

  init() {
    var slots = [Slot](repeating: Slot(), count: Self.slotCount)
    for key in Key.allCases {
      let slot = Slot(start: Self.start(of: key.name), count: key.name.utf8.count, key: key)
      var index = Self.index(slot.start, slot.count)
      while slots[index].key != nil { index = (index + 1) % Self.slotCount }
      slots[index] = slot
    }
    self.slots = slots
    names = Key.allCases.map(\.name)
    quotedNames = names.map { "'\($0)'" }
  }

  /// The key whose name has these bytes.
  @inline(__always)
  func key(_ range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) -> Key? {
    let start = Self.start(of: range, in: bytes)
    var index = Self.index(start, range.count)
    while let key = slots[index].key {
      if slots[index].start == start, slots[index].count == range.count,
        range.count <= 8 || hasName(key, range, of: bytes)
      {
        return key
      }
      index = (index + 1) % Self.slotCount
    }
    return nil
  }

  @inline(never)
  private func hasName(
    _ key: Key, _ range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    names[Int(key.rawValue)].utf8.elementsEqual(bytes[range])
  }

  @inline(__always)
  private static func index(_ start: UInt64, _ count: Int) -> Int {
    let mixed = (start ^ UInt64(truncatingIfNeeded: count)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 57)
  }

  /// The first eight bytes, the first in the lowest place.
  @inline(__always)
  private static func start(
    of range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> UInt64 {
    guard range.lowerBound + 8 <= bytes.count else {
      return range.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64(bytes[$1]) }
    }
    let word = UInt64(
      littleEndian: UnsafeRawBufferPointer(bytes)
        .loadUnaligned(fromByteOffset: range.lowerBound, as: UInt64.self))
    return range.count >= 8 ? word : word & ~(~0 << UInt64(8 * range.count))
  }

  private static func start(of name: String) -> UInt64 {
    name.utf8.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
