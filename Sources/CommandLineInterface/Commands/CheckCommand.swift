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
      printed to standard error, with their locations, or as JSON to standard output.
      The exit status is 0, 1 for a problem, or 66 for a file that cannot be read.
      """,
    operands: .inputs,
    options: [.profile, .format, .strict, .quiet, .color],
    optionSummaries: [
      .quiet: "no messages about the timelines, only the exit status"
    ],
    formats: [.text, .json],
    examples: [
      "inbetween check samples/*.json",
      "inbetween check --format json card.json | jq -r '.diagnostics[].message'",
      "git ls-files '*.timeline.json' | xargs inbetween check --strict",
    ])

  let invocation: Invocation

  func run(on console: any Console) throws -> ExitStatus {
    let options = invocation.options
    var status = ExitStatus.success
    var json = DiagnosticJSON()
    let inputs = try invocation.inputs(on: console)
    let progress = ProgressLine(on: console, stages: [.rehearsing], fileCount: inputs.count)
    defer { progress?.remove() }
    for input in inputs {
      defer { progress?.finishFile() }
      guard let source = source(input, console: console, progress) else {
        status = status.combined(with: .unreadableInput)
        continue
      }
      var (timeline, diagnostics) = CheckedTimeline.read(source, options.overrides)
      timeline?.checkColumns(&diagnostics)
      timeline?.rehearse(&diagnostics, watch: progress?.update)
      status = status.combined(with: verdict(diagnostics))
      guard !options.quiet else { continue }
      if options.format == .json {
        json.add(diagnostics, of: source)
      } else if !diagnostics.first.isEmpty {
        progress?.remove()
        invocation.report(diagnostics, of: source, on: console)
      }
    }
    progress?.remove()
    if options.format == .json, !options.quiet { try console.writeResult(json.finish()) }
    return status
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
    let result = Result { () throws(UnreadableInput) in try console.source(input) }
    switch result {
    case .success(let source): return source
    case .failure(let error):
      progress?.remove()
      console.reportError(error.message)
      return nil
    }
  }
}
