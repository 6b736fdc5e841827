import AnimationEngine

extension Builtins {
  static let curves = unitCurves + curveMembers + springs + springMembers

  private static let unitCurves = since(.ios17) {
    constant("linear", UnitCurve.linear, "Constant speed.")
    constant("easeIn", UnitCurve.easeIn, "A slow start.")
    constant("easeOut", UnitCurve.easeOut, "A slow end.")
    constant("easeInOut", UnitCurve.easeInOut, "A slow start and end.")
    constant(
      "circularEaseIn", UnitCurve.circularEaseIn, "A quarter of a circle that starts flat.")
    constant("circularEaseOut", UnitCurve.circularEaseOut, "A quarter of a circle that ends flat.")
    constant("circularEaseInOut", UnitCurve.circularEaseInOut, "Two quarters of a circle.")
    statics {
      function(
        "bezier", "startControlPoint", "endControlPoint", "A Bezier curve by its control points.",
        UnitCurve.bezier(startControlPoint:endControlPoint:))
    }
  }

  private static let curveMembers = table {
    function("value", "self", "at", "The fraction at a progress.") {
      (curve: UnitCurve, progress: Double) in curve.value(at: progress)
    }
    function("velocity", "self", "at", "The slope at a progress.") {
      (curve: UnitCurve, progress: Double) in curve.velocity(at: progress)
    }
    property("inverse", "The curve that undoes this one.") { (curve: UnitCurve) in curve.inverse }
  }

  private static let springs = since(.ios17) {
    feelings("smooth", "No bounce.", Spring.smooth(duration:extraBounce:))
    feelings("snappy", "A small bounce.", Spring.snappy(duration:extraBounce:))
    feelings("bouncy", "A clear bounce.", Spring.bouncy(duration:extraBounce:))
  }

  private static let springMembers = table {
    property("duration", "How long it feels, which is its response.") { (spring: Spring) in
      spring.duration
    }
    property("bounce", "How much it bounces: 0 not at all, 1 without end.") { (spring: Spring) in
      spring.bounce
    }
    property("response", "The length of one undamped swing.") { (spring: Spring) in
      spring.response
    }
    property("dampingRatio", "1 is critical damping.") { (spring: Spring) in spring.dampingRatio }
    property("mass", "The mass on the spring.") { (spring: Spring) in spring.mass }
    property("stiffness", "The force per distance.") { (spring: Spring) in spring.stiffness }
    property("damping", "The drag per speed.") { (spring: Spring) in spring.damping }
    property("settlingDuration", "The time until it rests, for a way of 1.") { (spring: Spring) in
      spring.settlingDuration
    }
    function(
      "settlingDuration", "self", .named("target", or: 1), .named("initialVelocity", or: 0),
      .named("epsilon", or: 0.001), "The time until it rests."
    ) { (spring: Spring, target: Double, velocity: Double, epsilon: Double) in
      spring.settlingDuration(target: target, initialVelocity: velocity, epsilon: epsilon)
    }
    function(
      "value", "self", "target", .named("initialVelocity", or: 0), "time",
      "Where it is at a time, beginning at 0."
    ) { (spring: Spring, target: Double, velocity: Double, time: Double) in
      spring.value(target: target, initialVelocity: velocity, time: time)
    }
    function(
      "velocity", "self", "target", .named("initialVelocity", or: 0), "time",
      "How fast it is at a time, beginning at 0."
    ) { (spring: Spring, target: Double, velocity: Double, time: Double) in
      spring.velocity(target: target, initialVelocity: velocity, time: time)
    }
    function(
      "update", "self", "value", "velocity", "target", "deltaTime",
      "Moves variables on: update(value: &x, velocity: &v, target: 100, deltaTime: 0.1)."
    ) {
      (spring: Spring, value: Double, velocity: Double, target: Double, time: Double)
        throws(EvaluationFailure) -> List<Double> in
      var (value, velocity) = (value, velocity)
      spring.update(value: &value, velocity: &velocity, target: target, deltaTime: time)
      return try List<Double>([.double(value), .double(velocity)])
    }
    function(
      "force", "self", "target", "position", "velocity", "The force at a position and velocity."
    ) { (spring: Spring, target: Double, position: Double, velocity: Double) in
      spring.force(target: target, position: position, velocity: velocity)
    }
  }
}
