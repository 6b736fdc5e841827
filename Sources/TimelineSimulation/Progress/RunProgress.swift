/// How far a run is, told now and then while it lasts.
package struct RunProgress: Sendable {
  package let stage: RunStage
  /// The rows or instants of the stage so far.
  package let count: Int
  /// The virtual time, in seconds.
  package let time: Double
  /// The part of the stage that is over, from 0 to 1; nil as long as nobody knows when it ends.
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

/// What a run is at; each stage plays the timeline from its beginning.
package enum RunStage: Sendable {
  /// It looks for the instant from which on nothing happens any more.
  case findingEnd
  /// It makes sure that nothing can go wrong once something is printed.
  case rehearsing
  case rows
  case events
  case claims

  /// What is counted.
  package var unit: String { self == .rows ? "rows" : "instants" }
}
