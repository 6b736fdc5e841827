import AnimationEngine
import ExpressionLanguage
import TimelineDocument

/// Everything that is known of a change of a value on screen.
struct ChangeFacts {
  let change: Change
  let track: TrackFacts
  /// The writes of the update, those to other states included.
  let writes: [StateWrite]
  /// The model before and after, and the value on screen, as they are printed.
  let before: [Double]
  let after: [Double]
  let shown: [Double]

  let turn: TurnFacts
  /// The name of its transaction.
  let transaction: String

  /// The modifiers that were passed, the outermost first.
  let passages: [Passage]
  /// Modifiers of the view that would have animated the change, had they been passed; only where
  /// nothing else did.
  let bystanders: [Passage]

  let forecast: MotionForecast
  /// The motion that ran until this change.
  let running: RunningMotionFacts?
  /// The motion that a spring took over.
  let takeover: TakeoverFacts?

  /// The completions that wait for the motion.
  let waits: [CompletionFacts.Name]
  /// The fault that the release before would have shown here.
  let formerQuirk: Quirk?
  /// Whether the view was gone at once with this change, and every motion of it.
  var endsWithView: Bool
  /// Whether the view has come with this change.
  let isArrival: Bool
  /// Whether the user asks for less motion.
  let reducesMotion: Bool
  /// The samples of the drag before that the value followed untracked.
  let untrackedSamples: Int
  /// How the view came to another place or size; nil for a value that is neither.
  var placement: PlacementFacts?
}

extension ChangeFacts {
  var instant: Instant { change.instant }
  var step: SourceRange? { change.step }
  var animation: Animation? { change.animation }
  var outcome: ChangeOutcome { change.met }
  /// The scopes around the change, the outermost first.
  var scopes: [ScopeFacts] { change.scopes.list }

  /// The index in `passages` of the modifier that sets the animation; nil if a scope or nothing sets it.
  var settingPassage: Int? {
    switch change.source {
    case .modifier?, .transition?: passages.lastIndex { $0.setsAnimation }
    case .scope?, .keyframes?, nil: nil
    }
  }

  /// The fault of the profile that took the animation away.
  var quirk: Quirk? {
    if case .quirk(let quirk)? = change.refusal { quirk } else { nil }
  }

  /// Whether the animation that reached the value was taken away.
  var isTakenAway: Bool {
    switch change.refusal {
    case .turnedOff?, .quirk?: true
    case .noScope?, .noAnimation?, .nilAnimation?, .insideOnChanged?, .disabled?, .border?,
      .suppressed?, nil:
      false
    }
  }

  var isByKeyframes: Bool { change.isByKeyframes }
}

/// A value on screen, and what it is made of.
struct TrackFacts {
  let name: String
  let columns: [String]
  let type: AnimatableType
  let role: Role
  /// The states that it is made of.
  let states: [Int]
  /// Whether it is a parameter of which other values are made at every frame.
  let isParameter: Bool
  /// Whether it is a parameter of its view, which all modifiers of that view are inside of.
  let isViewData: Bool
  /// The columns that are made of states that were written, where their components are written one by one.
  let variableColumns: [String]

  enum Role {
    case value
    case transition
    case matchedFrame
    case layoutFrame
    /// The progress of a change of text.
    case content
    case keyframes
  }
}

/// A write to a state, in an update.
struct StateWrite {
  let state: Int
  let before: Value
  let after: Value
  let step: SourceRange
  /// The kind of state, if it has no name of its own.
  let hidden: HiddenState?

  var isDate: Bool { hidden == .date }
}

/// A state that is none of the document's.
enum HiddenState: Equatable {
  /// One that belongs to an instance of a view.
  case own(name: String, view: String)
  /// The phase of a phase animator.
  case phase
  /// The date of a timeline view.
  case date
  /// The second layout of a view that has appeared.
  case layout
}

/// A motion that ran when a change came.
struct RunningMotionFacts {
  /// The change that gave the value this motion.
  let change: Change
  /// The name of its transaction.
  let transaction: String
  /// How fast the value on screen moved, as it is printed.
  let velocity: [Double]
  let wasPaused: Bool
  /// The samples of a drag; nil for a motion.
  let sampleCount: Int?

  var instant: Instant { change.instant }
}

/// The motion that a spring took over, as it was then.
struct TakeoverFacts {
  /// The velocity, as it is printed.
  let velocity: [Double]
  /// The farthest point beyond the target, as it is printed.
  let peak: (instant: Instant, value: [Double])?
}
