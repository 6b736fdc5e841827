import CommandLineInterface
import Testing

/// Frames that views share, through documents: who gives them, and how they move when another does.
@Suite struct MatchedGeometryTests {
  private func run(_ command: String, _ document: String, _ options: String...) -> String {
    let console = MemoryConsole()
    console.standardInput = Array(document.utf8)
    let arguments = [command] + options
    let status = CommandLineInterface.run(arguments: arguments, console: console)
    #expect(status == .success, "\(console.errors)")
    return console.output
  }

  /// The `x` of the frames of some views, a row a time.
  private func places(
    _ document: String, _ views: String..., at times: String, of part: String = "x"
  ) -> String {
    let names = views.map { "\($0)_matchedGeometryEffect_\(part)" }.joined(separator: ",")
    return run("trace", document, "--precision", "2", "--select", names, "--at", times).split(
      separator: "\n"
    )
    .dropFirst().joined(separator: " ")
  }

  /// The events of frames as `time word view detail`.
  private func events(_ document: String) -> [String] {
    run("events", document, "--precision", "2").split(separator: "\n").compactMap { row in
      let fields = row.split(separator: ",", omittingEmptySubsequences: false)
      let suffix = "_matchedGeometryEffect"
      guard fields[2].hasSuffix(suffix) else { return nil }
      return "\(fields[0]) \(fields[1]) \(fields[2].dropLast(suffix.count)) \(fields[6])"
    }
  }

  /// A small view that makes room for a big one, and a ring around whichever is there.
  private func hero(
    _ events: String, small: String = "", big: String = "", root: String = "",
    clock: String = "ideal"
  ) -> String {
    """
    { "clock": "\(clock)", "fps": 50, "state": { "open": false, "shift": 0 }, "views": [ { "id": "root", "children": [
        { "id": "small", "when": "!open", "modifiers": [ { "matchedGeometryEffect": "'photo'" },
          { "frame": [100, 50] }, { "position": ["50 + shift", 20] } \(small) ] },
        { "id": "big", "when": "open", "modifiers": [ { "matchedGeometryEffect": "'photo'" },
          { "frame": [300, 250] }, { "position": [150, 220] } \(big) ] },
        { "id": "ring", "modifiers": [ { "matchedGeometryEffect": "'photo'", "isSource": false } ] } ],
        "modifiers": [ \(root) ] } ],
      "events": [ \(events) ] }
    """
  }

  private let opening = #"{ "at": 0, "withAnimation": ".linear(duration: 1)", "toggle": "open" }"#

  // MARK: - One source after another

  @Test func `one view goes and another comes: all of the name move from its frame to the new one`()
  {
    let document = hero(opening)
    #expect(
      places(document, "small", "big", "ring", at: "0,0.25,0.5,1,2")
        == "0.00,50.00,50.00,50.00 0.25,75.00,75.00,75.00 0.50,100.00,100.00,100.00 "
        + "1.00,,150.00,150.00 2.00,,150.00,150.00")
    #expect(
      places(document, "big", at: "0,0.25,1", of: "height") == "0.00,50.00 0.25,100.00 1.00,250.00")
    #expect(
      events(document).filter { $0.hasSuffix("withAnimation") || $0.contains("end") } == [
        "0.00 begin small withAnimation", "0.00 begin ring withAnimation",
        "0.00 begin big withAnimation", "1.00 end small ", "1.00 end ring ", "1.00 end big ",
      ])
  }

  @Test func `without an animation the frame jumps`() {
    let document = hero(#"{ "at": 0.5, "toggle": "open" }"#)
    #expect(
      places(document, "small", "big", "ring", at: "0.4,0.5")
        == "0.40,50.00,,50.00 0.50,,150.00,150.00")
    #expect(events(document).contains("0.50 set ring no-scope"))
  }

  @Test func `an un-animated change of the source in mid-flight shifts what runs`() {
    // From 50 + 100 t the model goes back by 100, and the motion goes on on top of it.
    let document = hero(opening + #", { "at": 0.5, "toggle": "open" }"#)
    #expect(
      places(document, "small", "ring", at: "0.5,0.75,1")
        == "0.50,0.00,0.00 0.75,25.00,25.00 1.00,50.00,50.00")
  }

  @Test func `a curve in mid-flight fades the motion out`() {
    // At 0.75 the first motion would be at 125, and a quarter of the way is left out: 125 - 0.25 * 75.
    let document = hero(
      opening + #", { "at": 0.5, "withAnimation": ".linear(duration: 1)", "toggle": "open" }"#)
    #expect(
      places(document, "small", "big", "ring", at: "0.5,0.75,1,1.5")
        == "0.50,100.00,100.00,100.00 0.75,106.25,106.25,106.25 1.00,100.00,100.00,100.00 "
        + "1.50,50.00,,50.00")
    #expect(events(document).contains("0.50 retarget small cross-fade"))
  }

  @Test func `the modifiers around the new source decide how all of them move`() {
    let animation = #", { "animation": ".linear(duration: 2)", "value": "open" }"#
    let implicit = hero(
      #"{ "at": 0, "toggle": "open" }"#,
      root: #"{ "animation": ".linear(duration: 2)", "value": "open" }"#)
    #expect(places(implicit, "ring", at: "1,2") == "1.00,100.00 2.00,150.00")
    // In the view that comes its value has not changed.
    let inside = hero(#"{ "at": 0, "toggle": "open" }"#, big: animation)
    #expect(places(inside, "ring", at: "0") == "0.00,150.00")
    // A transaction modifier has no value to wait for.
    let always = hero(
      #"{ "at": 0, "toggle": "open" }"#,
      big: #", { "transaction": { "animation": ".linear(duration: 4)" } }"#)
    #expect(
      places(always, "small", "big", "ring", at: "0,1") == "0.00,,50.00,50.00 1.00,,75.00,75.00")
  }

  @Test(arguments: [".identity", ".opacity.animation(nil)", ".slide"])
  func `the transition shows the views, and does not move the frame`(_ transition: String) {
    let both = ", { \"transition\": \"\(transition)\" }"
    let document = hero(opening, small: both, big: both)
    #expect(
      places(document, "big", "ring", at: "0,0.5,1")
        == "0.00,50.00,50.00 0.50,100.00,100.00 1.00,150.00,150.00")
  }

  @Test func `a completion waits for the frames as for everything`() {
    let document = hero(
      #"""
      { "at": 0, "withAnimation": ".linear(duration: 1)", "toggle": "open", "completion": "done" },
      { "at": "done", "expect": { "ring_matchedGeometryEffect_x": 150, "events": { "complete": 1 } } }
      """#)
    #expect(run("events", document, "--precision", "2").contains("1.00,complete,,t1,done,"))
    #expect(run("test", document).contains("ok 1"))
  }

  @Test func `explain says what animated a frame`() {
    let document = hero(
      opening, root: #"{ "animation": ".linear(duration: 2)", "value": "open" }"#)
    let run = ExplainedRun(input: document)
    let paragraph = run.paragraph(
      "0 s small_transition_opacity, big_transition_opacity and 3 more are animated by "
        + "root.modifiers[0]: .linear(duration: 2).")
    #expect(paragraph?.contains("ring_matchedGeometryEffect") == true, "\(run.output)")
    #expect(paragraph?.contains("which root.modifiers[0] overrules") == true, "\(run.output)")
  }

  @Test func `pausing a view holds its frame and no other`() {
    let document = hero(
      opening + #", { "at": 0.5, "pause": "ring" }, { "at": 1, "resume": "ring" }"#)
    #expect(
      places(document, "big", "ring", at: "0.75,1.25") == "0.75,125.00,100.00 1.25,150.00,125.00")
  }
}
