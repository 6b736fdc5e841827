/// The keys that the open objects have had so far, to find the ones used twice.
///
/// The keys of all open objects are in one array, which is shortened only after an object with many keys: a
/// copy of a cursor copies them. An object with few keys therefore allocates nothing; one with many gets a
/// hash table of its own.
struct SeenKeys {
  /// Up to this many keys are compared one by one.
  private static let tableThreshold = 16

  private var keys: [SeenKey] = []
  private var count = 0
  /// Where the keys of the innermost object begin.
  private var first = 0
  /// The tables of the open objects that have many keys, outermost first.
  private var tables: [SeenKeyTable] = []

  /// The keys of the innermost object.
  var innermost: [JSONString] { keys[first..<count].map { $0.string } }

  /// Begins an object and gives what `endObject` needs to come back to the one around it.
  @inline(__always)
  mutating func beginObject() -> Int {
    let outer = first
    first = count
    return outer
  }

  /// Ends the innermost object.
  @inline(__always)
  mutating func endObject(outerKeys: Int) {
    if count - first >= Self.tableThreshold { forgetMany() }
    count = first
    first = outerKeys
  }

  /// Adds a key to the innermost object, or gives the offset where the object already has it.
  @inline(__always)
  mutating func insert(_ string: JSONString, of source: SourceBytes) -> Int? {
    let key = SeenKey(string, of: source)
    if count - first >= Self.tableThreshold { return insertInTable(key, of: source) }
    for index in first..<count where keys[index].isEqual(to: key, of: source) {
      return keys[index].offset
    }
    append(key)
    return nil
  }

  @inline(__always)
  private mutating func append(_ key: SeenKey) {
    if count < keys.count {
      keys[count] = key
    } else {
      keys.append(key)
    }
    count += 1
  }

  @inline(never)
  private mutating func insertInTable(_ key: SeenKey, of source: SourceBytes) -> Int? {
    if !hasTable { tables.append(SeenKeyTable(of: keys, in: first..<count, source: source)) }
    let last = tables.count - 1
    if let same = tables[last].insert(key, at: count, among: keys, source: source) {
      return keys[same].offset
    }
    append(key)
    return nil
  }

  @inline(never)
  private mutating func forgetMany() {
    if hasTable { tables.removeLast() }
    keys.removeLast(keys.count - first)
  }

  private var hasTable: Bool { tables.last?.first == first }
}
