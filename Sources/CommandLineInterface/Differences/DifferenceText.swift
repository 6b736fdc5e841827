import Diagnostics
import JSONText
import TimelineDocument
import TraceComparison

/// The differences between two traces as lines for people; empty where they are the same.
struct DifferenceText {
  /// More tracks and events than these are counted only.
  private static let limit = 20

  private(set) var text = ""
  private let inputs: BothSides<ComparedInput>

  init(_ report: ComparisonReport, of inputs: BothSides<ComparedInput>) {
    self.inputs = inputs
    guard !report.isSame else { return }
    if let divergence = report.first { add(sentence(divergence)) }
    if let frames = report.frames { add(frames) }
    if let events = report.events { add(events) }
  }

  private mutating func add(_ line: String) { text += line + "\n" }

  private func name(_ side: Side) -> String { inputs[side].name }

  private func place(_ range: Range<Int>?, of side: Side) -> String {
    guard let position = inputs[side].position(of: range) else { return name(side) }
    return "\(name(side)):\(position.line):\(position.column)"
  }
}

// MARK: - The first difference

extension DifferenceText {
  private func sentence(_ divergence: Divergence) -> String {
    let time = divergence.time.shortText
    let places = (
      place(divergence.places.first, of: .first), place(divergence.places.second, of: .second)
    )
    switch divergence.kind {
    case .row(let only): return lone("the time \(time)", only, places)
    case .event(let word, let only):
      return lone("the event \(word.quotedForMessage) at \(time)", only, places)
    case .track(let track, let first, let second):
      return both("at \(time) \(track.quotedForMessage)", first, second, places)
    case .eventField(let word, let field):
      let what = "at \(time) '\(field.name)' of the event \(word.quotedForMessage)"
      return both(what, field.first, field.second, places)
    }
  }

  private func lone(_ what: String, _ only: Side, _ places: (String, String)) -> String {
    only == .first
      ? "\(places.0): \(what) is not in \(places.1)" : "\(places.1): \(what) is not in \(places.0)"
  }

  private func both(
    _ what: String, _ first: Cell, _ second: Cell, _ places: (String, String)
  ) -> String {
    guard first != .missing else {
      return "\(places.1): \(what) is \(second.shortText), in \(places.0) there is no value"
    }
    let other = second == .missing ? "there is no value" : "it is \(second.shortText)"
    return "\(places.0): \(what) is \(first.shortText), in \(places.1) \(other)"
  }
}

// MARK: - Tracks

extension DifferenceText {
  private mutating func add(_ frames: FrameReport) {
    for side in Side.allCases {
      let count = frames.onlyIn[side]
      guard count.count > 0, let time = count.first else { continue }
      let times = count.count == 1 ? "1 time is" : "\(count.count) times are"
      add("\(times) only in \(name(side)), the first \(time.shortText)")
    }
    let differing = frames.tracks.filter { !$0.isSame }
    for track in differing.prefix(Self.limit) { add(track) }
    if differing.count > Self.limit { add("and \(differing.count - Self.limit) more tracks") }
    addAgreement(of: frames.tracks.filter { $0.isSame })
  }

  private mutating func add(_ track: TrackReport) {
    let name = track.name.escapedForMessage
    if let only = track.only { return add("\(name): only in \(inputs[only].name)") }
    let compared = track.compared
    if track.different.count > 0 {
      add(
        "\(name): \(values(track.different.count, of: compared, "differs", "differ"))"
          + (track.worst.map { ", \($0.phrase)" } ?? "")
          + (track.rootMeanSquare.map { ", RMS \($0.roundedText)" } ?? ""))
    }
    for side in Side.allCases {
      let count = track.onlyIn[side]
      guard count.count > 0, let time = count.first else { continue }
      let values = values(count.count, of: compared, "is", "are")
      add("\(name): \(values) only in \(inputs[side].name), first at \(time.shortText)")
    }
  }

  private func values(_ count: Int, of all: Int, _ one: String, _ many: String) -> String {
    "\(count) of \(all) values \(count == 1 ? one : many)"
  }

  private mutating func addAgreement(of tracks: [TrackReport]) {
    guard !tracks.isEmpty else { return }
    let count = tracks.count == 1 ? "1 track agrees" : "\(tracks.count) tracks agree"
    let worst = tracks.filter { $0.worst != nil }.max {
      ($0.worst?.distance ?? 0) < ($1.worst?.distance ?? 0)
    }
    guard let worst, let error = worst.worst, error.distance > 0 else { return add(count) }
    add("\(count), the worst is \(worst.name.escapedForMessage), \(error.phrase)")
  }
}

extension TrackReport.Deviation {
  fileprivate var phrase: String {
    "at most by \(distance.shortText) at \(time.shortText): "
      + "\(first.shortText) and \(second.shortText)"
  }
}

// MARK: - Events

extension DifferenceText {
  private mutating func add(_ events: EventReport) {
    for event in events.differences { add(sentence(event)) }
    let rest = events.count - events.differences.count
    if rest > 0 { add("and \(rest) more events") }
  }

  private func sentence(_ event: EventDifference) -> String {
    let names = [event.track, event.transaction, event.label].filter { !$0.isEmpty }
    let words = [event.event.escapedForMessage] + names.map { $0.quotedForMessage }
    let subject = "event at \(event.time.shortText): \(words.joined(separator: " "))"
    if let only = event.only { return "\(subject) is only in \(name(only))" }
    let fields = event.fields.map { field in
      "\(field.name) is \(field.first.shortText) and \(field.second.shortText)"
    }
    return "\(subject), \(fields.joined(separator: ", "))"
  }
}

extension Double {
  /// The number with at most six decimals.
  fileprivate var roundedText: String {
    let rounded = (self * 1e6).rounded() / 1e6
    return (rounded.isFinite ? rounded : self).shortText
  }

  /// The fewest digits that read back to the same number.
  fileprivate var shortText: String {
    var writer = JSONWriter()
    writer.write(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension Cell {
  fileprivate var shortText: String {
    switch self {
    case .missing: "nothing"
    case .number(let number): number.shortText
    case .text(let text): text.quotedForMessage
    case .vector(let numbers): "[" + numbers.map { $0.shortText }.joined(separator: ", ") + "]"
    }
  }
}
