import CommandLineInterface
import Foundation
import TestSupport
import Testing

/// Whatever a file holds, `check` ends soon, with a status that means something and a place.
@Suite struct HostileInputTests {
  /// Runs `check` on bytes and checks what holds for every input.
  private func check(_ bytes: [UInt8], format: String = "text") -> FinishedRun {
    let console = MemoryConsole()
    console.files["hostile.json"] = bytes
    let (status, seconds) = ProcessorTime.measure {
      run(arguments: ["check", "-f", format, "hostile.json"], console: console)
    }
    #expect(seconds < Self.secondsLimit)
    #expect(status == .success || status == .negative)
    return FinishedRun(status: status, output: console.output, errors: console.errors)
  }

  private func check(_ text: String) -> FinishedRun {
    let run = check(Array(text.utf8))
    #expect(run.output.isEmpty)
    #expect(run.errors.utf8.count < 10_000)
    return run
  }

  /// Two seconds for what ships. Without optimisation everything takes many times as long, so the
  /// inputs are smaller there; the built tool is given the whole of them in its own tests.
  #if DEBUG
    private static let secondsLimit = 10.0
    private static let divisor = Cases.count(40, of: 10)
  #else
    private static let secondsLimit = 2.0
    private static let divisor = 1
  #endif

  @Test(arguments: [
    String(repeating: "[", count: 1_000_000),
    String(repeating: "[", count: 1_000_000) + String(repeating: "]", count: 1_000_000),
    String(repeating: "{\"a\":", count: 1_000_000),
    "{ \"events\": " + String(repeating: "[{\"run\":", count: 500_000),
  ])
  func `a million brackets are refused at the first too many`(text: String) {
    let run = check(text)
    #expect(run.status == .negative)
    #expect(run.errors.contains("[too-deep]") || run.errors.contains("[wrong-type]"))
  }

  @Test(arguments: [
    ("\"name\": ", ""),
    ("\"note\": ", ""),
    ("\"define\": { \"a\": ", " }"),
    ("\"profile\": ", ""),
    ("\"events\": [ { \"at\": ", " } ]"),
    ("\"events\": [ { \"at\": 0, \"emit\": ", " } ]"),
    ("\"events\": [ { \"at\": 0, \"withAnimation\": ", " } ]"),
    ("\"events\": [ { \"at\": 0, \"call\": ", " } ]"),
    ("\"events\": [ { \"at\": 0, \"toggle\": ", " } ]"),
    ("", ": 1"),
    ("\"state\": { ", ": 1 }"),
    ("\"define\": { ", ": 1 }"),
    ("\"actions\": { ", ": [] }"),
  ])
  func `a string of eight megabytes is read in every place`(before: String, after: String) {
    // Each kind of text in a third of the places.
    let pieces = [("a", 8_000_000), ("\\u0041", 1_300_000), ("é", 4_000_000)]
    let (piece, count) = pieces[before.utf8.reduce(0) { $0 + Int($1) } % pieces.count]
    let content = String(repeating: piece, count: count / Self.divisor)
    _ = check("{ \(before)\"\(content)\"\(after) }")
  }

  @Test(arguments: ["", "\"state\": ", "\"note\": ", "\"define\": ", "\"actions\": "])
  func `a hundred thousand equal keys are counted`(before: String) {
    let keys = String(repeating: "\"a\": 1,", count: 100_000 / Self.divisor - 1) + "\"a\": 1"
    let run = check(before.isEmpty ? "{ \(keys) }" : "{ \(before){ \(keys) } }")
    #expect(run.status == .negative)
    #expect(run.errors.contains("[duplicate-key]"))
  }

  @Test(arguments: ["\"state\": ", "\"define\": ", "\"actions\": ", "\"published\": ", ""])
  func `a hundred thousand names are read, right or wrong`(before: String) {
    let keys = (0..<100_000 / Self.divisor).map { "\"name\($0)\": 1" }.joined(separator: ",")
    _ = check(before.isEmpty ? "{ \(keys) }" : "{ \(before){ \(keys) } }")
  }

  @Test func `a hundred thousand wrong names cost no more than right ones`() {
    let count = 100_000 / Self.divisor
    let states = (0..<count).map { "\"state\($0)\": 1" }.joined(separator: ",")
    let changes = (0..<count).map { "\"stale\($0)\": 1" }.joined(separator: ",")
    let run = check(
      "{ \"state\": { \(states) }, \"events\": [ { \"at\": 0, \"set\": { \(changes) } } ] }")
    #expect(run.errors.hasSuffix("and \(count - 20) more\n"))
  }

  @Test func `a chain of actions is refused where it becomes too deep`() {
    func chain(_ length: Int) -> String {
      let actions = (0..<length).map { "\"a\($0)\": [ { \"call\": \"a\($0 + 1)\" } ]" }
      return "{ \"actions\": { \(actions.joined(separator: ",")), \"a\(length)\": [] } }"
    }
    #expect(check(chain(60)).status == .success)
    let run = check(chain(100_000 / Self.divisor))
    #expect(run.status == .negative)
    #expect(run.errors.contains("[too-deep]"))
  }

  @Test(arguments: ["", "-", "0.", "1e", "1e-", "1."])
  func `a number of a million digits is a number`(start: String) {
    let digits = String(repeating: "1234567890", count: 100_000)
    let run = check("{ \"state\": { \"x\": \(start)\(digits) } }")
    let isTooLarge = ["", "-", "1e"].contains(start)
    #expect(run.status == (isTooLarge ? .negative : .success))
    #expect(run.errors.contains("[number-range]") == isTooLarge)
  }

  private static let document =
    #"{"fps":60,"state":{"x":0,"y":[]},"actions":{"go(a)":[{"emit":"é"}]},"#
    + #""events":[{"at":0,"withAnimation":".linear","set":{"x":1},"completion":"a"},"#
    + #"{"at":"a + 1","call":"go(1)","expect":{"x":1}}]}"#

  @Test func `a document cut off anywhere has an error at its end or at what is open`() throws {
    expectErrorWhenCut(Array(Self.document.utf8), at: 1)
    // The samples together are cut at every remainder of the step, and so in the middle of everything.
    let step = Cases.count(83, of: 41)
    for (index, text) in try samples().enumerated() {
      expectErrorWhenCut(text, from: index % step, at: step)
    }
  }

  private func expectErrorWhenCut(_ text: [UInt8], from start: Int = 0, at step: Int) {
    let end = text.lastIndex(of: UInt8(ascii: "}")) ?? 0
    for length in stride(from: start, through: end, by: step) {
      let run = check(Array(text[..<length]))
      #expect(run.status == .negative, "\(length)")
      #expect(run.output.isEmpty)
      #expect(
        ["[syntax]", "[empty-input]", "[encoding]"].contains { run.errors.contains($0) },
        "\(length): \(run.errors)")
    }
  }

  private func samples() throws -> [[UInt8]] {
    let folder = RepositoryFiles.path("samples")
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      .filter { $0.hasSuffix(".json") }
      .map { try RepositoryFiles.bytes("samples/\($0)") }
  }

  @Test func `every bit of a document flipped gives an answer`() {
    var bytes = Array(Self.document.utf8)
    #expect(check(bytes).status == .success)
    for index in bytes.indices {
      for bit in Array(0..<8).sampled(every: 2, from: index) {
        bytes[index] ^= 1 << bit
        let run = check(bytes)
        #expect(run.output.isEmpty)
        #expect((run.status == .success) == !run.errors.contains("error:"))
        bytes[index] ^= 1 << bit
      }
    }
  }

  @Test func `every byte of a document removed or doubled gives an answer`() {
    let bytes = Array(Self.document.utf8)
    for index in bytes.indices {
      var removed = bytes
      removed.remove(at: index)
      _ = check(removed)
      var doubled = bytes
      doubled.insert(bytes[index], at: index)
      _ = check(doubled)
    }
  }

  @Test func `a message cannot steer a terminal`() {
    let run = check("{ \"\u{202E}\\u001b[31m\\u009b\": 1 }")
    #expect(run.errors.contains("unknown key '\\u{202e}\\u{1b}[31m\\u{9b}'"))
    #expect(run.errors.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
    #expect(!run.errors.unicodeScalars.contains("\u{202E}"))
  }
}
