import CommandLineInterface
import TestSupport
import Testing

/// What `curve` says when it cannot do what it is asked.
@Suite struct CurveMisuseTests {
  @Test(arguments: [
    ([], "no expression given, such as '.spring(duration: 0.5)'"),
    ([""], "an expression cannot be empty"),
    (
      [".easeIn", "duration:", "1"],
      "unexpected argument 'duration:'; an expression with spaces needs quotes"
    ),
    ([".easeIn", "--from", "1"], "unknown option '--from'; did you mean '--from-value'?"),
    ([".easeIn", "--select", "x"], "option '--select' belongs to 'trace', not to 'curve'"),
    (
      [".easeIn", "--to-value", "1e16"],
      "'--to-value' must be a number from -1e15 to 1e15, not '1e16'"
    ),
    (
      [".easeIn", "--to-value", "nan"],
      "'--to-value' must be a number from -1e15 to 1e15, not 'nan'"
    ),
    ([".easeIn", "--to-value", "--summary"], "'--to-value' needs a value <x>"),
    ([".easeIn", "--summary", "--at", "1"], "'--at' has no meaning beside '--summary'"),
    ([".easeIn", "--summary", "--fps", "1"], "'--fps' has no meaning beside '--summary'"),
    ([".easeIn", "--velocity", "--summary"], "'--velocity' has no meaning beside '--summary'"),
    ([".easeIn", "--summary", "-f", "csv"], "'--summary' prints 'text' or 'json', not 'csv'"),
    ([".easeIn", "--export", "css", "--at", "1"], "'--at' has no meaning beside '--export'"),
    ([".easeIn", "--export", "css", "--summary"], "'--summary' has no meaning beside '--export'"),
    ([".easeIn", "--export", "css", "-f", "csv"], "'--export' prints 'text' or 'json', not 'csv'"),
    (
      [".easeIn", "UnitCurve.easeIn"],
      "a UnitCurve has progress instead of seconds, so it shares a table with UnitCurves only"
    ),
    (
      [".easeIn", "--initial-velocity", "1"],
      "'--initial-velocity' is for a Spring; an animation is given it in the expression: '.interpolatingSpring(duration: 0.5, initialVelocity: 3)'"
    ),
    (
      ["UnitCurve.easeIn", "--initial-velocity", "1"],
      "'--initial-velocity' is for a Spring; a UnitCurve has none"
    ),
  ])
  func `a wrong command line is refused in two lines`(arguments: [String], message: String) {
    let console = MemoryConsole()
    #expect(run(arguments: ["curve"] + arguments, console: console) == .usage)
    #expect(console.output.isEmpty)
    #expect(console.errors == "inbetween: error: \(message)\nTry 'inbetween curve --help'.\n")
  }

  @Test(
    .enabled(if: Cases.areAll, "a build for debugging takes ten seconds for each"),
    arguments: [
      [".spring(response: 1e6, dampingFraction: 0.1).repeatForever()", "--fps", "1e-6"],
      [".spring(response: 1e9, dampingFraction: 0)", "--at", "1,1e9"],
      [".smooth(duration: 1e6)", ".smooth", "--fps", "1e-6"],
    ])
  func `springs of very many steps are refused before anything is printed`(arguments: [String]) {
    let until = arguments.contains("--at") ? [] : ["--until", "1e9"]
    let console = MemoryConsole()
    #expect(run(arguments: ["curve"] + arguments + until, console: console) == .invalidInput)
    #expect(console.output.isEmpty)
    #expect(
      console.errors.hasPrefix(
        "<expression>:1:1: error: the samples take more than 150000000 steps of springs [too-many]"),
      "\(console.errors)")
  }

  @Test func `a spring that soon rests may be asked for long`() {
    let console = MemoryConsole()
    let arguments = ["curve", ".spring", "--fps", "1e-6", "--until", "1e9"]
    #expect(run(arguments: arguments, console: console) == .success)
    #expect(console.output.split(separator: "\n").count == 1002)
  }

  @Test(arguments: [
    (
      "spring(duration: 0.5)",
      """
      <expression>:1:1: error: unknown function 'spring' [unknown-name]
      1 | spring(duration: 0.5)
        | ^~~~~~
      help: write .spring(…)
      """
    ),
    (
      "UnitCurve.easeInn",
      """
      <expression>:1:11: error: UnitCurve has no member 'easeInn' [unknown-member]
      1 | UnitCurve.easeInn
        |           ^~~~~~~
      help: did you mean 'easeIn'?
      """
    ),
    (
      "0.5",
      """
      <expression>:1:1: error: expected an Animation, a UnitCurve or a Spring, found a Double [wrong-type]
      1 | 0.5
        | ^~~
      help: write .linear(duration: 0.5)
      """
    ),
    (
      ".spring(bounce: )",
      """
      <expression>:1:17: error: expected a value, found ')' [expression-syntax]
      1 | .spring(bounce: )
        |                 ^
      """
    ),
  ])
  func `a wrong expression is shown with its place`(expression: String, errors: String) {
    let run = runInMemory("curve", expression)
    #expect(run.status == .invalidInput)
    #expect(run.output.isEmpty)
    #expect(run.errors == errors + "\n")
  }

  @Test(arguments: [
    (".linear.repeatForever()", "this animation never ends"),
    (".linear.speed(0)", "this animation never ends"),
    (".spring(bounce: 1)", "this animation never ends"),
    (".interpolatingSpring(bounce: 1)", "this animation never ends"),
    (".spring(duration: 1e6)", "the end of this animation is too far away to look for"),
    ("Spring(bounce: 1)", "this spring never settles"),
    (
      "Spring(duration: 200)",
      "this spring has not settled after 102 seconds, as far as SwiftUI looks"
    ),
  ])
  func `what has no end needs one from the command line`(expression: String, message: String) {
    let run = runInMemory("curve", expression)
    #expect(run.status == .invalidInput)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("<expression>:1:1: error: \(message) [never-settles]\n"))
    #expect(run.errors.hasSuffix("help: say when to stop: --until 5\n"))
    let stopped = runInMemory("curve", expression, "--until", "0.1", "--fps", "10")
    #expect(stopped.status == .success)
    #expect(stopped.output.split(separator: "\n").count == 3)
  }

  @Test func `more rows than anyone can read are refused before the first`() {
    let run = runInMemory("curve", ".linear(duration: 1e6)", "--fps", "1000")
    #expect(run.status == .invalidInput)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("[too-many]"))
  }

  @Test func `a value beyond all bounds is an error with its place`() {
    let run = runInMemory(
      "curve", ".interpolatingSpring(bounce: 0.3, initialVelocity: 1e300)", "--to-value", "1e15",
      "--at", "0.1")
    #expect(run.status == .invalidInput)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("the value at 0.1 is infinite, or not a number [evaluation]"))
  }
}
