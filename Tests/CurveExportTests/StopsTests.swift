import AnimationEngine
import CurveExport
import TestSupport
import Testing

/// `linear()` of CSS: few stops, and an error that is measured again from the text.
@Suite struct StopsTests {
  static let presets: [(name: String, animation: Animation)] = [
    ("smooth", .smooth), ("snappy", .snappy), ("bouncy", .bouncy),
    ("interactiveSpring", .interactiveSpring),
  ]

  /// The line that a property of the text has.
  private func value(of property: String, in text: String) -> String {
    let line = text.split(separator: "\n").first { $0.hasPrefix(property + ": ") } ?? ""
    return String(line.dropFirst(property.count + 2).dropLast())
  }

  /// The curve in an export's text, and how long it lasts in seconds.
  private func curve(in text: String) throws -> (lines: PiecewiseLinearCurve, seconds: Double) {
    let timing = value(of: "transition-timing-function", in: text)
    guard case .lines(let curve) = try PeerCurve.read(timing) else {
      throw ExportProblem.unsuited("no linear()")
    }
    return (
      curve, try #require(Double(value(of: "transition-duration", in: text).dropLast()))
    )
  }

  @Test(arguments: presets)
  func `a preset needs about twenty stops for a thousandth, and half a step more`(
    name: String, animation: Animation
  ) throws {
    for distance in [1.0, 100] {
      let motion = try ExportedMotion(animation, from: 0, to: distance)
      let export = try Export.make(motion, for: .css)
      let (curve, seconds) = try curve(in: export.text)
      let steps = ShownSteps(animation, over: distance)
      let found = steps.errors { curve.value(at: min($0 / seconds, 1 - 1e-9)) }
      #expect(export.error.inSteps <= 1e-3)
      #expect(found.inSteps <= export.error.inSteps + 1e-5, "\(name) over \(distance)")
      #expect(isClose(found.atAnyTime, export.error.atAnyTime, within: 1e-4))
      let least = steps.halfOfGreatestStep
      #expect((least - 1e-5...least + 1.1e-3).contains(export.error.atAnyTime))
      // A corner on the curve would need 36, a grid of 10 ms 70 to 82.
      #expect(
        (15...22).contains(curve.stops.count), "\(name) over \(distance): \(curve.stops.count)")
    }
  }

  /// The frames of displays lie on steps and between them: 120 frames a second are two and a half steps apart.
  @Test(arguments: [50, 60, 90, 120, 144.0], presets)
  func `at no frame is the curve farther away than its error`(
    rate: Double, preset: (name: String, animation: Animation)
  ) throws {
    let motion = try ExportedMotion(preset.animation, from: 0, to: 100)
    let export = try Export.make(motion, for: .css)
    let (curve, seconds) = try curve(in: export.text)
    let steps = ShownSteps(preset.animation, over: 100).values
    for frame in 1..<Int(seconds * rate) {
      let time = Double(frame) / rate
      let shown = steps[min(max(Int((time * 300 - 1e-6).rounded(.up)) - 1, 0), steps.count - 1)]
      #expect(abs(curve.value(at: time / seconds) - shown) <= export.error.atAnyTime + 1e-5)
    }
  }

  @Test func `modifiers move and stretch the curve`() throws {
    let plain = try Export.make(
      try ExportedMotion(.bouncy, from: 0, to: 1), for: .css)
    let changed = try Export.make(
      try ExportedMotion(.bouncy.speed(2).delay(0.25), from: 0, to: 1), for: .css)
    let timing = "transition-timing-function"
    #expect(value(of: timing, in: changed.text) == value(of: timing, in: plain.text))
    let duration = try #require(
      Double(value(of: "transition-duration", in: plain.text).dropLast()))
    let half = try #require(Double(value(of: "transition-duration", in: changed.text).dropLast()))
    #expect(isClose(half, duration / 2, within: 2e-6))
    #expect(value(of: "transition-delay", in: changed.text) == "0.25s")
  }

  @Test func `a Bezier curve stays what it is`() throws {
    let motion = try ExportedMotion(
      .timingCurve(0.2, 0.8, 0.2, 1, duration: 0.4), from: 0, to: 100)
    let export = try Export.make(motion, for: .css)
    let timing = value(of: "transition-timing-function", in: export.text)
    #expect(timing == "cubic-bezier(0.2, 0.8, 0.2, 1)")
    // A thousandth of the way between two samples of the curve is nothing.
    #expect(export.error.inSteps < 1e-5 && export.error.inSteps == export.error.atAnyTime)
  }

  @Test func `the best Bezier curve for one is that curve, and for a spring it says how bad it is`()
    throws
  {
    let spring = try Export.make(try ExportedMotion(.bouncy, from: 0, to: 100), for: .css)
    let match = try #require(
      spring.text.firstMatch(of: /the best cubic-bezier\(\) is off by ([0-9.]+)/))
    let error = try #require(Double(match.1))
    // A curve that rises above 1 and stays there is no spring, but nearer than a tenth.
    #expect((0.03...0.1).contains(error))
  }

  @Test func `keyframes have the same corners as values`() throws {
    let motion = try ExportedMotion(.snappy, from: 50, to: 250)
    let css = try Export.make(motion, for: .css)
    let keyframes = try Export.make(motion, for: .cssKeyframes)
    guard
      case .lines(let curve) = try PeerCurve.read(
        value(of: "transition-timing-function", in: css.text))
    else {
      Issue.record("no linear()")
      return
    }
    let found = keyframes.text.matches(of: /([0-9.]+)% \{ --value: ([-0-9.]+); \}/)
      .compactMap { match in
        Double(match.1).flatMap { place in Double(match.2).map { (place, $0) } }
      }
    #expect(found.count == curve.stops.count)
    for (frame, stop) in zip(found, curve.stops).dropLast(2) {
      #expect(isClose(frame.0, 100 * stop.progress, within: 1e-6))
      #expect(isClose(frame.1, 50 + 200 * stop.fraction, within: 1e-3))
    }
    #expect(found.last?.0 == 100 && found.last?.1 == 250)
  }
}
