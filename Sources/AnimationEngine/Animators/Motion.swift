/// What an animation is made of: a base, and the modifiers around it as a chain.
package struct Motion: Hashable, Sendable {
  /// A modifier, which sees its own time and passes a changed time on.
  enum Layer: Hashable, Sendable {
    /// Any number of adjacent delays and speeds.
    case time(TimeMap)
    case repetition(Repetition)
    /// Logically complete from that time on.
    case logicalCompletion(after: Double)
  }

  /// What moves inside all modifiers.
  enum Base: Hashable, Sendable {
    case closed(ClosedForm)
    case fluidSpring(FluidSpring)
    case custom(AnyCustomAnimation)
  }

  /// On the heap: a motion is copied with every change, and made once.
  private final class Storage: Sendable {
    let layers: [Layer]
    let base: Base

    init(layers: [Layer], base: Base) {
      self.layers = layers
      self.base = base
    }
  }

  private let storage: Storage

  /// The modifiers, the outermost first; no two maps of time are neighbours.
  var layers: [Layer] { storage.layers }
  var base: Base { storage.base }

  init(_ base: Base, inside layers: [Layer] = []) {
    storage = Storage(layers: layers, base: base)
  }

  /// Creates the motion of an animation.
  package init(_ animation: Animation) {
    self = animation.motion
  }

  /// Returns this motion inside a further modifier.
  func inside(_ layer: Layer) -> Motion {
    Motion(base, inside: [layer] + layers)
  }

  /// Returns this motion inside a further change of time.
  func mappingTime(_ change: (TimeMap) -> TimeMap) -> Motion {
    guard case .time(let map)? = layers.first else { return inside(.time(change(.identity))) }
    return Motion(base, inside: [.time(change(map))] + layers.dropFirst())
  }

  package static func == (first: Motion, second: Motion) -> Bool {
    first.storage === second.storage
      || first.layers == second.layers && first.base == second.base
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(layers)
    hasher.combine(base)
  }
}

extension Motion {
  /// The spring, if the motion is a fluid spring without any modifier.
  package var fluidSpring: FluidSpring? {
    guard layers.isEmpty, case .fluidSpring(let spring) = base else { return nil }
    return spring
  }

  /// Whether a change under this motion takes over the value and velocity of a running one.
  package var mergesIntoRunning: Bool { fluidSpring != nil }

  /// Whether the last iteration plays backwards, so that the motion ends where it began.
  ///
  /// Of several repetitions in each other the index is shared, and the outermost one ends last.
  package var endsAtStart: Bool {
    for case .repetition(let repetition) in layers {
      return repetition.count.map { $0 > 1 && repetition.isReversed($0 - 1) } ?? false
    }
    return false
  }

  /// Whether the base is an animation of the user's: its end shows only when it is asked, and it may
  /// merge, so it is driven by `Animation.animate(value:time:context:)`.
  package var isCustom: Bool {
    if case .custom = base { true } else { false }
  }

  /// Whether the motion is a unit curve without any modifier, which knows its velocity.
  var isBareUnitCurve: Bool {
    guard layers.isEmpty, case .closed(.unitCurve) = base else { return false }
    return true
  }

  /// The elapsed time at which the motion is logically complete, or nil if that is its end.
  ///
  /// It is the earliest time at which the base or a modifier says so. If the motion ends before, it
  /// is complete at its end.
  package func logicalTime() -> Double? {
    Motion.logicalTime(of: base.logicalDuration, inside: layers, baseLength: nil)
  }

  /// The logical time of a base inside layers, if the base is known to take `baseLength` seconds: a
  /// repetition begins it anew then, so what would come later in the first iteration never comes.
  static func logicalTime(
    of base: Double?, inside layers: [Layer], baseLength: Double?
  ) -> Double? {
    var time = base
    var length = baseLength
    for layer in layers.reversed() {
      switch layer {
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

extension Motion.Base {
  /// The base as an animation of its own.
  var animation: any CustomAnimation {
    switch self {
    case .closed(let form): form.animation
    case .fluidSpring(let spring): spring
    case .custom(let animation): animation.animation
    }
  }

  /// The base as a closed form, if it is one.
  var closedForm: ClosedForm? {
    if case .closed(let form) = self { form } else { nil }
  }

  /// The base's own time of logical completion, if it has one.
  var logicalDuration: Double? {
    switch self {
    case .closed(let form): form.logicalDuration
    case .fluidSpring(let spring): spring.response
    case .custom: nil
    }
  }
}
