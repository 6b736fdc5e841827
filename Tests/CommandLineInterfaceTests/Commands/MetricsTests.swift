import CommandLineInterface
import Foundation
import TestSupport
import Testing

/// `trace --metrics`, against formulas of the curves.
@Suite struct MetricsTests {
  private func metrics(
    _ animation: String, from start: Double = 0, to end: Double = 100, _ options: String...
  ) throws -> [String: Any] {
    let document = """
      { "state": { "x": \(start) }, "events": [
        { "at": 0, "name": "t", "withAnimation": "\(animation)", "set": { "x": \(end) },
          "completion": "done" } ] }
      """
    let run = runInMemory(["trace", "--metrics", "-f", "json"] + options, input: document)
    #expect(run.status == .success, "\(run.errors)")
    return try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
  }

  private func track(_ metrics: [String: Any]) throws -> [String: Double] {
    let tracks = try #require(metrics["tracks"] as? [[String: Any]])
    #expect(tracks.count == 1 && tracks[0]["track"] as? String == "x")
    return tracks[0].compactMapValues { $0 as? Double }
  }

  @Test func `a line has the ends as its range, and one velocity`() throws {
    let all = try metrics(".linear(duration: 2)", from: 10, to: 60)
    let x = try track(all)
    #expect(x["minimum"] == 10 && x["maximum"] == 60)
    #expect(x["overshoot"] == 0 && x["directionChanges"] == 0)
    #expect(isClose(x["peakVelocity"] ?? 0, 25, within: 1e-6))
    // Within 0.05 of 60 a line of 25 a second is from 1.998 s on: the next frame is the last one.
    #expect(isClose(x["settle"] ?? 0, 2, within: 1e-6))
    let labels = try #require(all["labels"] as? [[String: Any]])
    #expect(labels.count == 1)
    #expect(labels[0]["label"] as? String == "done")
    #expect(labels[0]["time"] as? Double == 2)
    #expect(labels[0]["mechanism"] as? String == "logical")
  }

  @Test(arguments: [0.2, 0.5, 0.8], [100.0, -40])
  func `a spring goes beyond its target by the formula of its damping`(
    damping: Double, end: Double
  ) throws {
    let stiffness = 100.0
    let spring =
      ".interpolatingSpring(mass: 1, stiffness: \(stiffness), damping: \(damping * 20))"
    let x = try track(try metrics(spring, to: end, "--fps", "2000"))
    let overshoot = 100 * exp(-Double.pi * damping / sqrt(1 - damping * damping))
    #expect(isClose(x["overshoot"] ?? 0, overshoot, within: 1e-3))
    // The peaks are half a period apart; each is smaller than the one before by the same factor.
    let peaks = Int(log(1e-3) / log(overshoot / 100) - 1e-9)
    #expect(abs(Int(x["directionChanges"] ?? 0) - peaks) <= 1)
    let omega = stiffness.squareRoot()
    let damped = omega * sqrt(1 - damping * damping)
    let time = acos(damping) / damped
    let fastest = abs(end) * omega * exp(-damping * omega * time)
    #expect(isClose((x["peakVelocity"] ?? 0) / fastest, 1, within: 1e-4))
  }

  @Test func `an answer that goes away and comes back has no overshoot`() throws {
    let document = """
      { "state": { "x": 0 }, "until": 4, "events": [
        { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "x": 10 } },
        { "at": 2, "withAnimation": ".linear(duration: 1)", "set": { "x": 0 } } ] }
      """
    let run = runInMemory("trace", "--metrics", input: document)
    #expect(run.output.contains("\nx,0.000000,10.000000,,3.000000,10.000000,1,,,\n"))
  }

  @Test func `a track that does not move is settled from the beginning`() {
    let run = runInMemory("trace", "--metrics", input: #"{ "state": { "x": 3 }, "until": 1 }"#)
    #expect(run.output.hasSuffix("\nx,3.000000,3.000000,,0.000000,0.000000,0,,,\n"))
  }

  @Test func `every format has the same numbers`() throws {
    let input = #"""
      { "state": { "x": 0 }, "events": [
        { "at": 0.5, "withAnimation": ".linear(duration: 1)", "set": { "x": 8 }, "completion": "a" } ] }
      """#
    let table = runInMemory("trace", "--metrics", input: input).output
    #expect(
      table == """
        track,minimum,maximum,overshoot,settle,peakVelocity,directionChanges,label,time,mechanism
        x,0.000000,8.000000,0.000000,1.500000,8.000000,0,,,
        ,,,,,,,a,1.500000,logical

        """)
    let lines = runInMemory("trace", "--metrics", "-f", "ndjson", input: input).output
    #expect(
      lines == """
        {"track":"x","minimum":0,"maximum":8,"overshoot":0,"settle":1.5,"peakVelocity":8,"directionChanges":0}
        {"label":"a","time":1.5,"mechanism":"logical"}

        """)
    let set = runInMemory(
      "trace", "--metrics", "-f", "ndjson", "--set", "x=4", input: input
    ).output
    #expect(set.hasPrefix(#"{"x":4,"track":"x","minimum":4,"maximum":8,"#))
  }

  @Test func `columns are chosen, and texts have no numbers`() {
    let input = #"{ "state": { "a": 1, "b": 2 } }"#
    let run = runInMemory("trace", "--metrics", "--select", "b", "-f", "ndjson", input: input)
    #expect(run.output.hasPrefix(#"{"track":"b","#))
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(runInMemory("trace", "--metrics", "--select", "c", input: input).status == .usage)
  }

  @Test(arguments: ["--layout=long", "--velocity"])
  func `what changes rows has no meaning`(option: String) {
    let run = runInMemory("trace", "--metrics", option, "samples/fade.json")
    #expect(run.status == .usage && run.errors.contains("has no meaning beside '--metrics'"))
  }
}
