import AnimationEngine

/// A drag over time: its position at each sample, and the next sample.
///
/// Samples are at whole multiples of the sampling interval after the beginning, and one at the end,
/// whatever times are printed.
struct Drag {
  /// The next moment.
  enum Moment: Hashable {
    /// A sample before the end, by its number.
    case sample(Int)
    /// The sample at the end.
    case last
    /// Letting go: after the last sample, at its instant.
    case release
  }

  /// The values that the steps of a sample see.
  struct Sample {
    var translation = Components.zero
    var velocity = Components.zero

    /// Where the drag would come to rest. SwiftUI does not document its prediction: the velocity
    /// for a quarter of a second is this project's choice.
    var predictedEnd: Components { translation + velocity.scaled(by: 0.25) }
  }

  private let start: Components
  private let end: Components
  private let begin: Instant
  private let duration: Double
  private let rate: Double
  private let curve: UnitCurve?

  private(set) var moment = Moment.last
  /// The sample that was taken last.
  private(set) var sample = Sample()
  private var tracker: VelocityTracker<Components>?

  /// A drag at its first sample; without a curve it moves at constant speed.
  init(
    from start: Components, to end: Components, begin: Instant, duration: Double, rate: Double,
    curve: UnitCurve?
  ) {
    self.start = start
    self.end = end
    self.begin = begin
    self.duration = duration
    self.rate = rate
    self.curve = curve
    go(to: .sample(0))
  }

  /// How many samples come before the one at the end.
  var sampleCount: Double { (duration * rate).rounded(.up) }

  /// When what comes next happens.
  var instant: Instant {
    switch moment {
    case .sample(let index): instant(after: Double(index) / rate)
    case .last, .release: lastInstant
    }
  }

  private var lastInstant: Instant { instant(after: duration) }

  private func instant(after seconds: Double) -> Instant {
    begin.advanced(bySeconds: seconds) ?? Instant(seconds: Instant.secondsLimit)
  }

  /// Takes the sample that comes next.
  mutating func takeSample() {
    let ticks = instant.ticks
    let translation = translation
    var tracker = tracker ?? VelocityTracker(translation, at: ticks)
    tracker.add(translation, at: ticks)
    sample = Sample(translation: translation, velocity: tracker.velocity(at: ticks))
    self.tracker = tracker
  }

  /// Goes on to what comes after.
  mutating func advance() {
    switch moment {
    case .sample(let index): go(to: .sample(index + 1))
    case .last, .release: moment = .release
    }
  }

  /// A sample at the end is the last one.
  private mutating func go(to next: Moment) {
    moment = next
    if instant >= lastInstant { moment = .last }
  }

  private var translation: Components {
    guard case .sample = moment else { return end }
    let progress = instant.seconds(since: begin) / duration
    return start + (end - start).scaled(by: curve?.value(at: progress) ?? progress)
  }
}
