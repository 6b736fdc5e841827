import AnimationEngine
import CurveExport
import TestSupport
import Testing

/// The words of other toolkits are read back.
@Suite struct PeerCurveTests {
  private func spring(_ text: String) throws -> Spring {
    guard case .spring(let spring) = try PeerCurve.read(text) else {
      Issue.record("'\(text)' is no spring")
      return Spring()
    }
    return spring
  }

  @Test(arguments: [
    "{ type: \"spring\", stiffness: 157.913670, damping: 17.592919, mass: 1 }",
    "mass: 1, stiffness: 157.913670, damping: 17.592919",
    "stiffness=157.913670 damping=17.592919",
    "SpringDescription(mass: 1, stiffness: 157.913670, damping: 17.592919)",
    "spring(dampingRatio = 0.7f, stiffness = 157.91367f)",
    "withSpring(100, { mass: 1, stiffness: 157.91367, damping: 17.592919, velocity: 0 })",
    "{ tension: 20.031401, friction: 5.530973 }",
    "{ type: \"spring\", visualDuration: 0.41666667, bounce: 0.3 }",
    "mass: 2, stiffness: 315.82734, damping: 35.185838",
  ])
  func `a spring is read from its words`(text: String) throws {
    let spring = try spring(text)
    #expect(isClose(spring.duration, 0.5, within: 1e-5))
    #expect(isClose(spring.bounce, 0.3, within: 1e-5))
  }

  @Test(arguments: [ExportTarget.flutter, .reactNative, .motion, .compose, .figma])
  func `what is exported is read again`(target: ExportTarget) throws {
    let motion = try ExportedMotion(.spring(duration: 0.4, bounce: 0.2), from: 0, to: 1)
    let lines = try Export.make(motion, for: target).text.split(separator: "\n")
    let text = lines.first { !$0.contains("off by") && $0.contains("stiffness") } ?? ""
    var words = String(text)
    if let start = words.firstRange(of: "{ mass") { words = String(words[start.lowerBound...]) }
    let spring = try spring(words.trimmingPrefix { $0 == " " }.description)
    #expect(isClose(spring.duration, 0.4, within: 1e-5))
    #expect(isClose(spring.bounce, 0.2, within: 1e-5))
  }

  @Test func `a Bezier curve is read from CSS and from Kotlin`() throws {
    let curve = CubicBezier(x1: 0.2, y1: 0.8, x2: 0.2, y2: 1)
    for text in [
      "cubic-bezier(.2,.8,.2,1)", "cubic-bezier( 0.2 , 0.8, 0.2, 1 );",
      "CubicBezierEasing(0.2f, 0.8f, 0.2f, 1f)", "Easing.bezier(0.2, 0.8, 0.2, 1)",
      "const Cubic(0.2, 0.8, 0.2, 1)",
    ] {
      #expect(try PeerCurve.read(text) == .bezier(curve), "\(text)")
    }
    #expect(
      try PeerCurve.read("ease") == .bezier(CubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)))
  }

  /// By the rules of CSS: ends at 0 and 1, equal distances, no way back, two places, places before values.
  private static let lines: [(text: String, stops: [Double])] = [
    ("linear(0, 1)", [0, 0, 1, 1]),
    ("linear(0, 0.25, 1)", [0, 0, 0.5, 0.25, 1, 1]),
    ("linear(0, 0.5 20%, 0.6, 1)", [0, 0, 0.2, 0.5, 0.6, 0.6, 1, 1]),
    ("linear(0, 0.5 60%, 0.6 40%, 1)", [0, 0, 0.6, 0.5, 0.6, 0.6, 1, 1]),
    ("linear(0, 25% 0.5 75%, 1)", [0, 0, 0.25, 0.5, 0.75, 0.5, 1, 1]),
    ("linear(-0.1 -10%, 1.2 120%)", [-0.1, -0.1, 1.2, 1.2]),
  ]

  @Test(arguments: lines)
  func `straight lines are placed as in CSS`(text: String, stops: [Double]) throws {
    guard case .lines(let curve) = try PeerCurve.read(text) else {
      Issue.record("'\(text)' has no lines")
      return
    }
    let found = curve.stops.flatMap { [$0.progress, $0.fraction] }
    #expect(found.count == stops.count)
    for (number, expected) in zip(found, stops) {
      #expect(isClose(number, expected, within: 1e-12), "\(text)")
    }
  }

  @Test func `a jump has both of its values`() throws {
    guard case .lines(let curve) = try PeerCurve.read("linear(0, 0.4 50%, 0.6 50%, 0.9, 1 100%)")
    else { return }
    #expect(isClose(curve.value(at: 0.499999), 0.4, within: 1e-5))
    #expect(curve.value(at: 0.5) == 0.6)
    #expect(curve.value(at: 1) == 1)
  }

  @Test(arguments: [
    ("cubic-bezier(.2,.8,.2)", "has four numbers, not 3"),
    ("cubic-bezier(.2,.8,1.2,1)", "must be from 0 to 1"),
    ("cubic-bezier(.2,.8,x,1)", "expected a number, not 'x'"),
    ("cubic-bezier(.2,.8,.2,nan)", "expected a number, not 'nan'"),
    ("cubic-bezier(.2,.8,.2,1) 300ms", "nothing may follow"),
    ("cubic-bezier(.2,.8,.2,1", "expected ')'"),
    ("linear(0)", "two stops at least"),
    ("linear(0, 0.5 0.6, 1)", "a stop has one value"),
    ("linear(0, 20%, 1)", "a value with one or two percentages"),
    ("{ stiffness: 100 }", "stiffness and damping"),
    ("{ stiffness: 1e, damping: 10 }", "expected a number, not '1e'"),
    ("{ stiffness: 100, dampin: 10 }", "no 'dampin' here"),
    ("{ stiffness: 100, damping: 10, velocity: 3 }", "--initial-velocity"),
    ("{ stiffness: -100, damping: 10 }", "stiffness and damping"),
  ])
  func `a wrong text is refused at its place`(text: String, message: String) {
    do throws(PeerProblem) {
      let curve = try PeerCurve.read(text)
      Issue.record("'\(text)' is \(String(describing: curve))")
    } catch {
      #expect(error.message.contains(message), "\(text): \(error.message)")
      #expect(
        error.range.lowerBound <= text.utf8.count && error.range.upperBound <= text.utf8.count)
    }
  }

  @Test(arguments: [
    ".spring(duration: 0.5, bounce: 0.3)", "Spring(mass: 1, stiffness: 100, damping: 10)",
    ".interpolatingSpring(stiffness: 100, damping: 10)", "UnitCurve.easeIn", ".linear(duration: 1)",
    "spring(duration: 0.5)", "", "bouncy",
  ])
  func `an expression of Swift is left alone`(text: String) throws {
    #expect(try PeerCurve.read(text) == nil)
  }
}
