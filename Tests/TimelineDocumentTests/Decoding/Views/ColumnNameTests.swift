import Diagnostics
import JSONText
import Testing
import TimelineDocument

@Suite struct ColumnNameTests {
  @Test(arguments: [
    WrongDocument.modifiers(
      #"{ "animatable": { "opacity": 1 }, "body": [ { »"opacity": "opacity" } ] }"#,
      "duplicate-name", help: "give one of them another name"),
    .modifiers(
      #"{ "opacity": 1 }, { "opacity": 1 }, { "attribute": { »"opacity_2": 1 } }"#,
      "duplicate-name", help: "give one of them another name"),
    .views(
      #"{ "id": "a", "modifiers": [ { "offset": [1, 2] } ] }, "#
        + #"{ "id": "a_offset", "modifiers": [ { "attribute": { »"x": 1 } } ] }"#,
      "duplicate-name", help: "give one of them another name"),
    .views(
      #"»{ "id": "a", "when": "on", "modifiers": [ { "attribute": { "transition_opacity": 1 } } ] }"#,
      "duplicate-name", help: "give one of them another name"),
    .views(
      #"{ "id": "a", "forEach": 2, "modifiers": [ { "animatable": { "blur": 1 }, "#
        + #""body": [ { »"blur": "blur" } ] } ] }"#,
      "duplicate-name", help: "give one of them another name"),
    .views(
      #"{ "id": "a", "define": { "blur": "x" }, "animatable": ["blur"], "#
        + #""modifiers": [ { »"blur": "blur" } ] }"#,
      "duplicate-name", help: "give one of them another name"),
  ])
  func `two columns of one name are an error`(document: WrongDocument) { document.check() }

  @Test func `the error names both that give the column`() throws {
    let document = MarkedDocument(
      #"{ "views": [ { "id": "a", "modifiers": [ { »"offset": [1, 2] } ] }, "#
        + #"{ "id": "a_offset", "#
        + #""modifiers": [ { "blur": 1 }, { "attribute": { »"x": 1 } } ] } ] }"#)
    let source = document.source
    let diagnostic = try #require(Timeline.read(source).diagnostics.first.first)
    #expect(
      diagnostic.message
        == "'a.modifiers[0]' and 'a_offset.modifiers[1].x' both give the column 'a_offset_x'")
    guard case .firstUse(let first) = diagnostic.earlier else {
      Issue.record("no earlier place")
      return
    }
    let positions = [first, diagnostic.range.lowerBound].map(source.position(ofByte:))
    #expect(positions.map { "\($0.line):\($0.column)" } == document.places)
  }

  @Test(arguments: [
    #""card_opacity": 1, "card_offset_x": 1, "card_pct": 1, "state.x": 0"#,
    // Only an expression tells what follows these names.
    #""card_p": 1, "card_p_0": 1, "card_transition_offset_x": 1"#,
    // Only a run tells the identities of instances.
    #""row_a_opacity": 1, "row_a_b_opacity": 1"#,
    #""settled": ["card_opacity"], "winner": { "card_offset_y": "'withAnimation'" }"#,
    #""range": { "card_opacity": [0, 1] }"#, #""card_offset": [1, 1]"#,
  ])
  func `columns that are there or may come may be expected`(members: String) {
    #expect(MarkedDocument(.expecting(members)).source.problems == [])
  }

  @Test(arguments: [
    WrongDocument.expect(
      #"»"card_opcity": 1"#, "unknown-name", help: "did you mean 'card_opacity'?"),
    // Both components are as near.
    .expect(
      #"»"card_offset_z": 1"#, "unknown-name",
      help: "its tracks are 'card_offset_x', 'card_offset_y'"),
    .expect(
      #"»"card_opacity_2": 1"#, "unknown-name", help: "did you mean 'card_opacity'?"),
    .expect(
      #"»"row": 1"#, "unknown-name",
      help: "the tracks are 'card_opacity', 'card_offset_x', 'card_offset_y', 'card_pct'"),
    .expect(
      #"»"row_": 1"#, "unknown-name",
      help: "the tracks are 'card_opacity', 'card_offset_x', 'card_offset_y', 'card_pct'"),
    // With views, a state is no track.
    .expect(
      #"»"x": 1"#, "unknown-name",
      help:
        #"the value of a state is "state.x", what is on screen are the tracks 'card_opacity', 'card_offset_x', 'card_offset_y', 'card_pct'"#
    ),
    .expect(
      #""settled": [ »"card" ]"#, "unknown-name",
      help: "its tracks are 'card_opacity', 'card_offset_x', 'card_offset_y', 'card_pct'"),
    .expect(
      #""monotonic": [ "card_pct", »"card_pc" ]"#, "unknown-name",
      help: "did you mean 'card_pct'?"),
  ])
  func `other columns cannot be expected`(document: WrongDocument) { document.check() }

  @Test(arguments: [
    #""pause": ["card", "card_opacity", "row", "x", "m.p", "*"]"#, #""stop": ["x", "*"]"#,
  ])
  func `steps in views and outside of them name views, states and columns`(verb: String) {
    #expect(MarkedDocument(.stepping(verb)).source.problems == [])
  }

  @Test(arguments: [
    WrongDocument.step(#""pause": »"crd""#, "unknown-name", help: "did you mean 'card'?"),
    .step(
      #""resume": »"card_opacty""#, "unknown-name", help: "did you mean 'card_opacity'?"),
    .step(#""stop": »"card""#, "wrong-type", help: "use \"pause\""),
    .step(#""stop": »"card_opacity""#, "wrong-type", help: "use \"pause\""),
    .step(#""stop": »"m.q""#, "unknown-name", help: "did you mean 'm.p'?"),
  ])
  func `other names are reported wherever the step stands`(document: WrongDocument) {
    document.check()
  }
}

extension String {
  private static let views = #"""
    { "id": "card", "when": "x == 0", "modifiers": [ { "opacity": 1 }, { "offset": [0, 0] },
      { "animatable": { "pct": 1, "p": "x" }, "body": [] }, { "transition": ".slide" } ] },
    { "id": "row", "forEach": "[1]", "modifiers": [ { "opacity": 1 } ] }
    """#

  private static func document(_ modifiers: String, _ events: String) -> String {
    """
    { "state": { "x": 0 }, "published": { "m": { "p": 0 } }, "views": [
      { "modifiers": [ \(modifiers) ] }, \(views) ], "events": [ \(events) ] }
    """
  }

  /// A document with a few columns, where this is expected.
  fileprivate static func expecting(_ members: String) -> String {
    document("", "{ \"at\": 0, \"expect\": { \(members) } }")
  }

  /// A document with one step twice: in a view that is read before the others, and in an event.
  fileprivate static func stepping(_ verb: String) -> String {
    document("{ \"onAppear\": [ { \(verb) } ] }", "{ \"at\": 0, \(verb) }")
  }
}

extension WrongDocument {
  fileprivate static func expect(
    _ members: String, _ code: String, help: String? = nil
  ) -> WrongDocument {
    WrongDocument(.expecting(members), [code], help: help)
  }

  fileprivate static func step(
    _ verb: String, _ code: String, help: String? = nil
  ) -> WrongDocument {
    WrongDocument(.stepping(verb), [code, code], help: help)
  }
}
