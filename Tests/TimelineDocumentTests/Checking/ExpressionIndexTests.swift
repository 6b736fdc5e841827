import Diagnostics
import ExpressionLanguage
import JSONText
import Testing
import TimelineDocument

/// One text means what its place says: the scope, and the type that is wanted there.
@Suite struct ExpressionIndexTests {
  private static let document = """
    { "state": { "x": 0, "index": 40, "label": "''" },
      "events": [
        { "at": 0, "set": { "x": "index" } },
        { "at": 1, "forEach": 2, "set": { "x": "index" } },
        { "at": 2, "forEach": 2, "set": { "x": "index" } },
        { "at": 3, "forEach": 2, "set": { "label": "'\\\\(index)'" } },
        { "at": 4, "set": { "x": "index" } } ] }
    """

  /// The values that the events set, each in its own scope, where the loop is at its second element.
  private func values() throws -> [Value] {
    let source = SourceText(name: "test", bytes: Array(Self.document.utf8))
    let checked = try #require(CheckedTimeline.read(source).timeline)
    return try checked.timeline.events.flatMap { event in
      let step = checked.timeline[event.step]
      let details = checked.timeline.details(of: step)
      let isLoop = details.loop != nil
      let scope =
        try isLoop
        ? checked.scope(inside: .document, openedBy: .loop(#require(step.details))) : .document
      var environment = EvaluationEnvironment(
        states: [.double(0), .double(40), .text("")], inputs: isLoop ? [.int(1)] : [])
      return try checked.timeline[step.verbs].flatMap { verb in
        guard case .set(let assignments) = verb.action else { return [Value]() }
        return try checked.timeline[assignments].map {
          try checked.evaluate($0.value, in: scope, &environment)
        }
      }
    }
  }

  @Test func `a text is read in the scope of its step and for the type of its state`() throws {
    #expect(
      try values() == [.double(40), .double(1), .double(1), .text("1"), .double(40)])
  }

  @Test func `an error in one text is told once for each scope`() {
    let text = """
      { "state": { "x": 0, "y": 0, "on": "true" },
        "events": [
          { "at": 0, "set": { "x": "z" } },
          { "at": 1, "set": { "y": "z" } },
          { "at": 2, "forEach": 2, "set": { "x": "z" } },
          { "at": 3, "set": { "on": "z" } } ] }
      """
    let source = SourceText(name: "test", bytes: Array(text.utf8))
    let lines = CheckedTimeline.read(source).diagnostics.first.map {
      source.position(ofByte: $0.range.lowerBound).line
    }
    #expect(lines == [3, 5, 6])
  }
}
