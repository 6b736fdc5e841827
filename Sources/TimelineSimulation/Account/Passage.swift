import AnimationEngine
import ExpressionLanguage
import TimelineDocument

/// A modifier that the transaction of a change came to on its way inwards, and what it did.
struct Passage {
  /// The modifier's path, `stack.modifiers[0]`.
  let modifier: String
  /// The source range of the modifier's key.
  let place: SourceRange
  let kind: Kind
  let effect: Effect
  /// Whether it has disabled animations for what is inside of it.
  var disablesAnimations = false
  /// Whether it sets an animation, and only when a value of its own changes.
  var waitsForValue = false
  /// Whether its view comes or leaves in this update, so that its value does not change.
  var isOfChangingView = false

  /// The kind of modifier.
  enum Kind: Hashable {
    case animation
    case transaction
    /// A transition with an animation of its own.
    case transition
    /// A presentation, with its own animation.
    case presentation
    /// The border of a host.
    case border
  }

  /// The effect of a modifier on a transaction.
  enum Effect {
    /// Its value had not changed in this update.
    case unchanged(DocumentValue)
    /// The transaction disables what it would do.
    case disabled
    /// It set the animation, perhaps to nil, because a value had changed or because it always does.
    case setAnimation(WrittenAnimation, because: Trigger)
    /// It set other keys, in the order of their names, flags with their values, or added completions.
    case setKeys([String], addsCompletions: Bool)
    /// It let the transaction of the scopes in, or began another one, as the border of a host.
    case border(ViewHost, isOpen: Bool)
    /// It was not passed: it would have set the animation, but what changed is outside of it.
    case inside

    /// Whether it acted in the update.
    var isApplied: Bool {
      switch self {
      case .setAnimation, .setKeys: true
      case .unchanged, .disabled, .border, .inside: false
      }
    }
  }

  /// Why a modifier did something in an update.
  enum Trigger {
    /// It does in every update.
    case always
    /// Its value had changed, with these states.
    case changed(DocumentValue, states: [Int])
  }

  var setsAnimation: Bool {
    if case .setAnimation = effect { true } else { false }
  }
}

/// An animation, and how it is written.
struct WrittenAnimation {
  /// The animation; nil for none.
  let animation: Animation?
  let setting: AnimationSetting
  /// Whether it came with a new transaction, of which nothing else was set.
  var isOfNew = false

  /// An animation with its expression.
  init(animation: Animation?, setting: AnimationSetting) {
    self.animation = animation
    self.setting = setting
  }

  /// The animation of a transaction; one that a closure sets has no expression of its own.
  init(
    animation: Animation?, of change: TransactionChange, as setting: AnimationSetting,
    isOfNew: Bool = false
  ) {
    self.animation = animation
    self.isOfNew = isOfNew
    if case .expression = change { self.setting = .none } else { self.setting = setting }
  }

  /// Whether it is the default one of the profile.
  func isStandard(in source: CheckedTimeline) -> Bool {
    switch setting {
    case .standard: true
    case .none, .custom: false
    case .expression(let text): source.source.text(text.text).isDefaultAnimation
    }
  }
}

extension String {
  /// Whether the expression names the default animation, perhaps with modifiers.
  fileprivate var isDefaultAnimation: Bool {
    let name = hasPrefix("Animation.") ? dropFirst("Animation".count) : self[...]
    guard name.hasPrefix(".default") else { return false }
    let next = name.dropFirst(".default".count).first
    return next.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
  }
}
