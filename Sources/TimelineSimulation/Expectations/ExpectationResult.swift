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
  /// Why it is not true; nil for a claim that holds, and where no change has to do with it.
  package var reason: ClaimReason?
  /// The claim for a comparison with a recording; nil for one that was never asked, or that no screen shows.
  package var observable: ObservableClaim?
  /// How far a number may be from the one that is claimed.
  package var tolerance = 0.0

  package init(place: SourceRange, instant: Instant?, claim: String, verdict: Verdict) {
    self.place = place
    self.instant = instant
    self.claim = claim
    self.verdict = verdict
  }

  /// The verdict on a claim.
  package enum Verdict: Hashable, Sendable {
    case passed
    case failed(Mismatch)
    /// The claim failed without a mismatched value: it was never evaluated, or a run differs from its golden.
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
