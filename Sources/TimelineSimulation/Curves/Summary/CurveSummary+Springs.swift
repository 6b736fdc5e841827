import AnimationEngine
import TimelineDocument

extension CurveSummary {
  /// Describes a spring by itself: a closed form of time.
  mutating func describe(_ spring: Spring, between ends: CurveEnds) {
    addNumbers(of: spring)
    let length = CurveLength(of: spring, between: ends)
    add(.distance, ends.distance)
    add(.settlingDuration, length, orElse: "not within 102 s")
    addPeak(spring.peak())
    let forms = SpringForms(spring)
    add(.sameSpring, forms.initializers)
    add(.stepped, forms.durationBounce.map { [".spring" + $0] } ?? [])
    add(.closedForm, InterpolatingSpringForms(spring).factories)
    if spring.regime == .overDamped { addNotes([.overDampedStiffness, .overDampedAnimation]) }
  }

  /// Describes a closed form as an animation.
  mutating func describe(
    _ spring: Spring, initialVelocity: Double, of motion: AnimationComposition,
    between ends: CurveEnds
  ) {
    addNumbers(of: spring)
    if initialVelocity != 0 { add(.initialVelocity, initialVelocity) }
    add(
      .settlingDuration,
      spring.settlingDuration(target: 1, initialVelocity: initialVelocity, epsilon: 0.001))
    addEnds(of: motion, between: ends)
    addPeak(spring.peak(initialVelocity: initialVelocity))
    let forms = InterpolatingSpringForms(spring, initialVelocity: initialVelocity)
    add(.sameAnimation, forms.factories)
    let closed = SpringForms(spring)
    add(.closedForm, closed.initializers)
    add(.stepped, closed.durationBounce.map { [".spring" + $0] } ?? [])
    addNotes([motion.isModified ? .modifiers : nil, .steps])
  }

  /// Describes a stepped spring: its numbers are those of the closed form that it follows.
  mutating func describe(
    _ fluid: FluidSpring, of motion: AnimationComposition, between ends: CurveEnds
  ) {
    let closed = fluid.closedForm
    add(.regime, .word(closed.regime.word))
    add(.response, fluid.response)
    add(.duration, fluid.response)
    add(.bounce, fluid.bounce)
    add(.dampingRatio, fluid.dampingFraction)
    add(.stiffness, fluid.stiffness)
    add(.damping, 2 * fluid.stiffness.squareRoot() * fluid.dampingFraction)
    add(.mass, 1)
    if fluid.blendDuration != 0 { add(.blendDuration, fluid.blendDuration) }
    add(.settlingDuration, closed.settlingDuration)
    addEnds(of: motion, between: ends)
    addPeak(closed.peak())
    addSteppedPeak(SteppedPeak.peak(of: fluid, distance: ends.distance))
    add(.sameAnimation, FluidSpringForms(fluid).factories)
    add(
      .closedForm, SpringForms(closed).initializers + InterpolatingSpringForms(closed).factories)
    addNotes([
      motion.isModified ? .modifiers : nil, .steps,
      fluid.isAtStiffnessLimit ? .stiffnessLimit : nil,
      fluid.dampingDeparture.map { .cutDamping($0) },
      closed.regime == .overDamped ? .overDampedAnimation : nil,
    ])
  }

  private mutating func addNumbers(of spring: Spring) {
    add(.regime, .word(spring.regime.word))
    add(.response, spring.response)
    add(.duration, spring.duration)
    add(.bounce, spring.bounce)
    add(.dampingRatio, spring.dampingRatio)
    add(.stiffness, spring.stiffness)
    add(.damping, spring.damping)
    add(.mass, spring.mass)
  }

  private mutating func addPeak(_ peak: SpringPeak?) {
    add(.overshoot, 100 * (peak?.overshoot ?? 0))
    add(.peakTime, peak.map { .number($0.time) } ?? .absent("no peak"))
  }

  private mutating func addSteppedPeak(_ peak: SpringPeak?) {
    add(.steppedOvershoot, 100 * (peak?.overshoot ?? 0))
    add(.steppedPeakTime, peak.map { .number($0.time) } ?? .absent("no peak"))
  }
}

extension CurveSummary {
  /// Adds when an animation is over, and when it counts as complete.
  mutating func addEnds(of motion: AnimationComposition, between ends: CurveEnds) {
    let length = CurveLength(of: Animation(motion), distance: ends.distance)
    var run = AnimationPlayback(motion, distance: abs(ends.distance))
    let logical = run.logicalTime(notAfter: CurveLength.limit(of: motion))
    add(.distance, ends.distance)
    switch (logical, length) {
    case (let logical?, .ends(let end)): add(.logicalEnd, min(logical, end))
    case (let logical?, _): add(.logicalEnd, logical)
    case (nil, _): add(.logicalEnd, length, orElse: "too far away")
    }
    add(.end, length, orElse: "too far away")
    if let pass = passLength(of: motion, between: ends) { add(.pass, pass) }
  }

  /// How long a motion that is repeated takes each time: from the end of the first pass on, so that
  /// what is around the repetition does not count.
  private func passLength(of motion: AnimationComposition, between ends: CurveEnds) -> Double? {
    guard ends.distance != 0 else { return nil }
    let limit = CurveLength.limit(of: motion)
    var run = AnimationPlayback(motion, distance: abs(ends.distance))
    guard let first = run.iterationEnd(after: 0, notAfter: limit) else { return nil }
    let second = run.iterationEnd(after: first, notAfter: limit) ?? run.end(notAfter: limit)
    return second.map { $0 - first }
  }

  private mutating func add(_ key: SummaryKey, _ length: CurveLength, orElse word: String) {
    switch length {
    case .ends(let time): add(key, time)
    case .exceedsLimit: add(key, .absent(word))
    case .endless: add(key, .absent("never"))
    }
  }
}

extension DampingRegime {
  fileprivate var word: String {
    switch self {
    case .undamped: "undamped"
    case .underDamped: "under-damped"
    case .critical: "critically damped"
    case .overDamped: "over-damped"
    }
  }
}
