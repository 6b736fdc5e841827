import Foundation
import TestSupport
import Testing

/// The lines that a person would type to see a plot. The points that gnuplot plots are printed by its
/// `set table`; the picture is drawn by its terminal of characters.
@Suite(.enabled(if: Tool.hasConsumer("/usr/bin/gnuplot"), "gnuplot is not installed"))
struct GnuplotTests {
  private static let everyTrack =
    #"set datafile separator comma; set key autotitle columnhead; plot for [i=2:*] "<inbetween trace card.json" u 1:i w l"#
  private static let completions =
    #"set datafile separator comma; set key autotitle columnhead; plot "<inbetween trace card.json" u "time":"card_opacity" w l, "<inbetween events card.json" u 1:(1) w impulses"#

  /// The points of each curve.
  private func curves(_ line: String) throws -> [[(x: Double, y: Double)]] {
    let run = try Card.folder().type("gnuplot -e 'set table \"/dev/stdout\"; \(line)'")
    #expect(run.status == 0, "\(run.errors)")
    var curves: [[(x: Double, y: Double)]] = []
    for line in run.text.split(separator: "\n") {
      if line.hasPrefix("# Curve ") { curves.append([]) }
      let words = line.split(separator: " ")
      // The first of the comments says whether the points of a curve were used.
      guard words.count == 3, words[2] == "i", let x = Double(words[0]), let y = Double(words[1])
      else { continue }
      curves[curves.count - 1].append((x, y))
    }
    return curves.filter { !$0.isEmpty }
  }

  @Test func `gnuplot plots every track by its name`() throws {
    let curves = try curves(Self.everyTrack)
    #expect(curves.count == Card.tracks.count)
    for (track, points) in zip(Card.tracks, curves) {
      #expect(points.count == Card.times.count)
      for (time, point) in zip(Card.times, points) {
        #expect(isClose(point.x, time, within: 1e-6))
        #expect(isClose(point.y, Card.value(track, at: time), within: 1e-4))
      }
    }
    let picture = try Card.folder().type("GNUTERM=dumb gnuplot -p -e '\(Self.everyTrack)'")
    #expect(picture.status == 0)
    #expect(picture.errors.isEmpty)
    // A curve may cross the first letters of its name.
    #expect(picture.text.contains("opacity ***"))
    #expect(picture.text.contains("x ###"))
  }

  @Test func `gnuplot plots the events over a curve`() throws {
    let curves = try curves(Self.completions)
    #expect(curves.count == 2)
    for (time, point) in zip(Card.times, try #require(curves.first)) {
      #expect(isClose(point.y, Card.value("card_opacity", at: time), within: 1e-6))
    }
    // Something happens when a motion begins and when it ends, and nowhere else.
    #expect(Set(try #require(curves.last).map(\.x)) == [0, 0.25, 0.5, 0.75])
    #expect(try #require(curves.last).allSatisfy { $0.y == 1 })
  }
}
