import Foundation
import TestSupport
import Testing

/// Files as the system has them: each test in a folder of its own.
@Suite struct OutputFileTests {
  private static func table() throws -> String {
    String(decoding: try Tool.run("trace", "samples/fade.json").output, as: UTF8.self)
  }

  @Test func `a file holds what standard output would have, and nothing is left beside it`() throws
  {
    let folder = try TemporaryFolder()
    let run = try folder.shell("\"$TOOL\" trace $IN -o \"$D/out.csv\"")
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(run.errors.isEmpty)
    #expect(folder.text("out.csv") == (try Self.table()))
    #expect(folder.names == ["out.csv"])
  }

  @Test func `an older file is replaced and keeps its permissions`() throws {
    let folder = try TemporaryFolder()
    try folder.write(String(repeating: "old\n", count: 10_000), to: "out.csv")
    let run = try folder.shell(
      "chmod 640 \"$D/out.csv\"; \"$TOOL\" trace $IN -o \"$D/out.csv\"; ls -l \"$D\" >&2")
    #expect(folder.text("out.csv") == (try Self.table()))
    #expect(run.errors.contains("-rw-r-----"), "\(run.errors)")
  }

  /// Whether tests may give files away, and do as somebody who may not.
  private static var isRoot: Bool {
    (try? Tool.shell("[ $(id -u) = 0 ] && /usr/sbin/runuser -u nobody -- \"$TOOL\" --version"))?
      .status
      == 0
  }

  @Test(.enabled(if: isRoot, "files cannot be given away here"))
  func `an older file is replaced and keeps its owner and group`() throws {
    let folder = try TemporaryFolder()
    let run = try folder.shell(
      """
      echo old > "$D/out.csv"; chown 1234:5678 "$D/out.csv"; chmod 4751 "$D/out.csv"
      "$TOOL" trace $IN -o "$D/out.csv" && stat -c '%u %g %a' "$D/out.csv"
      """)
    #expect(run.text == "1234 5678 4751\n", "\(run.errors)")
    #expect(folder.text("out.csv") == (try Self.table()))
  }

  @Test(.enabled(if: isRoot, "files cannot be given away here"))
  func
    `a file whose owner a new one cannot have is left as it is, and can be written through a shell`()
    throws
  {
    let folder = try TemporaryFolder()
    let run = try folder.shell(
      """
      chmod 777 "$D"; echo old > "$D/out.csv"; chmod 666 "$D/out.csv"
      /usr/sbin/runuser -u nobody -- "$TOOL" trace $IN -o "$D/out.csv"; echo $?
      cat "$D/out.csv"; ls -A "$D"
      /usr/sbin/runuser -u nobody -- "$TOOL" trace $IN > "$D/out.csv" && stat -c %u "$D/out.csv"
      """)
    #expect(run.text == "73\nold\nout.csv\n0\n")
    #expect(
      run.errors
        == "inbetween: error: \(folder.path)/out.csv: a new file cannot have its owner and group "
        + "(Operation not permitted); redirect standard output to it\n")
  }

  @Test func `of twenty runs that make one timeline at once, one does`() throws {
    let folder = try TemporaryFolder()
    let run = try folder.shell(
      """
      cd "$D"
      for number in $(seq 20); do ("$TOOL" init card.json >/dev/null; echo $?) & done | sort | uniq -c
      """)
    #expect(
      run.text.split(separator: "\n").map { $0.split(separator: " ") } == [
        ["1", "0"], ["19", "73"],
      ])
    let line = "inbetween: error: card.json: already exists\n"
    #expect(run.errors == String(repeating: line, count: 19))
    #expect(folder.names == ["card.json", "timeline.schema.json"])
  }

  @Test func `a golden is not recorded through a link that leads nowhere`() throws {
    let folder = try TemporaryFolder()
    let run = try folder.shell(
      """
      cp $IN "$D/card.json"; mkdir "$D/goldens"; ln -s ../outside "$D/goldens/card.golden"; cd "$D"
      "$TOOL" test -q card.json --golden goldens --update >/dev/null
      """)
    #expect(run.status == 73)
    #expect(
      run.errors
        == "inbetween: error: goldens/card.golden: already exists, but leads to no file; remove it\n"
    )
    #expect(folder.names == ["card.json", "goldens"])
  }

  @Test func `a file with other names is left as it is`() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "one.csv")
    let run = try folder.shell(
      "ln \"$D/one.csv\" \"$D/two.csv\"; \"$TOOL\" trace $IN -o \"$D/two.csv\"")
    #expect(run.status == 73)
    #expect(
      run.errors
        == "inbetween: error: \(folder.path)/two.csv: it has other names (hard links), which would "
        + "keep the old content; remove it, or redirect standard output to it\n")
    #expect(folder.text("one.csv") == "old" && folder.text("two.csv") == "old")
    #expect(folder.names == ["one.csv", "two.csv"])
    #expect(
      try folder.shell("rm \"$D/one.csv\"; \"$TOOL\" trace $IN -o \"$D/two.csv\"").status == 0)
    #expect(folder.text("two.csv") == (try Self.table()))
  }

  @Test func `runs that write one file at one time leave the whole result of one of them`() throws {
    let folder = try TemporaryFolder()
    let run = try folder.shell(
      """
      for i in 1 2 3 4 5 6 7 8 9 10; do
        for rate in 60 120; do ("$TOOL" trace $IN --fps $rate -o "$D/out.csv" || echo failed) & done
      done
      wait
      for rate in 60 120; do "$TOOL" trace $IN --fps $rate | cmp -s - "$D/out.csv" && echo whole; done
      """)
    #expect(run.text == "whole\n")
    #expect(run.errors.isEmpty)
    #expect(folder.names == ["out.csv"])
  }

  @Test func `what a killed run of the same number has left is not touched`() throws {
    let folder = try TemporaryFolder()
    let run = try folder.shell(
      #"sh -c 'echo left > "$1/.inbetween-$$-1"; exec "$0" trace "$2" -o "$1/out.csv"' "$TOOL" "$D" $IN"#
    )
    #expect(run.status == 0)
    #expect(folder.text("out.csv") == (try Self.table()))
    try #require(folder.names.count == 2)
    #expect(folder.text(folder.names[0]) == "left\n")
  }

  @Test func `a link stays a link, and what it leads to is replaced`() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "real.csv")
    let run = try folder.shell(
      """
      mkdir "$D/sub"; ln -s ../real.csv "$D/sub/one"; ln -s sub/one "$D/two"
      ln -s sub/new.csv "$D/dangling"
      "$TOOL" trace $IN -o "$D/two" && "$TOOL" trace $IN -o "$D/dangling"
      readlink "$D/two" "$D/dangling"
      """)
    #expect(run.status == 0, "\(run.errors)")
    #expect(String(decoding: run.output, as: UTF8.self) == "sub/one\nsub/new.csv\n")
    #expect(folder.text("real.csv") == (try Self.table()))
    #expect(folder.text("sub/new.csv") == (try Self.table()))
  }

  @Test func `a link in a ring, a folder and a missing folder cannot be written to`() throws {
    let folder = try TemporaryFolder()
    for (name, reason) in [
      ("ring", "Too many levels of symbolic links"), ("folder", "Is a directory"),
      ("no/such.csv", "No such file or directory"), ("file/x", "Not a directory"),
      (String(repeating: "n", count: 256), "File name too long"),
    ] {
      let run = try folder.shell(
        """
        ln -sf ring "$D/ring"; mkdir -p "$D/folder"; echo > "$D/file"
        "$TOOL" trace $IN -o "$D/\(name)"
        """)
      #expect(run.status == 73)
      #expect(run.output.isEmpty)
      #expect(run.errors.hasSuffix(": \(reason)\n"), "\(run.errors)")
    }
    #expect(folder.names == ["file", "folder", "ring"])
  }

  @Test func `the longest name there can be is possible`() throws {
    let folder = try TemporaryFolder()
    let name = String(repeating: "n", count: 255)
    #expect(try folder.shell("\"$TOOL\" trace $IN -o \"$D/\(name)\"").status == 0)
    #expect(folder.names == [name])
  }

  @Test func `the input is never its own output`() throws {
    let folder = try TemporaryFolder()
    let bytes = String(decoding: try RepositoryFiles.bytes("samples/fade.json"), as: UTF8.self)
    try folder.write(bytes, to: "in.json")
    for line in [
      "\"$TOOL\" trace \"$D/in.json\" -o \"$D/in.json\"",
      "\"$TOOL\" trace \"$D/in.json\" -o \"$D/../$(basename \"$D\")/in.json\"",
      "ln -f \"$D/in.json\" \"$D/hard\"; \"$TOOL\" trace \"$D/in.json\" -o \"$D/hard\"",
      "ln -sf in.json \"$D/soft\"; \"$TOOL\" trace \"$D/soft\" -o \"$D/in.json\"",
      "\"$TOOL\" trace -o \"$D/in.json\" < \"$D/in.json\"",
    ] {
      let run = try folder.shell(line)
      #expect(run.status == 64, "\(line)")
      #expect(run.errors.contains("is the input, which would be lost"))
      #expect(folder.text("in.json") == bytes)
    }
  }

  @Test func `a wrong timeline leaves the old file as it is`() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "out.csv")
    let run = try folder.shell("echo '{' | \"$TOOL\" trace -o \"$D/out.csv\"")
    #expect(run.status == 65)
    #expect(folder.text("out.csv") == "old")
    #expect(folder.names == ["out.csv"])
  }

  @Test func `a file that grows too large leaves the old one as it is`() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "out.csv")
    let run = try folder.shell(
      "ulimit -f 8; \"$TOOL\" trace $IN --fps 10000 --precision 15 -o \"$D/out.csv\"")
    #expect(run.status == 74)
    #expect(run.errors.hasSuffix("/out.csv: File too large\n"), "\(run.errors)")
    #expect(folder.text("out.csv") == "old")
    #expect(folder.names == ["out.csv"])
  }

  @Test(arguments: ["INT", "TERM", "HUP"])
  func `a signal ends the run and removes what was begun`(signal: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "out.csv")
    // What a shell starts in the background ignores SIGINT, so it is the killer that is started there.
    let run = try folder.shell(
      """
      (i=0; until ls -a "$D" | grep -q '^.inbetween-'; do
         i=$((i + 1)); [ $i -lt 2000 ] || exit; done
       kill -\(signal) "$(ls -a "$D" | sed -n 's/^.inbetween-\\([0-9]*\\)-.*/\\1/p')") &
      "$TOOL" trace $IN --until 1000000 -o "$D/out.csv"
      echo "status $?"
      """)
    let number = ["INT": 2, "TERM": 15, "HUP": 1][signal] ?? 0
    #expect(String(decoding: run.output, as: UTF8.self) == "status \(128 + number)\n")
    #expect(folder.text("out.csv") == "old")
    #expect(folder.names == ["out.csv"])
  }

  @Test func `pipes and streams are written to as they are`() throws {
    let folder = try TemporaryFolder()
    let table = try Self.table()
    let pipe = try folder.shell(
      "mkfifo \"$D/pipe\"; \"$TOOL\" trace $IN -o \"$D/pipe\" & cat \"$D/pipe\"; wait")
    #expect(String(decoding: pipe.output, as: UTF8.self) == table)
    #expect(folder.names == ["pipe"])
    for name in ["/dev/stdout", "/dev/fd/1", "-"] {
      let run = try folder.shell("\"$TOOL\" trace $IN -o \(name)")
      #expect(String(decoding: run.output, as: UTF8.self) == table, "\(name)")
    }
    let appended = try folder.shell(
      "echo first > \"$D/log\"; \"$TOOL\" trace $IN -o /dev/stdout >> \"$D/log\"; exit $?")
    #expect(appended.status == 0)
    #expect(folder.text("log") == "first\n" + table)
    #expect(try folder.shell("\"$TOOL\" trace $IN -o /dev/fd/77").status == 73)
  }

  @Test(.enabled(if: Tool.hasFullDevice, "there is no /dev/full"))
  func `a full device is an error, by any name`() throws {
    let run = try Tool.shell("\"$TOOL\" trace samples/fade.json -o /dev/full")
    #expect(run.status == 74)
    #expect(run.errors == "inbetween: error: /dev/full: No space left on device\n")
  }

  @Test func `a reader that goes away ends the run quietly`() throws {
    let folder = try TemporaryFolder()
    let run = try folder.shell(
      "mkfifo \"$D/p\"; head -n 1 \"$D/p\" & \"$TOOL\" trace $IN --fps 100000 -o \"$D/p\"; echo $? >&2; wait"
    )
    #expect(run.errors == "0\n")
  }
}
