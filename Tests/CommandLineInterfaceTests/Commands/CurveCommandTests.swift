import AnimationEngine
import CommandLineInterface
import TestSupport
import Testing

@Suite struct CurveCommandTests {
  @Test func `an animation is a row a frame, up to the first frame at its end`() {
    let run = runInMemory("curve", ".linear(duration: 0.5)", "--fps", "4")
    #expect(run.status == .success)
    #expect(run.errors.isEmpty)
    #expect(
      run.output == """
        time,value
        0.000000,0.000000
        0.250000,0.500000
        0.500000,1.000000

        """)
    let late = runInMemory("curve", ".linear(duration: 0.5)", "--fps", "3")
    #expect(late.output.hasSuffix("\n0.333333,0.666667\n0.666667,1.000000\n"))
  }

  @Test func `the rows of an animation are those of a timeline that plays it`() {
    for animation in [
      ".bouncy", ".easeInOut(duration: 0.7).delay(0.2)", ".linear(duration: 0.3).repeatCount(2)",
    ] {
      let document = """
        { "state": { "value": -2 },
          "events": [ { "at": 0, "withAnimation": "\(animation)", "set": { "value": 5.5 } } ] }
        """
      let trace = runInMemory("trace", "--fps", "50", input: document)
      let curve = runInMemory(
        "curve", animation, "--from-value", "-2", "--to-value", "5.5", "--fps", "50")
      #expect(curve.output == trace.output)
    }
  }

  @Test func `a unit curve is sampled over progress, one sample more than its fps`() {
    let run = runInMemory("curve", "UnitCurve.linear", "--fps", "4", "--to-value", "-10")
    #expect(
      run.output == """
        progress,value
        0.000000,0.000000
        0.250000,-2.500000
        0.500000,-5.000000
        0.750000,-7.500000
        1.000000,-10.000000

        """)
    #expect(CurveRows(runInMemory("curve", "UnitCurve.easeIn")).rows.count == 61)
    let uneven = CurveRows(runInMemory("curve", "UnitCurve.easeIn", "--fps", "2.5"))
    #expect(uneven.places == [0, 0.4, 0.8, 1])
    let part = CurveRows(runInMemory("curve", "UnitCurve.easeIn", "--fps", "4", "--until", "0.5"))
    #expect(part.places == [0, 0.25, 0.5])
  }

  /// In Swift an animation that eases in is at 0.6219 after three quarters of its time, and has come
  /// 30 % of its way after about 48.6 % of it.
  @Test func `easing in is slow at first, but not as slow as it is often drawn`() throws {
    for expression in ["UnitCurve.easeIn", ".easeIn(duration: 1)"] {
      let value = try #require(
        CurveRows(runInMemory("curve", expression, "--at", "0.75")).values.first)
      #expect(isClose(value, 0.6219, within: 5e-5))
    }
    let time = try #require(
      CurveRows(runInMemory("curve", "UnitCurve.easeIn.inverse", "--at", "0.3")).values.first)
    #expect(isClose(time, 0.486, within: 5e-4))
  }

  /// x = v - e^-dt (v cos wt + ((d v - u) / w) sin wt) for a spring of mass 1.
  @Test func `a spring follows its formula until it has settled`() throws {
    let run = runInMemory(
      "curve", "Spring(mass: 1, stiffness: 100, damping: 10)", "--from-value", "20", "--to-value",
      "-30", "--initial-velocity", "40", "--velocity", "--precision", "full")
    let rows = CurveRows(run).rows
    let (decay, frequency, way, push) = (5.0, 75.0.squareRoot(), -50.0, 40.0)
    for row in rows {
      let time = row[0]
      let wave =
        way * cosine(frequency * time) + (decay * way - push) / frequency * sine(frequency * time)
      #expect(isClose(row[1], 20 + way - exponential(-decay * time) * wave, within: 1e-9))
    }
    #expect(rows[0][2] == 40)
    // The envelope (|d v - u| + |v|) e^-dt is at a thousandth.
    let settled = logarithm(1000 * (290 + 50)) / 5
    #expect(rows.count == Int((settled * 60).rounded(.up)) + 1)
  }

  @Test(arguments: [
    "Spring(bounce: 0.4)", "Spring()", "Spring(bounce: -0.4)", ".bouncy", ".easeIn",
  ])
  func `a velocity is the slope of the values`(expression: String) {
    let run = runInMemory(
      "curve", expression, "--velocity", "--fps", "300", "--precision", "full", "--until", "0.3")
    let rows = CurveRows(run).rows
    for index in rows.indices.dropFirst().dropLast() {
      let slope = (rows[index + 1][1] - rows[index - 1][1]) * 150
      #expect(isClose(rows[index][2], slope, within: 0.08))
    }
  }

  @Test func `a vertical slope is an empty field`() {
    let run = runInMemory("curve", "UnitCurve.circularEaseIn", "--velocity", "--at", "0,1")
    #expect(
      run.output == "progress,value,velocity\n0.000000,0.000000,0.000000\n1.000000,1.000000,\n")
    let json = runInMemory(
      "curve", "UnitCurve.circularEaseIn", "--velocity", "--at", "1", "-f", "json")
    #expect(json.output.contains(#"{"progress":1,"value":1,"velocity":null}"#))
  }

  @Test func `the samples are written in every format`() {
    let arguments = (".linear(duration: 1)", "--fps", "1")
    let json = runInMemory("curve", arguments.0, arguments.1, arguments.2, "-f", "json")
    #expect(
      json.output == """
        {"format":"inbetween.curve","version":1,"fps":1,"end":1,
         "columns":["time","value"],
         "samples":[
        {"time":0,"value":0},
        {"time":1,"value":1}
        ]}

        """)
    let ndjson = runInMemory("curve", arguments.0, arguments.1, arguments.2, "-f", "ndjson")
    #expect(ndjson.output == "{\"time\":0,\"value\":0}\n{\"time\":1,\"value\":1}\n")
  }

  @Test func `a way of no length is one row`() {
    let run = runInMemory("curve", ".bouncy", "--from-value", "3", "--to-value", "3")
    #expect(run.output == "time,value\n0.000000,3.000000\n")
  }

  @Test(arguments: ["-0.5", "-.5", "-5e-1"])
  func `values may be negative`(value: String) {
    let run = runInMemory("curve", ".linear(duration: 1)", "--from-value", value, "--at", "0")
    #expect(run.output == "time,value\n0.000000,-0.500000\n")
  }

  @Test func `a summary is text, and what a curve is known by`() throws {
    let run = runInMemory("curve", "UnitCurve.easeIn", "--summary")
    #expect(run.errors.isEmpty)
    #expect(run.output.hasPrefix("kind               unit curve\n"))
    #expect(run.output.contains("control points     0.42, 0, 1, 1\n"))
    #expect(run.output.contains("0.621861 at 0.75\n"))
    #expect(run.output.split(separator: "\n").allSatisfy { !$0.hasSuffix(" ") })
    let summary = try Summary("UnitCurve.easeIn")
    #expect(summary.numbers("controlPoints") == [0.42, 0, 1, 1])
    for (there, back) in zip(summary.points("values"), summary.points("inverseValues")) {
      let run = runInMemory("curve", "UnitCurve.easeIn", "--at", "\(back.value)")
      #expect(isClose(try #require(CurveRows(run).values.first), there.progress, within: 1e-5))
    }
  }

  @Test func `an animation's summary says when the whole of it ends`() throws {
    let summary = try Summary(".easeIn(duration: 1).speed(2).delay(3)")
    #expect(summary.number("duration") == 1)
    #expect(summary.number("end") == 3.5)
    #expect(summary.number("logicalEnd") == 3.5)
    #expect(summary.texts("notes").contains { $0.contains("modifiers") })
  }
}
