/// Names by their bytes, each with the number it got when it came: 0, 1, 2 and so on. Names of different
/// kinds are different.
struct NameTable {
  private struct Entry {
    let hash: Int
    let kind: UInt64
    /// Where the name's bytes begin among all of them.
    let start: UInt32
    let count: UInt32
  }

  private let seed = UInt64.random(in: .min ... .max)
  private var bytes: [UInt8] = []
  private var entries: [Entry] = []
  /// The number of a name and 1, or 0 for a free slot; their count is a power of two.
  private var slots = [UInt32](repeating: 0, count: 16)

  /// The number of a name.
  @inline(__always)
  func find(_ name: UnsafeRawBufferPointer) -> Int? {
    find(name, kind: 0, hash: hash(name, kind: 0))
  }

  func contains(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { find(UnsafeRawBufferPointer($0)) != nil }
  }

  /// The number of a name, which is added if it is new.
  mutating func insert(
    _ name: UnsafeRawBufferPointer, kind: UInt64 = 0
  ) -> (number: Int, isNew: Bool) {
    let hash = hash(name, kind: kind)
    if let number = find(name, kind: kind, hash: hash) { return (number, false) }
    if 2 * entries.count >= slots.count { grow() }
    entries.append(
      Entry(
        hash: hash, kind: kind, start: UInt32(clamping: bytes.count),
        count: UInt32(clamping: name.count)))
    bytes.append(contentsOf: name)
    occupy(UInt32(entries.count))
    return (entries.count - 1, true)
  }

  private func find(_ name: UnsafeRawBufferPointer, kind: UInt64, hash: Int) -> Int? {
    var index = hash & (slots.count - 1)
    while slots[index] != 0 {
      let number = Int(slots[index]) - 1
      if entries[number].hash == hash, entries[number].kind == kind, isEqual(entries[number], name)
      {
        return number
      }
      index = (index + 1) & (slots.count - 1)
    }
    return nil
  }

  private func isEqual(_ entry: Entry, _ name: UnsafeRawBufferPointer) -> Bool {
    guard entry.count == name.count else { return false }
    let start = Int(entry.start)
    return bytes.withUnsafeBytes { bytes in
      var index = 0
      while index + 8 <= name.count {
        let word = bytes.loadUnaligned(fromByteOffset: start + index, as: UInt64.self)
        guard word == name.loadUnaligned(fromByteOffset: index, as: UInt64.self) else {
          return false
        }
        index += 8
      }
      while index < name.count {
        guard bytes[start + index] == name[index] else { return false }
        index += 1
      }
      return true
    }
  }

  private mutating func occupy(_ number: UInt32) {
    var index = entries[Int(number) - 1].hash & (slots.count - 1)
    while slots[index] != 0 { index = (index + 1) & (slots.count - 1) }
    slots[index] = number
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: 2 * slots.count)
    for number in entries.indices { occupy(UInt32(number + 1)) }
  }

  /// Mixes eight bytes at a time; seeded anew for each table, so that no file can make names
  /// collide.
  @inline(__always)
  private func hash(_ name: UnsafeRawBufferPointer, kind: UInt64) -> Int {
    var hash = seed ^ UInt64(truncatingIfNeeded: name.count) ^ kind
    var offset = 0
    while offset + 8 <= name.count {
      hash = Self.mix(hash ^ name.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < name.count {
      rest = rest << 8 | UInt64(name[offset])
      offset += 1
    }
    return Int(truncatingIfNeeded: Self.mix(hash ^ rest))
  }

  @inline(__always)
  private static func mix(_ word: UInt64) -> UInt64 {
    let product = word.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }
}
