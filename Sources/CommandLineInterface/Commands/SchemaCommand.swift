import TimelineLanguage

/// `schema`: the JSON Schema of timelines.
struct SchemaCommand {
  private var output = OutputOperand.standardOutput

  init(_ invocation: Invocation) {
    for setting in invocation.settings {
      if case .file(let file) = setting.value { output = file }
    }
  }

  func run(console: any Console) throws -> ExitStatus {
    try console.writeResult(TimelineSchema.text, to: output)
    return .success
  }
}
