import CommandLineInterface
import Testing

/// What every option says of a value that it does not take.
@Suite struct OptionValueTests {
  private static let hugeNumber = String(repeating: "9", count: 400)

  /// Texts that are no number, no word of a list and no number in any range.
  private static let wrongTexts = [
    "", " ", "nan", "inf", "-inf", "1e999", "0x10", "+1", "--", "1 ", hugeNumber, "-1e16", "١",
  ]

  /// What stands after the command and the option, so that the value alone can be wrong.
  private func arguments(
    _ command: Command, _ option: OptionDefinition, _ text: String
  ) -> [String] {
    let operands =
      switch command.operands {
      case .twoInputs: ["samples/fade.json", "samples/late.json"]
      case .expression: [".default"]
      case .nothing, .newFile, .commandName, .shellName: [String]()
      case .oneInput, .inputs, .oneOrTwoInputs: ["samples/fade.json"]
      }
    let modes: [String: [String]] = [
      "batch-key": ["--batch"], "module": ["--live"], "update": ["--golden=x"],
      "tolerance": ["--golden=x"], "time-tolerance": ["--golden=x"],
    ]
    let mode = option.group == .comparison && command != .test ? [] : modes[option.name] ?? []
    return [command.rawValue] + operands + mode + ["\(option.spelling)=\(text)"]
  }

  private static let requirements = [
    "fps": "a number from 0.000001 to 1000000",
    "from": "a number of seconds from -1000000000 to 1000000000",
    "time-offset": "a number of seconds from -1000000000 to 1000000000",
    "retargets": "a number of seconds from -1000000000 to 1000000000",
    "family": "'spring', 'curve' or 'any'",
    "export":
      "'css', 'css-keyframes', 'core-animation', 'uikit', 'compose', 'flutter', 'react-native', 'motion', 'figma' or 'lottie'",
    "until": "a number of seconds from 0 to 1000000000",
    "at": "a number of seconds from 0 to 1000000000",
    "time-tolerance": "a number of seconds from 0 to 1000000000",
    "from-value": "a number from -1e15 to 1e15", "to-value": "a number from -1e15 to 1e15",
    "initial-velocity": "a number from -1e15 to 1e15",
    "tolerance": "a number from 0 to 1e15", "relative": "a number from 0 to 1e15",
    "clock": "'ideal', 'display' or 'device'",
    "profile": "'ios13.0', 'ios13.2', 'ios14', 'ios15', 'ios16', 'ios17', 'ios18' or 'ios26'",
    "size": "a width and a height in points, as 390x844",
    "layout": "'wide' or 'long'", "precision": "a whole number from 0 to 15, or 'full'",
    "color": "'auto', 'always' or 'never'", "runs": "a whole number from 1 to 1000000",
    "seed": "a whole number from 0 to 1000000000",
  ]

  /// Options that accept every text that is not empty, or have tests of their own.
  private static let texts = [
    "set", "vary", "map", "batch-key", "select", "label", "output", "report", "golden", "track",
    "filter", "module", "view", "name", "tap", "change", "drag", "with", "latency",
  ]

  /// The values that an option accepts, as its errors say it; nil for a flag and for a text.
  private func requirement(_ option: OptionDefinition, of command: Command) throws -> String? {
    guard option.placeholder != nil, !Self.texts.contains(option.name) else { return nil }
    switch (command, option.name) {
    case (.`init`, "from"): return "'fade', 'spring', 'completion', 'list', 'drag' or 'async'"
    case (.trace, "format"): return "'csv', 'json', 'ndjson' or 'perfetto'"
    case (.events, "format"): return "'csv', 'json' or 'ndjson'"
    case (.explain, "format"): return "'text', 'json' or 'ndjson'"
    case (.curve, "format"): return "'csv', 'json', 'ndjson', 'text', 'svg' or 'vega-lite'"
    case (.plot, "format"): return "'text', 'svg' or 'vega-lite'"
    case (.check, "format"): return "'text', 'json', 'github', 'sarif' or 'ndjson'"
    case (.diff, "format"): return "'text', 'json', 'github', 'svg' or 'vega-lite'"
    case (.export, "format"): return "'swift' or 'xctest'"
    case (.fit, "format"): return "'text' or 'json'"
    case (.test, "format"):
      return "'tap', 'tap14', 'text', 'junit', 'github', 'sarif' or 'ndjson'"
    default:
      let known: String? = Self.requirements[option.name]
      let requirement: String = try #require(known, "\(option.spelling) has no requirement")
      return requirement
    }
  }

  @Test(arguments: Command.allCases)
  func `a wrong value is named with all that the option accepts`(command: Command) throws {
    for option in command.options {
      guard let requirement = try requirement(option, of: command) else { continue }
      for text in Self.wrongTexts {
        let console = MemoryConsole()
        let status = run(arguments: arguments(command, option, text), console: console)
        #expect(status == .usage, "\(option.spelling)=\(text)")
        #expect(console.output.isEmpty)
        let shown = text.count > 80 ? String(text.prefix(80)) + "..." : text
        let verb = text.isEmpty ? "needs a value:" : "must be"
        #expect(
          console.errors.hasPrefix(
            "inbetween: error: '\(option.spelling)' \(verb) \(requirement), not '\(shown)'"),
          "\(console.errors)")
      }
    }
  }

  @Test(arguments: [
    (["trace", "--select="], "'--select' needs a value: names separated by single commas, not ''"),
    (["trace", "--output="], "'--output' needs a value: the name of a file, not ''"),
    (["trace", "-o", ""], "'-o' needs a value: the name of a file, not ''"),
    (
      ["trace", "--at", "1,,2"],
      "'--at' needs a value: a number of seconds from 0 to 1000000000, not ''; it is one of '1,,2'"
    ),
    (
      ["trace", "--at", "1, 2"],
      "'--at' must be a number of seconds from 0 to 1000000000, not ' 2'; it is one of '1, 2'"
    ),
    (["trace", "--fps", "-0"], "'--fps' must be a number from 0.000001 to 1000000, not '-0'"),
    (["trace", "--until", "-1"], "'--until' must be a number of seconds from 0 to 1000000000"),
  ])
  func `an empty value and a wrong one among several are named`(words: [String], message: String) {
    let console = MemoryConsole()
    #expect(run(arguments: words + ["samples/fade.json"], console: console) == .usage)
    #expect(console.errors.contains(message), "\(console.errors)")
  }

  @Test func `a negative zero is zero where zero is accepted`() {
    for (option, document) in [("--until", "samples/fade.json"), ("--from", "samples/fade.json")] {
      let zero = runInMemory("trace", document, option, "0")
      let negative = runInMemory("trace", document, "\(option)=-0")
      #expect(zero.status == .success)
      #expect(zero.output == negative.output)
    }
  }

  // MARK: - The ending of a file

  @Test(arguments: [
    ("trace", "x.svg", "'.csv', '.json', '.ndjson', '.jsonl'"),
    ("trace", "x.tsv", "'.csv', '.json', '.ndjson', '.jsonl'"),
    ("trace", "a.b/x.CSV.txt", "'.csv', '.json', '.ndjson', '.jsonl'"),
    ("trace", ".svg", "'.csv', '.json', '.ndjson', '.jsonl'"),
    ("events", "x.txt", "'.csv', '.json', '.ndjson', '.jsonl'"),
    ("explain", "x.csv", "'.txt', '.json', '.ndjson', '.jsonl'"),
    ("test", "x.csv", "'.tap', '.txt', '.xml'"),
    ("test", "x.json", "'.tap', '.txt', '.xml'"),
  ])
  func `an ending that no format has is an error with those that there are`(
    command: String, path: String, endings: String
  ) throws {
    let words = command.split(separator: " ").map(String.init)
    let console = MemoryConsole()
    #expect(run(arguments: words + ["samples/fade.json", "-o", path], console: console) == .usage)
    #expect(console.begunFiles == 0)
    let ending = path[try #require(path.lastIndex(of: "."))...].lowercased()
    #expect(
      console.errors.contains(
        "no format here has the ending '\(ending)', only \(endings)"),
      "\(console.errors)")
  }

  @Test(arguments: [
    (["curve", ".default"], "x.txt"), (["curve", ".default", "--summary"], "x.csv"),
    (["diff", "samples/fade.json", "samples/fade.json"], "x.csv"), (["schema"], "x.csv"),
  ])
  func `commands without a timeline check the ending too`(words: [String], path: String) {
    let console = MemoryConsole()
    #expect(run(arguments: words + ["-o", path], console: console) == .usage)
    #expect(console.begunFiles == 0)
    #expect(console.errors.contains("no format here has the ending"), "\(console.errors)")
  }

  @Test(arguments: [
    (["trace", "-f", "csv"], "x.svg"), (["trace", "-f", "csv"], "x.json"), (["trace"], "x"),
    (["trace"], "a.b/x"), (["trace"], "x."), (["trace", "--batch"], "x.csv"),
    (["test", "-f", "tap"], "x.csv"), (["explain"], "x.txt"), (["events"], "x.NDJSON"),
  ])
  func `any name is possible with a format, and a name without an ending`(
    words: [String], path: String
  ) {
    let console = MemoryConsole()
    let status = run(arguments: words + ["samples/fade.json", "-o", path], console: console)
    #expect(status == .success || words.contains("--batch") && status == .negative)
    #expect(console.files[path]?.isEmpty == false, "\(console.errors)")
  }
}
