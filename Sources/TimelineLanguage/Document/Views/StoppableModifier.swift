/// Stops the animation of a state at what is seen while a flag is set.
package struct StoppableModifier: Hashable, Sendable {
  package let state: StateUse
  /// The flag; only a change of it acts.
  package let paused: StateUse
}
