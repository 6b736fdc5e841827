import AnimationEngine
import ExpressionLanguage
import TimelineDocument

/// The effect of a transition on one attribute of a view.
struct TransitionEffect {
  /// The attribute, and its number where the transition has several of its name.
  var name: String
  /// The suffixes of the columns after the name.
  let suffixes: [String]
  let type: AnimatableType
  var willAppear: Components
  let identity: Components
  var didDisappear: Components
  /// The animation that the transition has of its own.
  var animation: OwnAnimation?

  /// An animation that replaces the transaction's; nil makes the change instant.
  struct OwnAnimation {
    let animation: Animation?
    /// How many modifiers a transaction passes before it; nil for all.
    var depth: Int?
    /// The presentation whose motion the transaction suppresses.
    var suppressed: ViewHost?
  }

  /// Whether it moves the view from its place.
  var isOffset: Bool { name == "offset" || name.hasPrefix("offset_") }

  /// Whether it states a place or a size of the view, so that what draws something moves.
  var places: Bool {
    let attribute = name.prefix { $0 != "_" }
    return Attribute(rawValue: String(attribute))?.definition.frame == .places
  }

  subscript(phase: TransitionPhase) -> Components {
    switch phase {
    case .willAppear: willAppear
    case .identity: identity
    case .didDisappear: didDisappear
    }
  }
}

extension [TransitionEffect] {
  /// The effects with numbers for the second and later ones of a name.
  var numbered: Self {
    var counts: [String: Int] = [:]
    return map { effect in
      var effect = effect
      let count = counts[effect.name, default: 0] + 1
      counts[effect.name] = count
      if count > 1 { effect.name += "_\(count)" }
      return effect
    }
  }
}
