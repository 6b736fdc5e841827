import Diagnostics
import JSONText
import Testing
import TimelineDocument

/// The documents that show the grammar, without their views: their states, definitions, actions
/// and events, and the steps that stand in their views as events at 0.
@Suite struct ExampleDocumentTests {
  private static let documents: [(name: String, text: String, events: [String])] = [
    (
      "intro text",
      #"""
      { "name": "C1 C2 C3 C4 C6 C14 intro text: observer, logical and removed side by side",
        "state": { "introTextOpacity": 0 },
        "events": [ { "at": 0, "run": [
          { "withAnimation": ".easeIn(duration: 1.0)", "set": { "introTextOpacity": 1.0 },
            "completions": [ { "label": "logical" },
                             { "criteria": "removed", "label": "removed" } ] } ] } ] }
      """#,
      [
        "0.0: run [withAnimation .easeIn(duration: 1.0), set introTextOpacity=1.0, "
          + "completion logicallyComplete logical, completion removed removed]"
      ]
    ),
    (
      "pausable",
      #"""
      { "define": { "duration": 6, "startAngle": 0, "endAngle": 360 },
        "state": { "angle": 0, "isPaused": false },
        "events": [
          { "at": 0, "run": [
            { "set": { "angle": "startAngle" } },
            { "withAnimation": ".linear(duration: duration)", "set": { "angle": "endAngle" } } ] },
          { "at": 1.5, "toggle": "isPaused" },
          { "at": 3.5, "toggle": "isPaused" },
          { "at": 1.6, "expect": { "angle": 90, "state.angle": 90, "within": 0.01 } },
          { "at": 8.1, "expect": { "angle": 360 } } ] }
      """#,
      [
        "0.0: run [set angle=`startAngle`; "
          + "withAnimation .linear(duration: duration), set angle=`endAngle`]",
        "1.5: toggle isPaused", "3.5: toggle isPaused",
        "1.6: expect(0.01) angle=90.0 model angle=90.0", "8.1: expect(1e-06) angle=360.0",
      ]
    ),
    (
      "isContinuous",
      #"""
      { "name": "T7 dragging without animation, the corner with one",
        "state": { "progress": 0, "isSquare": true },
        "events": [ { "at": 0.2, "gesture": { "from": 0, "to": 400, "duration": 0.6, "rate": 60,
            "changed": [ { "withTransaction": { "isContinuous": true },
                           "set": { "progress": "translation / 500" } } ],
            "ended": [ { "set": { "progress": 0 } } ] } } ] }
      """#,
      [
        "0.2: gesture 0.0 to 400.0 in 0.6 at 60.0 changed "
          + "[withTransaction {isContinuous=true}, set progress=`translation / 500`] "
          + "ended [set progress=0.0]"
      ]
    ),
    (
      "details and social",
      #"""
      { "state": { "showDetails": false, "showSocial": false },
        "events": [ { "at": 0, "toggle": ["showDetails", "showSocial"] } ] }
      """#,
      ["0.0: toggle showDetails showSocial"]
    ),
    (
      "transitions",
      #"""
      { "state": { "showDetails": false, "showSocial": false },
        "events": [ { "at": 0, "toggle": ["showDetails", "showSocial"] },
          { "at": 1, "toggle": ["showDetails", "showSocial"] },
          { "at": 2, "toggle": "showDetails" },
          { "at": 3, "withAnimation": ".linear", "toggle": "showSocial" },
          { "at": 4, "toggle": "showSocial" } ] }
      """#,
      [
        "0.0: toggle showDetails showSocial", "1.0: toggle showDetails showSocial",
        "2.0: toggle showDetails", "3.0: withAnimation .linear, toggle showSocial",
        "4.0: toggle showSocial",
      ]
    ),
    (
      "wave",
      #"""
      { "name": "M8 WaveText",
        "define": {
          "text": "'Hello World'",
          "effect(pct, n, total, waveWidth)": "1 + valueInCurve(pct, total, n / total, waveWidth)",
          "valueInCurve(pct, total, x, waveWidth)": [
            "let chunk = waveWidth / total",
            "let m = 1 / chunk",
            "guard x >= lowerLimit && x < upperLimit else { return 0 }",
            "return (sin(angle.rad) + 1) / 2" ],
          "rad(x)": "x * .pi / 180" },
        "state": { "wave": false },
        "events": [
          { "at": 0, "withAnimation": ".linear(duration: 2)", "set": { "wave": true } } ] }
      """#,
      ["0.0: withAnimation .linear(duration: 2), set wave=true"]
    ),
    (
      "counter",
      #"""
      { "name": "M9 M10 M22 MovingCounter",
        "define": {
          "getUnitDigit(number)": "abs(Int(number) - ((Int(number) / 10) * 10))",
          "getTensDigit(number)": "abs(Int(number) / 10)" },
        "state": { "number": 8 },
        "events": [
          { "at": 0, "withAnimation": ".spring(response: 0.5, dampingFraction: 0.5)",
            "set": { "number": 12 } },
          { "at": 3, "withAnimation": ".linear(duration: 1)", "set": { "number": 100 } } ] }
      """#,
      [
        "0.0: withAnimation .spring(response: 0.5, dampingFraction: 0.5), set number=12.0",
        "3.0: withAnimation .linear(duration: 1), set number=100.0",
      ]
    ),
    (
      "sine",
      #"""
      { "until": 4, "state": { "animate": false },
        "events": [ { "at": 0, "run": [
          { "withAnimation": ".spring.repeatForever(autoreverses: true)",
            "toggle": "animate" } ] } ] }
      """#,
      ["0.0: run [withAnimation .spring.repeatForever(autoreverses: true), toggle animate]"]
    ),
    (
      "replication",
      #"""
      { "name": "A6 A7 A8 A9 A12 local replication",
        "published": { "viewModel": { "pinned": "['Inception']",
                                      "suggestions": "['Arrival', 'Edge of Tomorrow']" } },
        "state": { "pinned": [], "suggestions": [] },
        "actions": { "pinMovie(movie)": [ { "async": { "after": 0.3, "run": [
            { "remove": { "viewModel.suggestions": "movie" },
              "append": { "viewModel.pinned": "movie" } } ] } } ] },
        "events": [ { "at": 1, "call": "pinMovie('Arrival')" },
                    { "at": 1.1, "call": "pinMovie('Arrival')" } ] }
      """#,
      [
        "1.0: call pinMovie `pinMovie('Arrival')`", "1.1: call pinMovie `pinMovie('Arrival')`",
      ]
    ),
    (
      "repeats",
      #"""
      { "until": 4, "state": { "a": 0, "b": 0, "c": 0 },
        "events": [ { "at": 0, "run": [
          { "withAnimation": ".linear(duration: 0.5).repeatCount(3, autoreverses: true)",
            "set": { "a": 1 }, "completion": "a" },
          { "withAnimation": ".linear(duration: 0.5).repeatForever(autoreverses: false)",
            "set": { "c": 1 } } ] },
          { "at": "a #2 + 0.1", "emit": "0.1 s after the second firing of a" } ] }
      """#,
      [
        "0.0: run [withAnimation .linear(duration: 0.5).repeatCount(3, autoreverses: true), "
          + "set a=1.0, completion logicallyComplete a; "
          + "withAnimation .linear(duration: 0.5).repeatForever(autoreverses: false), set c=1.0]",
        "a#2+0.1: emit 0.1 s after the second firing of a",
      ]
    ),
    (
      "sheet",
      #"""
      { "state": { "y": 0, "open": true },
        "events": [
          { "at": 0.1, "gesture": { "from": 0, "to": 80, "duration": 0.4, "curve": ".easeOut",
            "changed": [ { "withTransaction": { "isContinuous": true, "tracksVelocity": true },
                           "set": { "y": "translation" } } ],
            "ended": [ { "withAnimation": ".spring",
                         "set": { "y": "predictedEnd > 250 ? 500 : 0" } } ] } },
          { "at": 2, "gesture": { "from": 0, "to": 200, "duration": 0.15,
            "ended": [ { "when": "predictedEnd > 250", "withAnimation":
              ".interpolatingSpring(mass: 1, stiffness: 170, damping: 26, initialVelocity: v)",
              "set": { "y": 500 }, "completion": [ { "set": { "open": false } } ] } ] } } ] }
      """#,
      [
        "0.1: gesture 0.0 to 80.0 in 0.4 `.easeOut` changed "
          + "[withTransaction {isContinuous=true tracksVelocity=true}, set y=`translation`] "
          + "ended [withAnimation .spring, set y=`predictedEnd > 250 ? 500 : 0`]",
        "2.0: gesture 0.0 to 200.0 in 0.15 changed [] ended [when `predictedEnd > 250`, "
          + "withAnimation .interpolatingSpring(mass: 1, stiffness: 170, damping: 26, "
          + "initialVelocity: v), set y=500.0, "
          + "completion logicallyComplete [set open=false]]",
      ]
    ),
    (
      "heartbeat",
      #"""
      { "name": "day one: heartbeat by keyframes", "state": { "beats": 0 },
        "events": [ { "at": [0.5, 0.8, 2.5], "set": { "beats": "beats + 1" } } ] }
      """#,
      [
        "0.5: set beats=`beats + 1`", "0.8: set beats=`beats + 1`", "2.5: set beats=`beats + 1`",
      ]
    ),
  ]

  @Test(arguments: documents.indices)
  func `an example is read as it is meant`(index: Int) throws {
    let document = Self.documents[index]
    let source = SourceText(name: document.name, bytes: Array(document.text.utf8))
    let (timeline, diagnostics) = Timeline.read(source)
    #expect(diagnostics.isEmpty, "\(document.name): \(diagnostics.first)")
    let notation = TimelineNotation(timeline: try #require(timeline), source: source)
    #expect(notation.events == document.events)
  }
}
