import AnimationEngine
import CurveExport
import Foundation
import TestSupport
import Testing

/// The texts for other toolkits, against formulas and against the peers' published numbers.
@Suite struct TargetTests {
  /// Measured on SwiftUI, or asserted by the tests of engines that follow it.
  static let conversions = ReferenceTable(
    #"""
    id,duration,bounce,property,expected,tolerance
    sc001,0.5,0,stiffness,157.91367,1e-05
    sc002,0.5,0,damping,25.132741,1e-05
    sc006,0.5,0.15,damping,21.36283,1e-05
    sc010,0.15,0.15,damping,71.209433,1e-05
    sc011,0.5,0.2,stiffness,157.91367,1e-05
    sc016,0.5,0.5,damping,12.566371,1e-05
    sc027,0.3,0.15,damping,35.604716740684324,1e-06
    sc032,0.5,0.3,damping,17.59291886010284,1e-06
    sc037,0.35,0,damping,35.90391604102621,1e-06
    sc059,0.5,0,stiffness,157.913670417,1e-06
    """#)

  /// The first number after a word.
  private func number(_ word: String, in text: String) throws -> Double {
    let end = try #require(text.firstRange(of: word)?.upperBound, "\(word) in \(text)")
    let rest = text[end...].drop { !"-0123456789".contains($0) }
    return try #require(Double(rest.prefix { "-0123456789.".contains($0) }))
  }

  private func export(_ animation: Animation, _ target: ExportTarget) throws -> Export {
    try Export.make(try ExportedMotion(animation, from: 0, to: 100), for: target)
  }

  @Test(
    arguments: [
      ExportTarget.coreAnimation, .uikit, .flutter, .reactNative, .motion, .figma,
    ], conversions.rows)
  func `stiffness and damping are the published ones`(
    target: ExportTarget, row: ReferenceRow
  ) throws {
    let animation = Animation.spring(
      duration: row.number("duration"), bounce: row.number("bounce"))
    let found = try number(row.text("property"), in: try export(animation, target).text)
    #expect(isClose(found, row.number("expected"), within: row.number("tolerance")))
  }

  @Test func `Compose has a damping ratio and a stiffness`() throws {
    let text = try export(.spring(duration: 0.5, bounce: 0.3), .compose).text
    #expect(text.contains("spring(dampingRatio = 0.7f, stiffness = 157.91367f)"))
    // 1 / (1 + b) for an over-damped spring.
    let over = try export(.spring(duration: 0.5, bounce: -0.2), .compose).text
    #expect(over.contains("dampingRatio = 1.25f, stiffness = 157.91367f"))
  }

  @Test func `tension and friction are Origami's`() throws {
    let text = try export(.spring(duration: 0.5, bounce: 0.3), .reactNative).text
    let tension = try number("tension:", in: text)
    let friction = try number("friction:", in: text)
    #expect(isClose((tension - 30) * 3.62 + 194, 157.913670, within: 1e-4))
    #expect(isClose((friction - 8) * 3 + 25, 17.592919, within: 1e-4))
  }

  @Test func `Motion's spring is 1.2 times its visual duration`() throws {
    let text = try export(.spring(duration: 0.6, bounce: 0.25), .motion).text
    #expect(isClose(try number("visualDuration:", in: text), 0.5, within: 1e-9))
    // Its code: root = 2 pi / (1.2 visualDuration), stiffness = root^2.
    let root = 2 * Double.pi / (1.2 * 0.5)
    #expect(isClose(try number("stiffness:", in: text), root * root, within: 1e-5))
  }

  @Test(arguments: [0.0, 0.15, 0.3, 0.6])
  func `UIKit's settling time makes the spring again`(bounce: Double) throws {
    let text = try export(.spring(duration: 0.5, bounce: bounce), .uikit).text
    let settling = try number("withDuration:", in: text)
    let again = Spring(settlingDuration: settling, dampingRatio: 1 - bounce)
    #expect(isClose(again.duration, 0.5, within: 1e-5))
    // The settled motion itself, by another way: what is left of the envelope then is a thousandth.
    let ratio = 1 - bounce
    let frequency = 2 * Double.pi / 0.5
    let left =
      ratio < 1
      ? ratio / (1 - ratio * ratio).squareRoot() * exp(-ratio * frequency * settling)
      : (1 + frequency * settling) * exp(-frequency * settling)
    #expect(isClose(left, 1e-3, within: 1e-6))
  }

  /// The closed form goes through the middles of the steps, nearly.
  @Test(arguments: [0.0, 0.3, -0.2])
  func `the errors of a closed form are those in the middle of steps and at their ends`(
    bounce: Double
  ) throws {
    let animation = Animation.spring(duration: 0.5, bounce: bounce)
    let spring = Spring(duration: 0.5, bounce: bounce)
    let steps = ShownSteps(animation, over: 100)
    let found = steps.errors { spring.value(target: 1, time: $0) }
    for target in [ExportTarget.compose, .coreAnimation, .uikit, .flutter, .motion, .figma] {
      let error = try export(animation, target).error
      #expect(isClose(error.inSteps, found.inSteps, within: 1e-4))
      #expect(isClose(error.atAnyTime, found.atAnyTime, within: 1e-4))
      #expect(error.inSteps < error.atAnyTime)
    }
  }

  @Test(arguments: [
    Animation.bouncy, .easeIn(duration: 0.4), .smooth(duration: 1),
    .timingCurve(.circularEaseInOut, duration: 0.5),
  ])
  func `the pieces of Lottie follow the motion`(animation: Animation) throws {
    let export = try export(animation.delay(0.5), .lottie)
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(export.text.utf8)) as? [String: Any])
    let frames = try #require(document["k"] as? [[String: Any]])
    #expect(frames.count > 2 && frames[0]["t"] as? Double == 30)
    var animator = Animator(atRest: 0.0)
    _ = animator.change(to: 100, by: ValueChange(animation: animation, at: .zero))
    var finished: [CompletedToken] = []
    // A curve goes through the middles of steps, so that it is half a step ahead of their ends.
    let isStepped = export.error.inSteps != export.error.atAnyTime
    let lead = isStepped ? 1.0 / 600 : 0
    var worst = 0.0
    for (frame, next) in zip(frames, frames.dropFirst()) where frame["h"] == nil {
      let (start, end) = (try time(frame), try time(next))
      let (first, last) = (try value(frame), try value(next))
      let curve = CubicBezier(
        x1: try handle(frame, "o", "x"), y1: try handle(frame, "o", "y"),
        x2: try handle(frame, "i", "x"), y2: try handle(frame, "i", "y"))
      let firstStep = Int(((start + lead) * 300).rounded(.up))
      for step in firstStep..<max(Int(end * 300), firstStep) {
        animator.advance(to: Instant(seconds: Double(step) / 300), finished: &finished)
        let time = Double(step) / 300 - lead
        let part = (time - start) / (end - start)
        let shown = first + (last - first) * curve.value(at: part)
        worst = max(worst, abs(shown - animator.presentation) / 100)
      }
    }
    #expect(worst <= export.error.inSteps + 2e-3, "\(worst) \(export.error)")
  }

  private func time(_ frame: [String: Any]) throws -> Double {
    try #require(frame["t"] as? Double) / 60 - 0.5
  }

  private func value(_ frame: [String: Any]) throws -> Double {
    try #require((frame["s"] as? [Double])?.first)
  }

  private func handle(_ frame: [String: Any], _ side: String, _ axis: String) throws -> Double {
    try #require((frame[side] as? [String: [Double]])?[axis]?.first)
  }

  @Test(arguments: [
    (ExportTarget.compose, Animation.bouncy.delay(0.1)),
    (.flutter, .easeIn(duration: 1).delay(0.1)), (.figma, .bouncy.delay(0.1)),
    (.uikit, .timingCurve(.circularEaseIn, duration: 1)),
    (.motion, .timingCurve(.circularEaseIn, duration: 1)),
    (.reactNative, .timingCurve(-0.5, 0, 1, 1, duration: 1)),
  ])
  func `what a target cannot say is an error`(target: ExportTarget, animation: Animation) {
    #expect(throws: ExportProblem.self) { try export(animation, target) }
  }

  @Test(arguments: [
    Animation.linear(duration: 1).repeatForever(), .linear(duration: 1).repeatCount(2),
    .interpolatingSpring(mass: 1, stiffness: 100, damping: 0), .linear(duration: 1).speed(0),
    .linear(duration: 1).delay(-0.5),
  ])
  func `what no target can have is an error`(animation: Animation) {
    #expect(throws: ExportProblem.self) { try ExportedMotion(animation, from: 0, to: 1) }
  }
}
