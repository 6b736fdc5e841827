import AnimationEngine
import TimelineLanguage

/// The views as the run needs them: which are there, their tracks, and what acts on their changes.
///
/// The lists only grow: what belongs to a view that has left stays where it is, for when it comes back.
struct ViewPlan {
  var tracks: [Track] = []
  var rewriters: [Rewriter] = []
  var changes: [ChangeWatch] = []
  var publications: [PublishWatch] = []
  /// Animated values that are watched and not printed.
  var completions: [CompletionWatch] = []
  var recipes: [Recipe] = []
  var instances: [ViewInstance] = []
  /// The instances at the top, in the order in which they appeared.
  var roots: [Int] = []
  /// How many columns the tracks have together.
  var columnCount = 0
  var keyframes: [KeyframeRun] = []
  /// The places of the tracks that keyframes move.
  var keyframeTracks: [ParameterKey: Int] = [:]
  /// The `matchedGeometryEffect` of all views, and the groups in which they are now.
  var matched: [MatchedEffect] = []
  var matchedGroups: [MatchedName: MatchedGroup] = [:]
  /// The states that decide over those groups and their frames.
  var matchedStates: Set<Int> = []
  var phases: [PhaseRun] = []
  var phaseNumbers: [RewriterKey: Int] = [:]
  /// The phases that follow when a completion is called.
  var phaseCompletions: [CompletionID: Int] = [:]
  /// The views that leave when a completion is called.
  var departures: [CompletionID: Int] = [:]

  /// What is known of each view of the document, however often it is there.
  var nodes: [NodePlan] = []
  /// The views that come and go with the value of each state, by slot, in the order of the document.
  var structure: [[ElementIndex<ViewNode>]] = []
  /// The instances by what tells them apart.
  var instanceNumbers: [InstanceKey: Int] = [:]
  /// The animated values of parameters.
  var parameters: [ParameterKey: FrameInput] = [:]
  var rewriterNumbers: [RewriterKey: Int] = [:]
  /// The tracks that instances have, by name, where several might be called the same.
  var trackNames: Set<String> = []
}

/// What is known of a view of the document before it is anywhere.
struct NodePlan {
  /// The names that say whether it is there.
  var around = VisibleNames.document
  /// The names that its definitions see.
  var outside = VisibleNames.document
  /// The names that its modifiers and children see.
  var inside = VisibleNames.document
  /// The places of its tracks among those of the timeline.
  var tracks = 0..<0
}

/// What tells one instance from all others.
struct InstanceKey: Hashable {
  let node: ElementIndex<ViewNode>
  let parent: Int?
  let key: String
}

/// A parameter of an instance.
struct ParameterKey: Hashable {
  let instance: Int
  let source: ViewTrack.Source
}

/// A modifier of an instance.
struct RewriterKey: Hashable {
  let instance: Int
  let modifier: ElementIndex<Modifier>
}
