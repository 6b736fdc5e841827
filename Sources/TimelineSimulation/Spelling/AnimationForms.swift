import AnimationEngine

/// A stepped spring as Swift source has it.
struct FluidSpringForms {
  private let spring: FluidSpring

  init(_ spring: FluidSpring) {
    self.spring = spring
  }

  /// The factories that make this very animation.
  var factories: [String] {
    let response = spring.response
    let byBounce = damping(near: spring.bounce) {
      .spring(duration: $0, bounce: $1, blendDuration: $2)
    }
    let byFraction = damping(near: spring.dampingFraction) {
      .spring(response: $0, dampingFraction: $1, blendDuration: $2)
    }
    return [
      byBounce.map { ".spring" + arguments(("duration", response), ("bounce", $0)) },
      byFraction.map { ".spring" + arguments(("response", response), ("dampingFraction", $0)) },
    ].compactMap { $0.map(blended) }
  }

  private func blended(_ form: String) -> String {
    guard spring.blendDuration != 0 else { return form }
    return form.dropLast() + ", blendDuration: \(SwiftNumber.text(spring.blendDuration)))"
  }

  /// The number near another that makes this damping, exactly or else to the last digits.
  private func damping(
    near number: Double, _ make: @escaping (Double, Double, Double) -> Animation
  ) -> Double? {
    let made = { number in
      AnimationComposition(make(spring.response, number, spring.blendDuration)).fluidSpring
    }
    return SwiftNumber.near(number) {
      made($0) == spring
    } orNearly: {
      made($0)?.isNearly(spring) ?? false
    }
  }
}

extension FluidSpring {
  /// Whether this spring is as long as another, and damped alike but for the rounding of its description.
  fileprivate func isNearly(_ other: FluidSpring) -> Bool {
    let fraction = other.dampingFraction
    return response == other.response && (dampingFraction > 1) == (fraction > 1)
      && abs(dampingFraction - fraction) <= 1e-13 * max(fraction, 1)
  }
}

/// A spring in closed form, as an animation, as Swift source has it.
struct InterpolatingSpringForms {
  private let spring: Spring
  private let initialVelocity: Double

  init(_ spring: Spring, initialVelocity: Double = 0) {
    self.spring = spring
    self.initialVelocity = initialVelocity
  }

  /// The factories that make this very animation; an over-damped spring has none, because these
  /// animations read it as critical.
  var factories: [String] {
    guard spring.regime != .overDamped else { return [] }
    let forms = SpringForms(spring)
    return [forms.durationBounce, forms.physics].compactMap { list in
      list.map { ".interpolatingSpring" + pushed($0) }
    }
  }

  private func pushed(_ list: String) -> String {
    guard initialVelocity != 0 else { return list }
    return list.dropLast() + ", initialVelocity: \(SwiftNumber.text(initialVelocity)))"
  }
}
