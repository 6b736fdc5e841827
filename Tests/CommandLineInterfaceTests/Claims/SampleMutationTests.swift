import CommandLineInterface
import TestSupport
import Testing

/// The samples claim what their rows say: a sample in which the behaviour is broken fails at that
/// claim.
@Suite struct SampleMutationTests {
  private func text(of sample: String) throws -> String {
    String(decoding: try RepositoryFiles.bytes("samples/\(sample).json"), as: UTF8.self)
  }

  private func test(_ text: String) -> FinishedRun {
    runInMemory("test", "t.json", files: ["t.json": text])
  }

  /// The test points of a run that make a claim.
  private func points(of run: FinishedRun, claiming claim: String) throws -> [TAPPoint] {
    try TAPPoint.parse(run.output).filter { $0.description.contains(claim) }
  }

  @Test(arguments: SampleMutation.all)
  func `a sample fails for the stated reason when one of its keys is changed`(
    mutation: SampleMutation
  ) throws {
    let text = try text(of: mutation.sample)
    let changed = try mutation.edit.applied(to: text)
    switch mutation.effect {
    case .fails(let reason):
      let (run, mutated) = (test(text), test(changed))
      #expect(run.status == .success)
      #expect(try !points(of: run, claiming: reason).isEmpty, "the sample does not claim this")
      #expect(mutated.status == .negative)
      #expect(try points(of: mutated, claiming: reason).contains { !$0.passed })
    case .silences(let code):
      let (run, mutated) = (runInMemory("check", input: text), runInMemory("check", input: changed))
      #expect(run.status == .success)
      #expect(run.errors.contains(": warning: ") && run.errors.contains("[\(code)]"))
      #expect(!mutated.errors.contains(code))
    }
  }

  @Test(arguments: SampleTests.rows)
  func `every row of the behaviours has a sample that fails without it`(row: String) throws {
    let mutations = SampleMutation.all.filter { $0.row == row }
    #expect(!mutations.isEmpty)
    for mutation in mutations {
      let name = try text(of: mutation.sample).firstMatch(of: /"name": "([^"]*)"/)?.1 ?? ""
      #expect(name.split(separator: " ").contains(Substring(row)), "\(mutation.sample)")
    }
  }
}
