import JSONText

/// Finds a key by the bytes of its name, in constant time and without making a text of them.
struct KeyTable<Key: DocumentKey>: Sendable {
  private static var slotCount: Int { 128 }

  /// The raw value of a key at the hash of its name or at the next slot that was free, or `free`. A start makes
  /// several tables, which is why a slot is one byte.
  private let slots: [UInt8]
  /// The ends of the names by the raw values of their keys.
  private let nameEnds: [NameEnds]
  private let staticNames: [StaticString]

  init() {
    staticNames = Key.allCases.map { $0.entry.name }
    nameEnds = staticNames.map { name in
      name.withUTF8Buffer { NameEnds(bytes: UnsafeRawBufferPointer($0)) }
    }
    var slots = [UInt8](repeating: .free, count: Self.slotCount)
    for (number, name) in nameEnds.enumerated() {
      var slot = name.hash % Self.slotCount
      while slots[slot] != .free { slot = (slot + 1) % Self.slotCount }
      slots[slot] = UInt8(number)
    }
    self.slots = slots
  }

  /// The names in the order of the keys.
  var names: [String] { staticNames.map { "\($0)" } }

  /// The name of a key, without making a text of it.
  @inline(__always)
  func staticName(of key: Key) -> StaticString { staticNames[Int(key.rawValue)] }

  /// The key whose name has these bytes.
  @inline(__always)
  func key(_ bytes: UnsafeRawBufferPointer) -> Key? {
    let name = NameEnds(bytes: bytes)
    var slot = name.hash % Self.slotCount
    while slots[slot] != .free {
      if nameEnds[Int(slots[slot])] == name, let key = Key(rawValue: slots[slot]),
        bytes.count <= 16 || isName(of: key, bytes)
      {
        return key
      }
      slot = (slot + 1) % Self.slotCount
    }
    return nil
  }

  @inline(never)
  private func isName(of key: Key, _ bytes: UnsafeRawBufferPointer) -> Bool {
    staticName(of: key).withUTF8Buffer { $0.elementsEqual(bytes) }
  }
}

extension UInt8 {
  /// A slot without a key.
  fileprivate static let free = UInt8.max
}

/// The ends of a name and its length: all of a name of up to sixteen bytes; longer ones are compared to the end.
/// The type is not generic, so that no metadata must be made of it.
private struct NameEnds: Equatable {
  /// The first eight bytes.
  private var start: UInt64 = 0
  /// The last eight bytes of a name that has more than eight.
  private var end: UInt64 = 0
  private let count: Int

  @inline(__always)
  init(bytes: UnsafeRawBufferPointer) {
    count = bytes.count
    if count >= 8 {
      start = bytes.loadUnaligned(fromByteOffset: 0, as: UInt64.self)
      end = bytes.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
    } else {
      for byte in bytes { start = start << 8 | UInt64(byte) }
    }
  }

  /// Seven bits; a handful of names meets few others in them.
  @inline(__always)
  var hash: Int {
    let mixed = (start ^ end &* 31 ^ UInt64(truncatingIfNeeded: count)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 57)
  }
}
