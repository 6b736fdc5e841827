import CommandLineInterface
import Foundation
import TestSupport
import Testing

/// What a recipe gets wrong because it knows a value and no motion.
@Suite struct RecipeFlawTests {
  private static func start(_ animation: String, at time: Double = 0) -> String {
    #"{ "at": \#(time), "withAnimation": "\#(animation)", "set": { "x": 1 } }"#
  }

  private static func toggle(_ times: Double...) -> String {
    #"{ "at": \#(times), "toggle": "p" }"#
  }

  @Test func `beyond the target no time is left by the formula, and the value jumps back`() throws {
    // The spring x = 1 - exp(-2.5 t) (cos(w t) + 2.5 / w sin(w t)) is farthest at pi / w.
    let frequency = (100 - 2.5 * 2.5).squareRoot()
    let peak = Double.pi / frequency
    let farthest = 1 + exp(-2.5 * peak)
    var document = RecipeDocument()
    document.events = [
      Self.start(".interpolatingSpring(stiffness: 100, damping: 5)"), Self.toggle(peak, 2),
    ]
    let values = try document.values(at: [1, 1.9999, 2])
    #expect(isClose(values[0], farthest, within: 1e-8))
    #expect(values[1] == values[0])
    #expect(values[2] == 1)
    let ends = document.events(["resume", "begin", "end"]).suffix(3)
    #expect(Array(ends) == ["2 resume", "2 begin withAnimation", "2 end zero"])
  }

  @Test func `what is not the state itself is animated between its ends, so a pause makes it jump`()
    throws
  {
    var document = RecipeDocument()
    document.inside = #"{ "opacity": "x * x" }"#
    document.events = [Self.start(".linear(duration: 2)"), Self.toggle(1)]
    // From 0 to 1 the square is half-way at 0.5, but the captured 0.5 has the square 0.25.
    #expect(try document.values(at: [1, 1.0001]) == [0.5, 0.25])
  }

  @Test func `an implicit animation nearer to the view is not seen by the recipe`() throws {
    var document = RecipeDocument()
    document.inside =
      #"{ "opacity": "x" }, { "animation": ".linear(duration: 1)", "value": "x" }"#
    document.events = [#"{ "at": 0, "set": { "x": 1 } }"#, Self.toggle(0.5, 0.75)]
    #expect(try document.values(at: [0.5, 0.625, 0.75, 1]) == [0.5, 0.625, 0.75, 1])
    #expect(document.events(["pause", "resume"]) == ["0.5 pause idle", "0.75 resume already"])
  }

  @Test func `an implicit animation around the recipe takes the place of the one that stops`()
    throws
  {
    var document = RecipeDocument()
    document.outside = #"{ "animation": ".linear(duration: 1)", "value": "x" }"#
    document.events = [#"{ "at": 0, "set": { "x": 1 } }"#, Self.toggle(0.5)]
    // From 0.5 on the old way, x = t, is faded out towards 0.5 in a second.
    let expected = [0.5, 0.75 + 0.25 * (0.5 - 0.75), 1 + 0.5 * (0.5 - 1), 0.5]
    #expect(try document.values(at: [0.5, 0.75, 1, 1.5]) == expected)
  }

  @Test func `paused in the turn of its start a motion never begins to be seen`() throws {
    var document = RecipeDocument()
    document.events = [
      """
      { "at": 1, "run": [ { "withAnimation": ".linear(duration: 2)", "set": { "x": 1 } },
        { "set": { "p": true } } ] }
      """
    ]
    #expect(try document.values(at: [1, 1.5, 3]) == [0, 0, 0])
    #expect(document.events(["begin", "pause", "retarget", "end"]).count == 4)
  }

  @Test func `a value that is set in the turn of the pause is what is captured`() throws {
    var document = RecipeDocument()
    document.events = [
      Self.start(".linear(duration: 2)"),
      #"{ "at": 1, "run": [ { "set": { "x": 3, "p": true } } ] }"#,
    ]
    // The change shifts what is on screen by 2, from 0.5, and stops there.
    #expect(try document.values(at: [1, 1.0001, 2]) == [2.5, 2.5, 2.5])
  }

  @Test func `two changes of the flag in two transactions of a turn pause and resume`() throws {
    var document = RecipeDocument()
    document.events = [
      Self.start(".linear(duration: 2)"),
      """
      { "at": 1, "run": [ { "set": { "p": true } },
        { "withTransaction": { "isContinuous": true }, "set": { "p": false } } ] }
      """,
    ]
    #expect(document.events(["pause", "resume"]) == ["1 pause", "1 resume"])
    // From 0.5 in the second that is left by the formula.
    #expect(try document.values(at: [1, 1.5, 2]) == [0.5, 0.75, 1])
  }

  @Test func `a curve that goes on starts from rest, and a line goes on as it was`() throws {
    var velocities: [[Double]] = []
    for (animation, resumption) in [
      (".easeInOut(duration: 2)", ".easeInOut(duration: remaining)"),
      (".linear(duration: 2)", ".linear(duration: remaining)"),
    ] {
      var document = RecipeDocument()
      document.recipe = document.recipe.replacing(".linear(duration: remaining)", with: resumption)
      document.events = [Self.start(animation), Self.toggle(0.5, 1)]
      let run = runInMemory(
        "trace", "--at", "0.4999999,0.75,1", "--velocity", "--precision", "full",
        input: document.text)
      velocities.append(try numbers(in: run.output, column: 2))
    }
    #expect(velocities[0][0] > 0.5)
    #expect(Array(velocities[0][1...]) == [0, 0])
    #expect(isClose(velocities[1][0], 0.5, within: 1e-12))
    #expect(velocities[1][1] == 0)
    #expect(isClose(velocities[1][2], 0.5, within: 1e-12))
  }

  @Test(arguments: ["display", "device"], [0.5, 0.501, 0.52, 0.61])
  func `on a display the last frame is captured, exactly else`(clock: String, tap: Double) throws {
    var document = RecipeDocument()
    document.members = #""until": 1.5, "hitches": [ { "at": 0.6, "by": 0.05 } ], "#
    document.events = [Self.start(".easeIn(duration: 1)")]
    let moving = document
    document.events.append(Self.toggle(tap))
    let frames = runInMemory(
      "trace", "--clock", clock, "--fps", "60", "--precision", "full", input: moving.text)
    let seen = try numbers(in: frames.output, column: 1)
    // The turn of a tap runs before the next tick, and a frame on the tap itself comes after it.
    let last = Int((tap * 60).rounded(.up)) - 1
    let paused = runInMemory(
      "trace", "--clock", clock, "--fps", "60", "--precision", "full", input: document.text)
    let values = try numbers(in: paused.output, column: 1)
    #expect(values[last] == seen[last])
    #expect(values[(last + 1)...].allSatisfy { $0 == seen[last] })
    let exact = try moving.values(at: [tap])
    #expect(try document.values(at: [tap, 1.5]) == exact + exact)
  }

  @Test(arguments: [
    ("6 * (1 - (value - s) / (e - s))", "-0.5 / 0.0 is infinite, at 1.5 s"),
    ("{ v in sqrt(v - 2) }", "sqrt(-1.5) is not a number, at 1.5 s"),
    ("log(value - value)", "log(0.0) is infinite, at 1.5 s"),
  ])
  func `a time that is no number is an error at the expression`(remaining: String, message: String)
  {
    var document = RecipeDocument()
    document.members = #""define": { "s": 1, "e": 1 }, "#
    document.recipe = document.recipe.replacing("2 * (1 - value)", with: remaining)
    document.events = [Self.start(".linear(duration: 2)"), Self.toggle(1, 1.5)]
    let run = runInMemory("trace", input: document.text)
    #expect(run.status == .invalidInput)
    #expect(run.output.isEmpty)
    let place = document.text.split(separator: "\n")[1]
    #expect(place.contains(remaining))
    #expect(run.errors.hasPrefix("<stdin>:2:"))
    #expect(run.errors.contains("error: \(message)"))
  }
}
