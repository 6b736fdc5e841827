import Diagnostics
import ExpressionLanguage
import JSONText

/// `.animation(_:value:)`, `.animation(_:)` or `.animation(_:body:)`.
package struct AnimationModifier: Hashable, Sendable {
  package let animation: AnimationSetting
  package let reach: TransactionReach
}

/// The reach of an `animation` or a `transaction` modifier.
package enum TransactionReach: Hashable, Sendable {
  /// Every update that comes through.
  case everything
  /// The updates in which a value changed.
  case changes(of: DocumentValue)
  /// Only the modifiers of its body, and not what it wraps.
  case body(ElementRange<Modifier>)
}

extension ModifierGrammar {
  static let animation = ModifierGrammar(
    KeyEntry(
      "animation", .anyAnimation,
      "An implicit animation, as the modifier of that name; in 'pausable' and "
        + "'phaseAnimator' the animation that they use. True is the default one, null none."),
    arguments: [.value, .body], lists: .body,
    read: { (decoder, what, parts) throws(JSONError) in
      parts.animation = try decoder.readAnimation(for: what)
    },
    make: { decoder, parts in
      guard let animation = parts.animation else { return nil }
      let modifier = AnimationModifier(animation: animation, reach: parts.reach)
      return .animation(decoder.timeline.viewContent.animationModifiers.add(modifier))
    })
}

extension ModifierParts {
  /// The reach that the keys of an `animation` or a `transaction` say.
  var reach: TransactionReach {
    if let value { return .changes(of: value) }
    return body.map { .body($0) } ?? .everything
  }
}

extension TransactionReach {
  /// The modifiers of its body, if it has one.
  var body: ElementRange<Modifier> {
    switch self {
    case .everything, .changes: .empty
    case .body(let modifiers): modifiers
    }
  }
}

extension TimelineChecker {
  mutating func check(_ reach: TransactionReach, in scope: ScopeIndex) {
    switch reach {
    case .everything: break
    case .body(let body): check(body, in: scope)
    case .changes(let value):
      guard let type = check(value, in: scope), !type.isEquatable else { return }
      let message = "the value of a modifier must be comparable, not \(type.withArticle)"
      diagnostics.add(.error(.wrongType, message, at: value.place))
    }
  }
}
