import Diagnostics
import JSONText
import TimelineDocument
import TimelineFuzzing
import TimelineSimulation

struct FuzzOptions: Sendable {
  /// The given variations; empty for the standard ones.
  let vary: [Variation]
  let runs: Int
  let seed: Int
  let play: PlayOptions

  init(_ read: inout OptionReader) {
    vary = read.list(
      "vary", .variations("what"),
      "a path with an amount, as events.at=0.5; order, of equal times; taps, which come twice or not "
        + "(default: events.at=0.5,order)",
      details: """
        A path of keys to numbers, through all elements of lists, and the greatest change of these \
        numbers. Several variations have commas between them; several lists add up.
        """)
    runs =
      read.value(
        "runs", .whole(1...1_000_000, "n"), "how many variations are tried (default 1000)",
        details: "Before them the timeline is played as it is.") ?? 1_000
    seed =
      read.value(
        "seed", .whole(0...1_000_000_000, "n"), "which variations are tried (default 1)",
        details: "Equal seeds and equal options give equal runs, on every machine.") ?? 1
    var play = PlayOptions()
    read.group(.sampling)
    play.until = read.until()
    play.clock = read.clock()
    play.profile = read.profile()
    play.roomSize = read.roomSize()
    self.play = play
    read.importOptions()
    read.group(.output)
    read.outputFile()
    read.messages(quiet: "only the document")
  }
}

/// `fuzz [file]`: whether variations of a timeline break its laws.
struct FuzzCommand {
  static let definition = CommandDefinition(
    summary: "vary a timeline, and find the smallest one that breaks a law",
    explanation:
      """
      Play variations of a timeline and judge the laws of its 'always' in each, as
      'test' does; claims of 'expect' belong to moments and are passed over. Stops at
      the first variation that breaks a law, or cannot be played, and prints the
      smallest document found that fails in the same way. Equal seeds give equal
      runs. The exit status is 0 if no run fails, 1 if one does, 65 for a timeline
      that is invalid or has no laws, or 66 for a file that cannot be read.
      """,
    operands: .oneInput,
    examples: [
      "inbetween fuzz samples/tap_laws.json --vary events.at=0.5 --runs 200",
      "inbetween fuzz samples/tap_laws.json --vary order,taps --seed 7 -o small.json",
    ],
    options: FuzzOptions.init,
    run: { options, invocation, console throws(CommandFailure) in
      try FuzzCommand(invocation: invocation, options: options).run(on: console)
    })

  let invocation: Invocation
  let options: FuzzOptions

  func run(on console: any Console) throws(CommandFailure) -> ExitStatus {
    let input = try invocation.input(on: console)
    try invocation.checkOutput(against: input, on: console)
    let source = try invocation.timeline(input, on: console)
    guard let fuzzer = try fuzzer(of: source, on: console) else { return .invalidInput }
    try checkPaths(fuzzer)
    let count = options.runs
    for run in 0...count {
      guard fuzzer.failure(ofRun: run) != nil, let finding = fuzzer.smallest(ofRun: run) else {
        continue
      }
      say(sentences(of: finding, run), on: console)
      try console.writeResult(finding.source.bytes.endingInLineFeed, to: invocation.output)
      return .negative
    }
    let name = source.name.escapedForTerminal
    let runs = count == 1 ? "1 run" : "\(count) runs"
    say(["\(name): no law is broken in \(runs) (seed \(options.seed))"], on: console)
    return .success
  }

  /// Nil for a timeline that cannot be varied, which is reported.
  private func fuzzer(of source: SourceText, on console: any Console) throws(CommandFailure)
    -> Fuzzer?
  {
    var (timeline, diagnostics) = CheckedTimeline.read(source, options.play.overrides)
    if let timeline {
      if timeline.timeline.laws.isEmpty {
        diagnostics.add(
          .error(
            .missingKey, "the timeline has no laws", at: 0..<0,
            help: "add 'always', as in \"always\": { \"range\": { \"opacity\": [0, 1] } }"))
      } else {
        _ = ExpectationReport(lawsOf: timeline, diagnostics: &diagnostics)
      }
    }
    invocation.report(diagnostics, of: source, on: console)
    guard !diagnostics.hasErrors else { return nil }
    let variations = options.vary.isEmpty ? Variation.standard : options.vary
    return Fuzzer(source, options.play.overrides, varying: variations, seed: options.seed)
  }

  private func checkPaths(_ fuzzer: Fuzzer) throws(CommandFailure) {
    let known = fuzzer.numberPaths
    // Only variations from the command line must match; the standard ones may match nothing.
    for case .numbers(let path, _) in options.vary where !known.contains(path) {
      var message = "'--vary': the timeline has no number at \(path.quotedForMessage)"
      if let near = nearestName(to: path, among: known) { message += "; did you mean '\(near)'?" }
      throw invocation.usage(message)
    }
  }
}

// MARK: - Messages

extension FuzzCommand {
  private func say(_ lines: [String], on console: any Console) {
    if !invocation.isQuiet { console.say(lines.map { $0 + "\n" }.joined()) }
  }

  private func sentences(of finding: Fuzzer.Finding, _ run: Int) -> [String] {
    let name = finding.source.name.escapedForTerminal
    let subject =
      run == 0 ? "\(name): the timeline itself" : "\(name): run \(run) (seed \(options.seed))"
    switch finding.failure {
    case .law(let result):
      let place = result.place(in: finding.source).position.description
      return ["\(subject) fails: \(result.claim.escapedForMessage)"]
        + YAMLBlock(result, at: place).lines.dropFirst().map { "  " + $0 }
    case .unplayable(let diagnostic):
      return ["\(subject) cannot be played: \(diagnostic.message.escapedForTerminal)"]
    }
  }
}

extension [UInt8] {
  fileprivate var endingInLineFeed: [UInt8] {
    last == UInt8(ascii: "\n") ? self : self + [UInt8(ascii: "\n")]
  }
}
