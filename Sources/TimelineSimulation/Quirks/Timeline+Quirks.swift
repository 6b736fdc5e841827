import TimelineDocument

/// The kind of value that moves, as far as faults tell one from the other.
enum MotionSource {
  /// An animatable modifier, as observers and recipes are too in Swift; or a view that is animatable.
  case animatable
  case attribute(Attribute)
}

extension Timeline {
  /// The fault that keeps a value of a view from moving in some profiles, if there is one.
  ///
  /// - Parameter isText: whether the view shows a text, or a modifier of it does in its body.
  func quirk(
    of source: MotionSource, in view: ElementIndex<ViewNode>, isText: Bool
  ) -> Quirk? {
    Quirk.allCases.first { isStruck(source, in: view, isText, by: $0) }
  }

  private func isStruck(
    _ source: MotionSource, in view: ElementIndex<ViewNode>, _ isText: Bool, by quirk: Quirk
  ) -> Bool {
    switch (quirk, source) {
    case (.animatableInContainer, .animatable):
      self[view].host != .overlay && isInContainer(view)
    case (.textColor, .attribute(.foregroundColor)): isText
    case (.gradientColors, .attribute(let attribute)): attribute.type == .colors
    case (.animatableInContainer, .attribute), (.textColor, .animatable), (.textColor, .attribute),
      (.gradientColors, .animatable):
      false
    }
  }

  /// Whether a view is around it: a group is none, but hands on where it is itself. A presented view is
  /// not inside the view that presents it.
  private func isInContainer(_ view: ElementIndex<ViewNode>) -> Bool {
    var inner = view
    while self[inner].host?.isPresentation != true, let parent = self[inner].parent {
      if self[parent].kind == .view { return true }
      inner = parent
    }
    return false
  }
}
