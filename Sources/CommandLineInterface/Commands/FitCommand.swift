import CurveFitting
import Diagnostics
import JSONText
import TraceComparison

struct FitOptions: Sendable {
  let track: String?
  let family: MotionFamilyChoice
  let retargets: [Double]
  let from: Double?
  let until: Double?
  /// The largest residual of a success.
  let tolerance: Double
  let isJSON: Bool

  init(_ read: inout OptionReader) {
    track = read.value(
      "track", .text("name"), "the column to fit, where more than one moves",
      details: "Columns of velocities follow from the motion of their track, and are never chosen.")
    read.group(.motion)
    family =
      read.value(
        "family", .word("name"), "what to look for: spring, curve or any (default)",
        details: """
          'spring' tries fluid and interpolating springs, 'curve' the timing curves of a duration.
          """) ?? .any
    retargets = read.list(
      "retargets", .numbers(.anyTime, "times"),
      "when the motion got other targets (default: found)",
      details:
        "Times between the first row and the last; without them jumps of the acceleration count.")
    read.group(.sampling)
    from = read.from("ignore the rows before this time")
    until = read.until("ignore the rows after this time")
    read.group(.comparison)
    tolerance =
      read.tolerance("the residual (root mean square) that is allowed, in units") ?? .infinity
    read.group(.output)
    isJSON =
      read.format(
        .text, .json, summary: "text (default); json: a timeline that plays the motion again"
      ).format == .json
    read.outputFile()
    read.messageColor()
  }
}

/// `fit [file]`: the animation that a recording shows.
struct FitCommand {
  static let definition = CommandDefinition(
    summary: "find the animation that a recording shows",
    explanation:
      """
      Find the animation that moved a recorded track: a spring, a timing curve or a
      preset, with its start, its targets and when it began, and how certain each
      number is. The recording has times in seconds and values, as CSV, JSON or
      NDJSON: a trace of this tool, of a device or of a browser. Retargets are found
      where the acceleration jumps. The runner-up is the best animation of another
      kind. With '-f json' the result is a timeline that plays the motion again. The
      exit status is 1 if the residual is above --tolerance.
      """,
    operands: .oneInput,
    examples: [
      "inbetween fit device.csv",
      "inbetween fit device.csv --family curve --tolerance 0.01",
      "inbetween fit device.csv -f json | inbetween trace -",
    ],
    options: FitOptions.init,
    run: { options, invocation, console throws(CommandFailure) in
      try FitCommand(invocation: invocation, options: options).run(on: console)
    })

  let invocation: Invocation
  let options: FitOptions

  func run(on console: any Console) throws(CommandFailure) -> ExitStatus {
    let input = try invocation.input(on: console)
    try invocation.checkOutput(against: input, on: console)
    let source = try console.source(input)
    let track: RecordedTrack
    let result: MotionFitter.Result
    do throws(CommandFailure) {
      track = try self.track(of: source)
      try checkRetargets(in: track)
      result = try fit(track)
    } catch {
      guard case .unusable(let diagnostic) = error else { throw error }
      var diagnostics = DiagnosticList()
      diagnostics.add(diagnostic)
      invocation.report(diagnostics, of: source, on: console)
      return .invalidInput
    }
    let text =
      options.isJSON
      ? FitTimeline(result, of: track, in: source.name).text
      : FitReport(result, of: track).text
    try console.writeResult(text, to: invocation.output)
    let isClose = result.best.residual.typical <= options.tolerance
    return isClose ? .success : .negative
  }

  private func fit(_ track: RecordedTrack) throws(CommandFailure) -> MotionFitter.Result {
    var fitter = MotionFitter()
    fitter.kinds = options.family.kinds
    if !options.retargets.isEmpty { fitter.retargets = Set(options.retargets).sorted() }
    do throws(FitProblem) {
      return try fitter.fit(try MotionRecording(times: track.times, values: track.values))
    } catch {
      throw .unusable(error.diagnostic(of: track))
    }
  }
}

// MARK: - The track

extension FitCommand {
  /// Refuses a retarget that the recording does not show.
  private func checkRetargets(in track: RecordedTrack) throws(CommandFailure) {
    guard let first = track.times.first, let last = track.times.last,
      let time = options.retargets.first(where: { $0 <= first || $0 >= last })
    else { return }
    let texts = [time, first, last].map { DecimalText.shortest($0) }
    throw invocation.usage(
      "'--retargets': \(texts[0]) s is not between the first row, at \(texts[1]) s, and the last, at "
        + "\(texts[2]) s")
  }

  /// The track that is named, or the only one that moves.
  private func track(of source: SourceText) throws(CommandFailure) -> RecordedTrack {
    if InputKind(source) == .timeline {
      throw .unusable(
        .error(
          .wrongType, "this is a timeline, and a recording has rows with times and values",
          at: 0..<0, help: "'\(programName) trace' makes a recording of it"))
    }
    let tracks: [RecordedTrack]
    do throws(TraceProblem) {
      tracks = try RecordedTrack.read(source, from: options.from, until: options.until)
    } catch {
      throw .unusable(error.diagnostic)
    }
    if tracks.isEmpty, options.from != nil || options.until != nil {
      throw invocation.usage("'--from' and '--until' leave no rows")
    }
    let track = try chosen(among: tracks)
    if let problem = track.problem { throw .unusable(problem.diagnostic) }
    return track
  }

  private func chosen(among tracks: [RecordedTrack]) throws(CommandFailure) -> RecordedTrack {
    if let name = options.track { return try named(name, among: tracks) }
    // A velocity follows from the motion of its track.
    let velocities = Set(tracks.map { $0.name + "_velocity" })
    let candidates = tracks.filter { !velocities.contains($0.name) }
    let moving = candidates.filter { $0.moves }
    if moving.count > 1 {
      throw invocation.usage(
        "several tracks move: \(Self.list(moving.map { $0.name })); choose one with '--track'")
    }
    guard let track = moving.first ?? candidates.first else {
      throw .unusable(.error(.noColumns, "no column has numbers", at: 0..<0))
    }
    return track
  }

  private func named(_ name: String, among tracks: [RecordedTrack]) throws(CommandFailure)
    -> RecordedTrack
  {
    if let track = tracks.first(where: { $0.name == name }) { return track }
    let names = tracks.map { $0.name }
    let near = nearestName(to: name, among: names).map { "; did you mean '\($0)'?" }
    throw invocation.usage(
      "no track is called \(name.quotedForMessage)"
        + (near ?? "; the tracks are \(Self.list(names))"))
  }

  /// The first of some names.
  private static func list(_ names: [String]) -> String {
    let limit = 20
    let shown = names.prefix(limit).map { $0.quotedForMessage }.joined(separator: ", ")
    return names.count > limit ? "\(shown) and \(names.count - limit) more" : shown
  }
}

extension FitProblem {
  /// The diagnostic that the user sees.
  fileprivate func diagnostic(of track: RecordedTrack) -> Diagnostic {
    let name = track.name.quotedForMessage
    let code: DiagnosticCode
    let message: String
    switch self {
    case .tooFewRows(let count) where count < MotionRecording.fewestRows:
      let rows = count == 1 ? "1 row" : "\(count) rows"
      (code, message) = (
        .tooFew, "\(name) has \(rows), and a fit needs at least \(MotionRecording.fewestRows)"
      )
    case .tooFewRows:
      (code, message) = (.tooFew, "\(name) moves in a single step, which fits any animation")
    case .nothingMoves: (code, message) = (.noMotion, "\(name) does not move")
    case .tooLong(let seconds):
      (code, message) = (
        .tooMany,
        "\(name) moves for \(DecimalText.shortest(seconds)) s, and a fit looks at "
          + "\(DecimalText.shortest(MotionRecording.longestMotion)) s at most; choose a part with "
          + "'--from' and '--until'"
      )
    case .outOfRange:
      (code, message) = (
        .numberRange, "\(name) has values that are too large, or too near to each other"
      )
    case .nothingFits: (code, message) = (.noMotion, "nothing that is tried moves like \(name)")
    }
    return .error(code, message, at: track.place)
  }
}
