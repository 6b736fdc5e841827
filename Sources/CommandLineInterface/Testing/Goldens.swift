import Diagnostics
import JSONText
import TimelineDocument
import TimelineSimulation
import TraceComparison

/// The goldens of `test --golden`: a file for each run of a timeline, with the frames and the events that it had
/// when it was recorded.
struct Goldens {
  private let folder: String
  private let isUpdating: Bool
  private let rules: ComparisonRules
  private let invocation: Invocation

  init(
    _ options: GoldenOptions, _ invocation: Invocation, for inputs: [InputOperand]
  ) throws(CommandFailure) {
    folder = options.folder
    isUpdating = options.isUpdating
    rules = options.rules
    self.invocation = invocation
    try checkNames(of: inputs)
  }

  /// Two timelines cannot have one golden.
  private func checkNames(of inputs: [InputOperand]) throws(CommandFailure) {
    var owners: [String: String] = [:]
    for input in inputs {
      guard case .file(let name) = input else {
        throw CommandFailure.usage(
          "'--golden' needs a file; standard input has no name", command: .test)
      }
      if let owner = owners.updateValue(name, forKey: path(of: name)), owner != name {
        throw CommandFailure.usage(
          "\(path(of: name).quotedForMessage) would be the golden of \(owner.quotedForMessage) "
            + "and of \(name.quotedForMessage)", command: .test)
      }
    }
  }

  /// Where the golden of a run is: named after the timeline and the choices of the run.
  private func path(of name: String, suffix: String = "") -> String {
    let file = name.fileName
    let stem = file.hasSuffix(".json") ? file.dropLast(5) : file[...]
    return "\(folder)/\(stem)\(suffix).golden"
  }
}

// MARK: - Judging

extension Goldens {
  typealias Judgement = (point: ExpectationResult, status: ExitStatus)

  /// Compares a run with its golden; with `--update` records it where there is none or they differ.
  func judge(
    _ timeline: CheckedTimeline, of run: TestVariant, in source: SourceText,
    on console: any Console
  ) throws(CommandFailure) -> Judgement {
    let path = path(of: source.name, suffix: run.fileSuffix)
    guard let (played, trace) = try played(timeline, run, source, on: console) else {
      return fail(path, .invalidInput, "the run is too long for one")
    }
    switch console.reading(.file(path)) {
    case .failure(let error):
      if isUpdating, error.isMissing { return try recordNew(played, at: path, on: console) }
      let help = error.isMissing ? "; '--update' records a golden" : ""
      console.reportError(error.message + help)
      return fail(path, .unreadableInput, "there is none, or it cannot be read")
    case .success(let golden):
      let owner = Result { () throws(JSONError) in try GoldenHeader(golden).document }
      guard case .success(let document?) = owner else {
        return refuse(golden, owner.problem, on: console)
      }
      if document.name != source.name.fileName {
        if isUpdating { return try record(played, at: path, on: console) }
        return refuse(golden, document.problem(for: source.name), on: console)
      }
      return try compare(ComparedInput(source: golden, isPlayed: false), played, trace, on: console)
    }
  }

  private func compare(
    _ golden: ComparedInput, _ played: ComparedInput, _ trace: Trace, on console: any Console
  ) throws(CommandFailure) -> Judgement {
    let comparison = Result { () throws(Comparison.Failure) in
      try Comparison.compare(golden.source, played.source, rules)
    }
    switch comparison {
    case .failure(let failure): return refuse(golden.source, failure.diagnostic, on: console)
    case .success(let report):
      if report.isSame { return pass("matches \(golden.name)") }
      if isUpdating { return try record(played, at: golden.source.name, on: console) }
      let lines = DifferenceText(report, of: BothSides(golden, played)).text.split(separator: "\n")
      var judgement = fail(golden.source.name, .negative, lines.joined(separator: "; "))
      judgement.point.reason = try CommandFailure.playing { () throws(RunFailure) in
        try report.first.flatMap { first throws(RunFailure) in
          try Self.reason(for: first, in: trace)
        }
      }
      return judgement
    }
  }

  /// The explanation of the first difference in the run: of the track that differs, or else of what happened last; nil
  /// for what only the golden has.
  private static func reason(
    for difference: Divergence, in trace: Trace
  ) throws(RunFailure) -> ClaimReason? {
    let remedy = "if this is meant, '--update' records it."
    return switch difference.kind {
    case .track(let column, _, _):
      try trace.reason(forColumn: column, at: difference.time, remedy: remedy)
    case .event(_, only: .second), .eventField:
      try trace.reason(forColumn: nil, at: difference.time, remedy: remedy)
    case .event(_, only: .first), .row: nil
    }
  }

  /// The frames and events of a run; nil where they are too long, which is reported.
  private func played(
    _ timeline: CheckedTimeline, _ run: TestVariant, _ source: SourceText, on console: any Console
  ) throws(CommandFailure) -> (ComparedInput, Trace)? {
    var known = DiagnosticList()
    guard let trace = Trace(timeline, sampling: run.sampling, diagnostics: &known) else {
      return nil
    }
    var diagnostics = DiagnosticList()
    var style = OutputStyle()
    style.format = .json
    style.documentName = source.name.fileName
    let input = try ComparedInput(
      trace, as: style, named: source.name + run.label, diagnostics: &diagnostics)
    invocation.report(diagnostics, of: source, on: console)
    return input.map { ($0, trace) }
  }

  /// Records the first golden. A link that leads nowhere is not followed: it could lead out of the folder.
  private func recordNew(
    _ played: ComparedInput, at path: String, on console: any Console
  ) throws(CommandFailure) -> Judgement {
    try console.makeFolder(at: folder)
    do throws(CommandFailure) {
      try console.writeNewFile(played.source.bytes, at: path)
    } catch {
      guard case .unwritable(let result) = error, result.isTaken else { throw error }
      console.reportError(result.message + ", but leads to no file; remove it")
      return fail(path, .cannotCreate, "there is none, and none can be recorded")
    }
    return pass("is recorded as \(path.escapedForTerminal)")
  }

  /// Records another golden in the place of the one at the path.
  private func record(
    _ played: ComparedInput, at path: String, on console: any Console
  ) throws(CommandFailure) -> Judgement {
    try console.writeResult(played.source.bytes, to: .file(path))
    return pass("is recorded as \(path.escapedForTerminal)")
  }

  private func pass(_ claim: String) -> Judgement {
    (
      ExpectationResult(place: SourceRange(0..<0), instant: nil, claim: claim, verdict: .passed),
      .success
    )
  }

  private func fail(_ path: String, _ status: ExitStatus, _ reason: String) -> Judgement {
    let claim = "matches \(path.escapedForTerminal)"
    let point = ExpectationResult(
      place: SourceRange(0..<0), instant: nil, claim: claim, verdict: .missed(reason))
    return (point, status)
  }

  private func refuse(
    _ golden: SourceText, _ problem: Diagnostic, on console: any Console
  ) -> Judgement {
    var diagnostics = DiagnosticList()
    diagnostics.add(problem)
    invocation.report(diagnostics, of: golden, on: console)
    return fail(golden.name, .invalidInput, problem.message)
  }
}

// MARK: - Whose golden it is

/// The timeline that a golden says it is of.
private struct GoldenDocument {
  let name: String
  let place: Range<Int>

  /// The error of a golden of this timeline in the place of that of another one.
  func problem(for other: String) -> Diagnostic {
    let (owner, wanted) = (name.quotedForMessage, other.fileName.quotedForMessage)
    return .error(
      .wrongType, "this is the golden of \(owner), not of \(wanted)", at: place,
      help: "'--update' replaces it")
  }
}

extension Result<GoldenDocument?, JSONError> {
  /// Why a file is not a golden; only a golden is ever replaced.
  fileprivate var problem: Diagnostic {
    if case .failure(let error) = self { return Diagnostic(error) }
    return .error(
      .wrongType, "this is not a golden", at: 0..<0, help: "remove it, or name another folder")
  }
}

/// The header of a golden.
private struct GoldenHeader {
  /// Nil for a file that is not a golden.
  let document: GoldenDocument?

  init(_ source: SourceText) throws(JSONError) {
    let result = source.bytes.withUnsafeBufferPointer { bytes in
      Result { () throws(JSONError) in try Self.read(bytes) }
    }
    document = try result.get()
  }

  private static func read(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(JSONError) -> GoldenDocument? {
    var cursor = JSONCursor(bytes)
    try cursor.begin()
    guard try cursor.peek(.object) else { return nil }
    try cursor.enterObject()
    var document: GoldenDocument?
    var isTrace = false
    while let key = try cursor.nextKey() {
      if cursor.isEqual(key.string, "document"), try cursor.peek(.string) {
        let name = try cursor.readString()
        document = GoldenDocument(name: cursor.text(name), place: name.range)
      } else if cursor.isEqual(key.string, "format"), try cursor.peek(.string) {
        isTrace = cursor.text(try cursor.readString()) == Envelope.traceFormat
      } else {
        try cursor.skipValue()
      }
    }
    return isTrace ? document : nil
  }
}

extension String {
  /// The part after the last slash.
  fileprivate var fileName: String { split(separator: "/").last.map(String.init) ?? self }
}
