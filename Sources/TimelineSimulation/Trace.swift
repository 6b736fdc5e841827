import AnimationEngine
package import TimelineLanguage

/// A timeline together with the times at which it is looked at.
package struct Trace {
  /// More rows than this are refused before the first is printed.
  private static let rowLimit = 100_000_000
  /// A run that has not settled so long after its last event never will.
  private static let settlingLimit = 3600.0

  /// The columns there are to print, in the order of the document.
  package let columns: [Column]
  private let script: Script
  private let rowTimes: RowTimes
  /// The first time that is printed; earlier events are left out as well.
  private let start: Instant
  private let end: Instant
  /// The frames per second, or nil where the times are listed.
  private let frameRate: Double?

  /// Decides which times are printed; nil when the timeline cannot be played, which is then reported.
  package init?(
    _ timeline: Timeline, of source: SourceText, sampling: Sampling,
    diagnostics: inout DiagnosticList
  ) {
    guard let script = Script(timeline, of: source, diagnostics: &diagnostics) else {
      return nil
    }
    self.script = script
    columns = timeline.columns
    let start = sampling.from.map(Instant.init(seconds:)) ?? .zero
    self.start = start
    let until = sampling.until.map(Instant.init(seconds:)) ?? timeline.until
    if let times = sampling.times {
      let instants = Set(times.map(Instant.init(seconds:))).sorted()
      rowTimes = .listed(instants.filter { $0 >= start })
      end = until ?? instants.last ?? .zero
      frameRate = nil
      return
    }
    guard let end = until ?? Self.settled(script, diagnostics: &diagnostics) else { return nil }
    self.end = end
    let rate = sampling.frameRate ?? timeline.frameRate
    frameRate = rate
    rowTimes = .frames(rate: rate, start: start, end: end)
    guard rowTimes.count <= Self.rowLimit else {
      diagnostics.add(
        .error(
          .tooMany, "this is more than \(Self.rowLimit) rows", at: 0..<0,
          help: "print fewer with a lower --fps, an earlier --until, or --at"))
      return nil
    }
  }

  /// The instant from which on nothing happens any more, found by playing without output.
  private static func settled(
    _ script: Script, diagnostics: inout DiagnosticList
  ) -> Instant? {
    var simulation = Simulation(script, isRecording: false)
    let lastEvent = simulation.queue.lastEvent ?? .zero
    let limit = lastEvent.advanced(bySeconds: settlingLimit)
    do throws(RunFailure) {
      return try simulation.settle(notAfter: limit ?? Instant(seconds: Instant.secondsLimit))
    } catch {
      diagnostics.add(error.diagnostic)
      return nil
    }
  }
}

// MARK: - Output

extension Trace {
  /// Takes bytes to where they are wanted.
  package typealias Sink = (UnsafeRawBufferPointer) throws -> Void

  /// Plays the timeline and writes the values of some columns, given by their places, at each printed
  /// time; a document of JSON also tells what happens.
  package func writeRows(
    of places: [Int], as style: OutputStyle, to sink: @escaping Sink
  ) throws {
    var writer = RowWriter(places, of: columns, style: style, writingTo: sink)
    var simulation = Simulation(script, isRecording: false)
    var row = RowValues(columnCount: columns.count)
    try writer.begin(envelope(style))
    for time in rowTimes {
      try simulation.advance(to: time.instant)
      simulation.readValues(into: &row)
      if style.includesVelocity { simulation.readVelocities(into: &row) }
      try writer.write(row, at: time.seconds)
    }
    try writer.finish()
    // To play twice cannot give two answers, and needs no memory for what comes second.
    if style.format == .json { try writeEvents(as: style, after: "", to: sink) }
  }

  /// Plays the timeline and writes what happens, up to its end.
  package func writeEvents(as style: OutputStyle, to sink: @escaping Sink) throws {
    let names = style.fieldNames(of: columns)
    try writeEvents(as: style, after: envelope(style).text(columns: names), to: sink)
  }

  private func writeEvents(
    as style: OutputStyle, after opening: String, to sink: @escaping Sink
  ) throws {
    var writer = EventWriter(style, writingTo: sink)
    var simulation = Simulation(script, isRecording: true)
    try writer.begin(after: opening)
    while try simulation.step(notAfter: end) != nil {
      for event in simulation.takeEvents() where event.instant >= start { try writer.write(event) }
    }
    for event in simulation.unreachedEvents { try writer.write(event) }
    try writer.finish()
  }

  private func envelope(_ style: OutputStyle) -> Envelope {
    Envelope(frameRate: frameRate, end: end.seconds, numbers: style.numbers)
  }
}
