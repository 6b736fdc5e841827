import TraceComparison

/// The forms of the report about a comparison.
enum DifferenceForm: Sendable {
  case text, json
  /// One annotation of GitHub Actions.
  case annotation

  /// The form of a format; of any other, lines for people.
  init(_ format: OutputFormat) {
    switch format {
    case .json: self = .json
    case .github: self = .annotation
    case .text, .csv, .ndjson, .tap, .tap14, .junit, .svg, .html, .sarif, .perfetto, .vegaLite,
      .swift, .xctest:
      self = .text
    }
  }

  func text(of report: ComparisonReport, _ inputs: BothSides<ComparedInput>) -> [UInt8] {
    switch self {
    case .text: Array(DifferenceText(report, of: inputs).text.utf8)
    case .json: DifferenceJSON.render(report, of: inputs)
    case .annotation: Array(annotation(report, inputs).utf8)
    }
  }

  /// An error with the lines for people, at the first difference: in the second input, or in the first one where the
  /// second has no such place. Empty where both are the same.
  private func annotation(
    _ report: ComparisonReport, _ inputs: BothSides<ComparedInput>
  ) -> String {
    guard !report.isSame else { return "" }
    let places = report.first?.places
    let second = inputs.second.position(of: places?.second)
    let first = second == nil ? inputs.first.position(of: places?.first) : nil
    let input = first == nil ? inputs.second : inputs.first
    return GitHubAnnotations.error(
      "difference", DifferenceText(report, of: inputs).text, in: input.name, at: second ?? first)
  }
}
