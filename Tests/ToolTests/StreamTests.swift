import Foundation
import TestSupport
import Testing

@Suite struct StreamTests {
  @Test func `a file, a pipe and a dash give the same bytes`() throws {
    let file = try Tool.run("trace", "samples/fade.json")
    #expect(file.status == 0)
    #expect(file.errors.isEmpty)
    #expect(file.output.count > 100)
    let text = try RepositoryFiles.bytes("samples/fade.json")
    #expect(try Tool.run("trace", "-", input: text).output == file.output)
    #expect(try Tool.run("trace", input: text).output == file.output)
    #expect(try Tool.shell("cat samples/fade.json | \"$TOOL\" trace").output == file.output)
  }

  @Test func `a reader that goes away ends the run quietly`() throws {
    let run = try Tool.shell(
      "(\"$TOOL\" trace samples/fade.json --fps 100000; echo $? >&2) | head -n 1")
    #expect(String(decoding: run.output, as: UTF8.self) == "time,introTextOpacity\n")
    #expect(run.errors == "0\n")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `a full device is an error`() throws {
    let run = try Tool.shell("\"$TOOL\" trace samples/fade.json > /dev/full")
    #expect(run.status == 74)
    #expect(run.errors == "inbetween: error: standard output: No space left on device\n")
  }

  @Test func `closed streams are errors, not crashes`() throws {
    let output = try Tool.shell("\"$TOOL\" trace samples/fade.json >&-")
    #expect(output.status == 74)
    let input = try Tool.shell("\"$TOOL\" trace <&-")
    #expect(input.status == 66)
    #expect(input.errors == "inbetween: error: <stdin>: Bad file descriptor\n")
  }

  @Test func `inputs that cannot be read say why`() throws {
    let missing = try Tool.run("trace", "nosuch.json")
    #expect(missing.status == 66)
    #expect(missing.output.isEmpty)
    #expect(missing.errors == "inbetween: error: nosuch.json: No such file or directory\n")
    let folder = try Tool.run("trace", "samples")
    #expect(folder.status == 66)
    #expect(folder.errors == "inbetween: error: samples: Is a directory\n")
  }

  @Test(arguments: ["trace", "events"])
  func `twenty runs print the same bytes, wherever they are`(command: String) throws {
    let first = try Tool.run(command, "samples/fade.json", "-f", "json", "--precision", "full")
    #expect(first.status == 0)
    for run in 0..<20 {
      let surroundings = ["env -i", "TZ=Asia/Tokyo", "LC_ALL=de_DE.UTF-8", "COLUMNS=40 TERM=xterm"]
      let line = "\(surroundings[run % 4]) \"$TOOL\" \(command) -f json --precision full"
      #expect(try Tool.shell(line + " < samples/fade.json").output == first.output)
    }
  }

  @Test func `an endless input is refused at its limit`() throws {
    let run = try Tool.run("check", "/dev/zero")
    #expect(run.status == 66)
    #expect(run.errors.contains("larger than 64 MiB, the limit for a pipe or device"))
  }
}
