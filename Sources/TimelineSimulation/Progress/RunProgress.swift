/// The progress of a run, reported at intervals.
package struct RunProgress: Sendable {
  package let stage: RunStage
  /// The rows or instants of the stage so far.
  package let count: Int
  /// The virtual time, in seconds.
  package let time: Double
  /// The finished part of the stage, from 0 to 1; nil while its end is unknown.
  package let fraction: Double?

  package init(stage: RunStage, count: Int, time: Double, fraction: Double?) {
    self.stage = stage
    self.count = count
    self.time = time
    self.fraction = fraction
  }

  /// Is told how far a run is.
  package typealias Watch = (RunProgress) -> Void
}

/// The stage of a run; each one plays the timeline from its beginning.
package enum RunStage: Sendable {
  /// Looks for the instant after which nothing happens.
  case findingEnd
  /// Makes sure that no failure can interrupt the output.
  case rehearsing
  case rows
  case events
  case claims

  /// The unit that is counted.
  package var unit: String { self == .rows ? "rows" : "instants" }
}
