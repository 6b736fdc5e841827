import AnimationEngine
import TimelineDocument

/// A scope around the step that runs.
struct OpenScope {
  let scope: AnimationScope
  /// Whether its transaction has an animation that was set, perhaps to nil, by it or by a scope around it.
  var setsAnimation: Bool
  /// Source location of that animation; nil for a standard one, for none, and where no scope sets one.
  var animationPlace: SourceRange?
}

/// The scope from which the transaction of a scope has its animation.
enum AnimationSetter {
  case itself
  /// The one from which the scope around it has its own.
  case outer
}

extension SceneRules.Nesting {
  /// The scope that sets the animation of a transaction; nil if none does.
  ///
  /// The current transaction takes precedence over that of a binding, in each release.
  func setter(isBinding: Bool, setsAnimation: Bool, insideSetter: Bool) -> AnimationSetter? {
    if isBinding, insideSetter { return .outer }
    if setsAnimation { return .itself }
    return insideSetter && self == .merges ? .outer : nil
  }
}
