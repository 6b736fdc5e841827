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
