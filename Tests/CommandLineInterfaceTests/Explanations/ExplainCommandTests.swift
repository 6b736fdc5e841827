import CommandLineInterface
import Testing

/// The paragraphs of `explain` about changes: who animated them, or why nothing did.
@Suite struct ExplainCommandTests {
  private let nested = """
    { "state": { "a": 0, "b": 0 },
      "views": [ { "id": "outer",
        "modifiers": [ { "animation": ".linear(duration: 2)", "value": "a" } ],
        "children": [ { "id": "v", "modifiers": [
          { "opacity": "a" },
          { "animation": ".linear(duration: 1)", "value": "a" },
          { "animation": null, "value": "b" } ] } ] } ],
      "events": [ { "at": 0, "withAnimation": ".linear(duration: 4)", "set": { "a": 1 } } ] }
    """

  @Test func `the innermost modifier wins because it comes last`() {
    let run = runInMemory("explain", input: nested)
    #expect(run.status == .success)
    #expect(run.errors.isEmpty)
    #expect(
      run.output == """
        0 s  v_opacity is animated by v.modifiers[1]: .linear(duration: 1).
          What    a from 0 to 1; v_opacity goes from 0 to 1.
          Where   <stdin>:8:15, turn 1, transaction t1.
          Path    withAnimation (8:43) sets .linear(duration: 4), which v.modifiers[1]
                    overrules.
                  outer.modifiers[0] (.animation, 3:22) sets .linear(duration: 2),
                    because its value a changed, which v.modifiers[1] overrules.
                  v.modifiers[2] (.animation, 7:9) leaves it: its value b did not
                    change; a did.
                  v.modifiers[1] (.animation, 6:9) sets .linear(duration: 1), because
                    its value a changed; it wins, because it is the innermost.
          Motion  Logically complete and at rest at 1 s, unless something changes it
                  first.
          Meets   nothing that moves: it begins from rest.
          Waits   no completion.

        """)
    // 1 s and not 2 or 4.
    #expect(runInMemory("trace", "--at", "0.5", input: nested).output.hasSuffix(",0.500000\n"))
  }

  @Test func `the winner alone is in color, on a terminal`() {
    let console = MemoryConsole()
    console.standardInput = Array(nested.utf8)
    console.terminals = [.output]
    #expect(run(arguments: ["explain"], console: console) == .success)
    let colored = console.output.split(separator: "\n").filter { $0.contains("\u{1B}") }
    #expect(colored.count == 2)
    #expect(colored.first?.contains("v.modifiers[1] (.animation, 6:9) sets") == true)
    let plain = runInMemory("explain", "--color", "always", input: nested).output
    #expect(console.output.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  /// What is said of the motion of a first change of 1 s, which a second one meets after 0.5 s.
  private static let fates = [
    (
      #""withAnimation": ".linear", "set": { "x": 2 }"#, "x is retargeted by withAnimation",
      "which is faded out while this one fades in; its velocity of 1 a second is not taken over."
    ),
    (
      #""withAnimation": ".spring", "set": { "x": 2 }"#, "x is retargeted by withAnimation",
      "which the spring takes over at a standstill: SwiftUI hands none over from a curve"
    ),
    (
      #""withTransaction": { "tracksVelocity": true }, "set": { "x": 2 }"#, "x follows a drag",
      "which is given up for the drag."
    ),
    (
      #""set": { "x": 2 }"#, "x is shifted to 2 and goes on moving",
      "which a change without animation does not stop: it goes on, shifted, until 1 s."
    ),
  ]

  @Test(arguments: fates)
  func `a change names the one whose motion still ran`(
    step: String, beginning: String, fate: String
  ) throws {
    let run = ExplainedRun(
      input: """
        { "state": { "x": 0 }, "events": [
          { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "x": 1 } },
          { "at": 0.5, \(step) } ] }
        """)
    let paragraph = try #require(run.paragraph("0.5 s \(beginning)"), "\(run.output)")
    #expect(paragraph.contains("Meets the motion of 0 s (2:3, t1), \(fate)"))
  }

  /// The velocity and the peak are those of the closed form of a spring of 1 s without bounce:
  /// x(t) = 1 - (1 + 2 pi t) exp(-2 pi t), whose velocity at 0.25 s is pi^2 exp(-pi / 2) = 2.05.
  @Test func `a spring that takes over tells its velocity`() throws {
    let run = ExplainedRun(
      "--precision", "2",
      input: """
        { "state": { "x": 0 }, "events": [
          { "at": 0, "withAnimation": ".spring(duration: 1)", "set": { "x": 1 } },
          { "at": 0.25, "withAnimation": ".spring(duration: 1)", "set": { "x": 0.5 } } ] }
        """)
    let paragraph = try #require(run.paragraph("0.25 s x is retargeted"), "\(run.output)")
    let velocity = try #require(paragraph.firstMatch(of: /velocity of ([0-9.]+) a second/)?.1)
    #expect(abs((Double(velocity) ?? 0) - 2.05) < 0.06)
    #expect(paragraph.contains("it goes beyond its target, to 0."))
  }

  @Test func `a motion that is over is not met, and samples of a drag are told together`() {
    let run = ExplainedRun(
      input: """
        { "state": { "x": 0 }, "events": [
          { "at": [0, 1], "withAnimation": ".linear(duration: 1)", "set": { "x": "x + 1" } },
          { "at": 3, "gesture": { "from": 2, "to": 5, "duration": 0.3, "rate": 10,
              "changed": [ { "set": { "x": "translation" } } ] } } ] }
        """)
    #expect(run.text.matches(of: /follows a drag/).count == 1)
    #expect(!run.text.contains("Meets the motion"))
    #expect(run.text.contains("x followed the drag for 2 more samples, to 5."))
  }

  /// The modifiers of a view that becomes `x` without a scope, and the one that is on the wrong side.
  @Test(arguments: [
    (#"{ "animation": ".linear", "value": "x" }, { "opacity": "x" }"#, 0),
    (#"{ "blur": 1 }, { "animation": true, "value": "x" }, { "opacity": "x" }"#, 1),
    (#"{ "animatable": { "p": "x" }, "body": [ { "animation": ".linear", "value": "x" } ] }"#, nil),
    (#"{ "opacity": "x" }, { "animation": ".linear", "value": "x" }"#, nil),
    (#"{ "animation": ".linear", "value": "y" }, { "opacity": "x" }"#, nil),
    (#"{ "animation": null, "value": "x" }, { "opacity": "x" }"#, nil),
    (#"{ "animation": ".linear", "body": [ { "blur": 1 } ] }, { "opacity": "x" }"#, nil),
    (
      #"{ "animation": ".linear", "value": "x" }, { "opacity": "x" }, { "animation": ".linear", "value": "x" }"#,
      nil
    ),
  ])
  func `a modifier inside of what changes is told where nothing else animates`(
    modifiers: String, place: Int?
  ) {
    let run = ExplainedRun(
      input: """
        { "state": { "x": 0, "y": 0 }, "views": [ { "id": "v", "modifiers": [ \(modifiers) ] } ],
          "events": [ { "at": 0, "set": { "x": 1 } } ] }
        """)
    #expect(run.status == .success, "\(run.errors)")
    let missed = run.text.matches(of: /v\.modifiers\[(\d)\] \(\.animation, 1:\d+\) is not passed/)
    #expect(missed.map { Int($0.1) } == (place.map { [$0] } ?? []))
    if let place {
      #expect(run.text.contains("Try write v.modifiers[\(place)] after what changes"))
    }
  }

  /// Its stored properties change outside of all that is written in the view.
  @Test func `a modifier in a view that is animatable is inside of its data`() {
    let run = ExplainedRun(
      input: """
        { "state": { "x": 0 }, "views": [ { "id": "v", "define": { "n": "x" }, "animatable": [ "n" ],
            "modifiers": [ { "animation": ".linear", "value": "x" } ] } ],
          "events": [ { "at": 0, "set": { "x": 1 } } ] }
        """)
    #expect(run.text.contains("v_n jumps to 1"))
    #expect(run.text.contains("v.modifiers[0] (.animation, 2:22) is not passed"))
  }

  @Test func `a modifier overrules only a scope that has an animation`() throws {
    let run = ExplainedRun(
      input: """
        { "state": { "a": 0 }, "views": [ { "id": "v", "modifiers": [
            { "opacity": "a" }, { "transaction": { "animation": null } } ] } ],
          "events": [ { "at": 0, "withAnimation": ".linear", "set": { "a": 1 } },
            { "at": 1, "withTransaction": { "isContinuous": true }, "set": { "a": 2 } } ] }
        """)
    let reason = "v.modifiers[1] sets the animation to nil"
    let first = try #require(run.paragraph("0 s v_opacity jumps to 1: \(reason), which overrules"))
    #expect(first.contains("the animation of withAnimation."))
    #expect(first.contains("withAnimation (3:43) sets .linear(duration: 0.35), which v.modifiers"))
    let second = try #require(run.paragraph("1 s v_opacity jumps to 2: \(reason). What"))
    #expect(second.contains("Path withTransaction (4:5) sets no animation."))
  }

  private static let reasons = [
    (
      #"{ "at": 0, "set": { "x": 1 } }"#,
      "0 s x jumps to 1: no withAnimation is around the change, and"
    ),
    (
      #"{ "at": 0, "withAnimation": null, "set": { "x": 1 } }"#,
      "0 s x jumps to 1: its withAnimation has the animation nil."
    ),
    (
      #"{ "at": 0, "withTransaction": { "isContinuous": true }, "set": { "x": 1 } }"#,
      "0 s x jumps to 1: its withTransaction sets no animation."
    ),
    (
      #"{ "at": 0, "withAnimation": ".linear", "async": { "after": 0.3, "run": [ { "set": { "x": 1 } } ] } }"#,
      "0.3 s x jumps to 1: the withAnimation around the async work was closed at 0 s, and this "
        + "change is made at 0.3 s, in a turn of its own."
    ),
    (
      #"{ "at": 0, "binding": ".linear", "set": { "x": 1 } }"#,
      "0 s x is animated by binding: .linear(duration: 0.35)."
    ),
    (
      #"{ "at": 0, "set": { "x": 0 } }"#,
      "0 s Setting x to 0 moves nothing: it had this value already."
    ),
  ]

  @Test(arguments: reasons)
  func `a change without animation has a reason`(event: String, answer: String) {
    let run = ExplainedRun(input: "{ \"state\": { \"x\": 0 }, \"events\": [ \(event) ] }")
    #expect(run.paragraphs.first?.hasPrefix(answer) == true, "\(run.output)")
    if answer.contains("jumps") { #expect(run.text.contains(" Try ")) }
  }

  @Test func `two updates of one turn are explained one by one`() {
    let run = ExplainedRun(
      input: """
        { "state": { "x": 0 }, "events": [ { "at": 0, "run": [
          { "set": { "x": 1 } }, { "withAnimation": ".linear", "set": { "x": 2 } } ] } ] }
        """)
    #expect(run.paragraphs.count == 2)
    #expect(run.paragraph("0 s x jumps to 1")?.contains("turn 1, transaction t1.") == true)
    #expect(run.paragraph("0 s x is animated")?.contains("turn 1, transaction t2.") == true)
  }

  @Test func `a run in which nothing changes says so`() {
    let run = ExplainedRun(input: #"{ "state": { "x": 0 }, "until": 1, "events": [] }"#)
    #expect(run.status == .success)
    #expect(run.output.hasPrefix("Nothing changes"))
  }

  @Test(arguments: [
    ("ios16", ".easeInOut(duration: 0.35)", false),
    ("ios17", ".spring(duration: 0.5, bounce: 0)", true),
  ])
  func `the default animation is resolved by the profile, with its doubt`(
    profile: String, animation: String, isDoubtful: Bool
  ) {
    for written in ["true", "\".default\""] {
      let run = ExplainedRun(
        "--profile", profile,
        input: """
          { "state": { "x": 0 }, "events": [ { "at": 0, "withAnimation": \(written), "set": { "x": 1 } } ] }
          """)
      #expect(
        run.paragraphs.first?.hasPrefix("0 s x is animated by withAnimation: \(animation).") == true
      )
      #expect(run.text.contains("is \(animation) in \(profile)."))
      #expect(run.text.contains("Apple's documentation says 0.55 s") == isDoubtful)
    }
  }
}
