package import AnimationEngine

/// A transaction as an expression sees it, and what expressions have set of it.
package struct TransactionValue: Sendable, Equatable {
  /// The animation of the change, if it has one.
  package var animation: Animation? { didSet { assigned.insert(.animation) } }
  /// Whether the change is one of many, as while dragging.
  package var isContinuous = false { didSet { assigned.insert(.isContinuous) } }
  /// Whether implicit animations are off.
  package var disablesAnimations = false { didSet { assigned.insert(.disablesAnimations) } }
  /// Whether the change is tracked for its velocity.
  package var tracksVelocity = false { didSet { assigned.insert(.tracksVelocity) } }
  /// The values of keys that the document declares.
  package var values: [String: Value] = [:]
  /// The properties that were set after it was made.
  package private(set) var assigned: Set<Key> = []
  /// Whether an expression made it, instead of changing the one that it sees.
  package let isNew: Bool

  /// A property of a transaction that can be set.
  package enum Key: Hashable, Sendable {
    case animation, isContinuous, disablesAnimations, tracksVelocity
    case value(String)
  }

  /// Sets the value of a key that the document declares.
  package mutating func set(_ name: String, to value: Value) {
    values[name] = value
    assigned.insert(.value(name))
  }

  /// A transaction that an expression makes, of which nothing is set.
  package init() {
    isNew = true
  }

  /// A transaction as an expression sees it, whose values do not count as set.
  package init(
    animation: Animation?, isContinuous: Bool, disablesAnimations: Bool, tracksVelocity: Bool
  ) {
    isNew = false
    self.animation = animation
    self.isContinuous = isContinuous
    self.disablesAnimations = disablesAnimations
    self.tracksVelocity = tracksVelocity
  }
}
