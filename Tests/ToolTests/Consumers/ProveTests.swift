import Foundation
import TestSupport
import Testing

/// What a harness that knows TAP says of a report.
@Suite(.enabled(if: Tool.hasConsumer("/usr/bin/prove"), "prove is not installed"))
struct ProveTests {
  private func prove(_ claim: String) throws -> Tool.FinishedRun {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("prove-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("t.json")
    let document = #"""
      { "state": { "x": 3 }, "events": [
        { "at": 1, "expect": { \#(claim) } }, { "at": 1, "when": "x > 3", "expect": { "x": 4 } } ] }
      """#
    try Data(document.utf8).write(to: file)
    let report = folder.appendingPathComponent("t.tap")
    return try Tool.shell(
      "\"$TOOL\" test '\(file.path)' -o '\(report.path)'; prove '\(report.path)'")
  }

  @Test func `prove is content with claims that are true`() throws {
    let run = try prove(#""x": 3, "state.x": 3"#)
    #expect(run.status == 0, "\(String(decoding: run.output, as: UTF8.self))\(run.errors)")
    #expect(String(decoding: run.output, as: UTF8.self).contains("Tests=3"))
  }

  @Test func `prove counts the claims that are not`() throws {
    let run = try prove(#""x": 4, "state.x": 3"#)
    #expect(run.status != 0)
    let output = String(decoding: run.output, as: UTF8.self)
    #expect(output.contains("Failed test:  1"), "\(output)")
    #expect(!output.contains("Parse errors"))
  }
}
