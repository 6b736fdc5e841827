import AnimationEngine
import ExpressionLanguage
import TimelineLanguage

/// A view or a group in one place of the tree that is shown: there may be several of a view that is
/// repeated, and one that left and came back is the same.
struct ViewInstance {
  let node: ElementIndex<ViewNode>
  /// The instance around it, by its number; nil at the top.
  let parent: Int?
  /// What tells it from the other instances of the view there.
  let key: String
  /// What follows the view's id in its names: the identities of the repeated views around it, and its
  /// own.
  let suffix: String
  /// Whether another instance has the same identity.
  let isDuplicate: Bool
  var presence = Presence.present
  /// The instances directly inside it, in the order in which they appeared.
  var children: [Int] = []
  /// The tracks that its transition moves, by the names of their attributes.
  var transitionTracks: [String: Int] = [:]

  /// Whether a view is there.
  enum Presence {
    case present
    /// It was removed and is still shown, until a completion is called; nil inside a view that leaves.
    case leaving(CompletionID?)
    case gone
  }

  var isPresent: Bool {
    if case .present = presence { true } else { false }
  }

  /// Whether it leaves because a view around it does.
  var leavesWithParent: Bool {
    if case .leaving(nil) = presence { true } else { false }
  }

  var isGone: Bool {
    if case .gone = presence { true } else { false }
  }
}

/// What a view's own expressions read besides the states.
struct InstanceInputs {
  /// The element it was made for, and that element's place; they stay when the view is removed.
  var element = Value.null
  var index = 0
  /// The states as the view saw them last, once it was removed.
  var frozenStates: [Value]?
}
