import Foundation
import TestSupport
import Testing

/// What the threads of `trace --batch` do on a real system.
@Suite struct BatchTests {
  /// A timeline that is played to its end, with as many rows as it has frames.
  private static func timeline(_ name: String, seconds: Int) -> String {
    #"{"name":"\#(name)","state":{"x":0},"events":[{"at":0,"withAnimation":".linear(duration: \#(seconds))","set":{"x":\#(seconds)}}]}"#
      + "\n"
  }

  private static let longest = Cases.count(15, of: 40)

  /// Long ones among short ones, so that some threads have long been ready when others are not.
  private static let uneven = (1...60).map { index in
    timeline("t\(index)", seconds: index % 7 == 0 ? longest : 1)
  }

  @Test func `answers have the order of the lines, and each is that of its line`() throws {
    let folder = try TemporaryFolder("b.ndjson", Self.uneven.joined())
    let run = try folder.shell(#""$TOOL" trace --batch "$D/b.ndjson" --fps 50"#)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    let answers = run.output.split(separator: 0x0A)
    try #require(answers.count == Self.uneven.count)
    for (index, answer) in answers.enumerated() {
      let object = try JSONSerialization.jsonObject(with: answer) as? [String: Any]
      #expect(object?["line"] as? Int == index + 1)
      let trace = object?["trace"] as? [String: Any]
      let seconds = (index + 1) % 7 == 0 ? Self.longest : 1
      #expect((trace?["frames"] as? [Any])?.count == seconds * 50 + 1)
      #expect(trace?["end"] as? Int == seconds)
    }
    for _ in 1...3 {
      let again = try folder.shell(#""$TOOL" trace --batch --fps 50 < "$D/b.ndjson""#)
      #expect(again.output == run.output)
    }
  }

  @Test func `answers larger than what a queue holds are whole`() throws {
    let lines = (1...3).map { _ in Self.timeline("t", seconds: 2) }
    let folder = try TemporaryFolder("b.ndjson", lines.joined())
    let run = try folder.shell(#""$TOOL" trace --batch "$D/b.ndjson" --fps 40000"#)
    #expect(run.status == 0)
    let answers = run.output.split(separator: 0x0A)
    #expect(answers.count == 3)
    for (index, answer) in answers.enumerated() {
      #expect(answer.count > 2_000_000)
      #expect(answer.dropFirst(10) == answers[0].dropFirst(10), "line \(index + 1)")
    }
  }

  @Test func `a line is answered before the next one is asked`() throws {
    let folder = try TemporaryFolder("one", Self.timeline("t", seconds: 1))
    let run = try folder.type(
      """
      mkfifo questions answers
      "$TOOL" trace --batch --at 1 < questions > answers &
      exec 3> questions 4< answers
      for i in 1 2 3; do
        cat one >&3
        IFS= read -r -t 20 answer <&4 || exit 9
        echo "${answer%%,*}"
      done
      exec 3>&-
      wait $!
      """)
    #expect(run.status == 0)
    #expect(run.text == "{\"line\":1\n{\"line\":2\n{\"line\":3\n")
  }

  @Test func `a reader that goes away ends the run quietly`() throws {
    let folder = try TemporaryFolder("b.ndjson", Self.uneven.joined())
    let run = try folder.type(
      """
      mkfifo questions
      (cat b.ndjson; exec sleep 20) > questions & writer=$!
      "$TOOL" trace --batch --fps 20000 < questions | head -c 100 | wc -c
      disown; kill -KILL $writer
      """)
    #expect(run.errors.isEmpty)
    #expect(run.text.trimmingCharacters(in: .whitespacesAndNewlines) == "100")
  }

  @Test(.enabled(if: Tool.hasFullDevice, "there is no /dev/full"))
  func `a full device is an error`() throws {
    let folder = try TemporaryFolder("b.ndjson", Self.uneven.joined())
    let run = try folder.shell(#""$TOOL" trace --batch "$D/b.ndjson" > /dev/full"#)
    #expect(run.status == 74)
    #expect(run.errors == "inbetween: error: standard output: No space left on device\n")
  }

  @Test func `a file is there when every line has its answer, whether that is a trace or not`()
    throws
  {
    let folder = try TemporaryFolder("b.ndjson", Self.uneven.joined() + "{\n")
    let run = try folder.shell(#""$TOOL" trace --batch "$D/b.ndjson" -o "$D/out""#)
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(run.errors == "inbetween: 1 of 61 lines failed, as their answers say\n")
    #expect(folder.names == ["b.ndjson", "out"])
    #expect(folder.text("out")?.split(separator: "\n").count == 61)
    let refused = try folder.shell(#""$TOOL" trace --batch "$D/b.ndjson" -o "$D/b.ndjson""#)
    #expect(refused.status == 64)
  }

  @Test func `a signal ends all threads and removes what was begun`() throws {
    let folder = try TemporaryFolder("b.ndjson", Self.uneven.joined())
    // What a shell starts in the background ignores SIGINT, so it is the killer that is started there.
    let run = try folder.shell(
      """
      (i=0; until ls -a "$D" | grep -q '^.inbetween-'; do
         i=$((i + 1)); [ $i -lt 2000 ] || exit; done; sleep 0.2
       kill -INT "$(ls -a "$D" | sed -n 's/^.inbetween-\\([0-9]*\\)-.*/\\1/p')") &
      "$TOOL" trace --batch "$D/b.ndjson" --until 100000 -o "$D/out"
      echo "status $?"
      """)
    #expect(String(decoding: run.output, as: UTF8.self) == "status 130\n")
    #expect(folder.names == ["b.ndjson"])
  }

  @Test func `inputs that cannot be read are errors`() throws {
    #expect(try Tool.shell(#""$TOOL" trace --batch /no/such"#).status == 66)
    let folder = try Tool.shell(#""$TOOL" trace --batch samples"#)
    #expect(folder.status == 66)
    #expect(folder.errors == "inbetween: error: samples: Is a directory\n")
    #expect(try Tool.shell(#""$TOOL" trace --batch <&-"#).status == 66)
    #expect(try Tool.shell(#""$TOOL" trace --batch < /dev/null"#).status == 0)
  }

  @Test func `a line that is too long is answered, and so are those after it`() throws {
    let folder = try TemporaryFolder("one", Self.timeline("t", seconds: 1))
    // 64 MiB are 65,536 KiB; a line may have so many bytes, and not one more.
    for (spaces, failed) in [(65_535 << 10, 0), (65_536 << 10, 1)] {
      let run = try folder.type(
        """
        line='{"name":"long"'
        (cat one; printf %s "$line"; head -c \(spaces) /dev/zero | tr '\\0' ' '
         head -c $((1024 - ${#line} - 1)) /dev/zero | tr '\\0' ' '; echo '}'; cat one one) |
          inbetween check --batch --trailer
        """)
      let answers = run.text.split(separator: "\n")
      try #require(answers.count == 5)
      #expect(answers[0].hasPrefix(#"{"line":1,"name":"t","diagnostics":[]}"#))
      #expect(answers[2].hasPrefix(#"{"line":3,"name":"t","diagnostics":[]}"#))
      #expect(answers[4] == #"{"lines":4,"failed":\#(failed),"blank":0}"#)
      guard failed == 1 else { continue }
      #expect(run.status == 0)
      #expect(run.errors == "inbetween: 1 of 4 lines failed, as their answers say\n")
      #expect(
        answers[1].hasPrefix(
          #"{"line":2,"name":"long","diagnostics":[{"file":"<stdin>","line":2,"column":1,"severity":"#
            + #""error","code":"too-many","message":"the line is larger than 64 MiB, the limit for a line""#
        ))
    }
  }

  @Test func `an endless line ends the run, after its answer and those before it`() throws {
    let folder = try TemporaryFolder("one", Self.timeline("t", seconds: 1))
    let run = try folder.shell(#"cat "$D/one" /dev/zero | "$TOOL" trace --batch --at 1"#)
    #expect(run.status == 66)
    #expect(run.errors == "inbetween: error: <stdin>: line 2 has no end within 1024 MiB\n")
    #expect(run.output.split(separator: 0x0A).count == 2)
  }

  @Test func `a lone carriage return is a blank within a line, and shifts no number`() throws {
    let lines = "{\"state\":\r{\r\r}}\r\n{\r\"state\": {\r\"x\": }}\n\r\n{"
    let run = try Tool.run("check", "--batch", input: Array(lines.utf8))
    let answers = run.text.split(separator: "\n")
    try #require(answers.count == 4)
    #expect(answers[0] == #"{"line":1,"diagnostics":[]}"#)
    #expect(
      answers[1].hasPrefix(#"{"line":2,"diagnostics":[{"file":"<stdin>","line":2,"column":19,"#))
    #expect(answers[2] == #"{"line":3,"blank":true}"#)
    #expect(
      answers[3].hasPrefix(#"{"line":4,"diagnostics":[{"file":"<stdin>","line":4,"column":2,"#))
  }

  @Test func `many broken lines are many answers, and no line is lost`() throws {
    let texts = (0..<2000).map { index in
      index % 3 == 0 ? "{\"state\":{\"x\":\(index)}" : String(repeating: "[", count: index)
    }
    let folder = try TemporaryFolder("b.ndjson", texts.joined(separator: "\n"))
    let run = try folder.shell(#""$TOOL" trace --batch "$D/b.ndjson" | grep -c diagnostics"#)
    #expect(String(decoding: run.output, as: UTF8.self) == "2000\n")
  }
}
