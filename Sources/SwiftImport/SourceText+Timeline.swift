package import Diagnostics

extension SourceText {
  /// The timeline that a source is, or that a view in it makes, where the source is Swift; its places are those of the
  /// source.
  package init(timelineIn source: SourceText, _ options: ImportOptions = ImportOptions()) {
    guard source.isSwift else {
      self = source
      return
    }
    let made = SwiftImport([source], options)
    self.init(
      name: source.name, bytes: made.document ?? Array("{}".utf8),
      made: MadeText(
        of: source.bytes, places: made.places, found: made.found, isRefused: made.document == nil))
  }

  /// A text without a name, which has that of its language: a timeline is an object, and Swift begins with a word, an
  /// attribute or a directive.
  package init(pasted bytes: [UInt8]) {
    let isSwift =
      switch Self.first(of: bytes) {
      case UInt8(ascii: "@"), UInt8(ascii: "#"): true
      case let byte?: (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      case nil: false
      }
    self.init(name: isSwift ? "view.swift" : "timeline.json", bytes: bytes)
  }

  private var isSwift: Bool { name.hasSuffix(".swift") }

  /// The first byte that is neither blank nor in a comment; nil where there is none.
  private static func first(of bytes: [UInt8]) -> UInt8? {
    var rest = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    while let byte = rest.first {
      if rest.starts(with: "//".utf8) {
        rest = rest.drop { $0 != UInt8(ascii: "\n") }
      } else if rest.starts(with: "/*".utf8) {
        rest = rest.dropFirst(2)
        while !rest.isEmpty, !rest.starts(with: "*/".utf8) { rest.removeFirst() }
        rest = rest.dropFirst(2)
      } else if byte == UInt8(ascii: " ") || (9...13).contains(byte) {
        rest.removeFirst()
      } else {
        return byte
      }
    }
    return nil
  }
}
