import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: Tool.hasConsumer("/usr/bin/mlr"), "Miller is not installed"))
struct MillerTests {
  /// The overshoot of a spring with this bounce, for one that goes from 0 to 1.
  private static func peak(bounce: Double) -> Double {
    let ratio = 1 - bounce
    return 1 + exp(-Double.pi * ratio / (1 - ratio * ratio).squareRoot())
  }

  private func highest(_ expression: String) throws -> Double {
    let run = try TemporaryFolder().type(
      "inbetween curve '\(expression)' | mlr --icsv --opprint stats1 -a max -f value")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.words.first == ["value_max"])
    return try #require(Double(run.words[1][0]))
  }

  @Test func `Miller prints the overshoot of a spring`() throws {
    let peak = Self.peak(bounce: 0.4)
    // Between two frames the curve bends by no more than its acceleration at the peak allows.
    let frequency = 2 * Double.pi / 0.5
    let bend = frequency * frequency * (peak - 1) / 2 / (120 * 120)
    let spring = try highest("Spring(duration: 0.5, bounce: 0.4)")
    #expect((peak - bend - 1e-6...peak + 1e-6).contains(spring))
    // The animation goes in steps of its own, which take a little from each swing.
    #expect(isClose(try highest(".spring(duration: 0.5, bounce: 0.4)"), peak, within: 0.006))
  }

  @Test func `Miller prints the peak of each track`() throws {
    let run = try Card.folder().type(
      "inbetween trace card.json --layout long | mlr --icsv --opprint top -n 1 -f value -g track -a"
    )
    #expect(run.status == 0)
    #expect(run.words.map { $0[1] } == ["track", "card_opacity", "card_x"])
    for words in run.words.dropFirst() {
      let time = try #require(Double(words[0]))
      let value = try #require(Double(words[2]))
      #expect(value == (words[1] == "card_x" ? 100 : 1))
      #expect(isClose(Card.value(String(words[1]), at: time), value, within: 1e-6))
    }
  }

  @Test func `a long table made wide is the wide table`() throws {
    let folder = try Card.folder()
    let run = try folder.type(
      "inbetween trace card.json --layout long | mlr --icsv --ocsv reshape -s track,value")
    let wide = try folder.type("inbetween trace card.json")
    #expect(wide.output.count > 1000)
    #expect(run.output == wide.output)
  }
}
