import Diagnostics
import Testing
import TimelineDocument

/// A document without errors, a `»` in front of the place of its only warning or error.
private func expectOnly(
  _ code: String, in marked: String, _ location: Testing.SourceLocation = #_sourceLocation
) {
  let document = MarkedDocument(marked)
  #expect(
    document.source.problems == document.places.map { "\($0) \(code)" }, sourceLocation: location)
  #expect(document.places.count == 1, sourceLocation: location)
}

private func expectSilence(
  _ document: String, _ location: Testing.SourceLocation = #_sourceLocation
) {
  #expect(MarkedDocument(document).source.problems.isEmpty, sourceLocation: location)
}

/// A document that animates `x` with an expression.
private func animating(with expression: String) -> String {
  #"{ "define": { "Animation.pulse": ".linear.repeatCount(3)", "zero": 0 }, "state": { "x": 0, "d": 1 }, "events": [ { "at": 0, "withAnimation": ""#
    + expression + #"", "set": { "x": 1 } } ] }"#
}

@Suite struct AnimationMistakeTests {
  @Test(arguments: [
    (".linear.repeatCount(2).repeatForever()", "nested-repeat"),
    (".linear.repeatForever(autoreverses: false).delay(1).repeatCount(3)", "nested-repeat"),
    (".pulse.repeatForever()", "nested-repeat"),
    (".linear(duration: 0).repeatForever()", "empty-repeat"),
    (
      ".linear(duration: zero).delay(1).repeatForever(autoreverses: false).speed(2)", "empty-repeat"
    ),
    (".linear(duration: 1).delay(-1).repeatForever()", "empty-repeat"),
    (".linear(duration: 0).repeatCount(3, autoreverses: false).repeatForever()", "empty-repeat"),
    (".linear.repeatCount(2)", "ends-away"),
    (".linear.repeatCount(4, autoreverses: true).delay(1).speed(2)", "ends-away"),
    (".linear(duration: 350)", "milliseconds"),
    (".easeInOut(duration: 0.3).delay(200)", "milliseconds"),
    (".spring(duration: 300)", "milliseconds"),
    (".spring(response: 500, dampingFraction: 1)", "milliseconds"),
    (".linear.logicallyComplete(after: 100)", "milliseconds"),
    (".spring(response: 0.05, dampingFraction: 2.3)", "cut-damping"),
    (".spring(response: 0.05, dampingFraction: 4).delay(1).speed(2)", "cut-damping"),
    (".spring(duration: 0.5, bounce: -1)", "cut-damping"),
  ])
  func `a likely mistake in an animation is reported at the animation`(
    expression: String, code: String
  ) {
    expectOnly(code, in: animating(with: "»" + expression))
  }

  @Test(arguments: [
    ".linear.repeatForever()",
    ".linear.repeatCount(3)",
    ".linear.repeatCount(2, autoreverses: false)",
    // These play once.
    ".linear.repeatCount(1)", ".linear.repeatCount(0)", ".linear.repeatCount(-2)",
    ".linear(duration: 0)",
    ".linear(duration: 0).repeatCount(3)",
    ".linear(duration: 0.001).repeatForever()",
    ".linear(duration: 1).delay(1).repeatForever()",
    ".linear(duration: 3.5)",
    ".linear(duration: 99)",
    ".linear(duration: 120.5)",
    ".linear(duration: 1).speed(0.005)",
    ".spring(response: 0.05, dampingFraction: 2.28)",
    ".spring(duration: 0.5, bounce: -0.9)",
    ".interpolatingSpring(mass: 1, stiffness: 15791, damping: 800)",
  ])
  func `the nearest correct animation is not reported`(expression: String) {
    expectSilence(animating(with: expression))
  }

  /// For a response r and w = 2 pi / r / 300, the steps leave all bounds from a fraction of
  /// (4 - w^2) / 4 w on.
  @Test(arguments: [0.03, 0.05, 0.1, 0.25, 0.5, 1, 3])
  func `the advice about a damping that is cut off is the last number that is not`(
    response: Double
  ) throws {
    let animation = ".spring(response: \(response), dampingFraction: "
    let document = MarkedDocument(animating(with: animation + "1000)"))
    let help = try #require(document.source.helps.first)
    let numbers = help.split { !"0123456789.-".contains($0) }.compactMap { Double($0) }
    let w = min(2 * Double.pi / response, 45_000.0.squareRoot()) / 300
    #expect(abs(numbers[0] - (4 - w * w) / (4 * w)) < 0.001)
    expectSilence(animating(with: animation + "\(numbers[0]))"))
    expectSilence(animating(with: ".spring(duration: \(response), bounce: \(numbers[1]))"))
    expectOnly("cut-damping", in: animating(with: "»" + animation + "\(numbers[0] + 0.0011))"))
  }

  @Test func `only an empty repeat is an error`() {
    for (expression, isError) in [
      (".linear.repeatCount(2).repeatForever()", false), (".linear.repeatCount(2)", false),
      (".linear(duration: 300)", false), (".linear(duration: 0).repeatForever()", true),
    ] {
      let source = MarkedDocument(animating(with: expression)).source
      let (timeline, diagnostics) = CheckedTimeline.read(source)
      #expect(diagnostics.hasErrors == isError)
      #expect((timeline == nil) == isError)
    }
  }

  @Test func `milliseconds in keyframes and transitions are reported too`() {
    expectOnly(
      "milliseconds",
      in: #"""
        { "state": { "b": 0 }, "views": [ { "id": "v", "modifiers": [
          { "keyframeAnimator": { "s": 1 }, "as": "k", "trigger": "b",
            "tracks": { "s": [ "»LinearKeyframe(2, duration: 250)" ] },
            "body": [ { "opacity": "k.s" } ] } ] } ] }
        """#)
    expectOnly(
      "milliseconds",
      in: #"""
        { "state": { "b": true }, "views": [ { "id": "v", "when": "b", "modifiers": [
          { "transition": "»AnyTransition.slide.animation(.linear(duration: 250))" } ] } ] }
        """#)
  }
}

@Suite struct MillisecondsTests {
  private static func document(_ events: String) -> String {
    #"{ "state": { "x": 0 }, "events": ["# + events + "] }"
  }

  @Test(arguments: [
    #"{ "at": »300, "set": { "x": 1 } }"#,
    #"{ "at": 0, "set": { "x": 1 } }, { "at": 600, "set": { "x": 2 } }, { "at": »300, "set": { "x": 3 } }"#,
    #"{ "at": [0, »150, 300], "set": { "x": "x + 1" } }"#,
    #"{ "at": 0, "async": { "after": »300, "run": [ { "set": { "x": 1 } } ] } }"#,
    #"{ "at": 0, "async": { "after": »"100 + 200", "run": [ { "set": { "x": 1 } } ] } }"#,
    #"{ "at": 0, "gesture": { "from": 0, "to": 1, "duration": »250, "changed": [ { "set": { "x": "translation" } } ] } }"#,
    #"{ "at": 0, "withAnimation": true, "set": { "x": 1 }, "completion": "a" }, { "at": »"a + 300", "set": { "x": 0 } }"#,
  ])
  func `a whole number of seconds from 100 on is probably one of milliseconds`(events: String) {
    expectOnly("milliseconds", in: Self.document(events))
  }

  @Test func `a whole number from 100 on is suspicious as the length of a hitch too`() {
    expectOnly("milliseconds", in: #"{ "hitches": [ { "at": 1, "by": »200 } ] }"#)
    expectSilence(#"{ "hitches": [ { "at": 200, "by": 0.2 } ] }"#)
  }

  @Test(arguments: [
    #"{ "at": 3, "set": { "x": 1 } }"#,
    #"{ "at": 99, "set": { "x": 1 } }"#,
    #"{ "at": 100.5, "set": { "x": 1 } }"#,
    // A long run begins early.
    #"{ "at": 300, "set": { "x": 1 } }, { "at": 0.5, "set": { "x": 2 } }"#,
    #"{ "at": [1, 300], "set": { "x": "x + 1" } }"#,
    #"{ "at": 0, "async": { "after": 0.3, "run": [ { "set": { "x": 1 } } ] } }"#,
  ])
  func `late events after early ones and fractions are seconds`(events: String) {
    expectSilence(Self.document(events))
  }

  @Test func `the help says what milliseconds are in seconds`() {
    let document = MarkedDocument(Self.document(#"{ "at": 350, "set": { "x": 1 } }"#))
    #expect(document.source.helps == ["write 0.35 for 350 milliseconds"])
  }
}

@Suite struct StateUseTests {
  /// A document with a view that reads `x`, has rows of `list` and an observer of `seen`.
  private static func document(_ event: String, view: String = "") -> String {
    #"""
    { "state": { "x": 0, "y": 0, "flag": false, "list": [1, 2], "other": [], "seen": 0 },
      "published": { "model": { "value": 0, "items": [] } },
      "actions": { "act": [ { "set": { "x": 2 } } ] },
      "views": [ { "id": "v", "modifiers": [ { "opacity": "x" },
        { "onReceive": "model.value", "run": [ { "set": { "seen": "newValue" } } ] } ] }
        \#(view) ],
      "events": [ { "at": 0, \#(event) } ] }
    """#
  }

  @Test(arguments: [
    #""withAnimation": true, "set": { »"y": 1 }"#,
    #""withAnimation": true, "set": { "x": 1, »"y": 1 }"#,
    #""withAnimation": true, "toggle": »"flag""#,
    #""withAnimation": true, "run": [ { "set": { »"y": 1 } } ]"#,
    #""withTransaction": { "animation": ".linear" }, "set": { »"y": 1 }"#,
    #""withAnimation": null, "run": [ { "withAnimation": true, "set": { »"y": 1 } } ]"#,
    // Steps read both, but only the first scope may do more than what no view reads.
    #""withAnimation": true, "set": { "y": 1 }, "async": { "run": [ { "set": { "x": "y" } } ] } }, { "at": 1, "withAnimation": true, "set": { »"flag": true } }, { "at": 2, "when": "flag", "set": { "x": 1 }"#,
    // An expectation is not a view.
    #""withAnimation": true, "set": { »"y": 1 }, "expect": { "state.y": 1 }"#,
  ])
  func `a state that is animated and that no view reads is reported`(event: String) {
    expectOnly("unread-state", in: Self.document(event))
  }

  @Test(arguments: [
    #""set": { "y": 1 }"#,
    #""withAnimation": true, "set": { "x": 1 }"#,
    #""withAnimation": null, "set": { "y": 1 }"#,
    #""withTransaction": { "isContinuous": true }, "set": { "y": 1 }"#,
    #""withAnimation": true, "set": { "x": 1, "flag": true } }, { "at": 1, "when": "flag", "set": { "x": 2 }"#,
    #""withAnimation": true, "call": "act", "set": { "flag": true } }, { "at": 1, "when": "flag", "set": { "x": 2 }"#,
    #""withAnimation": true, "set": { "x": 1 }, "completion": [ { "set": { "y": 1 } } ]"#,
    #""withAnimation": true, "set": { "model.value": 1 }"#,
  ])
  func `a state that views read, or that is set beside one, is not reported`(event: String) {
    expectSilence(Self.document(event))
  }

  @Test func `without views the states are tracks`() {
    expectSilence(
      #"{ "state": { "y": 0 }, "events": [ { "at": 0, "withAnimation": true, "set": { "y": 1 } } ] }"#
    )
  }

  @Test(arguments: [
    (#", { "id": "r", "forEach": "list", "identity": »"index" }"#, #""remove": { "list": 1 }"#),
    (
      #", { "id": "r", "forEach": "list", "as": "e", "identity": »"'row \\(index)'" }"#,
      #""remove": { "list": "{ $0 > 1 }" }"#
    ),
    (#", { "id": "r", "forEach": »"list.count" }"#, #""remove": { "list": 1 }"#),
    (#", { "id": "r", "forEach": »"0..<list.count" }"#, #""remove": { "list": 1 }"#),
    (
      #", { "id": "r", "forEach": "list", "identity": »"index" }"#,
      #""move": { "value": 1, "from": "list", "to": "other" }"#
    ),
  ])
  func `rows identified by their index are reported where elements leave`(
    view: String, event: String
  ) {
    expectOnly("index-identity", in: Self.document(event, view: view))
  }

  @Test(arguments: [
    (#", { "id": "r", "forEach": "list", "identity": "index" }"#, #""append": { "list": 3 }"#),
    (#", { "id": "r", "forEach": "list" }"#, #""remove": { "list": 1 }"#),
    (
      #", { "id": "r", "forEach": "list", "as": "e", "identity": "'\\(e) \\(index)'" }"#,
      #""remove": { "list": 1 }"#
    ),
    (#", { "id": "r", "forEach": "list", "identity": "index" }"#, #""remove": { "other": 1 }"#),
    (#", { "id": "r", "forEach": 3 }"#, #""remove": { "list": 1 }"#),
  ])
  func `rows with their own identity and lists that only grow are not reported`(
    view: String, event: String
  ) {
    expectSilence(Self.document(event, view: view))
  }
}

@Suite struct BindingTests {
  private static func document(_ event: String) -> String {
    #"""
    { "state": { "x": 0 }, "published": { "model": { "value": 0 } },
      "actions": { "act": [ { "set": { "x": 2 } } ] },
      "events": [ { "at": 0, \#(event) } ] }
    """#
  }

  @Test(arguments: [
    #""binding": »".spring", "emit": "a""#,
    #""binding": »".spring", "run": [ { "withAnimation": ".linear", "set": { "x": 1 } } ]"#,
    #""binding": »".spring", "stop": "x""#,
    #""binding": ".spring", "set": { »"model.value": 1 }"#,
  ])
  func `a binding that drops its animation is reported`(event: String) {
    expectOnly("dropped-animation", in: Self.document(event))
  }

  @Test(arguments: [
    #""binding": ".spring", "set": { "x": 1 }"#,
    #""binding": ".spring", "run": [ { "set": { "x": 1 } } ]"#,
    #""binding": ".spring", "call": "act""#,
    #""binding": null, "emit": "a""#,
    #""withAnimation": ".spring", "set": { "model.value": 1 }"#,
    #""withAnimation": ".spring", "emit": "a""#,
  ])
  func `a binding to a state carries its animation`(event: String) {
    expectSilence(Self.document(event))
  }
}

@Suite struct CrashTests {
  private static func document(_ profile: String, _ modifier: String, _ event: String) -> String {
    #"""
    { "profile": "\#(profile)", "state": { "x": 0, "on": false, "a": [1], "b": [2] },
      "views": [ { "id": "v", "modifiers": [ { "opacity": "x" } \#(modifier) ] },
        { "id": "r", "forEach": "a" }, { "id": "s", "forEach": "b" } ],
      "events": [ { "at": 0, \#(event) } ] }
    """#
  }

  @Test(
    arguments: ["ios13.0", "ios13.2"],
    [
      #", { »"animatable": { "p": "x" }, "body": [ { "attribute": { "q": "p" } } ] }"#,
      #", { »"onAnimationCompleted": "x", "completion": "done" }, { "stoppable": "x", "paused": "on" }"#,
      #", { »"stoppable": "x", "paused": "on" }"#,
    ])
  func `an app with an animatable modifier ended at launch`(profile: String, modifier: String) {
    expectOnly("crash-at-launch", in: Self.document(profile, modifier, #""set": { "x": 1 }"#))
  }

  @Test(arguments: [
    ("ios15", #", { "animatable": { "p": "x" }, "body": [ { "attribute": { "q": "p" } } ] }"#),
    ("ios13.2", #", { "animation": ".linear", "value": "x" }"#),
  ])
  func `later releases and other modifiers did not`(profile: String, modifier: String) {
    expectSilence(Self.document(profile, modifier, #""set": { "x": 1 }"#))
  }

  @Test(
    arguments: ["ios13.0", "ios13.2"],
    [
      #""move": { "value": 1, "from": »"a", "to": "b" }"#,
      #""remove": { »"a": 1 }, "append": { "b": 1 }"#,
    ])
  func `rows that moved between sections of a List ended the app`(profile: String, event: String) {
    expectOnly("crash-on-move", in: Self.document(profile, "", event))
  }

  @Test(arguments: [
    ("ios15", #""move": { "value": 1, "from": "a", "to": "b" }"#),
    ("ios13.2", #""move": { "value": 1, "from": "a", "to": "a" }"#),
    ("ios13.2", #""remove": { "a": 1 }"#),
    ("ios13.2", #""append": { "b": 1 }"#),
  ])
  func `rows that stay in their section did not`(profile: String, event: String) {
    expectSilence(Self.document(profile, "", event))
  }
}
