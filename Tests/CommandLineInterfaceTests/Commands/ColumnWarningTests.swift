import CommandLineInterface
import Testing

/// `check` says when a trace would have nothing but times.
@Suite struct ColumnWarningTests {
  /// A state that cannot move, the attribute by which a view shows it, and a change.
  private static let states = [
    ("on", "false", #""opacity": "on ? 1 : 0""#),
    ("s", "\"'a'\"", #""text": "s""#),
    ("list", "[]", #""attribute": { "count": "list.count" }"#),
  ]

  @Test(arguments: states)
  func `a state that cannot move is no column, a view can show it`(
    name: String, value: String, attribute: String
  ) {
    let state = "{ \"state\": { \"\(name)\": \(value) }"
    let run = runInMemory("check", input: state + " }")
    let views = "\"views\": [ { \"id\": \"v\", \"modifiers\": [ { \(attribute) } ] } ]"
    #expect(run.status == .success)
    #expect(
      run.errors.hasPrefix(
        "<stdin>:1:14: warning: no state of this timeline can move, so a trace has no columns "
          + "[no-columns]\n"))
    #expect(run.errors.hasSuffix("\nhelp: show it by a view: \(views)\n"))
    #expect(runInMemory("check", "--strict", input: state + " }").status == .negative)
    // What the help says helps.
    #expect(runInMemory("check", input: "\(state), \(views) }").errors.isEmpty)
  }

  @Test func `views without anything to show are told`() {
    let document = #"{ "state": { "x": 1 }, "views": [ { "id": "v" } ] }"#
    let run = runInMemory("check", input: document)
    #expect(run.errors.hasPrefix("<stdin>:1:33: warning: nothing in these views is a column"))
    let attribute = #"{ "attribute": { "value": "x" } }"#
    #expect(run.errors.hasSuffix("give a view with an id an attribute: \(attribute)\n"))
    let shown = document.replacing("\"v\" }", with: "\"v\", \"modifiers\": [ \(attribute) ] }")
    #expect(runInMemory("check", input: shown).errors.isEmpty)
    #expect(runInMemory("trace", input: shown).output == "time,v_value\n0.000000,1.000000\n")
  }

  @Test func `published properties alone are no columns`() {
    let document = #"{ "published": { "model": { "x": 1 } } }"#
    #expect(runInMemory("check", input: document).errors.contains("[no-columns]"))
  }

  @Test(arguments: [
    "{}", #"{ "events": [ { "at": 0, "emit": "a" } ] }"#,
    #"{ "state": { "on": true, "x": 1 } }"#,
    #"{ "state": { "on": true }, "views": [ { "id": "v", "when": "on", "modifiers": [ { "transition": ".opacity" } ] } ] }"#,
  ])
  func `what shows something, or has nothing to show, is no warning`(document: String) {
    #expect(runInMemory("check", input: document).errors.isEmpty)
  }

  @Test func `a run that goes well says nothing`() {
    let document = #"{ "state": { "on": false }, "events": [ { "at": 0, "toggle": "on" } ] }"#
    for command in ["trace", "events", "explain", "test"] {
      #expect(runInMemory(command, input: document).errors.isEmpty)
    }
  }
}
