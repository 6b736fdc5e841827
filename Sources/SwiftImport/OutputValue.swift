import JSONText

/// A value of the document that is made, with the place in the Swift source that it comes from.
indirect enum OutputValue: Sendable {
  case object([OutputMember])
  case list([OutputValue])
  case text(String, Origin?)
  case number(Double)
  case boolean(Bool, Origin? = nil)
  case null

  /// Whether it says nothing.
  var isEmpty: Bool {
    switch self {
    case .object(let members): members.isEmpty
    case .list(let elements): elements.isEmpty
    default: false
    }
  }
}

extension OutputValue {
  /// The number of containers inside each other.
  var height: Int {
    switch self {
    case .object(let members): 1 + (members.lazy.map { $0.value.height }.max() ?? 0)
    case .list(let elements): 1 + (elements.lazy.map { $0.height }.max() ?? 0)
    case .text, .number, .boolean, .null: 0
    }
  }
}

/// A member of an object.
struct OutputMember: Sendable {
  let key: String
  var value: OutputValue
  /// The bytes of the statement that the object comes from, at its first member; nil where no statement is meant.
  var place: Range<Int>?

  init(_ key: String, _ value: OutputValue) {
    self.key = key
    self.value = value
  }
}

/// The place in the Swift source that a value comes from.
struct Origin: Sendable {
  /// The bytes of the sources, one behind the other.
  let range: Range<Int>
  /// The token of the modifier or statement that can be left out alone; nil where nothing can.
  let owner: Int?
}

/// A document as text, with the origins of its values.
struct WrittenDocument: Sendable {
  let bytes: [UInt8]
  /// The bytes of values with their origins, in order.
  let origins: [(range: Range<Int>, origin: Origin)]
  /// The bytes of other objects with those of their statements.
  private let statements: [(range: Range<Int>, place: Range<Int>)]

  /// The origin of the smallest value that has a byte.
  func origin(ofByte place: Int) -> Origin? {
    origins.filter { $0.range.contains(place) }.min { $0.range.count < $1.range.count }?.origin
  }

  /// The places of all values that have one.
  var places: [(range: Range<Int>, original: Range<Int>)] {
    origins.map { ($0.range, $0.origin.range) } + statements.map { ($0.range, $0.place) }
  }
}

extension WrittenDocument {
  init(_ value: OutputValue) {
    var output = DocumentOutput()
    output.write(value, indent: 0)
    output.writer.finish()
    bytes = output.writer.bytes
    origins = output.origins
    statements = output.statements
  }
}

/// Writes a document: what fits on a line is on one.
private struct DocumentOutput {
  var writer = JSONWriter()
  var origins: [(range: Range<Int>, origin: Origin)] = []
  var statements: [(range: Range<Int>, place: Range<Int>)] = []

  /// The longest line.
  private static let width = 100

  mutating func write(_ value: OutputValue, indent: Int) {
    switch value {
    case .object(let members):
      let isBroken = indent == 0 || value.width + indent > Self.width
      let start = writer.bytes.count
      writer.beginObject()
      for member in members {
        if isBroken { writer.breakLine(indent: indent + 2) }
        writer.writeKey(member.key)
        write(member.value, indent: indent + 2)
      }
      if isBroken { writer.breakLine(indent: indent) }
      writer.endObject()
      if let origin = members.lazy.compactMap({ $0.value.origin }).first {
        origins.append((start..<writer.bytes.count, origin))
      } else if let place = members.first?.place {
        statements.append((start..<writer.bytes.count, place))
      }
    case .list(let elements):
      let isBroken = value.width + indent > Self.width
      writer.beginArray()
      for element in elements {
        if isBroken { writer.breakLine(indent: indent + 2) }
        write(element, indent: indent + 2)
      }
      if isBroken { writer.breakLine(indent: indent) }
      writer.endArray()
    case .text(let text, let origin):
      let start = writer.bytes.count
      writer.write(text)
      if let origin { origins.append((start..<writer.bytes.count, origin)) }
    case .number(let number): writer.write(number)
    case .boolean(let value, let origin):
      let start = writer.bytes.count
      writer.write(value)
      if let origin { origins.append((start..<writer.bytes.count, origin)) }
    case .null: writer.writeNull()
    }
  }
}

extension OutputValue {
  /// The origin of an expression or a word.
  fileprivate var origin: Origin? {
    switch self {
    case .text(_, let origin), .boolean(_, let origin): origin
    case .object, .list, .number, .null: nil
    }
  }

  /// About how many characters the value takes on one line.
  fileprivate var width: Int {
    switch self {
    case .object(let members):
      members.reduce(2) { $0 + $1.key.utf8.count + 4 + $1.value.width }
    case .list(let elements): elements.reduce(2) { $0 + 1 + $1.width }
    case .text(let text, _): text.utf8.count + 2
    case .number: 6
    case .boolean, .null: 5
    }
  }
}
