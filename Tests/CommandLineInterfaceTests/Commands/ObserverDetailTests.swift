import CommandLineInterface
import Testing

/// What an observer sees before it tells anybody: the writes and matches of a display, and under the
/// exact clock the crossings.
@Suite struct ObserverDetailTests {
  private func document(_ clock: String, _ animation: String, _ claims: String = "") -> String {
    """
    { "clock": "\(clock)", "fps": 10, "state": { "x": 0 }, "views": [ { "id": "v", "modifiers": [
        { "blur": "x" }, { "onAnimationCompleted": "x", "completion": "seen" } ] } ],
      "events": [ { "at": 0.2, "withAnimation": "\(animation)", "set": { "x": 1 } } \(claims) ] }
    """
  }

  private func events(_ document: String, _ options: String...) -> [[String]] {
    let console = MemoryConsole()
    console.standardInput = Array(document.utf8)
    let status = run(arguments: ["events"] + options, console: console)
    #expect(status == .success)
    return console.output.split(separator: "\n").dropFirst().map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// A curve of 0.95 s has ended before the tenth tick; one of 1 s still lives there, at its target.
  @Test(arguments: [(".easeIn(duration: 0.95)", 11, 1), (".easeIn(duration: 1)", 12, 2)])
  func `a display writes at every tick, the old value first, and matches exactly`(
    animation: String, writes: Int, matches: Int
  ) {
    let all = events(document("display", animation), "--verbose")
    let written = all.filter { $0[1] == "write" }
    #expect(written.count == writes)
    #expect(written.first == ["0.200000", "write", "v", "", "seen", "0.000000", "", ""])
    #expect(all.filter { $0[1] == "match" }.count == matches)
    #expect(all.filter { $0[1] == "match" }.allSatisfy { $0[5] == "1.000000" })
    // A match is seen before the callback runs, in a turn of its own.
    #expect(all.filter { $0[1] == "observe" }.count == matches)
    #expect(all.last?[1] == "observe")
    let plain = events(document("display", animation))
    #expect(plain == all.filter { $0[1] != "write" && $0[1] != "match" })
  }

  /// A spring whose damping ratio is a half crosses its target at 0.5 s and then every 0.75 s. The search for one value
  /// stops at the crossing of the other.
  @Test(arguments: 1...3)
  func `each of several observers sees each crossing`(count: Int) {
    let observers = (0..<count).map {
      #"{ "onAnimationCompleted": "y", "completion": "seen\#($0)" }"#
    }
    let document = """
      { "state": { "y": 0 }, "until": 3.1, "views": [ { "id": "v", "modifiers": [ { "blur": "y" },
          \(observers.joined(separator: ", ")) ] } ],
        "events": [ { "at": 0, "withAnimation": ".interpolatingSpring(duration: 0.75 * sqrt(3), bounce: 0.5)",
          "set": { "y": 100 } } ] }
      """
    let crossings = events(document, "--verbose").filter { $0[1] == "crossing" }
    for observer in 0..<count {
      let times = crossings.filter { $0[4] == "seen\(observer)" }.map { $0[0] }
      #expect(times == ["0.500000", "1.250000", "2.000000", "2.750000"])
    }
  }

  @Test func `a value that is held or stands is not written`() {
    let held = document(
      "display", ".linear(duration: 0.45)",
      #", { "at": 0.4, "pause": "x" }, { "at": 2, "resume": "x" }, { "at": 3, "set": { "x": 5 } }"#)
    let times = events(held, "--verbose").filter { $0[1] == "write" }.map { $0[0] }
    #expect(times.contains("0.200000"))
    #expect(!times.contains { (Double($0) ?? 0) > 0.4 && (Double($0) ?? 0) < 2 })
    #expect(!times.contains { (Double($0) ?? 0) > 2.5 })
  }

  /// 0.2 s have passed of 0.45 s at the pause, of 1.6 s: the rest comes after it.
  @Test(arguments: ["\"x\"", "\"v\"", "\"*\""])
  func `an observer waits while its value is held`(target: String) throws {
    let claims = """
      , { "at": 0.4, "pause": \(target) }, { "at": 1.9, "expect": { "events": { "observe": 0 } } },
      { "at": 2, "resume": \(target) },
      { "at": 3, "expect": { "completed": { "seen": { "at": 2.25, "count": 1 } } } }
      """
    let points = try points(of: document("ideal", ".linear(duration: 0.45)", claims))
    #expect(points.count == 2)
    #expect(points.filter { !$0.passed } == [])
  }

  @Test(arguments: [
    ("display", #""write seen": 12, "match seen": 2, "match": 2, "crossing": 0"#),
    ("ideal", #""write": 0, "match": 0, "crossing": 0, "observe seen": 1"#),
  ])
  func `what an observer sees can be counted`(clock: String, counts: String) throws {
    let claims = #", { "at": 1.3, "expect": { "events": { \#(counts) } } }"#
    let points = try points(of: document(clock, ".easeIn(duration: 1)", claims))
    #expect(points.count == 4)
    #expect(points.filter { !$0.passed } == [])
  }

  /// With a damping ratio of a half and a half-period of h, it is at the target at 2h/3 and then after
  /// every h.
  @Test func `under the exact clock a spring crosses its target and nobody is told`() {
    let spring = ".interpolatingSpring(duration: sqrt(3), bounce: 0.5)"
    let all = events(document("ideal", spring), "--verbose")
    let crossings = all.filter { $0[1] == "crossing" }
    let first = 0.2 + 2.0 / 3
    #expect(crossings.count >= 3)
    for (index, crossing) in crossings.enumerated() {
      #expect(abs((Double(crossing[0]) ?? 0) - first - Double(index)) < 1e-6)
      #expect(crossing[2...4] == ["v", "", "seen"])
    }
    #expect(all.filter { $0[1] == "observe" }.count == 1)
    #expect(!events(document("ideal", spring)).contains { $0[1] == "crossing" })
    // More looks change nothing.
    #expect(
      events(document("ideal", spring, #", { "at": 1.3, "emit": "look" }"#), "--verbose")
        .filter { $0[1] == "crossing" } == crossings)
  }
}
