import CommandLineInterface
import Foundation
import TestSupport
import Testing

/// `curve --export`, the words of other toolkits as arguments, and several expressions.
@Suite struct CurveExportTests {
  private func run(
    _ arguments: String...
  ) -> (status: CommandLineInterface.ExitStatus, output: String, errors: String) {
    let console = MemoryConsole()
    let status = CommandLineInterface.run(arguments: ["curve"] + arguments, console: console)
    return (status, console.output, console.errors)
  }

  private func values(_ output: String) -> [Double] {
    output.split(separator: "\n").dropFirst().compactMap { line in
      line.split(separator: ",").last.flatMap { Double($0) }
    }
  }

  @Test(arguments: [
    "css", "css-keyframes", "core-animation", "uikit", "compose", "flutter", "react-native",
    "motion", "figma", "lottie",
  ])
  func `every target has a spring, with its error`(target: String) throws {
    let text = run(".bouncy", "--to-value", "100", "--export", target)
    #expect(text.status == .success, "\(text.errors)")
    #expect(text.output.contains("off by 0.0"))
    #expect(text.output.contains(" of the way at most in the middle of steps, by 0.0"))
    let curve = run("easeIn", "--export", target)
    #expect(!curve.output.contains("in the middle of steps"))
    let json = run(".bouncy", "--to-value", "100", "--export", target, "-f", "json").output
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(object["text"] as? String == text.output)
    let error = try #require(object["error"] as? Double)
    let inSteps = try #require(object["errorInSteps"] as? Double)
    // Half of the greatest step of this spring is 0.0095 of the way.
    #expect(inSteps < 0.01 && inSteps < 0.5 * error && error < inSteps + 0.0099)
  }

  @Test func `an exported linear() is sampled as the animation is`() throws {
    let text = run(".snappy", "--to-value", "100", "--export", "css").output
    let line = try #require(
      text.split(separator: "\n").first { $0.contains("linear(") && $0.hasPrefix("t") })
    let linear = String(line.drop { $0 != ":" }.dropFirst(2).dropLast())
    let seconds = try #require(text.firstMatch(of: /duration: ([0-9.]+)s/).flatMap { Double($0.1) })
    let times = (1...20).map { Double($0) * 5 / 300 }
    let list = { (numbers: [Double]) in numbers.map { "\($0)" }.joined(separator: ",") }
    let shown = values(run(".snappy", "--to-value", "100", "--at", list(times)).output)
    let found = values(
      // Each value is shown since the step before, and the curve goes through the middle.
      run(
        linear, "--to-value", "100", "--at", list(times.map { ($0 - 0.5 / 300) / seconds })
      ).output)
    #expect(shown.count == times.count && found.count == times.count)
    for (value, other) in zip(shown, found) { #expect(isClose(value, other, within: 0.11)) }
  }

  @Test func `words of other toolkits are sampled`() {
    // A curve that is straight, one that is known in the middle, and the closed form of a spring.
    #expect(values(run("cubic-bezier(0.3, 0.3, 0.6, 0.6)", "--at", "0.25").output) == [0.25])
    #expect(values(run("linear(0, 0.8 25%, 1)", "--at", "0.125,0.25,1").output) == [0.4, 0.8, 1])
    let spring = run("{ stiffness: 100, damping: 10 }", "--at", "0.1,0.3").output
    #expect(spring == run("Spring(mass: 1, stiffness: 100, damping: 10)", "--at", "0.1,0.3").output)
    let over = run("stiffness: 100, damping: 40", "--at", "0.1,0.3").output
    #expect(
      over
        == run(
          "Spring(mass: 1, stiffness: 100, damping: 40, allowOverDamping: true)", "--at", "0.1,0.3"
        ).output)
    #expect(run("linear(0, 0.8 25%, 1)", "--summary").output.contains("stops"))
  }

  @Test func `a wrong word of another toolkit is an error at its place`() {
    let wrong = run("cubic-bezier(.2,.8,1.2,1)")
    #expect(wrong.status == .invalidInput)
    #expect(
      wrong.errors.hasPrefix("<expression>:1:20: error: the x of a control point"),
      "\(wrong.errors)")
  }

  @Test func `what a target cannot say is an error`() {
    let delayed = run(".bouncy.delay(0.2)", "--export", "compose")
    #expect(delayed.status == .invalidInput && delayed.output.isEmpty)
    #expect(delayed.errors.contains("'compose' cannot say a delay before a spring [not-available]"))
    let endless = run(".linear(duration: 1).repeatForever()", "--export", "css")
    #expect(endless.errors.contains("a repetition is not exported"))
    let unknown = run(".bouncy", "--export", "cs")
    #expect(unknown.status == .usage && unknown.errors.contains("did you mean 'css'?"))
    #expect(run(".bouncy", "--export", "css", "--to-value", "0").status == .invalidInput)
  }

  @Test func `several expressions have a column each`() {
    let table = run(".linear(duration: 1)", ".easeIn(duration: 0.5)", "--fps", "2").output
    #expect(
      table == """
        time,.linear(duration: 1),.easeIn(duration: 0.5)
        0.000000,0.000000,0.000000
        0.500000,0.500000,1.000000
        1.000000,1.000000,1.000000

        """)
    let quoted = run(".smooth", ".spring(duration: 0.5, bounce: 0.3)", "--at", "0").output
    #expect(quoted.hasPrefix("time,.smooth,\".spring(duration: 0.5, bounce: 0.3)\"\n"))
    let velocities = run(".smooth", ".snappy", "--at", "0", "--velocity").output
    #expect(velocities.hasPrefix("time,.smooth,.smooth_velocity,.snappy,.snappy_velocity\n"))
    #expect(
      run(".smooth", ".snappy", "--summary").output.components(separatedBy: "kind ").count == 3)
    #expect(
      run(".smooth", ".snappy", "--export", "compose").output.components(separatedBy: "spring(")
        .count == 3)
  }

  /// Numbers whose differences, slopes or decimals are beyond all bounds.
  @Test(arguments: [
    "linear(0, 1e308 50%, 1)", "linear(1e308, -1e308)", "linear(-1e308, 1e308, 1)",
    "linear(0, 1e300 1e-300%, 1)", ".interpolatingSpring(bounce: 0.3, initialVelocity: 1e300)",
    ".timingCurve(0, 1e308, 1, -1e308, duration: 1)",
    "UnitCurve.bezier(startControlPoint: UnitPoint(x: 0, y: 1e308), endControlPoint: UnitPoint(x: 1, y: -1e308))",
  ])
  func `hostile numbers are printed or refused, in every form`(expression: String) {
    let targets = [
      "css", "css-keyframes", "core-animation", "uikit", "compose", "flutter", "react-native",
      "motion", "figma", "lottie",
    ]
    var forms = targets.map { ["--export", $0] } + targets.map { ["--export", $0, "-f", "json"] }
    forms += [["--summary"], ["--summary", "-f", "json"], [], ["--plot"], ["--at", "0.3,2"]]
    for ends in [[], ["--to-value", "1e15"], ["--from-value", "-1e15", "--to-value", "1e15"]] {
      for form in forms {
        let console = MemoryConsole()
        let status = CommandLineInterface.run(
          arguments: ["curve", expression] + form + ends, console: console)
        #expect(status == .success || status == .invalidInput, "\(form) \(ends) \(console.errors)")
        #expect((status == .success) == console.errors.isEmpty)
        #expect(!console.output.contains("inf") && !console.output.contains("nan"))
      }
    }
  }
}
