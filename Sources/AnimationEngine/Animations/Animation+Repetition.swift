extension Animation {
  /// Returns this animation, played `repeatCount` times, every second time backwards unless
  /// `autoreverses` is false.
  ///
  /// It plays once at least. An even number of times with `autoreverses` ends at the start, and the
  /// value then jumps to its target. Repetitions inside repetitions share one count and one start of
  /// the running iteration, as in SwiftUI.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    let layer = Repetition(count: repeatCount, autoreverses: autoreverses)
    return Animation(composition.inside(.repetition(layer)))
  }

  /// Returns this animation, played again and again, every second time backwards unless
  /// `autoreverses` is false.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(composition.inside(.repetition(Repetition(count: nil, autoreverses: autoreverses))))
  }
}
