import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: Tool.hasConsumer("/usr/bin/Rscript"), "R is not installed"))
struct RTests {
  @Test func `R prints the range of each track`() throws {
    let run = try Card.folder().type(
      #"inbetween trace card.json --layout long | Rscript -e 'd <- read.csv(file("stdin")); print(aggregate(value ~ track, d, range))'"#
    )
    #expect(run.status == 0, "\(run.errors)")
    let rows = run.words.dropFirst()
    #expect(rows.map { $0[1] } == ["card_opacity", "card_x"])
    for row in rows {
      let values = Card.times.map { Card.value(String(row[1]), at: $0) }
      #expect(Double(row[2]) == values.min())
      #expect(Double(row[3]) == values.max())
    }
  }
}
