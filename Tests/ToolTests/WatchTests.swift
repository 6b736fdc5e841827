import Foundation
import TestSupport
import Testing

/// `--watch` on real files, terminals and signals.
@Suite struct WatchTests {
  private static func document(_ x: Int) -> String {
    #"{"state":{"x":0},"events":[{"at":0,"set":{"x":\#(x)}}]}"#
  }

  /// Runs the tool in the folder until `steps`, lines of shell in which `runs N` waits for the end of N runs,
  /// have ended; they end the tool, whose number is `$tool`.
  private func watch(
    _ folder: TemporaryFolder, _ arguments: String, while steps: String
  ) throws -> Tool.FinishedRun {
    try folder.shell(
      """
      cd "$D"
      runs() { until [ "$(grep -c '^---' out)" -ge $1 ]; do kill -0 $tool || exit 9; sleep 0.02; done; }
      : > out
      (until [ -s pid ]; do sleep 0.02; done; tool=$(cat pid)
      \(steps)) &
      sh -c 'echo $$ > pid; exec "$TOOL" \(arguments)' > out
      echo $? >> out
      wait
      """)
  }

  @Test func `a file that is written, replaced, missing and wrong is played again each time`()
    throws
  {
    let folder = try TemporaryFolder("t.json", Self.document(1))
    let run = try watch(
      folder, "trace t.json --watch",
      while: """
        runs 1; echo '\(Self.document(2))' > t.json
        runs 2; echo '\(Self.document(3))' > new; mv new t.json
        runs 3; rm t.json
        runs 4; echo '{ "state": { "x": 0 }, "evnts": [] }' > t.json
        runs 5; echo '\(Self.document(4))' > t.json
        runs 6; kill -TERM $tool
        """)
    let rows = (1...4).map { "time,x\n0.000000,\($0).000000\n--- exit status 0\n" }
    #expect(
      folder.text("out")
        == rows[..<3].joined() + "--- exit status 66\n--- exit status 65\n" + rows[3] + "143\n")
    #expect(run.errors.hasPrefix("inbetween: error: t.json: No such file or directory\nt.json:1:"))
  }

  @Test func `a path that becomes a pipe is not opened`() throws {
    let folder = try TemporaryFolder("t.json", Self.document(1))
    let run = try watch(
      folder, "trace t.json --watch",
      while: "runs 1; rm t.json; mkfifo t.json; runs 2; kill -TERM $tool")
    #expect(
      folder.text("out")
        == "time,x\n0.000000,1.000000\n--- exit status 0\n--- exit status 66\n143\n")
    #expect(
      run.errors.hasPrefix("inbetween: error: t.json: not a plain file, which '--watch' needs\n"))
  }

  @Test(arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)])
  func `a signal ends it`(signal: String, status: Int) throws {
    let folder = try TemporaryFolder("t.json", Self.document(1))
    let run = try watch(
      folder, "test t.json --watch", while: "runs 1; kill -\(signal) $tool")
    #expect(folder.text("out")?.hasSuffix("\n--- exit status 0\n\(status)\n") == true)
    // A shell may say so as well.
    #expect(!run.errors.contains("inbetween"))
  }

  @Test func `it ends with its reader, and waits without work`() throws {
    let folder = try TemporaryFolder("t.json", Self.document(1))
    let start = Date()
    let run = try folder.shell(
      """
      bash -c '("$TOOL" trace "$0" --watch; echo $? >&2) | (head -n 1; sleep 2) >/dev/null; times >&2' \
        "$D/t.json"
      """)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.first == "0")
    #expect(Date().timeIntervalSince(start) > 2)
    // The processor time of everything that the shell has started: nothing but the start of the tool.
    let times = try #require(lines.last).matches(of: /(\d+)m([\d.]+)s/).map { time in
      60 * (Double(time.1) ?? .nan) + (Double(time.2) ?? .nan)
    }
    #expect(times.count == 2 && times.reduce(0, +) < 1, "\(run.errors)")
  }

  @Test func `on a terminal the screen is cleared for each run`() throws {
    let folder = try TemporaryFolder("t.json", Self.document(1))
    let terminal = try Terminal()
    try terminal.start(
      Tool.executable, ["trace", folder.path + "/t.json", "--watch"],
      environment: ["TERM": "xterm"])
    terminal.type("", after: "watching")
    try folder.write(Self.document(2), to: "t.json")
    terminal.type("", after: "watching")
    #expect(try terminal.end(by: SIGTERM) == 143)
    let line = "inbetween: exit status 0; watching \(folder.path)/t.json\r\n"
    let screens = (1...2).map {
      "\u{1B}[H\u{1B}[2Jtime,x\r\n0.000000,\($0).000000\r\n" + line
    }
    #expect(terminal.screen == screens.joined())
  }
}
