import AnimationEngine
import ExpressionLanguage
import TimelineDocument

/// A value with a name, in one column or several, or in none if it is only watched.
struct Track {
  /// Its name in events.
  let name: String
  /// Its purpose.
  var role = TrackRole.printed
  let columns: [Column]
  /// The place of its first column in a row.
  var place = 0
  /// The view it belongs to; nil for a state that is a track of its own.
  var view: ElementIndex<ViewNode>?
  /// The instance of that view.
  var instance: Int?
  /// Whether its columns show it now.
  var isShown = true
  let origin: TrackOrigin
  let type: AnimatableType
  /// The animated value; nil for one that is made from others at every frame.
  let property: AnimatedProperty<Components>?
  /// The modifiers a transaction passes on its way to the value, the outermost first.
  var path: [Int] = []
  /// How many of these are outside of the modifier that states a place or a size; nil for any other value.
  var outerCount: Int?
  /// The part of its view that it moves together with other values, as one motion; nil for a value that moves alone.
  var sharedMover: FrameMover?
  /// The dependencies of the value.
  var dependencies = FrameDependencies()
  /// The slot of the state whose value it shows as it is; nil for one that is derived from states.
  var shownState: Int?
  /// The names its expression sees.
  var context = FrameContext.document
  /// Whether it is a parameter of which other values are made at every frame.
  var isParameter = false
  /// The fault that keeps it from moving in some profiles.
  var quirk: Quirk?
  /// The attribute of the view that it shows, if it shows one.
  var attribute: Attribute?

  /// The part of its instance that it moves together with other values.
  var sharedPart: SharedPart? {
    guard let instance, let sharedMover else { return nil }
    return SharedPart(instance: instance, mover: sharedMover)
  }

  /// Whether a change is seen although it is not a motion: of a text, or of what is made anew at every frame.
  var showsChanges: Bool { isText || context.isPerFrame }

  /// Whether it shows a text, of which tables have no column.
  var isText: Bool { columns.first?.content == .text }

  var isPrinted: Bool {
    if case .printed = role { true } else { false }
  }
}

/// The purpose of a track.
enum TrackRole {
  case printed
  /// `onAnimationCompleted` watches it, under the name of the view that carries the observer.
  case observer(CompletionObserver.Completion)
  /// `stoppable` or `pausable` watches it, under the name of the view that carries the recipe.
  case recipe
  /// It is the frame of a view without a name.
  case unnamed
}

/// The origin of a track's values.
enum TrackOrigin {
  case state(Int)
  case attribute(AttributeValue, AttributeType)
  case expression(DocumentValue)
  /// The effect of a transition, which only the coming and going of its view changes.
  case transition
  /// The frame of a `matchedGeometryEffect`, which the views of its name share.
  case matchedFrame
  /// The frame that layout gives a view.
  case layoutFrame
  /// The progress of a change of text.
  case content
  /// A value that keyframes move, with what it begins with.
  case keyframes(DocumentValue)

  /// Whether it follows from more than the states that its view reads.
  var isSetElsewhere: Bool {
    switch self {
    case .transition, .matchedFrame, .layoutFrame, .content: true
    case .state, .attribute, .expression, .keyframes: false
    }
  }
}

extension TrackOrigin {
  var isLayoutFrame: Bool {
    if case .layoutFrame = self { true } else { false }
  }

  /// Where a value under a name of the document's own is written.
  var place: SourceRange? {
    switch self {
    case .expression(let value): SourceRange(value.place)
    case .state, .attribute, .transition, .matchedFrame, .layoutFrame, .content, .keyframes: nil
    }
  }
}
