import CommandLineInterface
import Foundation
import TestSupport
import Testing

/// What holds for every explanation.
@Suite struct ExplanationFormTests {
  private func expectAnswer(_ output: String, _ name: String) {
    #expect(!output.isEmpty && output.hasSuffix(".\n"), "\(name): \(output)")
    for line in output.split(separator: "\n") where line.count > 80 {
      let words = line.split(separator: " ").count
      #expect(words <= 2, "\(name): only a word alone may be longer than a line: \(line)")
    }
  }

  @Test(arguments: SampleTests.samples + QuestionTests.documents.map { "questions/\($0)" })
  func `the explanation of a sample fits 80 columns`(sample: String) {
    let run = runInMemory("explain", "--quiet", "samples/\(sample).json")
    #expect(run.status == .success)
    expectAnswer(run.output, sample)
  }

  @Test(arguments: Array(1...Cases.count(20, of: 200 as UInt64)))
  func `a generated timeline has an answer that fits 80 columns`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let document = GeneratedTimeline(using: &generator).document
    let run = runInMemory("explain", "--quiet", input: document)
    #expect(run.status == .success, "\(run.errors)")
    expectAnswer(run.output, "seed \(seed)")
    let lines = runInMemory("explain", "--quiet", "-f", "ndjson", input: document).output
    for line in lines.split(separator: "\n") {
      _ = try JSONSerialization.jsonObject(with: Data(line.utf8))
    }
  }

  /// Documents without anything to tell of.
  @Test(arguments: [
    "{}", #"{ "state": { "x": 0 } }"#,
    #"{ "views": [ { "id": "v", "modifiers": [ { "opacity": 1 } ] } ] }"#,
    #"{ "state": { "x": 0 }, "events": [ { "at": 0, "run": [] } ] }"#,
    #"{ "state": { "x": 0 }, "events": [ { "at": 0, "expect": { "x": 0 } } ] }"#,
    #"{ "state": { "x": 0 }, "events": [ { "at": 5, "set": { "x": 1 } } ], "until": 1 }"#,
  ])
  func `a run without changes says that there were none, and why`(document: String) {
    let run = runInMemory("explain", "--quiet", input: document)
    guard run.status == .success else {
      #expect(run.output.isEmpty && run.errors.contains("error"), "\(document)")
      return
    }
    expectAnswer(run.output, document)
    #expect(run.output.hasPrefix("Nothing changes in this time: "))
  }
}
