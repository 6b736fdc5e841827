import CommandLineInterface

/// What `explain` prints, as paragraphs in which each run of spaces and line ends is one space.
struct ExplainedRun {
  let status: ExitStatus
  let errors: String
  let output: String
  let paragraphs: [String]

  init(_ arguments: String..., input document: String) {
    self.init(runInMemory(["explain"] + arguments, input: document))
  }

  init(_ arguments: [String], input document: String) {
    self.init(runInMemory(["explain"] + arguments, input: document))
  }

  init(_ arguments: String..., sample: String) {
    self.init(runInMemory(["explain", "samples/\(sample).json"] + arguments))
  }

  private init(_ run: FinishedRun) {
    status = run.status
    errors = run.errors
    output = run.output
    paragraphs = run.output.split(separator: "\n", omittingEmptySubsequences: false)
      .split(separator: "")
      .map { lines in
        lines.flatMap { $0.split(separator: " ") }.joined(separator: " ")
      }
  }

  /// The first paragraph that begins so.
  func paragraph(_ beginning: String) -> String? {
    paragraphs.first { $0.hasPrefix(beginning) }
  }

  /// All of it in one line.
  var text: String { paragraphs.joined(separator: " ") }
}
