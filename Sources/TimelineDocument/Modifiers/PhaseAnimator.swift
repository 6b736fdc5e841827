import Diagnostics
import ExpressionLanguage
import JSONText

/// Goes through phases, each with an animation.
package struct PhaseAnimator: Hashable, Sendable {
  /// An array.
  package let phases: DocumentValue
  /// The name of the phase in the animation and in the body.
  package let phaseName: String
  /// A value whose changes start a round; nil for going on for ever.
  package let trigger: DocumentValue?
  /// The animation towards a phase, which sees it; nil for the default one.
  package let animation: AnimationSetting?
  package let body: ElementRange<Modifier>
}

extension ModifierGrammar {
  static let phaseAnimator = ModifierGrammar(
    KeyEntry(
      "phaseAnimator", .expression(.phases), "The phases that the view goes through, as an array."
    ),
    arguments: [.elementName, .trigger, .animation, .body], required: [.elementName, .body],
    lists: .body, release: (.ios17, "iOS 17"),
    read: { (decoder, what, parts) throws(JSONError) in
      parts.observed = try decoder.readValue(for: what, as: .phases)
    },
    make: { decoder, parts in
      guard let phases = parts.observed, let name = parts.elementName else { return nil }
      let animator = PhaseAnimator(
        phases: phases, phaseName: name, trigger: parts.trigger, animation: parts.animation,
        body: parts.body ?? .empty)
      return .phaseAnimator(decoder.timeline.viewContent.phaseAnimators.add(animator))
    })
}

extension TimelineChecker {
  mutating func check(
    _ animator: PhaseAnimator, _ index: ElementIndex<Modifier>, in outer: ScopeIndex
  ) {
    let phase = elementType(of: animator.phases, in: outer)
    if let trigger = animator.trigger { check(trigger, in: outer) }
    let scope = scopes.open(in: outer, by: .modifier(index)) { scope in
      scope.declareInput(
        animator.phaseName, phase, at: animator.phases.place, diagnostics: &diagnostics)
    }
    if let animation = animator.animation { check(animation, in: scope) }
    check(animator.body, in: scope)
  }
}
