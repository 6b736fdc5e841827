import Diagnostics
import TimelineLanguage
import TimelineSimulation
import TraceComparison

/// `diff <file> <file>`: the exit status says whether two traces are the same.
struct DiffCommand {
  private let invocation: Invocation
  private var rules = ComparisonRules()
  private var format: OutputFormat?
  private var output = OutputOperand.standardOutput
  private var isQuiet = false

  init(_ invocation: Invocation) {
    self.invocation = invocation
    for setting in invocation.settings { apply(setting) }
  }

  private mutating func apply(_ setting: Invocation.Setting) {
    switch (setting.option, setting.value) {
    case (.tolerance, .number(let tolerance)): rules.tolerance = tolerance
    case (.relative, .number(let relative)): rules.relative = relative
    case (.timeTolerance, .number(let seconds)): rules.timeTolerance = seconds
    case (.interpolate, _): rules.interpolates = true
    case (.format, .format(let format)): self.format = format
    case (.output, .file(let file)): output = file
    case (.quiet, _): isQuiet = true
    default: break
    }
  }

  func run(console: any Console) throws -> ExitStatus {
    let inputs = try invocation.inputs(console: console, for: .diff)
    guard inputs.count == 2, inputs != [.standardInput, .standardInput] else {
      throw UsageError("standard input can be only one of the two", command: .diff)
    }
    for input in inputs { try invocation.check(output, against: input, console, for: .diff) }
    let (first, second) = (try console.source(inputs[0]), try console.source(inputs[1]))
    let comparison = Result { () throws(Comparison.Failure) in
      try Comparison.compare(first, second, rules)
    }
    switch comparison {
    case .success(let report):
      if !isQuiet { try print(report, of: first, second, console) }
      return report.isSame ? .success : .negative
    case .failure(let failure):
      var diagnostics = DiagnosticList()
      diagnostics.add(failure.diagnostic)
      let source = failure.side == .first ? first : second
      let style = invocation.messageStyle(on: console)
      console.say(DiagnosticText.render(diagnostics, of: source, in: style))
      return .invalidInput
    }
  }

  private func print(
    _ report: ComparisonReport, of first: SourceText, _ second: SourceText, _ console: any Console
  ) throws {
    let isJSON = format == .json || format == nil && output.format == .json
    let text =
      isJSON
      ? DifferenceJSON.render(report, of: first, second)
      : Array(DifferenceText(report, of: first, second).text.utf8)
    try console.writeResult(text, to: output)
  }
}
