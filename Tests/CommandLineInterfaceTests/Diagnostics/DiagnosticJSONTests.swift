import CommandLineInterface
import Foundation
import Testing

@Suite struct DiagnosticJSONTests {
  private struct Report: Decodable, Equatable {
    let format: String
    let version: Int
    let diagnostics: [Entry]
    let omitted: Int?
  }

  private struct Entry: Decodable, Equatable {
    let file: String
    let line: Int
    let column: Int
    let severity: String
    let code: String
    let message: String
    let path: String
    let help: String?

    /// The line that the text format has for it.
    var line1: String { "\(file):\(line):\(column): \(severity): \(message) [\(code)]" }
  }

  private func report(_ run: FinishedRun) throws -> Report {
    #expect(run.errors.isEmpty)
    #expect(run.output.hasSuffix("}\n"))
    return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
  }

  @Test func `nothing wrong is an empty list`() throws {
    let run = runInMemory("check", "-f", "json", "samples/fade.json")
    #expect(run.status == .success)
    #expect(
      run.output == "{\"format\":\"inbetween.check\",\"version\":1,\"diagnostics\":[]}\n")
  }

  @Test func `an entry has every fact there is`() throws {
    let files = ["a.json": "{ \"fpss\": 1,\n  \"until\": -1 }"]
    let run = runInMemory("check", "--format=json", "a.json", files: files)
    #expect(run.status == .negative)
    let expected = [
      Entry(
        file: "a.json", line: 1, column: 3, severity: "error", code: "unknown-key",
        message: "unknown key 'fpss' in the document", path: "/fpss",
        help: "did you mean 'fps'?"),
      Entry(
        file: "a.json", line: 2, column: 12, severity: "error", code: "out-of-range",
        message: "'until' must be from 0 to 1000000000 seconds", path: "/until", help: nil),
    ]
    #expect(try report(run).diagnostics == expected)
  }

  @Test func `several inputs are one document`() throws {
    let files = ["a.json": "{", "b.json": "{}", "c.json": "[]"]
    let run = runInMemory("check", "-fjson", "a.json", "b.json", "c.json", files: files)
    #expect(run.status == .negative)
    #expect(try report(run).diagnostics.map(\.file) == ["a.json", "c.json"])
  }

  @Test func `a file that cannot be read is told apart`() throws {
    let run = runInMemory("check", "-f", "json", "missing.json", "samples/fade.json")
    #expect(run.status == .unreadableInput)
    #expect(run.errors == "inbetween: error: missing.json: No such file or directory\n")
    #expect(run.output.hasSuffix("\"diagnostics\":[]}\n"))
  }

  @Test func `what is too much to list is counted`() throws {
    let keys = (0..<30).map { "\"key\($0)\": 1" }.joined(separator: ",")
    let report = try report(
      runInMemory("check", "-f", "json", "a.json", files: ["a.json": "{ \(keys) }"]))
    #expect(report.diagnostics.count == 20)
    #expect(report.omitted == 10)
  }

  @Test(arguments: [
    "", "{", "{ \"a\": [1, 2 }", "{ \"fps\": 0, \"until\": \"x\", \"clock\": \"a\\nb\" }",
    "{ \"state\": { \"\u{202E}\": 0, \"a\tb\": 0, \"\\\"\": 1 } }",
    "{ \"state\": { \"x\": 1, \"x\": 1 }, \"events\": [ { \"at\": 0, \"stop\": [\"y\"] } ] }",
    "{ \"state\": { \"x\": 1 }, \"events\": [ { \"at\": 0, \"set\": { \"x\": 1 }, \"toggle\": \"x\" } ] }",
  ])
  func `both formats say the same at the same places`(document: String) throws {
    let files = ["a \u{7}.json": document]
    let json = try report(runInMemory("check", "-f", "json", "a \u{7}.json", files: files))
    let text = runInMemory("check", "a \u{7}.json", files: files).errors
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("a \\u{7}.json:") }
    let entries = json.diagnostics.map(\.line1)
      .map { $0.replacingOccurrences(of: "\u{7}", with: "\\u{7}") }
    #expect(entries == lines.map(String.init))
    let helps = json.diagnostics.compactMap(\.help)
    #expect(
      helps
        == text.split(separator: "\n").filter { $0.hasPrefix("help: ") }
        .map { String($0.dropFirst(6)) })
  }
}
