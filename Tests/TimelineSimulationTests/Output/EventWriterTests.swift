import AnimationEngine
import Testing
import TimelineDocument

@testable import TimelineSimulation

@Suite struct EventWriterTests {
  private static let events: [TraceEvent] = [
    TraceEvent(
      instant: .zero, word: .begin, track: "opacity", transaction: "show", value: .number(1),
      detail: .withAnimation, turn: 1),
    TraceEvent(
      instant: Instant(seconds: 0.35), word: .retarget, track: "card_offset", transaction: "t2",
      value: .vector([0.5, -20]), detail: .crossFade, turn: 2),
    TraceEvent(instant: Instant(seconds: 0.5), word: .emit, label: "a, \"b\"", turn: 3),
    TraceEvent(instant: Instant(seconds: 1.0 / 3), word: .end, track: "opacity", value: .number(1)),
  ]

  private func write(_ format: TraceFormat, after opening: String = "") throws -> String {
    var style = OutputStyle()
    style.format = format
    let sink = ByteSink()
    var writer = EventWriter(style, writingTo: sink.write)
    try writer.begin(after: opening)
    for event in Self.events { try writer.write(event) }
    try writer.finish()
    return sink.text
  }

  @Test func `a table always has eight fields, and a vector has none of them`() throws {
    #expect(
      try write(.csv) == """
        time,event,track,transaction,label,value,detail,turn
        0.000000,begin,opacity,show,,1.000000,withAnimation,1
        0.350000,retarget,card_offset,t2,,,cross-fade,2
        0.500000,emit,,,"a, ""b""\",,,3
        0.333333,end,opacity,,,1.000000,,

        """)
  }

  @Test func `an object says only what there is, and shows a vector whole`() throws {
    let lines = [
      #"{"time":0,"event":"begin","track":"opacity","transaction":"show","value":1,"detail":"withAnimation","turn":1}"#,
      #"{"time":0.35,"event":"retarget","track":"card_offset","transaction":"t2","value":[0.5,-20],"detail":"cross-fade","turn":2}"#,
      #"{"time":0.5,"event":"emit","label":"a, \"b\"","turn":3}"#,
      #"{"time":0.333333,"event":"end","track":"opacity","value":1}"#,
    ]
    #expect(try write(.ndjson) == lines.joined(separator: "\n") + "\n")
    #expect(
      try write(.json, after: "{\"a\":0")
        == "{\"a\":0,\n \"events\":[\n" + lines.joined(separator: ",\n") + "\n]}\n")
  }
}
