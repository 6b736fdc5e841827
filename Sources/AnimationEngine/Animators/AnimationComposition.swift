/// An animation as a base and the chain of modifiers around it.
///
/// The parts are immutable and shared, because animations are copied at every change of every value.
package struct AnimationComposition: Sendable {
  /// A modifier, which maps its own time to that of its content.
  enum Modifier: Hashable, Sendable {
    /// Any number of adjacent delays and speeds.
    case time(TimeMap)
    case repetition(Repetition)
    /// Makes the animation logically complete from that time on.
    case logicalCompletion(after: Double)
  }

  /// The animation inside all modifiers.
  package enum Base: Hashable, Sendable {
    /// A raw timing curve.
    case timingCurve(BezierAnimation)
    /// A unit curve, which knows its velocity.
    case unitCurve(UnitCurveAnimation)
    /// A spring in closed form.
    case interpolatingSpring(InterpolatingSpring)
    /// A spring that moves in steps.
    case fluidSpring(FluidSpring)
    /// A function of time whose end is known.
    indirect case function(FunctionAnimation)
    /// An animation that the user defines; indirect, so that the others are copied without calls.
    indirect case custom(AnyCustomAnimation)
  }

  private final class Parts: Sendable {
    let modifiers: [Modifier]
    let base: Base
    let path: TimePath
    let maySettleLate: Bool

    init(_ modifiers: [Modifier], _ base: Base) {
      self.modifiers = modifiers
      self.base = base
      path = TimePath(modifiers)
      maySettleLate = base.fluidSpring.map { $0.fadesSlowly || modifiers.repeatsAny } ?? false
    }
  }

  private let parts: Parts

  /// The modifiers, the outermost first; no two maps of time are neighbours.
  var modifiers: [Modifier] { parts.modifiers }

  /// The animation inside all modifiers.
  package var base: Base { parts.base }

  /// The modifiers as the exact clock sees them.
  var path: TimePath { parts.path }

  package init(_ base: Base) { self.init(base, inside: []) }

  init(_ base: Base, inside modifiers: [Modifier]) {
    parts = Parts(modifiers, base)
  }

  /// Creates the composition of an animation.
  package init(_ animation: Animation) {
    self = animation.composition
  }

  /// Returns this composition inside a further modifier.
  func inside(_ modifier: Modifier) -> AnimationComposition {
    AnimationComposition(base, inside: [modifier] + modifiers)
  }

  /// Returns this composition inside a further change of time.
  func mappingTime(_ change: (TimeMap) -> TimeMap) -> AnimationComposition {
    guard case .time(let map)? = modifiers.first else {
      return inside(.time(change(.identity)))
    }
    return AnimationComposition(base, inside: [.time(change(map))] + modifiers.dropFirst())
  }
}

extension AnimationComposition: Hashable {
  package static func == (left: AnimationComposition, right: AnimationComposition) -> Bool {
    left.parts === right.parts || left.base == right.base && left.modifiers == right.modifiers
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(modifiers)
    hasher.combine(base)
  }
}

// MARK: - Facts

extension AnimationComposition {
  /// Whether there is a delay, a speed, a repetition or a logical completion around the base.
  package var isModified: Bool { !modifiers.isEmpty }

  /// How many modifiers it has; neighbours that only change the time are one.
  package var modifierCount: Int { modifiers.count }

  /// Whether the base is a function.
  package var asksFunction: Bool { parts.base.isFunction }

  /// Whether the base is a fluid spring that may take many steps: one that fades for half a minute and more, or that is
  /// repeated.
  package var maySettleLate: Bool { parts.maySettleLate }

  /// The spring, if the composition is a fluid spring without any modifier.
  package var fluidSpring: FluidSpring? {
    guard !isModified, case .fluidSpring(let spring) = base else { return nil }
    return spring
  }

  /// Whether the composition is a unit curve without any modifier, which knows its velocity.
  var isBareUnitCurve: Bool {
    guard !isModified, case .unitCurve = base else { return false }
    return true
  }

  /// Whether the last iteration plays backwards, so that the animation ends where it began.
  ///
  /// Nested repetitions share their index, and the outermost one ends last.
  package var endsAtStart: Bool {
    for case .repetition(let repetition) in modifiers {
      return repetition.count.map { $0 > 1 && repetition.isReversed($0 - 1) } ?? false
    }
    return false
  }

  /// Whether the animation obviously has no end: it repeats forever, its time stands still or runs
  /// back, or nothing damps it. An animation that begins past its end is over nevertheless.
  package var isEndless: Bool {
    base.isEndless || modifiers.contains { $0.isEndless }
  }

  /// The greatest speed of the time inside all modifiers, as a multiple of the time outside.
  package var topSpeed: Double {
    modifiers.reduce(1) { speed, modifier in
      if case .time(let map) = modifier { speed * abs(map.scale) } else { speed }
    }
  }

  /// The elapsed time at which the animation is logically complete, or nil if that is its end.
  ///
  /// It is the earliest time at which the base or a modifier reports it. An animation that ends before
  /// that time is complete at its end.
  package func logicalTime() -> Double? { logicalTime(baseLength: nil) }

  /// The logical time if the base is known to take `baseLength` seconds: a repetition restarts the base
  /// then, so a later time within the first iteration never comes.
  func logicalTime(baseLength: Double?) -> Double? {
    var time = base.logicalDuration
    var length = baseLength
    for modifier in modifiers.reversed() {
      switch modifier {
      case .time(let map):
        time = time.flatMap(map.earliest)
        length = length.flatMap(map.earliest)
      case .logicalCompletion(let threshold):
        time = min(time ?? threshold, threshold)
      case .repetition:
        if let end = length, let later = time, later > end { time = nil }
        length = nil
      }
    }
    return time.map { max($0, 0) }
  }
}

extension [AnimationComposition.Modifier] {
  fileprivate var repeatsAny: Bool {
    contains { modifier in
      if case .repetition = modifier { true } else { false }
    }
  }
}

extension AnimationComposition.Modifier {
  fileprivate var isEndless: Bool {
    switch self {
    case .time(let map): map.scale <= 0
    case .repetition(let repetition): repetition.count == nil
    case .logicalCompletion: false
    }
  }
}
