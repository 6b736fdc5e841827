import CommandLineInterface
import Testing

/// A number that is none is an error where it would be kept, not a motion that never ends.
@Suite struct NonFiniteArgumentTests {
  @Test(arguments: [
    (".linear(duration: 1 / y)", "an argument of linear(inf) is infinite"),
    (".easeIn.delay(y / y)", "is not a number"),
    (".linear.speed(1 / y)", "is infinite"),
    (".spring(duration: 0.5, bounce: 1 / y)", "an argument of spring(0.5, inf, 0.0) is infinite"),
    (".interpolatingSpring(stiffness: 1 / y, damping: 1)", "is infinite"),
    (".spring(Spring(duration: 1 / y))", "an argument of Spring(inf, 0.0) is infinite"),
    (
      ".timingCurve(UnitCurve.bezier(startControlPoint: UnitPoint(x: 1 / y, y: 0), endControlPoint: .zero), duration: 1)",
      "is infinite"
    ),
  ])
  func `an animation is made of numbers`(animation: String, message: String) {
    let document = """
      { "state": { "x": 0, "y": 0 }, "until": 2, "events": [
        { "at": 0.5, "withAnimation": "\(animation)", "set": { "x": 1 } } ] }
      """
    for command in ["trace", "check"] {
      let run = runInMemory(command, input: document)
      #expect(run.status != .success)
      #expect(run.output.isEmpty)
      #expect(run.errors.contains(message), "\(run.errors)")
      #expect(run.errors.hasPrefix("<stdin>:2:"), "\(run.errors)")
    }
  }
}
