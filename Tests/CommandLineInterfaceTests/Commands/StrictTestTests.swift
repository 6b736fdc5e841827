import CommandLineInterface
import Testing

/// `test --strict`, for whom a warning or a skipped claim is a no as well.
@Suite struct StrictTestTests {
  private static func document(_ events: String, _ rest: String = "") -> String {
    "{ \"state\": { \"x\": 0 }\(rest), \"events\": [ \(events) ] }"
  }

  private static let claim = #"{ "at": 1, "expect": { "x": 0 } }"#
  private static let wrong = #"{ "at": 1, "expect": { "x": 2 } }"#
  // The condition is never met.
  private static let skipped = #"{ "at": 1, "when": "x > 0", "expect": { "x": 5 } }"#
  // Work that is put off is not animated by the scope around it.
  private static let warned =
    #"{ "at": 0, "withAnimation": true, "async": { "after": 0.1, "run": [ { "emit": "a" } ] } }"#

  @Test(arguments: [
    (claim, 0, 0), (wrong, 1, 1), (claim + ", " + skipped, 0, 1), (claim + ", " + warned, 0, 1),
    (#"{ "at": 0, "set": { "x": 1 } }"#, 0, 1), (#"{ "at": 0, "set": { "y": 1 } }"#, 65, 65),
  ])
  func `a warning, a skipped claim and a file without claims are a no`(
    events: String, status: Int32, strict: Int32
  ) {
    let text = Self.document(events)
    let plain = runInMemory("test", input: text)
    let run = runInMemory("test", "--strict", input: text)
    #expect(plain.status.rawValue == status, "\(plain.output)\(plain.errors)")
    #expect(run.status.rawValue == strict, "\(run.output)\(run.errors)")
    #expect(run.output == plain.output)
    #expect(run.errors == plain.errors)
  }

  @Test func `the status is that of the worst file`() {
    let files = ["a.json": Self.document(Self.claim), "b.json": Self.document(Self.skipped)]
    #expect(runInMemory("test", "a.json", "--strict", files: files).status == .success)
    #expect(runInMemory("test", "a.json", "b.json", "--strict", files: files).status == .negative)
    #expect(
      runInMemory("test", "none.json", "b.json", "--strict", files: files).status
        == .unreadableInput)
  }
}
