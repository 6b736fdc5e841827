import Foundation
import TestSupport
import Testing

/// What needs no more than a shell and its tools.
@Suite struct PipelineTests {
  private static let exact = "diff golden.csv <(inbetween trace card.json)"

  @Test func `diff compares a trace with a golden file`() throws {
    let folder = try Card.folder()
    let lines = Card.times.map { time in
      ([time] + Card.tracks.map { Card.value($0, at: time) })
        .map { String(format: "%.6f", $0) }.joined(separator: ",")
    }
    let golden = "time,card_opacity,card_x\n" + lines.joined(separator: "\n") + "\n"
    try folder.write(golden, to: "golden.csv")
    let same = try folder.type(Self.exact)
    #expect(same.status == 0, "\(same.text)")
    #expect(same.output.isEmpty && same.errors.isEmpty)
    try folder.write(
      golden.replacingOccurrences(of: ",100.000000\n", with: ",100.000001\n"), to: "golden.csv")
    #expect(try folder.type(Self.exact).status == 1)
    // The second half of the line forgives what is in the last digit, and no more.
    let tolerant = "\(Self.exact) > lines || inbetween diff golden.csv <(inbetween trace card.json)"
    let forgiven = try folder.type("\(tolerant) --tolerance 2e-6")
    #expect(forgiven.status == 0)
    #expect(forgiven.output.isEmpty && forgiven.errors.isEmpty)
    let different = try folder.type("\(tolerant) --tolerance 1e-7")
    #expect(different.status == 1)
    #expect(different.text.contains("card_x"))
  }

  @Test(.enabled(if: Tool.hasConsumer("/usr/bin/git"), "git is not installed"))
  func `a hook stops a commit with a wrong timeline`() throws {
    let folder = try TemporaryFolder()
    let line = "git ls-files 'animations/*.json' | xargs inbetween check --strict"
    let made = try folder.type("git init -q . && mkdir animations")
    #expect(made.status == 0, "\(made.errors)")
    try folder.write(Card.document, to: "animations/card.json")
    let good = try folder.type("git add animations/card.json; \(line)")
    #expect(good.status == 0, "\(good.errors)")
    #expect(good.output.isEmpty && good.errors.isEmpty)

    try folder.write(#"{ "state": { "x": 1 }, "fsp": 60 }"#, to: "animations/wrong.json")
    let wrong = try folder.type("git add animations/wrong.json; \(line)")
    // This is how xargs says that a command has ended with 1 to 125.
    #expect(wrong.status == 123)
    #expect(wrong.output.isEmpty)
    #expect(wrong.errors.hasPrefix("animations/wrong.json:1:"))
    #expect(wrong.errors.contains("did you mean 'fps'?"))
  }
}
