import AnimationEngine
import Diagnostics
import Testing
import TimelineDocument

@testable import TimelineSimulation

/// A document that is played in a test: its events, and what its columns show.
struct PlayedDocument {
  private let script: PreparedTimeline

  /// Reads and checks a document, which must have no errors.
  init(_ text: String) throws {
    let source = SourceText(name: "document", bytes: Array(text.utf8))
    var (timeline, diagnostics) = CheckedTimeline.read(source)
    let checked = try #require(timeline, "\(diagnostics)")
    script = try #require(PreparedTimeline(checked, diagnostics: &diagnostics), "\(diagnostics)")
  }

  /// A run of the document before its first turn.
  func beginning(recording: Recording) throws -> Simulation {
    try Simulation.beginning(script, frameRate: nil, recording: recording)
  }

  /// The events up to a time, in their order.
  func events(until end: Double = 10) throws -> [TraceEvent] {
    var simulation = try Simulation.beginning(script, frameRate: nil, recording: .events)
    var events: [TraceEvent] = []
    while try simulation.step(notAfter: Instant(seconds: end)) != nil {
      events += simulation.recorder.drainEvents()
    }
    return events
  }

  /// The events up to a time, in their order, of a run that is explained.
  func explainedEvents(until end: Double = 10) throws -> [TraceEvent] {
    var simulation = try Simulation.beginning(script, frameRate: nil, recording: .explanation)
    var events: [TraceEvent] = []
    while try simulation.step(notAfter: Instant(seconds: end)) != nil {
      events += simulation.recorder.drainEvents().filter { !$0.word.isDetail }
    }
    return events
  }

  /// What an explanation tells of the changes up to a time, in their order.
  ///
  /// - Parameter sharesWalks: whether the values of an update share the walks of their transactions.
  func changes(until end: Double = 10, sharesWalks: Bool = true) throws -> [ChangeFacts] {
    var simulation = try Simulation.beginning(script, frameRate: nil, recording: .explanation)
    simulation.sharesWalks = sharesWalks
    var changes: [ChangeFacts] = []
    while try simulation.step(notAfter: Instant(seconds: end)) != nil {
      for case .change(let facts) in simulation.recorder.drainFacts() { changes.append(facts) }
    }
    return changes
  }

  /// What all columns show at each of some times.
  func rows(
    at times: [Double], recording: Recording = .nothing, sharesWalks: Bool = true
  ) throws -> [[Double?]] {
    var simulation = try Simulation.beginning(script, frameRate: nil, recording: recording)
    simulation.sharesWalks = sharesWalks
    return try times.map { time in
      try simulation.advance(to: Instant(seconds: time))
      var row = RowValues(columnCount: simulation.columns.count)
      try simulation.readValues(into: &row)
      return row.numbers
    }
  }

  /// The names of all columns, and what they show at each of some times.
  func table(at times: [Double]) throws -> (names: [String], rows: [[Double?]]) {
    var simulation = try Simulation.beginning(script, frameRate: nil)
    var rows: [[Double?]] = []
    for time in times {
      try simulation.advance(to: Instant(seconds: time))
      var row = RowValues(columnCount: simulation.columns.count)
      try simulation.readValues(into: &row)
      rows.append(row.numbers)
    }
    return (simulation.columns.sorted { $0.place < $1.place }.map { $0.name }, rows)
  }

  /// The steps of work that a run has counted by a time.
  func work(until end: Double, sharesWalks: Bool) throws -> Int {
    var simulation = try Simulation.beginning(script, frameRate: nil)
    simulation.sharesWalks = sharesWalks
    try simulation.advance(to: Instant(seconds: end))
    return simulation.budget.spentWork
  }

  /// Whether the first event's step needs no lists.
  func takesFirstEventAtOnce() throws -> Bool {
    var simulation = try Simulation.beginning(script, frameRate: nil)
    return try simulation.takeAtOnce(script.timeline.step(ofEvent: 0), of: script.timeline)
  }

  /// The number that a column shows at each of some times; nil where it is empty.
  func values(of column: String, at times: [Double]) throws -> [Double?] {
    var simulation = try Simulation.beginning(script, frameRate: nil)
    return try times.map { time in
      try simulation.advance(to: Instant(seconds: time))
      var row = RowValues(columnCount: simulation.columns.count)
      try simulation.readValues(into: &row)
      let found = try #require(simulation.columns.first { $0.name == column })
      return row.numbers[found.place]
    }
  }
}

extension TraceEvent {
  /// The time, the word and the subject, as `1.5 emit done`.
  var line: String { "\(instant.text.dropLast(2)) \(patternText)" }
}
