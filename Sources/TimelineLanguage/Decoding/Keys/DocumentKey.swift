/// The keys that one kind of object may have.
///
/// Each key has one entry, in one switch. Reading, suggestions, the schema and the manual are all
/// made from it.
protocol DocumentKey: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue == UInt8 {
  /// The keys by their bytes.
  static var table: KeyTable<Self> { get }
  /// What there is to know about the key.
  var entry: KeyEntry { get }
}

/// What there is to know about a key.
struct KeyEntry: Sendable {
  let name: StaticString
  /// What the value may be.
  let shape: ValueShape
  /// What the key is for, as one sentence.
  let documentation: String

  init(_ name: StaticString, _ shape: ValueShape, _ documentation: String) {
    self.name = name
    self.shape = shape
    self.documentation = documentation
  }
}

extension DocumentKey {
  /// The key as it is written.
  var name: String { "\(entry.name)" }
}
