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

  @Test(arguments: [
    ("if x > 1 { 10 } else { 20 }", "x > 1 ? 10 : 20"),
    ("5 + (if x > 1 { 10 } else { 20 })", "5 + (x > 1 ? 10 : 20)"),
    ("if x > 1 { 10 } else if x > 0 { 15 } else { 20 }", "x > 1 ? 10 : (x > 0 ? 15 : 20)"),
    (
      "switch x { case 0: 10 case 1, 2: 15 default: 20 }",
      "x == 0 ? 10 : x == 1 || x == 2 ? 15 : 20"
    ),
  ])
  func `a choice in an expression is one with a question mark`(
    written: String, swift: String
  ) throws {
    let sample = try ExportedSample(
      "card.json",
      document: Array(
        """
        { "state": { "x": 0 }, "views": [ { "id": "box", "modifiers": [ { "offset": { "x": "\(written)" } } ] } ],
          "events": [ { "at": 0.1, "set": { "x": 1 } }, { "at": 0.2, "set": { "x": 2 } } ] }
        """.utf8))
    let text = try #require(sample.text, "\(sample.refusals)")
    #expect(text.contains(".offset(x: \(swift))"), "\(text)")
    #expect(sample.returned == sample.trace)
  }

  @Test func `each way through the body of a function returns its value`() throws {
    let sample = try ExportedSample(
      "card.json",
      document: Array(
        """
        { "state": { "x": 0 },
          "define": { "way(a)": [ "let half = a / 2", "guard half > 0 else { return 5 }", "if half > 1 { 30 } else { half }" ] },
          "views": [ { "id": "box", "modifiers": [ { "offset": { "x": "way(x)" } } ] } ],
          "events": [ { "at": 0.1, "set": { "x": 1 } }, { "at": 0.2, "set": { "x": 4 } } ] }
        """.utf8))
    let text = try #require(sample.text, "\(sample.refusals)")
    #expect(text.contains("guard half > 0 else { return 5 }"))
    #expect(text.contains("if half > 1 { return 30 } else { return half }"), "\(text)")
    #expect(sample.returned == sample.trace)
  }
}
