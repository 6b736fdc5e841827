import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: Tool.hasConsumer("/usr/bin/bats"), "bats is not installed"))
struct BatsTests {
  private static let test =
    #"@test "card completes once" { run inbetween events card.json; [ "$status" -eq 0 ]; [ "$(grep -c ',complete,' <<<"$output")" -eq 1 ]; }"#

  private func bats(_ document: String) throws -> Tool.FinishedRun {
    let folder = try TemporaryFolder("card.json", document)
    try folder.write(Self.test + "\n", to: "card.bats")
    return try folder.type("bats --tap card.bats")
  }

  @Test func `a bats test passes for a timeline that completes once`() throws {
    let run = try bats(
      #"""
      { "until": 1, "state": { "x": 0 }, "events": [
        { "at": 0, "withAnimation": ".default", "set": { "x": 1 }, "completion": "done" } ] }
      """#)
    #expect(run.status == 0)
    #expect(run.text == "1..1\nok 1 card completes once\n")
  }

  @Test func `a bats test fails for a timeline that completes twice`() throws {
    let run = try bats(Card.document)
    #expect(run.status == 1)
    #expect(run.text.hasPrefix("1..1\nnot ok 1 card completes once\n"))
  }

  @Test func `a clean run has nothing but its rows for bats, which mixes in the errors`() throws {
    let folder = try Card.folder()
    try folder.write(
      #"""
      @test "lines" {
        run --separate-stderr inbetween trace card.json
        [ "${#lines[@]}" -eq 62 ]; [ "${#stderr_lines[@]}" -eq 0 ]
        run inbetween trace card.json
        [ "${#lines[@]}" -eq 62 ]
        run -64 inbetween trace --bogus card.json
        run -66 inbetween trace nosuch.json
      }

      """#, to: "card.bats")
    let run = try folder.type("bats --tap card.bats")
    // Older versions warn that such options want a newer one, on the standard error.
    #expect(run.text == "1..1\nok 1 lines\n", "\(run.text)\(run.errors)")
  }
}
