import Foundation
import TestSupport
import Testing

/// What a run says by its status when its messages, or its result, find no reader.
@Suite struct LostStreamTests {
  /// A folder with a timeline of each kind.
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in [
      ("good.json", #"{ "state": { "x": 0 } }"#),
      ("bad.json", #"{ "state": { "x": nul } }"#),
      ("wrong.json", #"{ "state": { "x": 0 }, "events": [ { "at": 0, "expect": { "x": 1 } } ] }"#),
      ("lines.json", "{ \"state\": { \"x\": nul } }\n"),
      ("a.csv", "time,x\n0,1\n"), ("b.csv", "time,x\n0,2\n"),
    ] { try folder.write(text, to: name) }
    // One line, which can be played and about which there is something to say.
    let late = String(decoding: try RepositoryFiles.bytes("samples/late.json"), as: UTF8.self)
    try folder.write(late.filter { $0 != "\n" } + "\n", to: "warned.json")
    return folder
  }

  /// A line of bash after which descriptor 9 leads to a pipe that nobody reads.
  private static let brokenPipe = "mkfifo gone; (exec 8<gone) & exec 9>gone; wait"

  /// Where messages can go and find no room.
  private static let lostPlaces = [">&9", ">&-"] + (Tool.hasFullDevice ? [">/dev/full"] : [])

  private static let commands: [(line: String, status: Int32)] = [
    ("", 64),
    ("trace --nonsense", 64),
    ("check bad.json", 1),
    ("check nonexistent", 66),
    ("check good.json bad.json nonexistent", 66),
    ("check good.json", 0),
    ("trace bad.json", 65),
    ("trace nonexistent", 66),
    ("trace good.json -o no/such/out.csv", 73),
    ("trace good.json -o /dev/full", 74),
    ("events bad.json", 65),
    ("explain bad.json", 65),
    ("test bad.json", 65),
    ("test wrong.json", 1),
    ("test nonexistent", 66),
    ("curve nonsense", 65),
    ("diff a.csv bad.json", 65),
    ("diff a.csv b.csv", 1),
    ("trace --batch --strict lines.json", 1),
    ("help nonsense", 64),
  ].filter { Tool.hasFullDevice || !$0.line.contains("/dev/full") }

  @Test(arguments: lostPlaces)
  func `a verdict keeps its status without standard error`(place: String) throws {
    let folder = try Self.folder()
    let lines = Self.commands.map { "inbetween \($0.line) 2\(place) >/dev/null; echo $?" }
    let run = try folder.type(([Self.brokenPipe] + lines).joined(separator: "\n"))
    let statuses = String(decoding: run.output, as: UTF8.self).split(separator: "\n")
    #expect(statuses.map { Int32($0) } == Self.commands.map(\.status))
  }

  @Test(arguments: lostPlaces)
  func `a file is made without standard error, and holds no messages`(place: String) throws {
    let folder = try Self.folder()
    let lines = "inbetween trace --batch warned.json --at 0 -o batch.ndjson"
    let run = try folder.type(
      """
      \(Self.brokenPipe)
      inbetween trace warned.json > table.csv 2> messages
      inbetween trace warned.json -o out.csv 2\(place) || echo $?
      \(lines) 2\(place) || echo $?
      """)
    #expect(run.output.isEmpty)
    #expect(folder.text("messages")?.contains("warning") == true)
    #expect(folder.text("out.csv") == folder.text("table.csv"))
    let answer = try #require(folder.text("batch.ndjson"))
    #expect(answer.hasPrefix("{\"line\":1,\"name\":"))
    #expect(answer.split(separator: "\n").count == 1)
  }

  @Test(arguments: [
    ("trace good.json", 0), ("events good.json", 0), ("explain good.json", 0), ("schema", 0),
    ("curve .default", 0), ("help", 0), ("--version", 0), ("completions bash", 0),
    ("check -f json good.json", 0), ("check -f json bad.json", 1),
    ("check -f json bad.json nonexistent", 66), ("test good.json", 0), ("test wrong.json", 1),
    ("test -f junit wrong.json", 1), ("test bad.json", 65), ("diff a.csv b.csv", 1),
    ("diff -f json a.csv b.csv", 1), ("diff a.csv a.csv", 0), ("trace --batch good.json", 0),
    ("trace --batch --strict lines.json", 1),
  ])
  func `a reader that leaves ends a run quietly, and changes no verdict`(
    line: String, status: Int32
  ) throws {
    let folder = try Self.folder()
    let run = try folder.type(
      """
      \(Self.brokenPipe)
      inbetween \(line) >&9 2> messages; echo $?
      inbetween \(line) > /dev/null 2> expected
      """)
    #expect(run.text == "\(status)\n")
    #expect(folder.text("messages") == folder.text("expected"))
  }

  @Test(arguments: [
    "trace good.json", "schema", "help", "--version", "completions fish", "check -f json good.json",
    "test good.json", "diff a.csv b.csv", "trace --batch good.json", "curve .default",
  ])
  func `a result that finds no room is a failure`(line: String) throws {
    let folder = try Self.folder()
    var reasons = [">&-": "Bad file descriptor"]
    if Tool.hasFullDevice { reasons["> /dev/full"] = "No space left on device" }
    for (place, reason) in reasons {
      let run = try folder.type("inbetween \(line) \(place)")
      #expect(run.status == 74, "\(place)")
      #expect(run.errors == "inbetween: error: standard output: \(reason)\n", "\(place)")
    }
  }

  @Test func `a closed standard input cannot be read, and is not mistaken for another file`() throws
  {
    let folder = try Self.folder()
    for line in ["trace", "trace -", "check -", "trace --batch", "test"] {
      let run = try folder.type("inbetween \(line) <&- >/dev/null")
      #expect(run.status == 66, "\(line)")
      #expect(run.errors == "inbetween: error: <stdin>: Bad file descriptor\n")
    }
    #expect(try folder.type("inbetween trace good.json <&- 2>&-").text.hasPrefix("time,x\n"))
  }
}
