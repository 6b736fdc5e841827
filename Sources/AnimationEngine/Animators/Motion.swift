/// What an animation is made of: a base, and the modifiers around it as a chain.
package struct Motion: Hashable, Sendable {
  /// A modifier, which sees its own time and passes a changed time on.
  enum Layer: Hashable, Sendable {
    /// Any number of adjacent delays and speeds.
    case time(TimeMap)
  }

  /// What moves inside all modifiers.
  enum Base: Hashable, Sendable {
    case bezier(BezierAnimation)
  }

  /// The modifiers, the outermost first; no two maps of time are neighbours.
  private(set) var layers: [Layer]
  let base: Base

  init(_ base: Base) {
    self.layers = []
    self.base = base
  }

  /// Creates the motion of an animation.
  package init(_ animation: Animation) {
    self = animation.motion
  }

  /// Returns this motion inside a further change of time.
  func mappingTime(_ change: (TimeMap) -> TimeMap) -> Motion {
    var motion = self
    if case .time(let map)? = layers.first {
      motion.layers[0] = .time(change(map))
    } else {
      motion.layers.insert(.time(change(.identity)), at: 0)
    }
    return motion
  }

  /// Whether a change under this motion takes over the value and velocity of a running one.
  package var mergesIntoRunning: Bool { false }

  /// The elapsed time at which the motion is logically complete, or nil if that is its end.
  package func logicalTime() -> Double? { nil }
}
