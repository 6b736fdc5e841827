import CommandLineInterface
import Testing

@Suite struct ProgressLineTests {
  private func console(step: Double) -> MemoryConsole {
    let console = MemoryConsole()
    console.terminals = [.error]
    console.clockStep = step
    return console
  }

  /// A timeline in which something is set at every millisecond of five seconds.
  private static func beats(setting value: String, until end: Double? = nil) -> [UInt8] {
    let beats = (0..<5000).map { "{ \"at\": \(Double($0) / 1000), \"set\": { \"x\": \(value) } }" }
    let events = "\"events\": [\(beats.joined(separator: ", "))]"
    let until = end.map { ", \"until\": \($0)" } ?? ""
    return Array("{ \"state\": { \"x\": 0 }, \(events)\(until) }".utf8)
  }

  /// What was shown one after the other, each without the spaces that cover what was there before.
  private func lines(_ console: MemoryConsole) -> [String] {
    console.errors.split(separator: "\r").map {
      String($0.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// The parts in percent, in the order in which they were shown.
  private func percents(_ console: MemoryConsole) -> [Int] {
    lines(console).compactMap { $0.firstMatch(of: #/: (\d+) %/#).flatMap { Int($0.1) } }
  }

  /// The clock goes on by a step whenever it is looked at, so that no test waits.
  private func trace(_ options: [String], step: Double) -> MemoryConsole {
    let console = console(step: step)
    let arguments = ["trace", "samples/fade.json", "--fps", "20000"] + options
    #expect(run(arguments: arguments, console: console) == .success)
    return console
  }

  @Test func `a part is the virtual time's of the end, shown ten times a second and removed`() {
    let console = trace([], step: 0.125)
    let shown = percents(console)
    // 2 s of 20,000 rows, of which every 2,048th is looked at.
    let looks = 40_001 / 2048
    // The first seven looks are too early; from then on each finds a tenth of a second gone.
    let expected = (8...looks).map { $0 * 2048 * 100 / 40_000 }
    #expect(shown == expected)
    #expect(lines(console).dropLast().allSatisfy { $0.hasPrefix("inbetween: ") })
    #expect(lines(console).allSatisfy { $0.count < 60 })
    let widest = lines(console).map(\.count).max() ?? 0
    #expect(console.errors.hasSuffix("\r"))
    #expect(lines(console).last == "")
    #expect(console.errors.split(separator: "\r").last?.count ?? 0 <= widest)
  }

  @Test func `the rows are the same, and a run of less than a second shows nothing`() {
    let short = trace([], step: 0.01)
    #expect(short.errors.isEmpty)
    #expect(short.output == trace([], step: 0.125).output)
  }

  @Test func `with events at the end of a document the parts never go back`() {
    let console = console(step: 0.125)
    console.files["beats.json"] = Self.beats(setting: "1")
    let arguments = ["trace", "beats.json", "--fps", "10000", "-f", "json"]
    #expect(run(arguments: arguments, console: console) == .success)
    let shown = percents(console)
    #expect(shown == shown.sorted())
    #expect(shown.contains { $0 < 50 } && shown.contains { $0 > 50 })
    #expect(shown.allSatisfy { (0...100).contains($0) })
  }

  @Test func `while the end is looked for, the line says so`() {
    let console = console(step: 0.6)
    console.files["beats.json"] = Self.beats(setting: "1")
    #expect(run(arguments: ["events", "beats.json"], console: console) == .success)
    // The 4,096th of the instants is at 4.095 s.
    #expect(lines(console).contains { $0.hasPrefix("inbetween: looking for the end, at 4 s, ") })
  }

  @Test func `files are parts of a check, and a message takes the place of the line`() {
    let console = console(step: 0.5)
    console.files["bad.json"] = Array("{".utf8)
    let good = Array(repeating: "samples/fade.json", count: 5)
    #expect(run(arguments: ["check"] + good + ["bad.json"] + good, console: console) == .negative)
    // One look for the line itself and one for each of the eleven files: the second is at 1 s.
    #expect(percents(console) == (2...11).map { $0 * 100 / 11 })
    #expect(console.errors.contains(" \r\u{1B}[1mbad.json:1:2:\u{1B}[0m "))
    #expect(lines(console).last == "")
  }

  @Test func `one file that is played to be checked has parts of its own`() {
    let console = console(step: 1.2)
    // What an expression gives is known only when it is played.
    console.files["beats.json"] = Self.beats(setting: "\"x + 1\"", until: 4.999)
    #expect(run(arguments: ["check", "beats.json"], console: console) == .success)
    // The 2,048th and 4,096th instants are at 2.047 and 4.095 s of 4.999; then the file is done.
    #expect(percents(console) == [2047, 4095].map { $0 * 100 / 4999 } + [100])
    #expect(lines(console).last == "")
  }

  @Test func `a check that looks for the end of a file has no other part`() {
    let console = console(step: 0.6)
    console.files["beats.json"] = Self.beats(setting: "\"x + 1\"")
    #expect(run(arguments: ["check", "beats.json"], console: console) == .success)
    let shown = lines(console)
    #expect(shown.first?.hasPrefix("inbetween: looking for the end, at 4 s") == true)
    #expect(percents(console) == [100])
    #expect(shown.last == "")
  }

  @Test func `claims are played with a part of each file`() {
    let console = console(step: 0.5)
    let files = Array(repeating: "samples/fade.json", count: 4)
    #expect(run(arguments: ["test"] + files, console: console) == .success)
    #expect(percents(console) == [50, 75, 100])
    #expect(console.output.hasPrefix("TAP version 13\n"))
  }

  @Test(arguments: [[], [.output]] as [Set<OutputStream>])
  func `without a terminal for messages there is no line`(terminals: Set<OutputStream>) {
    let console = console(step: 0.125)
    console.terminals = terminals
    #expect(
      run(arguments: ["trace", "samples/fade.json", "--fps", "20000"], console: console) == .success
    )
    #expect(console.errors.isEmpty)
  }

  @Test func `rows that pass by on the same terminal are not mixed with a line`() {
    let console = console(step: 0.125)
    console.terminals = [.output, .error]
    let arguments = ["trace", "samples/fade.json", "--fps", "20000"]
    #expect(run(arguments: arguments, console: console) == .success)
    #expect(console.errors.isEmpty)
    #expect(run(arguments: arguments + ["-o", "x.csv"], console: console) == .success)
    #expect(!percents(console).isEmpty)
    #expect(lines(console).last == "")
  }

  @Test func `an error comes after the line was removed`() {
    let console = console(step: 0.125)
    console.outputRoom = 600_000
    let arguments = ["trace", "samples/fade.json", "--fps", "20000"]
    #expect(run(arguments: arguments, console: console) == .writeFailed)
    #expect(!percents(console).isEmpty)
    #expect(
      console.errors.hasSuffix(" \rinbetween: error: standard output: No space left on device\n"))
  }
}
