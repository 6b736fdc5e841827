import AnimationEngine
package import TimelineLanguage

/// A timeline together with the times at which it is printed.
package struct Trace {
  /// More rows than this are refused before the first is printed.
  private static let rowLimit = 100_000_000

  private let script: LiteralScript
  private let rowTimes: RowTimes

  /// Decides which times are printed; nil when there would be too many, or when the timeline has
  /// something that cannot be played yet, which is then reported.
  package init?(
    _ timeline: Timeline, of source: SourceText, sampling: Sampling,
    diagnostics: inout DiagnosticList
  ) {
    script = LiteralScript(timeline, of: source, diagnostics: &diagnostics)
    guard !diagnostics.hasErrors else { return nil }
    if let times = sampling.times {
      rowTimes = .listed(Set(times.map(Instant.init(seconds:))).sorted())
      return
    }
    let rate = sampling.frameRate ?? timeline.frameRate
    let until = sampling.until.map(Instant.init(seconds:)) ?? timeline.until
    let end = until ?? Simulation(script).settled()
    guard end.seconds * rate < Double(Self.rowLimit) else {
      diagnostics.add(
        .error(
          .tooMany, "this is more than \(Self.rowLimit) rows", at: 0..<0,
          help: "print fewer with a lower --fps, an earlier --until, or --at"))
      return nil
    }
    rowTimes = .frames(rate: rate, end: end)
  }

  /// Plays the timeline and writes a row for each printed time.
  package func write(
    as format: NumberFormat, to output: @escaping (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    var table = WideCSV(format, writingTo: output)
    var simulation = Simulation(script)
    try table.writeHeader(script.names)
    for row in rowTimes {
      simulation.advance(to: row.instant)
      try table.writeRow(time: row.seconds, values: simulation.values)
    }
    try table.finish()
  }
}
