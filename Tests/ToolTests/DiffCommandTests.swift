import Foundation
import TestSupport
import Testing

/// What must hold of `diff` on a real system. In a line of shell, `$A` is a trace and `$B` another.
@Suite struct DiffCommandTests {
  private func shell(_ line: String) throws -> Tool.FinishedRun {
    try Tool.shell(
      """
      D=$(mktemp -d); A="$D/a.csv"; B="$D/b.csv"; trap 'rm -r "$D"' EXIT
      printf 'time,x\\n0,1\\n1,2\\n' > "$A"; printf 'time,x\\n0,1\\n1,2.5\\n' > "$B"
      \(line)
      """)
  }

  private func text(_ run: Tool.FinishedRun) -> String {
    String(decoding: run.output, as: UTF8.self)
  }

  @Test func `the exit status says whether traces are the same`() throws {
    let same = try shell("\"$TOOL\" diff \"$A\" \"$A\"")
    #expect((same.status, same.output.count, same.errors) == (0, 0, ""))
    let different = try shell("cd \"$D\"; \"$TOOL\" diff a.csv b.csv")
    #expect(different.status == 1)
    #expect(different.errors.isEmpty)
    #expect(
      text(different) == """
        a.csv:3:3: at 1 'x' is 2, in b.csv:3:3 it is 2.5
        x: 1 of 2 values differs, at most by 0.5 at 1: 2 and 2.5, RMS 0.353553

        """)
    #expect(try shell("\"$TOOL\" diff \"$A\" \"$B\" --tolerance 0.5").status == 0)
  }

  @Test func `a value may stand behind a sign or a blank`() throws {
    let blank = try shell("cd \"$D\"; \"$TOOL\" diff a.csv b.csv --tolerance 0.25")
    let sign = try shell("cd \"$D\"; \"$TOOL\" diff a.csv b.csv --tolerance=0.25")
    #expect(blank.output == sign.output)
    #expect(blank.status == 1)
  }

  @Test(arguments: ["--tolerance=", "--tolerance", "--relative --interpolate"])
  func `a value that is missing is asked for`(options: String) throws {
    let run = try shell("\"$TOOL\" diff \"$A\" \"$B\" \(options)")
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.split(separator: "\n").count == 2)
  }

  @Test func `a flag takes no value`() throws {
    let run = try shell("\"$TOOL\" diff \"$A\" \"$B\" --interpolate=yes")
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("inbetween: error: '--interpolate' takes no value\n"))
  }

  @Test(arguments: ["-1", "nan", "inf", "0x10", "1_000", "1e-6s", "''", "1e999", "-1e-9"])
  func `what is no distance is refused`(value: String) throws {
    for option in ["tolerance", "relative", "time-tolerance"] {
      let run = try shell("\"$TOOL\" diff \"$A\" \"$B\" --\(option) \(value)")
      #expect(run.status == 64)
      #expect(run.errors.contains("'--\(option)'"))
    }
  }

  @Test func `options may stand behind the files`() throws {
    let behind = try shell(
      "\"$TOOL\" diff \"$A\" \"$B\" -f json --tolerance 1; \"$TOOL\" --version")
    let before = try shell(
      "\"$TOOL\" diff -f json --tolerance 1 \"$A\" \"$B\"; \"$TOOL\" --version")
    #expect(behind.output == before.output)
  }

  @Test func `an option of diff belongs to diff`() throws {
    let run = try Tool.run("trace", "--tolerance", "1", "samples/fade.json")
    #expect(run.status == 64)
    #expect(
      run.errors.hasPrefix(
        "inbetween: error: option '--tolerance' belongs to 'test', 'fit' and 'diff', not to 'trace'\n"
      ))
  }

  @Test func `help is found anywhere and fits a small terminal`() throws {
    let help = try Tool.run("help", "diff")
    #expect(help.status == 0)
    #expect(try Tool.run("diff", "-h").output == help.output)
    #expect(try Tool.run("diff", "nosuch", "--bogus", "--help").output == help.output)
    let lines = text(help).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 45)
    #expect(lines.allSatisfy { $0.count <= 80 && !$0.hasSuffix(" ") })
  }

  @Test func `a pipe, a dash and a substitution are read like files`() throws {
    for line in [
      "cat \"$A\" | \"$TOOL\" diff - \"$B\"", "\"$TOOL\" diff - \"$B\" < \"$A\"",
      "mkfifo \"$D/p\"; cat \"$A\" > \"$D/p\" & \"$TOOL\" diff \"$D/p\" \"$B\"",
    ] {
      #expect(try shell(line).status == 1, "\(line)")
      #expect(try shell(line + " --tolerance 0.5").status == 0, "\(line)")
    }
  }

  @Test func `two files are compared, no more and no fewer`() throws {
    for (operands, message) in [
      ("", "two files are needed to compare"), ("\"$A\"", "two files are needed to compare"),
      ("\"$A\" \"$B\" c.csv", "unexpected argument 'c.csv'"),
      ("- -", "standard input can be only one of the two"),
    ] {
      let run = try shell("\"$TOOL\" diff \(operands)")
      #expect(run.status == 64)
      #expect(run.output.isEmpty)
      #expect(
        run.errors == "inbetween: error: \(message)\nTry 'inbetween diff --help'.\n", "\(operands)")
    }
  }

  @Test func `a file that cannot be read says why`() throws {
    let missing = try shell("\"$TOOL\" diff \"$A\" nosuch.csv")
    #expect(missing.status == 66)
    #expect(missing.errors == "inbetween: error: nosuch.csv: No such file or directory\n")
    #expect(try shell("\"$TOOL\" diff / \"$A\"").status == 66)
  }

  @Test func `hostile inputs have defined results`() throws {
    for (text, place) in [
      ("", "1:1"), ("time,x\\n0,1,2\\n", "2:5"), ("time,x\\n0,\"1\\n", "2:3"),
      ("time,x\\r\\n0,nan\\r\\n", "2:3"), ("time,x\\n0,\\377\\n", "2:3"),
      ("{\"time\":0} x", "1:12"),
      ("time,x\\n1,0\\n0,0\\n", "3:1"),
    ] {
      let run = try shell("printf '\(text)' > \"$D/c\"; cd \"$D\"; \"$TOOL\" diff c a.csv")
      #expect(run.status == 65, "\(text)")
      #expect(run.output.isEmpty)
      #expect(run.errors.hasPrefix("c:\(place): error: "), "\(run.errors)")
    }
    let marked = try shell("printf '\\357\\273\\277' | cat - \"$A\" | \"$TOOL\" diff - \"$A\"")
    #expect(marked.status == 0)
  }

  @Test func `an empty name is no file`() throws {
    #expect(try shell("\"$TOOL\" diff \"$A\" ''").status == 64)
  }

  @Test func `a reader that goes away ends the run quietly`() throws {
    let run = try shell(
      """
      (echo time; seq 3000) | paste -sd, - > "$D/wide"
      (echo 0; yes 1 | head -n 3000) | paste -sd, - > "$D/ones"
      (echo 0; yes 2 | head -n 3000) | paste -sd, - > "$D/twos"
      cat "$D/wide" "$D/ones" > "$D/c"; cat "$D/wide" "$D/twos" > "$D/d"
      ("$TOOL" diff "$D/c" "$D/d" -f json; echo $? >&2) | head -c 1
      """)
    #expect(text(run) == "{")
    #expect(["0\n", "1\n"].contains(run.errors), "\(run.errors)")
  }

  @Test func `the report goes to a file, or why it cannot`() throws {
    let run = try shell(
      "\"$TOOL\" diff \"$A\" \"$B\" -o \"$D/r\" > \"$D/out\"; echo $?; wc -c < \"$D/out\"; wc -l < \"$D/r\""
    )
    #expect(text(run).split(whereSeparator: \.isWhitespace) == ["1", "0", "2"])
    #expect(try shell("\"$TOOL\" diff \"$A\" \"$B\" -o /no/such/dir/x").status == 73)
    #expect(
      try shell("\"$TOOL\" diff \"$A\" \"$B\" -o \"$A\"; echo $?; cat \"$A\" >&2").errors
        .hasSuffix("time,x\n0,1\n1,2\n"))
    guard Tool.hasFullDevice else { return }
    #expect(try shell("\"$TOOL\" diff \"$A\" \"$B\" > /dev/full").status == 74)
  }

  @Test func `a format's name is no file's`() throws {
    let run = try shell("\"$TOOL\" diff \"$A\" \"$B\" -o json")
    #expect(run.status == 64)
    #expect(run.errors.contains("did you mean '--format json'?"))
  }

  @Test func `nothing on standard error, no escapes in the report`() throws {
    let run = try shell("printf 'time,\\033x\\n' > \"$D/c\"; \"$TOOL\" diff \"$A\" \"$D/c\"")
    #expect(run.status == 65)
    #expect(!run.errors.contains("\u{1B}"))
    let report = try shell("\"$TOOL\" diff \"$A\" \"$B\" -f json")
    #expect(report.errors.isEmpty)
    #expect(!report.output.contains(0x1B))
  }

  @Test func `a report is the same everywhere`() throws {
    let line = "\"$TOOL\" diff \"$A\" \"$B\" -f json"
    let first = try shell(line).output
    #expect(!first.isEmpty)
    for surroundings in ["env -i", "TZ=Asia/Tokyo", "LC_ALL=de_DE.UTF-8"] {
      #expect(try shell("\(surroundings) \(line)").output == first)
    }
  }

  @Test func `closed streams are errors, not crashes`() throws {
    #expect(try shell("\"$TOOL\" diff \"$A\" \"$B\" >&-").status == 74)
    #expect(try shell("\"$TOOL\" diff - \"$B\" <&-").status == 66)
  }

  @Test func `a trace that the tool prints is the same in every form`() throws {
    let run = try shell(
      """
      for f in csv json ndjson; do for l in wide long; do
        "$TOOL" trace samples/t03_explicit.json -f $f --layout $l > "$D/t"
        "$TOOL" trace samples/t03_explicit.json | "$TOOL" diff - "$D/t" || echo "$f $l"
      done; done
      """)
    #expect(run.status == 0)
    #expect(text(run) == "")
  }

  /// In KiB. Twice 1.7 MB of text; as frames in memory, 200,000 rows would take some 100 bytes each.
  private static let memory = 60_000

  @Test(
    .enabled(
      if: Tool.startsWithinMemory(of: memory), "the memory of a process cannot be limited here"))
  func `memory does not grow with the number of rows, but for the text itself`() throws {
    let run = try shell(
      """
      (echo time,x; seq 0 200000 | sed 's/$/,1/') > "$D/c"
      ulimit -v \(Self.memory); "$TOOL" diff "$D/c" "$D/c"
      """)
    #expect(run.status == 0, "\(run.errors)")
  }
}
