import JSONText

/// How many decimals numbers have in a page.
private let decimals = 6

extension Page {
  /// Writes the members of the page that are not its runs.
  func writeHead(to writer: inout JSONWriter) {
    writer.nonemptyMember("format", "inbetween.page")
    writer.writeKey("version")
    writer.write(1)
    writer.nonemptyMember("title", title)
    writer.nonemptyMember("note", note)
    writer.nonemptyMember("tool", tool)
    if let start {
      writer.writeKey("start")
      writer.write(start)
    }
    writer.writeKey("attributes")
    writer.beginObject()
    for attribute in attributes { attribute.write(to: &writer) }
    writer.endObject()
    writer.writeKey("documents")
    documents.write(to: &writer)
    if !recipes.isEmpty {
      writer.writeKey("recipes")
      recipes.write(to: &writer)
    }
  }
}

extension [PageDocument] {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.beginArray()
    for document in self {
      writer.beginObject()
      writer.nonemptyMember("name", document.name)
      writer.nonemptyMember("text", document.text)
      writer.endObject()
    }
    writer.endArray()
  }
}

extension PageRun {
  /// Writes the members of the run that do not grow with its length, and its times.
  func writeHead(to writer: inout JSONWriter) {
    writer.nonemptyMember("name", name)
    writer.writeKey("document")
    writer.write(document)
    writer.writeKey("times")
    writeTimes(to: &writer)
    if let room { writer.member("room", room) }
    if !appearanceTurns.isEmpty { writer.member("dark", appearanceTurns) }
    if !hitches.isEmpty {
      writer.writeKey("hitches")
      writer.beginArray()
      for hitch in hitches { writer.write(hitch) }
      writer.endArray()
    }
    writer.writeKey("views")
    writer.beginArray()
    for view in views { view.write(to: &writer) }
    writer.endArray()
    writer.writeKey("tracks")
    writer.beginArray()
    for track in tracks { writer.write(track) }
    writer.endArray()
    writer.writeKey("columns")
    writer.beginArray()
    for column in columns { column.writeHead(to: &writer) }
    writer.endArray()
  }

  /// Frames as their rate and number, other times one by one.
  private func writeTimes(to writer: inout JSONWriter) {
    if let first = times.first, let last = times.last, times.count > 1, let frames = rate {
      writer.beginObject()
      writer.writeKey("rate")
      writer.write(frames)
      writer.writeKey("first")
      writer.write(Int((first * frames).rounded()))
      writer.writeKey("count")
      writer.write(times.count)
      writer.endObject()
      precondition(last > first, "times are in order")
      return
    }
    writer.beginArray()
    for time in times { writer.write(time) }
    writer.endArray()
  }

  /// The frames per second, if every time is that of a frame.
  private var rate: Double? {
    guard let first = times.first, let last = times.last else { return nil }
    let rate = (Double(times.count - 1) / (last - first) * 1e6).rounded() / 1e6
    let start = (first * rate).rounded()
    let isExact = times.enumerated().allSatisfy { abs((start + Double($0)) / rate - $1) < 1e-9 }
    return isExact ? rate : nil
  }
}

extension PageView {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.nonemptyMember("name", name)
    writer.writeKey("parent")
    writer.write(parent ?? -1)
    if let size { writer.member("size", size) }
    if let frame { writer.member("frame", frame) }
    if let fontSize {
      writer.writeKey("font")
      writer.write(fontSize, maximumDecimals: decimals)
    }
    if isRigid {
      writer.writeKey("rigid")
      writer.write(true)
    }
    if isSpace {
      writer.writeKey("space")
      writer.write(true)
    }
    if layer != .front { writer.member("layer", layer.rawValue) }
    writer.endObject()
  }
}

extension JSONWriter {
  fileprivate mutating func member(_ key: String, _ numbers: [Double]) {
    writeKey(key)
    write(numbers)
  }

  fileprivate mutating func write(_ numbers: [Double]) {
    beginArray()
    for number in numbers { write(number, maximumDecimals: decimals) }
    endArray()
  }
}

extension PageColumn {
  fileprivate func writeHead(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.nonemptyMember("name", name)
    writer.writeKey("track")
    writer.write(track)
    writer.writeKey("view")
    writer.write(view ?? -1)
    if let attribute {
      // The first modifier of a view that sets an attribute has its name.
      if attribute.modifier != attribute.name {
        writer.nonemptyMember("modifier", attribute.modifier)
      }
      writer.nonemptyMember("attribute", attribute.name)
      writer.nonemptyMember("part", attribute.part)
    }
    if isText {
      writer.writeKey("text")
      writer.write(true)
    }
    if isInFrames {
      writer.writeKey("inside")
      writer.write(true)
    }
    writer.endObject()
  }

  /// Writes the values: one for all times, or a list without the repetitions at its end, in which one that comes four
  /// times and more is a list of itself and their number.
  func writeValues(to writer: inout JSONWriter) {
    let last = values.last ?? .missing
    let count = (values.lastIndex { $0 != last } ?? -1) + 2
    guard count > 1 else { return last.write(to: &writer) }
    writer.beginArray()
    var place = 0
    while place < count {
      let value = values[place]
      let next = values[place..<count].firstIndex { $0 != value } ?? count
      if next - place < 4 {
        value.write(to: &writer)
        place += 1
        continue
      }
      writer.beginArray()
      value.write(to: &writer)
      writer.write(next - place)
      writer.endArray()
      place = next
    }
    writer.endArray()
  }

  /// Writes times and values in turn.
  func writeModel(to writer: inout JSONWriter) {
    writer.beginArray()
    for step in model {
      writer.write(step.time)
      writer.write(step.value, maximumDecimals: decimals)
    }
    writer.endArray()
  }
}

extension PageValue {
  fileprivate func write(to writer: inout JSONWriter) {
    switch self {
    case .missing: writer.writeNull()
    case .number(let number): writer.write(number, maximumDecimals: decimals)
    case .text(let text): writer.write(text)
    }
  }
}

extension PageTouch {
  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    if let view {
      writer.writeKey("view")
      writer.write(view)
    }
    if let start { writer.member("start", start) }
    writer.writeKey("times")
    writer.beginArray()
    for time in times { writer.write(time, maximumDecimals: 9) }
    writer.endArray()
    if let moves { writer.member("moves", moves.flatMap { $0 }) }
    writer.endObject()
  }
}

/// The lines of explanations, which have many in common.
struct LineTable {
  /// The lines, each once.
  private(set) var lines: [String] = []
  private var places: [Substring: Int] = [:]

  /// The places of the lines of a text, which is those lines with an end of a line between them.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  mutating func places(of text: String) -> [Int] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if let known = places[line] { return known }
      places[line] = lines.count
      lines.append(String(line))
      return lines.count - 1
    }
  }
}

extension PageEvent {
  func write(to writer: inout JSONWriter, _ lines: inout LineTable) {
    writer.beginObject()
    writer.writeKey("time")
    writer.write(time, maximumDecimals: 9)
    writer.nonemptyMember("word", word)
    writer.writeKey("track")
    writer.write(track ?? -1)
    writer.nonemptyMember("subject", subject)
    writer.nonemptyMember("transaction", transaction)
    writer.nonemptyMember("label", label)
    writer.nonemptyMember("detail", detail)
    if !explanation.isEmpty {
      writer.writeKey("why")
      writer.beginArray()
      for place in lines.places(of: explanation) { writer.write(place) }
      writer.endArray()
    }
    if let line {
      writer.writeKey("line")
      writer.write(line)
    }
    writer.endObject()
  }
}

extension JSONWriter {
  /// Writes a member that is a text, unless the text is empty.
  mutating func nonemptyMember(_ key: String, _ text: String) {
    guard !text.isEmpty else { return }
    writeKey(key)
    write(text)
  }
}
