import AnimationEngine

/// The difference that would make a claim true, as far as it follows from the account.
struct ClaimRemedy {
  let question: ClaimQuestion
  /// When the claim was asked.
  let instant: Instant
  /// The last entry about its subject, and the first one after the claim.
  let decisive: AccountFacts?
  let next: AccountFacts?
  let words: ExplanationWords

  /// A sentence; nil where nothing follows.
  var sentence: String? {
    switch question {
    case .value(_, let expected): sentence(about: expected)
    case .rest: restSentence
    case .course: courseSentence
    case .firing, .presence: nextSentence
    case .event: nextChange.flatMap { _ in nextSentence }
    case .state: change.map(leading) ?? nextSentence
    case .winner, .still: nil
    }
  }

  private var change: ChangeFacts? {
    if case .change(let facts)? = decisive { facts } else { nil }
  }

  private var nextChange: ChangeFacts? {
    if case .change(let facts)? = next { facts } else { nil }
  }

  // MARK: - A value

  private func sentence(about expected: ExpectedNumbers?) -> String? {
    guard let expected else { return nextSentence }
    if let nextChange, expected.fits(nextChange.after, of: nextChange) {
      let late = words.place(of: nextChange)
      return "the change to \(words.value(nextChange.after)) comes at "
        + "\(words.seconds(nextChange.instant))\(late): ask later, or let it come sooner."
    }
    guard let change else { return nextSentence }
    if expected.fits(change.after, of: change) { return sentence(aboutTargetOf: change) }
    if expected.fits(change.before, of: change) {
      return "it was \(words.value(change.before)) before \(words.seconds(change.instant)): "
        + "ask earlier, or let the change come later."
    }
    if expected.isBetween(change.before, change.after, of: change) {
      return change.outcome.isAnimated
        ? "it passes this value on the way to \(words.value(change.after)): ask at another time, or "
          + "let the motion take another time."
        : "only a motion from \(words.value(change.before)) to \(words.value(change.after)) shows "
          + "this value, so that an animation would have to reach it."
    }
    return leading(change)
  }

  /// The claim expects the value that a motion leads to.
  private func sentence(aboutTargetOf change: ChangeFacts) -> String? {
    guard change.outcome.isAnimated || change.outcome == .jumped else { return nil }
    guard let end = change.forecast.end else {
      return change.outcome.isAnimated
        ? "the motion leads there and never rests: give it an animation that ends." : nil
    }
    guard end > instant else { return nil }
    return "the motion leads there and is at rest at \(words.seconds(end)): ask then or later, or "
      + "let it be shorter."
  }

  /// The claim expects a value to which no change leads.
  private func leading(_ change: ChangeFacts) -> String {
    "the change at \(words.seconds(change.instant))\(words.place(of: change)) would have to lead to "
      + "it; it leads to \(words.value(change.after))."
  }

  // MARK: - A motion

  private var restSentence: String? {
    guard let change else { return nil }
    guard let end = change.forecast.end else {
      return "it never rests by itself: give it an animation that ends, or ask before "
        + "\(words.seconds(change.instant))."
    }
    guard end > instant else { return nil }
    return
      "it is at rest at \(words.seconds(end)): ask then or later, or let the motion be shorter."
  }

  private var courseSentence: String? {
    guard let change, change.outcome.isAnimated else { return nil }
    if let peak = change.takeover?.peak {
      return "it goes beyond its target, to \(words.value(peak.value)) at "
        + "\(words.seconds(peak.instant)): an animation without bounce, or from rest, would not."
    }
    return nil
  }

  // MARK: - What comes after the claim

  private var nextSentence: String? {
    guard let next else { return nil }
    let answer = words.paragraph(of: next).answer
    return "ask later, or let this come sooner, at \(words.seconds(next.instant)): \(answer)"
  }
}

extension ExplanationWords {
  /// The step of a change, in parentheses.
  fileprivate func place(of change: ChangeFacts) -> String {
    change.step.map { " (\(fullPlace($0)))" } ?? ""
  }
}

extension ExpectedNumbers {
  /// Whether the columns have the expected numbers where a change has these.
  fileprivate func fits(_ values: [Double], of change: ChangeFacts) -> Bool {
    let found = self.values(values, of: change)
    return !found.isEmpty
      && zip(numbers, found).allSatisfy { abs($0 - $1) <= max(tolerance, 1e-9) }
  }

  /// Whether the expected numbers are between those at both ends of a change.
  fileprivate func isBetween(
    _ before: [Double], _ after: [Double], of change: ChangeFacts
  ) -> Bool {
    let (start, end) = (values(before, of: change), values(after, of: change))
    guard !start.isEmpty, start.count == end.count else { return false }
    return numbers.indices.allSatisfy { index in
      let (low, high) = (min(start[index], end[index]), max(start[index], end[index]))
      return numbers[index] >= low && numbers[index] <= high
    }
  }

  /// The values of the claimed columns among those of a change's track; empty if it has other columns.
  private func values(_ values: [Double], of change: ChangeFacts) -> [Double] {
    let all = change.track.columns
    let found = columns.compactMap { all.firstIndex(of: $0) }.filter { $0 < values.count }
    return found.count == columns.count ? found.map { values[$0] } : []
  }
}
