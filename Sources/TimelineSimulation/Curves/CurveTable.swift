import AnimationEngine
package import Diagnostics
import TimelineDocument

/// The samples of curves: their subjects, their values, and the times.
package struct CurveTable {
  /// More rows than this are refused before the first is printed.
  private static let rowLimit = 100_000_000
  private static let standardRate = 60.0
  /// The steps of fluid springs that the samples of a table may take; half a second.
  static let stepLimit = 150_000_000

  let subjects: [CurveSubject]
  /// The name of each curve: one alone is the value.
  let names: [String]
  let ends: CurveEnds
  let rowTimes: RowTimes
  /// The last time or progress that was asked for.
  let end: Double

  /// Decides where curves are sampled: until the last of them ends. Nil when one has no end and needs one,
  /// which is then reported.
  ///
  /// For unit curves the times of the sampling are those of a progress that takes one second. All curves
  /// are of progress, or none.
  package init?(
    _ curves: [(name: String, subject: CurveSubject)], between ends: CurveEnds, sampling: Sampling,
    diagnostics: inout DiagnosticList
  ) {
    subjects = curves.map { $0.subject }
    names = curves.count == 1 ? ["value"] : curves.map { $0.name }
    self.ends = ends
    if let times = sampling.times {
      let instants = Set(times.map(Instant.init(seconds:))).sorted()
      rowTimes = .listed(instants)
      end = instants.last?.seconds ?? 0
      guard keepsToSteps(&diagnostics) else { return nil }
      return
    }
    var last = 0.0
    for subject in subjects {
      guard let end = subject.end(between: ends, sampling.until, &diagnostics) else { return nil }
      last = max(last, end)
    }
    end = last
    let rate = sampling.frameRate ?? Self.standardRate
    rowTimes = .frames(rate: rate, end: Instant(seconds: end))
    guard rowTimes.count <= Self.rowLimit / subjects.count else {
      diagnostics.add(
        .error(
          .tooMany, "this is more than \(Self.rowLimit) rows", at: 0..<0,
          help: "print fewer with a lower --fps, an earlier --until, or --at"))
      return nil
    }
    guard keepsToSteps(&diagnostics) else { return nil }
  }

  /// Whether the samples take no more steps of fluid springs than they may; reports it otherwise. Springs that may take
  /// many are sampled once before anything is printed.
  private func keepsToSteps(_ diagnostics: inout DiagnosticList) -> Bool {
    var count = 0
    for subject in subjects {
      guard case .animation(let animation) = subject, ends.distance != 0 else { continue }
      let motion = AnimationComposition(animation)
      let most = motion.topSpeed * end * FluidSpring.stepsPerSecond
      guard case .fluidSpring = motion.base, most > Double(Self.stepLimit / 10) else { continue }
      var run = AnimationPlayback(motion, distance: abs(ends.distance))
      for row in rowTimes {
        _ = run.progress(at: row.instant.seconds, ends: .exact)
        guard count + run.stepCount <= Self.stepLimit else {
          diagnostics.add(
            .error(
              .tooMany, "the samples take more than \(Self.stepLimit) steps of springs", at: 0..<0,
              help: "ask for earlier times"))
          return false
        }
      }
      count += run.stepCount
    }
    return true
  }
}

extension CurveSubject {
  /// Where the samples end, in seconds or as a progress.
  fileprivate func end(
    between ends: CurveEnds, _ until: Double?, _ diagnostics: inout DiagnosticList
  ) -> Double? {
    let length: CurveLength
    switch self {
    case .unitCurve, .lines: return min(until ?? 1, 1)
    case _ where until != nil: return until
    case .animation(let animation):
      length = CurveLength(of: animation, distance: ends.distance)
    case .spring(let spring): length = CurveLength(of: spring, between: ends)
    }
    if case .ends(let end) = length { return end }
    diagnostics.add(
      .error(.neverSettles, complaint(length), at: 0..<0, help: "say when to stop: --until 5"))
    return nil
  }

  private func complaint(_ length: CurveLength) -> String {
    switch (self, length) {
    case (.spring, .exceedsLimit):
      "this spring has not settled after 102 seconds, as far as SwiftUI looks"
    case (.spring, _): "this spring never settles"
    case (_, .exceedsLimit): "the end of this animation is too far away to look for"
    case (_, _): "this animation never ends"
    }
  }
}
