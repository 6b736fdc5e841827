import AnimationEngine

/// The texts among the tracks, as they were seen last, to tell when one has changed.
///
/// A text made of states alone changes in the turn that sets them. One that depends on what is animated
/// may change at any time; it is looked at wherever something happens and, while something moves, at the
/// frames. By a clock that ticks every text is looked at in ticks, as all that is on screen.
struct TextWatch {
  /// The tracks of all texts, in their order.
  let tracks: [Int]
  /// Those among them that are made anew at every frame.
  let changing: [Int]
  /// The others by the states they are made of.
  private let dependents: [Int: [Int]]
  /// What each of them showed.
  private var shown: [Int: String?] = [:]
  /// The frames at which texts are looked at.
  private var frames: TickClock

  init(_ all: [Track], frameRate: Double) {
    tracks = all.indices.filter { all[$0].isText }
    changing = tracks.filter { all[$0].context.isPerFrame }
    var dependents: [Int: [Int]] = [:]
    for track in tracks where !all[track].context.isPerFrame {
      for state in all[track].dependencies { dependents[state, default: []].append(track) }
    }
    self.dependents = dependents
    frames = TickClock(rate: frameRate, hitches: [])
  }

  /// The texts made of some states, each once.
  func tracks(of states: [Int]) -> [Int] {
    guard !dependents.isEmpty else { return [] }
    return Set(states.flatMap { dependents[$0, default: []] }).sorted()
  }

  /// Notes what a text shows; true if it showed something else before.
  mutating func note(_ text: String?, of track: Int) -> Bool {
    guard let earlier = shown.updateValue(text, forKey: track) else { return false }
    return earlier != text
  }

  /// The first frame after an instant.
  mutating func frame(after instant: Instant) -> Instant {
    frames.skip(to: instant)
    if frames.next == instant { frames.advance() }
    return frames.next
  }
}
