import AnimationEngine
import TestSupport

/// A generated sequence of what can happen to one value.
struct ChangeScript: CustomStringConvertible {
  enum Deed {
    case change(to: Double, Animation?)
    case track(to: Double)
    case pause
    case resume
  }

  var deeds: [(instant: Instant, deed: Deed)] = []
  let seed: UInt64

  var description: String { "seed \(seed)" }

  /// Some deeds in the first three seconds; `animations` are drawn from.
  init(seed: UInt64, animations: [Animation?], pauses: Bool = false, tracks: Bool = false) {
    self.seed = seed
    var random = SeededGenerator(seed: seed)
    var time = 0.0
    for _ in 0..<Int.random(in: 2...8, using: &random) {
      let target = random.number(in: -100...100, step: 0.5)
      var deed = Deed.change(to: target, random.element(of: animations))
      if pauses, random.oneIn(4) { deed = random.oneIn(2) ? .pause : .resume }
      if tracks, random.oneIn(3) { deed = .track(to: target) }
      deeds.append((Instant(seconds: time), deed))
      time += random.number(in: 0...0.6, step: 0.01)
    }
    deeds.append((Instant(seconds: time), .resume))
  }

  static let curves: [Animation?] = [
    .linear(duration: 0.5), .easeIn, .easeInOut(duration: 1.2), .timingCurve(0.2, -0.5, 0.6, 1.8),
    .timingCurve(UnitCurve.circularEaseIn, duration: 0.4),
  ]

  static let springs: [Animation?] = [
    .spring, .bouncy, .snappy(duration: 0.2), .smooth, .interactiveSpring,
    .spring(response: 0.3, dampingFraction: 0.4),
  ]

  static let nests: [Animation?] = [
    .linear(duration: 0.3).delay(0.2).speed(2), .bouncy.delay(0.1), .easeOut.repeatCount(3),
    .spring.speed(0.5), .linear(duration: 0.2).repeatCount(4, autoreverses: false),
    .easeIn(duration: 0.4).logicallyComplete(after: 0.1), .interpolatingSpring(duration: 0.4),
    .smooth.repeatCount(2).delay(0.05),
  ]

  /// These do not begin where they start: there is no length, or a part of it has passed already.
  static let jumping: [Animation?] = [
    .linear(duration: 0), .linear(duration: 0.2).repeatCount(4, autoreverses: false).delay(-0.1),
  ]

  static let everything = curves + springs + nests + jumping + [nil]
}

extension Animator<Double> {
  /// Does one deed.
  mutating func perform(_ deed: ChangeScript.Deed, at instant: Instant) {
    switch deed {
    case .change(let value, let animation):
      _ = change(to: value, by: ValueChange(animation: animation, at: instant))
    case .track(let value):
      _ = change(to: value, by: ValueChange(animation: nil, at: instant, tracksVelocity: true))
    case .pause: _ = pause(at: instant)
    case .resume: _ = resume(at: instant)
    }
  }
}
