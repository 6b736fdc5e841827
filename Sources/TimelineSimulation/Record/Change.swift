import AnimationEngine
import TimelineDocument

/// A change of an animated value, recorded where it is made: events, claims, explanations and coverage are
/// printed from it, and decide nothing themselves.
struct Change {
  let instant: Instant
  /// The number of its transaction.
  let transaction: Int
  /// The scopes around it.
  let scopes: TransactionScopes
  /// The step that made it.
  let step: SourceRange?
  /// The new value, as it is printed.
  let target: EventValue
  /// The animation with which it was made.
  let animation: Animation?
  /// The innermost that sets the animation, perhaps to nil; nil if nothing does.
  let source: AnimationSource?
  /// Why it is not animated; nil if it is.
  let refusal: Refusal?
  /// Its effect on the value on screen, which may have moved.
  let met: ChangeOutcome

  /// The source of the animation; nil if the change is not animated.
  var giver: AnimationSource? { refusal == nil ? source : nil }

  /// Whether it is a motion by keyframes, which no completion waits for.
  var isByKeyframes: Bool {
    if case .keyframes? = source { true } else { false }
  }

  /// Whether it jumps although no fault keeps it from moving.
  var isUnanswered: Bool {
    if case .quirk? = refusal { false } else { met == .jumped }
  }
}

/// The setter of a change's animation; boxed, because each value has two changes.
indirect enum AnimationSource {
  case scope(ScopeFacts)
  case modifier(ModifierSource)
  /// The transition, with an animation of its own.
  case transition
  /// Keyframes, which no transaction reaches.
  case keyframes
}

/// A modifier on the way of a transaction.
struct ModifierSource {
  /// Its number among the rewriters of transactions.
  let number: Int
  /// Its path, `card.modifiers[1]`.
  let path: String
  let kind: Passage.Kind
}

/// Why a change is not animated.
indirect enum Refusal {
  /// No scope is around it, and no modifier sets an animation.
  case noScope
  /// No scope around it sets an animation, nor does a modifier.
  case noAnimation
  /// The innermost that sets the animation sets it to nil.
  case nilAnimation
  /// `onChanged` of a gesture runs inside `withAnimation(nil)`, which takes precedence over a binding.
  case insideOnChanged
  /// The transaction disables animations when it comes to a modifier that would set one.
  case disabled(ModifierSource)
  /// The app has turned all animations off.
  case turnedOff
  /// The transaction of the scopes has ended at the border of a host.
  case border(ViewHost)
  /// The transaction disables animations, and with them the motion of a presentation.
  case suppressed(ViewHost)
  /// A fault of the simulated release.
  case quirk(Quirk)
}

// MARK: - Words

extension Change {
  /// The word of its event; nil if it changed nothing.
  var word: EventWord? {
    switch met {
    case .ignored: nil
    case .jumped: .set
    case .began: .begin
    case .merged, .crossFaded, .tracked: .retarget
    }
  }

  /// The word for how or why.
  var detail: EventDetail? {
    switch met {
    case .ignored: nil
    case .jumped: refusal?.word
    case .began: source?.word
    case .merged: .merge
    case .crossFaded: .crossFade
    case .tracked: .track
    }
  }

  /// The name of what animates it, as in claims; `none` if nothing does.
  var winner: String { giver?.name ?? "none" }
}

extension AnimationSource {
  /// The word for it in the details of events.
  var word: EventDetail {
    switch self {
    case .scope(let scope): scope.word
    case .modifier(let modifier):
      switch modifier.kind {
      case .animation: .animation
      case .transaction: .transaction
      case .transition, .presentation, .border: .transition
      }
    case .transition: .transition
    case .keyframes: .keyframes
    }
  }

  /// The path of a modifier, or the word for another source.
  var name: String {
    if case .modifier(let modifier) = self { modifier.path } else { word.rawValue }
  }
}

extension Refusal {
  /// The word for it in the details of events.
  var word: EventDetail {
    switch self {
    case .noScope: .noScope
    case .noAnimation: .noAnimation
    case .nilAnimation, .insideOnChanged: .nilAnimation
    case .disabled, .suppressed: .disabled
    case .border: .border
    case .turnedOff: .animationsOff
    case .quirk: .profile
    }
  }
}
