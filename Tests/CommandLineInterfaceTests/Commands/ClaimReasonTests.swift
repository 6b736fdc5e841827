import CommandLineInterface
import Testing

@Suite struct ClaimReasonTests {
  /// A motion from 0 to 100 between 0.2 and 1.2 s, with a claim at some time.
  private func document(_ claim: String, at time: Double = 0.7) -> String {
    """
    { "state": { "x": 0, "y": 5 },
      "views": [ { "id": "card", "modifiers": [ { "offset": { "x": "x" } } ] } ],
      "events": [
        { "at": 0.2, "withAnimation": ".linear(duration: 1)", "completion": "done",
          "set": { "x": 100 } },
        { "at": \(time), "expect": { \(claim) } },
        { "at": 2, "set": { "y": 6 } } ] }
    """
  }

  private func point(_ claim: String, at time: Double = 0.7) throws -> TAPPoint {
    let found = try points(of: document(claim, at: time))
    try #require(found.count == 1)
    return found[0]
  }

  /// The words of a text, without its line breaks.
  private func words(_ text: String) -> [String] {
    let plain = text.replacing("\u{A0}", with: " ").replacing("\n", with: " ")
    return plain.split(separator: " ").map(String.init)
  }

  @Test(arguments: [
    #""card_offset_x": 100"#, #""settled": [ "card_offset" ]"#, #""state.x": 90"#,
    #""winner": { "card_offset": "'none'" }"#, #""completed": { "done": {} }"#,
    #""range": { "card_offset": [ 0, 10 ] }"#, #""events": { "begin card_offset": 2 }"#,
  ])
  func `a false claim has the explanation that explain gives at its time`(claim: String) throws {
    let text = document(claim)
    let point = try point(claim)
    let explained = runInMemory(
      "explain", "t.json", "--at", "0.7", "--select", "card_offset", files: ["t.json": text])
    let lines = point.block.drop { $0 != "why:" }.dropFirst().prefix { $0.hasPrefix("  ") }
    #expect(lines.first == "  - time: 0.2")
    var found: [String] = []
    for line in lines.dropFirst() {
      let value = String(line.drop { $0 != "\"" }.dropFirst().dropLast())
      found += words(value.replacing("\\\"", with: "\""))
    }
    let labels = ["What", "Where", "Path", "Motion", "Meets", "Waits"]
    // The first two words are the time.
    let told = words(explained.output).dropFirst(2).filter { !labels.contains($0) }
    #expect(found == Array(told))
  }

  @Test(arguments: [
    (#""x": 100"#, 0.7, "at rest at 1.2 s"), (#""x": 0"#, 0.7, "before 0.2 s"),
    (#""x": 60"#, 0.7, "on the way to 100"), (#""x": 130"#, 0.7, "it leads to 100"),
    (#""y": 6"#, 0.7, "comes at 2 s (t.json:7:5)"), (#""y": 5.5"#, 2.5, "from 5 to 6"),
    (#""settled": [ "x" ]"#, 0.7, "at rest at 1.2 s"),
    (#""completed": { "done": {} }"#, 0.7, "at 1.2 s: The completion 'done'"),
  ])
  func `a false claim says what would have to be different`(
    claim: String, time: Double, words: String
  ) throws {
    let text = document(claim, at: time).replacing(
      #""views": [ { "id": "card", "modifiers": [ { "offset": { "x": "x" } } ] } ],"#, with: "")
    let found = try points(of: text)
    let needed = try #require(found[0]["needed"])
    #expect(needed.contains(words), "\(needed)")
  }

  @Test func `what nothing has changed says so, and which steps were passed over`() throws {
    let text = #"""
      { "state": { "x": 0, "on": false }, "events": [
        { "at": 0.2, "when": "on", "set": { "x": 1 } },
        { "at": 1, "expect": { "x": 1 } } ] }
      """#
    let answer = try points(of: text)[0].block.first { $0.contains("answer: ") }
    #expect(answer?.contains("x does not change in this time") == true, "\(answer ?? "")")
    #expect(answer?.contains("passed over") == true)
  }

  @Test func `a law has the explanation of the time at which it is broken`() throws {
    let text = #"""
      { "state": { "x": 0 },
        "always": { "range": { "x": [ 0, 50 ] } },
        "events": [ { "at": 0.2, "withAnimation": ".linear(duration: 1)", "set": { "x": 100 } } ] }
      """#
    let block = try points(of: text)[0].block
    #expect(block.contains(#"    answer: "x is animated by withAnimation: .linear(duration: 1).""#))
  }

  @Test func `reports of other forms have the explanation too`() throws {
    let files = [
      "t.json": document(#""x": 100"#).replacing(
        #""views": [ { "id": "card", "modifiers": [ { "offset": { "x": "x" } } ] } ],"#, with: "")
    ]
    let answer = "x is animated by withAnimation: .linear(duration: 1)."
    for format in ["junit", "text", "github", "sarif"] {
      let output = runInMemory("test", "-q", "-f", format, "t.json", files: files).output
      #expect(output.contains(answer), "\(format): \(output)")
      #expect(output.contains("at rest at 1.2 s"), "\(format)")
    }
    let console = MemoryConsole()
    console.files = files.mapValues { Array($0.utf8) }
    _ = run(arguments: ["test", "-q", "--report", "pages", "t.json"], console: console)
    let page = try #require(console.files.first { $0.key.hasPrefix("pages/") }?.value)
    #expect(String(decoding: page, as: UTF8.self).contains(answer))
  }

  @Test func `the answer to a line of a batch has the explanation`() throws {
    let line = document(#""card_offset_x": 100"#).replacing("\n", with: " ")
    let output = runInMemory("test", "--batch", "-", input: line + "\n").output
    #expect(
      output.contains(#""needed":"the motion leads there and is at rest at 1.2 s"#), "\(output)")
    #expect(output.contains(#""why":[{"time":"0.2","answer":"card_offset is animated"#))
  }

  /// A motion of five seconds in a run of one, with an event, actions or a body that has a claim.
  private func missed(_ events: String, completion: String = #""done""#) -> String {
    """
    { "state": { "x": 0 }, "until": 1,
      "actions": { "unused": [ { "set": { "x": 1 } }\(events.contains("unused") ? events : "") ] },
      "events": [
        { "at": 0, "withAnimation": ".linear(duration: 5)", "completion": \(completion),
          "set": { "x": 100 } }\(events.contains("unused") ? "" : events) ] }
    """
  }

  @Test func `a claim whose moment never came says why it did not come`() throws {
    let claim = #""expect": { "x": 1 }"#
    let cases = [
      (
        missed(#", { "at": 2, \#(claim) }"#),
        "The run ends at 1 s, before the event of this claim at 2 s."
      ),
      (
        missed(#", { "at": "done", \#(claim) }"#),
        "The completion 'done' (logicallyComplete) is not called: x moves until 5 s"
      ),
      (missed("", completion: "[ { \(claim) } ]"), " is not called: "),
      (
        missed(#", { "note": "unused", \#(claim) }"#),
        "Nothing runs the steps that this claim is among."
      ),
    ]
    for (text, answer) in cases {
      let block = try points(of: text)[0].block
      #expect(block.contains { $0.contains("it never came to be asked") })
      #expect(block.contains { $0.contains("answer: ") && $0.contains(answer) }, "\(block)")
      let junit = runInMemory("test", "-q", "-f", "junit", "t.json", files: ["t.json": text]).output
      #expect(junit.contains(answer.replacing("'", with: "&apos;")) || junit.contains(answer))
    }
    let late = try points(of: cases[0].0)[0]
    #expect(late["needed"]?.contains("let the run go on until 2 s, or ask earlier.") == true)
  }

  @Test func `a claim around which a step never runs names the step`() throws {
    let text = #"""
      { "state": { "x": 0 }, "until": 1, "actions": { "go": [
          { "withAnimation": ".linear", "run": [ { "set": { "x": 1 }, "expect": { "x": 1 } } ] } ] },
        "events": [ { "at": 0, "set": { "x": 2 } } ] }
      """#
    let block = try points(of: text)[0].block
    #expect(
      block.contains { $0.contains("The step at t.json:2:5, around this claim, never runs.") },
      "\(block)")
  }

  @Test func `the page of a claim that was never asked shows why, at the end of the run`() throws {
    let console = MemoryConsole()
    console.files["t.json"] = Array(missed(#", { "at": 2, "expect": { "x": 1 } }"#).utf8)
    _ = run(arguments: ["test", "-q", "--report", "pages", "t.json"], console: console)
    let page = try #require(console.files.first { $0.key.hasPrefix("pages/") }?.value)
    let text = String(decoding: page, as: UTF8.self)
    #expect(text.contains("The run ends at 1 s, before the event of this claim at 2 s."))
  }

  @Test func `of many false claims the first hundred are explained`() throws {
    let text = #"""
      { "state": { "x": 0 }, "events": [
        { "at": 0, "forEach": "0..<150", "as": "i",
          "run": [ { "set": { "x": "Double(i)" }, "expect": { "x": -1 } } ] } ] }
      """#
    let found = try points(of: text)
    #expect(found.count == 150)
    #expect(found.count { $0.block.contains("why:") } == 100)
  }
}
