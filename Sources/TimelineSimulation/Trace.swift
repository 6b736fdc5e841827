import AnimationEngine
package import Diagnostics
package import TimelineDocument

/// A timeline together with the times that are printed.
package struct Trace {
  /// All columns, in the order of the document.
  package let columns: [Column]
  let script: PreparedTimeline
  let schedule: Schedule
  private let watch: RunProgress.Watch?
  /// A run that was begun to know the columns.
  private let begun: BegunRun?
  /// The metrics of all columns, where they are what is asked for: each is known to be a number before an
  /// answer begins.
  private(set) var measured: RunMetrics?
  /// The limit that an explanation of this run would exceed; nil if it keeps to it.
  private(set) var explanationExcess: RunExcess?

  /// Decides which times are printed; nil if the timeline cannot be played, which is reported.
  ///
  /// - Parameters:
  ///   - knowsEnd: whether the end must be known before the first row; if not, a run that cannot fail is
  ///     played once.
  ///   - watch: is told now and then how far the run is, here and wherever it is played later.
  package init?(
    _ timeline: CheckedTimeline, sampling: Sampling, knowsEnd: Bool = true,
    diagnostics: inout DiagnosticList, watch: RunProgress.Watch? = nil
  ) {
    guard
      let script = PreparedTimeline(
        timeline, frameRate: sampling.frameRate, diagnostics: &diagnostics)
    else { return nil }
    self.script = script
    self.watch = watch
    do throws(RunFailure) {
      let mayFail = script.mayFail(sampling)
      var settled: Simulation?
      schedule = try Schedule(
        script, sampling, recording: mayFail ? .rehearsal : .nothing,
        latestEnd: mayFail || knowsEnd ? nil : script.latestEnd(of: sampling),
        settled: &settled, watch: watch)
      if mayFail || schedule.takesManyTicks(script) {
        let rehearsal = try script.rehearsed(schedule, after: settled.take(), watch: watch)
        explanationExcess = rehearsal.budget.excess(explaining: 1)
        if case .explanation(let runs) = sampling.use,
          let excess = rehearsal.budget.excess(explaining: runs)
        {
          throw RunFailure.exceeds(excess, schedule.end, nil)
        }
        columns = rehearsal.columns
        begun = nil
        for warning in rehearsal.recorder.warnings { diagnostics.add(warning) }
      } else {
        let simulation = try Self.simulation(of: script, schedule)
        columns = simulation.columns
        begun = BegunRun(simulation)
      }
      try checkValues(for: sampling.use)
      if sampling.use == .metrics { measured = try finiteMetrics() }
    } catch {
      diagnostics.add(error.diagnostic)
      return nil
    }
  }

  /// The trace of a run that was rehearsed.
  package init(_ rehearsal: Rehearsal) {
    script = rehearsal.script
    schedule = rehearsal.schedule
    columns = rehearsal.columns
    explanationExcess = rehearsal.explanationExcess
    watch = nil
    begun = nil
  }

  /// A run whose times are known, without columns: for its account alone.
  init(playing script: PreparedTimeline, over schedule: Schedule) {
    self.script = script
    self.schedule = schedule
    columns = []
    watch = nil
    begun = nil
  }

  /// The name that the document gives itself.
  package var documentName: String? { script.timeline.name }

  /// How many times are printed; more than that where the end is not known.
  package var rowCount: Int { schedule.rows.count }

  /// The time of the last row, in seconds.
  package var lastTime: Double { schedule.lastInstant.seconds }

  /// The least number of bytes that the rows of some columns, given by their places, take; 0 where the end is not known.
  package func leastSize(of places: [Int], as style: OutputStyle) -> Int {
    guard !schedule.endsWhenSettled else { return 0 }
    // Where views come and go, the cells of those that are not there may be empty, or left out.
    guard style.layout == .wide, !script.hasComings else { return rowCount }
    // A digit, and what separates it from the next number.
    let cell = 2 * (style.includesVelocity ? 2 : 1)
    return rowCount * (2 + cell * places.count)
  }

  func meter(of stage: RunStage) -> ProgressMeter {
    ProgressMeter(stage, until: schedule.lastInstant, columnCount: columns.count, watch: watch)
  }

  /// A run before its first row.
  func beginning(_ recording: Recording = .nothing) throws(RunFailure) -> Simulation {
    if recording == .nothing, let simulation = begun?.take() { return simulation }
    return try Self.simulation(of: script, schedule, recording: recording)
  }

  static func simulation(
    of script: PreparedTimeline, _ schedule: Schedule, recording: Recording = .nothing
  ) throws(RunFailure) -> Simulation {
    var simulation = try Simulation.beginning(
      script, frameRate: schedule.frameRate, recording: recording)
    simulation.budget.lift()
    return simulation
  }
}

/// A run before its first row. The first reader of rows takes it; later ones begin a run of their own. To begin
/// it once and not twice saves a batch of small timelines a tenth of its time.
private final class BegunRun {
  private var simulation: Simulation?

  init(_ simulation: Simulation) {
    self.simulation = simulation
  }

  func take() -> Simulation? { simulation.take() }
}

// MARK: - Output

extension Trace {
  /// Receives the bytes of an output.
  package typealias Sink = (UnsafeRawBufferPointer) throws(RunFailure) -> Void

  /// Plays the timeline and writes the values of some columns, given by their places, at each printed
  /// time; a document of JSON also tells what happens.
  package func writeRows(
    of places: [Int], as style: OutputStyle, to sink: @escaping Sink
  ) throws(RunFailure) {
    var writer = RowWriter(places, of: columns, style: style, writingTo: sink)
    var reader = try RowReader(self, velocities: style.includesVelocity)
    try writer.begin(envelope(style))
    while let time = try reader.next() { try writer.write(reader.row, at: time.seconds) }
    try writer.finish()
    // Playing twice gives the same answer, and needs no memory for the events.
    if style.format == .json { try writeEvents(as: style, after: "", to: sink) }
  }

  /// Plays the timeline and writes what happens, up to its end; in detail also what observers see.
  package func writeEvents(
    as style: OutputStyle, inDetail: Bool = false, to sink: @escaping Sink
  ) throws(RunFailure) {
    let names = style.fieldNames(of: columns)
    let opening = envelope(style).text(columns: names)
    try writeEvents(as: style, after: opening, inDetail ? .details : .events, to: sink)
  }

  private func writeEvents(
    as style: OutputStyle, after opening: String, _ recording: Recording = .events,
    to sink: @escaping Sink
  ) throws(RunFailure) {
    var writer = EventWriter(style, writingTo: sink)
    try writer.begin(after: opening)
    let (run, _) = try record(recording) { entry throws(RunFailure) in
      if let event = entry.event { try writer.write(event) }
    }
    for event in run.unreachedEvents { try writer.write(event) }
    try writer.finish()
  }

  private func envelope(_ style: OutputStyle) -> Envelope {
    Envelope(
      frameRate: schedule.frameRate, end: schedule.end.seconds, numbers: style.numbers,
      isOneLine: style.isOneLine, documentName: style.documentName)
  }
}
