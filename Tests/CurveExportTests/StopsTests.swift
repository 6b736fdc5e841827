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

  /// The greatest distance of the curve in an export's text from the steps of an animation.
  private func measuredError(
    _ text: String, _ animation: Animation, over distance: Double
  ) throws -> (error: Double, stops: Int) {
    let timing = value(of: "transition-timing-function", in: text)
    guard case .lines(let curve) = try PeerCurve.read(timing) else { return (.infinity, 0) }
    let seconds = try #require(Double(value(of: "transition-duration", in: text).dropLast()))
    var animator = Animator(atRest: 0.0)
    _ = animator.change(to: distance, by: ValueChange(animation: animation, at: .zero))
    var finished: [CompletedToken] = []
    var error = 0.0
    for step in 0..<Int(seconds * 300) {
      let time = Double(step) / 300
      animator.advance(to: Instant(seconds: time), finished: &finished)
      error = max(error, abs(curve.value(at: time / seconds) - animator.presentation / distance))
    }
    return (error, curve.stops.count)
  }

  @Test(arguments: presets)
  func `a preset needs about twenty stops for a thousandth`(
    name: String, animation: Animation
  ) throws {
    for distance in [1.0, 100] {
      let motion = try ExportedMotion(animation, from: 0, to: distance)
      let export = try Export.make(motion, for: .css)
      let (error, stops) = try measuredError(export.text, animation, over: distance)
      #expect(export.error <= 1e-3)
      #expect(error <= export.error + 1e-5, "\(name) over \(distance)")
      // A corner on the curve would need 36, a grid of 10 ms 70 to 82.
      #expect((15...22).contains(stops), "\(name) over \(distance): \(stops)")
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
    #expect(export.error < 1e-5)
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
