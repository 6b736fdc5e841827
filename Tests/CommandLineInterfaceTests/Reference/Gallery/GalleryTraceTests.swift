import TestSupport
import Testing

/// The article's gallery of animatable modifiers, whole traces at several rates and on several curves:
/// the number that moves against a second way to compute it, and what the bodies make of it against the
/// article's code in Swift.
@Suite struct GalleryTraceTests {
  private static let rates = [10, 24, 60]

  /// SwiftUI rounds timing curves to multiples of 2^-20, so a value is known to that part of its way.
  private static let precision = 1e-6

  /// Checks that a column goes from one number to another under a motion, and calls `body` with each row
  /// and the number on screen.
  private func expect(
    _ trace: GalleryTrace, _ column: String, from start: Double, to end: Double,
    under motion: GalleryMotion, body: (GalleryRow, Double) throws -> Void
  ) rethrows {
    for row in trace.rows {
      let presented = row.number(column)
      let fraction = motion.fraction(row.time, abs(end - start))
      #expect(
        abs(presented - (start + (end - start) * fraction)) < Self.precision * abs(end - start),
        "\(row)")
      try body(row, presented)
    }
  }

  private func expect(_ found: [Double], _ expected: [Double], within tolerance: Double = 1e-9) {
    #expect(found.count == expected.count)
    let isClose = zip(found, expected).allSatisfy { abs($0 - $1) <= tolerance }
    #expect(isClose, "\(found) \(expected)")
  }

  @Test(arguments: Cases.pairs(GalleryMotion.all, rates, every: 3))
  func `a ring and its label follow one number`(motion: GalleryMotion, fps: Int) throws {
    let trace = try GalleryTrace(
      "m05_percentage", set: "pct", to: "1", under: motion.animation, atRate: fps)
    expect(trace, "ring_pct", from: 0, to: 1, under: motion) { row, pct in
      #expect(row.number("ring_endAngle") == ArticleCode.endAngle(pct))
      #expect(row.text("ring_label") == ArticleCode.label(pct))
    }
    let percents = trace.rows.map { $0.number("ring_percent") }
    let falls = zip(percents, percents.dropFirst()).contains { $0 > $1 }
    #expect(falls == (motion.animation == GalleryMotion.bouncing.animation))
  }

  @Test(arguments: Cases.pairs(GalleryMotion.all, rates, every: 3))
  func `two lists of colors are mixed place by place, and opaque`(
    motion: GalleryMotion, fps: Int
  ) throws {
    let trace = try GalleryTrace(
      "m06_gradient", set: "pct", to: "1", under: motion.animation, atRate: fps)
    expect(trace, "gradient_pct", from: 0, to: 1, under: motion) { row, pct in
      let colors = [([1.0, 0, 0], [0.0, 0, 1]), ([0, 1, 0], [1, 1, 1])]
      for (place, pair) in colors.enumerated() {
        let expected = ArticleCode.mixed(pair.0, pair.1, pct) + [1]
        for name in ["gradient_colors", "gradient_loop"] {
          expect(row.numbers(["_r", "_g", "_b", "_a"].map { "\(name)_\(place)\($0)" }), expected)
        }
      }
    }
  }

  @Test(arguments: Cases.pairs(GalleryMotion.all, rates, every: 3))
  func `a mixer of colors goes straight and is not clamped`(motion: GalleryMotion, fps: Int) throws
  {
    let trace = try GalleryTrace(
      "m07_color_mixer", set: "pct", to: "1", under: motion.animation, atRate: fps)
    var lowest = 0.0
    expect(trace, "mixed_pct", from: 0, to: 1, under: motion) { row, pct in
      let expected = ArticleCode.mixed([1, 0, 0], [0, 0, 1], pct) + [1]
      let components = ["_r", "_g", "_b", "_a"]
      expect(row.numbers(components.map { "mixed_foregroundColor\($0)" }), expected)
      expect(
        row.numbers(components.map { "mixed_clamped\($0)" }), expected.map { min(max($0, 0), 1) })
      lowest = min(lowest, row.number("mixed_foregroundColor_r"))
    }
    #expect((lowest < -0.1) == (motion.animation == GalleryMotion.bouncing.animation))
  }

  @Test(arguments: Cases.pairs(GalleryMotion.all, [1, 3, 11, 20], every: 4))
  func `a wave of any width lifts the article's letters`(motion: GalleryMotion, width: Int) throws {
    let trace = try GalleryTrace(
      "m08_wave", set: "pct", to: "1", under: motion.animation, atRate: 24,
      replacing: ["scales(text, pct, 3)": "scales(text, pct, \(width))"])
    expect(trace, "wave_pct", from: 0, to: 1, under: motion) { row, pct in
      let expected = (0..<11).map { ArticleCode.effect(pct, $0, 11, Double(width)) }
      expect(row.numbers((0..<11).map { "wave_scale_\($0)" }), expected)
      expect(row.numbers(["flat_scale_0", "flat_scale_1", "silent_letters"]), [1, 1, 0])
    }
    let columns = try #require(trace.rows.first).columns
    #expect(columns.filter { $0.hasPrefix("silent") } == ["silent_letters", "silent_pct"])
  }

  @Test(arguments: Cases.pairs(GalleryMotion.all, [112.25, 12.5, -7.5], every: 3))
  func `a counter turns the article's digits`(motion: GalleryMotion, goal: Double) throws {
    let trace = try GalleryTrace(
      "m09_counter", set: "goal", to: "\(goal)", under: motion.animation, atRate: 60)
    expect(trace, "counter_number", from: 8.5, to: goal, under: motion) { row, number in
      let counter = ArticleCode.Counter(number)
      let (units, tens) = (
        (0..<5).map { "units_digit_\($0)" }, (0..<5).map { "tens_digit_\($0)" }
      )
      #expect(row.numbers(units) == counter.units.map(Double.init), "\(number)")
      #expect(row.numbers(tens) == counter.tens.map(Double.init), "\(number)")
      let shifts = [counter.tensOffset, counter.unitsOffset].map {
        ArticleCode.shift($0, height: 200)
      }
      expect(row.numbers(["tens_offset_y", "units_offset_y"]), shifts)
    }
  }

  @Test(arguments: Cases.pairs(GalleryMotion.all, rates, every: 3))
  func `a view that is animatable prints what the modifier does`(
    motion: GalleryMotion, fps: Int
  ) throws {
    let trace = try GalleryTrace(
      "m14_view_form", set: "pct", to: "1", under: motion.animation, atRate: fps,
      replacing: ["\"profile\": \"ios15\"": "\"profile\": \"ios17\""])
    expect(trace, "view_part", from: 0, to: 1, under: motion) { row, part in
      #expect(row.number("modified_part") == part)
      #expect(row.numbers(["view_endAngle", "modified_endAngle"]) == [360 * part, 360 * part])
      #expect(row.text("view_text") == ArticleCode.label(part))
      #expect(row.text("modified_text") == row.text("view_text"))
    }
  }

  @Test(arguments: Cases.pairs(GalleryMotion.all, rates, every: 3))
  func `a plain view goes straight where an animatable one rides on a sine`(
    motion: GalleryMotion, fps: Int
  ) throws {
    let trace = try GalleryTrace(
      "m16_sine", set: "animate", to: "true", under: motion.animation, atRate: fps)
    expect(trace, "wave_xoffset", from: -100, to: 100, under: motion) { row, x in
      let expected = ArticleCode.computedOffset(x)
      expect(
        row.numbers(["wave_offset_x", "wave_offset_y"]), [expected.width, expected.height])
      expect(row.numbers(["straight_offset_x", "straight_offset_y"]), [x, 0])
    }
  }

  @Test(arguments: Cases.pairs(GalleryMotion.all, rates, every: 3))
  func `letters become capitals by a whole number`(motion: GalleryMotion, fps: Int) throws {
    let own = ".easeInOut(duration: 1).repeatForever(autoreverses: true)"
    let trace = try GalleryTrace(
      "m18_uppercase", set: "uppercasedCount", to: "12", under: motion.animation, atRate: fps,
      replacing: [own: motion.animation])
    for row in trace.rows {
      let count = row.number("animated_count")
      let exact = 12 * motion.fraction(row.time, 12)
      // Where the exact number is whole, the one on screen may be a little less.
      let error = 12 * Self.precision
      let counts = [exact - error, exact + error].map { $0.rounded(.towardZero) }
      #expect(counts.contains(count), "\(row)")
      let text = ArticleCode.composeNewString("Hello World", count: Int(count))
      #expect(row.text("animated_text") == text)
    }
    #expect(trace.rows.last?.number("animated_count") == 12)
  }
}
