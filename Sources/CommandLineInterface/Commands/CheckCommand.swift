import TimelineLanguage

/// `check [file ...]`: the exit status says whether the timelines are valid.
struct CheckCommand {
  private let invocation: Invocation

  init(_ invocation: Invocation) {
    self.invocation = invocation
  }

  func run(console: any Console) throws -> ExitStatus {
    var status = ExitStatus.success
    for input in try invocation.inputs(console: console, for: .check) {
      status = status.combined(with: try check(input, console: console))
    }
    return status
  }

  private func check(_ input: InputOperand, console: any Console) throws -> ExitStatus {
    let source: SourceText
    do {
      source = try console.source(input)
    } catch {
      try console.write("\(programName): error: \(error.message)\n", to: .error)
      return .unreadableInput
    }
    let diagnostics = CheckedTimeline.read(source).diagnostics
    try console.write(DiagnosticText.render(diagnostics, of: source), to: .error)
    return diagnostics.hasErrors ? .negative : .success
  }
}
