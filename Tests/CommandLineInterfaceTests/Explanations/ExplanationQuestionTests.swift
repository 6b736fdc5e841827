import CommandLineInterface
import Foundation
import Testing

/// What of an account is asked for, and the account as JSON.
@Suite struct ExplanationQuestionTests {
  private let document = """
    { "state": { "x": 0, "y": 0 }, "views": [
        { "id": "v", "modifiers": [ { "opacity": "x" }, { "blur": "y" } ] } ],
      "events": [
        { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "x": 1 }, "completion": "first" },
        { "at": 0.5, "withAnimation": ".linear(duration: 1)", "set": { "x": 2 }, "completion": "second" },
        { "at": 1, "set": { "y": 3 } } ] }
    """

  @Test func `some tracks are explained alone`() {
    let run = ExplainedRun("--select", "*_blur", input: document)
    #expect(run.paragraphs.map { $0.prefix(14) } == ["1 s v_blur jum"])
  }

  @Test func `a label tells the story of its completions`() {
    let run = ExplainedRun("--label", "first", input: document)
    #expect(run.paragraphs.count == 2)
    #expect(run.paragraph("0 s v_opacity is animated")?.contains("Waits 'first'") == true)
    #expect(run.paragraph("1 s The completion 'first'")?.contains("(5:5) superseded.") == true)
  }

  @Test func `a time tells the changes in force then, and what has not changed`() {
    let run = ExplainedRun("--at", "0.75", "--select", "v_opacity,v_blur", input: document)
    #expect(run.paragraphs.count == 2)
    #expect(run.paragraph("0.5 s v_opacity is retargeted") != nil)
    #expect(run.paragraph("0.75 s v_blur has not changed until now.") != nil)
  }

  @Test func `a completion that is never called says what it still waits for`() {
    let run = ExplainedRun(
      input: """
        { "state": { "x": 0, "y": 0 }, "until": 3, "events": [
          { "at": 0, "withAnimation": ".linear(duration: 1).repeatForever()", "set": { "x": 1 },
            "completion": "endless" },
          { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "y": 1 }, "completion": "held" },
          { "at": 0.5, "pause": "y" } ] }
        """)
    let endless = "3 s The completion 'endless' (logicallyComplete) is not called: the motion of x"
    #expect(
      run.paragraph(endless)?.contains("never ends, with .linear(duration: 1).repeat") == true)
    let held =
      "3 s The completion 'held' (logicallyComplete) is not called: the motion of y is paused."
    #expect(run.paragraph(held)?.contains("Try resume y.") == true)
  }

  @Test(arguments: [
    (["--select", "v_opacty"], "did you mean 'v_opacity'?"),
    (["--label", "secnd"], "did you mean 'second'?"),
    (["--at", "9"], "nothing happens after 1.5 s, the end of the run"),
  ])
  func `what does not exist is refused with what is near`(arguments: [String], hint: String) {
    let run = runInMemory(["explain"] + arguments, input: document)
    #expect(run.status == .usage)
    #expect(run.errors.contains(hint), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  /// The members that every entry of a kind has, with the types of their values.
  private static let members: [String: [String: String]] = [
    "change": [
      "track": "text", "columns": "list", "outcome": "text", "states": "list", "before": "list",
      "after": "list", "shown": "list", "turn": "number", "origin": "text", "transaction": "text",
      "scopes": "list", "path": "list", "waits": "list", "notes": "list",
    ],
    "write": ["states": "list", "turn": "number", "origin": "text", "scopes": "list"],
    "step": ["track": "text", "states": "list", "turn": "number", "scopes": "list"],
    "insert": ["view": "text", "states": "list", "turn": "number"],
    "remove": ["view": "text", "states": "list", "turn": "number"],
    "pause": ["track": "text", "turn": "number"], "resume": ["track": "text", "turn": "number"],
    "stop": ["track": "text", "turn": "number"],
    "completion": ["criteria": "text", "transaction": "text", "opened": "number", "waits": "list"],
    "observer": ["view": "text", "value": "text", "target": "list", "turn": "number"],
  ]

  private func type(of value: Any?) -> String {
    switch value {
    case is String: "text"
    case is NSNumber: "number"
    case is [Any]: "list"
    case is [String: Any]: "object"
    default: "nothing"
    }
  }

  @Test(arguments: SampleTests.samples)
  func `the JSON of a sample has the members that the manual tells`(sample: String) throws {
    let run = runInMemory("explain", "-f", "json", "samples/\(sample).json")
    let whole = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(whole?["format"] as? String == "inbetween.explanation")
    #expect(whole?["version"] as? Int == 1)
    let entries = try #require(whole?["entries"] as? [[String: Any]])
    for entry in entries {
      let kind = try #require(entry["kind"] as? String)
      let members = try #require(Self.members[kind], "\(kind)")
      #expect(type(of: entry["time"]) == "number" && type(of: entry["answer"]) == "text")
      for (name, expected) in members {
        #expect(type(of: entry[name]) == expected, "\(kind) \(name)")
      }
      for case let place as [String: Any] in [entry["step"], entry["scope"]] {
        #expect(type(of: place["line"]) == "number" && type(of: place["column"]) == "number")
        #expect((place["pointer"] as? String)?.hasPrefix("/") == true)
      }
    }
    let lines = runInMemory("explain", "-f", "ndjson", "samples/\(sample).json").output
    #expect(lines.split(separator: "\n").count == entries.count)
  }

  /// A JSON reader of its own follows the pointer of each step to the step.
  @Test func `pointers lead to the steps`() throws {
    let run = runInMemory("explain", "-f", "ndjson", input: document)
    let root = try JSONSerialization.jsonObject(with: Data(document.utf8))
    var found = 0
    for line in run.output.split(separator: "\n") {
      let entry = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      guard let step = entry?["step"] as? [String: Any], let pointer = step["pointer"] as? String
      else { continue }
      var value: Any? = root
      for part in pointer.split(separator: "/") {
        value =
          (value as? [Any]).flatMap { list in Int(part).map { list[$0] } }
          ?? (value as? [String: Any])?[String(part)]
      }
      #expect((value as? [String: Any])?["at"] as? Double == entry?["time"] as? Double)
      found += 1
    }
    #expect(found == 3)
  }
}
