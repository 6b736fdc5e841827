import AnimationEngine
import TimelineDocument

/// A scope around a change, as it is written.
struct ScopeFacts {
  let word: EventDetail
  /// The source range of its animation, or else of its step.
  let place: SourceRange
  /// The animation that it sets; nil for a transaction that does not.
  let animation: WrittenAnimation?
  /// Whether it disables implicit animations.
  var disablesAnimations = false
  /// Whether it asks for the velocity of changes to be tracked.
  var tracksVelocity = false
}

/// The scopes around a transaction, and the one that sets its animation.
struct TransactionScopes {
  /// The outermost first.
  private(set) var list: [ScopeFacts] = []
  /// The place in the list of the scope that sets the animation; nil if none of them does.
  private(set) var setterIndex: Int?
  /// Whether the `withAnimation(nil)` around `onChanged` sets it, which is not among them.
  private(set) var isInsideOnChanged: Bool

  init(isInsideOnChanged: Bool = false) {
    self.isInsideOnChanged = isInsideOnChanged
  }

  /// The scope whose animation the transaction has, perhaps nil; nil if none sets one.
  var setter: ScopeFacts? { setterIndex.map { list[$0] } }

  /// Whether the innermost is a binding over whose animation another one takes precedence.
  var overridesBinding: Bool {
    guard let innermost = list.last, innermost.word == .binding, innermost.animation != nil else {
      return false
    }
    return setterIndex != list.count - 1
  }

  /// Opens a scope inside the others.
  mutating func open(_ scope: ScopeFacts, nesting: SceneRules.Nesting) {
    let setter = nesting.setter(
      isBinding: scope.word == .binding, setsAnimation: scope.animation != nil,
      insideSetter: setterIndex != nil || isInsideOnChanged)
    switch setter {
    case .itself: (setterIndex, isInsideOnChanged) = (list.count, false)
    case .outer: break
    case nil: (setterIndex, isInsideOnChanged) = (nil, false)
    }
    list.append(scope)
  }
}
