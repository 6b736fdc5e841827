import CommandLineInterface
import Testing

/// Each claim where it is true and where it is not. `x` goes from 0 to 1 in one second from 0 s, linearly.
@Suite struct ClaimTests {
  /// The one point of a claim at 0.5 s.
  private func ask(_ claim: String, at time: String = "0.5") throws -> TAPPoint {
    let document = """
      { "state": { "x": 0, "p": "CGPoint(x: 0, y: 4)", "list": [1, 2], "word": "'a'", "flag": false },
        "events": [
          { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "x": 1 }, "completion": "done" },
          { "at": 0.25, "emit": "hello" },
          { "at": \(time), "expect": { \(claim) } } ] }
      """
    let points = try points(of: document)
    #expect(points.count == 1)
    return try #require(points.first)
  }

  @Test(arguments: [
    #""x": 0.5"#,
    #""x": "state / 2 + 0.25", "within": 0.3"#.replacing("state", with: "x"),
    #""x": 0.51, "within": 0.0101"#,
    #""p_y": 4"#,
    #""p": "CGPoint(x: 0, y: 4)""#,
    #""state.x": 1"#,
    #""state.list": [1, 2]"#,
    #""state.list": "list.map { $0 * 1 }""#,
    #""state.list[1]": 2"#,
    #""state.p.y": 4"#,
    #""state.word": "'a'""#,
    #""state.flag": false"#,
    #""events": { "begin": 1 }"#,
    #""events": { "end": 0 }"#,
    #""events": { "emit hello": 1 }"#,
    #""events": { "emit bye": 0 }"#,
    #""order": ["begin x", "emit hello"]"#,
    #""settled": ["p"]"#,
    #""range": { "x": [0, 0.5] }"#,
    #""monotonic": ["x", "p"]"#,
    #""winner": { "x": "'withAnimation'" }"#,
    #""winner": { "p": "'none'" }"#,
    #""completed": { "done": { "count": 0 } }"#,
  ])
  func `a true claim passes`(claim: String) throws {
    let point = try ask(claim)
    #expect(point.passed, "\(point)")
    #expect(point.block.isEmpty)
  }

  @Test(arguments: [
    (#""x": 0.6"#, "0.6", "0.5"),
    (#""x": 0.51, "within": 0.0099"#, "0.51", "0.5"),
    (#""p": "CGPoint(x: 0, y: 5)""#, #""(0.0, 5.0)""#, "[0, 4]"),
    (#""state.x": 0.5"#, "0.5", "1"),
    (#""state.list": [1, 3]"#, "[1, 3]", "[1, 2]"),
    (#""state.list[0]": 2"#, "2", "1"),
    (#""state.word": "'b'""#, #""b""#, #""a""#),
    (#""state.flag": true"#, #""true""#, #""false""#),
    (#""events": { "begin": 2 }"#, "2", "1"),
    (#""events": { "emit bye": 1 }"#, "1", "0"),
    (
      #""order": ["emit hello", "begin"]"#, #"["emit hello", "begin"]"#,
      #"["begin x", "emit hello"]"#
    ),
    (#""settled": ["p", "x"]"#, #""settled""#, #""moving: x""#),
    (#""range": { "x": [0.25, 1] }"#, "[0.25, 1]", "[0, 0.5]"),
    (#""winner": { "x": "'none'" }"#, #""none""#, #""withAnimation""#),
    (#""completed": { "done": { "by": "logical" } }"#, #""by logical""#, "[]"),
  ])
  func `a false claim says what was expected and found`(
    claim: String, expected: String, found: String
  ) throws {
    let point = try ask(claim)
    #expect(!point.passed)
    #expect(point["expected"] == expected)
    #expect(point["found"] == found)
    #expect(point["time"] == "0.5")
  }

  @Test(arguments: [
    (#"{}"#, true), (#"{ "at": 1 }"#, true), (#"{ "at": 1.1 }"#, false),
    (#"{ "by": "logical" }"#, true), (#"{ "by": "removed" }"#, false),
    (#"{ "count": 1 }"#, true), (#"{ "count": 2 }"#, false),
    (#"{ "at": 1, "count": 1, "by": "logical" }"#, true),
    (#"{ "at": 1, "count": 1, "by": "empty" }"#, false),
  ])
  func `a completion is claimed by its time, its number and its mechanism`(
    claim: String, isTrue: Bool
  ) throws {
    let point = try ask(#""completed": { "done": \#(claim) }"#, at: "2")
    #expect(point.passed == isTrue)
    if !isTrue { #expect(point["found"] == #"["at 1 s by logical"]"#) }
  }

  @Test func `a failure shows the difference, the place and the rows around`() throws {
    let document = """
      { "fps": 10, "state": { "x": 0 }, "events": [
        { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "x": 1 } },
        { "at": 0.5, "expect": { "x": 0.75 } } ] }
      """
    let point = try #require(try points(of: document).first)
    #expect(point.description == "t.json at 0.5 s: x is 0.75")
    #expect(
      Array(point.block.prefix { $0 != "why:" }) == [
        #"at: "t.json:3:28""#, "time: 0.5", "expected: 0.75", "found: 0.5", "difference: -0.25",
        "rows:", #"  - { time: 0.4, values: { "x": 0.4 } }"#,
        #"  - { time: 0.6, values: { "x": 0.6 } }"#,
      ])
  }

  @Test func `a text column is claimed by its text`() throws {
    let document = """
      { "state": { "x": 0 }, "views": [ { "id": "a", "animatable": ["level"], "define": { "level": "x" },
          "modifiers": [ { "attribute": { "label": "level > 0.4 ? 'on' : 'off'" } } ] } ],
        "events": [
          { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "x": 1 } },
          { "at": [0.25, 0.5], "expect": { "a_label": "'on'" } } ] }
      """
    let points = try points(of: document)
    #expect(points.map(\.passed) == [false, true])
    #expect(points[0]["found"] == #""off""#)
  }

  /// The point of a claim about a view that comes at 1 s and goes from 2 s to 3 s.
  private func askViews(
    _ claim: String, at time: Double, _ more: String = "", in row: String = ""
  ) throws -> TAPPoint {
    let document = """
      { "state": { "on": false, "rows": ["'Ada'"] }, "until": 4, \(more)
        "views": [ { "id": "toast", "when": "on", "children": [ { "id": "icon" } ] },
          { "id": "row", "forEach": "rows", "as": "row", "identity": "row" } ],
        "events": [ { "at": 1, "set": { "on": true } },
          { "at": 2, "withAnimation": ".linear(duration: 1)", "set": { "on": false, "rows": [] } },
          { "at": \(time), "expect": { \(claim) } } ] }
      """
    return try #require(try points(of: document).first)
  }

  @Test(
    arguments: ["toast", "icon"], [(0.5, true), (1, false), (2.5, false), (3.1, true)])
  func `a view is not there before it comes and after it has gone`(
    view: String, moment: (time: Double, isAbsent: Bool)
  ) throws {
    for clock in ["", #""clock": "display", "fps": 60, "#] {
      let point = try askViews("\"\(view)\": null", at: moment.time, clock)
      #expect(point.passed == moment.isAbsent, "\(point)")
    }
  }

  @Test(arguments: ["row", "row_Ada"])
  func `a row is not there after it has gone`(row: String) throws {
    #expect(try !askViews("\"\(row)\": null", at: 2.5).passed)
    #expect(try askViews("\"\(row)\": null", at: 3.1).passed)
  }

  @Test func `a claim about a row that never is is an error`() {
    let document = """
      { "state": { "rows": ["'Ada'"] },
        "views": [ { "id": "row", "forEach": "rows", "as": "row", "identity": "row" } ],
        "events": [ { "at": 1, "expect": { "row_Adda": null } } ] }
      """
    let run = runInMemory("test", input: document)
    #expect(run.status == .invalidInput)
    #expect(run.errors.contains("3:38: error: no column is called 'row_Adda'"), "\(run.errors)")
  }
}
