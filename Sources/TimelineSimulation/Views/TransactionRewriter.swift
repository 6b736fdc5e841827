import AnimationEngine
import ExpressionLanguage
import TimelineDocument

/// A modifier that rewrites the transactions on their way inwards, or the border of a view's host.
struct TransactionRewriter {
  /// The modifier; nil for a border.
  let modifier: ElementIndex<Modifier>?
  /// Where it is written: the modifier, or the view of a border.
  let place: SourceRange
  let path: String
  let effect: Effect
  let reach: TransactionReach
  let context: FrameContext
  let instance: Int
  /// The completions that it adds to each transaction that passes it.
  var completions = ElementRange<Completion>.empty
  /// Those of the update that is applied, which all that passes in it shares.
  var added: [CompletionID] = []
  /// The dependencies of the value whose changes it waits for.
  var dependencies = FrameDependencies()
  /// The last value; nil before the first one, which does not count as a change.
  private(set) var lastValue: Value?
  /// Whether the value changed in the update that is applied.
  private(set) var isTriggered = false

  /// Its effect on a transaction.
  enum Effect {
    /// Sets the animation, unless animations are disabled.
    case animation(AnimationSetting)
    /// Sets other keys as well.
    case transaction(TransactionChange)
    /// Begins another transaction, unless the update changes something that lets the scopes in.
    case border(ViewHost)
  }

  /// Begins an update, which has not changed the value yet.
  mutating func beginUpdate() {
    isTriggered = false
    added = []
  }

  /// Reads the value, and triggers the modifier if it differs from the last one.
  mutating func look(at value: Value) {
    isTriggered = value != lastValue
    lastValue = value
  }

  /// Notes that an update opens the border of a hosting controller, or closes that of a presentation.
  mutating func turn() { isTriggered = true }

  /// Reads the first value in a view that appears, which does not count as a change.
  mutating func begin(with value: Value) {
    lastValue = value
  }

  /// Whether it is a modifier that gives an animation to all it wraps in the update that is applied.
  var animates: Bool {
    guard case .animation(let setting) = effect, setting != .none else { return false }
    switch reach {
    case .everything: return true
    case .changes: return isTriggered
    case .body: return false
    }
  }

  /// Whether it gives an animation, and only when its value changes.
  var waitsForValue: Bool {
    guard case .changes = reach else { return false }
    return switch effect {
    case .animation(let setting): setting != .none
    case .transaction: true
    case .border: false
    }
  }

  /// Whether it gives an animation when one of these states changes its value.
  func waits(forAny states: Set<Int>) -> Bool {
    guard case .animation(let setting) = effect, setting != .none, case .changes = reach else {
      return false
    }
    return dependencies.states.contains(where: states.contains)
  }
}
