import CommandLineInterface
import Testing

/// The edges of the article's gallery: what is counted, what repeats, and what is refused.
@Suite struct GalleryEdgeTests {
  /// The rows of the events of a document that have a word, as their fields.
  private func events(_ word: String, in run: FinishedRun) throws -> [[String]] {
    try #require(run.status == .success, "\(run.errors)")
    return run.output.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      return fields[1] == word ? fields : nil
    }
  }

  @Test(arguments: [10, 20, 60, 120])
  func `a body is made anew at each frame`(fps: Int) throws {
    let run = runInMemory("events", "samples/m01_every_frame.json", "--fps", "\(fps)")
    #expect(try events("text", in: run).count == fps)
  }

  /// The turns of x = 1 - e^(-at) (cos wt + (a/w) sin wt) lie at whole multiples of pi/w.
  @Test func `a counter on a spring turns as often as its spring does`() throws {
    let trace = try GalleryTrace(
      "m10_spring_counter", set: "number", to: "50", under: GalleryMotion.bouncing.animation,
      atRate: 250, until: 4)
    let numbers = trace.rows.map { $0.number("counter_number") }
    let steps = zip(numbers, numbers.dropFirst()).map { $1 - $0 }.filter { $0 != 0 }
    let turns = zip(steps, steps.dropFirst()).count { $0 * $1 < 0 }
    let duration = GalleryMotion.bouncingEnd
    // The jump onto the target at the end goes the way of the last swing, or is one more turn.
    let expected = Int(duration * GalleryMotion.bouncingFrequency / .pi)
    #expect([expected, expected + 1].contains(turns))
    for row in trace.rows {
      #expect(row.text("counter_text") == "\(Int(row.number("counter_number")))")
    }
  }

  /// The second method itself, against what was measured on SwiftUI.
  @Test(arguments: [(0.5, 0.825, 1.0, 158), (0.5, 0.825, 100, 293), (0.15, 0.86, 1, 59)])
  func `a spring in steps ends where SwiftUI's does`(
    response: Double, dampingFraction: Double, distance: Double, step: Int
  ) {
    let spring = SteppedSpring(
      response: response, dampingFraction: dampingFraction, distance: distance)
    #expect(spring.lastStep == step)
  }

  /// On a shorter way the spring is at rest sooner, and never after half a second only.
  @Test(arguments: [200.0, 20, 2])
  func `a spring that repeats turns when it is at rest`(distance: Double) throws {
    let end = SteppedSpring(distance: distance).end
    #expect(end > 0.5)
    let document = """
      { "until": 4.5, "state": { "x": 0 },
        "views": [ { "id": "v", "modifiers": [ { "blur": "x" }, { "onAnimationCompleted": "x" } ] } ],
        "events": [ { "at": 0, "withAnimation": ".spring.repeatForever(autoreverses: true)",
          "set": { "x": \(distance) } } ] }
      """
    let firings = try events("observe", in: runInMemory("events", input: document))
    let times = firings.compactMap { Double($0[0]) }
    let expected = [1, 3, 5].map { $0 * end }.filter { $0 < 4.5 }
    #expect(times.count == expected.count)
    #expect(zip(times, expected).allSatisfy { abs($0 - $1) < 1e-6 }, "\(times) \(expected)")
    let summary = try Summary(".spring", "--to-value", "\(distance)")
    #expect(summary.number("end").map { abs($0 - end) < 1e-9 } == true)
  }

  /// A document whose body puts out one expression, with `from` of three colours and `to` of two.
  private func output(_ expression: String) -> FinishedRun {
    runInMemory(
      "trace", "--fps", "1",
      input: """
        { "define": { "from": "[Color.red, Color.red, Color.red]", "to": "[Color.blue, Color.blue]" },
          "state": { "x": 0, "width": "Int(0)" }, "views": [ { "id": "v", "modifiers": [
          { "animatable": { "pct": "x" }, "body": [ { "attribute": {
        "out": "\(expression)" } } ] } ] } ],
          "events": [ { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "x": 1 } } ] }
        """)
  }

  @Test(arguments: [
    ("mix(from, to, pct)", 9, "the lists must be equally long, and have 3 and 2 elements, at 0 s"),
    ("mix(to, from, pct)", 9, "the lists must be equally long, and have 2 and 3 elements, at 0 s"),
    (
      "from.indices.map { mix(from[$0], to[$0], pct) }", 42,
      "index 2 is outside of the array, whose last index is 1, at 0 s"
    ),
    ("11 / width", 9, "11 / 0 has no value, at 0 s"),
    (
      "Array(repeating: pct, count: 1 + Int(pct))", 8,
      "the array 'v_out' changes the number of its columns from 1 to 2 at 1 s"
    ),
    ("from.indices.map { '\\\\($0)' }", 8, "a [String] cannot be shown by an attribute"),
    ("from.first", 8, "a Color? cannot be shown by an attribute"),
    ("from.indices", 8, "a Range<Int> cannot be shown by an attribute"),
    ("Animation.linear", 8, "an Animation cannot be shown by an attribute"),
  ])
  func `what has no value or no column is an error at its place`(
    expression: String, column: Int, message: String
  ) {
    let run = output(expression)
    #expect(run.status == .invalidInput)
    #expect(run.output.isEmpty)
    let line = run.errors.split(separator: "\n").first ?? ""
    #expect(line.hasPrefix("<stdin>:4:\(column): error: \(message)"), "\(run.errors)")
  }

  /// A list is as many columns as its elements have.
  @Test(arguments: [
    ("[pct > 0.5, true]", "v_out_0,v_out_1", "0,1"),
    ("[Angle.degrees(90), .radians(.pi)]", "v_out_0,v_out_1", "90,180"),
    ("[CGPoint(x: 1, y: 2)]", "v_out_0_x,v_out_0_y", "1,2"),
    ("[[1.5, 2], [3, 4]]", "v_out_0_0,v_out_0_1,v_out_1_0,v_out_1_1", "1.5,2,3,4"),
    ("mix([0.0, 10], [1, 30], 0.5)", "v_out_0,v_out_1", "0.5,20"),
    (
      "[mix(Color.red, .black, 1)]", "v_out_0_r,v_out_0_g,v_out_0_b,v_out_0_a", "0,0,0,1"
    ),
  ])
  func `lists of anything that has numbers are columns`(
    expression: String, columns: String, values: String
  ) throws {
    let run = output(expression)
    try #require(run.status == .success, "\(run.errors)")
    let lines = run.output.split(separator: "\n")
    #expect(lines.first == "time,v_pct,\(columns)")
    let found = lines[1].split(separator: ",").dropFirst(2).compactMap { Double($0) }
    let expected = values.split(separator: ",").compactMap { Double($0) }
    #expect(found.count == expected.count)
    #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-6 }, "\(found)")
  }

  /// From the first list more than the second has is no value; the other way round it is passed over.
  @Test func `the article's loop passes over colors that only the second list has`() {
    let run = output("to.indices.map { mix(to[$0], from[$0], pct) }")
    #expect(run.status == .success)
    #expect(run.output.contains("v_out_1_a\n"))
  }

  @Test func `explain says that texts fade, and has none between them`() {
    let run = ExplainedRun("--from", "1", sample: "m20_nothing")
    let answer =
      "1 s label_text has its new value at once: SwiftUI cross-fades the texts with .linear(duration: 1)."
    #expect(run.paragraph(answer) != nil)
    #expect(!run.text.contains("inside_text"))
  }
}
