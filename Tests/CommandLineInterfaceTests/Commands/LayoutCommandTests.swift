import CommandLineInterface
import Testing

/// Layout on the command line: the room, the names of columns, warnings and notes.
@Suite struct LayoutCommandTests {
  private static let card = #"""
    { "fps": 1, "until": 1, "state": { "on": false, "isNew": false }, "views": [
        { "id": "card", "modifiers": [ { "offset": [0, "on ? 10 : 0"] } ], "children": [
            { "id": "a", "size": [10, 10] },
            { "id": "b", "when": "isNew", "size": [10, 10], "modifiers": [ { "transition": ".identity" } ] } ] } ],
      "events": [ { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "on": true } } EVENT ] }
    """#

  private static func card(_ event: String = "") -> String {
    card.replacing("EVENT", with: event)
  }

  @Test func `the room is that of the command line, of the document, or of a phone`() {
    let small = Self.card().replacing(#""fps": 1"#, with: #""fps": 1, "size": [100, 200]"#)
    let first = { (arguments: [String], document: String) in
      runInMemory(["trace", "--select", "a_layout_x", "--until", "0"] + arguments, input: document)
        .output
    }
    #expect(first([], Self.card()) == "time,a_layout_x\n0.000000,195.000000\n")
    #expect(first([], small) == "time,a_layout_x\n0.000000,50.000000\n")
    #expect(first(["--size", "60x80"], small) == "time,a_layout_x\n0.000000,30.000000\n")
  }

  @Test(arguments: ["60", "60x", "x80", "60x80x9", "-1x5", "0x5", "60X80", "1e9x5", "nanx5"])
  func `another text is no room`(size: String) {
    let run = runInMemory(["trace", "--size=\(size)"], input: Self.card())
    #expect(run.status == .usage)
    #expect(run.errors.contains("must be a width and a height in points, as 390x844"))
  }

  @Test func `a column that a container had is sent to what is drawn inside`() {
    let selected = runInMemory("trace", "--select", "card_offset_y", input: Self.card())
    #expect(selected.status == .usage)
    #expect(
      selected.errors.contains(
        "'card_offset_y' moves what is drawn inside (tracks: a_layout_x, a_layout_y"))
    let claimed = runInMemory(
      "check", "t.json",
      files: ["t.json": Self.card(#", { "at": 1, "expect": { "card_offset_y": 10 } }"#)])
    #expect(
      claimed.errors.contains("help: it moves what is drawn inside: its tracks are 'a_layout_x'"))
  }

  @Test func `a view that comes into a moving one is a warning, but not among rows that make room`()
  {
    let comes = #", { "at": 0.5, "set": { "isNew": true } }"#
    let moving = runInMemory("check", "t.json", files: ["t.json": Self.card(comes)])
    #expect(moving.errors.contains("'b' comes while 'card' moves"))
    #expect(
      moving.errors.contains(#"help: add { "geometryGroup": true } to the modifiers of 'card'"#))
    let group = Self.card(comes).replacing(
      #"[ { "offset""#, with: #"[ { "geometryGroup": true }, { "offset""#)
    #expect(!runInMemory("check", "t.json", files: ["t.json": group]).errors.contains("moves"))
    let stack = Self.card(comes).replacing(
      #""modifiers": [ { "offset": [0, "on ? 10 : 0"] } ]"#, with: #""layout": "VStack""#)
    #expect(!runInMemory("check", "t.json", files: ["t.json": stack]).errors.contains("moves"))
  }

  @Test func `a move that no column shows is a warning`() {
    let nameless = Self.card().replacing(#""id": "a", "#, with: "").replacing(
      #""id": "b", "when": "isNew", "#, with: "")
    let run = runInMemory("check", "t.json", files: ["t.json": nameless])
    #expect(
      run.errors.contains(
        "warning: this moves what is drawn in the view, of which nothing has an id"))
    #expect(
      !runInMemory("check", "t.json", files: ["t.json": Self.card()]).errors.contains("no-columns"))
  }

  @Test func `an estimated text is a note, which is no warning`() {
    let text = Self.card().replacing(
      #"{ "id": "a", "size": [10, 10] }"#,
      with: #"{ "id": "a", "modifiers": [ { "text": "'Hi'" } ] }"#)
    let run = runInMemory("check", "--strict", "t.json", files: ["t.json": text])
    #expect(run.status == .success)
    #expect(run.errors.contains("note: the size of this text is estimated from its characters"))
    #expect(run.errors.contains("[estimated-size]"))
    let annotated = runInMemory("check", "-f", "github", "t.json", files: ["t.json": text])
    #expect(annotated.output.hasPrefix("::notice file=t.json,"))
    let told = runInMemory("explain", input: text).output.split(whereSeparator: \.isWhitespace)
    #expect(told.joined(separator: " ").contains("The sizes of texts around it are estimated"))
  }
}
