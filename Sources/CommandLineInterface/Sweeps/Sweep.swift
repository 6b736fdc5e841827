import Diagnostics
import TimelineDocument
import TimelineSimulation

/// A document with values replaced, once for each combination of them.
struct Sweep: Sendable {
  /// More runs than this are refused.
  static let runLimit = 1_000_000

  private struct Parameter: Sendable {
    let value: ReplaceableValue
    let choices: SweepParameter
  }

  let source: SourceText
  private let parameters: [Parameter]
  /// The number of runs.
  let count: Int

  /// Finds the replaced values, and checks the types of those that take their place.
  ///
  /// - Returns: nil for a document with errors, which are added to `diagnostics`.
  /// - Throws: the error of a name, a value or the number of runs.
  init?(
    _ settings: [SweepParameter], _ overrides: TimelineOverrides, for invocation: Invocation,
    of source: SourceText, diagnostics: inout DiagnosticList
  ) throws(CommandFailure) {
    self.source = source
    count = try Self.count(of: settings, invocation)
    guard !settings.isEmpty else {
      parameters = []
      return
    }
    let (timeline, found) = CheckedTimeline.read(source, overrides)
    diagnostics = found
    guard let timeline else { return nil }
    let known = timeline.replaceableValues
    parameters = try settings.map { (choices) throws(CommandFailure) in
      guard let value = known.first(where: { $0.name == choices.name }) else {
        throw Self.unknownName(choices.name, among: known.map { $0.name }, invocation)
      }
      return Parameter(value: value, choices: choices)
    }
    for parameter in parameters { try Self.check(parameter, in: timeline, invocation) }
  }

  private static func count(
    of settings: [SweepParameter], _ invocation: Invocation
  ) throws(CommandFailure) -> Int {
    var names: Set<String> = []
    var count = 1
    for setting in settings {
      guard names.insert(setting.name).inserted else {
        throw invocation.usage(
          "'--set' is given twice for \(setting.name.quotedForMessage); separate values by commas")
      }
      let (product, isTooLarge) = count.multipliedReportingOverflow(by: setting.count)
      guard !isTooLarge, product <= runLimit else {
        throw invocation.usage("'--set' makes more than \(runLimit) runs, the limit")
      }
      count = product
    }
    return count
  }

  private static func unknownName(
    _ name: String, among known: [String], _ invocation: Invocation
  ) -> CommandFailure {
    var message = "'--set': no definition or state is called \(name.quotedForMessage)"
    if let near = nearestName(to: name, among: known) { message += "; did you mean '\(near)'?" }
    let list = known.prefix(10).map { $0.escapedForMessage }.joined(separator: ", ")
    message += known.isEmpty ? " (there are none)" : " (\(list)\(known.count > 10 ? ", ..." : ""))"
    return invocation.usage(message)
  }
}

// MARK: - Checking values

extension Sweep {
  /// Checks the types of a parameter's values, of several numbers only that of the first.
  private static func check(
    _ parameter: Parameter, in timeline: CheckedTimeline, _ invocation: Invocation
  ) throws(CommandFailure) {
    var hasNumber = false
    for part in parameter.choices.parts {
      let isNumber = decimalNumber(part[0]) != nil
      if isNumber && hasNumber { continue }
      hasNumber = hasNumber || isNumber
      guard let problem = timeline.problem(of: part[0], replacing: parameter.value) else {
        continue
      }
      let help = problem.help.map { "; \($0)" } ?? ""
      let setting = "\(parameter.value.name)=\(part[0])".escapedForMessage
      throw invocation.usage("'--set' \(setting): \(problem.message)\(help)")
    }
  }
}

// MARK: - Runs

extension Sweep {
  /// The names and values of a run, given by its number from 0; the last parameter varies fastest.
  func values(of run: Int) -> [(name: String, text: String)] {
    var rest = run
    var values: [(name: String, text: String)] = []
    for parameter in parameters.reversed() {
      values.append((parameter.value.name, parameter.choices[rest % parameter.choices.count]))
      rest /= parameter.choices.count
    }
    return values.reversed()
  }

  /// The document of a run.
  func document(of run: Int) -> ReplacedText {
    ReplaceableValue.replace(replacements(in: run), in: source)
  }

  /// The replaced values of a run, each with the JSON in its place.
  func replacements(in run: Int) -> [(value: ReplaceableValue, json: String)] {
    zip(parameters, values(of: run)).map { ($0.value, $0.value.json(typed: $1.text)) }
  }

  /// The difference between a run and the document as it is, such as ` (d = 0.2)`; empty where nothing is replaced.
  func label(of run: Int) -> String {
    let words = values(of: run).map { "\($0.name) = \($0.text)" }
    return words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
  }

  /// The values of a run as the first fields of a row.
  func fields(of run: Int) -> [LeadingField] {
    values(of: run).map { LeadingField($0.name, $0.text) }
  }
}

extension LeadingField {
  /// The first value of a parameter, which is the only one of a single run.
  init(_ parameter: SweepParameter) { self.init(parameter.name, parameter[0]) }

  fileprivate init(_ name: String, _ text: String) {
    self.init(name: name, cell: decimalNumber(text).map(TraceCell.number) ?? .text(text))
  }
}
