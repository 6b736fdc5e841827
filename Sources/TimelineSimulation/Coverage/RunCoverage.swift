package import TimelineDocument

/// The parts of a timeline that its runs have reached: steps, both sides of conditions, and the modifiers that
/// ever had an effect.
package struct RunCoverage: Sendable {
  private var steps: [SourceRange: StepCoverage.Count] = [:]
  private var modifiers: [SourceRange: ModifierCoverage] = [:]

  package init() {}

  /// Adds what a run of the timeline has reached, or of the same one with other values.
  ///
  /// - Parameter original: the place in the timeline of a place in the one that is played.
  package mutating func add(
    _ trace: Trace, original: (SourceRange) -> SourceRange = { $0 }
  ) throws(RunFailure) {
    let run = try trace.coverage()
    for (place, count) in run.steps.counts {
      steps[original(place), default: .init()].taken += count.taken
      steps[original(place), default: .init()].passedOver += count.passedOver
    }
    for (place, count) in run.modifiers { modifiers[original(place), default: .init()].add(count) }
  }
}

// MARK: - Playing

extension Trace {
  fileprivate typealias Reached = (steps: StepCoverage, modifiers: [SourceRange: ModifierCoverage])

  /// Plays the timeline with its account, which says what each modifier did.
  fileprivate func coverage() throws(RunFailure) -> Reached {
    var modifiers: [SourceRange: ModifierCoverage] = [:]
    let run = try record(.explanation) { entry in
      guard case .change(let change)? = entry.facts else { return }
      let winner = change.settingPassage
      for (index, passage) in change.passages.enumerated() {
        modifiers[passage.place, default: .init()].add(passage.effect, isWinner: index == winner)
      }
      for passage in change.bystanders {
        modifiers[passage.place, default: .init()].add(passage.effect, isWinner: false)
      }
    }.run
    return (run.recorder.memory?.steps ?? StepCoverage(), modifiers)
  }
}

// MARK: - Reports

extension RunCoverage {
  /// The parts of a timeline that were reached, and those that were not.
  package func report(of timeline: Timeline) -> CoverageReport {
    var report = CoverageReport()
    addModifiers(of: timeline, to: &report)
    addSteps(of: timeline, to: &report)
    report.sortGaps()
    return report
  }

  private func addModifiers(of timeline: Timeline, to report: inout CoverageReport) {
    for index in timeline.transactionModifiers {
      let place = timeline[index].place
      let coverage = modifiers[place] ?? ModifierCoverage()
      report.modifiers.count(isReached: coverage.effects > 0)
      guard coverage.effects == 0 else { continue }
      report.addGap(
        at: place, "'\(timeline.path(of: index))' never has an effect: \(coverage.reason)")
    }
  }

  private func addSteps(of timeline: Timeline, to report: inout CoverageReport) {
    // The parts of what never ran are counted, but go without saying.
    var silent: [Range<Int>] = []
    for step in timeline.actingSteps.sorted(by: { $0.place.isBefore($1.place) }) {
      let count = steps[step.place] ?? StepCoverage.Count()
      report.steps.count(isReached: count.taken > 0)
      let start = step.place.range.lowerBound
      silent.removeAll { $0.upperBound <= start }
      let isSilent = silent.contains { $0.contains(start) }
      if count.taken == 0 {
        if !isSilent { report.addGap(at: step.place, count.sentence) }
        silent.append(step.place.range)
      }
      let details = timeline.details(of: step)
      guard let condition = details.condition else { continue }
      report.branches.count(isReached: count.taken > 0)
      report.branches.count(isReached: count.passedOver > 0)
      guard count.passedOver == 0 else { continue }
      let hasElse = !details.otherwise.isEmpty
      if count.taken > 0, !isSilent {
        let consequence = hasElse ? ", so its 'else' never runs" : ""
        report.addGap(
          at: SourceRange(condition.place), "this 'when' is never false\(consequence)")
      }
      silent += timeline[details.otherwise].map { $0.place.range }
    }
  }
}

extension StepCoverage.Count {
  /// The message about a step that never ran.
  fileprivate var sentence: String {
    passedOver > 0 ? "this step never runs: its 'when' is never true" : "this step never runs"
  }
}

extension SourceRange {
  /// Whether it begins before another, or around it.
  fileprivate func isBefore(_ other: SourceRange) -> Bool {
    (range.lowerBound, -range.upperBound) < (other.range.lowerBound, -other.range.upperBound)
  }
}
