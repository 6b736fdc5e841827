/// A modifier of an animation, as Swift source has it.
package enum AnimationModifierForm: Hashable, Sendable {
  case delay(Double)
  case speed(Double)
  /// The number of times, or nil for no end.
  case repetition(count: Int?, autoreverses: Bool)
  case logicallyComplete(after: Double)
}

extension AnimationComposition {
  /// The modifiers in the order in which Swift source has them, the innermost first; nil where delays and
  /// speeds were combined in a way that no few of them spell.
  package var modifierForms: [AnimationModifierForm]? {
    var forms: [AnimationModifierForm] = []
    for modifier in modifiers.reversed() {
      switch modifier {
      case .time(let map):
        guard let time = map.forms else { return nil }
        forms += time
      case .repetition(let repetition):
        forms.append(.repetition(count: repetition.count, autoreverses: repetition.autoreverses))
      case .logicalCompletion(let time): forms.append(.logicallyComplete(after: time))
      }
    }
    return forms
  }
}

extension TimeMap {
  /// A speed and a delay around it that make this map.
  fileprivate var forms: [AnimationModifierForm]? {
    let delay = shift == 0 ? 0 : -shift / scale
    var map = scale == 1 ? TimeMap.identity : TimeMap.identity.sped(by: scale)
    if delay != 0 { map = map.delayed(by: delay) }
    guard map == self else { return nil }
    return (scale == 1 ? [] : [.speed(scale)]) + (delay == 0 ? [] : [.delay(delay)])
  }
}
