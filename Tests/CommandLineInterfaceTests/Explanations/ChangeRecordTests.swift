import CommandLineInterface
import Foundation
import TestSupport
import Testing

/// Why a change was animated, or why it was not, in each of the printings: events, claims, and explanations
/// as text and as JSON.
@Suite struct ChangeRecordTests {
  /// A step, and what is to be said of the change of `card_opacity` that it makes, by the rules of
  /// transactions.
  struct Row: CustomTestStringConvertible {
    let profile: String
    let step: String
    var modifiers = ""
    /// The word among the details of its event.
    let detail: String
    /// What sets the animation, perhaps to nil.
    let source: String?
    /// A part of the explanation.
    let reason: String

    /// Whether it is animated: the detail names what gives the animation.
    var isAnimated: Bool {
      ["withAnimation", "withTransaction", "binding", "animation"].contains(detail)
    }
    var testDescription: String { "\(profile): \(step) \(modifiers)" }

    init(
      _ step: String, with modifiers: String = "", in profile: String = "ios17", _ detail: String,
      by source: String?, _ reason: String
    ) {
      self.step = step
      self.modifiers = modifiers
      self.profile = profile
      self.detail = detail
      self.source = source
      self.reason = reason
    }
  }

  private static let toggle = #""toggle": "on""#
  private static let linear = #""withAnimation": ".linear(duration: 1)""#
  private static let animation = #", { "animation": ".linear(duration: 1)", "value": "on" }"#

  private static func inside(_ scope: String, _ step: String) -> String {
    #"\#(scope), "run": [ { \#(step) } ]"#
  }

  static let scopes = [
    Row(toggle, "no-scope", by: nil, "no withAnimation is around the change"),
    Row(
      inside(linear, #""withTransaction": { "isContinuous": true }, \#(toggle)"#),
      "withAnimation", by: "withAnimation", "is animated by withAnimation"),
    Row(
      inside(linear, #""withTransaction": { "isContinuous": true }, \#(toggle)"#), in: "ios16",
      "no-animation", by: nil, "in ios16 its withTransaction replaces the withAnimation around it"),
    Row(
      inside(
        linear,
        inside(
          #""withTransaction": { "animation": null }"#,
          #""withTransaction": { "isContinuous": true }, \#(toggle)"#)),
      "nil-animation", by: "withTransaction", "its withTransaction has the animation nil"),
    Row(
      #""withAnimation": null, \#(toggle)"#, "nil-animation", by: "withAnimation",
      "its withAnimation has the animation nil"),
    Row(
      #""withTransaction": { "isContinuous": true }, \#(toggle)"#, "no-animation", by: nil,
      "its withTransaction sets no animation"),
    Row(
      #""withTransaction": { "disablesAnimations": true }, \#(toggle)"#, "no-animation", by: nil,
      "its withTransaction sets no animation"),
    Row(
      #""run": [ { "setAnimationsEnabled": false }, { \#(linear), \#(toggle) } ]"#,
      "animations-off", by: "withAnimation", "setAnimationsEnabled has turned all animations off"),
  ]

  static let modifiers = [
    Row(
      #""withTransaction": { "disablesAnimations": true }, \#(toggle)"#, with: animation,
      "disabled",
      by: nil, "its withTransaction disables implicit animations and has none of its own"),
    Row(
      #""withTransaction": { "disablesAnimations": true, "animation": ".linear" }, \#(toggle)"#,
      with: animation, "withTransaction", by: "withTransaction", "is animated by withTransaction"),
    Row(
      toggle, with: animation + #", { "transaction": "{ $0.disablesAnimations = true }" }"#,
      "disabled",
      by: nil, "card.modifiers[2] disables implicit animations, so that card.modifiers[1] sets none"
    ),
    Row(
      toggle, with: animation + #", { "transaction": "{ $0.disablesAnimations = false }" }"#,
      "animation", by: "card.modifiers[1]", "sets disablesAnimations to false"),
    Row(
      "\(linear), \(toggle)", with: #", { "animation": null, "value": "on" }"#, "nil-animation",
      by: "card.modifiers[1]", "card.modifiers[1] sets the animation to nil, which overrules"),
    Row(
      "\(linear), \(toggle)", with: #", { "transaction": "{ $0 = Transaction() }" }"#,
      "nil-animation",
      by: "card.modifiers[1]",
      "card.modifiers[1] replaces the transaction by one without an animation, which overrules"),
    Row(
      #""withTransaction": { "disablesAnimations": true }, \#(toggle)"#,
      with: animation + #", { "transaction": "{ $0 = Transaction() }" }"#, "animation",
      by: "card.modifiers[1]", "is animated by card.modifiers[1]"),
  ]

  static let bindings = [
    Row(
      inside(linear, #""binding": ".linear(duration: 4)", \#(toggle)"#), "withAnimation",
      by: "withAnimation",
      "which the withAnimation around it overrides: the current transaction takes precedence"),
    Row(
      inside(linear, #""binding": ".linear(duration: 4)", \#(toggle)"#), in: "ios16",
      "withAnimation", by: "withAnimation", "which the withAnimation around it overrides"),
    Row(
      inside(#""withAnimation": null"#, #""binding": ".linear(duration: 4)", \#(toggle)"#),
      "nil-animation", by: "withAnimation", "which takes precedence over the binding's animation"),
    Row(
      inside(
        #""withTransaction": { "isContinuous": true }"#, #""binding": ".linear", \#(toggle)"#),
      "binding", by: "binding", "is animated by binding"),
    Row(
      #""binding": "quiet()", \#(toggle)"#, "no-animation", by: nil,
      "its binding sets no animation"),
    Row(
      #""binding": "quiet()", \#(toggle)"#, with: animation, "disabled", by: nil,
      "its binding disables implicit animations and has none of its own"),
  ]

  @Test(arguments: scopes + modifiers + bindings)
  func `events, claims and explanations say the same`(row: Row) throws {
    let name = row.isAnimated ? row.source ?? "" : "none"
    let document = """
      { "profile": "\(row.profile)", "state": { "on": false },
        "define": { "quiet()": "var t = Transaction(); t.disablesAnimations = true; return t" },
        "views": [ { "id": "card", "modifiers": [ { "opacity": "on ? 1 : 0" }\(row.modifiers) ] } ],
        "events": [ { "at": 0, \(row.step) },
          { "at": 0, "expect": { "winner": { "card_opacity": "'\(name)'" } } } ] }
      """
    let events = runInMemory("events", "--quiet", input: document).output
    #expect(events.split(separator: "\n").dropFirst().first?.contains(",\(row.detail),") == true)
    #expect(try points(of: document).map(\.passed) == [true])
    let change = try #require(
      ChangeRecord.all(of: runInMemory("explain", "-f", "ndjson", "--quiet", input: document)).first
    )
    #expect(change.winner == name)
    #expect(change.source == row.source)
    #expect(change.refusal == (row.isAnimated ? nil : row.detail))
    let text = ExplainedRun("--quiet", input: document).text
    #expect(text.contains(row.reason), "\(text)")
  }
}

/// The values that follow from who gives the animation.
@Suite struct GivenAnimationTests {
  /// The current transaction of `withAnimation` takes precedence over that of a binding, as in the audited
  /// `StoredLocation.set` of OpenSwiftUI: half of 1 s is half of the way, half of 4 s an eighth.
  @Test func `a binding inside withAnimation has the animation of withAnimation`() {
    let document = """
      { "state": { "x": 0, "y": 0 }, "events": [
        { "at": 0, "withAnimation": ".linear(duration: 1)", "run": [
          { "binding": ".linear(duration: 4)", "set": { "x": 100 } } ] },
        { "at": 0, "binding": ".linear(duration: 4)", "set": { "y": 100 } } ] }
      """
    let run = runInMemory("trace", "--at", "0.5", input: document)
    #expect(run.output == "time,x,y\n0.500000,50.000000,12.500000\n")
  }

  /// `onChanged` runs inside `withAnimation(nil)`, `onEnded` does not; a scope of its own animates.
  @Test(arguments: ["ios16", "ios18"])
  func `a binding animates in onEnded and not in onChanged`(profile: String) {
    let document = """
      { "profile": "\(profile)", "state": { "x": 0, "y": 0 }, "events": [
        { "at": 0, "gesture": { "from": 0, "to": 100, "duration": 1, "rate": 1,
          "changed": [ { "binding": ".linear(duration: 4)", "set": { "x": "translation" } },
            { "withAnimation": ".linear(duration: 4)", "set": { "y": "translation" } } ],
          "ended": [ { "binding": ".linear(duration: 4)", "set": { "x": 0 } } ] } } ] }
      """
    let run = runInMemory("trace", "--at", "1,2", "--quiet", input: document)
    #expect(run.output == "time,x,y\n1.000000,100.000000,0.000000\n2.000000,75.000000,25.000000\n")
    let changed = ExplainedRun("--quiet", "--select", "x", input: document).text
    #expect(changed.contains("which the withAnimation(nil) around onChanged overrides"))
  }

  /// `$0 = Transaction(...)` leaves nothing of the transaction: neither its animation nor what disables
  /// animations, nor what waits for it.
  @Test func `an assignment to the whole transaction replaces it`() {
    let document = """
      { "state": { "x": 0 }, "views": [
          { "id": "new", "modifiers": [ { "offset": { "x": "x" } },
            { "transaction": "{ $0 = Transaction(animation: .linear(duration: 2)) }" } ] },
          { "id": "none", "modifiers": [ { "offset": { "x": "x" } },
            { "transaction": "{ $0 = Transaction() }" } ] },
          { "id": "copy", "modifiers": [ { "offset": { "x": "x" } },
            { "transaction": "{ var t = $0; t.isContinuous = true; $0 = t }" } ] } ],
        "events": [ { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "x": 100 },
          "completion": "done" } ] }
      """
    let columns = "new_offset_x,none_offset_x,copy_offset_x"
    let run = runInMemory("trace", "--at", "0.5", "--select", columns, "--quiet", input: document)
    #expect(run.output == "time,\(columns)\n0.500000,25.000000,100.000000,50.000000\n")
    let events = runInMemory("events", "--quiet", input: document).output
    #expect(events.contains("\n1.000000,complete,,t1,done,,logical,"))
  }
}
