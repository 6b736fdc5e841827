/// An animation of the user's, of any type.
struct AnyCustomAnimation: Sendable {
  let animation: any CustomAnimation
}

extension AnyCustomAnimation: Hashable {
  static func == (left: AnyCustomAnimation, right: AnyCustomAnimation) -> Bool {
    func isEqual<A: CustomAnimation>(_ animation: A) -> Bool {
      animation == right.animation as? A
    }
    return isEqual(left.animation)
  }

  func hash(into hasher: inout Hasher) {
    animation.hash(into: &hasher)
  }
}
