import Diagnostics
import TimelineDocument
import TimelineSimulation

/// The run of a command that plays timelines: reads the input, reports its diagnostics, plays it and writes
/// the result; answers a batch or a sweep line by line.
struct TimelineRunner {
  let invocation: Invocation
  let settings: PlaySettings
  let input: TimelineInput
  /// The result for each timeline.
  let content: BatchContent
  /// Whether the result has all values of each row, so that their number says how large it is at least.
  var printsEveryValue = true

  /// Plays the input; nothing is printed before all of it is known to be right.
  func run(
    on console: any Console,
    _ print: (Trace) throws(CommandFailure) -> (@escaping ByteSink) throws(RunFailure) -> Void
  ) throws(CommandFailure) -> ExitStatus {
    try run(on: console, for: [settings.overrides.profile]) { traces throws(CommandFailure) in
      try print(traces[0])
    }
  }

  /// Plays the input once for each profile; the diagnostics of the first run are reported, and the errors of
  /// the others.
  func run(
    on console: any Console, for profiles: [Profile?],
    _ print: ([Trace]) throws(CommandFailure) -> (@escaping ByteSink) throws(RunFailure) -> Void
  ) throws(CommandFailure) -> ExitStatus {
    let batch = BatchCommand(invocation: invocation, settings: settings, content: content)
    if case .lines(let options) = input { return try batch.run(options, on: console) }
    let input = try invocation.input(on: console)
    try invocation.checkOutput(against: input, on: console)
    let original = try invocation.timeline(input, on: console)
    var found = DiagnosticList()
    let sweep = try Sweep(
      self.input.replacements, settings.overrides, for: invocation, of: original,
      diagnostics: &found)
    guard let sweep else {
      invocation.report(found, of: original, on: console)
      return .invalidInput
    }
    guard sweep.count == 1 else {
      invocation.report(found, of: original, on: console)
      if profiles.count > 1 { throw invocation.usage("a sweep takes one value of '--profile'") }
      return try batch.run(sweep, on: console)
    }
    let progress = ProgressLine(on: console, stages: stages)
    defer { progress?.remove() }
    let traces = traces(of: sweep.document(of: 0), original, for: profiles, on: console, progress)
    guard let traces else { return .invalidInput }
    let limit = settings.outputLimit(of: content, forInput: original.bytes.count)
    let body = try print(traces)
    // Rows that scroll by show progress enough, and a line among them could not be removed.
    if invocation.output == .standardOutput, console.isTerminal(.output) { progress?.stop() }
    do throws(CommandFailure) {
      if let limit, invocation.output == .standardOutput, leastSize(of: traces[0]) > limit {
        throw .run(.tooMuchOutput(limit: limit))
      }
      try console.writeResult(to: invocation.output, atMost: limit, body)
    } catch {
      guard case .run(.tooMuchOutput) = error, case .run(let failure) = error else { throw error }
      progress?.remove()
      var diagnostics = DiagnosticList()
      diagnostics.add(failure.diagnostic)
      invocation.report(diagnostics, of: original, on: console)
      return .invalidInput
    }
    return .success
  }

  /// The run of a document for each profile; nil where one cannot be played, which is reported.
  private func traces(
    of document: ReplacedText, _ original: SourceText, for profiles: [Profile?],
    on console: any Console, _ progress: ProgressLine?
  ) -> [Trace]? {
    var traces: [Trace] = []
    for profile in profiles {
      var overrides = settings.overrides
      overrides.profile = profile
      var (timeline, diagnostics) = CheckedTimeline.read(document.source, overrides)
      let trace = timeline.flatMap {
        Trace(
          $0, sampling: settings.sampling, knowsEnd: needsEnd, diagnostics: &diagnostics,
          watch: progress?.update)
      }
      progress?.remove()
      if traces.isEmpty || diagnostics.hasErrors {
        invocation.report(document.original(diagnostics), of: original, on: console)
      }
      guard let trace, !diagnostics.hasErrors else { return nil }
      traces.append(trace)
    }
    return traces
  }

  /// The least number of bytes that the rows take, as far as it is known before they are printed.
  private func leastSize(of trace: Trace) -> Int {
    guard content == .rows, printsEveryValue, let places = try? settings.places(in: trace) else {
      return 0
    }
    return trace.leastSize(of: places, as: settings.style)
  }

  /// Whether the end is printed before the rows, or something other than rows is printed.
  private var needsEnd: Bool {
    switch content {
    case .rows: settings.style.format == .json
    case .metrics, .events, .explanation, .test, .check: true
    }
  }

  /// The stages that follow once the timeline is known to be right.
  private var stages: [RunStage] {
    switch content {
    case .rows, .metrics: settings.style.format == .json ? [.rows, .events] : [.rows]
    case .events, .explanation, .test, .check: [.events]
    }
  }
}
