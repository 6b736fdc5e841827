import TimelineDocument

/// The fate of a transaction's animation on its way to a value.
struct TransactionWay {
  /// The innermost that set it, perhaps to nil; nil if it is the one of the scopes.
  var source: Source?
  /// The modifier that would have set it after the source, by its number, had animations not been disabled.
  var disabled: Int?
  /// Whether the app has turned it off, with all others.
  var isTurnedOff = false
  /// The fault that took it away.
  var quirk: Quirk?
  /// The host at whose border the transaction of the scopes has ended.
  var border: ViewHost?
  /// The presentation whose motion the transaction suppresses.
  var suppressed: ViewHost?
  /// How many completions modifiers have added.
  var joinedCount = 0
  /// The modifiers that were passed, the outermost first; in an explained run only.
  var passages: [Passage] = []

  /// The way of the transaction that begins at a border.
  func beyond(_ border: ViewHost) -> Self {
    TransactionWay(border: border, passages: passages)
  }

  enum Source {
    /// A modifier, by its number.
    case modifier(Int)
    /// The transition, with an animation of its own.
    case transition
  }
}
