import Diagnostics
import TimelineDocument
import TimelineSimulation

/// `check [file ...]`: the exit status says whether the timelines are valid.
struct CheckCommand {
  static let definition = CommandDefinition(
    summary: "check whether timelines are valid",
    explanation:
      """
      Check whether timelines are valid. Prints nothing for a valid one; problems are
      printed to standard error, with their locations, or to standard output as JSON,
      as annotations of GitHub Actions or as SARIF. A folder means every '.json' file
      in it. The exit status is 0, 1 for a problem, or 66 for a file that cannot be
      read.
      With --batch each line is a timeline, and its answer has the problems; the exit
      status is 0 unless --strict is given.
      """,
    operands: .inputs,
    options: [
      .set, .batch, .batchKey, .trailer, .watch, .profile, .format, .strict, .quiet, .color,
    ],
    optionSummaries: [
      .set: "a definition's or first value",
      .quiet: "no messages about the timelines, only the exit status",
    ],
    formats: [.text, .json, .github, .sarif, .ndjson],
    examples: [
      "inbetween check samples/*.json",
      "inbetween check --format json card.json | jq -r '.diagnostics[].message'",
      "git ls-files '*.timeline.json' | xargs inbetween check --strict",
      "inbetween check -f github samples",
    ])

  let invocation: Invocation

  func run(on console: any Console) throws(CommandFailure) -> ExitStatus {
    try invocation.checkBatchOptions()
    if invocation.options.batch {
      return try BatchCommand(invocation, PlaySettings(invocation)).run(on: console)
    }
    let options = invocation.options
    var status = ExitStatus.success
    var log = invocation.options.format.flatMap(DiagnosticLog.init)
    let inputs = try invocation.inputsInFolders(on: console)
    let progress = ProgressLine(on: console, stages: [.rehearsing], fileCount: inputs.count)
    defer { progress?.remove() }
    for input in inputs {
      defer { progress?.finishFile() }
      guard let source = source(input, console: console, progress) else {
        status = status.combined(with: .unreadableInput)
        continue
      }
      let diagnostics = try diagnostics(of: source, progress)
      status = status.combined(with: verdict(diagnostics))
      guard !options.quiet else { continue }
      if log?.add(diagnostics, of: source) == nil, !diagnostics.first.isEmpty {
        progress?.remove()
        invocation.report(diagnostics, of: source, on: console)
      }
    }
    progress?.remove()
    if var log, !options.quiet { try console.writeResult(log.finish()) }
    return status
  }

  /// What there is to say about a timeline with the values of the command line.
  private func diagnostics(
    of source: SourceText, _ progress: ProgressLine?
  ) throws(CommandFailure) -> DiagnosticList {
    var diagnostics = DiagnosticList()
    guard let sweep = try Sweep(invocation, of: source, diagnostics: &diagnostics) else {
      return diagnostics
    }
    guard sweep.count == 1 else {
      throw CommandFailure.usage(
        "'check' takes one value of '--set' for each name", command: .check)
    }
    let document = sweep.document(of: 0)
    var (timeline, found) = CheckedTimeline.read(document.source, invocation.options.overrides)
    timeline?.checkColumns(&found)
    timeline?.rehearse(&found, watch: progress?.update)
    return document.original(found)
  }

  private func verdict(_ diagnostics: DiagnosticList) -> ExitStatus {
    let isNegative =
      diagnostics.hasErrors || invocation.options.strict && diagnostics.warningCount > 0
    return isNegative ? .negative : .success
  }

  /// Reads an input, or reports why that is not possible, even with `--quiet`: the status is not an
  /// answer then.
  private func source(
    _ input: InputOperand, console: any Console, _ progress: ProgressLine?
  ) -> SourceText? {
    switch console.reading(input) {
    case .success(let source): return source
    case .failure(let error):
      progress?.remove()
      console.reportError(error.message)
      return nil
    }
  }
}
