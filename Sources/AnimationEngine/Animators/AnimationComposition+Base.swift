extension AnimationComposition.Base {
  #if !hasFeature(Embedded)
    /// The base as an animation of its own.
    var animation: any CustomAnimation {
      switch self {
      case .timingCurve(let animation): animation
      case .unitCurve(let animation): animation
      case .interpolatingSpring(let spring): spring
      case .fluidSpring(let spring): spring
      case .function(let animation): animation
      case .custom(let animation): animation.animation
      }
    }
  #endif

  /// The spring, if the base is a fluid one.
  var fluidSpring: FluidSpring? {
    if case .fluidSpring(let spring) = self { spring } else { nil }
  }

  /// Whether the base is a function.
  var isFunction: Bool {
    if case .function = self { true } else { false }
  }

  /// Whether the base is an animation that the user defines: its end is known only when it is asked for
  /// a value, and it may merge, so it is driven by `Animation.animate(value:time:context:)`.
  package var isCustom: Bool {
    if case .custom = self { true } else { false }
  }

  /// The cost of an evaluation, in evaluations of a curve.
  var work: Int {
    switch self {
    case .timingCurve, .unitCurve, .interpolatingSpring, .custom: 1
    case .fluidSpring: 12
    case .function(let function): function.work
    }
  }

  /// The length of a base in closed form, in seconds; nil for one that has to be stepped or asked.
  var closedDuration: Double? {
    switch self {
    case .timingCurve(let animation): animation.duration
    case .unitCurve(let animation): animation.duration
    case .interpolatingSpring(let spring): spring.duration
    case .function(let animation): animation.duration
    case .fluidSpring, .custom: nil
    }
  }

  /// The progress of a base in closed form at a time, clamped to its ends; nil for any other base.
  @inline(__always)
  func closedProgress(at time: Double) -> Progress? {
    switch self {
    case .timingCurve(let animation): animation.progress(at: time)
    case .unitCurve(let animation): animation.progress(at: time)
    case .interpolatingSpring(let spring): spring.progress(at: time)
    case .function(let animation): animation.progress(at: time)
    case .fluidSpring, .custom: nil
    }
  }

  /// Whether a tick finds a base over that ends at a time: a curve is alive at its very end, a spring
  /// is not.
  func isOver(by tick: Double, at end: Double) -> Bool {
    switch self {
    case .timingCurve, .unitCurve: tick > end
    case .interpolatingSpring, .fluidSpring, .function, .custom: tick >= end
    }
  }

  /// The base's own time of logical completion, if that is not its end.
  var logicalDuration: Double? {
    switch self {
    case .timingCurve, .unitCurve, .function, .custom: nil
    case .interpolatingSpring(let spring): spring.logicalDuration
    case .fluidSpring(let spring): spring.response
    }
  }

  var isEndless: Bool {
    switch self {
    case .timingCurve(let animation): animation.duration == .infinity
    case .unitCurve(let animation): animation.duration == .infinity
    case .interpolatingSpring(let spring): spring.duration == .infinity
    case .fluidSpring(let spring): spring.dampingFraction == 0
    case .function(let animation): animation.duration == .infinity
    case .custom: false
    }
  }
}
