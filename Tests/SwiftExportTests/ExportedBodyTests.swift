import TestSupport
import Testing

@testable import SwiftExport

/// Bodies that see a date, or what is on screen, and the states beside it.
@Suite struct ExportedBodyTests {
  private func lines(_ document: String) throws -> [String] {
    let sample = try ExportedSample("card.json", document: Array(document.utf8))
    let text = try #require(sample.text, "\(sample.refusals)")
    #expect(sample.returned == sample.trace)
    return text.split(separator: "\n").map { line in String(line.drop { $0 == " " }) }
  }

  /// A view under a schedule, with a value inside that an animation moves and one outside.
  static func dated(_ schedule: String) -> String {
    """
    { "fps": 8, "until": 2, "state": { "x": 0, "isOff": false },
      "views": [ { "id": "hand", "modifiers": [ { "opacity": "x" },
        { "timelineView": \(schedule), "as": "date", "body": [ { "rotationEffect": ".degrees(date * 6)" } ] },
        { "offset": { "x": "x * 10" } } ] } ],
      "events": [ { "at": 0.25, "withAnimation": ".linear(duration: 0.5)", "set": { "x": 1 } }, { "at": 1, "toggle": "isOff" } ] }
    """
  }

  @Test(arguments: [
    ("\".animation\"", ".animation"),
    (
      "\".animation\", \"minimumInterval\": 0.25, \"paused\": \"isOff\"",
      ".animation(minimumInterval: 0.25, paused: isOff)"
    ),
    ("\".periodic\", \"from\": 0, \"by\": 0.5", ".periodic(from: start, by: 0.5)"),
    ("\".periodic\", \"from\": -0.25, \"by\": 0.5", ".periodic(from: start - 0.25, by: 0.5)"),
    (
      "\".periodic\", \"from\": \"1 / 8\", \"by\": 0.5", ".periodic(from: start + (1 / 8), by: 0.5)"
    ),
    ("\".everyMinute\"", ".everyMinute"),
    ("\".explicit\", \"dates\": [0.5, 1.25]", ".explicit([0.5, 1.25].map { start + $0 })"),
  ])
  func `a timeline view is around what it is a modifier of`(
    schedule: String, written: String
  ) throws {
    let lines = try lines(Self.dated(schedule))
    let start = try #require(lines.firstIndex(of: "TimelineView(\(written)) { context in"))
    #expect(
      lines[start...].prefix(9) == [
        "TimelineView(\(written)) { context in",
        "let date = context.date.timeIntervalSince(start)", "Text(\"hand\")",
        ".accessibilityIdentifier(\"hand\")", ".opacity(x)", ".probe(\"hand_opacity\", of: x)",
        ".rotationEffect(.degrees(date * 6))",
        ".probe(\"hand_rotationEffect\", of: .degrees(date * 6))", "}",
      ])
    #expect(lines.contains("@State private var start = Date()"))
  }

  @Test func `a period from the appearance on is refused`() throws {
    let document = Self.dated("\".periodic\", \"by\": 0.5")
    let sample = try ExportedSample("card.json", document: Array(document.utf8))
    #expect(sample.refusals == ["'timelineView' by a period without 'from' cannot be exported"])
  }

  /// A modifier that sets the state which it shows, with a definition that has the name of a member of views.
  static let observingDocument = """
    { "define": { "animation(rest)": ".linear(duration: rest)", "target": "isFar ? 100.0 : 50.0" },
      "state": { "angle": 0, "isOff": false, "isFar": true },
      "actions": { "go(rest)": [ { "withAnimation": "animation(rest)", "set": { "angle": "target" } } ] },
      "views": [ { "id": "card", "modifiers": [ { "animatable": { "animatableData": "angle" }, "body": [
          { "rotationEffect": ".degrees(animatableData)" },
          { "onChange": "isOff", "run": [ { "when": "newValue", "withAnimation": "animation(0.25)", "set": { "angle": "animatableData" },
              "else": [ { "call": "go(0.5)" } ] } ] } ] } ] } ],
      "events": [ { "at": 0, "withAnimation": "animation(2)", "set": { "angle": "target" } }, { "at": [0.5, 1], "toggle": "isOff" } ] }
    """

  @Test func `a modifier is given bindings to the states that it reads and sets`() throws {
    let lines = try lines(Self.observingDocument)
    let start = try #require(
      lines.firstIndex {
        $0.hasPrefix("private struct CardAnimatableDataEffect: ViewModifier")
      }, "\(lines)")
    #expect(
      lines[(start + 1)...].prefix(4) == [
        "@Binding var angle: Double", "@Binding var isOff: Bool", "@Binding var isFar: Bool",
        "var animatableData: Double",
      ])
    #expect(
      lines.contains(
        ".modifier(CardAnimatableDataEffect(angle: $angle, isOff: $isOff, isFar: $isFar, animatableData: angle))"
      ))
    #expect(lines.count { $0 == "private func go(_ rest: Double) {" } == 1)
    // In a view, a member of all views would hide the function of the file.
    #expect(lines.count { $0.hasPrefix("private func animation(_ rest: Double)") } > 1)
  }

  @Test func `a parameter with the name of a state that steps may set is refused`() throws {
    let document = """
      { "state": { "x": 0 }, "views": [ { "id": "card", "modifiers": [ { "animatable": { "x": "x" }, "body": [
          { "opacity": "x" }, { "onAppear": [ { "set": { "x": 1 } } ] } ] } ] } ],
        "events": [ { "at": 0, "set": { "x": 0.5 } } ] }
      """
    let sample = try ExportedSample("card.json", document: Array(document.utf8))
    #expect(
      sample.refusals == [
        "a parameter of 'animatable' with the name of a state, beside an observer, cannot be exported"
      ])
  }
}
