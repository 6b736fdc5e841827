import CommandLineInterface
import Foundation
import Testing

/// `--watch`: runs again when files change, in a console whose files change while the run waits.
@Suite struct WatchTests {
  private let console = MemoryConsole()

  init() { write("t.json", x: 1) }

  private static func document(x: Int) -> String {
    #"{ "state": { "x": 0 }, "events": [ { "at": 0, "set": { "x": \#(x) } } ] }"#
  }

  private func write(_ path: String, x: Int) { write(path, Self.document(x: x)) }

  private func write(_ path: String, _ text: String) { console.files[path] = Array(text.utf8) }

  /// What happens at each wait for the next change.
  private func later(_ changes: (() -> Void)?...) {
    console.pauses = changes.map { change in { _ in change?() } }
  }

  private func run(_ words: String...) -> CommandLineInterface.ExitStatus {
    CommandLineInterface.run(arguments: words, console: console)
  }

  /// What a trace of the document prints, and the line after it.
  private func rows(x: Int) -> String { "time,x\n0.000000,\(x).000000\n--- exit status 0\n" }

  @Test func `a file that changes is played again, and one that does not is not`() {
    later(nil, { self.write("t.json", x: 2) }, nil, nil, nil)
    #expect(run("trace", "t.json", "--watch") == .success)
    #expect(console.output == rows(x: 1) + rows(x: 2))
    #expect(console.errors.isEmpty)
  }

  @Test func `a file is played when it has stopped changing`() {
    later(
      { self.write("t.json", "{") }, { self.write("t.json", "{ \"state\":") },
      { self.write("t.json", x: 2) }, nil)
    #expect(run("trace", "t.json", "--watch") == .success)
    #expect(console.output == rows(x: 1) + rows(x: 2))
    #expect(console.errors.isEmpty)
  }

  @Test func `a file that is missing while it is replaced is not missed`() {
    later({ self.console.files["t.json"] = nil }, { self.write("t.json", x: 2) }, nil)
    #expect(run("trace", "t.json", "--watch") == .success)
    #expect(console.output == rows(x: 1) + rows(x: 2))
    #expect(console.errors.isEmpty)
  }

  @Test func `a file that is gone, a wrong document and a wrong name are shown, and watched`() {
    later(
      { self.console.files["t.json"] = nil }, nil,
      { self.write("t.json", "{ \"evnts\": [] }") }, nil,
      { self.write("t.json", #"{ "state": { "y": 0 }, "events": [] }"#) }, nil,
      { self.write("t.json", x: 2) }, nil)
    #expect(run("trace", "t.json", "--watch", "--select", "x") == .success)
    #expect(
      console.output == rows(x: 1) + "--- exit status 66\n--- exit status 65\n--- exit status 64\n"
        + rows(x: 2))
    let errors = ["No such file", "did you mean 'events'?", "no track is called 'x'"]
    for error in errors { #expect(console.errors.contains(error), "\(console.errors)") }
  }

  @Test func `the status is that of the last run`() {
    let claim = #", { "at": 0, "expect": { "x": 1 } } ]"#
    let (right, wrong) = (1, 2)
    let document = { Self.document(x: $0).replacing(" ]", with: claim) }
    write("t.json", document(right))
    later({ self.write("t.json", document(wrong)) }, nil)
    #expect(run("test", "t.json", "--watch") == .negative)
    #expect(console.output.split(separator: "\n").count { $0.contains("--- exit status") } == 2)
  }

  @Test(arguments: [
    (["trace", "none.json"], CommandLineInterface.ExitStatus.unreadableInput, "No such file"),
    (["check", "none.json"], .unreadableInput, "No such file"),
    (["trace", "t.json", "--select", "y"], .usage, "no track is called 'y'"),
    (
      ["trace", "t.json", "--watch", "--batch"], .usage, "'--watch' has no meaning beside '--batch'"
    ),
    (
      ["test", "t.json", "--golden", "g", "--update"], .usage,
      "'--update' has no meaning beside '--watch'"
    ),
    (["trace", "-"], .usage, "'--watch' needs a file; standard input can be read only once"),
    (["diff", "t.json", "-"], .usage, "'--watch' needs a file"),
    (["events"], .usage, "'--watch' needs a file"),
  ])
  func `a command line that is wrong from the beginning is not watched`(
    words: [String], status: CommandLineInterface.ExitStatus, message: String
  ) {
    console.standardInput = Array(Self.document(x: 3).utf8)
    later({ self.write("t.json", x: 2) }, { self.write("none.json", x: 2) }, nil, nil)
    let ended = CommandLineInterface.run(arguments: words + ["--watch"], console: console)
    #expect(ended == status)
    #expect(console.errors.contains(message), "\(console.errors)")
    #expect(console.pauses.count == 4)
    #expect(console.output.isEmpty && console.folders.isEmpty)
  }

  @Test func `a result that cannot be written ends it`() {
    console.outputRoom = rows(x: 1).utf8.count + 5
    later({ self.write("t.json", x: 2) }, nil, { self.write("t.json", x: 3) }, nil)
    #expect(run("trace", "t.json", "--watch") == .writeFailed)
    #expect(console.pauses.count == 2)
  }

  @Test func `what comes into a folder is seen, and so is what changes in it`() {
    write("f/a.json", x: 1)
    later(
      { self.write("f/b.json", "[]") }, nil, { self.write("f/b.json", x: 1) }, nil,
      { self.console.files["f/b.json"] = nil }, nil)
    #expect(run("check", "f", "--watch") == .success)
    let statuses = console.output.split(separator: "\n").map { $0.last }
    #expect(statuses == ["0", "1", "0", "0"])
    #expect(console.errors.contains("f/b.json:1:1: error: "))
  }

  @Test func `on a terminal each run takes the place of the one before`() {
    console.terminals = [.output, .error]
    later({ self.write("t.json", x: 2) }, nil)
    #expect(run("trace", "t.json", "--watch") == .success)
    let runs = console.output.components(separatedBy: "\u{1B}[H\u{1B}[2J")
    #expect(
      runs == ["", "time,x\n0.000000,1.000000\n", "time,x\n0.000000,2.000000\n"])
    let line = "inbetween: exit status 0; watching t.json\n"
    #expect(console.errors == line + line)
  }

  @Test func `a terminal that can only print gets one run after the other`() {
    console.terminals = [.output, .error]
    console.variables = ["TERM": "dumb"]
    later({ self.write("t.json", x: 2) }, nil)
    #expect(run("trace", "t.json", "--watch") == .success)
    #expect(console.output == rows(x: 1) + rows(x: 2))
  }

  @Test func `a file for the result has the last one`() {
    later({ self.write("t.json", x: 2) }, nil)
    #expect(run("trace", "t.json", "--watch", "-o", "out.csv") == .success)
    #expect(console.output.isEmpty && console.errors.isEmpty)
    let last = console.files["out.csv"].map { String(decoding: $0, as: UTF8.self) }
    #expect(last == "time,x\n0.000000,2.000000\n")
  }

  @Test(arguments: ["events", "explain", "check", "plot", "test"])
  func `every command that plays a file can do so again`(command: String) {
    let single = runInMemory(
      [command, "t.json"], files: ["t.json": Self.document(x: 1)])
    later({ self.write("t.json", "{}") }, nil, { self.write("t.json", x: 1) }, nil)
    #expect(run(command, "t.json", "--watch") == single.status)
    let end = "--- exit status \(single.status.rawValue)\n"
    #expect(console.output.hasPrefix(single.output + end))
    #expect(console.output.hasSuffix(single.output + end))
  }

  @Test func `a page is written again, with another revision if its data are others`() throws {
    var pages: [String] = []
    func keep() {
      pages.append(String(decoding: console.files["p.html"] ?? [], as: UTF8.self))
    }
    later(
      {
        keep(); self.write("t.json", x: 2)
      }, nil, nil,
      {
        keep(); self.write("t.json", x: 1)
      }, nil, nil,
      {
        keep(); self.write("t.json", "{")
      }, nil, nil, { keep() })
    #expect(run("show", "t.json", "--watch", "-o", "p.html") == .invalidInput)
    #expect(console.output.isEmpty && console.errors.hasPrefix("t.json:"))
    let revisions = try pages.map { page in
      try #require(page.split(separator: "name=\"revision\" content=\"").dropFirst().first)
        .prefix { $0 != "\"" }
    }
    #expect(revisions.count == 4 && Set(revisions).count == 2)
    #expect(pages[0] == pages[2] && pages[2] == pages[3] && revisions[0] != revisions[1])
    #expect(pages.allSatisfy { $0.contains("; frame-src 'self' file:; ") })
    // A page that nobody watches asks nothing.
    #expect(run("show", "t.json", "-o", "p.html") == .invalidInput)
    write("t.json", x: 1)
    #expect(run("show", "t.json", "-o", "p.html") == .success)
    keep()
    #expect(!pages[4].contains("frame-src") && !pages[4].contains("revision"))
  }

  @Test func `either file of two is watched`() {
    write("u.json", x: 1)
    later({ self.write("u.json", x: 2) }, nil, { self.write("t.json", x: 2) }, nil)
    #expect(run("diff", "t.json", "u.json", "--watch", "--quiet") == .success)
    #expect(console.output == "--- exit status 0\n--- exit status 1\n--- exit status 0\n")
  }
}
