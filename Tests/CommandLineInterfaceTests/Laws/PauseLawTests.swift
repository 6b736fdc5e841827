import CommandLineInterface
import TestSupport
import Testing

/// A motion that is paused goes on later, and is otherwise what it would have been.
@Suite struct PauseLawTests {
  static let clocks = ["ideal", "display", "device"]
  static let rates = [10, 24, 60, 120]

  static let animations = [
    ".linear(duration: 1)", ".easeInOut(duration: 0.8)", ".spring", ".bouncy(duration: 0.3)",
    ".interpolatingSpring(stiffness: 100, damping: 10)", ".linear(duration: 0.3).repeatCount(3)",
    ".spring(duration: 0.2).repeatCount(2, autoreverses: false)",
    ".linear(duration: 0.5).delay(0.2)",
    ".easeOut(duration: 2).speed(3)", ".linear(duration: 0.35).repeatForever()",
    ".spring.delay(-0.1).speed(0.5)",
  ]

  /// When a motion that begins at 0 is paused and resumed, in milliseconds: between ticks, at ticks,
  /// before the second tick, at the instant of the beginning, and after the resumption of another pause.
  static let pauses = [
    [(250, 550)], [(500, 1000)], [(50, 875)], [(0, 300)], [(110, 370), (625, 1500)],
  ]

  private func document(
    _ clock: String, _ rate: Int, _ pauses: [(Int, Int)], _ start: String, views: String = ""
  ) -> String {
    let events = pauses.flatMap { pause, resume in
      [
        #"{ "at": \#(Double(pause) / 1000), "pause": "*" }"#,
        #"{ "at": \#(Double(resume) / 1000), "resume": "*" }"#,
      ]
    }
    return """
      { "clock": "\(clock)", "fps": \(rate), "until": 3, "state": { "x": 0 }, \(views)
        "events": [ \(([start] + events).joined(separator: ", ")) ] }
      """
  }

  private func change(_ animation: String) -> String {
    #"{ "at": 0, "withAnimation": "\#(animation)", "set": { "x": 100 } }"#
  }

  private func rows(_ document: String) throws -> [String] {
    let run = runInMemory("trace", "--precision", "full", "--layout", "wide", input: document)
    try #require(run.status == .success, "\(run.errors)")
    return run.output.split(separator: "\n").dropFirst()
      .map { String($0.drop { $0 != "," }) }
  }

  /// The frame whose values a turn finds: at the ideal clock that of its time, which must be one;
  /// otherwise the one before the first frame that is not before it.
  private func frame(_ milliseconds: Int, _ clock: String, _ rate: Int) -> Int {
    let next = (milliseconds * rate + 999) / 1000
    return clock == "ideal" ? next : max(next - 1, 0)
  }

  /// The frame of the motion without a pause that each frame shows: earlier by what has passed of each
  /// pause.
  private func shown(_ pauses: [(Int, Int)], _ clock: String, _ rate: Int, count: Int) -> [Int] {
    (0..<count).map { index in
      pauses.reduce(index) { shown, pause in
        let (start, end) = (frame(pause.0, clock, rate), frame(pause.1, clock, rate))
        return shown - min(max(index - start, 0), end - start)
      }
    }
  }

  /// The pauses whose ends are frames, which the ideal clock needs to be compared by rows.
  private func usable(_ clock: String, _ rate: Int) -> [[(Int, Int)]] {
    guard clock == "ideal" else { return Self.pauses }
    return Self.pauses.filter { list in
      list.allSatisfy { $0.0 * rate % 1000 == 0 && $0.1 * rate % 1000 == 0 }
    }
  }

  @Test(arguments: clocks, rates)
  func `a pause delays what follows by its length and changes nothing else`(
    clock: String, rate: Int
  ) throws {
    // A sample has every animation at one of the rates by each clock.
    let start = Self.rates.firstIndex(of: rate) ?? 0
    for animation in Self.animations.sampled(every: 3, from: start) {
      let free = try rows(document(clock, rate, [], change(animation)))
      for pauses in usable(clock, rate) {
        let paused = try rows(document(clock, rate, pauses, change(animation)))
        let frames = shown(pauses, clock, rate, count: paused.count)
        #expect(
          paused == frames.map { free[$0] }, "\(clock) \(rate) fps \(animation) \(pauses)")
      }
    }
  }

  /// The second method: the fraction of a straight line, by arithmetic with frames alone.
  @Test(arguments: ["ideal", "display"], rates)
  func `a paused line is where its own time is`(clock: String, rate: Int) throws {
    for pauses in usable(clock, rate) {
      let paused = try rows(document(clock, rate, pauses, change(".linear(duration: 1)")))
      for (index, frame) in shown(pauses, clock, rate, count: paused.count).enumerated() {
        let value = min(100, 100 * Double(frame) / Double(rate))
        let shown = Double(paused[index].dropFirst()) ?? .nan
        #expect(abs(shown - value) < 1e-9, "\(clock) \(rate) fps \(pauses) frame \(index)")
      }
    }
  }

  @Test(arguments: clocks, rates)
  func `keyframes are paused as animations are`(clock: String, rate: Int) throws {
    let views = """
      "views": [ { "id": "v", "modifiers": [ { "keyframeAnimator": { "x": 0 }, "as": "k",
        "repeating": false, "tracks": { "x": ["LinearKeyframe(4, duration: 0.4)",
          "CubicKeyframe(9, duration: 0.5)", "SpringKeyframe(3, duration: 0.6)"] },
        "body": [ { "offset": { "x": "k.x" } } ] } ] } ],
      """
    let start = #"{ "at": 0, "set": { "x": 1 } }"#
    let free = try rows(document(clock, rate, [], start, views: views))
    for pauses in usable(clock, rate) {
      let paused = try rows(document(clock, rate, pauses, start, views: views))
      let frames = shown(pauses, clock, rate, count: paused.count)
      #expect(paused == frames.map { free[$0] }, "\(clock) \(rate) fps \(pauses)")
    }
  }

  /// By the tick at 3 s the paused motion has moved for one more frame, to 2.5, and the new one for one
  /// of its ten frames: a tenth of the way that is left.
  @Test func `a change to a paused value goes on from where that is`() throws {
    let document = """
      { "clock": "display", "fps": 10, "until": 4, "state": { "x": 0 }, "events": [
        { "at": 0, "withAnimation": ".linear(duration: 2)", "set": { "x": 10 } },
        { "at": 0.5, "pause": "x" },
        { "at": 3, "withAnimation": ".linear(duration: 1)", "set": { "x": 20 } } ] }
      """
    let run = runInMemory("trace", "--at", "0.4,2.9,3,3.1", "--precision", "full", input: document)
    let values = try numbers(in: run.output, column: 1)
    #expect(values.count == 4)
    for (value, expected) in zip(values, [2, 2, 2.5 + 0.1 * 17.5, 3 + 0.2 * 17]) {
      #expect(abs(value - expected) < 1e-9)
    }
  }

  /// A pause that a hitch swallows is made with the time of the last tick before it.
  @Test func `a hitch is no time of the pause but before it`() throws {
    let document = """
      { "clock": "display", "fps": 10, "until": 3, "hitches": [ { "at": 0.25, "by": 0.3 } ],
        "state": { "x": 0 }, "events": [
          { "at": 0, "withAnimation": ".linear(duration: 2)", "set": { "x": 20 } },
          { "at": 0.4, "pause": "x" }, { "at": 1.05, "resume": "x" } ] }
      """
    let run = runInMemory("trace", "--at", "0.2,0.6,1,1.1", "--precision", "full", input: document)
    let values = try numbers(in: run.output, column: 1)
    #expect(values.map { ($0 * 1e9).rounded() / 1e9 } == [2, 2, 2, 3])
  }
}
