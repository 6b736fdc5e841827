/// A custom animation of any type.
package struct AnyCustomAnimation: Sendable {
  package let animation: any CustomAnimation
}

extension AnyCustomAnimation: Hashable {
  package static func == (left: AnyCustomAnimation, right: AnyCustomAnimation) -> Bool {
    func isEqual<A: CustomAnimation>(_ animation: A) -> Bool {
      animation == right.animation as? A
    }
    return isEqual(left.animation)
  }

  package func hash(into hasher: inout Hasher) {
    animation.hash(into: &hasher)
  }
}
