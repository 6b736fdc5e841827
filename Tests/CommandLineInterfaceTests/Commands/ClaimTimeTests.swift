import CommandLineInterface
import Testing

/// When a claim is asked, and of which world.
@Suite struct ClaimTimeTests {
  @Test func `a claim inside a turn reads the world after everything at its instant`() throws {
    let document = """
      { "state": { "x": 0, "y": 0 }, "events": [
        { "at": 1, "run": [ { "expect": { "x": 3, "state.x": 3, "state.y": 2 } }, { "set": { "x": 1 } } ] },
        { "at": 1, "withAnimation": null, "set": { "y": 2 }, "completion": [ { "set": { "x": 3 } } ] } ] }
      """
    #expect(try points(of: document).map(\.passed) == [true, true, true])
  }

  @Test func `a claim at a label's time is asked there, with its offset`() throws {
    let document = """
      { "state": { "x": 0, "y": 0 }, "events": [
        { "at": "done", "withAnimation": ".linear(duration: 1)", "set": { "y": 1 } },
        { "at": "done + 0.25", "expect": { "x": 1, "y": 0.25 } },
        { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "x": 1 }, "completion": "done" } ] }
      """
    let points = try points(of: document)
    #expect(
      points.map(\.description) == ["t.json at 1.25 s: x is 1", "t.json at 1.25 s: y is 0.25"])
    #expect(points.filter { !$0.passed } == [])
  }

  @Test func `a claim that is never asked has failed`() throws {
    let document = """
      { "until": 2, "state": { "x": 0 }, "events": [
        { "at": "never", "expect": { "x": 0 } },
        { "at": [1, 3], "expect": { "x": 0 } },
        { "at": 5, "withAnimation": null, "set": { "x": 1 }, "completion": "never" } ] }
      """
    let run = runInMemory("test", input: document)
    #expect(run.status == .negative)
    let points = try TAPPoint.parse(run.output)
    #expect(points.map(\.passed) == [true, false, false])
    #expect(points[1]["at"] == #""<stdin>:2:32""#)
    #expect(points[1]["message"] == #""it never came to be asked before the run ended at 2 s""#)
    #expect(points[2]["message"] == #""it was asked 1 of 2 times before the run ended at 2 s""#)
  }

  @Test func `a claim under a condition that was never met is skipped`() throws {
    let document = """
      { "state": { "x": 0 }, "events": [
        { "at": 1, "when": "x > 0", "expect": { "x": 1 }, "else": [ { "expect": { "x": 0 } } ] } ] }
      """
    let points = try points(of: document)
    #expect(points.filter { !$0.passed } == [])
    #expect(
      points.map(\.description) == [
        "t.json at 1 s: x is 0", "t.json: x is 1 # SKIP its condition was never met",
      ])
  }

  @Test func `the names around a step are those of its claims`() throws {
    let document = """
      { "define": { "double(a)": "a * 2" }, "state": { "x": 6 }, "events": [
        { "at": 1, "forEach": [1, 2], "as": "n", "expect": { "x": "double(3) * n" } } ] }
      """
    #expect(try points(of: document).map(\.passed) == [true, false])
  }

  @Test func `a range and a direction begin anew with every claim about the track`() throws {
    // Up to 1, down to 0, with a jump that no frame shows.
    let document = """
      { "fps": 4, "state": { "x": 0 }, "events": [
        { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "x": 1 } },
        { "at": 1, "expect": { "range": { "x": [0, 1] }, "monotonic": ["x"] } },
        { "at": 1.1, "withAnimation": ".linear(duration: 0.8)", "set": { "x": 0 } },
        { "at": 2, "expect": { "range": { "x": [0, 1] }, "monotonic": ["x"] } },
        { "at": 2.1, "set": { "x": 5 } }, { "at": 2.2, "set": { "x": 1 } },
        { "at": 3, "expect": { "range": { "x": [0, 1] }, "monotonic": ["x"] } } ] }
      """
    let points = try points(of: document)
    #expect(points.map(\.passed) == [true, true, true, true, false, false])
    #expect(points[4]["found"] == "[0, 5]")
    #expect(points[5]["found"] == #""x rises by 5 and falls by 4""#)
  }

  @Test func `the extreme before a jump is seen between frames`() throws {
    let document = """
      { "fps": 1, "state": { "x": 0 }, "events": [
        { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "x": 1 } },
        { "at": 0.5, "set": { "x": 0 } },
        { "at": 0.5, "expect": { "range": { "x": [0, 0.4] } } } ] }
      """
    let point = try #require(try points(of: document).first)
    #expect(!point.passed)
    let found = try #require(point["found"]).dropFirst().dropLast().split(separator: ", ")
    #expect(abs((Double(found[1]) ?? 0) - 0.5) < 1e-9)
  }

  @Test func `a display holds its last tick between two ticks`() throws {
    let document = """
      { "clock": "display", "fps": 10, "state": { "x": 0, "n": 0 }, "events": [
        { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "x": 1 } },
        { "at": 0.52, "set": { "n": 1 } },
        { "at": 0.54, "expect": { "state.n": 1, "n": 0, "events": { "set": 0 } } },
        { "at": 0.56, "set": { "n": 2 } },
        { "at": 0.6, "expect": { "state.n": 2, "n": 2, "events": { "set": 2 } } } ] }
      """
    let points = try points(of: document)
    #expect(points.map(\.passed) == Array(repeating: true, count: 6), "\(points)")
    #expect(points[0].description == "t.json at 0.54 s: state.n is 1")
  }

  @Test func `a pause by a tick's callback is told although nothing moves any more`() throws {
    let document = """
      { "clock": "display", "fps": 10, "state": { "x": 0, "y": 0 }, "events": [
        { "at": 0, "withAnimation": ".linear(duration: 0.45)", "set": { "x": 1 }, "completion": [ { "pause": "y" } ] },
        { "at": 0, "withAnimation": ".linear(duration: 10)", "set": { "y": 1 } } ] }
      """
    let events = runInMemory("events", input: document).output.split(separator: "\n")
    #expect(events.last == "0.600000,pause,y,,,0.050000,,3")
    #expect(events.dropLast().last == "0.500000,complete,,t1,,,logical,3")
    let rows = runInMemory("trace", input: document).output.split(separator: "\n")
    #expect(rows.last == "0.600000,1.000000,0.050000")
  }

  /// A curve of 0.45 s is found to be over at 0.5 s; the tick after it, at 0.6 s, shows what the
  /// callback has changed, or the first one behind a hitch.
  @Test(arguments: [("", 0.6), (#""hitches": [ { "at": 0.6, "by": 0.15 } ],"#, 0.8)])
  func `what a tick's callback changes is seen at the next tick`(
    hitches: String, seen: Double
  ) throws {
    let document = """
      { "clock": "display", "fps": 10, \(hitches) "state": { "x": 0, "y": 0, "z": 0 }, "events": [
        { "at": 0, "withAnimation": ".linear(duration: 0.45)", "set": { "x": 1 }, "completion": [
          { "set": { "y": 1 } }, { "emit": "called" },
          { "withAnimation": ".linear(duration: 0)", "set": { "z": 1 }, "completion": "at once" } ] },
        { "at": 0.5, "expect": { "y": 0, "events": { "complete": 1, "emit": 1, "set": 0, "begin": 1 } } },
        { "at": \(seen), "expect": { "y": 1, "z": 1, "events": { "set": 1, "begin": 2, "complete": 2 } } } ] }
      """
    let points = try points(of: document)
    #expect(points.filter { !$0.passed } == [])
    let events = runInMemory("events", input: document).output
    let (time, told) = ("\(seen)00000", events.split(separator: "\n").dropFirst(6))
    #expect(
      told == [
        "\(time),set,y,t2,,1.000000,no-scope,2", "\(time),begin,z,t3,,1.000000,withAnimation,2",
        "\(time),logical,z,t3,,1.000000,,", "\(time),end,z,t3,,1.000000,zero,",
        "\(time),complete,,t3,at once,,logical,3",
      ])
  }
}
