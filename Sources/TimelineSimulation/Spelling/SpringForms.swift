import AnimationEngine

/// A spring as Swift source has it: every form makes the same spring when it is read again.
struct SpringForms {
  private let spring: Spring

  init(_ spring: Spring) {
    self.spring = spring
  }

  /// The initializers that make this spring, with their numbers.
  var initializers: [String] {
    [durationBounce, responseDampingRatio, physics].compactMap { $0.map { "Spring" + $0 } }
  }

  /// `(duration: 0.5, bounce: 0.3)`
  var durationBounce: String? {
    pair(spring.duration, spring.bounce) { Spring(duration: $0, bounce: $1) }
      .map { arguments(("duration", $0), ("bounce", $1)) }
  }

  /// `(response: 0.5, dampingRatio: 0.7)`
  var responseDampingRatio: String? {
    pair(spring.response, spring.dampingRatio) { Spring(response: $0, dampingRatio: $1) }
      .map { arguments(("response", $0), ("dampingRatio", $1)) }
  }

  /// `(mass: 1, stiffness: 158, damping: 18)`
  var physics: String? {
    let mass = spring.mass
    let isOver = spring.regime == .overDamped
    let frequency = 2 * Double.pi / spring.response
    // Not the property `stiffness`, which for over-damped springs is not what their values follow.
    let found = pair(mass * frequency * frequency, spring.damping) {
      Spring(mass: mass, stiffness: $0, damping: $1, allowOverDamping: isOver)
    }
    guard let (stiffness, damping) = found else { return nil }
    let list = arguments(("mass", mass), ("stiffness", stiffness), ("damping", damping))
    return isOver ? list.dropLast() + ", allowOverDamping: true)" : list
  }

  /// The numbers that make this spring bit for bit, or else as nearly as numbers can.
  private func pair(
    _ first: Double, _ second: Double, _ make: (Double, Double) -> Spring
  ) -> (Double, Double)? {
    SwiftNumber.pair(near: first, second) {
      make($0, $1) == spring
    } orNearly: {
      make($0, $1).isNearly(spring)
    }
  }
}

/// A list of arguments in parentheses.
func arguments(_ list: (label: String, number: Double)...) -> String {
  "(" + list.map { "\($0.label): \(SwiftNumber.text($0.number))" }.joined(separator: ", ") + ")"
}

extension Spring {
  /// Whether this spring differs from another by no more than the rounding of its description.
  func isNearly(_ other: Spring) -> Bool {
    let tolerance = 1e-13
    return mass == other.mass && regime == other.regime
      && abs(response - other.response) <= tolerance * other.response
      && abs(dampingRatio - other.dampingRatio) <= tolerance * max(other.dampingRatio, 1)
  }
}
