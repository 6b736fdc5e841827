import TimelineSimulation

/// The progress, the speed and the remaining time of a run over some files.
struct ProgressEstimate {
  /// The stages of each file, as far as they are known in advance.
  private var stages: [RunStage]
  private let fileCount: Int
  private var finishedFiles = 0
  private var current: Moment?
  private var virtualTime = 0.0
  /// When the running stage was seen first.
  private var stageStart: Moment?
  /// When it was first known how much is still to come.
  private var firstKnown: Moment?

  /// The progress at one time of the clock.
  private struct Moment {
    let clock: Double
    let counted: Counted
    let count: Int
    let fraction: Double?
  }

  /// The unit of progress at a moment.
  private enum Counted: Equatable {
    case stage(RunStage)
    case files
    case lines

    var unit: String {
      switch self {
      case .stage(let stage): stage.unit
      case .files: "files"
      case .lines: "lines"
      }
    }
  }

  init(stages: [RunStage], fileCount: Int) {
    self.stages = stages
    self.fileCount = fileCount
  }

  /// Notes the progress of the run of one file.
  mutating func add(_ progress: RunProgress, at clock: Double) {
    // Only some timelines are rehearsed; that comes before everything else that takes as long.
    if progress.stage == .rehearsing, stages.first != .rehearsing {
      stages.insert(.rehearsing, at: 0)
    }
    virtualTime = progress.time
    add(
      Moment(
        clock: clock, counted: .stage(progress.stage), count: progress.count,
        fraction: fraction(of: progress)))
  }

  /// Notes that a file is done.
  mutating func finishFile(at clock: Double) {
    finishedFiles += 1
    add(
      Moment(
        clock: clock, counted: .files, count: finishedFiles,
        fraction: Double(finishedFiles) / Double(fileCount)))
  }

  /// Notes that a line of the input is done.
  mutating func finishLine(_ line: LineProgress, at clock: Double) {
    add(Moment(clock: clock, counted: .lines, count: line.number, fraction: line.fraction))
  }

  private mutating func add(_ moment: Moment) {
    current = moment
    if moment.counted != stageStart?.counted { stageStart = moment }
    if firstKnown == nil, moment.fraction != nil { firstKnown = moment }
  }

  /// The finished part of the whole run; nil while the end of the only file is unknown.
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
    if moment.counted == .lines { return "\(moment.count) lines" }
    return "looking for the end, at \(Int(virtualTime)) s"
  }

  private func rate(_ moment: Moment) -> String? {
    guard let stageStart, moment.clock > stageStart.clock else { return nil }
    let rate = Double(moment.count - stageStart.count) / (moment.clock - stageStart.clock)
    return "\(Int(min(rate, 1e12).rounded())) \(moment.counted.unit)/s"
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
