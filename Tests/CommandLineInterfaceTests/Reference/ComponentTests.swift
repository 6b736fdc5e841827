import CommandLineInterface
import Testing

/// Views that are declared once, and states that belong to views.
@Suite struct ComponentTests {
  /// The rows of some columns at some times.
  private func rows(_ document: String, _ columns: String, at times: String) -> [Substring] {
    let run = runInMemory(
      "trace", "--quiet", "--precision", "2", "--select", columns, "--at", times, input: document)
    #expect(run.status == .success, "\(run.errors)")
    return Array(run.output.split(separator: "\n").dropFirst())
  }

  /// A row that opens by a tap, and what is around it.
  private func list(
    _ events: String, row: String = "", state: String = #""names": "['a', 'b']""#,
    use: String = #""forEach": "names", "as": "name", "#, view: String = ""
  ) -> String {
    """
    { "state": { \(state) }, "components": { "Row": { \(row) "state": { "isOpen": false }, "modifiers": [
        { "opacity": "isOpen ? 1 : 0" }, { "transition": ".identity" },
        { "onTapGesture": [ { "withAnimation": ".linear(duration: 1)", "toggle": "isOpen" } ] } \(view) ] } },
      "views": [ { "id": "row", \(use) "component": "Row" } ], "events": [ \(events) ] }
    """
  }

  // MARK: - States

  @Test func `instances never share a state`() {
    let document = list(#"{ "at": 0, "tap": "row_a" }, { "at": 0.5, "tap": "row_b" }"#)
    #expect(
      rows(document, "row_a_opacity,row_b_opacity", at: "0,0.5,1,1.5")
        == ["0.00,0.00,0.00", "0.50,0.50,0.00", "1.00,1.00,0.50", "1.50,1.00,1.00"])
  }

  @Test func `uses of one component do not either`() {
    let document = """
      { "components": { "Row": { "state": { "isOpen": false }, "modifiers": [ { "opacity": "isOpen ? 1 : 0" },
          { "onTapGesture": [ { "withAnimation": ".linear(duration: 1)", "toggle": "isOpen" } ] } ] } },
        "views": [ { "id": "first", "component": "Row" }, { "id": "second", "component": "Row" } ],
        "events": [ { "at": 0, "tap": "second" } ] }
      """
    #expect(
      rows(document, "first_opacity,second_opacity", at: "0.5,1") == [
        "0.50,0.00,0.50", "1.00,0.00,1.00",
      ])
  }

  @Test func `an instance that leaves and returns starts anew`() {
    let document = list(
      """
      { "at": 0, "tap": "row_b" }, { "at": 2, "set": { "names": "['a']" } },
      { "at": 3, "set": { "names": "['a', 'b']" } }, { "at": 4, "tap": "row_b" }
      """)
    #expect(
      rows(document, "row_b_opacity", at: "1,2,3,4,4.5")
        == ["1.00,1.00", "2.00,", "3.00,0.00", "4.00,0.00", "4.50,0.50"])
  }

  @Test func `an instance that comes back while it leaves keeps its state`() {
    let document = list(
      """
      { "at": 0, "tap": "row_b" },
      { "at": 2, "withAnimation": ".linear(duration: 1)", "set": { "names": "['a']" } },
      { "at": 2.5, "withAnimation": ".linear(duration: 1)", "set": { "names": "['a', 'b']" } }
      """
    ).replacing(".identity", with: ".opacity")
    #expect(
      rows(document, "row_b_opacity", at: "2,2.5,4") == ["2.00,1.00", "2.50,1.00", "4.00,1.00"])
  }

  @Test func `steps that were begun in an earlier life change nothing`() {
    let document = list(
      """
      { "at": 0.5, "set": { "names": "['a']" } }, { "at": 0.75, "set": { "names": "['a', 'b']" } }
      """,
      view:
        #", { "onAppear": [ { "async": { "after": 0.6, "run": [ { "toggle": "isOpen" } ] } } ] }"#)
    // The first life asks for 0.6, which is that of nobody; the second for 1.35.
    #expect(
      rows(document, "row_a_opacity,row_b_opacity", at: "0.5,0.6,0.75,1,1.35")
        == ["0.50,0.00,", "0.60,1.00,", "0.75,1.00,0.00", "1.00,1.00,0.00", "1.35,1.00,1.00"])
  }

  @Test func `steps read what they have set, and later ones what is there then`() {
    let document = """
      { "state": { "sum": 0.0 }, "views": [ { "id": "v", "state": { "n": 1 }, "modifiers": [ { "blur": "n" },
          { "opacity": "sum" }, { "onTapGesture": [ { "set": { "n": "n + 1" } }, { "set": { "n": "n * 10" } },
            { "set": { "sum": "n" } }, { "async": { "after": 1, "run": [ { "set": { "sum": "n" } } ] } } ] } ] } ],
        "events": [ { "at": 0, "tap": "v" }, { "at": 0.5, "tap": "v" } ] }
      """
    #expect(
      rows(document, "v_blur,v_opacity", at: "0,0.5,1") == [
        "0.00,20.00,20.00", "0.50,210.00,210.00", "1.00,210.00,210.00",
      ])
  }

  @Test func `a view that leaves keeps the states that it saw last`() {
    let document = list(
      """
      { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "names": "['a']" } }
      """, view: #", { "onDisappear": [ { "toggle": "isOpen" } ] }"#
    ).replacing(".identity", with: ".opacity")
    #expect(rows(document, "row_b_opacity", at: "0.5,1") == ["0.50,0.00", "1.00,"])
  }

  @Test func `a state of a view decides over what is in it, and over its size`() {
    let document = """
      { "size": [100, 100], "views": [ { "id": "v", "state": { "isOpen": false, "marks": "[1]" },
          "size": ["isOpen ? 40 : 20", 10], "modifiers": [ { "onTapGesture": [
            { "withAnimation": ".linear(duration: 1)", "run": [ { "toggle": "isOpen" }, { "append": { "marks": 2 } } ] } ] } ],
          "children": [ { "id": "more", "when": "isOpen", "modifiers": [ { "opacity": 0.5 } ] },
            { "id": "mark", "forEach": "marks", "as": "mark", "modifiers": [ { "blur": "mark" } ] } ] } ],
        "events": [ { "at": 0, "tap": "v" }, { "at": 0.5, "expect": { "mark_2": true } } ] }
      """
    let found = rows(document, "more_transition_opacity,mark_2_blur", at: "0.5,1")
    #expect(found == ["0.50,0.50,2.00", "1.00,1.00,2.00"])
  }

  @Test func `the first value of a state may follow from an argument, and is drawn at random`() {
    let document = """
      { "seed": 1, "components": { "Dot": { "parameters": ["start"], "state": { "x": "start * 2", "y": ".random(in: 1...2)" },
          "modifiers": [ { "offset": ["x", "y"] } ] } },
        "views": [ { "id": "dot", "forEach": "3", "component": "Dot", "with": { "start": "index + 1" } } ] }
      """
    let found = rows(document, "dot_0_offset_x,dot_1_offset_x,dot_2_offset_x", at: "0")
    #expect(found == ["0.00,2.00,4.00,6.00"])
    let drawn = rows(document, "*_y", at: "0")[0].split(separator: ",").dropFirst()
    #expect(Set(drawn).count == 3 && drawn.allSatisfy { (1...2).contains(Double($0) ?? 0) })
  }

  // MARK: - Arguments

  @Test func `a binding changes the element of a list`() {
    let document = """
      { "state": { "items": [ { "isOn": false }, { "isOn": false } ] }, "components": { "Row": { "parameters": ["$isOn"],
          "modifiers": [ { "opacity": "isOn ? 1 : 0" },
            { "onTapGesture": [ { "withAnimation": ".linear(duration: 1)", "toggle": "isOn" } ] } ] } },
        "views": [ { "id": "row", "forEach": "items.indices", "as": "i", "component": "Row",
          "with": { "isOn": "$items[i].isOn" } } ],
        "events": [ { "at": 0, "tap": "row_1" },
          { "at": 1, "expect": { "state.items[1].isOn": true, "state.items[0].isOn": false } } ] }
      """
    #expect(rows(document, "row_0_opacity,row_1_opacity", at: "0.5") == ["0.50,0.00,0.50"])
    #expect(runInMemory("test", input: document).status == .success)
  }

  @Test func `a binding goes through components, and to the state of a view`() {
    let document = """
      { "components": {
          "Outer": { "state": { "place": "CGPoint(x: 1, y: 2)" }, "modifiers": [ { "offset": ["place.x", "place.y"] } ],
            "children": [ { "id": "middle", "component": "Middle", "with": { "point": "$place" } } ] },
          "Middle": { "parameters": ["$point"], "modifiers": [ { "opacity": 1 } ],
            "children": [ { "id": "inner", "component": "Inner", "with": { "x": "$point.x" } } ] },
          "Inner": { "parameters": ["$x"], "modifiers": [ { "blur": "x" }, { "onTapGesture": [ { "set": { "x": "x + 10" } } ] } ] } },
        "views": [ { "id": "o", "component": "Outer" } ], "events": [ { "at": 1, "tap": "o_middle_inner" } ] }
      """
    #expect(
      rows(document, "o_middle_inner_blur", at: "0,1") == ["0.00,1.00", "1.00,11.00"])
  }

  @Test func `names of a component and those of its use are apart`() {
    // 'isOpen' is another state outside, and 'title' an argument of the same name.
    let document = """
      { "state": { "isOpen": true }, "components": {
          "Inner": { "parameters": ["title"], "state": { "isOpen": false },
            "modifiers": [ { "text": "title" }, { "opacity": "isOpen ? 1 : 0" }, { "onTapGesture": [ { "toggle": "isOpen" } ] } ] },
          "Outer": { "parameters": ["title"], "modifiers": [ { "blur": "isOpen ? 1 : 0" } ],
            "children": [ { "id": "inner", "component": "Inner", "with": { "title": "title + '!'" },
              "modifiers": [ { "hueRotation": "isOpen ? .degrees(90) : .zero" } ] } ] } },
        "views": [ { "id": "v", "component": "Outer", "with": { "title": "'Hi'" } } ],
        "events": [ { "at": 1, "tap": "v_inner" }, { "at": 2, "toggle": "isOpen" } ] }
      """
    #expect(
      rows(document, "v_blur,v_inner_opacity,v_inner_hueRotation", at: "0,1,2")
        == ["0.00,1.00,0.00,90.00", "1.00,1.00,1.00,90.00", "2.00,0.00,1.00,0.00"])
    #expect(runInMemory("events", input: document).errors == "")
  }

  @Test func `an argument is a value of any kind`() {
    let document = """
      { "components": { "A": { "parameters": ["n", "flag", "color", "list"], "modifiers": [ { "blur": "flag ? n : list[0]" },
          { "fill": "color" } ] } },
        "views": [ { "id": "a", "component": "A", "with": { "n": 2.5, "flag": true, "color": ".red", "list": "[7, 8]" } },
          { "id": "b", "component": "A", "with": { "n": 2.5, "flag": false, "color": "Color.red", "list": "[7, 8]" } } ] }
      """.replacing(#""color": ".red""#, with: #""color": "Color.red""#)
    #expect(rows(document, "a_blur,b_blur", at: "0") == ["0.00,2.50,7.00"])
  }

  // MARK: - Taps

  @Test
  func `a tap goes to the innermost view that answers, in the turn and the scope of its step`() {
    let document = """
      { "state": { "x": 0.0, "y": 0.0 }, "views": [ { "id": "outer", "modifiers": [ { "offset": ["x", "y"] },
          { "onTapGesture": [ { "set": { "x": "x + 10" } } ] } ], "children": [
          { "id": "plain", "modifiers": [ { "opacity": 1 } ] },
          { "id": "button", "modifiers": [ { "blur": "y" }, { "onTapGesture": [ { "set": { "y": "y + 4" } } ] } ] } ] } ],
        "events": [ { "at": 0, "tap": "plain" }, { "at": 1, "withAnimation": ".linear(duration: 1)", "tap": "button" } ] }
      """
    #expect(
      rows(document, "button_blur", at: "0,1.5,2") == ["0.00,0.00", "1.50,2.00", "2.00,4.00"])
    let events = runInMemory("events", input: document).output
    #expect(events.contains("1.000000,begin,button_blur,t2,,4.000000,withAnimation,2"), "\(events)")
  }

  @Test func `a tap on a view that is not there does nothing, with a warning`() {
    let document = list(#"{ "at": 0, "set": { "names": "['a']" } }, { "at": 1, "tap": "row_b" }"#)
    let run = runInMemory("check", input: document)
    #expect(
      run.errors.contains("no view called 'row_b' is there to be tapped [missed-tap]"),
      "\(run.errors)")
    #expect(run.status == .success)
    #expect(rows(document, "row_a_opacity", at: "2") == ["2.00,0.00"])
  }

  @Test func `without the identities of loops the first view is tapped`() {
    let document = list(#"{ "at": 0, "tap": "row" }"#)
    #expect(rows(document, "row_a_opacity,row_b_opacity", at: "0.5") == ["0.50,0.50,0.00"])
  }
}
