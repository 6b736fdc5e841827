import CommandLineInterface
import Foundation
import TestSupport
import Testing

/// Drags in documents.
@Suite struct GestureTests {
  private func run(_ command: String, _ document: String, _ options: String...) -> String {
    let console = MemoryConsole()
    console.standardInput = Array(document.utf8)
    let status = CommandLineInterface.run(arguments: [command] + options, console: console)
    #expect(status == .success, "\(console.errors)")
    return console.output
  }

  private func document(_ events: String, state: String = #""x": 0"#) -> String {
    "{ \"until\": 2, \"state\": { \(state) }, \"events\": [ \(events) ] }"
  }

  /// The time, word and label or value, and turn of each event.
  private func lines(_ events: String) -> [String] {
    events.split(separator: "\n").dropFirst().map { row in
      let fields = row.split(separator: ",", omittingEmptySubsequences: false)
      return "\(fields[0]) \(fields[1]) \(fields[4])\(fields[5]) \(fields[7])"
    }
  }

  @Test func `each sample is a turn, callbacks of the last one come before the release`() {
    let document = #"""
      { "state": { "x": 0 }, "views": [ { "id": "v", "modifiers": [ { "opacity": "x" },
          { "onChange": "x", "run": [ { "emit": "changed" } ] } ] } ],
        "events": [
          { "at": 1, "gesture": { "from": 1, "to": 3, "duration": 0.5, "rate": 4,
              "changed": [ { "set": { "x": "translation" } } ], "ended": [ { "emit": "released" } ] } },
          { "at": 1, "emit": "after the first sample" },
          { "at": 1.5, "emit": "last" } ] }
      """#
    #expect(
      lines(run("events", document, "--precision", "2")) == [
        "1.00 retarget 1.00 2", "1.00 emit changed 3", "1.00 emit after the first sample 4",
        "1.25 retarget 2.00 5", "1.25 emit changed 6", "1.50 retarget 3.00 7",
        "1.50 emit changed 8",
        "1.50 emit released 9", "1.50 emit last 10",
      ])
  }

  @Test func `drags at one time take turns in the order in which they began`() {
    let drags = ["a", "b"].map {
      #"{ "at": 0, "gesture": { "from": 0, "to": 1, "duration": 0.5, "rate": 2, "changed": [ { "emit": "\#($0)" } ], "ended": [ { "emit": "\#($0) ended" } ] } }"#
    }
    let events = run("events", document(drags.joined(separator: ",")), "--precision", "1")
    #expect(
      lines(events).map { $0.split(separator: " ").dropLast().joined(separator: " ") } == [
        "0.0 emit a", "0.0 emit b", "0.5 emit a", "0.5 emit b", "0.5 emit a ended",
        "0.5 emit b ended",
      ])
  }

  @Test(arguments: [24, 50, 120, 1000])
  func `the frame rate changes no sample`(rate: Int) {
    let document = document(
      #"""
      { "at": 0.1, "gesture": { "from": 0, "to": 300, "duration": 0.37, "rate": 47, "curve": ".easeIn",
          "changed": [ { "withTransaction": { "tracksVelocity": true }, "set": { "x": "translation" } } ],
          "ended": [ { "withAnimation": ".bouncy", "set": { "x": "predictedEnd" } } ] } }
      """#)
    #expect(run("events", document) == run("events", document, "--fps", "\(rate)"))
    let times = "0.1,0.2,0.47,0.5,0.75,1"
    #expect(
      run("trace", document, "--precision", "full", "--velocity", "--at", times)
        == run("trace", document, "--precision", "full", "--velocity", "--at", "0.3,\(times)")
        .split(separator: "\n").filter { !$0.hasPrefix("0.3,") }.joined(separator: "\n") + "\n")
  }

  /// A spring of response 0.5 and damping 1, in the steps that SwiftUI makes.
  private func spring(from start: Double, velocity: Double, to end: Double, after time: Double)
    -> Double
  {
    let stiffness = (2 * Double.pi / 0.5) * (2 * Double.pi / 0.5)
    let damping = 2 * stiffness.squareRoot()
    var (value, speed, force) = (start, velocity, 0.0)
    for _ in 0..<Int((time * 300).rounded()) {
      let half = speed + force / 600
      value += half / 300
      force = stiffness * (end - value) - damping * half
      speed = half + force / 600
    }
    return value
  }

  @Test(arguments: [0.0, 0.05, 0.5])
  func `a spring goes on as fast as the drag was, less what it has lost since`(wait: Double) {
    // Even samples: 400 points a second. In each millisecond it loses 0.2 %.
    let document = document(
      #"""
      { "at": 0.1, "gesture": { "from": 0, "to": 200, "duration": 0.5, "rate": 100,
          "changed": [ { "withTransaction": { "tracksVelocity": true }, "set": { "x": "translation" } } ],
          "ended": [ { "async": { "after": \#(wait), "run": [ { "withAnimation": ".spring", "set": { "x": 0 } } ] } } ] } }
      """#)
    let velocity = 400 * pow(0.998, 1000 * wait)
    for time in [0.05, 0.1, 0.3] {
      let row = run("trace", document, "--precision", "full", "--at", "\(0.6 + wait + time)")
      let found = row.split(separator: "\n").last?.split(separator: ",").last.flatMap { Double($0) }
      let expected = spring(from: 200, velocity: velocity, to: 0, after: time)
      #expect(isClose(found ?? .nan, expected, within: 1e-6), "\(time) s after \(wait) s")
    }
  }

  /// What a drag of 400 points a second hands on to the spring that follows.
  @Test(arguments: [
    ("ios17", "", 400.0),
    ("ios17", #""withTransaction": { "isContinuous": true },"#, 400),
    ("ios17", #""withTransaction": { "tracksVelocity": true },"#, 400),
    ("ios17", #""withTransaction": { "tracksVelocity": false },"#, 0),
    ("ios17", #""withTransaction": { "tracksVelocity": "x > 1000" },"#, 0),
    // The key came with iOS 17, and with it what gestures do by themselves.
    ("ios16", "", 0),
    ("ios13.0", #""withTransaction": { "isContinuous": true },"#, 0),
  ])
  func `samples of a drag track their velocity unless the document says no`(
    profile: String, scope: String, velocity: Double
  ) {
    let document = document(
      #"""
      { "at": 0.1, "gesture": { "from": 0, "to": 200, "duration": 0.5,
          "changed": [ { \#(scope) "set": { "x": "translation" } } ],
          "ended": [ { "withAnimation": ".spring(response: 0.5, dampingFraction: 1)", "set": { "x": 0 } } ] } }
      """#)
    let row = run(
      "trace", document, "--precision", "full", "--at", "0.7", "--profile", profile)
    let found = row.split(separator: "\n").last?.split(separator: ",").last.flatMap { Double($0) }
    let expected = spring(from: 200, velocity: velocity, to: 0, after: 0.1)
    #expect(isClose(found ?? .nan, expected, within: 1e-6))
  }

  @Test func `only the samples track their velocity, not the release and not callbacks`() {
    let document = #"""
      { "state": { "x": 0, "y": 0, "z": 0 }, "views": [ { "id": "v", "modifiers": [
          { "opacity": "x" }, { "blur": "y" }, { "cornerRadius": "z" },
          { "onChange": "x", "run": [ { "set": { "y": "newValue" } } ] } ] } ],
        "events": [ { "at": 0, "gesture": { "from": 1, "to": 1, "duration": 0,
          "changed": [ { "set": { "x": "translation" } } ], "ended": [ { "set": { "z": 1 } } ] } } ] }
      """#
    let told = run("events", document).split(separator: "\n").dropFirst().map { row in
      row.split(separator: ",", omittingEmptySubsequences: false)
    }
    #expect(
      told.map { "\($0[1]) \($0[2]) \($0[6])" } == [
        "retarget v_opacity track", "set v_blur no-scope", "set v_cornerRadius no-scope",
      ])
  }

  @Test func `a view that a drag removes is gone at once`() {
    let document = #"""
      { "state": { "on": true }, "views": [ { "id": "v", "when": "on" } ],
        "events": [ { "at": 1, "gesture": { "from": 0, "to": 1, "duration": 0.5,
          "changed": [ { "set": { "on": "translation < 1" } } ] } } ] }
      """#
    let gone = run("events", document, "--precision", "1").split(separator: "\n")
      .filter { $0.contains(",gone,") }
    #expect(gone.map { $0.prefix(3) } == ["1.5"])
  }

  @Test func `a value that follows a drag is settled, because no animation moves it`() {
    let document = document(
      #"""
      { "at": 0, "gesture": { "from": 0, "to": 10, "duration": 0.5,
          "changed": [ { "set": { "x": "translation" } } ] } },
      { "at": 0.25, "expect": { "x": 5, "settled": ["x"] } },
      { "at": 1, "expect": { "x": 10, "settled": ["x"] } }
      """#)
    #expect(run("test", document).contains("1..4"))
  }

  @Test func `a drag that is watched is forgotten two seconds later, and nobody is told`() {
    let events =
      #"""
      { "at": 1, "gesture": { "from": 0, "to": 1, "duration": 0.25, "rate": 4,
          "changed": [ { "withTransaction": { "tracksVelocity": true }, "set": { "x": "translation" } } ] } }
      """#
    let document = "{ \"fps\": 4, \"state\": { \"x\": 0 }, \"events\": [ \(events) ] }"
    #expect(run("trace", document).hasSuffix("3.250000,1.000000\n"))
    #expect(lines(run("events", document, "--precision", "2")) == ["1.25 retarget 1.00 3"])
    #expect(run("explain", document).contains("x follows a drag"))
  }

  @Test func `under a display a sample is seen at the next tick, and starts from its own time`() {
    // Sampled at 0.1, 0.2 and 0.25, ticks every 0.08 s: each is seen at the tick not before it.
    let document = document(
      #"{ "at": 0.1, "gesture": { "from": 1, "to": 2.5, "duration": 0.15, "rate": 10, "changed": [ { "set": { "x": "translation" } } ], "ended": [ { "async": { "after": 0.1, "run": [ { "emit": "0.35" } ] } } ] } }"#
    )
    let events = run("events", document, "--clock", "display", "--fps", "12.5", "--precision", "2")
    #expect(
      lines(events) == [
        "0.16 retarget 1.00 2", "0.24 retarget 2.00 3", "0.32 retarget 2.50 4",
        "0.40 emit 0.35 6",
      ])
  }

  @Test func `a scope around a drag reaches no sample, and is said to be closed`() {
    let document = document(
      #"{ "at": 0.5, "withAnimation": ".linear", "gesture": { "from": 0, "to": 1, "duration": 0, "changed": [ { "withTransaction": { "tracksVelocity": false }, "run": [] } ], "ended": [ { "set": { "x": "translation" } } ] } }"#
    )
    #expect(
      ExplainedRun(input: document).text.contains(
        "the withAnimation around the gesture was closed at 0.5 s, and this change is made in a "
          + "later turn."))
  }
}
