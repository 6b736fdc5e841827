import TimelineDocument

// Phrases about hosts and their borders.
extension ExplanationWords {
  /// `a sheet`
  func name(of host: ViewHost) -> String {
    switch host {
    case .overlay, .alert: "an \(host.rawValue)"
    case .navigation, .sheet, .fullScreenCover, .popover, .navigationDestination,
      .hostingController, .representable:
      "a \(host.rawValue)"
    }
  }

  /// How a presentation comes and goes.
  func sentence(about host: ViewHost) -> String {
    "\(host == .alert ? "An" : "A") \(host.rawValue) moves by itself: the transaction of the change gives it no other "
      + "curve, and no completion of it waits (inferred). Its disablesAnimations takes the motion away (reported)."
  }

  /// The effect of a border on a transaction.
  func deed(ofBorder host: ViewHost, isOpen: Bool) -> String {
    if host.isPresentation, isOpen {
      return "lets in the transaction of the scopes, and none of the modifiers outside"
    }
    return isOpen
      ? "lets in the transaction of the scopes, because a model or a state inside changed, and none of the modifiers outside"
      : "begins a transaction of its own"
  }

  /// Why nothing inside is animated.
  func reason(ofBorder host: ViewHost) -> String {
    if host.isPresentation {
      return
        "the change presents \(name(of: host)) again, whose content has a transaction of its own"
    }
    return "the transaction ends at the border of \(name(of: host)): "
      + (host == .representable
        ? "updateUIView sets the properties of a view of UIKit at once"
        : "the content that updateUIViewController sets has a transaction of its own")
  }

  func advice(aboutBorder host: ViewHost) -> String? {
    if host.isPresentation { return nil }
    return host == .representable
      ? "write \"bridgesTransaction\": true, as context.animate in updateUIView does from iOS 18."
      : "write \"bridgesTransaction\": true, as withTransaction(context.transaction) around the new rootView does, or "
        + "keep the value in a model (\"published\")."
  }
}
