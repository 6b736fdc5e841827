import AnimationEngine
package import TimelineLanguage

/// A timeline together with the times at which it is looked at.
package struct Trace {
  /// More rows than this are refused before the first is printed.
  private static let rowLimit = 100_000_000
  /// A run that has not settled so long after its last event never will.
  private static let settlingLimit = 3600.0

  private let script: Script
  private let rowTimes: RowTimes
  private let end: Instant

  /// Decides which times are printed; nil when the timeline cannot be played, which is then reported.
  package init?(
    _ timeline: CheckedTimeline, sampling: Sampling, diagnostics: inout DiagnosticList
  ) {
    guard let script = Script(timeline, diagnostics: &diagnostics) else { return nil }
    let timeline = timeline.timeline
    self.script = script
    let until = sampling.until.map(Instant.init(seconds:)) ?? timeline.until
    if let times = sampling.times {
      rowTimes = .listed(Set(times.map(Instant.init(seconds:))).sorted())
      end = until ?? Instant(seconds: Instant.secondsLimit)
      return
    }
    guard let end = until ?? Self.settled(script, diagnostics: &diagnostics) else { return nil }
    let rate = sampling.frameRate ?? timeline.frameRate
    self.end = end
    rowTimes = .frames(rate: rate, end: end)
    guard end.seconds * rate < Double(Self.rowLimit) else {
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
    do throws(RunFailure) {
      var simulation = try Simulation.beginning(script, isRecording: false)
      let lastEvent = simulation.queue.lastEvent ?? .zero
      let limit = lastEvent.advanced(bySeconds: settlingLimit)
      return try simulation.settle(notAfter: limit ?? Instant(seconds: Instant.secondsLimit))
    } catch {
      diagnostics.add(error.diagnostic)
      return nil
    }
  }

  /// Plays the timeline and writes a row for each printed time.
  package func writeRows(
    as format: NumberFormat, to output: @escaping (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    var table = WideCSV(format, writingTo: output)
    var simulation = try Simulation(script, isRecording: false)
    try table.writeHeader(simulation.columns)
    for row in rowTimes {
      try simulation.advance(to: row.instant)
      try table.writeRow(time: row.seconds, values: simulation.values())
    }
    try table.finish()
  }

  /// Plays the timeline and writes what happens, up to its end.
  package func writeEvents(
    as format: NumberFormat, to output: @escaping (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    var table = EventCSV(format, writingTo: output)
    var simulation = try Simulation(script, isRecording: true)
    try table.writeHeader()
    while try simulation.step(notAfter: end) != nil {
      for event in simulation.takeEvents() { try table.writeRow(event) }
    }
    for event in simulation.unreachedEvents { try table.writeRow(event) }
    try table.finish()
  }
}
