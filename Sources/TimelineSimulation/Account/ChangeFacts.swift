import AnimationEngine
import ExpressionLanguage
import TimelineDocument

/// Everything that is known of a change of a value on screen.
struct ChangeFacts {
  let instant: Instant
  let track: TrackFacts
  /// The writes of the update, those to other states included.
  let writes: [StateWrite]
  /// The model before and after, and the value on screen, as they are printed.
  let before: [Double]
  let after: [Double]
  let shown: [Double]

  let turn: TurnFacts
  let step: SourceRange?
  let transaction: String
  /// The scopes around the change, the outermost first.
  let scopes: [ScopeFacts]

  /// The modifiers that were passed, the outermost first.
  let passages: [Passage]
  /// Modifiers of the view that would have animated the change, had they been passed; only where
  /// nothing else did.
  let bystanders: [Passage]
  /// What gave the animation, or took it away.
  let winner: Winner

  /// The animation that the value got.
  let animation: Animation?
  let outcome: ChangeOutcome
  let forecast: MotionForecast
  /// The motion that ran until this change.
  let running: RunningMotionFacts?
  /// What a spring took over.
  let takeover: TakeoverFacts?

  /// The completions that wait for the motion.
  let waits: [CompletionFacts.Name]
  /// The fault of the profile that took the animation away.
  let quirk: Quirk?
  /// The fault that the release before would have shown here.
  let formerQuirk: Quirk?
  /// Whether the app has turned the animation off, with all others.
  let isTurnedOff: Bool
  /// Whether the view was gone at once with this change, and every motion of it.
  var endsWithView: Bool
  /// Whether the view has come with this change.
  let isArrival: Bool
  /// The samples of the drag before that the value followed untracked.
  let untrackedSamples: Int

  /// What gave a change its animation.
  enum Winner {
    /// The innermost scope, or nothing where there is none.
    case scope
    /// A modifier, by its place among the passages.
    case passage(Int)
    case keyframes
    case phase
  }
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
  /// The columns that are made of states that were written, where their components are written one by one.
  let variableColumns: [String]

  enum Role {
    case value
    case transition
    case matchedFrame
    case stackFrame
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
  /// Whether it is the date of a timeline view, which has no name of its own.
  let isDate: Bool
}

/// A motion that ran when a change came.
struct RunningMotionFacts {
  /// When the change was made that gave the value this motion, and where.
  let instant: Instant
  let transaction: String
  let step: SourceRange?
  let animation: Animation?
  /// How fast the value on screen moved, as it is printed.
  let velocity: [Double]
  let wasPaused: Bool
  /// The samples of a drag; nil for a motion.
  let sampleCount: Int?
}

/// What a spring took over from a motion.
struct TakeoverFacts {
  /// The velocity, as it is printed.
  let velocity: [Double]
  /// The farthest point beyond the target, as it is printed.
  let peak: (instant: Instant, value: [Double])?
}
