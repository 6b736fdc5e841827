/// Texts by which something is looked up. They are compared by their bytes: a Swift text with a tight space is normalized
/// for each comparison, as any text that is not of ASCII alone.
struct TextKey: Hashable {
  private var bytes: [UInt8] = []

  init(_ texts: String...) {
    for text in texts { append(text) }
  }

  /// Adds a text, and an end that no text contains.
  mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    bytes.append(0xFF)
  }

  func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}
