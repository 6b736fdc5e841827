/// A modifier of an animation, as Swift source has it.
package enum AnimationModifierForm: Hashable, Sendable {
  case delay(Double)
  case speed(Double)
  /// The number of times, or nil for no end.
  case repetition(count: Int?, autoreverses: Bool)
  case logicallyComplete(after: Double)
}

extension AnimationComposition {
  /// The modifiers in the order in which Swift source has them, the innermost first, without those that change
  /// nothing; nil where delays and speeds were combined in a way that no few of them spell.
  package var modifierForms: [AnimationModifierForm]? {
    var forms: [AnimationModifierForm] = []
    for modifier in modifiers.reversed() {
      switch modifier {
      case .time(let map):
        guard let time = map.forms else { return nil }
        forms += time
      case .repetition, .logicalCompletion:
        if let form = modifier.form { forms.append(form) }
      }
    }
    return forms.withoutSingleRun
  }

  /// The same without delays and speeds.
  package var untimedForms: [AnimationModifierForm] {
    modifiers.reversed().compactMap { $0.form }.withoutSingleRun
  }
}

extension AnimationComposition.Modifier {
  /// The call in Swift source; nil for a map of time, which may be several modifiers.
  fileprivate var form: AnimationModifierForm? {
    switch self {
    case .time: nil
    case .repetition(let repetition):
      .repetition(count: repetition.count, autoreverses: repetition.autoreverses)
    case .logicalCompletion(let time): .logicallyComplete(after: time)
    }
  }
}

extension [AnimationModifierForm] {
  /// The same without a repetition that plays once, unless there are others, which share its count.
  fileprivate var withoutSingleRun: [AnimationModifierForm] {
    let repetitions = filter { if case .repetition = $0 { true } else { false } }
    guard repetitions.count == 1, case .repetition(count: 1?, _) = repetitions[0] else {
      return self
    }
    return filter { $0 != repetitions[0] }
  }
}

extension TimeMap {
  /// A few delays and speeds that give the same time from 0 on; none where they change nothing, and nil where
  /// these are not enough.
  fileprivate var forms: [AnimationModifierForm]? {
    let map = fromZero
    let start = map(0)
    let delay = { (begin: Double) in map.scale == 0 ? 0 : (begin - map.shift) / map.scale }
    let candidates: [[AnimationModifierForm]] = [
      [.speed(map.scale), .delay(delay(0))],
      [.delay(-start), .speed(map.scale), .delay(delay(start))],
    ]
    return candidates.map { $0.filter { $0 != .speed(1) && $0 != .delay(0) } }
      .first { TimeMap($0).fromZero.isNearly(map) }
  }

  private init(_ forms: [AnimationModifierForm]) {
    self = forms.reduce(.identity) { map, form in
      switch form {
      case .delay(let delay): map.delayed(by: delay)
      case .speed(let speed): map.sped(by: speed)
      case .repetition, .logicallyComplete: map
      }
    }
  }

  /// Whether two maps differ by no more than the rounding of their numbers.
  private func isNearly(_ other: TimeMap) -> Bool {
    func isNear(_ one: Double, _ other: Double) -> Bool {
      one == other
        || abs(one - other) <= 1e-13 * max(abs(one), 1) && (one - other).isFinite
    }
    return isNear(scale, other.scale) && isNear(shift, other.shift) && isNear(lower, other.lower)
      && isNear(upper, other.upper)
  }
}
