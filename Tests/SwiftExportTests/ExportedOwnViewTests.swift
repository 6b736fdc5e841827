import Testing

@testable import SwiftExport

/// Views with states of their own, and those of components, are structures.
@Suite struct ExportedOwnViewTests {
  private func sample(
    _ views: String, components: String = "", events: String
  ) throws -> ExportedSample {
    let document = Self.document(views, components: components, events: events)
    return try ExportedSample("card.json", document: Array(document.utf8))
  }

  private static func document(_ views: String, components: String, events: String) -> String {
    """
    { "state": { "names": ["'Ada'", "'Ben'"], "level": 1, "isOn": false },
      "define": { "half": "level / 2", "twice(n)": "n * 2" },
      "actions": { "raise(by)": [ { "set": { "level": "level + by" } } ] },
      "components": { \(components) },
      "views": [ \(views) ], "events": [ \(events) ] }
    """
  }

  /// Rows of a component, one of whose views is another component.
  static let rowsDocument = document(
    rows, components: row,
    events: #"""
      { "at": 0, "tap": "row_Ada" }, { "at": 0.5, "tap": "row_switch_Ben" },
      { "at": 1, "remove": { "names": "'Ada'" } }, { "at": 1.5, "tap": "row_Ben" },
      { "at": 2, "append": { "names": "'Ada'" } }, { "at": 3, "set": { "level": 2 } }
      """#)

  /// The lines of a structure between its head and its body, without their indentation.
  private func properties(of structure: String, in text: String) throws -> [Substring] {
    let lines = text.split(separator: "\n").map { line in line.drop { $0 == " " } }
    let head = try #require(lines.firstIndex(of: "private struct \(structure): View {"), "\(text)")
    return Array(lines[(head + 1)...].prefix { $0 != "var body: some View {" })
  }

  private static let row = #"""
    "Row": { "parameters": ["name", "$isOn", "rank"], "state": { "isOpen": false, "turns": 0 },
      "modifiers": [ { "scaleEffect": "isOpen ? 2 : 1" }, { "opacity": "isOn ? 0.5 : half / 10" },
        { "rotationEffect": ".degrees(turns * twice(rank))" },
        { "attribute": { "kind": "name == 'Ada' ? 1 : 2" } },
        { "onTapGesture": [
          { "withAnimation": ".linear(duration: 1)", "toggle": "isOpen", "set": { "turns": "turns + level" } },
          { "call": "raise(rank + 1)" } ] } ],
      "children": [ { "id": "switch", "component": "Switch", "with": { "isOn": "$isOn" } } ] },
    "Switch": { "parameters": ["$isOn"], "modifiers": [ { "blur": "isOn ? 0 : 4" },
      { "onTapGesture": [ { "withAnimation": ".linear(duration: 2)", "toggle": "isOn" } ] } ] }
    """#

  private static let rows = #"""
    { "id": "row", "forEach": "names", "as": "person", "component": "Row",
      "with": { "name": "person", "isOn": "$isOn", "rank": "index + 1" },
      "modifiers": [ { "brightness": "level / 10" } ] }
    """#

  @Test func `the rows of a component have states, values, bindings and taps of their own`() throws
  {
    let sample = try ExportedSample("card.json", document: Array(Self.rowsDocument.utf8))
    let text = try #require(sample.text, "\(sample.refusals)")
    #expect(
      try properties(of: "RowView", in: text) == [
        "let name: String", "@Binding var isOn: Bool", "let rank: Int", "let identity: String",
        "@Binding var level: Double", "@State private var isOpen = false",
        "@State private var turns = 0.0",
      ])
    #expect(
      try properties(of: "RowSwitchView", in: text) == [
        "@Binding var isOn: Bool", "let identity: String",
      ])
    #expect(text.contains("RowSwitchView(isOn: $isOn, identity: identity)"))
    #expect(text.contains(#".onTap("row_\(columnName(identity))") {"#))
    #expect(text.contains(#"Recorder.shared.tap("row_switch_Ben")"#))
    #expect(text.contains("private func raise(_ by: Int) {"))
    #expect(sample.returned == sample.trace)
  }

  @Test func `a view with a state sees the names around it, and keeps them from others`() throws {
    let sample = try sample(
      #"""
      { "id": "room", "geometryReader": "proxy", "children": [
        { "id": "own", "state": { "level": 3 }, "children": [
          { "id": "in", "state": { "x": 0 }, "modifiers": [ { "opacity": "x / 20" },
            { "offset": { "x": "proxy.size.width / level" } },
            { "onTapGesture": [ { "withAnimation": ".linear(duration: 1)", "set": { "x": "x + level" } } ] } ] } ] } ] }
      """#,
      events: #"{ "at": 0, "tap": "in" }, { "at": 2, "set": { "level": 9 } }"#)
    let text = try #require(sample.text, "\(sample.refusals)")
    #expect(
      try properties(of: "OwnView", in: text) == [
        "let proxy: GeometryProxy", "@State private var level = 3.0",
      ])
    #expect(
      try properties(of: "InView", in: text) == [
        "let proxy: GeometryProxy", "@Binding var level: Double", "@State private var x = 0.0",
      ])
    #expect(text.contains("InView(proxy: proxy, level: $level)"))
    #expect(sample.returned == sample.trace)
  }

  @Test func `a tap on a view that does not answer is one on the view around it`() throws {
    let sample = try sample(
      #"""
      { "id": "row", "forEach": "names", "as": "name", "state": { "x": 0 }, "modifiers": [
        { "opacity": "x" }, { "onTapGesture": [ { "set": { "x": 1 } } ] } ],
        "children": [ { "id": "icon", "modifiers": [ { "blur": "x" } ] } ] }
      """#, events: #"{ "at": 0.5, "tap": "icon_Ben" }"#)
    let text = try #require(sample.text, "\(sample.refusals)")
    #expect(text.contains(#"Recorder.shared.tap("row_Ben")"#))
    #expect(sample.returned == sample.trace)
    #expect(
      sample.trace.hasSuffix("0.500000,0.000000,1.000000,1.000000,1.000000,0.000000,1.000000\n"))
  }

  @Test func `a tap on a view that may be away is not one on the view around it`() throws {
    let sample = try sample(
      #"""
      { "id": "a", "state": { "x": 0 }, "modifiers": [
        { "opacity": "x" }, { "onTapGesture": [ { "set": { "x": 1 } } ] } ],
        "children": [ { "id": "b", "when": "x > 0", "modifiers": [ { "blur": "x" } ] } ] }
      """#, events: #"{ "at": 0.5, "tap": "b" }"#)
    #expect(sample.refusals == ["a tap on what no view or several may be cannot be exported"])
  }

  @Test func `a tap on a view that is away does nothing`() throws {
    let sample = try sample(
      #"""
      { "id": "a", "when": "level > 1", "modifiers": [ { "opacity": "level / 10" },
        { "onTapGesture": [ { "set": { "level": "level + 3" } } ] } ] }
      """#,
      events:
        #"{ "at": 0.25, "tap": "a" }, { "at": 0.5, "set": { "level": 2 } }, { "at": 0.75, "tap": "a" }"#
    )
    let text = try #require(sample.text, "\(sample.refusals)")
    #expect(text.contains(#".onTap("a") {"#) && !text.contains("tapA()"))
    #expect(sample.returned == sample.trace)
    // 2 and 3 are 5: the first tap has no effect.
    #expect(sample.trace.hasSuffix("0.750000,0.500000,1.000000\n"))
  }

  @Test func `a definition that an argument alone uses is in the file`() throws {
    let sample = try sample(
      #"{ "id": "a", "component": "A", "with": { "x": "twice(half)" } }"#,
      components: #""A": { "parameters": ["x"], "modifiers": [ { "opacity": "x" } ] }"#,
      events: #"{ "at": 0.5, "set": { "level": 2 } }"#)
    let text = try #require(sample.text, "\(sample.refusals)")
    #expect(text.contains("private func twice(_ n: Double) -> Double { n * 2 }"))
    #expect(text.contains("AView(x: twice(half))"))
    #expect(sample.returned == sample.trace)
  }

  @Test(arguments: [
    (
      #"{ "id": "a", "state": { "x": "level" }, "modifiers": [ { "opacity": "x" } ] }"#,
      "a state of a view that begins with what may change"
    ),
    (
      #"{ "id": "a", "state": { "x": 0 }, "modifiers": [ { "opacity": "x" }, { "onTapGesture": [ { "task": { "name": "t", "run": [ { "set": { "x": 1 } } ] } } ] } ] }"#,
      "a task that is called 't'"
    ),
    (
      #"{ "id": "a", "state": { "body": 0 }, "modifiers": [ { "opacity": "body" } ] }"#,
      "the name 'body', which Swift or the exported file uses itself,"
    ),
  ])
  func `what a structure cannot say is refused by its name`(view: String, what: String) throws {
    let sample = try sample(view, events: #"{ "at": 0.5, "set": { "level": 2 } }"#)
    #expect(sample.refusals == ["\(what) cannot be exported"])
  }

  @Test func `a second row of one identity is refused by its columns`() throws {
    let sample = try sample(
      #"{ "id": "row", "forEach": "names", "modifiers": [ { "opacity": "level" } ] }"#,
      events: #"{ "at": 0.5, "append": { "names": "'Ada'" } }"#)
    #expect(
      sample.refusals
        == ["opacity", "transition_opacity"].map {
          "the column 'row_Ada_2_\($0)', of a second view of one identity, cannot be exported"
        })
  }
}
