// The grammar of modifiers: which arguments each takes, which of them it needs.
extension ModifierKey {
  /// The arguments that a modifier may have beside its own value.
  var arguments: [Self] {
    switch self {
    case .scaleEffect, .rotationEffect: [.anchor]
    case .rotation3DEffect: [.axis, .anchor, .perspective]
    case .animation, .transaction: [.value, .body]
    case .animatable: [.define, .body]
    case .onAnimationCompleted: [.completion]
    case .stoppable: [.paused]
    case .pausable: [.target, .remaining, .animation, .paused]
    case .onChange: [.run, .initial]
    case .onReceive: [.run, .dropFirst]
    case .phaseAnimator: [.elementName, .trigger, .animation, .body]
    case .keyframeAnimator: [.elementName, .trigger, .repeating, .tracks, .body]
    case .matchedGeometryEffect: [.namespace, .isSource]
    default: []
    }
  }

  /// The arguments that a modifier cannot do without.
  var requiredArguments: [Self] {
    switch self {
    case .animatable: [.body]
    case .stoppable: [.paused]
    case .pausable: [.target, .remaining, .animation, .paused]
    case .onChange, .onReceive: [.run]
    case .phaseAnimator: [.elementName, .body]
    case .keyframeAnimator: [.elementName, .tracks, .body]
    default: []
    }
  }

  /// Where the modifier may stand.
  var lists: ModifierListKind {
    switch self {
    case .transition, .onAnimationCompleted, .stoppable, .pausable, .onChange, .onReceive,
      .onAppear, .task, .matchedGeometryEffect:
      .ofView
    case .animation, .transaction, .animatable, .phaseAnimator, .keyframeAnimator: .body
    default: .ofTransition
    }
  }

  /// The first release that has the modifier, where that is not the first of all.
  var release: (profile: Profile, name: String)? {
    switch self {
    case .onChange, .matchedGeometryEffect: (.ios15, "iOS 14")
    case .task: (.ios15, "iOS 15")
    case .phaseAnimator, .keyframeAnimator: (.ios17, "iOS 17")
    default: nil
    }
  }
}

/// The kinds of list that modifiers stand in; each takes what the later ones take.
enum ModifierListKind: Int, CaseIterable {
  case ofView, body, ofTransition
}
