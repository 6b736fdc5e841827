import AnimationEngine
import TimelineLanguage

/// A value with a name, in one column or several.
struct Track {
  /// What the events call it.
  let name: String
  let columns: [Column]
  /// The view it belongs to; nil for a state that is a track of its own.
  var view: ElementIndex<ViewNode>?
  let origin: TrackOrigin
  let type: AnimatableType
  /// The animated value; nil for one that is made from others at every frame.
  let property: AnimatedProperty<Components>?
  /// The modifiers a transaction passes on its way to the value, the outermost first.
  var path: [Int] = []
  /// The states that the value is made of, by slot.
  let dependencies: Set<Int>
  /// The names its expression sees.
  var context = FrameContext.document

  /// Whether it shows a text, of which tables have no column.
  var isText: Bool { columns.first?.content == .text }
}

/// What a track shows.
enum TrackOrigin {
  case state(Int)
  case attribute(AttributeValue, AttributeType)
  case expression(DocumentValue)
}

/// The names that an expression sees: a scope, and the animated values whose presentations are its
/// inputs, in the order of their slots.
struct FrameContext {
  var scope = ScopeIndex.document
  var parameters: [FrameParameter] = []

  /// Only the document's own names.
  static let document = FrameContext()

  /// Whether what stands here is evaluated anew at every frame.
  var isPerFrame: Bool { !parameters.isEmpty }
}

/// An animated value that what is inside reads at every frame.
struct FrameParameter {
  let property: AnimatedProperty<Components>
  let type: ValueType
}
