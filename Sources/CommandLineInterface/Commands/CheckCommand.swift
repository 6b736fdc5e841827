import Diagnostics
import TimelineDocument
import TimelineSimulation

struct CheckOptions: Sendable {
  enum Input {
    case documents(set: [SweepParameter], OutputFormat)
    case lines(BatchOptions)
  }

  let input: Input
  let play: PlayOptions
  /// Whether a warning is a problem.
  let isStrict: Bool

  init(_ read: inout OptionReader) {
    input = read.oneOf(
      .batch { _ in { .lines($0) } },
      otherwise: { read in
        let set = read.replacements("a definition's or first value")
        read.watch()
        read.importOptions()
        read.group(.output)
        return .documents(set: set, read.format(.text, .json, .github, .sarif).format)
      })
    var play = PlayOptions()
    read.group(.sampling)
    play.until = read.until()
    play.profile = read.profile()
    play.roomSize = read.roomSize()
    play.seed = read.seed()
    if case .lines(let batch) = input { play.ignoredKey = batch.key }
    self.play = play
    isStrict = read.strict("warnings make the exit status 1 as well")
    read.messages(quiet: "no messages about the timelines, only the exit status")
  }
}

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
    examples: [
      "inbetween check samples/*.json",
      "inbetween check --format json card.json | jq -r '.diagnostics[].message'",
      "git ls-files '*.timeline.json' | xargs inbetween check --strict",
      "inbetween check -f github samples",
    ],
    options: CheckOptions.init,
    run: { options, invocation, console throws(CommandFailure) in
      try CheckCommand(invocation: invocation, options: options).run(on: console)
    })

  let invocation: Invocation
  let options: CheckOptions

  func run(on console: any Console) throws(CommandFailure) -> ExitStatus {
    switch options.input {
    case .documents(let set, let format):
      return try check(replacing: set, as: format, on: console)
    case .lines(let batch):
      let settings = PlaySettings(options.play, format: nil)
      let content = BatchContent.check(isStrict: options.isStrict)
      return try BatchCommand(invocation: invocation, settings: settings, content: content)
        .run(batch.with(isStrict: options.isStrict), on: console)
    }
  }

  private func check(
    replacing set: [SweepParameter], as format: OutputFormat, on console: any Console
  ) throws(CommandFailure) -> ExitStatus {
    var status = ExitStatus.success
    var log = DiagnosticLog(format)
    var byteCount = 0
    let inputs = try invocation.inputsInFolders(on: console)
    let progress = ProgressLine(on: console, stages: [.rehearsing], fileCount: inputs.count)
    defer { progress?.remove() }
    for input in inputs {
      defer { progress?.finishFile() }
      guard let source = source(input, console: console, progress) else {
        status = status.combined(with: .unreadableInput)
        continue
      }
      byteCount += source.bytes.count
      let diagnostics = try diagnostics(of: source, replacing: set, progress)
      status = status.combined(with: verdict(diagnostics))
      guard !invocation.isQuiet else { continue }
      if log?.add(diagnostics, of: source) == nil, !diagnostics.first.isEmpty {
        progress?.remove()
        invocation.report(diagnostics, of: source, on: console)
      }
    }
    progress?.remove()
    if var log, !invocation.isQuiet {
      try console.writeResult(
        log.finish(), ofInputs: byteCount, help: "check fewer files at one time")
    }
    return status
  }

  /// The diagnostics of a timeline with the values of the command line.
  private func diagnostics(
    of source: SourceText, replacing set: [SweepParameter], _ progress: ProgressLine?
  ) throws(CommandFailure) -> DiagnosticList {
    var diagnostics = DiagnosticList()
    let overrides = options.play.overrides
    let sweep = try Sweep(
      set, overrides, for: invocation, of: source, diagnostics: &diagnostics)
    guard let sweep else { return diagnostics }
    guard sweep.count == 1 else {
      throw invocation.usage("'check' takes one value of '--set' for each name")
    }
    let document = sweep.document(of: 0)
    var (timeline, found) = CheckedTimeline.read(document.source, overrides)
    timeline?.checkColumns(&found)
    timeline?.rehearse(&found, watch: progress?.update)
    return document.original(found)
  }

  private func verdict(_ diagnostics: DiagnosticList) -> ExitStatus {
    let isNegative =
      diagnostics.hasErrors || options.isStrict && diagnostics.warningCount > 0
    return isNegative ? .negative : .success
  }

  /// Reads an input, or reports why that is not possible, even with `--quiet`: the status is not an
  /// answer then.
  private func source(
    _ input: InputOperand, console: any Console, _ progress: ProgressLine?
  ) -> SourceText? {
    switch invocation.readingTimeline(input, on: console) {
    case .success(let source): return source
    case .failure(let error):
      progress?.remove()
      console.reportError(error.message)
      return nil
    }
  }
}
