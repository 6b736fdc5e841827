/// Goes through phases, each with an animation.
package struct PhaseAnimator: Hashable, Sendable {
  /// An array.
  package let phases: DocumentValue
  /// What the phase is called in the animation and in the body.
  package let phaseName: String
  /// A value whose changes start a round; nil for going on for ever.
  package let trigger: DocumentValue?
  /// The animation towards a phase, which sees it; nil for the default one.
  package let animation: AnimationSetting?
  package let body: ElementRange<Modifier>
}
