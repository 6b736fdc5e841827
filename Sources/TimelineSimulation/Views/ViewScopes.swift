import ExpressionLanguage
import TimelineDocument

/// Facts about a view of the document that need no instance of it.
struct ViewScopes {
  /// The names that say whether it is there.
  var around = ScopeIndex.document
  /// The names that its definitions see.
  var outside = ScopeIndex.document
  /// The names that its modifiers see.
  var inside = ScopeIndex.document
  /// The names that its children see, and how many of them are inputs.
  var content = ScopeIndex.document
  var inputCount = 0
  /// The inputs that are its own states, and the views in it over whose presence each of them decides.
  var ownInputs = 0..<0
  var ownDecided: [[ElementIndex<ViewNode>]] = []
  /// The views in it over whose presence its geometry decides, if it is a `GeometryReader`.
  var decided: [ElementIndex<ViewNode>] = []
  /// The places of its tracks among those of the timeline.
  var tracks = 0..<0
  /// Whether it shows a text, or a modifier of it does in its body.
  var isText = false
  /// How many instances there are of it, or were.
  var instanceCount = 0
}

/// The rewriters of a list of modifiers in an instance, the outermost first, as far inwards as they were asked for.
struct RewriterChain {
  /// How many modifiers of the list were looked at.
  var lookedAt = 0
  /// The indices of those that rewrite what passes them.
  var indices: [Int] = []
  /// Their numbers, in the same order.
  var rewriters: [Int] = []
}
