import AnimationEngine
import Diagnostics
import JSONText
import TestSupport
import Testing

@testable import TimelineDocument

/// An event that is written like an earlier one must mean what it means when it is read key by key, as it is
/// where each event has other blanks.
@Suite struct RepeatedEventTests {
  private struct Document {
    let source: SourceText
    let timeline: Timeline?
    let diagnostics: DiagnosticList

    init(_ events: [String], state: String = Self.state, views: String = "") {
      let list = events.joined(separator: ",\n")
      let text = "{ \(views)\"state\": { \(state) }, \"events\": [\n\(list)\n] }"
      source = SourceText(name: "test", bytes: Array(text.utf8))
      (timeline, diagnostics) = Timeline.read(source)
    }

    static let state = #""x": 0, "longName": 1, "y": -1, "on": false, "word": "'a'""#

    var repetitionCount: Int { timeline?.events.count { $0.isRepetition } ?? 0 }

    /// Each event in words, and the text of each place in it.
    var content: [[String]] {
      guard let timeline else { return [] }
      let notation = TimelineNotation(timeline: timeline, source: source)
      return zip(notation.events, timeline.events).map { words, event in
        [words] + places(of: timeline[event.step], in: timeline).map(text)
      }
    }

    /// What a check of the document says, with lines and columns.
    var messages: [String] {
      CheckedTimeline.read(source).diagnostics.first.map { problem in
        let start = source.position(ofByte: problem.range.lowerBound)
        return "\(start.line):\(start.column) \(problem.message); \(problem.help ?? "")"
          + " \(text(problem.range))"
      }
    }

    private func places(of step: Step, in timeline: Timeline) -> [Range<Int>] {
      let verbs = timeline[step.verbs].flatMap { verb -> [Range<Int>] in
        guard case .set(let changes) = verb.action else { return [verb.place.range] }
        return [verb.place.range]
          + timeline[changes].flatMap { [$0.target.text.range, $0.value.place] }
      }
      return [step.place.range] + scope(of: step) + verbs
    }

    private func scope(of step: Step) -> [Range<Int>] {
      switch step.scope {
      case .animation(let setting), .binding(let setting): setting.place.map { [$0] } ?? []
      case .transaction(.expression(let expression)): [expression.text.range]
      case .transaction(.keys), nil: []
      }
    }

    /// The bytes of a place without the blanks in which two documents differ.
    private func text(_ place: Range<Int>) -> String {
      String(decoding: source.bytes[place], as: UTF8.self).split(separator: " ")
        .joined(separator: " ").replacing(" }", with: "}")
    }
  }

  /// The same events, each with another number of blanks at its end.
  private func spaced(_ events: [String]) -> [String] {
    events.enumerated().map { index, event in
      event.dropLast() + String(repeating: " ", count: 1 + index) + "}"
    }
  }

  private func number(_ generator: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: "\(Int.random(in: 0...12, using: &generator))"
    case 1: "\(Double(Int.random(in: -99_999...99_999, using: &generator)) / 1000)"
    case 2: "\(Double.random(in: -1...1, using: &generator))"
    case 3: "-\(Int.random(in: 1...9_999_999_999, using: &generator))"
    default:
      "\(Int.random(in: 1...9, using: &generator))E+\(Int.random(in: 0...9, using: &generator))"
    }
  }

  private func random(_ choices: [String], _ generator: inout SeededGenerator) -> String {
    choices.randomElement(using: &generator) ?? ""
  }

  /// A form of events, with `@` for the time and `~` for other numbers.
  private func form(_ generator: inout SeededGenerator) -> String {
    var members = [#""at": @"#]
    if Bool.random(using: &generator) {
      members.append(
        random(
          [
            #""withAnimation": ".linear(duration: 1.5)""#, #""withAnimation": true"#,
            #""withAnimation": null"#, #""binding": ".spring""#,
            #""withTransaction": "Transaction(animation: .linear)""#,
            #""withTransaction": { "animation": ".linear" }"#, #""note": [1, "@", {"~": 2}]"#,
            #""completion": "done""#,
          ], &generator))
    }
    let values = [
      "~", "~", "~", "true", "false", "null", #""x + 1""#, #""'b \" 1'""#, "[1, 2]",
      #""{ $0 += 1 }""#,
    ]
    let names = [
      random([#""x""#, #""\u0078""#], &generator), #""longName""#, #""y""#, #""on""#, #""word""#,
    ]
    for verb in ["set", "emit"].shuffled(using: &generator).prefix(1) {
      let assignments = names.shuffled(using: &generator)
        .prefix(Int.random(in: 0...5, using: &generator))
        .map { $0 + ": " + random(values, &generator) }
      members.append(
        verb == "set" ? #""set": { \#(assignments.joined(separator: ", ")) }"# : #""emit": "x""#)
    }
    return "{ " + members.shuffled(using: &generator).joined(separator: ", ") + "}"
  }

  private func event(_ form: String, _ generator: inout SeededGenerator) -> String {
    form.map { character in
      switch character {
      case "@": time(&generator)
      case "~": number(&generator)
      default: String(character)
      }
    }.joined()
  }

  /// A time, which is seldom wrong, and sometimes looks like milliseconds.
  private func time(_ generator: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<400, using: &generator) {
    case 0: "-0.5"
    case 1: "\"done\""
    case 2...40: "\(Int.random(in: 0...999, using: &generator))"
    default: "\(Double(Int.random(in: 0...99_999, using: &generator)) / 1000)"
    }
  }

  @Test func `what is wrong with each of many events is told of each`() {
    let events = (1...4).map { #"{ "at": \#($0), "set": { "on": \#($0).5 } }"# }
    let document = Document(events)
    #expect(document.repetitionCount == 3)
    #expect(document.messages.map { $0.prefix(2) } == ["2:", "3:", "4:", "5:"])
  }

  @Test func `a wrong time after right ones is told at its place`() {
    let events = ["1", "2", "-3"].map { #"{ "at": \#($0), "set": { "x": 1 } }"# }
    #expect(Document(events).messages.map { $0.prefix(4) } == ["4:9 "])
  }

  @Test func `an event is repeated wherever its time is`() {
    let events = (1...4).map { #"{ "set": { "x": \#($0) }, "at": \#($0).25 }"# }
    let document = Document(events)
    #expect(document.repetitionCount == 3)
    #expect(document.content.map(\.[0]) == Document(spaced(events)).content.map(\.[0]))
    #expect(document.timeline?.events.last?.time == .instant(Instant(seconds: 4.25)))
  }

  @Test func `a form that comes after many others is found`() {
    let others = spaced((1...30).map { #"{ "at": \#($0), "set": { "x": \#($0) } }"# })
    let events = others + (1...1_000).map { #"{"at": \#($0 + 30), "set": {"y": -\#($0).5}}"# }
    let document = Document(events)
    #expect(document.repetitionCount > 400)
    #expect(document.content == Document(spaced(events)).content)
  }

  @Test func `events of a few forms are what they are one by one`() {
    var generator = SeededGenerator(seed: 60)
    var repetitionCount = 0
    for _ in 0..<Cases.count(200, of: 2_000) {
      let forms = (0..<Int.random(in: 1...6, using: &generator)).map { _ in form(&generator) }
      let events = (0..<Int.random(in: 2...24, using: &generator)).map { _ in
        event(forms.randomElement(using: &generator) ?? "", &generator)
      }
      let (short, long) = (Document(events), Document(spaced(events)))
      #expect(short.content == long.content, "\(generator) \(events)")
      #expect(short.messages == long.messages, "\(generator) \(events)")
      #expect(long.repetitionCount == 0)
      repetitionCount += short.repetitionCount
    }
    #expect(repetitionCount > 200)
  }
}
