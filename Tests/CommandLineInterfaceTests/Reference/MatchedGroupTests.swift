import CommandLineInterface
import Testing

/// Which views share a frame, and whose it is.
@Suite struct MatchedGroupTests {
  private func run(_ document: String, _ views: [String], at times: String, of part: String = "x")
    -> String
  {
    let names = views.map { "\($0)_matchedGeometryEffect_\(part)" }.joined(separator: ",")
    let run = runInMemory(
      "trace", "--quiet", "--precision", "1", "--select", names, "--at", times, input: document)
    #expect(run.status == .success, "\(run.errors)")
    return run.output.split(separator: "\n").dropFirst().joined(separator: " ")
  }

  private func document(_ views: String, _ events: String = "", state: String) -> String {
    "{ \"fps\": 10, \"state\": { \(state) }, \"views\": [ \(views) ], \"events\": [ \(events) ] }"
  }

  private func view(
    _ id: String, at x: String, _ name: String, isSource: String? = nil, _ more: String = ""
  ) -> String {
    let source = isSource.map { ", \"isSource\": \"\($0)\"" } ?? ""
    return """
      { "id": "\(id)", "size": [10, 10], \(more) "modifiers": [
        { "matchedGeometryEffect": "\(name)"\(source) }, { "position": ["\(x)", 0] } ] }
      """
  }

  // MARK: - Sources

  @Test func `of views that stay one gives the frame, then another`() {
    let views =
      view("a", at: "0", "1", isSource: "first") + ", "
      + view("b", at: "40", "1", isSource: "!first")
    let text = document(
      views, #"{ "at": 0, "withAnimation": ".linear(duration: 1)", "toggle": "first" }"#,
      state: #""first": true"#)
    #expect(run(text, ["a", "b"], at: "0,0.5,1") == "0.0,0.0,0.0 0.5,20.0,20.0 1.0,40.0,40.0")
  }

  @Test func `when the source itself moves the others follow, each under its own transaction`() {
    let views =
      view("a", at: "x", "1") + ", " + view("b", at: "0", "1", isSource: "false") + ", "
        + """
        { "id": "c", "modifiers": [ { "matchedGeometryEffect": 1, "isSource": false },
          { "animation": ".linear(duration: 2)", "value": "x" } ] }
        """
    let text = document(
      views, #"{ "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "x": 40 } }"#,
      state: #""x": 0"#)
    #expect(
      run(text, ["a", "b", "c"], at: "0,0.5,1,2")
        == "0.0,0.0,0.0,0.0 0.5,20.0,20.0,10.0 1.0,40.0,40.0,20.0 2.0,40.0,40.0,40.0")
  }

  @Test func `of two sources the one that came last counts, with a warning`() {
    let views = view("a", at: "0", "1") + ", " + view("b", at: "40", "1", "\"when\": \"on\",")
    let text = document(
      views, #"{ "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "on": true } }"#,
      state: #""on": false"#)
    #expect(run(text, ["a", "b"], at: "0,0.5,1") == "0.0,0.0,0.0 0.5,20.0,20.0 1.0,40.0,40.0")
    for command in ["check", "events"] {
      let errors = runInMemory(command, input: text).errors
      #expect(errors.contains("another view of this name is a source too"), "\(command) \(errors)")
      #expect(errors.contains("[several-sources]"))
    }
    // One that is only on its way out is none.
    let swapped = document(
      view("a", at: "0", "1", "\"when\": \"!on\",") + ", "
        + view("b", at: "40", "1", "\"when\": \"on\","),
      #"{ "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "on": true } }"#,
      state: #""on": false"#)
    #expect(runInMemory("check", input: swapped).errors == "")
  }

  @Test func `a source that leaves gives its frame until it is gone, then each has its own`() {
    let views =
      view("a", at: "0", "1", "\"when\": \"on\",") + ", "
      + view("b", at: "40", "1", isSource: "false")
    let text = document(
      views, #"{ "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "on": false } }"#,
      state: #""on": true"#)
    #expect(run(text, ["a", "b"], at: "0.9,1") == "0.9,0.0,0.0 1.0,,40.0")
    let events = runInMemory("events", input: text).output
    #expect(events.contains("1.000000,set,b_matchedGeometryEffect,,,,no-scope,"))
  }

  @Test func `without a source each view has its own frame, and leaves it for one that comes`() {
    let views =
      view("a", at: "0", "1", isSource: "on") + ", "
      + view("b", at: "40", "1", isSource: "false")
    let text = document(
      views,
      """
      { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "on": true } },
      { "at": 2, "withAnimation": ".linear(duration: 1)", "set": { "on": false } }
      """, state: #""on": false"#)
    #expect(
      run(text, ["a", "b"], at: "0,0.5,1,2.5,3")
        == "0.0,0.0,40.0 0.5,0.0,20.0 1.0,0.0,0.0 2.5,0.0,20.0 3.0,0.0,40.0")
  }

  // MARK: - Names

  @Test func `a view that takes another name moves to that frame under its own transaction`() {
    let views =
      view("a", at: "0", "'a'") + ", " + view("b", at: "40", "'b'") + ", "
      + view("line", at: "99", "chosen", isSource: "false")
    let text = document(
      views, #"{ "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "chosen": "'b'" } }"#,
      state: #""chosen": "'a'""#)
    #expect(run(text, ["a", "line"], at: "0,0.5,1") == "0.0,0.0,0.0 0.5,0.0,20.0 1.0,0.0,40.0")
  }

  @Test
  func `namespaces and kinds of identity keep names apart, the way a number is written does not`() {
    let views = [
      ("a", "1", ""), ("b", "1.0", #", "isSource": false"#), ("c", "'1'", ""),
      ("d", "1", #", "in": "other""#),
    ].enumerated().map { index, view in
      """
      { "id": "\(view.0)", "size": [1, 1], "modifiers": [
        { "matchedGeometryEffect": "\(view.1)"\(view.2) }, { "position": [\(index), 0] } ] }
      """
    }
    let text = document(views.joined(separator: ", "), state: #""x": 0"#)
    #expect(run(text, ["a", "b", "c", "d"], at: "0") == "0.0,0.0,0.0,2.0,3.0")
    #expect(runInMemory("check", input: text).errors == "")
  }

  @Test func `a row of a list becomes the view that shows it`() {
    let text = document(
      """
      { "id": "row", "forEach": "names", "as": "name", "when": "name != chosen", "size": [10, 10], "modifiers": [
        { "matchedGeometryEffect": "name" }, { "position": ["30 * index", 0] } ] },
      { "id": "card", "identity": "chosen", "when": "chosen != ''", "size": [10, 10], "modifiers": [
        { "matchedGeometryEffect": "chosen" }, { "position": [100, 0] } ] }
      """, #"{ "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "chosen": "'b'" } }"#,
      state: #""names": "['a', 'b']", "chosen": "''""#)
    #expect(
      run(text, ["row_a", "row_b", "card_b"], at: "0,0.5,1")
        == "0.0,0.0,30.0,30.0 0.5,0.0,65.0,65.0 1.0,0.0,,100.0")
  }

  // MARK: - Coming in the middle

  @Test func `a view that comes in mid-flight moves with the others`() {
    let views =
      view("a", at: "0", "1", isSource: "first") + ", "
      + view("b", at: "40", "1", isSource: "!first") + ", "
      + view("late", at: "7", "1", isSource: "false", "\"when\": \"on\",")
    let text = document(
      views,
      """
      { "at": 0, "withAnimation": ".linear(duration: 1)", "toggle": "first" },
      { "at": 0.5, "set": { "on": true } }
      """, state: #""first": true, "on": false"#)
    #expect(
      run(text, ["b", "late"], at: "0.4,0.5,0.7,1")
        == "0.4,16.0, 0.5,20.0,20.0 0.7,28.0,28.0 1.0,40.0,40.0")
    let events = runInMemory("events", "--precision", "1", input: text).output
    #expect(events.contains("0.5,begin,late_matchedGeometryEffect,t1,,,already,2"))
    #expect(events.contains("1.0,end,late_matchedGeometryEffect,t1"))
  }

  /// The frame of a name moves as an attribute would: the same changes of one number are the second
  /// method. The views are gone at once, so that each comes into what runs.
  @Test(arguments: ["ideal", "display", "device"])
  func `a spring takes over the velocity, also into a view that is new`(_ clock: String) {
    let text = """
      { "clock": "\(clock)", "fps": 60, "state": { "on": false }, "views": [
        { "id": "a", "when": "!on", "size": [10, 10], "modifiers": [ { "matchedGeometryEffect": 1 },
          { "position": [0, 0] }, { "transition": ".identity" } ] },
        { "id": "b", "when": "on", "size": [10, 10], "modifiers": [ { "matchedGeometryEffect": 1 },
          { "position": [100, 0] }, { "transition": ".identity" } ] },
        { "id": "ring", "modifiers": [ { "matchedGeometryEffect": 1, "isSource": false } ] },
        { "id": "same", "modifiers": [ { "offset": ["on ? 100 : 0", 0] } ] } ],
        "events": [ { "at": 0.1, "withAnimation": ".spring(duration: 0.5, bounce: 0.3)", "toggle": "on" },
          { "at": 0.25, "withAnimation": ".spring(duration: 0.5)", "toggle": "on" },
          { "at": 0.4, "withAnimation": ".bouncy", "toggle": "on" } ] }
      """
    let names = ["a", "b", "ring"].map { "\($0)_matchedGeometryEffect_x" } + ["same_offset_x"]
    let run = runInMemory(
      "trace", "--precision", "9", "--velocity", "--select", names.joined(separator: ","),
      input: text)
    #expect(run.status == .success, "\(run.errors)")
    let rows = run.output.split(separator: "\n").dropFirst()
    #expect(rows.count > 40)
    for row in rows {
      let fields = row.split(separator: ",", omittingEmptySubsequences: false).dropFirst()
      let shown = Set(fields.filter { !$0.isEmpty })
      // One place and one velocity, in all columns that are there.
      #expect(shown.count <= 2 && fields.filter(\.isEmpty).count == 2, "\(row)")
    }
  }
}
