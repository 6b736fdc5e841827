import Foundation
import TestSupport
import Testing

/// Big hostile files, given to the built tool with little memory to work in.
@Suite struct HostileFileTests {
  /// The address space the tool gets, in KiB: more than what it may use, because its libraries
  /// take room too.
  private static let room = 200_000

  private static let canLimitMemory = Tool.startsWithinMemory(of: room)

  private static let files: [(name: String, text: @Sendable () -> String, status: Int32)] = [
    ("a million open brackets", { String(repeating: "[", count: 1_000_000) }, 1),
    (
      "a million nested objects",
      { String(repeating: "{\"a\":", count: 1_000_000) + String(repeating: "}", count: 1_000_000) },
      1
    ),
    (
      "a string of eight megabytes",
      { "{ \"name\": \"" + String(repeating: "a", count: 8_000_000) + "\" }" }, 0
    ),
    (
      "a key of eight megabytes",
      { "{ \"" + String(repeating: "a", count: 8_000_000) + "\": 1 }" }, 1
    ),
    (
      "eight megabytes of escapes",
      { "{ \"name\": \"" + String(repeating: "\\u00e9", count: 1_300_000) + "\" }" }, 0
    ),
    (
      "a hundred thousand equal keys",
      {
        "{ \"state\": { " + String(repeating: "\"a\": 1,", count: 99_999) + "\"a\": 1 } }"
      }, 1
    ),
    (
      "a number of a million digits",
      { "{ \"state\": { \"x\": 0." + String(repeating: "1234567890", count: 100_000) + " } }" }, 0
    ),
    (
      "a number that is a million digits too large",
      { "{ \"state\": { \"x\": " + String(repeating: "1234567890", count: 100_000) + " } }" }, 1
    ),
  ]

  @Test(
    .enabled(if: canLimitMemory, "the memory of a process cannot be limited here"),
    arguments: files.indices)
  func `a hostile file is answered within little memory`(index: Int) throws {
    let (name, text, status) = Self.files[index]
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("inbetween-hostile-\(UUID().uuidString).json")
    try Data(text().utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try Tool.shell("ulimit -v \(Self.room) && exec \"$TOOL\" check '\(file.path)'")
    #expect(run.status == status, "\(name): \(run.errors)")
    #expect(run.output.isEmpty)
    #expect(run.errors.isEmpty == (status == 0))
    #expect(run.errors.utf8.count < 10_000)
  }
}
