import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: Tool.hasConsumer("/usr/bin/jq"), "jq is not installed"))
struct JQTests {
  @Test func `jq prints when each transaction was complete`() throws {
    let run = try Card.folder().type(
      #"inbetween trace card.json -f json | jq -r '.events[] | select(.event=="complete") | [.time, .transaction] | @tsv'"#
    )
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    // Each takes half a second; the second begins after a quarter.
    #expect(run.text == "0.5\tt1\n0.75\tt2\n")
  }

  @Test func `the frames of a document are records with a number for each column`() throws {
    let run = try Card.folder().type(
      "inbetween trace card.json -f json | jq -r '.frames[] | [.time, .card_opacity, .card_x] | @tsv'"
    )
    let rows = run.text.split(separator: "\n").map {
      $0.split(separator: "\t").compactMap { Double($0) }
    }
    #expect(rows.count == Card.times.count)
    for (time, row) in zip(Card.times, rows) {
      let expected = [time] + Card.tracks.map { Card.value($0, at: time) }
      #expect(zip(row, expected).allSatisfy { isClose($0, $1, within: 1e-6) } && row.count == 3)
    }
  }
}
