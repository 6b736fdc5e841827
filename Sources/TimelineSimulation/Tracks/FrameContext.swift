import AnimationEngine
import ExpressionLanguage
import TimelineDocument

/// The names that an expression of a view sees, and what they mean there.
struct FrameContext: Sendable {
  var scope = ScopeIndex.document
  /// The meanings of the inputs, in the order of their slots.
  var inputs: [FrameInput] = []
  /// The instance that contains it; nil for an expression of the document itself.
  var instance: Int?

  /// Only the document's own names.
  static let document = FrameContext()

  /// Whether an expression here is evaluated at every frame.
  var isPerFrame: Bool { inputs.contains { $0.isOnScreen } }

  /// The slots of the states that something is made of, the phases it reads among them, ascending.
  func states(of dependencies: Dependencies) -> [Int] {
    var states = dependencies.allStates
    for input in dependencies.inputs where input < inputs.count {
      switch inputs[input] {
      case .state(let slot), .own(let slot): states.insertOnce(slot)
      case .presented, .derived, .record, .element, .index, .date: break
      }
    }
    return states
  }
}

/// The meaning of an expression's input in a run.
enum FrameInput: Sendable {
  /// An animated value as it is on screen, which is read at every frame.
  case presented(AnimatedProperty<Components>, ValueType)
  /// A value derived from values on screen, evaluated at every frame.
  indirect case derived(DocumentValue, FrameContext)
  /// Animated values under one name, with theirs.
  case record(names: [String], [FrameInput])
  /// The element that an instance was made for.
  case element(of: Int)
  /// The place of that element.
  case index(of: Int)
  /// The date of the frame clock with a number.
  case date(Int)
  /// The state of a slot, as the views have seen it last.
  case state(Int)
  /// The state of a slot that belongs to a view, and that steps can set.
  case own(Int)

  /// Whether it may differ at each frame.
  var isOnScreen: Bool {
    switch self {
    case .presented, .derived, .record, .date: true
    case .element, .index, .state, .own: false
    }
  }
}
