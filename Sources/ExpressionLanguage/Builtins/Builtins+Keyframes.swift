import AnimationEngine

extension Builtins {
  static let keyframes = since(.ios17) {
    requiring(.animatable) {
      function(
        "LinearKeyframe", "_", "duration", .named("timingCurve", or: .linear),
        "On a straight way to a value."
      ) { (target: Value, duration: Double, curve: UnitCurve) in
        Keyframe(to: target, .linear(duration: duration, curve: curve))
      }
      function(
        "CubicKeyframe", "_", "duration", .named("startVelocity", or: nil),
        .named("endVelocity", or: nil), "On a smooth way to a value."
      ) { (target: Value, duration: Double, start: Value?, end: Value?) in
        Keyframe(to: target, .cubic(duration: duration, startVelocity: start, endVelocity: end))
      }
      function(
        "SpringKeyframe", "_", .named("duration", or: nil), .named("spring", or: Spring()),
        .named("startVelocity", or: nil),
        "On a spring to a value; without a duration until it rests."
      ) { (target: Value, duration: Double?, spring: Spring, start: Value?) in
        Keyframe(to: target, .spring(spring, duration: duration, startVelocity: start))
      }
      function("MoveKeyframe", "_", "At a value at once.") { (target: Value) in
        Keyframe(to: target, .move)
      }
    }
    requiring(.vector) {
      function("KeyframeTimeline", "initialValue", "_", "A value along keyframes.") {
        (initial: Value, list: List<Keyframe<Value>>) throws(EvaluationFailure) in
        var keyframes: [Keyframe<Value>] = []
        for element in list.elements { keyframes.append(try .checked(element)) }
        return KeyframeTrack(from: initial, keyframes)
      }
    }
    property("duration", "The time of the last keyframe.") { (track: KeyframeTrack<Value>) in
      track.duration
    }
    function("value", "self", "time", "Where it is at a time.") {
      (track: KeyframeTrack<Value>, time: Double) in track.value(at: time)
    }
    function("value", "self", "progress", "Where it is at a fraction of its duration.") {
      (track: KeyframeTrack<Value>, progress: Double) in track.value(at: progress * track.duration)
    }
  }
}
