/// The keys that one kind of object may have.
///
/// Each key has one entry, in one switch. Reading, suggestions, the schema and the manual are all
/// made from it.
protocol DocumentKey: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue == UInt8 {
  /// The keys by their bytes.
  static var table: KeyTable<Self> { get }
  /// The schema's name for an object with these keys.
  static var objectName: String { get }
  /// The keys that every such object has.
  static var required: [Self] { get }
  /// The keys that need another key in the same object.
  static var companions: [(key: Self, needs: Self)] { get }
  /// Words that other tools have for a key, and that no slip of the hand makes of it.
  static var synonyms: [String: Self] { get }
  /// The description of the key.
  var entry: KeyEntry { get }
}

extension DocumentKey {
  static var synonyms: [String: Self] { [:] }
  static var required: [Self] { [] }
  static var companions: [(key: Self, needs: Self)] { [] }
}

/// The description of a key.
///
/// Every start reads the names; shapes and texts are made only where someone asks for them.
struct KeyEntry: Sendable {
  let name: StaticString
  private let makeShape: @Sendable () -> ValueShape
  private let makeDocumentation: @Sendable () -> String

  /// A comment, which every object may have.
  static let note = KeyEntry("note", .anything, "A comment of any kind, which is ignored.")

  init(
    _ name: StaticString, _ shape: @autoclosure @escaping @Sendable () -> ValueShape,
    _ documentation: @autoclosure @escaping @Sendable () -> String
  ) {
    self.name = name
    makeShape = shape
    makeDocumentation = documentation
  }

  /// The accepted values.
  var shape: ValueShape { makeShape() }
  /// The purpose of the key, in one or two sentences; the schema and the manual say the same.
  var documentation: String { makeDocumentation() }
}

extension DocumentKey {
  /// The key as it is written.
  var name: String { "\(entry.name)" }
}
