import JSONText

/// A value of a document of JSON with its place, and the values inside it.
struct Outline: Sendable {
  /// The bytes of the value.
  let range: Range<Int>
  let content: Content

  enum Content: Sendable {
    case number(Double)
    case array([Outline])
    case object([Member])
    case other
  }

  struct Member: Sendable {
    let name: String
    /// The bytes of the key and its value.
    let range: Range<Int>
    let value: Outline
  }

  /// The outline of a text; nil if it is not JSON.
  init?(of bytes: [UInt8]) {
    let outline = bytes.withUnsafeBufferPointer { bytes -> Outline? in
      var cursor = JSONCursor(bytes)
      do throws(JSONError) {
        try cursor.begin()
        return try Outline(&cursor)
      } catch {
        return nil
      }
    }
    guard let outline else { return nil }
    self = outline
  }

  private init(_ cursor: inout JSONCursor) throws(JSONError) {
    switch try cursor.peek() {
    case .number: content = .number(try cursor.readNumber())
    case .array:
      var elements: [Outline] = []
      try cursor.enterArray()
      while try cursor.nextElement() { elements.append(try Outline(&cursor)) }
      content = .array(elements)
    case .object:
      var members: [Member] = []
      try cursor.enterObject()
      while let key = try cursor.nextKey() {
        let name = cursor.text(key.string)
        let value = try Outline(&cursor)
        let range = key.string.range.lowerBound..<value.range.upperBound
        members.append(Member(name: name, range: range, value: value))
      }
      content = .object(members)
    case .string, .boolean, .null:
      try cursor.skipValue()
      content = .other
    }
    range = cursor.lastRange
  }
}

extension Outline {
  /// The elements of an array.
  var elements: [Outline] {
    if case .array(let elements) = content { elements } else { [] }
  }

  var number: Double? {
    if case .number(let number) = content { number } else { nil }
  }

  /// The value of a member.
  subscript(name: String) -> Outline? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The numbers at a path of names; the elements of arrays on its way have no name in it.
  func numbers(at path: ArraySlice<String>) -> [Outline] {
    switch content {
    case .number: path.isEmpty ? [self] : []
    case .array(let elements): elements.flatMap { $0.numbers(at: path) }
    case .object:
      path.first.flatMap { self[$0] }?.numbers(at: path.dropFirst()) ?? []
    case .other: []
    }
  }

  /// The paths of all numbers, each once.
  var numberPaths: [String] {
    switch content {
    case .number: return [""]
    case .other: return []
    case .array(let elements): return elements.flatMap { $0.numberPaths }.unique
    case .object(let members):
      return members.flatMap { member in
        member.value.numberPaths.map { $0.isEmpty ? member.name : "\(member.name).\($0)" }
      }.unique
    }
  }

  /// The bytes of everything that can be left out: elements and members, the outer before the inner.
  var removableParts: [Range<Int>] {
    switch content {
    case .number, .other: []
    case .array(let elements): elements.flatMap { [$0.range] + $0.removableParts }
    case .object(let members): members.flatMap { [$0.range] + $0.value.removableParts }
    }
  }
}

extension [String] {
  fileprivate var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
