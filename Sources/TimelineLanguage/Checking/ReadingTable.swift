/// The results of reading texts of a document: each is read once for each of its scopes, because a
/// document of a million events repeats a handful of them.
struct ReadingTable<Reading: Sendable>: Sendable {
  private struct Entry: Sendable {
    let scope: ScopeIndex
    /// Nil for a text that is wrong.
    let reading: Reading?
  }

  private var texts = NameTable()
  /// The readings of each text, by its number.
  private var entries: [[Entry]] = []

  /// Whether nothing was read.
  var isEmpty: Bool { entries.isEmpty }

  /// What a text was found to be, if it was read; a wrong text has no reading.
  func find(
    _ text: UnsafeRawBufferPointer, in scope: ScopeIndex
  ) -> (wasRead: Bool, reading: Reading?) {
    guard let number = texts.find(text),
      let entry = entries[number].first(where: { $0.scope == scope })
    else { return (false, nil) }
    return (true, entry.reading)
  }

  /// Remembers what a text was found to be.
  mutating func add(
    _ text: UnsafeRawBufferPointer, in scope: ScopeIndex, _ reading: Reading?
  ) {
    let (number, isNew) = texts.insert(text)
    if isNew { entries.append([]) }
    entries[number].append(Entry(scope: scope, reading: reading))
  }
}
