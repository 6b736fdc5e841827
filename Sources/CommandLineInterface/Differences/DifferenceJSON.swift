import Diagnostics
import JSONText
import TimelineDocument
import TraceComparison

/// The differences between two traces as one JSON document; the first trace is `a`, the other `b`.
struct DifferenceJSON {
  private var writer = JSONWriter()
  private let inputs: BothSides<ComparedInput>

  static func render(
    _ report: ComparisonReport, of inputs: BothSides<ComparedInput>
  ) -> [UInt8] {
    var document = DifferenceJSON(inputs: inputs)
    document.write(report)
    return document.writer.bytes
  }

  private init(inputs: BothSides<ComparedInput>) {
    self.inputs = inputs
  }

  private mutating func write(_ report: ComparisonReport) {
    writer.beginObject()
    member("format") { $0.write("inbetween.diff") }
    member("version") { $0.write(1) }
    member("same") { $0.write(report.isSame) }
    if let first = report.first {
      line("first")
      write(first)
    }
    if let frames = report.frames {
      line("frames")
      write(frames)
    }
    if let events = report.events {
      line("events")
      write(events)
    }
    writer.endObject()
    writer.finish()
  }

  private mutating func line(_ key: String) {
    writer.breakLine(indent: 1)
    writer.writeKey(key)
  }

  private mutating func member(_ key: String, _ value: (inout JSONWriter) -> Void) {
    writer.writeKey(key)
    value(&writer)
  }
}

// MARK: - The first difference

extension DifferenceJSON {
  private mutating func write(_ divergence: Divergence) {
    var cells: (first: Cell?, second: Cell?)
    writer.beginObject()
    member("time") { $0.write(divergence.time) }
    switch divergence.kind {
    case .row(let only): member("only") { $0.write(only.name) }
    case .track(let track, let first, let second):
      member("track") { $0.write(track) }
      cells = (first, second)
    case .event(let word, let only):
      member("event") { $0.write(word) }
      member("only") { $0.write(only.name) }
    case .eventField(let word, let field):
      member("event") { $0.write(word) }
      member("field") { $0.write(field.name) }
      cells = (field.first, field.second)
    }
    write("a", cells.first, divergence.places.first, of: inputs.first)
    write("b", cells.second, divergence.places.second, of: inputs.second)
    writer.endObject()
  }

  private mutating func write(
    _ key: String, _ cell: Cell?, _ place: Range<Int>?, of input: ComparedInput
  ) {
    let position = input.position(of: place)
    guard cell != nil || position != nil else { return }
    writer.writeKey(key)
    writer.beginObject()
    if let cell { member("value") { $0.write(cell) } }
    if let position {
      member("line") { $0.write(position.line) }
      member("column") { $0.write(position.column) }
    }
    writer.endObject()
  }
}

// MARK: - Tracks

extension DifferenceJSON {
  private mutating func write(_ frames: FrameReport) {
    writer.beginObject()
    member("matched") { $0.write(frames.matchedRows) }
    write(frames.onlyIn)
    list("tracks", frames.tracks) { $0.write($1) }
    writer.endObject()
  }

  private mutating func write(_ track: TrackReport) {
    writer.beginObject()
    member("track") { $0.write(track.name) }
    if let only = track.only { member("only") { $0.write(only.name) } }
    member("compared") { $0.write(track.compared) }
    member("different") { $0.write(track.different.count) }
    write(track.onlyIn)
    if let worst = track.worst {
      writer.writeKey("worst")
      writer.beginObject()
      member("time") { $0.write(worst.time) }
      member("a") { $0.write(worst.first) }
      member("b") { $0.write(worst.second) }
      member("error") { $0.write(worst.distance) }
      writer.endObject()
    }
    if let rms = track.rootMeanSquare { member("rms") { $0.write(rms) } }
    writer.endObject()
  }

  private mutating func write(_ onlyIn: BothSides<TimeCount>) {
    member("onlyInA") { $0.write(onlyIn.first.count) }
    member("onlyInB") { $0.write(onlyIn.second.count) }
  }

  private mutating func list<Element>(
    _ key: String, _ elements: [Element], _ write: (inout Self, Element) -> Void
  ) {
    writer.writeKey(key)
    writer.beginArray()
    for element in elements {
      writer.breakLine(indent: 2)
      write(&self, element)
    }
    if !elements.isEmpty { writer.breakLine(indent: 1) }
    writer.endArray()
  }
}

// MARK: - Events

extension DifferenceJSON {
  private mutating func write(_ events: EventReport) {
    writer.beginObject()
    member("matched") { $0.write(events.matched) }
    member("different") { $0.write(events.different.count) }
    write(events.onlyIn)
    list("differences", events.differences) { $0.write($1) }
    let omitted = events.count - events.differences.count
    if omitted > 0 { member("omitted") { $0.write(omitted) } }
    writer.endObject()
  }

  private mutating func write(_ event: EventDifference) {
    writer.beginObject()
    member("time") { $0.write(event.time) }
    member("event") { $0.write(event.event) }
    let names = [
      ("track", event.track), ("transaction", event.transaction), ("label", event.label),
    ]
    for (key, name) in names where !name.isEmpty { member(key) { $0.write(name) } }
    if let only = event.only { member("only") { $0.write(only.name) } }
    for field in event.fields {
      writer.writeKey(field.name)
      writer.beginObject()
      member("a") { $0.write(field.first) }
      member("b") { $0.write(field.second) }
      writer.endObject()
    }
    writer.endObject()
  }
}

extension Side {
  fileprivate var name: String {
    switch self {
    case .first: "a"
    case .second: "b"
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ cell: Cell) {
    switch cell {
    case .missing: writeNull()
    case .number(let number): write(number)
    case .text(let text): write(text)
    case .vector(let numbers):
      beginArray()
      for number in numbers { write(number) }
      endArray()
    }
  }
}
