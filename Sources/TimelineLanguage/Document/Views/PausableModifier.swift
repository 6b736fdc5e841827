/// Stops the animation of a state while a flag is set, and then lets it go on with another one.
package struct PausableModifier: Hashable, Sendable {
  package let state: StateUse
  /// Where the animation goes.
  package let target: DocumentValue
  /// The seconds that are left, from the captured `value`.
  package let remaining: DocumentValue
  /// The animation to go on with, from `remaining`.
  package let animation: AnimationSetting
  /// The flag; only a change of it acts.
  package let paused: StateUse
}
