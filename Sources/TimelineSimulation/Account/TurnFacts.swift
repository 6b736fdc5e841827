import AnimationEngine
import TimelineDocument

/// A turn, and what it was taken for.
struct TurnFacts {
  var number = 0
  var origin = TurnOrigin.beginning
  /// The scope that was open around the cause of the turn.
  var closedScope: ClosedScope?
}

/// The cause of a turn.
enum TurnOrigin {
  /// Before the first turn.
  case beginning
  /// An event of the document.
  case event
  /// The callback of a completion, with its label.
  case completion(label: ElementIndex<String>?)
  /// The callback of an observer of completions, in a view.
  case observer(view: String)
  /// The steps of a modifier.
  case callback(Callback.Kind)
  /// Work that comes back.
  case async
  /// A sample of a drag, by its number from 1.
  case sample(Int)
  /// The sample at the end of a drag.
  case lastSample
  /// The release of a drag.
  case release
  /// A recipe whose flag became true, or false.
  case recipe(isPaused: Bool)
  /// The next phase of a phase animator.
  case phase
  /// The second layout of a view in a container of navigation.
  case secondLayout
  /// A task starts or goes on.
  case job(JobFacts)
}

extension TurnOrigin {
  /// Whether it is a sample of a drag.
  var isSample: Bool {
    switch self {
    case .sample, .lastSample: true
    default: false
    }
  }

  /// Whether a drag ends.
  var isRelease: Bool {
    if case .release = self { true } else { false }
  }
}

/// Steps of a modifier that run in a turn of their own.
struct Callback {
  enum Kind: Hashable {
    case onAppear, onDisappear, onChange, onReceive
    /// `onReceive` when its view appears.
    case firstValue
  }

  let kind: Kind
  /// The scope that was open around what raised it.
  let closedScope: ClosedScope?
}
