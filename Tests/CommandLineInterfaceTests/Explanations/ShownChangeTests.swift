import CommandLineInterface
import Testing

/// What explanations say of changes that the model has no value for, or none that moves.
@Suite struct ShownChangeTests {
  // MARK: - Nothing that moves

  @Test func `the samples of a drag are no motion that goes on`() throws {
    let run = ExplainedRun(
      input: """
        { "state": { "x": 0 }, "until": 1, "events": [
          { "at": [0, 0.1], "withTransaction": { "tracksVelocity": true }, "set": { "x": "x + 1" } },
          { "at": 0.2, "set": { "x": 3 } } ] }
        """)
    #expect(run.paragraph("0.2 s x jumps to 3: no withAnimation is around the change") != nil)
    #expect(!run.text.contains("goes on"))
  }

  @Test func `a motion that is paused does not go on`() {
    let run = ExplainedRun(
      input: """
        { "state": { "x": 0 }, "until": 3, "events": [
          { "at": 0, "withAnimation": ".linear(duration: 2)", "set": { "x": 1 } },
          { "at": 0.5, "pause": "x" }, { "at": 1, "set": { "x": 2 } } ] }
        """)
    #expect(run.paragraph("1 s x is shifted to 2 and stays paused: ") != nil, "\(run.output)")
  }

  /// A view that comes with a modifier of its own, which has a value or none.
  @Test(arguments: [
    (#", "value": "isShown""#, true),
    ("", false),
  ])
  func `only a modifier with a value waits for it`(value: String, hasValue: Bool) throws {
    let run = ExplainedRun(
      "--quiet",
      input: """
        { "state": { "isShown": false }, "views": [ { "id": "v", "when": "isShown", "modifiers": [
            { "transition": ".opacity" }, { "animation": ".linear"\(value) } ] } ],
          "events": [ { "at": 0, "set": { "isShown": true } } ] }
        """)
    let paragraph = try #require(run.paragraph("0 s v_transition_opacity jumps"), "\(run.output)")
    #expect(paragraph.contains("its value does not change") == hasValue)
    #expect(paragraph.contains("a view that comes ") == true)
  }

  // MARK: - Texts

  /// The modifiers of a text, the step that changes it, and what is said of that.
  @Test(arguments: [
    (
      "", #""withAnimation": ".linear(duration: 1)""#,
      "SwiftUI cross-fades the texts with .linear(duration: 1)."
    ),
    (
      #", { "animation": ".easeIn(duration: 2)", "value": "n" }"#, #""name": "plain""#,
      "SwiftUI cross-fades the texts with .easeIn(duration: 2)."
    ),
    (
      #", { "animation": null, "value": "n" }"#, #""withAnimation": ".linear(duration: 1)""#,
      "no animation reaches it that would cross-fade the texts."
    ),
    ("", #""name": "plain""#, "no animation reaches it that would cross-fade the texts."),
    (
      #", { "contentTransition": ".identity" }"#, #""withAnimation": ".linear(duration: 1)""#,
      #""contentTransition": ".identity" shows no change."#
    ),
    (
      #", { "contentTransition": ".numericText()" }"#, #""withAnimation": ".linear(duration: 1)""#,
      #""contentTransition": ".numericText()" shows the change, in a column of its own."#
    ),
  ])
  func `a text says how its change is shown`(modifiers: String, scope: String, answer: String)
    throws
  {
    let run = ExplainedRun("--quiet", input: Self.text(modifiers, scope))
    let paragraph = try #require(
      run.paragraph("0 s v_text has its new value at once: "), "\(run.output)")
    #expect(paragraph.contains(answer), "\(run.output)")
    #expect(
      paragraph.contains("by default; that it fades is reported")
        == answer.contains("fades the texts with"))
    #expect(
      paragraph.contains("Try make n an \"animatable\" parameter")
        == (scope.contains("withAnimation") && !modifiers.contains("numericText")))
  }

  /// A fade animates no value, so the completion is called as if nothing were animated.
  @Test func `a completion does not wait for a cross-fade, which is inferred`() throws {
    let scope = #""withAnimation": ".linear(duration: 1)", "completion": "done""#
    let run = ExplainedRun("--quiet", input: Self.text("", scope))
    let paragraph = try #require(run.paragraph("0 s The completion 'done'"), "\(run.output)")
    #expect(paragraph.contains("is called at once: v_text cross-fades, and nothing else changed."))
    #expect(paragraph.contains("does not wait for the cross-fade of a text is inferred"))
    let plain = Self.text(#", { "contentTransition": ".numericText()" }"#, scope)
    #expect(!ExplainedRun("--quiet", input: plain).text.contains("is called at once"))
  }

  @Test func `a modifier that replaces the transaction is told so`() throws {
    let document = """
      { "state": { "x": 0 }, "views": [ { "id": "v", "modifiers": [ { "opacity": "x" },
          { "transaction": "{ $0 = Transaction() }" } ] }, { "id": "w", "modifiers": [ { "opacity": "x" },
          { "transaction": "{ $0 = Transaction(animation: .linear(duration: 2)) }" } ] } ],
        "events": [ { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "x": 1 } } ] }
      """
    let run = ExplainedRun(input: document)
    let jump = try #require(run.paragraph("0 s v_opacity jumps"), "\(run.output)")
    #expect(
      jump.contains("v.modifiers[1] replaces the transaction by one without an animation, which"))
    #expect(
      jump.contains("(.transaction, 2:7) replaces the transaction by one without an animation, as"))
    let motion = try #require(run.paragraph("0 s w_opacity is animated"), "\(run.output)")
    #expect(motion.contains("replaces the transaction by one with .linear(duration: 2), as"))
    let modifiers = ExplainedRun("--format", "json", input: document).output
      .split(separator: "\"modifier\":").dropFirst()
    #expect(modifiers.count == 2)
    #expect(modifiers.allSatisfy { $0.contains(#""replacesTransaction":true"#) }, "\(modifiers)")
    let kept = document.replacing("$0 = Transaction()", with: "$0.animation = nil")
      .replacing(
        "$0 = Transaction(animation: .linear(duration: 2))", with: "$0.animation = .easeIn")
    #expect(
      !ExplainedRun("--format", "json", input: kept).output.contains("replacesTransaction"))
  }

  @Test
  func `the keys that a modifier sets, and that it disables animations, are told in JSON too`()
    throws
  {
    let run = ExplainedRun(
      "--format", "json",
      input: """
        { "state": { "x": 0 }, "views": [ { "id": "v", "modifiers": [ { "opacity": "x" },
            { "transaction": "{ $0.disablesAnimations = true }" } ] } ],
          "events": [ { "at": 0, "set": { "x": 1 } } ] }
        """)
    let modifier = try #require(run.output.split(separator: "\"modifier\":").last, "\(run.output)")
    #expect(modifier.contains(#""effect":"setKeys","keys":["disablesAnimations"#), "\(modifier)")
    #expect(modifier.contains(#""disablesAnimations":true"#), "\(modifier)")
  }

  /// What a gesture does beyond the pages of Apple is labelled.
  @Test func `the order of the callbacks of a gesture and the nil around onChanged are inferred`()
    throws
  {
    let document = """
      { "state": { "d": 0, "y": 0 }, "views": [
        { "id": "v", "modifiers": [ { "opacity": "d" } ] }, { "id": "w", "modifiers": [ { "blur": "y" } ] } ],
        "events": [ { "at": 0, "gesture": { "from": 0, "to": 10, "duration": 0.1, "rate": 10,
          "updating": { "d": "value.translation" },
          "changed": [ { "binding": ".linear(duration: 1)", "set": { "y": "translation" } } ] } } ] }
      """
    let run = ExplainedRun("--profile", "ios16", input: document)
    let update = try #require(run.paragraph("0.1 s v_opacity"), "\(run.output)")
    #expect(update.contains("in the order in which they are written, which is inferred"))
    let change = try #require(run.paragraph("0.1 s w_blur"), "\(run.output)")
    #expect(change.contains("That onChanged runs inside withAnimation(nil) is so in OpenSwiftUI"))
    #expect(!change.contains("in the order in which"))
  }

  @Test func `an older release is not told of a modifier that it lacks`() {
    let document = Self.text("", #""withAnimation": ".linear(duration: 1)""#)
    #expect(ExplainedRun("--profile", "ios16", input: document).text.contains("contentTransition"))
    let old = ExplainedRun("--profile", "ios15", input: document).text
    #expect(old.contains("cross-fades") && !old.contains("contentTransition"))
  }

  /// What an explained run asks of a text adds nothing to what waits: the completion of a modifier is called as in a
  /// run that is not explained.
  @Test func `asking how a text changes calls no completion`() {
    let document = Self.text(
      #", { "transaction": { "animation": ".linear(duration: 1)" }, "completion": [ { "emit": "done" } ] }"#,
      #""name": "plain""#)
    let events = runInMemory("events", "--quiet", input: document).output
    let emitted = ExplainedRun("--quiet", input: document).text.contains("is called")
    #expect(emitted == events.contains("complete"))
  }

  private static func text(_ modifiers: String, _ scope: String) -> String {
    """
    { "state": { "n": 1 }, "views": [ { "id": "v", "modifiers": [
        { "text": "'Count \\\\(n)'" }\(modifiers) ] } ],
      "events": [ { "at": 0, \(scope), "set": { "n": 2 } } ] }
    """
  }

  // MARK: - Transitions that read states

  /// A view whose transition reads a state in one of its forms.
  @Test(arguments: [
    #"".move(edge: isForward ? .trailing : .leading)""#,
    #"{ "body": [ { "opacity": "phase == .identity ? 1 : isForward ? 0.5 : 0" } ] }"#,
    #"{ "active": [ { "offset": ["isForward ? 100 : -100", 0] } ], "identity": [ { "offset": [0, 0] } ] }"#,
  ])
  func `a transition reads a state when its view comes or goes`(transition: String) throws {
    let run = ExplainedRun(
      "--quiet",
      input: """
        { "state": { "isForward": true, "isThere": true }, "until": 5, "views": [
            { "id": "page", "when": "isThere", "size": [100, 100], "modifiers": [ { "transition": \(transition) } ] } ],
          "events": [
            { "at": 0, "set": { "isForward": false } },
            { "at": 1, "withAnimation": ".linear(duration: 1)", "set": { "isForward": true, "isThere": false } },
            { "at": 3, "withAnimation": ".linear(duration: 1)", "set": { "isForward": false, "isThere": true } } ] }
        """)
    let write =
      "0 s Setting isForward to false moves nothing by itself: only a transition, when its view comes or "
    #expect(run.paragraph(write) != nil, "\(run.output)")
    let removal = try #require(run.paragraph("1 s page is removed."), "\(run.output)")
    #expect(removal.contains("it leaves with what it saw last, false, and not with true."))
    let arrival = try #require(run.paragraph("3 s page is inserted."))
    #expect(!arrival.contains("saw last"))
  }

  /// With `.trailing` the page would leave to 100.
  @Test func `what is said of the old direction is what the trace shows`() {
    let document = """
      { "state": { "isForward": false, "isThere": true }, "fps": 2, "views": [
          { "id": "page", "when": "isThere", "size": [100, 100],
            "modifiers": [ { "transition": ".move(edge: isForward ? .trailing : .leading)" } ] } ],
        "events": [ BEFORE
          { "at": 1, "withAnimation": ".linear(duration: 1)", "set": { "isForward": true, "isThere": false } } ] }
      """
    let together = document.replacing("BEFORE", with: "")
    #expect(runInMemory("trace", "--quiet", input: together).output.contains("1.500000,-50.000000"))
    let advised = document.replacing(
      "BEFORE", with: #"{ "at": 0.5, "set": { "isForward": true } },"#)
    #expect(runInMemory("trace", "--quiet", input: advised).output.contains("1.500000,50.000000"))
    #expect(!ExplainedRun(input: advised).text.contains("saw last"))
  }

  /// Views read the state, but those that would show it are not there.
  @Test func `a state that views read is not called unread`() {
    let run = ExplainedRun(
      "--quiet",
      input: """
        { "state": { "rows": [], "size": 1, "isShown": false }, "views": [
            { "id": "cell", "forEach": "rows", "as": "row", "modifiers": [ { "scaleEffect": "size" } ] } ],
          "events": [ { "at": 0, "withAnimation": true, "set": { "size": 2 } } ] }
        """)
    #expect(
      run.text.contains("views read it, but nothing on screen is made of it now"),
      "\(run.output)\(run.errors)")
    #expect(!run.text.contains(" Try "))
  }
}
