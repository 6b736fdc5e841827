/// A change of one value in a JSON text, which leaves every other byte as it is.
public enum JSONEdit: Sendable, CustomStringConvertible {
  /// Sets the value at a JSON pointer to a JSON text; an absent last key is added to its object.
  case set(String, String)
  /// Removes the member or element at a JSON pointer.
  case remove(String)

  /// Why a text cannot be edited.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  public var description: String {
    switch self {
    case .set(let pointer, let json): "\(pointer) = \(json)"
    case .remove(let pointer): "without \(pointer)"
    }
  }

  private var pointer: String {
    switch self {
    case .set(let pointer, _), .remove(let pointer): pointer
    }
  }

  /// Returns the text with the change made.
  public func applied(to text: String) throws -> String {
    var tokens = pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
      .map { String($0.replacing("~1", with: "/").replacing("~0", with: "~")) }
    guard let last = tokens.popLast() else { throw Failure(description: "the pointer is empty") }
    var scanner = JSONScanner(text)
    for token in tokens {
      guard let element = scanner.element(token) else {
        throw Failure(description: "\(pointer): nothing is called '\(token)'")
      }
      scanner.offset = element.value.lowerBound
    }
    let (range, replacement) = try edit(scanner, last)
    var bytes = scanner.bytes
    bytes.replaceSubrange(range, with: replacement.utf8)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The bytes to replace in the container at the scanner, and what replaces them.
  private func edit(_ scanner: JSONScanner, _ token: String) throws -> (Range<Int>, String) {
    switch (self, scanner.element(token)) {
    case (.set(_, let json), let element?): return (element.value, json)
    case (.set(_, let json), nil):
      guard scanner.isObject else { throw Failure(description: "\(pointer): there is no element") }
      let start = scanner.offset + 1
      return (start..<start, "\"\(token)\": \(json)\(scanner.isEmpty ? "" : ", ")")
    case (.remove, let element?): return (element.removal, "")
    case (.remove, nil): throw Failure(description: "\(pointer): there is nothing to remove")
    }
  }
}

/// Finds the elements of a container in a valid JSON text.
private struct JSONScanner {
  /// The bytes of a member or an element.
  struct Element {
    let key: String?
    let value: Range<Int>
    /// What goes with it: its key and the comma on one side.
    var removal: Range<Int>
  }

  let bytes: [UInt8]
  /// Where the container begins.
  var offset: Int

  init(_ text: String) {
    bytes = Array(text.utf8)
    offset = 0
    offset = skipSpace(0)
  }

  var isObject: Bool { bytes[offset] == UInt8(ascii: "{") }
  var isEmpty: Bool { elements.isEmpty }

  /// The member of that key, or the element of that index.
  func element(_ token: String) -> Element? {
    guard bytes[offset] == UInt8(ascii: "{") || bytes[offset] == UInt8(ascii: "[") else {
      return nil
    }
    if isObject { return elements.first { $0.key == token } }
    guard let index = Int(token), elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  private var elements: [Element] {
    var found: [Element] = []
    var index = skipSpace(offset + 1)
    while bytes[index] != UInt8(ascii: "}"), bytes[index] != UInt8(ascii: "]") {
      let start = index
      var key: String?
      if isObject {
        let end = valueEnd(start)
        key = String(decoding: bytes[(start + 1)..<(end - 1)], as: UTF8.self)
        index = skipSpace(skipSpace(end) + 1)
      }
      let value = index..<valueEnd(index)
      index = skipSpace(value.upperBound)
      var removal = start..<value.upperBound
      if bytes[index] == UInt8(ascii: ",") {
        index = skipSpace(index + 1)
        removal = start..<index
      } else if let previous = found.last {
        removal = previous.value.upperBound..<value.upperBound
      }
      found.append(Element(key: key, value: value, removal: removal))
    }
    return found
  }

  private func skipSpace(_ start: Int) -> Int {
    bytes[start...].firstIndex { $0 > UInt8(ascii: " ") } ?? bytes.count
  }

  /// Where the value ends that begins at an offset: brackets are balanced outside texts.
  private func valueEnd(_ start: Int) -> Int {
    var depth = 0
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index = textEnd(index) - 1
        if depth == 0 { return index + 1 }
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return index }
        depth -= 1
        if depth == 0 { return index + 1 }
      case UInt8(ascii: ","), 0...UInt8(ascii: " "):
        if depth == 0 { return index }
      default: break
      }
      index += 1
    }
    return index
  }

  private func textEnd(_ start: Int) -> Int {
    var index = start + 1
    while bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index + 1
  }
}
