import CommandLineInterface
import Testing

/// Tracks that change for the same reason in the same turn share a paragraph.
@Suite struct SharedParagraphTests {
  /// Rows of which each has two attributes and a modifier, whose animation may differ by row.
  private static func rows(_ count: Int, _ animation: String, until: Double = 3) -> String {
    let names = (1...count).map { "\"'r\($0)'\"" }.joined(separator: ", ")
    return """
      { "state": { "isShown": false, "names": [\(names)] }, "until": \(until), "views": [
          { "id": "row", "forEach": "names", "as": "name", "modifiers": [
            { "opacity": "isShown ? 1 : 0" }, { "blur": "isShown ? 0 : Double(index)" },
            { "animation": "\(animation)", "value": "isShown" } ] } ],
        "events": [ { "at": 1, "set": { "isShown": true } } ] }
      """
  }

  private func lineCount(_ text: String) -> Int { text.split(separator: "\n").count }

  @Test func `twelve rows are told once, with what differs`() throws {
    let run = ExplainedRun("--quiet", input: Self.rows(12, ".linear(duration: 1)"))
    #expect(run.paragraphs.count == 1)
    let paragraph = try #require(run.paragraphs.first)
    #expect(
      paragraph.hasPrefix(
        "1 s row_r1_opacity, row_r2_opacity and 21 more are animated by row.modifiers[2]: "
          + ".linear(duration: 1). What isShown from false to true; "), "\(run.output)")
    for row in 1...12 { #expect(paragraph.contains("row_r\(row)_opacity")) }
    for row in 2...12 {
      #expect(paragraph.contains("row_r\(row)_blur goes from \(row - 1) to 0"))
    }
    #expect(paragraph.contains("row_r11_opacity and row_r12_opacity go from 0 to 1"))
    #expect(
      paragraph.contains("sets .linear(duration: 1), because its value isShown changed; it wins."))
    #expect(paragraph.contains("Motion Logically complete and at rest at 2 s, unless something"))
  }

  /// The first row of a stagger has no delay, and is told with the others.
  @Test func `a stagger is told once, with the animation of each row`() throws {
    let run = ExplainedRun(
      "--quiet", input: Self.rows(4, ".linear(duration: 1).delay(Double(index) * 0.5)"))
    #expect(run.paragraphs.count == 1, "\(run.output)")
    let paragraph = try #require(run.paragraphs.first)
    #expect(paragraph.contains("are animated by row.modifiers[2], each in its own way."))
    #expect(paragraph.contains("sets an animation, because its value isShown changed; it wins."))
    #expect(paragraph.contains("Motion row_r1_opacity: .linear(duration: 1), at rest at 2 s."))
    #expect(paragraph.contains(": .linear(duration: 1).delay(1.5), at rest at 3.5 s."))
  }

  @Test func `many tracks are answered on a screen or two`() {
    for animation in [".linear(duration: 1)", ".linear(duration: 1).delay(Double(index) * 0.05)"] {
      let run = ExplainedRun("--quiet", input: Self.rows(30, animation, until: 5))
      #expect(lineCount(run.output) <= 60, "\(run.output)")
    }
  }

  /// Values that change for other reasons: another step, another modifier, another turn, another fate.
  @Test(arguments: [
    (
      #"{ "at": 1, "run": [ { "withAnimation": ".linear", "set": { "a": 1 } }, { "set": { "b": 1 } } ] }"#,
      2
    ),
    (
      #"{ "at": 1, "run": [ { "withAnimation": ".linear", "set": { "a": 1 } }, { "withAnimation": ".linear", "set": { "b": 1 } } ] }"#,
      2
    ),
    (#"{ "at": 1, "set": { "a": 1 } }, { "at": 1, "set": { "b": 1 } }"#, 2),
    (#"{ "at": 1, "set": { "a": 1 } }, { "at": 2, "set": { "b": 1 } }"#, 2),
    (#"{ "at": 1, "set": { "a": 1, "b": 1 } }"#, 1),
    (#"{ "at": 1, "set": { "a": 1, "b": 2 } }"#, 1),
    (#"{ "at": 1, "withAnimation": ".linear", "set": { "a": 1, "b": 2 } }"#, 1),
  ])
  func `only the same reason shares a paragraph`(events: String, count: Int) {
    let run = ExplainedRun(
      "--quiet", input: "{ \"state\": { \"a\": 0, \"b\": 0 }, \"events\": [ \(events) ] }")
    #expect(run.paragraphs.count == count, "\(run.output)")
  }

  @Test func `the JSON has an object for each change`() {
    let lines = runInMemory(
      "explain", "--quiet", "-f", "ndjson", input: Self.rows(12, ".linear(duration: 1)")
    ).output.split(separator: "\n")
    #expect(lines.count == 24 - 1)
  }

  @Test func `the first sentences alone are asked for`() {
    let document = Self.rows(3, ".linear(duration: 1)")
    let whole = ExplainedRun("--quiet", input: document)
    let brief = runInMemory("explain", "--quiet", "--brief", input: document)
    #expect(brief.status == .success)
    let sentence = brief.output.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    #expect(whole.text.hasPrefix(sentence + " What "))
    let refused = runInMemory("explain", "--brief", "-f", "json", input: document)
    #expect(refused.status == .usage && refused.errors.contains("'--format json' has every fact"))
  }

  /// Each track of every sample is told of exactly as often as it is in the JSON, whatever shares a paragraph.
  @Test(arguments: SampleTests.samples)
  func `no track is lost`(sample: String) {
    let path = "samples/\(sample).json"
    let text = ExplainedRun("--quiet", sample: sample).text
    for line in runInMemory("explain", "--quiet", "-f", "ndjson", path).output.split(
      separator: "\n")
    {
      guard let found = line.firstMatch(of: /"kind":"(change|step)".*?"track":"([^"\\]*)"/) else {
        continue
      }
      #expect(text.contains(found.2), "\(sample): \(found.2)")
    }
  }
}
