import CommandLineInterface
import Foundation
import TestSupport
import Testing

/// Every sample in every form that its readers take: in process, because starting a program for each
/// would take longer than all the rest.
@Suite struct SampleFormTests {
  private static let commands = ["trace", "events"]

  /// How forms are written does not depend on the sample, so each is tried with a part of them.
  private static func samples(from start: Int) -> [String] {
    SampleTests.samples.sampled(every: 4, from: start)
  }

  private func output(_ command: String, _ sample: String, _ options: String...) -> String {
    let console = MemoryConsole()
    let arguments = [command, "samples/\(sample).json", "--quiet"] + options
    let status = run(arguments: arguments, console: console)
    #expect(status == .success, "\(sample)")
    #expect(console.errors.isEmpty, "\(sample)")
    return console.output
  }

  @Test(arguments: commands)
  func `every row has the fields of the header, and every object parses`(command: String) throws {
    for sample in Self.samples(from: 0) {
      let table = output(command, sample)
      let counts = table.split(separator: "\n").map(Self.fieldCount)
      #expect(Set(counts).count == 1, "\(sample)")
      let lines = output(command, sample, "-f", "ndjson").split(separator: "\n")
      #expect(lines.count == counts.count - 1)
      for line in lines {
        #expect(try JSONSerialization.jsonObject(with: Data(line.utf8)) is [String: Any])
      }
    }
  }

  @Test(.enabled(if: InstalledProgram.exists("/usr/bin/jq"), "jq is not installed"))
  func `jq reads every document and every line`() throws {
    let documents = Self.samples(from: 1).flatMap { sample in
      Self.commands.map { output($0, sample, "-f", "json") }
        + [runInMemory("check", "samples/\(sample).json", "-f", "json").output]
    }
    for document in documents {
      #expect(try JSONSerialization.jsonObject(with: Data(document.utf8)) is [String: Any])
    }
    // With `-e` a document that is null or false is an error.
    let all = try jq("-es", "all(.[]; . != null and . != false), length", documents.joined())
    #expect(all == ["true", "\(documents.count)"])
    let rows = output("trace", "c13_several_values", "-f", "ndjson")
    #expect(try jq("-c", ".", rows) == rows.split(separator: "\n").map(String.init))
  }

  private func jq(_ option: String, _ filter: String, _ input: String) throws -> [String] {
    let run = try ChildProcess.run("/usr/bin/jq", [option, filter], input: Array(input.utf8))
    #expect(run.status == 0, "\(String(decoding: run.errors, as: UTF8.self))")
    return String(decoding: run.output, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func `a number is plain decimal digits, and zero has no sign`() throws {
    for sample in Self.samples(from: 2) {
      for row in output("trace", sample, "--velocity").utf8.split(separator: 0x0A).dropFirst() {
        for field in row.split(separator: 0x2C) where !Self.isPlain(field) {
          Issue.record("\(sample): \(String(decoding: Array(field), as: UTF8.self))")
        }
      }
    }
    // Both of these are less than half of the last digit; one of them comes from below.
    let small = #"{ "state": { "a": -1e-9, "b": 1e-9, "c": -0.0, "d": 0.00001 } }"#
    #expect(
      runInMemory("trace", "-", input: small).output
        == "time,a,b,c,d\n0.000000,0.000000,0.000000,0.000000,0.000010\n")
  }

  @Test(arguments: [
    "nan", "-inf", "1e-7", "1.5E3", "-0.000000", "1", "0.12345", "1,5", "--1.000000",
  ])
  func `what is not plain is told apart from what is`(field: String) {
    #expect(!Self.isPlain(Substring(field).utf8))
    #expect(Self.isPlain("-12.000001".utf8[...]) && Self.isPlain("0.000000".utf8[...]))
    #expect(Self.isPlain("A text".utf8[...]))
  }

  /// Whether a field is a number with six decimals, or a text with a letter that no number has.
  private static func isPlain(_ field: Substring.UTF8View) -> Bool {
    let text = Array(field)
    let isNumber =
      text.allSatisfy { $0 < 0x41 } || Double(String(decoding: text, as: UTF8.self)) != nil
    guard isNumber else { return true }
    let digits = text.first == UInt8(ascii: "-") ? text[1...] : text[...]
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, parts[1].count == 6 else { return false }
    let isZero = digits.allSatisfy { $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: ".") }
    return parts.allSatisfy { $0.allSatisfy { (0x30...0x39).contains($0) } }
      && !(isZero && digits.count < text.count)
  }

  /// The fields of a row by RFC 4180, in which no sample's text has a line feed.
  private static func fieldCount(_ row: Substring) -> Int {
    var isQuoted = false
    var count = 1
    for byte in row.utf8 {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if byte == UInt8(ascii: ","), !isQuoted { count += 1 }
    }
    return count
  }
}
