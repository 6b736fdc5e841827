import AnimationEngine
import Diagnostics
package import ExpressionLanguage
import JSONText

/// How a view comes and goes.
package indirect enum ViewTransition: Hashable, Sendable {
  /// A transition in Swift's spelling, with its own animation where it has one.
  case expression(DocumentValue)
  /// Attributes that the document spells out.
  case custom(CustomTransition)
  /// One for a view that comes and another for one that goes.
  case asymmetric(insertion: ViewTransition, removal: ViewTransition)
  /// All of them, the first one innermost.
  case combined([ViewTransition])
  /// One with an animation of its own.
  case animated(ViewTransition, AnimationSetting)

  /// How many transitions one may be built of, as one that is an expression.
  static let sizeLimit = 128

  /// The transition without animations of its own around it, which move nothing else.
  var unanimated: ViewTransition {
    if case .animated(let base, _) = self { base.unanimated } else { self }
  }

  /// How many transitions it is built of, an expression being one.
  var size: Int {
    switch self {
    case .expression, .custom: 1
    case .asymmetric(let insertion, let removal): 1 + insertion.size + removal.size
    case .combined(let parts): parts.reduce(1) { $0 + $1.size }
    case .animated(let base, _): 1 + base.size
    }
  }

  /// The custom transitions that it is built of.
  package var customParts: [CustomTransition] {
    switch self {
    case .expression: []
    case .custom(let transition): [transition]
    case .asymmetric(let insertion, let removal): insertion.customParts + removal.customParts
    case .combined(let parts): parts.flatMap { $0.customParts }
    case .animated(let base, _): base.customParts
    }
  }

  /// The expressions that it is built of.
  package var expressions: [DocumentValue] {
    switch self {
    case .expression(let value): [value]
    case .custom: []
    case .asymmetric(let insertion, let removal): insertion.expressions + removal.expressions
    case .combined(let parts): parts.flatMap { $0.expressions }
    case .animated(let base, _): base.expressions
    }
  }

  /// The animations that its parts have, apart from those in expressions.
  package var animations: [AnimationSetting] {
    switch self {
    case .expression, .custom: []
    case .asymmetric(let insertion, let removal): insertion.animations + removal.animations
    case .combined(let parts): parts.flatMap { $0.animations }
    case .animated(let base, let animation): base.animations + [animation]
    }
  }
}

/// A transition of the document's own: the attributes that a view has in each phase.
package struct CustomTransition: Hashable, Sendable {
  /// The modifiers in its lists: `body` alone, which sees the phase, or those of
  /// `.modifier(active:identity:)`.
  package let lists: [ListedModifiers]
  /// Whether it is replaced where less motion is wanted.
  package let hasMotion: Bool

  /// One of its lists.
  package struct ListedModifiers: Hashable, Sendable {
    package let list: TransitionList
    package let modifiers: ElementRange<Modifier>
  }

  /// Whether a timeline shows '.opacity' instead.
  package func isReplaced(in timeline: Timeline) -> Bool { hasMotion && timeline.reduceMotion }

  /// The attributes in a phase.
  package func attributes(in phase: TransitionPhase) -> ElementRange<Modifier> {
    let list = phase == .identity ? TransitionList.identity : .active
    return lists.first { $0.list == .body || $0.list == list }?.modifiers ?? .empty
  }
}

/// The lists of modifiers of a transition.
package enum TransitionList: String, CaseIterable, Sendable {
  case active, identity, body
}

extension TimelineChecker {
  mutating func check(
    _ transition: ViewTransition, _ index: ElementIndex<Modifier>, in outer: ScopeIndex
  ) {
    for value in transition.expressions { check(value, in: outer) }
    for animation in transition.animations { check(animation, in: outer) }
    let lists = transition.customParts.flatMap { $0.lists }
    for listed in lists where listed.list != .body { check(listed.modifiers, in: outer) }
    let bodies = lists.filter { $0.list == .body }
    guard !bodies.isEmpty else { return }
    // All bodies of a modifier see the same phase, and so share a scope.
    let inside = open(index, in: outer, [("phase", .transitionPhase)], alias: nil)
    for body in bodies { check(body.modifiers, in: inside) }
  }
}
