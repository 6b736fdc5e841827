import AnimationEngine
import ExpressionLanguage
import TimelineDocument

/// A view or a group in one place of the tree that is shown: there may be several of a view that is
/// repeated, and one that left and came back is the same.
struct ViewInstance {
  let node: ElementIndex<ViewNode>
  /// The instance around it, by its number; nil at the top.
  let parent: Int?
  /// Its identity among the instances of the view in the same place.
  let identity: InstanceIdentity
  /// The suffix of its names: the identities of the repeated views around it, and its own.
  let suffix: String
  /// Whether another instance has the same identity.
  let isDuplicate: Bool
  var presence = Presence.present
  /// How many views on screen a group contains, also in groups inside it; those that leave are among them.
  var viewCount = 0
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

/// Values besides the states that a view's own expressions read.
struct InstanceInputs {
  /// Its element and that element's index; they stay when the view is removed.
  var element = Value.null
  var index = 0
  /// The states as the view saw them last, once it was removed.
  var frozenStates: [Value]?
}
