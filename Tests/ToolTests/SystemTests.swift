import Foundation
import TestSupport
import Testing

/// What a system may do to a program that reads and writes, besides what `OutputFileTests` shows.
@Suite struct SystemTests {
  private static let long = "trace samples/fade.json --fps 20000"

  private static func longTable() throws -> Data {
    let run = try Tool.shell("\"$TOOL\" \(long)")
    #expect(run.output.count > 500_000)
    return run.output
  }

  @Test func `stopping, going on and other signals lose nothing that is read`() throws {
    let folder = try Card.folder()
    let plain = try folder.type("inbetween trace card.json")
    let run = try folder.type(
      """
      mkfifo pipe
      inbetween trace pipe > out &
      tool=$!
      exec 3> pipe
      while IFS= read -r line; do
        kill -STOP $tool; kill -WINCH $tool; printf '%s\\n' "$line" >&3; kill -CONT $tool; sleep 0.02
      done < card.json
      exec 3>&-
      wait $tool
      """)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(folder.text("out") == plain.text)
  }

  @Test func `stopping, going on and other signals lose nothing that is written`() throws {
    let run = try Tool.shell(
      """
      ("$TOOL" \(Self.long) & tool=$!
       for i in 1 2 3 4 5 6 7 8; do
         kill -STOP $tool; kill -WINCH $tool; sleep 0.02; kill -CONT $tool; sleep 0.02
       done
       wait $tool; echo $? >&2) | (
         # Before it reads, the pipe is full; after that, the tool is stopped between two pieces.
         sleep 0.1; for i in 1 2 3 4 5 6; do dd bs=30000 count=1 2>/dev/null; sleep 0.03; done; cat)
      """)
    #expect(run.errors == "0\n")
    #expect(run.output == (try Self.longTable()))
  }

  @Test func `a stream on which others never wait gets everything, in its own time`() throws {
    let (output, errors) = (try ChildPipe(), try ChildPipe())
    ChildPipe.refuseWaiting(output.writeEnd)
    let child = try ChildProcess(
      Tool.executable.path, Self.long.split(separator: " ").map { String($0) },
      streams: .init(input: 0, output: output.writeEnd, errors: errors.writeEnd))
    output.closeWriteEnd()
    errors.closeWriteEnd()
    // By now the pipe is full.
    Thread.sleep(forTimeInterval: 0.3)
    let bytes = try child.readToEnd(output)
    #expect(try child.wait() == 0)
    #expect(try child.readToEnd(errors).isEmpty)
    #expect(Data(bytes) == (try Self.longTable()))
  }

  @Test func `an input on which others never wait is read to its end`() throws {
    let (input, output) = (try ChildPipe(), try ChildPipe())
    ChildPipe.refuseWaiting(input.readEnd)
    let child = try ChildProcess(
      Tool.executable.path, ["trace"],
      streams: .init(input: input.readEnd, output: output.writeEnd, errors: output.writeEnd))
    input.closeReadEnd()
    output.closeWriteEnd()
    for part in [#"{ "state": "#, #"{ "x": 1 "#, "} }"] {
      Thread.sleep(forTimeInterval: 0.05)
      try input.write(Array(part.utf8))
    }
    input.closeWriteEnd()
    let bytes = try child.readToEnd(output)
    #expect(try child.wait() == 0)
    #expect(String(decoding: bytes, as: UTF8.self) == "time,x\n0.000000,1.000000\n")
  }

  @Test(arguments: ["head -n 1", "true", "head -c 100000"])
  func `a run of days ends with its reader`(reader: String) throws {
    let run = try Tool.shell(
      "(\"$TOOL\" trace samples/fade.json --until 1000000; echo $? >&2) | \(reader) > /dev/null")
    #expect(run.errors == "0\n")
    // All of its sixty million rows would take minutes.
    #expect(run.seconds < 20)
  }

  @Test func `standard output that grows too large is an error, and no signal`() throws {
    let folder = try TemporaryFolder()
    let run = try folder.shell("ulimit -f 8; \"$TOOL\" \(Self.long) > \"$D/out\"")
    #expect(run.status == 74)
    #expect(run.errors == "inbetween: error: standard output: File too large\n")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/version")))
  func `the size that a file claims is not believed`() throws {
    // The system says that this file has no bytes.
    let run = try Tool.run("check", "/proc/version")
    #expect(run.status == 1)
    #expect(run.errors.contains("/proc/version:1:1: error: "))
    #expect(!run.errors.contains("empty"))
  }

  @Test func `a file that grows while it is read is read to some end`() throws {
    let folder = try Card.folder()
    let run = try folder.type(
      """
      (for i in {1..200}; do printf '%1000s' '' >> card.json; done) &
      for i in {1..20}; do inbetween check card.json || exit; done
      wait
      """)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty, "\(run.errors)")
  }

  @Test(arguments: [
    ("yes | \"$TOOL\" check -", "<stdin>"), ("\"$TOOL\" check /dev/zero", "/dev/zero"),
  ])
  func `an endless input is refused at its limit`(line: String, name: String) throws {
    let run = try Tool.shell(line)
    #expect(run.status == 66)
    #expect(
      run.errors
        == "inbetween: error: \(name): larger than 64 MiB, the limit for a pipe or device\n")
  }

  @Test func `a file for the result may begin with a dash`() throws {
    let folder = try Card.folder()
    #expect(try folder.type("inbetween trace --output=-x.csv -- card.json").status == 0)
    #expect(folder.text("-x.csv")?.hasPrefix("time,") == true)
  }

  @Test func `a wrong timeline makes no file`() throws {
    let folder = try TemporaryFolder()
    #expect(try folder.shell("echo '{' | \"$TOOL\" trace -o \"$D/new.csv\"").status == 65)
    #expect(folder.names.isEmpty)
  }

  @Test func `a file's name cannot steer a terminal`() throws {
    let run = try Tool.run("check", "\u{1B}[31m\n\u{202E}.json")
    #expect(
      run.errors == "inbetween: error: \\u{1b}[31m\\u{a}\\u{202e}.json: No such file or directory\n"
    )
    let folder = try TemporaryFolder("\u{1B}[31m.json", "{")
    let found = try folder.type("inbetween check *.json")
    #expect(found.status == 1)
    #expect(found.errors.hasPrefix("\\u{1b}[31m.json:1:"))
    #expect(!found.errors.contains("\u{1B}"))
  }

  @Test(arguments: [[0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00], [0xFE, 0xFF, 0x00, 0x7B, 0x00, 0x7D]])
  func `a text of another encoding is told so`(bytes: [UInt8]) throws {
    let run = try Tool.run("check", input: bytes)
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("<stdin>:1:1: error: the text is in UTF-16, expected UTF-8"))
  }

  @Test(.enabled(if: Tool.hasConsumer("/usr/bin/mlr"), "Miller is not installed"))
  func `a label with commas, quotes and spaces at its ends is one field of a table`() throws {
    let label = " a,\\\"b\\\" "
    let folder = try TemporaryFolder(
      "card.json",
      """
      { "state": { "x": 0 }, "events": [ { "at": 0, "withAnimation": ".linear(duration: 1)",
        "set": { "x": 1 }, "completion": "\(label)" } ] }
      """)
    let run = try folder.type(
      "inbetween events card.json | mlr --icsv --ojson filter '$event == \"complete\"' then cut -f label"
    )
    #expect(run.status == 0, "\(run.errors)")
    let records = try JSONSerialization.jsonObject(with: run.output) as? [[String: String]]
    #expect(records == [["label": " a,\"b\" "]])
  }
}
