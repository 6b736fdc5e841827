import AnimationEngine
import Diagnostics
import TestSupport
import Testing
import TimelineDocument

@testable import TimelineSimulation

/// What moves stays finite, or is an error before anything is printed.
@Suite struct FiniteValueTests {
  /// What is said about a document, or else how many bytes were printed; output after an error fails.
  private func play(
    _ text: String, _ format: TraceFormat, writesEvents: Bool = false
  ) throws -> [String] {
    let source = SourceText(name: "document", bytes: Array(text.utf8))
    var (timeline, diagnostics) = CheckedTimeline.read(source)
    let checked = try #require(timeline, "\(diagnostics)")
    let trace = Trace(checked, sampling: Sampling(), diagnostics: &diagnostics)
    guard let trace else {
      return diagnostics.first.filter { $0.severity == .error }.map(\.message)
    }
    var style = OutputStyle()
    style.format = format
    style.includesVelocity = true
    let sink = ByteSink()
    if writesEvents {
      try trace.writeEvents(as: style, to: sink.write)
    } else {
      try trace.writeRows(of: Array(trace.columns.indices), as: style, to: sink.write)
    }
    #expect(!sink.text.isEmpty)
    return []
  }

  static let faults = [
    // Where a value enters: the first one, a change, a drag, a keyframe, a transition, a shared frame.
    (
      #""state": { "a": "Angle.degrees(1e308)" }, "events": []"#,
      "the value of a is beyond the range of numbers, at 0 s"
    ),
    (
      #""state": { "x": -1e308 }, "events": [ { "at": 2, "withAnimation": true, "set": { "x": 1e308 } } ]"#,
      "the change of x is beyond the range of numbers, at 2 s"
    ),
    (
      #""state": { "x": -1e308 }, "events": [ { "at": 2, "set": { "x": 1e308 } } ]"#,
      "the change of x is beyond the range of numbers, at 2 s"
    ),
    (
      #""state": { "x": 1 }, "views": [ { "id": "v", "modifiers": [ { "rotationEffect": ".degrees(x * 1e307)" } ] } ], "events": [ { "at": 1, "set": { "x": 10 } } ]"#,
      "the change of v_rotationEffect is beyond the range of numbers, at 1 s"
    ),
    (
      #""state": { "x": 0 }, "views": [ { "id": "v", "modifiers": [ { "keyframeAnimator": { "k": "Angle.zero" }, "as": "k", "trigger": "x", "tracks": { "k": ["LinearKeyframe(.degrees(1e308), duration: 1)"] }, "body": [ { "rotationEffect": "k.k" } ] } ] } ], "events": [ { "at": 1, "set": { "x": 1 } } ]"#,
      "the value of v_k is beyond the range of numbers, at 1 s"
    ),
    // Where a motion yields one: at the frame after the start, and late.
    (
      #""fps": 10, "state": { "x": 0 }, "events": [ { "at": 1, "withAnimation": ".interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 1e300)", "set": { "x": 1e20 } } ]"#,
      "x moves beyond the range of numbers at 1.1 s"
    ),
    (
      #""fps": 10, "state": { "x": 0 }, "events": [ { "at": 900, "withAnimation": ".interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 1e300)", "set": { "x": 1e20 } } ]"#,
      "x moves beyond the range of numbers at 900.1 s"
    ),
  ]

  @Test(arguments: faults, TraceFormat.allCases)
  func `a value beyond the range of numbers is an error before anything is printed`(
    fault: (members: String, message: String), format: TraceFormat
  ) throws {
    #expect(try play("{ \(fault.members) }", format) == [fault.message])
    #expect(try play("{ \(fault.members) }", format, writesEvents: true) == [fault.message])
  }

  @Test(arguments: ["ideal", "display", "device"])
  func `values at the ends of the range move as long as they stay in it`(clock: String) throws {
    let document = #"""
      { "clock": "\#(clock)", "fps": 10, "state": { "x": -8e307, "y": 1.7e308, "a": "Angle.degrees(1e300)" },
        "events": [ { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "x": 8e307, "a": "Angle.zero" } },
          { "at": 0, "set": { "y": 5 } } ] }
      """#
    #expect(try play(document, .csv) == [])
    #expect(try play(document, .json) == [])
    let played = try PlayedDocument(document)
    #expect(try played.values(of: "x", at: [9]) == [8e307])
  }

  /// Numbers at the ends of what a Double and what a motion can be.
  private static let numbers = [
    "0", "1", "-1", "1e-320", "1e15", "-1e150", "1e200", "-1e290", "1e300", "8e307", "-1.7e308",
  ]
  private static let animations = [
    ".linear(duration: 1)", ".spring", ".spring(response: 0, dampingFraction: 0.1)",
    ".spring(response: 1e9, dampingFraction: 5, blendDuration: 1)", ".bouncy.speed(1e9)",
    ".interpolatingSpring(stiffness: 1e-9, damping: 0, initialVelocity: 1e200)",
    ".interpolatingSpring(stiffness: 1e9, damping: 1e9, initialVelocity: -1e300)",
    ".timingCurve(0, 1e290, 1, -1e290, duration: 0.5)", ".linear(duration: 1e-9).delay(0.5)",
    ".timingCurve(.circularEaseOut, duration: 1)", ".spring.delay(-1e9)",
    ".easeIn(duration: 1).repeatCount(3, autoreverses: true)", ".interactiveSpring",
    ".timingCurve(.bezier(startControlPoint: UnitPoint(x: 0, y: 1e200), endControlPoint: .zero), duration: 1)",
  ]

  @Test(arguments: 1...Cases.count(40, of: 120 as UInt64))
  func `whatever moves, all of it is printed or nothing is`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var time = 0.0
    var events: [String] = []
    for _ in 0..<Int.random(in: 1...5, using: &generator) {
      let animation = Self.animations.randomElement(using: &generator) ?? ""
      let scope = Bool.random(using: &generator) ? #""withAnimation": "\#(animation)","# : ""
      let number = Self.numbers.randomElement(using: &generator) ?? ""
      events.append(#"{ "at": \#(time), \#(scope) "set": { "x": \#(number) } }"#)
      time += [0, 0.001, 0.3, 1].randomElement(using: &generator) ?? 0
    }
    let view =
      Bool.random(using: &generator)
      ? #""views": [ { "id": "v", "modifiers": [ { "opacity": "x" }, { "rotationEffect": ".degrees(x)" } ] } ],"#
      : ""
    let clock = ["ideal", "display", "device"].randomElement(using: &generator) ?? ""
    let document = #"""
      { "until": 3, "fps": 30, "clock": "\#(clock)", "state": { "x": 0 }, \#(view)
        "events": [ \#(events.joined(separator: ",")) ] }
      """#
    let rows = try play(document, .ndjson)
    let told = try play(document, .csv, writesEvents: true)
    #expect(rows.isEmpty == told.isEmpty, "\(rows) \(told)")
  }

  @Test func `the velocity of an expression is missing where it has no value a little later`()
    throws
  {
    let document = #"""
      { "fps": 2, "state": { "x": 0, "list": "[1, 2]" }, "views": [ { "id": "v", "modifiers": [
          { "animatable": { "p": "x" }, "body": [ { "attribute": { "o": "list[Int(p)]" } } ] } ] } ],
        "events": [ { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "x": 1.9999999 } } ] }
      """#
    #expect(try play(document, .csv) == [])
  }
}
