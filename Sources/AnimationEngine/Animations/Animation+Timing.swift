extension Animation {
  /// Returns this animation, begun `delay` seconds later.
  ///
  /// A negative delay starts inside the animation; not-a-number changes nothing.
  public func delay(_ delay: Double) -> Animation {
    Animation(composition.mappingTime { $0.delayed(by: delay) })
  }

  /// Returns this animation at `speed` times its speed.
  ///
  /// At zero, or a negative speed, it stays at its start and never ends; not-a-number changes nothing.
  public func speed(_ speed: Double) -> Animation {
    Animation(composition.mappingTime { $0.sped(by: speed) })
  }

  /// Returns this animation, logically complete after `duration` seconds, if it is not so before.
  ///
  /// Not-a-number changes nothing.
  public func logicallyComplete(after duration: Double) -> Animation {
    guard !duration.isNaN else { return self }
    return Animation(composition.inside(.logicalCompletion(after: duration)))
  }
}
