import CommandLineInterface
import Foundation
import TestSupport
import Testing

/// `trace --format perfetto`, against formulas of linear motions.
@Suite struct PerfettoTests {
  private static let card = """
    { "name": "a card", "fps": 60, "until": 1, "state": { "shown": false, "moved": false },
      "views": [
        { "id": "card", "modifiers": [ { "opacity": "shown ? 1 : 0" },
          { "offset": { "x": "moved ? 100 : 0", "y": "moved ? -50 : 0" } } ] },
        { "id": "title", "modifiers": [ { "opacity": "moved ? 1 : 0.5" } ] } ],
      "events": [
        { "at": 0, "withAnimation": ".linear(duration: 0.5)", "set": { "shown": true },
          "completion": "seen" },
        { "at": 0.25, "name": "go", "withAnimation": ".linear(duration: 0.5)",
          "set": { "moved": true } } ] }
    """

  private func trace(_ options: String..., document: String = Self.card) throws -> ProfilerTrace {
    let run = runInMemory(["trace", "-f", "perfetto"] + options, input: document)
    #expect(run.status == .success && run.errors.isEmpty, "\(run.errors)")
    return try ProfilerTrace(run.output)
  }

  @Test func `a view is a process, and each of its tracks a thread`() throws {
    let trace = try trace()
    #expect(trace.displayTimeUnit == "ms")
    #expect(
      trace.threads == [
        "a card": ["events"], "card": ["card_opacity", "card_offset"], "title": ["title_opacity"],
      ])
    let order = trace.entries("M", named: "process_sort_index").map { $0.args["sort_index"] }
    #expect(order == [.number(1), .number(2), .number(3)])
  }

  @Test func `states are threads of the timeline`() throws {
    let trace = try trace(document: #"{ "state": { "x": 0, "y": 1 }, "until": 1 }"#)
    #expect(trace.threads == ["timeline": ["events", "x", "y"]])
    // Neither moves: a counter keeps its value.
    #expect(trace.counter("x").map(\.value) == [0] && trace.counter("y").map(\.value) == [1])
  }

  @Test func `a motion is a slice from its begin to its end, in microseconds`() throws {
    let slices = try trace().slices
    try #require(slices.map(\.name) == ["card_opacity", "card_offset", "title_opacity"])
    #expect(slices.map(\.ts) == [0, 250_000, 250_000])
    #expect(slices.allSatisfy { $0.dur == 500_000 && $0.cat == "motion" })
    let offset = slices[1]
    #expect(offset.args["value"] == .list([100, -50]))
    #expect(offset.text("transaction") == "go" && offset.text("detail") == "withAnimation")
    #expect(offset.text("event") == "begin" && offset.text("ended") == "end")
    #expect(offset.args["turn"] == .number(2))
  }

  @Test func `a counter has the value of the formula at every frame at which it changes`() throws {
    let trace = try trace("--precision", "full")
    for (name, start, change) in [
      ("card_opacity", 0.0, 1.0), ("card_offset_x", 0.25, 100), ("card_offset_y", 0.25, -50),
    ] {
      let samples = trace.counter(name)
      let first = Int(start * 60)
      // The frame of the first value, and those along the motion.
      try #require(samples.count == 31)
      #expect(samples[0].nanoseconds == 0 && samples[0].value == 0)
      for (sample, frame) in zip(samples.dropFirst(), first + 1...first + 30) {
        #expect(sample.nanoseconds == Int((Double(frame) * 1e9 / 60).rounded()), "\(name)")
        let expected = change * (Double(frame) / 60 - start) / 0.5
        #expect(isClose(try #require(sample.value), expected, within: 1e-9), "\(name) \(frame)")
      }
    }
  }

  @Test func `velocities are counters of their own`() throws {
    let trace = try trace("--velocity", "--select", "card_offset_x")
    let samples = trace.counter("card_offset_x_velocity")
    #expect(samples.map(\.value) == [0, 200, 0])
    #expect(samples.map(\.ts) == [0, 250_000, 750_000])
    #expect(Set(trace.entries("C").map(\.name)) == ["card_offset_x", "card_offset_x_velocity"])
    #expect(trace.slices.map(\.name) == ["card_offset"])
  }

  @Test func `completions, and other events without a duration, are instants`() throws {
    let instants = try trace().instants
    #expect(instants.filter { $0.cat == "logical" }.count == 3)
    let completions = instants.filter { $0.cat == "complete" }
    try #require(completions.map(\.name) == ["complete seen"])
    #expect(completions[0].ts == 500_000)
    #expect(completions[0].text("label") == "seen" && completions[0].s == "t")
    #expect(completions[0].pid == 1 && completions[0].tid == 1)
  }

  @Test func `the coming and going of a view concerns its process`() throws {
    let document = """
      { "fps": 10, "state": { "isShown": false }, "views": [
        { "id": "card", "when": "isShown", "modifiers": [ { "transition": ".opacity" } ] } ],
        "events": [ { "at": 0.5, "withAnimation": ".linear(duration: 0.5)",
          "set": { "isShown": true } } ] }
      """
    let trace = try trace(document: document)
    let insertion = try #require(trace.instants.first { $0.cat == "insert" })
    let slice = try #require(trace.slices.first)
    #expect(insertion.s == "p" && insertion.ts == 500_000 && insertion.pid == slice.pid)
    #expect(trace.threads["card"]?.contains(slice.name) == true)
  }

  @Test func `a motion ends at the nanosecond at which the next one begins`() throws {
    // A third of a second is between two nanoseconds.
    let document = """
      { "define": { "third": "1.0 / 3" }, "state": { "x": 0 }, "events": [
        { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "x": 9 } },
        { "at": "third", "withAnimation": ".linear(duration: 1)", "set": { "x": 0 } } ] }
      """
    let slices = try trace(document: document).slices
    try #require(slices.map(\.nanoseconds) == [0, 333_333_333])
    #expect(slices.map(\.end) == [333_333_333, 1_333_333_333])
    #expect(slices.map { $0.text("ended") } == ["retarget", "end"])
    #expect(slices[1].text("detail") == "cross-fade" && slices[1].value == 0)
  }

  @Test func `a motion that has begun earlier or ends later is whole, as far as it runs`() throws {
    let document = """
      { "fps": 10, "state": { "over": 0, "early": 0, "endless": 0 }, "events": [
        { "at": 0, "withAnimation": ".linear(duration: 0.2)", "set": { "over": 1 } },
        { "at": 0.1, "withAnimation": ".linear(duration: 0.6)", "set": { "early": 1 } },
        { "at": 0.3, "withAnimation": ".linear(duration: 1).repeatForever()",
          "set": { "endless": 1 } } ] }
      """
    let trace = try trace("--from", "0.5", "--until", "1.1", document: document)
    #expect(trace.slices.map(\.name) == ["early", "endless"])
    #expect(trace.slices.map(\.ts) == [100_000, 300_000])
    #expect(trace.slices.map(\.dur) == [600_000, 800_000])
    #expect(trace.slices.map { $0.text("ended") } == ["end", nil])
    #expect(trace.entries("C").allSatisfy { $0.nanoseconds >= 500_000_000 })
    #expect(trace.instants.map(\.cat) == ["logical"])
  }

  @Test func `texts of the document stay texts`() throws {
    let hostile = "\"}],\u{1}\u{2028}\u{202E}\\"
    let label = try #require(
      String(data: try JSONEncoder().encode(hostile + "\u{E9}"), encoding: .utf8))
    let name = try #require(String(data: try JSONEncoder().encode(hostile), encoding: .utf8))
    let run = runInMemory(
      "trace", "-f", "perfetto",
      input:
        #"{ "name": \#(name), "state": { "x": 0 }, "events": [ { "at": 0, "emit": \#(label) } ] }"#)
    #expect(run.status == .success, "\(run.errors)")
    let trace = try ProfilerTrace(run.output)
    #expect(trace.threads[hostile] == ["events", "x"])
    #expect(trace.instants.map { $0.text("label") } == [hostile + "\u{E9}"])
    #expect(!run.output.unicodeScalars.contains("\u{202E}"))
  }

  @Test(arguments: [
    (
      ["--layout", "long"],
      "'--layout' has no meaning beside '--format perfetto', which has no rows"
    ),
    (
      ["--layout", "wide"],
      "'--layout' has no meaning beside '--format perfetto', which has no rows"
    ),
    (["--metrics"], "'--metrics' prints 'csv' or 'json' or 'ndjson', not 'perfetto'"),
    (["--batch"], "'--batch' prints 'ndjson', not 'perfetto'; leave '--format' out"),
    (["--set", "x=1,2"], "a sweep is a line a run, as NDJSON; leave '--format' out"),
  ])
  func `an option without a meaning is refused`(options: [String], message: String) {
    let run = runInMemory(
      ["trace", "-f", "perfetto"] + options, input: #"{ "state": { "x": 0 } }"#)
    #expect(run.status == .usage && run.output.isEmpty)
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
