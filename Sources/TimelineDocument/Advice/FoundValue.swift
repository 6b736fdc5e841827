import Diagnostics
import JSONText

/// A JSON value that was found where another one is wanted.
struct FoundValue {
  let kind: JSONKind
  /// The value as it is written, if that is short.
  let text: String
  /// The keys of an object, or of the first object in an array.
  private(set) var keys: [String] = []
  /// The string itself, or the first one inside.
  private(set) var word: String?
  /// The bytes of an array's first elements, up to three, counted from the beginning of the array.
  private(set) var elements: [Range<Int>] = []

  /// Whether `text` is all of the value.
  var isWhole: Bool {
    !text.hasSuffix("...") && !text.hasSuffix("... }") && !text.hasSuffix("... ]")
  }

  /// No value at all.
  static let nothing = FoundValue()

  private init() {
    kind = .null
    text = ""
  }

  /// Reads a value again; nil if it is none.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, at place: Range<Int>) {
    let value = UnsafeBufferPointer(rebasing: bytes[place])
    var cursor = JSONCursor(value)
    do throws(JSONError) {
      try cursor.begin()
      kind = try cursor.peek()
      text = Self.spelling(value, of: kind)
      if kind == .array { elements = try Self.firstElements(cursor) }
      try read(&cursor)
    } catch {
      return nil
    }
  }

  private static func spelling(_ bytes: UnsafeBufferPointer<UInt8>, of kind: JSONKind) -> String {
    if bytes.count <= 60, !bytes.contains(where: { $0 < 0x20 }) {
      return String(decoding: bytes, as: UTF8.self)
    }
    return kind == .object ? "{ ... }" : kind == .array ? "[ ... ]" : "..."
  }

  private static func firstElements(_ cursor: JSONCursor) throws(JSONError) -> [Range<Int>] {
    var cursor = cursor
    var elements: [Range<Int>] = []
    try cursor.enterArray()
    while elements.count < 3, try cursor.nextElement() {
      try cursor.skipValue()
      elements.append(cursor.lastRange)
    }
    return elements
  }

  private mutating func read(_ cursor: inout JSONCursor) throws(JSONError) {
    switch try cursor.peek() {
    case .string: word = cursor.text(try cursor.readString())
    case .array:
      try cursor.enterArray()
      if try cursor.nextElement() { try read(&cursor) }
    case .object:
      try cursor.enterObject()
      while keys.count < 32, let key = try cursor.nextKey() {
        keys.append(cursor.text(key.string))
        try cursor.skipValue()
      }
      word = keys.first
    case .number, .boolean, .null: break
    }
  }
}

extension FoundValue {
  /// An element of an array as it is written. A text is quoted, unless the document declares it as a name.
  func element(_ index: Int, of names: [String]) -> String? {
    guard isWhole, index < elements.count else { return nil }
    let bytes = Array(text.utf8)[elements[index]]
    let element = String(decoding: bytes, as: UTF8.self)
    let word = bytes.dropFirst().dropLast()
    let isName =
      bytes.first == UInt8(ascii: "\"")
      && word.withUnsafeBytes { $0.isIdentifier }
    guard isName, !names.contains(String(decoding: word, as: UTF8.self)) else { return element }
    return "\"'\(String(decoding: word, as: UTF8.self))'\""
  }

  /// The bounds of a range that is written as in Swift, or two numbers as they are.
  var bounds: String? {
    guard isWhole else { return nil }
    if kind == .array, elements.count == 2 {
      let bytes = Array(text.utf8)
      let areNumbers = elements.allSatisfy { element in
        let written = String(decoding: bytes[element], as: UTF8.self)
        return WrittenChange.json(written) == written
      }
      return areNumbers ? text : nil
    }
    guard kind == .string, let word else { return nil }
    let bytes = Array(word.utf8)
    let dots = bytes.indices.dropLast(2).first { bytes[$0..<$0 + 3].elementsEqual("...".utf8) }
    guard let dots else { return nil }
    let ends = [bytes[..<dots], bytes[(dots + 3)...]].map { String(decoding: $0, as: UTF8.self) }
    guard ends.allSatisfy({ WrittenChange.json($0) == $0 && $0 != "true" && $0 != "false" }) else {
      return nil
    }
    return "[\(ends[0]), \(ends[1])]"
  }
}
