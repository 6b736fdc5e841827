import AnimationEngine
import TimelineDocument

/// Finds what explains the claims that are not true, in the account of one more run.
///
/// - Complexity: O(e * f) for e entries of the account and f explained claims.
struct ClaimAccount {
  /// Of more false claims, the first ones are explained.
  private static let limit = 100

  /// A claim, with what the account says around its time.
  fileprivate struct Asked {
    let index: Int
    let instant: Instant
    let question: ClaimQuestion
    var filters: [ExplanationFilter] = []
    /// The last entry that decides, at the time of the claim.
    var decisive: AccountFacts?
    /// The last entry that adds something to it.
    var addition: AccountFacts?
    /// The first entry after the claim that decides.
    var next: AccountFacts?
  }

  private let trace: Trace
  private let words: ExplanationWords

  /// Adds their reasons to the points that failed.
  ///
  /// - Parameter excess: the limit that an explanation of the run would exceed, which is the reason then.
  static func addReasons(
    to points: inout [ExpectationResult], of script: PreparedTimeline, _ schedule: Schedule,
    exceeding excess: RunExcess?
  ) throws(RunFailure) {
    let failures = points.enumerated().compactMap { Asked($0, $1) }.prefix(limit)
    let missed = points.indices.filter { points[$0].isMissed }.prefix(limit - failures.count)
    if let excess {
      let words = ExplanationWords(script.checked, numbers: .standard)
      for claim in failures {
        let sentence = "This is not explained: \(excess.message(at: claim.instant))."
        points[claim.index].reason = ClaimReason(
          [Paragraph(at: words.time(claim.instant), sentence)], remedy: nil)
      }
      return
    }
    let still = failures.filter { $0.question.isUnderReduceMotion }
    let usual = failures.filter { !$0.question.isUnderReduceMotion }
    try ClaimAccount(script, schedule).add(usual, missed, to: &points)
    guard !still.isEmpty, let reduced = script.underReduceMotion else { return }
    try ClaimAccount(reduced, schedule).add(still, [], to: &points)
  }

  private init(_ script: PreparedTimeline, _ schedule: Schedule) {
    trace = Trace(playing: script, over: schedule)
    words = ExplanationWords(script.checked, numbers: .standard)
  }

  private func add(
    _ failures: [Asked], _ missed: ArraySlice<Int>, to points: inout [ExpectationResult]
  ) throws(RunFailure) {
    guard !failures.isEmpty || !missed.isEmpty else { return }
    var asked = failures
    for index in asked.indices {
      asked[index].filters = asked[index].question.filters(in: trace.script.timeline)
    }
    var uncalled: [CompletionFacts] = []
    let (run, turns) = try trace.account { entry in
      guard let facts = entry.facts else { return }
      if case .completion(let completion) = facts, case .never = completion.fate {
        uncalled.append(completion)
      }
      for index in asked.indices { asked[index].add(facts) }
    }
    for claim in asked {
      points[claim.index].reason = reason(of: claim, run, hasTurns: turns > 0)
    }
    let claim = MissedClaim(
      script: trace.script, words: words, end: trace.schedule.end,
      steps: run.recorder.memory?.steps ?? StepCoverage(), uncalled: uncalled)
    for index in missed {
      points[index].reason = claim.reason(at: points[index].place)
    }
  }

  /// The reason for a column's value at an instant: the change that is responsible, or else the last event before it.
  /// Nil if there is neither.
  fileprivate static func reason(
    about question: ClaimQuestion, at instant: Instant, of trace: Trace
  ) throws(RunFailure) -> ClaimReason? {
    let account = ClaimAccount(trace.script, trace.schedule)
    var asked = Asked(
      index: 0, instant: instant, question: question,
      filters: question.filters(in: trace.script.timeline))
    let (run, turns) = try trace.account { entry in
      if let facts = entry.facts { asked.add(facts) }
    }
    return account.reason(of: asked, run, hasTurns: turns > 0)
  }

  private func reason(of claim: Asked, _ run: Simulation, hasTurns: Bool) -> ClaimReason {
    let remedy = ClaimRemedy(
      question: claim.question, instant: claim.instant, decisive: claim.decisive,
      next: claim.next, words: words)
    var paragraphs = [claim.decisive, claim.addition].compactMap { $0 }.map(words.paragraph(of:))
    if paragraphs.isEmpty { paragraphs = [absence(for: claim, run, hasTurns: hasTurns)] }
    return ClaimReason(paragraphs, remedy: remedy.sentence)
  }

  /// The paragraph for a claim whose subject has not changed before it.
  private func absence(for claim: Asked, _ run: Simulation, hasTurns: Bool) -> Paragraph {
    let filter = claim.filters.first ?? ExplanationFilter()
    let skipped = run.skippedSteps(for: filter, until: claim.instant)
    let sentence =
      claim.next == nil
      ? words.sentence(
        about: Absence(skipped: skipped, hasTurns: hasTurns, instant: claim.instant), filter)
      : words.absence(of: filter.tracks?.first, filter, skipped)
    return Paragraph(at: words.time(claim.instant), sentence)
  }
}

extension Trace {
  /// The explanation of what a column shows at a time in seconds, or without a column of what happened last.
  ///
  /// - Parameter remedy: what to do if it is meant.
  package func reason(
    forColumn column: String?, at time: Double, remedy: String
  ) throws(RunFailure) -> ClaimReason? {
    guard explanationExcess == nil else { return nil }
    let track = column.flatMap { name in columns.first { $0.name == name }?.track }
    guard column == nil || track != nil else { return nil }
    let question = track.map { ClaimQuestion.value(track: $0, nil) } ?? .event(nil)
    let reason = try ClaimAccount.reason(
      about: question, at: Instant(seconds: time), of: self)
    return reason.map { $0.seen(at: time, remedy) }
  }
}

extension ExpectationResult {
  /// Whether its moment never came.
  fileprivate var isMissed: Bool {
    if case .missed = verdict { true } else { false }
  }
}

extension ClaimAccount.Asked {
  /// Nil for a point that holds, and for one that was asked at no time.
  fileprivate init?(_ index: Int, _ point: ExpectationResult) {
    guard case .failed(let mismatch) = point.verdict, let instant = point.instant,
      let question = mismatch.question
    else { return nil }
    self.init(index: index, instant: instant, question: question)
  }

  /// Takes the next entry of the account.
  fileprivate mutating func add(_ facts: AccountFacts) {
    guard next == nil, filters.isEmpty || filters.contains(where: { $0.includes(facts) }) else {
      return
    }
    switch (question.bearing(of: facts), facts.instant > instant) {
    case (.decides, false): (decisive, addition) = (facts, nil)
    case (.decides, true): next = facts
    case (.adds, false): addition = facts
    case (.adds, true), (.none, _): break
    }
  }
}
