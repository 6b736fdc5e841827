import CommandLineInterface
import Foundation
import TestSupport
import Testing

@Suite struct VelocityTests {
  /// The rows of a trace with one track: time, value, velocity.
  private func rows(_ document: String, _ options: String...) -> [[Double]] {
    let console = MemoryConsole()
    console.standardInput = Array(document.utf8)
    let arguments = ["trace", "--velocity", "--precision", "full"] + options
    #expect(run(arguments: arguments, console: console) == .success, "\(console.errors)")
    return console.output.split(separator: "\n").dropFirst().map { row in
      row.split(separator: ",").map { Double($0) ?? .nan }
    }
  }

  @Test func `a linear motion has its speed from the first instant to before the last`() {
    let document = """
      { "state": { "x": 0 }, "events": [
        { "at": 0.5, "withAnimation": ".linear(duration: 0.5)", "set": { "x": 10 } } ] }
      """
    let rows = rows(document, "--at", "0.4,0.5,0.75,0.99,1,1.1")
    #expect(rows.map { $0[2] } == [0, 20, 20, 20, 0, 0])
  }

  @Test func `a held value stands still, and goes on as fast as it was`() {
    let document = """
      { "state": { "x": 0 }, "events": [
        { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "x": 5 } },
        { "at": 0.25, "pause": "x" }, { "at": 0.5, "resume": "x" } ] }
      """
    let rows = rows(document, "--at", "0.2,0.25,0.4,0.5,1")
    #expect(rows.map { $0[1] } == [1, 1.25, 1.25, 1.25, 3.75])
    #expect(rows.map { $0[2] } == [5, 0, 0, 5, 5])
  }

  @Test func `a spring has the velocity of its equation`() {
    // Critically damped with the frequency 10: x = 1 - (1 + 10 t) e^(-10 t), and x' = 100 t e^(-10 t).
    let document = """
      { "state": { "x": 0 }, "events": [ { "at": 0,
          "withAnimation": ".interpolatingSpring(stiffness: 100, damping: 20)", "set": { "x": 3 } } ] }
      """
    for row in rows(document, "--at", "0,0.05,0.1,0.2,0.3,0.5") {
      let t = row[0]
      #expect(isClose(row[1], 3 * (1 - (1 + 10 * t) * exp(-10 * t)), within: 1e-12))
      #expect(isClose(row[2], 300 * t * exp(-10 * t), within: 1e-10))
    }
  }

  @Test func `the fluid spring's velocity is the slope between its steps`() {
    let document = """
      { "state": { "x": 0 }, "events": [
        { "at": 0, "withAnimation": ".spring(duration: 0.4, bounce: 0.2)", "set": { "x": 100 } } ] }
      """
    let rows = rows(document, "--fps", "300", "--until", "0.3")
    for (index, row) in rows.enumerated().dropFirst().dropLast() {
      let slope = (rows[index + 1][1] - rows[index - 1][1]) * 150
      #expect(isClose(row[2], slope, within: 0.02 * (1 + abs(slope))), "at \(row[0])")
    }
  }

  @Test func `where a curve is vertical there is no number`() {
    let document = """
      { "state": { "x": 0 }, "events": [ { "at": 0, "set": { "x": 1 },
          "withAnimation": ".timingCurve(0, 1, 1, 1, duration: 1)" } ] }
      """
    let run = runInMemory("trace", "--velocity", "--at", "0", input: document)
    #expect(run.output == "time,x,x_velocity\n0.000000,0.000000,\n")
    let json = runInMemory("trace", "--velocity", "--at", "0", "-f", "ndjson", input: document)
    #expect(json.output == "{\"time\":0,\"x\":0}\n")
  }

  @Test func `vectors have a velocity for each component`() {
    let document = """
      { "state": { "p": "CGPoint(x: 0, y: 10)" }, "events": [
        { "at": 0, "withAnimation": ".linear(duration: 2)", "set": { "p": "CGPoint(x: 4, y: 0)" } } ] }
      """
    #expect(
      runInMemory("trace", "--velocity", "--at", "1", "--precision", "1", input: document).output
        == "time,p_x,p_x_velocity,p_y,p_y_velocity\n1.0,2.0,2.0,5.0,-5.0\n")
  }
}
