package import AnimationEngine
package import TimelineDocument

/// One claim of a timeline, and whether it is true.
package struct ExpectationResult: Hashable, Sendable {
  /// Source location of the claim.
  package var place: SourceRange
  /// When it was asked; nil if it never was.
  package let instant: Instant?
  /// The claim, as a person reads it.
  package let claim: String
  /// Whether it is true.
  package var verdict: Verdict

  package init(place: SourceRange, instant: Instant?, claim: String, verdict: Verdict) {
    self.place = place
    self.instant = instant
    self.claim = claim
    self.verdict = verdict
  }

  /// What became of a claim.
  package enum Verdict: Hashable, Sendable {
    case passed
    case failed(Mismatch)
    /// It is not true for a reason that is no value: it was never asked, or a run is not what it was.
    case missed(String)
    /// It need not have been asked, and never was, for this reason.
    case skipped(String)
  }

  /// Whether the test has failed.
  package var isFailure: Bool {
    switch verdict {
    case .passed, .skipped: false
    case .failed, .missed: true
    }
  }
}
