import AnimationEngine

/// The texts among the tracks, as they were seen last, to tell when one has changed.
///
/// A text made of states alone changes in the turn that sets them. One that depends on what is animated
/// may change at any time; it is looked at wherever something happens and, while something moves, at the
/// frames. By a clock that ticks every text is looked at in ticks, as all that is on screen.
struct TextWatch {
  /// The tracks of all texts, in their order.
  private(set) var tracks: [Int] = []
  /// Those among them that are made anew at every frame.
  private(set) var changing: [Int] = []
  /// The others by the states they are made of.
  private var dependents: [Int: [Int]] = [:]
  /// The text that each of them showed.
  private var shown: [Int: String?] = [:]
  /// The frames at which texts are looked at.
  private let frames: FrameGrid

  init(frameRate: Double) {
    frames = FrameGrid(rate: frameRate)
  }

  /// Watches a track from now on, if it is a text.
  mutating func add(_ track: Track, at index: Int) {
    guard track.isText else { return }
    tracks.append(index)
    if track.context.isPerFrame {
      changing.append(index)
    } else {
      for state in track.dependencies.states { dependents[state, default: []].append(index) }
    }
  }

  /// Notes what a text shows at first, which is no change.
  mutating func begin(_ text: String?, of track: Int) {
    shown[track] = text
  }

  /// The texts made of some states, each once.
  func tracks(of states: ArraySlice<Int>) -> [Int] {
    guard !dependents.isEmpty else { return [] }
    return Set(states.flatMap { dependents[$0, default: []] }).sorted()
  }

  /// Notes what a text shows; true if it showed something else before.
  mutating func note(_ text: String?, of track: Int) -> Bool {
    guard let earlier = shown.updateValue(text, forKey: track) else { return false }
    return earlier != text
  }

  /// The first frame after an instant.
  func frame(after instant: Instant) -> Instant { frames.instant(after: instant) }
}
