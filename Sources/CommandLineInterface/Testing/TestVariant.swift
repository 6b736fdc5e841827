import Diagnostics
import JSONText
import TimelineDocument
import TimelineSimulation

/// One run of a file that is tested: with the values of a case and of a sweep, under a profile, on a clock, at
/// a frame rate.
struct TestVariant {
  let document: ReplacedText
  var overrides: TimelineOverrides
  var frameRate: Double?
  /// The choices by which it differs from the other runs of the file; empty for the only one.
  var choices: [RunChoice] = []

  /// The choices for a person, such as ` (ios16, d = 0.2)`.
  var label: String {
    choices.isEmpty ? "" : " (\(choices.map { $0.text }.joined(separator: ", ")))"
  }

  /// The choices as the end of a file's name, such as `-ios16-d-0.2`: different choices give different
  /// names.
  var fileSuffix: String { choices.map { "-" + $0.fileName }.joined() }

  var sampling: Sampling {
    var sampling = Sampling()
    sampling.frameRate = frameRate
    sampling.openEnd = .claims
    return sampling
  }
}

/// A choice that one run of a file has and another has not.
enum RunChoice {
  case profile(Profile)
  case clock(ClockKind)
  case frameRate(Double)
  /// The value of a definition or a state.
  case value(name: String, text: String)

  /// The choice for a person.
  var text: String {
    switch self {
    case .profile(let profile): profile.rawValue
    case .clock(let clock): clock.rawValue
    case .frameRate(let rate): "\(DecimalText.shortest(rate)) fps"
    case .value(let name, let text): "\(name) = \(text)"
    }
  }

  /// The choice as a part of a file's name.
  fileprivate var fileName: String {
    switch self {
    case .profile(let profile): profile.rawValue
    case .clock(let clock): clock.rawValue
    case .frameRate(let rate): "\(DecimalText.shortest(rate))-fps"
    case .value(let name, let text): "\(name.escapedForFileName)-\(text.escapedForFileName)"
    }
  }
}

extension String {
  /// The text with `~` and two hexadecimal digits for each byte that a name of a file may lack, or that would
  /// look like the separator of two parts. A negative number keeps its sign.
  fileprivate var escapedForFileName: String {
    var escaped = ""
    for (index, byte) in utf8.enumerated() {
      let character = Unicode.Scalar(byte)
      let isPlain = byte < 0x80 && (character.properties.isAlphabetic || (48...57).contains(byte))
      if isPlain || "_.".unicodeScalars.contains(character) || index == 0 && character == "-" {
        escaped.unicodeScalars.append(character)
      } else {
        escaped += "~" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return escaped
  }
}

/// The runs of a file that its cases and the options ask for: each combination.
struct TestPlan {
  private let invocation: Invocation
  private let source: SourceText
  private let timeline: CheckedTimeline

  private let runs: TestRuns
  private let set: [SweepParameter]

  init(
    _ invocation: Invocation, _ runs: TestRuns, _ set: [SweepParameter], of source: SourceText,
    _ timeline: CheckedTimeline
  ) {
    self.invocation = invocation
    self.runs = runs
    self.set = set
    self.source = source
    self.timeline = timeline
  }

  /// The runs; none if the document alone is played as it is, or if it is wrong.
  func variants() throws(CommandFailure) -> [TestVariant] {
    if timeline.timeline.cases.isEmpty, set.isEmpty, cells.count == 1 { return [] }
    var diagnostics = DiagnosticList()
    let sweep = try Sweep(
      set, runs.first.overrides, for: invocation, of: source, diagnostics: &diagnostics)
    guard let sweep else { return [] }
    var cases = timeline.timeline.cases.map { timeline.replacements(in: $0) }
    if cases.isEmpty { cases = [[]] }
    var variants: [TestVariant] = []
    for cell in cells {
      for values in cases {
        for run in 0..<sweep.count {
          variants.append(variant(cell, values, sweep, run))
        }
      }
    }
    return variants
  }

  private func variant(
    _ cell: Cell, _ values: [(value: ReplaceableValue, json: String)], _ sweep: Sweep, _ run: Int
  ) -> TestVariant {
    let swept = sweep.replacements(in: run)
    // The command line outranks a case.
    let others = values.filter { value in !swept.contains { $0.value.name == value.value.name } }
    let choices = (others + swept).map {
      RunChoice.value(name: $0.value.name, text: $0.json.unquoted)
    }
    return TestVariant(
      document: ReplaceableValue.replace(others + swept, in: source), overrides: cell.overrides,
      frameRate: cell.frameRate, choices: cell.choices + choices)
  }
}

// MARK: - Profiles, clocks and frame rates

extension TestPlan {
  private struct Cell {
    var overrides: TimelineOverrides
    var frameRate: Double?
    /// The choices by which cells differ.
    var choices: [RunChoice] = []
  }

  private var cells: [Cell] {
    var cells = [Cell(overrides: runs.first.overrides, frameRate: runs.frameRates.first)]
    cells = product(cells, runs.profiles) { cell, profile in
      cell.overrides.profile = profile
      return .profile(profile)
    }
    cells = product(cells, runs.clocks) { cell, clock in
      cell.overrides.clock = clock
      return .clock(clock)
    }
    return product(cells, runs.frameRates) { cell, rate in
      cell.frameRate = rate
      return .frameRate(rate)
    }
  }

  /// Each cell with each choice; one choice alone needs no word.
  private func product<Choice>(
    _ cells: [Cell], _ choices: [Choice], _ choose: (inout Cell, Choice) -> RunChoice
  ) -> [Cell] {
    guard choices.count > 1 else { return cells }
    return cells.flatMap { cell in
      choices.map { choice in
        var chosen = cell
        chosen.choices.append(choose(&chosen, choice))
        return chosen
      }
    }
  }
}

extension String {
  /// A string of JSON without its quotes; any other text as it is.
  fileprivate var unquoted: String {
    hasPrefix("\"") && hasSuffix("\"") && count > 1 ? String(dropFirst().dropLast()) : self
  }
}
