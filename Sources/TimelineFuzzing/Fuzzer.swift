package import Diagnostics
package import TimelineDocument
package import TimelineSimulation

/// Plays variations of a timeline, looks for one that breaks a law of its `always`, and makes it small.
package struct Fuzzer: Sendable {
  let original: SourceText
  let overrides: TimelineOverrides
  let perturbation: Perturbation

  /// Why a run fails.
  package enum Failure: Sendable {
    /// It breaks a law.
    case law(ExpectationResult)
    /// It cannot be played to its end.
    case unplayable(Diagnostic)

    /// The common part of failures that count as the same.
    var identity: String {
      switch self {
      case .law(let result): result.claim
      case .unplayable(let diagnostic): diagnostic.code.rawValue
      }
    }
  }

  /// A document and why it fails.
  package struct Finding: Sendable {
    package let source: SourceText
    package let failure: Failure
  }

  /// Creates runs of a document; nil if it is not JSON.
  package init?(
    _ original: SourceText, _ overrides: TimelineOverrides, varying variations: [Variation],
    seed: Int
  ) {
    guard let outline = Outline(of: original.bytes) else { return nil }
    self.original = original
    self.overrides = overrides
    perturbation = Perturbation(outline: outline, variations: variations, seed: UInt64(seed))
  }

  /// The paths of the document that lead to numbers.
  package var numberPaths: [String] { perturbation.outline.numberPaths }

  /// Why a run fails, if it does; run 0 is that of the document as it is.
  package func failure(ofRun run: Int) -> Failure? {
    failure(of: perturbation.candidate(of: run).text(of: original, perturbation.outline))
  }

  /// The reason why a document fails; nil also for one that cannot be played.
  func failure(of source: SourceText) -> Failure? {
    var (timeline, diagnostics) = CheckedTimeline.read(source, overrides)
    guard let timeline else { return nil }
    let report = ExpectationReport(
      lawsOf: timeline, isVariation: true, diagnostics: &diagnostics)
    guard let report else {
      return diagnostics.first.first { $0.severity == .error }.map { .unplayable($0) }
    }
    return report.points.first { $0.isFailure }.map { .law($0) }
  }
}
