import Testing

@testable import SwiftExport

/// A choice among steps is a `switch` of Swift.
@Suite struct ExportedChoiceTests {
  private func sample(_ value: String, _ cases: String) throws -> ExportedSample {
    let document = """
      { "state": { "x": 0, "name": "'a'", "isOn": false, "count": "Int(1)" },
        "views": [ { "id": "box", "modifiers": [ { "opacity": "x" } ] } ],
        "events": [ { "at": 0.5, "switch": "\(value)", "cases": { \(cases) } } ] }
      """
    return try ExportedSample("card.json", document: Array(document.utf8))
  }

  @Test(arguments: [
    ("name", #""'a', 'b, c'": [ { "set": { "x": 2 } } ]"#, #"case "a", "b, c":"#),
    ("x", #""-1.5, 0..<2": [ { "set": { "x": 2 } } ]"#, "case -1.5, 0..<2:"),
    ("count", #""1, 2...4": [ { "set": { "x": 2 } } ]"#, "case 1, 2...4:"),
    ("isOn", #""false": [ { "set": { "x": 2 } } ]"#, "case false:"),
  ])
  func `patterns are literals, and Swift has a default`(
    value: String, cases: String, written: String
  ) throws {
    let sample = try sample(value, cases)
    let text = try #require(sample.text, "\(sample.refusals)")
    let lines = text.split(separator: "\n").map { line in line.drop { $0 == " " } }
    let start = try #require(lines.firstIndex(of: "switch \(value) {"))
    #expect(
      lines[(start + 1)...].prefix(5) == [written[...], "x = 2", "default:", "break", "}"])
    #expect(sample.returned == sample.trace)
  }

  @Test func `a Bool with both cases has no default, which Swift would warn of`() throws {
    let sample = try sample("isOn", #""true, false": [ { "set": { "x": 2 } } ], "default": []"#)
    let text = try #require(sample.text, "\(sample.refusals)")
    #expect(!text.contains("default:"))
    #expect(sample.returned == sample.trace)
  }

  @Test(arguments: [
    ("name", #""name": [ { "set": { "x": 2 } } ]"#),
    ("x", #""x + 1": [ { "set": { "x": 2 } } ]"#),
    ("name", #""'\\\\n'": [ { "set": { "x": 2 } } ]"#),
  ])
  func `patterns other than literals are refused`(value: String, cases: String) throws {
    #expect(
      try sample(value, cases).refusals == ["this pattern of 'switch' cannot be exported"])
  }
}
