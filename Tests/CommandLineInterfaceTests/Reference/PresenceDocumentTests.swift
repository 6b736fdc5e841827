import CommandLineInterface
import Testing

/// Views that come and go, through documents: what is told, what is kept, and what is refused.
@Suite struct PresenceDocumentTests {
  private func trace(_ document: String, precision: Int, _ options: String...) -> String {
    let console = MemoryConsole()
    console.standardInput = Array(document.utf8)
    let arguments = ["trace", "--precision", String(precision)] + options
    #expect(run(arguments: arguments, console: console) == .success, "\(console.errors)")
    return console.output
  }

  /// The events of some words, as `time word track detail label`.
  private func events(_ document: String, _ words: String...) -> [String] {
    let run = runInMemory("events", "--precision", "1", input: document)
    #expect(run.status == .success, "\(run.errors)")
    return run.output.split(separator: "\n").compactMap { row in
      let fields = row.split(separator: ",", omittingEmptySubsequences: false)
      guard words.contains(String(fields[1])) else { return nil }
      let parts = [fields[0], fields[1], fields[2], fields[6], fields[4]]
      return parts.filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  private func list(_ events: String, _ view: String = "", _ modifiers: String = "") -> String {
    """
    { "state": { "names": "['a', 'b', 'c']", "on": true }, "fps": 10,
      "views": [ { "id": "row", "forEach": "names", "as": "name", \(view)
        "modifiers": [ { "offset": { "y": "44 * index" } } \(modifiers) ] } ],
      "events": [ \(events) ] }
    """
  }

  @Test func `the first rendering inserts nothing`() {
    #expect(events(list(""), "insert", "begin", "set") == [])
  }

  @Test func `columns stand in the order of appearance, for the whole run`() {
    let document = list(
      """
      { "at": 0.1, "set": { "names": "['d', 'a']" } }, { "at": 0.2, "set": { "names": "['b']" } }
      """)
    let lines = trace(document, precision: 6).split(separator: "\n")
    let columns = lines[0].split(separator: ",").filter { $0.hasSuffix("offset_y") }
    #expect(columns == ["row_a_offset_y", "row_b_offset_y", "row_c_offset_y", "row_d_offset_y"])
    #expect(
      trace(document, precision: 0, "--select", "row_*_offset_y") == """
        time,row_a_offset_y,row_b_offset_y,row_c_offset_y,row_d_offset_y
        0,0,44,88,
        0,44,,,0
        0,,0,,

        """)
  }

  @Test func `a list in another order keeps its views, which move to their places`() {
    let document = list(
      """
      { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "names": "['c', 'a', 'b']" } }
      """)
    #expect(events(document, "insert", "remove", "gone") == [])
    let output = trace(document, precision: 1, "--at", "0.5", "--select", "row_*_offset_y")
    #expect(output.hasSuffix("\n0.5,22.0,66.0,44.0\n"))
  }

  @Test func `a row is removed with what it showed last`() {
    let document = list(
      """
      { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "names": "['c']" } }
      """)
    let output = trace(document, precision: 1, "--at", "0.5", "--select", "row_*_offset_y")
    // The first two keep their places; the last one moves up.
    #expect(output.hasSuffix("\n0.5,0.0,44.0,44.0\n"))
    #expect(
      events(document, "remove", "gone")
        == ["0.0 remove row_a", "0.0 remove row_b", "1.0 gone row_a", "1.0 gone row_b"])
  }

  @Test func `an expression that has no value any more is not asked in a view that leaves`() {
    let document = """
      { "state": { "items": "[7]", "n": "Int(1)" }, "fps": 2,
        "views": [ { "id": "v", "when": "n > 0", "modifiers": [
          { "animatable": { "x": "items[n - 1]" }, "body": [ { "opacity": "x * items[n - 1]" } ] } ] } ],
        "events": [ { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "n": "Int(0)" } } ] }
      """
    let output = trace(document, precision: 1)
    #expect(
      output
        == "time,v_x,v_opacity,v_transition_opacity\n0.0,7.0,49.0,1.0\n0.5,7.0,49.0,0.5\n1.0,,,\n")
  }

  @Test func `a view that comes later appears in the turn after, and each time it comes`() {
    let document = """
      { "state": { "on": false }, "views": [ { "id": "v", "when": "on", "modifiers": [
          { "task": [ { "emit": "task" } ] }, { "onAppear": [ { "emit": "appear" } ] },
          { "onChange": "on", "initial": true, "run": [ { "emit": "initial" } ] } ] } ],
        "events": [ { "at": 1, "toggle": "on" }, { "at": 2, "toggle": "on" }, { "at": 3, "toggle": "on" } ] }
      """
    #expect(
      events(document, "insert", "emit", "gone") == [
        "1.0 insert v", "1.0 emit appear", "1.0 emit initial", "1.0 emit task", "2.0 gone v",
        "3.0 insert v", "3.0 emit appear", "3.0 emit initial", "3.0 emit task",
      ])
  }

  @Test func `a view that is gone acts on nothing and begins anew when it comes back`() {
    let document = """
      { "state": { "on": true, "x": 0 }, "fps": 2, "views": [ { "id": "v", "when": "on", "modifiers": [
          { "opacity": "x" }, { "onChange": "x", "run": [ { "emit": "changed" } ] } ] } ],
        "events": [ { "at": 0.5, "withAnimation": ".linear(duration: 9)", "set": { "x": 9 }, "completion": "done" },
          { "at": 1, "toggle": "on" }, { "at": 1.5, "set": { "x": 3 } }, { "at": 2, "toggle": "on" } ] }
      """
    // What it animated is over when it is gone: the completion does not wait for ever.
    #expect(
      events(document, "emit", "complete")
        == ["0.5 emit changed", "1.0 complete logical done"])
    let output = trace(document, precision: 1, "--select", "v_opacity", "--at", "1,2,2.5")
    #expect(output == "time,v_opacity\n1.0,\n2.0,3.0\n2.5,3.0\n")
  }

  @Test func `a view that comes back in time goes on from where it is`() {
    let document = """
      { "state": { "on": false, "x": 1 }, "fps": 4, "views": [ { "id": "v", "when": "on", "modifiers": [ { "blur": "x" } ] } ],
        "events": [ { "at": 0, "withAnimation": ".linear(duration: 1)", "toggle": "on" },
          { "at": 0.5, "withAnimation": ".linear(duration: 1)", "toggle": "on" },
          { "at": 0.75, "set": { "x": 5 } },
          { "at": 1, "withAnimation": ".linear(duration: 1)", "toggle": "on" } ] }
      """
    #expect(
      events(document, "insert", "remove", "gone")
        == ["0.0 insert v", "0.5 remove v", "1.0 insert v already"])
    let rows = trace(document, precision: 2).split(separator: "\n")
    // The blur that was set while the view was leaving is seen when it is back, under that animation.
    #expect(rows[3] == "0.50,1.00,0.50")
    // The way in fades out: 0.75 and a quarter of the way from there to 0.
    #expect(rows[4] == "0.75,1.00,0.56")
    #expect(rows[5].hasPrefix("1.00,1.00,"))
    #expect(rows[6].hasPrefix("1.25,2.00,"))
    #expect(rows[9] == "2.00,5.00,1.00")
  }

  @Test func `two elements of one identity are told, and have names of their own`() {
    let document = list(#"{ "at": 1, "set": { "names": "['a', 'a', 'b c', 'b c', 'a']" } }"#)
    #expect(
      events(document, "duplicate", "insert") == [
        "1.0 insert row_a_2", "1.0 duplicate row_a_2", "1.0 insert row_b_c",
        "1.0 insert row_b_c_2", "1.0 duplicate row_b_c_2", "1.0 insert row_a_3",
        "1.0 duplicate row_a_3",
      ])
  }

  @Test func `instances inside instances carry both identities`() {
    let document = """
      { "state": { "rows": 2, "columns": "['x']" }, "views": [
        { "id": "row", "forEach": "rows", "as": "r", "children": [
          { "id": "cell", "forEach": "columns", "as": "c", "when": "r != 1 || c != 'x'",
            "modifiers": [ { "opacity": "Double(r)" } ] } ] } ],
        "events": [ { "at": 1, "set": { "columns": "['x', 'y']" } }, { "at": 2, "set": { "rows": 3 } } ] }
      """
    #expect(
      events(document, "insert") == [
        "1.0 insert cell_0_y", "1.0 insert cell_1_y", "2.0 insert row_2", "2.0 insert cell_2_x",
        "2.0 insert cell_2_y",
      ])
    let header = trace(document, precision: 6).prefix { $0 != "\n" }
    #expect(
      header.split(separator: ",").filter { $0.hasSuffix("_opacity") && $0.hasPrefix("cell") }
        == [
          "cell_0_x_opacity", "cell_0_x_transition_opacity", "cell_0_y_opacity",
          "cell_0_y_transition_opacity", "cell_1_y_opacity", "cell_1_y_transition_opacity",
          "cell_2_x_opacity", "cell_2_x_transition_opacity", "cell_2_y_opacity",
          "cell_2_y_transition_opacity",
        ])
  }

  @Test func `whether a view is there cannot depend on what is on screen`() {
    let document = """
      { "state": { "x": 0 }, "views": [ { "id": "v", "define": { "y": "x" }, "animatable": ["y"],
        "children": [ { "id": "w", "when": "y > 0.5" } ] } ] }
      """
    let run = runInMemory("trace", input: document)
    #expect(run.status == .invalidInput)
    #expect(
      run.errors.contains("whether a view is there cannot depend on a value that is on screen"))
  }

  @Test func `the same list under a display is seen at the ticks`() {
    let document = """
      { "clock": "display", "fps": 10, "state": { "on": false }, "views": [ { "id": "v", "when": "on" } ],
        "events": [ { "at": 0.05, "withAnimation": ".linear(duration: 0.2)", "toggle": "on" },
          { "at": 0.55, "toggle": "on" } ] }
      """
    #expect(
      trace(document, precision: 2) == """
        time,v_transition_opacity
        0.00,
        0.10,0.00
        0.20,0.50
        0.30,1.00
        0.40,1.00
        0.50,1.00
        0.60,

        """)
  }

  @Test func `a number is an identity without the decimals that it does not have`() {
    let document = """
      { "state": { "list": [1, -2, 0.5, 1e300] }, "views": [
          { "id": "v", "forEach": "list", "modifiers": [ { "opacity": "0.5" } ] },
          { "id": "w", "forEach": "[3, 4].map { Int($0) }", "modifiers": [ { "opacity": "0.5" } ] } ] }
      """
    let run = runInMemory("trace", "--at", "0", input: document)
    let columns = run.output.split(separator: "\n").first?.split(separator: ",") ?? []
    #expect(
      columns.filter { !$0.contains("transition") } == [
        "time", "v_1_opacity", "v__2_opacity", "v_0_5_opacity", "v_1e_300_opacity", "w_3_opacity",
        "w_4_opacity",
      ], "\(run.errors)")
  }

  @Test func `the modifiers of a group act for each of its children, and it appears once`() {
    let document = """
      { "state": { "x": 0 }, "views": [ { "id": "g", "kind": "group", "children": [
          { "id": "a", "modifiers": [ { "onAppear": [ { "emit": "own" } ] } ] }, { "id": "b" } ],
          "modifiers": [ { "onAppear": [ { "emit": "appeared" } ] },
            { "onChange": "x", "run": [ { "emit": "changed" } ] },
            { "onAnimationCompleted": "x", "completion": "done" } ] } ],
        "events": [ { "at": 1, "withAnimation": ".linear(duration: 1)", "set": { "x": 1 } } ] }
      """
    #expect(
      events(document, "emit", "observe") == [
        "0.0 emit own", "0.0 emit appeared", "1.0 emit changed", "1.0 emit changed",
        "2.0 observe a done", "2.0 observe b done",
      ])
  }
}
