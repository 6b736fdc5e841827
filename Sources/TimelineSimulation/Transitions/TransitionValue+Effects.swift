import AnimationEngine
import ExpressionLanguage
import TimelineDocument

extension TransitionValue {
  /// Whether the transition moves by the size of its view.
  var needsSize: Bool {
    switch self {
    case .slide, .move, .push: true
    case .identity, .opacity, .scale, .offset, .blurReplace: false
    case .asymmetric(let first, let second), .combined(let first, let second):
      first.needsSize || second.needsSize
    case .animated(let base, _): base.needsSize
    }
  }

  /// Whether something moves, which is not wanted by everybody.
  var hasMotion: Bool {
    switch self {
    case .identity, .opacity: false
    case .slide, .scale, .offset, .move, .push, .blurReplace: true
    case .asymmetric(let first, let second), .combined(let first, let second):
      first.hasMotion || second.hasMotion
    case .animated(let base, _): base.hasMotion
    }
  }

  /// The effects of the transition on a view of some size, the innermost first.
  func effects(on size: Size) -> [TransitionEffect] {
    switch self {
    case .identity: []
    case .opacity: [.opacity]
    case .slide: [.offset(Edge.leading.distance(size), Edge.trailing.distance(size))]
    case .scale(let scale, _): [.scale(scale, scale)]
    case .offset(let x, let y):
      [.offset(Size(width: x, height: y), Size(width: x, height: y))]
    case .move(let edge): [.offset(edge.distance(size), edge.distance(size))]
    case .push(let edge):
      [.offset(edge.distance(size), edge.opposite.distance(size)), .opacity]
    case .blurReplace(let kind): [.opacity, .blur, .scale(0.9, kind == .upUp ? 1.1 : 0.9)]
    case .asymmetric(let insertion, let removal):
      insertion.effects(on: size).map { $0.onInsertion }
        + removal.effects(on: size).map { $0.onRemoval }
    case .combined(let inner, let outer): inner.effects(on: size) + outer.effects(on: size)
    case .animated(let base, let animation):
      base.effects(on: size).map { $0.animated(by: animation) }
    }
  }
}

// MARK: - The effects there are

extension TransitionEffect {
  fileprivate static let opacity = number("opacity", 0, at: 1)
  /// The radius of SwiftUI's `blurReplace`.
  fileprivate static let blur = number("blur", 7, at: 0)

  private static func number(
    _ name: String, _ active: Double, at identity: Double
  ) -> TransitionEffect {
    TransitionEffect(
      name: name, suffixes: [""], type: .numbers(count: 1), willAppear: Components(active),
      identity: Components(identity), didDisappear: Components(active))
  }

  fileprivate static func offset(_ insertion: Size, _ removal: Size) -> TransitionEffect {
    TransitionEffect(
      name: "offset", suffixes: ["_x", "_y"], type: .numbers(count: 2),
      willAppear: Components([insertion.width, insertion.height]),
      identity: Components([0, 0]),
      didDisappear: Components([removal.width, removal.height]))
  }

  fileprivate static func scale(_ insertion: Double, _ removal: Double) -> TransitionEffect {
    TransitionEffect(
      name: "scaleEffect", suffixes: ["_x", "_y"], type: .numbers(count: 2),
      willAppear: Components([insertion, insertion]), identity: Components([1, 1]),
      didDisappear: Components([removal, removal]))
  }

  /// The effect of a transition that is for views that come.
  var onInsertion: Self {
    var effect = self
    effect.didDisappear = identity
    return effect
  }

  /// The effect of a transition that is for views that go.
  var onRemoval: Self {
    var effect = self
    effect.willAppear = identity
    return effect
  }

  /// The effect under an animation, unless one nearer to it has set another.
  func animated(by animation: Animation?) -> Self {
    var effect = self
    if effect.animation == nil { effect.animation = OwnAnimation(animation: animation) }
    return effect
  }
}

extension TransitionValue.Edge {
  fileprivate var opposite: Self {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .bottom: .top
    case .trailing: .leading
    }
  }

  /// How far a view is moved to be just beyond the edge.
  fileprivate func distance(_ size: Size) -> Size {
    switch self {
    case .top: Size(width: 0, height: -size.height)
    case .leading: Size(width: -size.width, height: 0)
    case .bottom: Size(width: 0, height: size.height)
    case .trailing: Size(width: size.width, height: 0)
    }
  }
}
