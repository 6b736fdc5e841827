import TestSupport
import Testing

/// Expects a command line to be refused with a message that says some things, in the form that all
/// such messages have.
func expectUsageError(
  _ arguments: [String], _ sayings: String..., sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let run = try Tool.run(arguments)
  #expect(run.status == 64, "\(arguments)", sourceLocation: sourceLocation)
  #expect(run.output.isEmpty, sourceLocation: sourceLocation)
  #expect(run.errors.hasPrefix("inbetween: error: "), sourceLocation: sourceLocation)
  #expect(run.errors.hasSuffix("\n"), sourceLocation: sourceLocation)
  #expect(run.errors.split(separator: "\n").count <= 4, sourceLocation: sourceLocation)
  for saying in sayings {
    #expect(run.errors.contains(saying), "\(run.errors)", sourceLocation: sourceLocation)
  }
}

/// Expects two command lines to succeed and to print the same bytes, which are some.
func expectSameOutput(
  _ one: [String], _ other: [String], sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let (first, second) = (try Tool.run(one), try Tool.run(other))
  for run in [first, second] {
    #expect(run.status == 0, "\(run.errors)", sourceLocation: sourceLocation)
    #expect(run.errors.isEmpty, sourceLocation: sourceLocation)
    #expect(!run.output.isEmpty, sourceLocation: sourceLocation)
  }
  #expect(first.output == second.output, "\(one) \(other)", sourceLocation: sourceLocation)
}
