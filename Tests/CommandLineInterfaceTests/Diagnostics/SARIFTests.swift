import CommandLineInterface
import Foundation
import Testing

/// `check -f sarif`: what code scanning reads.
@Suite struct SARIFTests {
  private func run(_ files: [String: String]) throws -> [String: Any] {
    let run = runInMemory(["check", "-f", "sarif"] + files.keys.sorted(), files: files)
    #expect(run.errors.isEmpty)
    let log = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(log?["version"] as? String == "2.1.0")
    let runs = try #require(log?["runs"] as? [[String: Any]])
    #expect(runs.count == 1)
    let tool = runs[0]["tool"] as? [String: [String: String]]
    #expect(tool?["driver"]?["name"] == "inbetween")
    return runs[0]
  }

  @Test func `nothing wrong is a run without results`() throws {
    #expect((try run(["a.json": "{}"])["results"] as? [Any])?.isEmpty == true)
  }

  @Test func `a result has its rule, level, message and region`() throws {
    let run = try run(["a b%.json": "{ \"fpss\": 1,\n  \"until\": -1 }"])
    let results = try #require(run["results"] as? [[String: Any]])
    try #require(results.count == 2)
    #expect(results.map { $0["ruleId"] as? String } == ["unknown-key", "out-of-range"])
    #expect(results.map { $0["level"] as? String } == ["error", "error"])
    let message = results[0]["message"] as? [String: String]
    #expect(
      message?["text"] == "unknown key 'fpss' in the document; help: did you mean 'fps'?")
    let location = (results[0]["locations"] as? [[String: [String: Any]]])?[0]["physicalLocation"]
    #expect((location?["artifactLocation"] as? [String: String])?["uri"] == "a%20b%25.json")
    #expect(
      location?["region"] as? [String: Int]
        == ["startLine": 1, "startColumn": 3, "endLine": 1, "endColumn": 9])
  }

  /// SARIF 2.1.0, 3.14.17: a column is a UTF-16 code unit or a code point, as the run says.
  @Test(arguments: ["😀", "é", "e\u{301}", "👩‍🚀", "\u{1D11E}abc"])
  func `columns are counted as the run says`(text: String) throws {
    let before = "{ \"name\": \"\(text)\", "
    let run = try run(["a.json": before + "\"fpss\": 1 }"])
    let results = try #require(run["results"] as? [[String: Any]])
    let location = (results[0]["locations"] as? [[String: [String: Any]]])?[0]["physicalLocation"]
    let region = try #require(location?["region"] as? [String: Int])
    let columns: Int
    switch run["columnKind"] as? String {
    case "utf16CodeUnits": columns = before.utf16.count
    case "unicodeCodePoints": columns = before.unicodeScalars.count
    default: columns = .min
    }
    #expect(region["startColumn"] == columns + 1)
    #expect(region["endColumn"] == columns + 1 + "\"fpss\"".count)
  }

  @Test func `what is too much to list is counted`() throws {
    let keys = (0..<30).map { "\"key\($0)\": 1" }.joined(separator: ",")
    let run = try run(["a.json": "{ \(keys) }"])
    #expect((run["results"] as? [Any])?.count == 20)
    #expect(run["properties"] as? [String: Int] == ["omitted": 10])
  }
}
