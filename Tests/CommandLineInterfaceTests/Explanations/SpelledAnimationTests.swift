import CommandLineInterface
import Testing

/// How explanations spell an animation with modifiers.
@Suite struct SpelledAnimationTests {
  private static func explained(_ animation: String) -> String {
    ExplainedRun(
      "--quiet",
      input: """
        { "state": { "x": 0 }, "until": 1, "events": [
          { "at": 0, "withAnimation": "\(animation)", "set": { "x": 1 } } ] }
        """
    ).text
  }

  /// Modifiers that change nothing, and combinations in which some do.
  @Test(arguments: [
    (".delay(0)", ""), (".delay(-0.0)", ""), (".speed(1)", ""), (".repeatCount(1)", ""),
    (".repeatCount(1, autoreverses: false)", ""), (".speed(1).delay(0).repeatCount(1)", ""),
    (".speed(2).speed(0.5)", ""), (".delay(0.2).delay(-0.2)", ""),
    (".delay(0).repeatForever()", ".repeatForever(autoreverses: true)"),
    (".speed(1).repeatCount(3)", ".repeatCount(3, autoreverses: true)"),
    (".delay(0).delay(0.5)", ".delay(0.5)"), (".delay(1).repeatCount(1)", ".delay(1)"),
    (".delay(0).speed(2)", ".speed(2)"), (".delay(-0.5)", ".delay(-0.5)"),
    (".delay(-0.5).delay(0.75)", ".delay(-0.5).delay(0.75)"),
    (".delay(0.5).speed(-1)", ".speed(0)"),
  ])
  func `a modifier that changes nothing is not spelled`(modifiers: String, spelled: String) {
    let text = Self.explained(".linear(duration: 1)" + modifiers)
    #expect(
      text.hasPrefix("0 s x is animated by withAnimation: .linear(duration: 1)\(spelled). What"),
      "\(text)")
  }

  /// Steps of h = 1/300 s with w = 2 * pi / 0.05 diverge from 2 * z * w * h = 2 - (w * h)^2 / 2 on, which is the
  /// damping fraction z = 2.28.
  @Test(arguments: [(2, false), (2.25, false), (2.3, true), (3, true), (4, true)])
  func `a spring whose steps do not follow its damping is said to`(fraction: Double, isCut: Bool) {
    let text = Self.explained(".spring(response: 0.05, dampingFraction: \(fraction)).delay(0.1)")
    #expect(
      text.contains("Steps of 1/300 s do not follow a damping fraction of") == isCut, "\(text)")
  }
}
