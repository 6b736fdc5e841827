import AnimationEngine

extension Builtins {
  static let keyframes = since(.ios17) {
    requiring(.animatable) {
      function(
        "LinearKeyframe", "_", "duration", .named("timingCurve", or: .linear),
        "On a straight way to a value."
      ) { (target: Value, duration: Double, curve: UnitCurve) in
        KeyframeValue(target: target, kind: .linear(duration: duration, curve: curve))
      }
      function(
        "CubicKeyframe", "_", "duration", .named("startVelocity", or: nil),
        .named("endVelocity", or: nil), "On a smooth way to a value."
      ) { (target: Value, duration: Double, start: Value?, end: Value?) in
        KeyframeValue(
          target: target,
          kind: .cubic(duration: duration, startVelocity: start, endVelocity: end))
      }
      function(
        "SpringKeyframe", "_", .named("duration", or: nil), .named("spring", or: Spring()),
        .named("startVelocity", or: nil),
        "On a spring to a value; without a duration until it rests."
      ) { (target: Value, duration: Double?, spring: Spring, start: Value?) in
        KeyframeValue(
          target: target, kind: .spring(duration: duration, spring: spring, startVelocity: start))
      }
      function("MoveKeyframe", "_", "At a value at once.") { (target: Value) in
        KeyframeValue(target: target, kind: .move)
      }
    }
  }
}
