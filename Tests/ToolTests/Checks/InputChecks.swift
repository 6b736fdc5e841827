import Foundation
import TestSupport
import Testing

/// Where a timeline comes from, checked on the executable.
@Suite struct InputChecks {
  @Test func `a file, a dash, a pipe and a substituted process are read alike`() throws {
    let folder = try Card.folder()
    let file = try folder.type("inbetween trace card.json")
    #expect(file.text.split(separator: "\n").count == Card.times.count + 1)
    for line in [
      "inbetween trace - < card.json", "cat card.json | inbetween trace -",
      "cat card.json | inbetween trace", "inbetween trace <(cat card.json)",
      "(head -c 5 card.json; sleep 0.2; tail -c +6 card.json) | inbetween trace",
      "while IFS= read -r -n 1 -d '' c; do printf %s \"$c\"; done < card.json | inbetween trace",
      "inbetween trace /dev/stdin < card.json", "cat card.json | inbetween trace /dev/stdin",
      "mkfifo pipe; cat card.json > pipe & inbetween trace pipe",
    ] {
      let run = try folder.type(line)
      #expect(run.status == 0, "\(line)")
      #expect(run.errors.isEmpty)
      #expect(run.output == file.output, "\(line)")
    }
  }

  @Test(arguments: ["trace", "events", "check", "test", "explain"])
  func `no operand on a terminal is an error at once`(command: String) throws {
    let terminal = try Terminal()
    try terminal.start(Tool.executable, [command])
    #expect(try terminal.finish() == 64)
    #expect(terminal.screen.contains("no file given; '-' reads what you type"))
  }

  @Test func `one file for a trace, any number for a check`() throws {
    try expectUsageError(["trace", "samples/fade.json", "b.json"], "unexpected argument 'b.json'")
    let folder = try Card.folder()
    try folder.write("{", to: "bad.json")
    let run = try folder.type("inbetween check card.json bad.json")
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("bad.json:1:"))
    let worst = try folder.type("inbetween check nosuch.json bad.json card.json")
    #expect(worst.status == 66)
    #expect(worst.errors.contains("nosuch.json: No such file or directory\n"))
    #expect(worst.errors.contains("bad.json:1:"))
    #expect(try folder.type("inbetween check card.json card.json").status == 0)
  }

  @Test func `a file that cannot be read is named with the reason`() throws {
    let missing = try Tool.run("trace", "nosuch.json")
    #expect(missing.status == 66)
    #expect(missing.errors == "inbetween: error: nosuch.json: No such file or directory\n")
    let folder = try Tool.run("trace", "samples")
    #expect(folder.status == 66)
    #expect(
      folder.errors
        == "inbetween: error: samples: Is a directory; name a file in it, such as samples/a01_move.json\n"
    )
    #expect(missing.output.isEmpty && folder.output.isEmpty)
  }

  /// Runs a line as somebody who may not do everything.
  private static func asNobody(_ line: String) throws -> Tool.FinishedRun {
    try Tool.shell("[ $(id -u) = 0 ] && set -- /usr/sbin/runuser -u nobody --; \"$@\" \(line)")
  }

  private static var canBeNobody: Bool {
    (try? asNobody("\"$TOOL\" --version"))?.status == 0
  }

  @Test(.enabled(if: canBeNobody, "the tool cannot be run without every permission here"))
  func `a file without permission is named with the reason`() throws {
    let folder = try Card.folder()
    #expect(try Tool.shell("chmod 0 '\(folder.path)/card.json'").status == 0)
    let refused = try Self.asNobody("\"$TOOL\" trace '\(folder.path)/card.json'")
    #expect(refused.status == 66)
    #expect(refused.output.isEmpty)
    #expect(
      refused.errors == "inbetween: error: \(folder.path)/card.json: Permission denied\n")
  }

  @Test(arguments: [
    ("", "<stdin>:1:1: error: the text is empty"),
    ("{\"state\":{\"x\u{0}\":1}}", "<stdin>:1:13: error: "),
    ("{\"state\":\r\n{\"x\":1,}}", "<stdin>:2:7: error: "),
    ("{\"state\":\r{\"x\":1,}}", "<stdin>:2:7: error: "),
    ("{\"state\":{\"x\":1,\"x\":2}}", "<stdin>:1:17: error: duplicate key 'x'"),
    (String(repeating: "[", count: 10_000), "<stdin>:1:129: error: "),
    ("{\"state\":{\"x\":1}} x", "<stdin>:1:19: error: "),
    ("{\"state\":{\"x\":1}", "<stdin>:1:17: error: "),
    ("\u{FEFF}\u{FEFF}{}", "<stdin>:1:"),
  ])
  func `a text that is no timeline is told where`(text: String, message: String) throws {
    let run = try Tool.run("trace", input: Array(text.utf8))
    #expect(run.status == 65)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix(message), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count <= 4)
  }

  @Test func `a byte that is no text is told where, and a mark at the start is skipped`()
    throws
  {
    let wrong = try Tool.run(
      "trace", input: Array("{\"state\":{\"x".utf8) + [0xFF] + Array("\":1}}".utf8))
    #expect(wrong.status == 65)
    #expect(wrong.errors.hasPrefix("<stdin>:1:13: error: the text is not valid UTF-8"))
    let text = "{\"state\":{\"x\":1}}"
    let plain = try Tool.run("trace", input: Array(text.utf8))
    #expect(plain.text == "time,x\n0.000000,1.000000\n")
    for same in [
      "\u{FEFF}" + text, text + "\r\n", text.replacingOccurrences(of: ":", with: ":\r\n"),
    ] {
      #expect(try Tool.run("trace", input: Array(same.utf8)).output == plain.output)
    }
  }

  @Test func `an empty name is an error`() throws {
    try expectUsageError(["trace", ""], "a file name cannot be empty")
    try expectUsageError(["check", "samples/fade.json", ""], "a file name cannot be empty")
    try expectUsageError(["curve", ""], "cannot be empty")
    try expectUsageError(["help", ""], "cannot be empty")
  }
}
