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
  /// The bytes of values with the places that are shown for them.
  let places: [(range: Range<Int>, original: Range<Int>)]

  /// The origin of the smallest value that has a byte.
  func origin(ofByte place: Int) -> Origin? {
    origins.filter { $0.range.contains(place) }.min { $0.range.count < $1.range.count }?.origin
  }
}

extension WrittenDocument {
  init(_ value: OutputValue) {
    var output = DocumentOutput()
    output.write(value, indent: 0)
    output.writer.finish()
    bytes = output.writer.bytes
    origins = output.origins
    places = output.places
  }
}

/// Writes a document: what fits on a line is on one.
private struct DocumentOutput {
  var writer = JSONWriter()
  var origins: [(range: Range<Int>, origin: Origin)] = []
  var places: [(range: Range<Int>, original: Range<Int>)] = []

  /// The longest line.
  private static let width = 100

  /// - Parameter hasPlace: whether the object around has a place; a member that is an object then has none of its own.
  mutating func write(_ value: OutputValue, indent: Int, inPlace hasPlace: Bool = false) {
    switch value {
    case .object(let members):
      let isBroken = indent == 0 || value.width + indent > Self.width
      writer.beginObject()
      let start = writer.bytes.count - 1
      let (origin, place) = (value.innerOrigin, value.place)
      for member in members {
        if isBroken { writer.breakLine(indent: indent + 2) }
        writer.writeKey(member.key)
        write(member.value, indent: indent + 2, inPlace: place != nil)
      }
      if isBroken { writer.breakLine(indent: indent) }
      writer.endObject()
      if let origin { origins.append((start..<writer.bytes.count, origin)) }
      if let place, !hasPlace { places.append((start..<writer.bytes.count, place)) }
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
      let end = writer.bytes.count
      writer.write(text)
      if let origin { note(origin, ofValueBehind: end) }
    case .number(let number): writer.write(number)
    case .boolean(let value, let origin):
      let end = writer.bytes.count
      writer.write(value)
      if let origin { note(origin, ofValueBehind: end) }
    case .null: writer.writeNull()
    }
  }

  /// Notes the origin of the value that was written last, without the comma and the line break in front of it.
  private mutating func note(_ origin: Origin, ofValueBehind end: Int) {
    let separators: Set<UInt8> = [UInt8(ascii: ","), UInt8(ascii: "\n"), UInt8(ascii: " ")]
    let start = writer.bytes[end...].firstIndex { !separators.contains($0) } ?? end
    origins.append((start..<writer.bytes.count, origin))
    places.append((start..<writer.bytes.count, origin.range))
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

  /// The origin of a value. An object has that of its first word or expression, or that of its only member.
  fileprivate var innerOrigin: Origin? {
    guard case .object(let members) = self else { return origin }
    if members.count == 1 { return members[0].value.innerOrigin }
    return members.lazy.compactMap { $0.value.origin }.first
  }

  /// The place of an object: that of a word or expression in it, else that of its statement, else that of an object in
  /// it.
  fileprivate var place: Range<Int>? {
    guard case .object(let members) = self else { return nil }
    return members.lazy.compactMap { $0.value.origin?.range }.first ?? members.first?.place
      ?? innerOrigin?.range
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
