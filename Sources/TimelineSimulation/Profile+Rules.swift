import AnimationEngine
import TimelineDocument

/// The differences between the releases of SwiftUI, one row a choice.
extension Profile {
  /// The meaning of `.default` and `true`.
  var standardAnimation: Animation {
    switch self {
    case .ios13_0, .ios13_2, .ios14, .ios15, .ios16: .easeInOut(duration: 0.35)
    case .ios17, .ios18, .ios26: .default
    }
  }

  /// The meaning of a transaction inside another one.
  var nesting: SceneRules.Nesting {
    switch self {
    case .ios13_0, .ios13_2, .ios14, .ios15, .ios16: .replaces
    case .ios17, .ios18, .ios26: .merges
    }
  }

  /// Whether the callbacks of a gesture that is going on set `tracksVelocity` by themselves.
  var gesturesTrackVelocity: Bool {
    switch self {
    case .ios13_0, .ios13_2, .ios14, .ios15, .ios16: false
    case .ios17, .ios18, .ios26: true
    }
  }

  /// Whether `onAppear`, `onDisappear` and `task` of a group run once for all that it contains, and not for each
  /// of its children.
  var groupsAppearOnce: Bool {
    switch self {
    case .ios13_0, .ios13_2, .ios14: false
    case .ios15, .ios16, .ios17, .ios18, .ios26: true
    }
  }

  /// The fate of two changes before the first of them was shown.
  var coincidence: CoincidentChanges {
    switch self {
    case .ios13_0, .ios13_2, .ios14: .replace
    case .ios15, .ios16, .ios17, .ios18, .ios26: .combine
    }
  }
}

extension PreparedTimeline {
  /// The rules that the scene follows.
  var rules: SceneRules {
    var rules = SceneRules.newest
    rules.nesting = timeline.profile.nesting
    rules.coincidence = timeline.profile.coincidence
    rules.pace = Pace(speed: timeline.animationSpeed)
    rules.startRule =
      switch timeline.clock {
      case .ideal: .atOnce
      case .display: .atFirstTick
      case .device: .withWarmUp
      }
    return rules
  }
}
