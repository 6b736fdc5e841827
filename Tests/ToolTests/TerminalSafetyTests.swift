import Foundation
import TestSupport
import Testing

/// Nothing that comes from a document, or from the command line, can steer a terminal.
@Suite struct TerminalSafetyTests {
  /// Characters of each kind that a terminal acts on: a color, a title, a mark of writing direction, NUL,
  /// a control sequence of one byte, a carriage return, DEL, a line separator.
  private static let hostile = "\u{1B}[31m\u{1B}]0;t\u{7}\u{202E}\u{0}\u{9B}5m\rX\u{7F}\u{2028}"

  /// The same in a string of JSON.
  private static let hostileJSON = hostile.unicodeScalars.map { scalar in
    let digits = String(scalar.value, radix: 16)
    return scalar.value < 0x7F && scalar.value >= 0x20
      ? String(scalar) : "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }.joined()

  /// The first character of a text that a terminal would act on; what begins a line or a tab stop is harmless.
  private static func danger(in text: String) -> Unicode.Scalar? {
    text.unicodeScalars.first { scalar in
      switch scalar.value {
      case 0x09, 0x0A: false
      case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
  }

  /// A timeline that can be played, with hostile texts wherever it may have texts.
  private static let playable = """
    { "name": "\(hostileJSON)", "state": { "x": 0, "s": "'\(hostileJSON)'" },
      "views": [ { "id": "v", "modifiers": [ { "attribute": { "op": "x" } }, { "text": "s" } ] } ],
      "events": [
        { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "x": 1 }, "completion": "a\\u202eb" },
        { "at": 0.5, "set": { "s": "'q\(hostileJSON)'" } },
        { "at": 0.7, "emit": "say \(hostileJSON)" },
        { "at": 0.8, "when": "s == '\(hostileJSON)'", "emit": "never" },
        { "at": 1.5, "expect": { "v_text": "'no\(hostileJSON)'", "v_op": 1 } } ] }
    """

  /// Timelines with an error whose message repeats a hostile text, or suggests one.
  private static let broken = [
    #"{ "\#(hostileJSON)": 1 }"#,
    #"{ "state": { "\#(hostileJSON)": 1 } }"#,
    #"{ "state": { "x": 0 }, "events": [ { "at": "do\u001bn", "set": { "x": 1 } } ] }"#,
    #"{ "state": { "x": "'\#(hostileJSON)' + 1" } }"#,
    #"{ "state": { "x": 0 }, "events": [ { "at": 0, "emit": "s\u001b\u0000ved" }, \#(almostEmit) ] }"#,
    #"{ "state": { "x": 0 }, "events": [ { "at": 0, "set": { "x": 1 }, \#(almostLabel) ] }"#,
    #"{ "state": { "x": 0 }, "clock": "\#(hostileJSON)" }"#,
    #"{ "state": { "x": 0 }, "define": { "f\u001b": "2" } }"#,
    #"{ "state": { "x": 0 }, "views": [ { "id": "\#(hostileJSON)" } ] }"#,
  ]
  private static let almostEmit =
    #"{ "at": 1, "expect": { "events": { "s\u001b\u0000vedd": 1 } } }"#
  private static let almostLabel =
    #""withAnimation": true, "completion": "d\u202ene" }, { "at": "d\u202enee", "emit": "a" }"#

  @Test(arguments: [
    "check", "check -f json", "trace", "trace -f json", "trace -f ndjson", "trace --layout long",
    "events", "events --verbose", "events -f json", "events -f ndjson", "explain", "test",
    "test -f junit", "trace --batch", "check --strict",
  ])
  func `nothing in a document reaches a terminal as it is`(command: String) throws {
    let folder = try TemporaryFolder()
    let line = Self.playable.filter { $0 != "\n" }
    for (index, text) in ([line] + Self.broken).enumerated() {
      try folder.write(text + "\n", to: "\(index).json")
      let run = try folder.type("inbetween \(command) \(index).json")
      #expect([0, 1, 65].contains(run.status), "\(index): \(run.status)")
      #expect(Self.danger(in: run.text) == nil, "\(index): \(run.text)")
      #expect(Self.danger(in: run.errors) == nil, "\(index): \(run.errors)")
      #expect(index == 0 || !(run.text + run.errors).isEmpty, "\(index)")
    }
  }

  @Test func `colors are the only escape sequences of a message`() throws {
    let folder = try TemporaryFolder()
    for (index, text) in Self.broken.enumerated() {
      try folder.write(text, to: "\(index).json")
      let run = try folder.type("inbetween check --color always \(index).json")
      #expect(run.errors.contains("\u{1B}[1;31merror:\u{1B}[0m"), "\(index)")
      let plain = run.errors.replacing(#/\x1B\[[0-9;]+m/#, with: "")
      #expect(Self.danger(in: plain) == nil, "\(index): \(run.errors)")
    }
  }

  @Test func `nothing on a command line reaches a terminal as it is`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.hostile, to: "text")
    try folder.write(#"{ "state": { "x": 0 } }"#, to: "x.json")
    try folder.write("time,\u{202E}\n0,1\n", to: "a.csv")
    try folder.write("time,\u{202E}\n0,2\n", to: "b.csv")
    // Command substitution takes no NUL, and neither does a command line.
    for line in [
      #""$H""#, #"trace "$H""#, #"trace --fps "$H" x.json"#, #"trace "--$H" x.json"#,
      #"trace "-$H" x.json"#, #"trace --format "$H" x.json"#, #"trace --select "$H" x.json"#,
      #"trace --at "$H" x.json"#, #"trace --precision "$H" x.json"#, #"trace -o "no/$H" x.json"#,
      #"trace x.json "$H""#, #"trace "–$H""#, #"curve "$H""#,
      #"curve ".lin$H""#, #"help "$H""#, #"completions "$H""#, #"diff "$H" "$H""#,
      "diff a.csv b.csv",
      "diff -f json a.csv b.csv", #"test "$H""#, #"test -f junit "$H""#, #"check -f json "$H""#,
      #"trace --clock "idea$H" x.json"#, #"trace --batch "$H""#,
    ] {
      let run = try folder.type("H=$(tr -d '\\0' < text); inbetween \(line)")
      #expect(run.status != 0, "\(line)")
      #expect(Self.danger(in: run.text) == nil, "\(line): \(run.text)")
      #expect(Self.danger(in: run.errors) == nil, "\(line): \(run.errors)")
    }
  }

  @Test(.enabled(if: Tool.hasConsumer("/usr/bin/python3"), "Python is not installed"))
  func `a reader of tables finds the text with its escapes, and a reader of JSON the text itself`()
    throws
  {
    let folder = try TemporaryFolder(
      "say.json",
      #"{ "events": [ { "at": 0, "emit": "a\u001b[1m,\"b\"\n\u202e\tc\\u{1b}" } ], "state": { "x": 0 } }"#
    )
    let table = try folder.type(
      "inbetween events say.json | python3 -c 'import csv, sys; "
        + "print([r[\"label\"] for r in csv.DictReader(sys.stdin) if r[\"event\"] == \"emit\"])'")
    #expect(table.text == #"['a\\u{1b}[1m,"b"\n\\u{202e}\tc\\u{1b}']"# + "\n", "\(table.errors)")
    let json = try folder.type(
      "inbetween events -f ndjson say.json | python3 -c 'import json, sys; "
        + "print([e[\"label\"] for e in map(json.loads, sys.stdin) if e[\"event\"] == \"emit\"])'")
    #expect(json.text == #"['a\x1b[1m,"b"\n\u202e\tc\\u{1b}']"# + "\n", "\(json.errors)")
  }

  @Test func `events as a table and as JSON are the same events, whatever their texts`() throws {
    let folder = try TemporaryFolder("say.json", Self.playable)
    let run = try folder.type(
      """
      inbetween events say.json > e.csv; inbetween events -f json say.json > e.json
      inbetween events -f ndjson say.json > e.ndjson
      inbetween diff e.csv e.json && inbetween diff e.ndjson e.csv
      """)
    #expect(run.status == 0, "\(run.text)\(run.errors)")
  }
}
