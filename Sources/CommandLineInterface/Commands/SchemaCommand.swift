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
    try console.writeResult(to: output) { sink in
      try TimelineSchema.text.withUnsafeBytes { try sink($0) }
    }
    return .success
  }
}
