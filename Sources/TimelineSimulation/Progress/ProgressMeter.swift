import AnimationEngine

/// Counts the rows and instants of a stage, and reports its progress at intervals.
///
/// A report reads a clock, which costs more than a row; counting costs next to nothing.
struct ProgressMeter {
  /// So many values are read between two looks.
  private static let valuesBetweenLooks = 2048

  private let stage: RunStage
  /// The end of the stage in virtual seconds.
  private let end: Double?
  private let watch: RunProgress.Watch?
  private let interval: Int
  private var rows = 0
  private var looks = 0
  private var countdown: Int

  /// A meter for a stage in which each row has so many columns; without a watch it never tells.
  init(
    _ stage: RunStage, until end: Instant?, columnCount: Int = 1, watch: RunProgress.Watch?
  ) {
    self.stage = stage
    self.end = end?.seconds
    self.watch = watch
    interval = watch == nil ? .max : max(Self.valuesBetweenLooks / max(columnCount, 1), 1)
    countdown = interval
  }

  /// One more instant was played.
  @inline(__always)
  mutating func count(at instant: Instant) {
    countdown &-= 1
    if countdown == 0 { tell(instant) }
  }

  /// One more row was read.
  @inline(__always)
  mutating func countRow(at instant: Instant) {
    rows &+= 1
    count(at: instant)
  }

  private mutating func tell(_ instant: Instant) {
    looks += 1
    countdown = interval
    let time = instant.seconds
    let fraction = end.map { $0 > 0 ? min(max(time / $0, 0), 1) : 1 }
    let count = stage == .rows ? rows : looks * interval
    watch?(RunProgress(stage: stage, count: count, time: time, fraction: fraction))
  }
}

extension Simulation {
  /// Lets everything happen that is due up to an instant, the instant included, and counts it.
  mutating func advance(to instant: Instant, _ meter: inout ProgressMeter) throws(RunFailure) {
    while let next = try step(notAfter: instant) { meter.count(at: next) }
    if display == nil { scene.advanceAnimators(to: instant) }
  }
}
