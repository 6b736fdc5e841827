import AnimationEngine
import ExpressionLanguage
import TimelineDocument

/// `stoppable` or `pausable` in an instance of a view: SwiftUI cannot hold an animation, so the
/// bound state is set to its value on screen, and later to its target again.
///
/// Like the modifier in Swift, a recipe has an animated value of its own: the state as it moves at
/// the modifier's place. It knows that value only, not the motion.
struct Recipe {
  /// The number of that value's track.
  let track: Int
  let modifier: ElementIndex<Modifier>
  /// The slot and the type of the bound state.
  let state: (slot: Int, type: ValueType)
  /// The slot of the flag; only its changes act.
  let flag: Int
  let kind: Kind
  /// Whether the state was ever set to what was on screen.
  var hasPaused = false

  enum Kind {
    case stoppable
    case pausable(ElementIndex<PausableModifier>)
  }
}

/// What a recipe has seen when its flag changed.
struct RecipeCall {
  /// The number of the recipe.
  let recipe: Int
  /// The new value of the flag.
  let isPaused: Bool
  /// The value of the recipe on screen.
  let captured: Components
  /// Whether it moved.
  let wasMoving: Bool
}

extension Animation {
  /// The animation with which a recipe stops: shorter than a frame, but it replaces the running
  /// one, which a plain change would only shift.
  static let instant = Animation.linear(duration: 0.0001)
}
