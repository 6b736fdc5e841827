extension Animation {
  /// The animation that is used where none is named: a spring without any bounce.
  ///
  /// Apple's text says a response of 0.55 seconds; 0.5, as for `spring`, follows OpenSwiftUI.
  public static let `default` = Animation.spring

  /// A spring of 0.5 seconds without any bounce.
  public static var spring: Animation { spring() }

  /// A spring that feels as long as `duration` and bounces by `bounce`.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(
      .fluidSpring(
        FluidSpring(
          response: duration, dampingFraction: Spring.dampingRatio(bounce: bounce),
          blendDuration: blendDuration)))
  }

  /// A spring by the length of one undamped swing and its damping ratio.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation(
      .fluidSpring(
        FluidSpring(
          response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)))
  }

  /// An animation that moves as a spring does, by steps.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    Animation(
      .fluidSpring(
        FluidSpring(
          response: spring.response, dampingFraction: spring.dampingRatio,
          blendDuration: blendDuration)))
  }

  /// A short spring for values that follow a finger.
  public static var interactiveSpring: Animation { interactiveSpring() }

  /// A short spring for values that follow a finger, by its response and damping ratio.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A short spring for values that follow a finger, with a bounce of 0.15 and `extraBounce`.
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// A spring without any bounce.
  public static var smooth: Animation { smooth() }

  /// A spring without any bounce, or with `extraBounce`.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a small bounce.
  public static var snappy: Animation { snappy() }

  /// A spring with a small bounce, and `extraBounce` more.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a clear bounce.
  public static var bouncy: Animation { bouncy() }

  /// A spring with a clear bounce, and `extraBounce` more.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
