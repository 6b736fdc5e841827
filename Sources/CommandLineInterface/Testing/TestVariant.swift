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
  /// What tells it from the other runs of the file, such as ` (ios16, d = 0.2)`; empty for the only one.
  var label = ""

  var sampling: Sampling {
    var sampling = Sampling()
    sampling.frameRate = frameRate
    return sampling
  }
}

/// The runs of a file that its cases and the options ask for: each combination.
struct TestPlan {
  private let invocation: Invocation
  private let source: SourceText
  private let timeline: CheckedTimeline

  private var options: OptionValues { invocation.options }

  init(_ invocation: Invocation, of source: SourceText, _ timeline: CheckedTimeline) {
    self.invocation = invocation
    self.source = source
    self.timeline = timeline
  }

  /// The runs; none if the document alone is played as it is, or if it is wrong.
  func variants() throws(CommandFailure) -> [TestVariant] {
    if timeline.timeline.cases.isEmpty, options.set.isEmpty, cells.count == 1 { return [] }
    var diagnostics = DiagnosticList()
    guard let sweep = try Sweep(invocation, of: source, diagnostics: &diagnostics) else {
      return []
    }
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
    // What the command line says outranks a case.
    let others = values.filter { value in !swept.contains { $0.value.name == value.value.name } }
    let words = (others + swept).map { "\($0.value.name) = \($0.json.unquoted)" }
    var variant = TestVariant(
      document: ReplaceableValue.replace(others + swept, in: source), overrides: cell.overrides,
      frameRate: cell.frameRate)
    let all = cell.words + words
    if !all.isEmpty { variant.label = " (\(all.joined(separator: ", ")))" }
    return variant
  }
}

// MARK: - Profiles, clocks and frame rates

extension TestPlan {
  private struct Cell {
    var overrides: TimelineOverrides
    var frameRate: Double?
    /// The words for what differs between cells.
    var words: [String] = []
  }

  private var cells: [Cell] {
    var cells = [Cell(overrides: options.overrides, frameRate: options.fps)]
    cells = product(cells, options.profiles ?? []) { cell, profile in
      cell.overrides.profile = profile
      return profile.rawValue
    }
    cells = product(cells, options.clocks ?? []) { cell, clock in
      cell.overrides.clock = clock
      return clock.rawValue
    }
    return product(cells, options.frameRates ?? []) { cell, rate in
      cell.frameRate = rate
      return "\(DecimalText.shortest(rate)) fps"
    }
  }

  /// Each cell with each choice; one choice alone needs no word.
  private func product<Choice>(
    _ cells: [Cell], _ choices: [Choice], _ choose: (inout Cell, Choice) -> String
  ) -> [Cell] {
    guard choices.count > 1 else { return cells }
    return cells.flatMap { cell in
      choices.map { choice in
        var chosen = cell
        chosen.words.append(choose(&chosen, choice))
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
