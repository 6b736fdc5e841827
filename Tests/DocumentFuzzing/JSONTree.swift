/// A JSON text taken apart, whose numbers and texts stay as they are spelled.
indirect enum JSONTree: Sendable {
  /// A number, a text with its quotes, or a word.
  case scalar(String)
  case array([JSONTree])
  /// The members, whose keys have their quotes.
  case object([(key: String, value: JSONTree)])

  /// Takes a valid JSON text apart.
  init(_ text: String) {
    var parser = Parser(bytes: Array(text.utf8))
    self = parser.value()
  }

  /// The text, with a separator after each comma and colon.
  func text(_ separator: String = " ") -> String {
    switch self {
    case .scalar(let spelling): spelling
    case .array(let elements):
      "[" + elements.map { $0.text(separator) }.joined(separator: "," + separator) + "]"
    case .object(let members):
      "{"
        + members.map { $0.key + ":" + separator + $0.value.text(separator) }
        .joined(separator: "," + separator) + "}"
    }
  }

  /// The tree and everything in it, each before what it contains.
  func forEach(_ visit: (JSONTree) -> Void) {
    visit(self)
    switch self {
    case .scalar: break
    case .array(let elements): for element in elements { element.forEach(visit) }
    case .object(let members): for member in members { member.value.forEach(visit) }
    }
  }

  /// How many trees there are, this one among them.
  var count: Int {
    var count = 0
    forEach { _ in count += 1 }
    return count
  }

  /// Replaces the tree with a number, in the order of `forEach`.
  mutating func replace(_ number: Int, with change: (JSONTree) -> JSONTree) {
    var number = number
    self = replaced(&number, change)
  }

  private func replaced(_ number: inout Int, _ change: (JSONTree) -> JSONTree) -> JSONTree {
    defer { number -= 1 }
    if number == 0 { return change(self) }
    switch self {
    case .scalar: return self
    case .array(let elements):
      return .array(
        elements.map { element in
          number -= 1
          defer { number += 1 }
          return element.replaced(&number, change)
        })
    case .object(let members):
      return .object(
        members.map { member in
          number -= 1
          defer { number += 1 }
          return (member.key, member.value.replaced(&number, change))
        })
    }
  }

  private struct Parser {
    let bytes: [UInt8]
    var place = 0

    mutating func value() -> JSONTree {
      skipBlanks()
      let start = place
      switch bytes[place] {
      case UInt8(ascii: "{"):
        return .object(
          list(until: UInt8(ascii: "}")) { parser in
            let start = parser.place
            parser.skipText()
            let key = parser.spelling(from: start)
            parser.skipBlanks()
            parser.place += 1
            return (key, parser.value())
          })
      case UInt8(ascii: "["): return .array(list(until: UInt8(ascii: "]")) { $0.value() })
      case UInt8(ascii: "\""): skipText()
      default: while place < bytes.count, !isEnd(bytes[place]) { place += 1 }
      }
      return .scalar(spelling(from: start))
    }

    private mutating func list<Element>(
      until closer: UInt8, _ read: (inout Parser) -> Element
    ) -> [Element] {
      var elements: [Element] = []
      place += 1
      skipBlanks()
      while bytes[place] != closer {
        elements.append(read(&self))
        skipBlanks()
        if bytes[place] == UInt8(ascii: ",") { place += 1 }
        skipBlanks()
      }
      place += 1
      return elements
    }

    private mutating func skipText() {
      place += 1
      while bytes[place] != UInt8(ascii: "\"") {
        place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
      }
      place += 1
    }

    private mutating func skipBlanks() {
      while place < bytes.count, bytes[place] <= UInt8(ascii: " ") { place += 1 }
    }

    private func isEnd(_ byte: UInt8) -> Bool {
      byte <= UInt8(ascii: " ") || [",", "]", "}"].contains(Unicode.Scalar(byte))
    }

    private func spelling(from start: Int) -> String {
      String(decoding: bytes[start..<place], as: UTF8.self)
    }
  }
}
