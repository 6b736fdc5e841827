/// Names by their bytes, each with the number it got when it came: 0, 1, 2 and so on. Names of different
/// kinds are different.
package struct NameTable: Sendable {
  private struct Entry: Sendable {
    let hash: Int
    let kind: UInt64
    /// Where the name's bytes begin among all of them.
    let start: UInt32
    let count: UInt32
  }

  /// Where a search of every entry ends, and one by their hashes begins.
  private static let searchedCount = 8
  /// Another one in each run, so that no file can make names collide.
  private static let seed = UInt64.random(in: .min ... .max)

  private var bytes: [UInt8] = []
  private var entries: [Entry] = []
  /// The number of a name and 1, or 0 for a free slot; their count is a power of two. A small table has none.
  private var slots: [UInt32] = []
  /// The number of the name that was inserted last.
  private var latest = 0

  /// A table without names.
  package init() {}

  /// The number of a name.
  package func find(_ name: UnsafeRawBufferPointer) -> Int? {
    find(name, kind: 0, hash: hash(name, kind: 0))
  }

  /// The number of a name.
  package func find(_ name: String) -> Int? {
    var name = name
    return name.withUTF8 { find(UnsafeRawBufferPointer($0)) }
  }

  /// The number of a name, which is added if it is new.
  package mutating func insert(_ name: String) -> (number: Int, isNew: Bool) {
    var name = name
    return name.withUTF8 { insert(UnsafeRawBufferPointer($0)) }
  }

  /// The number of a name, which is added if it is new.
  package mutating func insert(
    _ name: UnsafeRawBufferPointer, kind: UInt64 = 0
  ) -> (number: Int, isNew: Bool) {
    // A long document repeats what it has said last.
    if latest < entries.count, entries[latest].kind == kind, isEqual(entries[latest], name) {
      return (latest, false)
    }
    let hash = hash(name, kind: kind)
    if let number = find(name, kind: kind, hash: hash) {
      latest = number
      return (number, false)
    }
    latest = entries.count
    entries.append(
      Entry(
        hash: hash, kind: kind, start: UInt32(clamping: bytes.count),
        count: UInt32(clamping: name.count)))
    bytes.append(contentsOf: name)
    if 2 * entries.count <= slots.count {
      occupy(UInt32(entries.count))
    } else if entries.count > Self.searchedCount {
      grow()
    }
    return (entries.count - 1, true)
  }

  private func find(_ name: UnsafeRawBufferPointer, kind: UInt64, hash: Int) -> Int? {
    if slots.isEmpty {
      return entries.firstIndex { $0.hash == hash && $0.kind == kind && isEqual($0, name) }
    }
    var index = hash & (slots.count - 1)
    while slots[index] != 0 {
      let number = Int(slots[index]) - 1
      let entry = entries[number]
      if entry.hash == hash, entry.kind == kind, isEqual(entry, name) { return number }
      index = (index + 1) & (slots.count - 1)
    }
    return nil
  }

  @inline(__always)
  private func isEqual(_ entry: Entry, _ name: UnsafeRawBufferPointer) -> Bool {
    guard entry.count == name.count else { return false }
    let start = Int(entry.start)
    return bytes.withUnsafeBytes { bytes in
      let known = UnsafeRawBufferPointer(rebasing: bytes[start..<start + name.count])
      guard name.count >= 8 else { return Self.shortWord(known) == Self.shortWord(name) }
      var offset = 0
      while offset < name.count - 8 {
        guard Self.word(known, offset) == Self.word(name, offset) else { return false }
        offset += 8
      }
      return Self.word(known, name.count - 8) == Self.word(name, name.count - 8)
    }
  }

  private mutating func occupy(_ number: UInt32) {
    var index = entries[Int(number) - 1].hash & (slots.count - 1)
    while slots[index] != 0 { index = (index + 1) & (slots.count - 1) }
    slots[index] = number
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: max(4 * Self.searchedCount, 2 * slots.count))
    for number in entries.indices { occupy(UInt32(number + 1)) }
  }

  /// Mixes eight bytes at a time, the last eight even where some of them were mixed before.
  @inline(__always)
  private func hash(_ name: UnsafeRawBufferPointer, kind: UInt64) -> Int {
    var hash = Self.seed ^ UInt64(truncatingIfNeeded: name.count) ^ kind
    var offset = 0
    while offset < name.count - 8 {
      hash = Self.mix(hash ^ Self.word(name, offset))
      offset += 8
    }
    let last = name.count < 8 ? Self.shortWord(name) : Self.word(name, name.count - 8)
    return Int(truncatingIfNeeded: Self.mix(hash ^ last))
  }

  @inline(__always)
  private static func word(_ name: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    name.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  /// The bytes of a name that has fewer than eight.
  @inline(__always)
  private static func shortWord(_ name: UnsafeRawBufferPointer) -> UInt64 {
    var word: UInt64 = 0
    for byte in name { word = word << 8 | UInt64(byte) }
    return word
  }

  @inline(__always)
  private static func mix(_ word: UInt64) -> UInt64 {
    let product = word.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }
}
