import TimelineSimulation

/// How far a run over some files is, how fast it goes and when it will be over.
struct ProgressEstimate {
  /// What is played of each file, as far as that is known before.
  private var stages: [RunStage]
  private let fileCount: Int
  private var finishedFiles = 0
  private var current: Moment?
  /// When the running stage was seen first.
  private var stageStart: Moment?
  /// When it was first known how much is still to come.
  private var firstKnown: Moment?

  /// What was known at some time of the clock.
  private struct Moment {
    let clock: Double
    let stage: RunStage?
    let count: Int
    let virtualTime: Double
    let fraction: Double?
  }

  init(stages: [RunStage], fileCount: Int) {
    self.stages = stages
    self.fileCount = fileCount
  }

  /// Takes note of how far the run of one file is.
  mutating func add(_ progress: RunProgress, at clock: Double) {
    // Only some timelines are rehearsed; that comes before everything else that takes as long.
    if progress.stage == .rehearsing, stages.first != .rehearsing {
      stages.insert(.rehearsing, at: 0)
    }
    add(
      Moment(
        clock: clock, stage: progress.stage, count: progress.count,
        virtualTime: progress.time, fraction: fraction(of: progress)))
  }

  /// Takes note of a file that is done.
  mutating func finishFile(at clock: Double) {
    finishedFiles += 1
    add(
      Moment(
        clock: clock, stage: nil, count: finishedFiles, virtualTime: 0,
        fraction: Double(finishedFiles) / Double(fileCount)))
  }

  private mutating func add(_ moment: Moment) {
    current = moment
    if moment.stage != stageStart?.stage || stageStart == nil { stageStart = moment }
    if firstKnown == nil, moment.fraction != nil { firstKnown = moment }
  }

  /// The part of the whole run that is over; nil while nobody knows when the only file ends.
  private func fraction(of progress: RunProgress) -> Double? {
    let place = stages.firstIndex(of: progress.stage)
    let inFile = place.flatMap { place in
      progress.fraction.map { (Double(place) + $0) / Double(stages.count) }
    }
    if fileCount == 1 { return inFile }
    return (Double(finishedFiles) + (inFile ?? 0)) / Double(fileCount)
  }
}

// MARK: - In words

extension ProgressEstimate {
  /// One line, such as `inbetween: 42 %, 1234567 rows/s, 12 s left`; nil before anything is known.
  var text: String? {
    guard let current else { return nil }
    let parts = [done(current), rate(current), timeLeft(current)].compactMap { $0 }
    return "\(programName): " + parts.joined(separator: ", ")
  }

  private func done(_ moment: Moment) -> String {
    if let fraction = moment.fraction { return "\(Int((fraction * 100).rounded(.down))) %" }
    return "looking for the end, at \(Int(moment.virtualTime)) s"
  }

  private func rate(_ moment: Moment) -> String? {
    guard let stageStart, moment.clock > stageStart.clock else { return nil }
    let rate = Double(moment.count - stageStart.count) / (moment.clock - stageStart.clock)
    return "\(Int(min(rate, 1e12).rounded())) \(moment.stage?.unit ?? "files")/s"
  }

  private func timeLeft(_ moment: Moment) -> String? {
    guard let firstKnown, let before = firstKnown.fraction, let fraction = moment.fraction,
      fraction > before
    else { return nil }
    let left = (moment.clock - firstKnown.clock) / (fraction - before) * (1 - fraction)
    return left < 100
      ? "\(Int(left.rounded(.up))) s left" : "\(Int((min(left, 1e12) / 60).rounded(.up))) min left"
  }
}
