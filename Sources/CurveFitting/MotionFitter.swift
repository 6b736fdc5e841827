import AnimationEngine

/// Finds the animation that a recording shows.
package struct MotionFitter {
  /// The kinds of motion that are tried.
  package var kinds: [MotionFamily.Kind] = MotionFamily.Kind.allCases
  /// When the motion was sent elsewhere, by the recording's clock; nil to look for it.
  package var retargets: [Double]?

  /// Tries everything.
  package init() {}

  /// The best fit, and the best of another kind.
  package struct Result: Sendable {
    package let best: MotionFit
    /// The best of another kind if there is one, else the second best.
    package let runnerUp: MotionFit?
  }

  /// A search goes over so many rows; the result is refined over all.
  private static let searchedRows = 80
  private static let mostRetargets = 4

  /// Fits everything that is to be tried.
  package func fit(_ recording: MotionRecording) throws(FitProblem) -> Result {
    let recording = try recording.thinned()
    let outline = MotionOutline(recording)
    var fits = fits(recording, outline, retargets ?? [])
    if retargets == nil { addRetargets(to: &fits, recording, outline) }
    guard let best = fits.first else { throw .nothingFits }
    let other = fits.first { $0.family.kind != best.family.kind } ?? fits.dropFirst().first
    return Result(best: best.withErrors(covering: fits), runnerUp: other)
  }

  /// The fits of each family with some retargets, the best one first.
  private func fits(
    _ recording: MotionRecording, _ outline: MotionOutline, _ retargets: [Double]
  ) -> [MotionFit] {
    let search = FamilySearch(recording, outline, retargets: retargets, rows: Self.searchedRows)
    return kinds.map(search.fits).filter { !$0.isEmpty }
      .sorted { Self.standing(of: $0) < Self.standing(of: $1) }
      .flatMap { $0.sorted { $0.criterion < $1.criterion } }
  }

  /// The score of a kind, by its best member and the roundness of its numbers; lower is more likely.
  private static func standing(of fits: [MotionFit]) -> Double {
    (fits.map { $0.criterion }.min() ?? .infinity) - (fits.map { $0.roundness }.max() ?? 0)
  }

  /// Adds retargets one by one, as long as what is left looks like another motion, or what follows it is
  /// seldom used and free enough to follow anything; one that explains little may need a second one
  /// beside it.
  private func addRetargets(
    to fits: inout [MotionFit], _ recording: MotionRecording, _ outline: MotionOutline
  ) {
    var known: [Double] = []
    var unexplained = 0
    while known.count < Self.mostRetargets, unexplained < 2, let best = fits.first,
      best.residual.autocorrelation > 0.3 || best.family.followsAnything,
      best.residual.typical > 1e-3 * recording.range,
      let time = nextRetarget(after: known, recording, outline)
    {
      known = (known + [time]).sorted()
      let better = self.fits(recording, outline, known)
      unexplained += 1
      guard let first = better.first, first.isBetter(than: best) else { continue }
      fits = better
      unexplained = 0
    }
  }

  /// The time of the one more retarget that explains most; nil where nothing looks like one.
  private func nextRetarget(
    after known: [Double], _ recording: MotionRecording, _ outline: MotionOutline
  ) -> Double? {
    let jumps = RetargetSearch.candidates(in: recording, outline)
      .filter { jump in known.allSatisfy { abs($0 - jump) > 2.5 * outline.interval } }
    let searches = jumps.map { jump in
      let times = (known + [jump]).sorted()
      return FamilySearch(recording, outline, retargets: times, rows: Self.searchedRows)
    }
    var found: (time: Double, squares: Double)?
    for kind in kinds {
      for (jump, squares) in zip(jumps, FamilySearch.quickSquares(of: kind, in: searches)) {
        guard let squares, squares < found?.squares ?? .infinity else { continue }
        found = (jump, squares)
      }
    }
    return found?.time
  }
}

extension MotionFit {
  /// Whether a fit with one more retarget is to be believed. Noise looks better with any; but beside a free
  /// curve, which may have followed the retarget, what counts is which of the two is more likely.
  fileprivate func isBetter(than plain: MotionFit) -> Bool {
    criterion < plain.criterion - 10
      && (plain.family.followsAnything || residual.typical < 0.5 * plain.residual.typical)
  }
}

extension MotionFamily {
  /// Whether it has so many free numbers that it follows the motions of other families as well.
  fileprivate var followsAnything: Bool {
    switch self {
    case .timingCurve, .pushedSpring: true
    case .spring, .springPreset, .interpolatingSpring, .curvePreset: false
    }
  }
}
