import CommandLineInterface
import Foundation
import TestSupport
import Testing

/// `fit`: a recording in, an animation out.
@Suite struct FitCommandTests {
  private func run(
    _ arguments: [String], _ files: [String: String] = [:]
  ) -> (status: CommandLineInterface.ExitStatus, output: String, errors: String) {
    let console = MemoryConsole()
    console.files = files.mapValues { Array($0.utf8) }
    let status = CommandLineInterface.run(arguments: arguments, console: console)
    return (status, console.output, console.errors)
  }

  /// What `trace` prints of a change from 20 to 220 at 0.1 s.
  private func trace(_ animation: String, _ options: String...) -> String {
    let document = """
      { "state": { "x": 20 },
        "events": [ { "at": 0.1, "withAnimation": "\(animation)", "set": { "x": 220 } } ] }
      """
    return run(["trace", "a.json"] + options, ["a.json": document]).output
  }

  /// A trace with whole numbers as values, as a log may have them.
  private func rounded(_ trace: String) -> String {
    trace.split(separator: "\n").map { line -> String in
      let fields = line.split(separator: ",")
      guard let value = Double(fields[1]) else { return "\(line)\n" }
      return "\(fields[0]),\(value.rounded())\n"
    }.joined()
  }

  /// The values of the facts of a report.
  private func facts(_ report: String) -> [String: String] {
    let pairs = report.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /^([a-z-]+) {2,}(.*)$/).map { (String($0.1), String($0.2)) }
    }
    return Dictionary(pairs) { first, _ in first }
  }

  @Test(arguments: [
    ".spring(duration: 0.6, bounce: 0.25)", ".bouncy", ".easeInOut(duration: 0.7)",
    ".spring(duration: 0.4, bounce: -0.2)", ".interpolatingSpring(duration: 0.5, bounce: 0.2)",
  ])
  func `our own trace gives its animation back`(animation: String) {
    for options in [[], ["-f", "json"], ["-f", "ndjson"], ["--layout", "long"], ["--velocity"]] {
      let log =
        options.isEmpty ? trace(animation) : trace(animation, options[0], options.last ?? "")
      let fit = run(["fit", "log"], ["log": log])
      #expect(fit.status == .success, "\(fit.errors)")
      #expect(facts(fit.output)["animation"] == animation, "\(fit.output)")
      #expect(
        facts(fit.output)["start"] == "20" || facts(fit.output)["start"]?.hasPrefix("20 ") == true)
    }
  }

  @Test func `the report has the numbers, their errors and what came second`() {
    let fit = run(
      ["fit", "log"], ["log": rounded(trace(".spring(duration: 0.6, bounce: 0.25)"))])
    let facts = facts(fit.output)
    #expect(facts["duration"]?.contains("±") == true)
    #expect(facts["residual"]?.contains("root mean square") == true)
    #expect(facts["runner-up"]?.contains("residual") == true)
    #expect(facts["kind"] == "fluid spring")
    #expect(fit.output.contains("autocorrelation"))
  }

  @Test func `the timeline plays the recording again`() throws {
    let log = trace(".spring(duration: 0.6, bounce: 0.25)")
    let fit = run(["fit", "log", "-f", "json"], ["log": log])
    let again = run(
      ["diff", "log", "again.json", "--tolerance", "1e-4"], ["log": log, "again.json": fit.output])
    #expect(again.status == .success, "\(again.output)\(again.errors)")
    #expect(
      run(["check", "again.json", "--strict"], ["again.json": fit.output]).status == .success)
  }

  @Test func `a track whose name no state can have is called value`() {
    let log = trace(".smooth").replacingOccurrences(of: "time,x", with: "time,layer.x")
    let fit = run(["fit", "log", "-f", "json"], ["log": log])
    #expect(fit.output.contains(#""state":{"value":20}"#), "\(fit.output)")
  }

  @Test func `a residual above the tolerance is status 1`() {
    let log = rounded(trace(".smooth"))
    #expect(run(["fit", "log", "--tolerance", "0.5"], ["log": log]).status == .success)
    #expect(run(["fit", "log", "--tolerance", "0.01"], ["log": log]).status == .negative)
  }

  @Test func `of an over-damped spring the intervals are said`() {
    let log = rounded(trace(".spring(duration: 0.4, bounce: -0.3)"))
    let facts = facts(run(["fit", "log"], ["log": log]).output)
    #expect(facts["duration"]?.contains(" to ") == true)
    #expect(facts["bounce"]?.contains(" to ") == true)
  }

  @Test(arguments: [
    ("x,y\n1,2\n", "log:1:1: error: the rows have no 'time' [missing-key]"),
    ("0,1\n1,2\n", "log:1:1: error: the rows have no 'time' [missing-key]"),
    (
      "time,x\n0,1\n2,2\n1,3\n",
      "log:4:1: error: the row's time is before that of the row above it [out-of-range]"
    ),
    (
      "zeit;wert\n0;1\n",
      "help: name their times, in seconds, 'time': in the first line of a table, or in each object"
    ),
    ("time,x\n0,1\n1,2\n", "log:2:3: error: 'x' has 2 rows, and a fit needs at least 6 [too-few]"),
    ("time,x,a\n0,,1\n1,2,1\n2,,1\n", "log:3:3: error: 'x' has 1 row, and"),
    (
      "time,x\n0,1\n1,1\n2,1\n3,2\n4,2\n5,2\n6,2\n",
      "log:2:3: error: 'x' moves in a single step, which fits any animation [too-few]"
    ),
    (
      "time,x\n0,1\n1,1\n2,1\n3,1\n4,1\n5,1\n6,1\n", "log:2:3: error: 'x' does not move [no-motion]"
    ),
    ("time,x\n0,1\n1,soon\n2,3\n", "log:3:3: error: a value to fit must be a number [wrong-type]"),
    ("time,x\n0,1\n1,nan\n", "log:3:3: error: 'nan' is no finite number [number-range]"),
    ("time,x\n0,1\nsoon,2\n", "log:3:1: error: the row's time must be a number [wrong-type]"),
    ("time,event\n0,begin\n", "log:1:1: error: these are events"),
    ("time\n0\n1\n", "log:1:1: error: no column has numbers [no-columns]"),
    ("", "error: empty input [empty-input]"),
    (#"{"state":{"x":0},"events":[{"at":0,"set":{"x":1}}]}"#, "log:1:1: error: this is a timeline"),
  ])
  func `a recording that cannot be fitted is an error at its place`(log: String, message: String) {
    let fit = run(["fit", "log"], ["log": log])
    #expect(fit.status == .invalidInput)
    #expect(fit.output.isEmpty)
    #expect(fit.errors.contains(message), "\(fit.errors)")
  }

  @Test(arguments: [
    (["--from", "5"], "'--from' and '--until' leave no rows"),
    (
      ["--retargets", "0.1,9"],
      "'--retargets': 9 s is not between the first row, at 0 s, and the last, at 0.5 s"
    ), (["--retargets", "0"], "'--retargets': 0 s is not between"),
  ])
  func `times that the recording does not have are errors`(words: [String], message: String) {
    let log = trace(".linear(duration: 0.3)", "--until", "0.5")
    let fit = run(["fit", "log"] + words, ["log": log])
    #expect(fit.status == .usage && fit.output.isEmpty)
    #expect(fit.errors.contains(message), "\(fit.errors)")
  }

  @Test func `a track is chosen by its name`() {
    let two = "time,first,second\n0,1,1\n1,2,3\n"
    let unclear = run(["fit", "log"], ["log": two])
    #expect(unclear.status == .usage)
    #expect(
      unclear.errors.contains("several tracks move: 'first', 'second'; choose one with '--track'"))
    let wrong = run(["fit", "log", "--track", "frist"], ["log": two])
    #expect(wrong.status == .usage)
    #expect(wrong.errors.contains("no track is called 'frist'; did you mean 'first'?"))
    #expect(run(["fit", "log", "--track", "first"], ["log": two]).status == .invalidInput)
    #expect(run(["fit", "missing.csv"]).status == .unreadableInput)
    #expect(run(["fit", "log", "-o", "log"], ["log": two]).status == .usage)
  }
}
