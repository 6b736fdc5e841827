import AnimationEngine

/// A scope that was open around a cause, and was closed before its effect came: it does not reach it.
struct ClosedScope {
  /// The work that was caused inside the scope.
  enum Work: String {
    case async = "async work"
    case gesture, timer
    case onAppear, onDisappear, onChange, onReceive, task
    case completion
  }

  let work: Work
  /// The scope's word.
  let word: EventDetail
  /// When the scope was closed.
  let instant: Instant
}
