/// Names by their bytes, each with the number it got when it came: 0, 1, 2 and so on.
struct NameTable {
  private struct Entry {
    let hash: Int
    /// Where the name's bytes begin among all of them.
    let start: Int
    let count: Int
  }

  private var bytes: [UInt8] = []
  private var entries: [Entry] = []
  /// The number of a name and 1, or 0 for a free slot; their count is a power of two.
  private var slots = [UInt32](repeating: 0, count: 16)

  /// The number of a name.
  @inline(__always)
  func find(_ name: UnsafeRawBufferPointer) -> Int? {
    find(name, hash: Self.hash(name))
  }

  func contains(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { find(UnsafeRawBufferPointer($0)) != nil }
  }

  /// The number of a name, which is added if it is new.
  mutating func insert(_ name: UnsafeRawBufferPointer) -> (number: Int, isNew: Bool) {
    let hash = Self.hash(name)
    if let number = find(name, hash: hash) { return (number, false) }
    if 2 * entries.count >= slots.count { grow() }
    entries.append(Entry(hash: hash, start: bytes.count, count: name.count))
    bytes.append(contentsOf: name)
    occupy(UInt32(entries.count))
    return (entries.count - 1, true)
  }

  private func find(_ name: UnsafeRawBufferPointer, hash: Int) -> Int? {
    var index = hash & (slots.count - 1)
    while slots[index] != 0 {
      let number = Int(slots[index]) - 1
      if entries[number].hash == hash, isEqual(entries[number], name) { return number }
      index = (index + 1) & (slots.count - 1)
    }
    return nil
  }

  private func isEqual(_ entry: Entry, _ name: UnsafeRawBufferPointer) -> Bool {
    guard entry.count == name.count else { return false }
    for index in 0..<entry.count where bytes[entry.start + index] != name[index] { return false }
    return true
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

  /// Seeded anew in each process, so that no file can make names collide.
  private static func hash(_ name: UnsafeRawBufferPointer) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: name)
    return hasher.finalize()
  }
}
