import JSONText

/// Finds a key by the bytes of its name, in constant time and without making a text of them.
struct KeyTable<Key: DocumentKey>: Sendable {
  private static var slotCount: Int { 128 }

  private let slots: [KeySlot]
  private let staticNames: [StaticString]

  init() {
    var slots = [KeySlot](repeating: KeySlot(), count: Self.slotCount)
    for key in Key.allCases {
      let name = key.entry.name.withUTF8Buffer { KeyName(bytes: UnsafeRawBufferPointer($0)) }
      var index = name.hash % Self.slotCount
      while slots[index].key != nil { index = (index + 1) % Self.slotCount }
      slots[index] = KeySlot(name: name, key: key.rawValue)
    }
    self.slots = slots
    staticNames = Key.allCases.map { $0.entry.name }
  }

  /// The names in the order of the keys.
  var names: [String] { Key.allCases.map { $0.name } }

  /// The name of a key, without making a text of it.
  @inline(__always)
  func staticName(of key: Key) -> StaticString { staticNames[Int(key.rawValue)] }

  /// The key whose name has these bytes.
  @inline(__always)
  func key(_ bytes: UnsafeRawBufferPointer) -> Key? {
    let name = KeyName(bytes: bytes)
    var index = name.hash % Self.slotCount
    while let number = slots[index].key {
      if slots[index].name == name, let key = Key(rawValue: number),
        bytes.count <= 16 || isName(of: key, bytes)
      {
        return key
      }
      index = (index + 1) % Self.slotCount
    }
    return nil
  }

  @inline(never)
  private func isName(of key: Key, _ bytes: UnsafeRawBufferPointer) -> Bool {
    staticName(of: key).withUTF8Buffer { $0.elementsEqual(bytes) }
  }
}

/// A key's place in the table. The first and the last eight bytes tell names up to sixteen bytes apart;
/// longer ones are compared to the end. The type is not generic, so that no metadata must be made of it.
private struct KeySlot {
  var name = KeyName(bytes: UnsafeRawBufferPointer(start: nil, count: 0))
  /// The raw value of the key; nil for a free slot.
  var key: UInt8?
}

/// The ends of a name and its length.
private struct KeyName: Equatable {
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
