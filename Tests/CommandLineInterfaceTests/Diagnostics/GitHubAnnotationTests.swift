import CommandLineInterface
import Testing

/// The commands of GitHub's workflows: `::error file={},line={},col={},title={}::{message}`, in which
/// `%`, a carriage return and a line feed are percent-encoded, and in properties `:` and `,` too.
@Suite struct GitHubAnnotationTests {
  @Test func `nothing wrong is no annotation`() {
    let run = runInMemory("check", "-f", "github", "samples/fade.json")
    #expect(run.status == .success)
    #expect(run.output.isEmpty && run.errors.isEmpty)
  }

  @Test func `an annotation has the place, the code, the message and the help`() {
    let files = [
      "a,b: 100%.json": "{ \"fpss\": 1,\n  \"until\": -1 }",
      "b.json": "{ \"views\": [ { \"modifiers\": [ { \"animation\": null } ] } ] }",
    ]
    let run = runInMemory("check", "-f", "github", "a,b: 100%.json", "b.json", files: files)
    #expect(run.status == .negative)
    #expect(run.errors.isEmpty)
    let lines = run.output.split(separator: "\n").map(String.init)
    let file = "file=a%2Cb%3A 100%25.json"
    #expect(
      lines.prefix(2) == [
        "::error \(file),line=1,col=3,title=unknown-key::unknown key 'fpss' in the document"
          + "%0Ahelp: did you mean 'fps'?",
        "::error \(file),line=2,col=12,title=out-of-range::'until' must be from 0 to 1000000000 seconds",
      ])
    let warnings = lines.dropFirst(2)
    #expect(warnings.allSatisfy { $0.hasPrefix("::warning file=b.json,line=1,col=") })
    #expect(warnings.contains { $0.contains(",col=33,title=deprecated-animation::") })
  }

  @Test func `what is too much to list is a notice`() {
    let keys = (0..<30).map { "\"key\($0)\": 1" }.joined(separator: ",")
    let run = runInMemory("check", "-f", "github", "a.json", files: ["a.json": "{ \(keys) }"])
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 21)
    #expect(lines.last == "::notice file=a.json::and 10 more")
  }

  @Test func `a quiet check writes no annotations, and an unreadable file has none`() {
    let files = ["a.json": "{"]
    let quiet = runInMemory("check", "-q", "-f", "github", "a.json", files: files)
    #expect(quiet.status == .negative && quiet.output.isEmpty && quiet.errors.isEmpty)
    let missing = runInMemory("check", "-f", "github", "missing.json", "a.json", files: files)
    #expect(missing.status == .unreadableInput)
    #expect(missing.errors == "inbetween: error: missing.json: No such file or directory\n")
    #expect(missing.output.hasPrefix("::error file=a.json,line=1,col=2,title=syntax::"))
  }

  @Test func `other commands have no annotations`() {
    let run = runInMemory("trace", "-f", "github", "samples/fade.json")
    #expect(run.status == .usage)
    #expect(run.errors.contains("'github'"))
  }
}
