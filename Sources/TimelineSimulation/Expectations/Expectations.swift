import TimelineDocument

/// The expectations of a run that were reached and are not judged yet.
struct Expectations {
  /// Those of the instant that is played.
  private var due: [DueExpectations] = []
  /// The runs at the instants between two ticks at which something was expected.
  private var tickSnapshots: [Simulation] = []

  var areDue: Bool { !due.isEmpty }

  mutating func add(_ expectations: DueExpectations) {
    due.append(expectations)
  }

  /// Leaves the due expectations to a copy of the run.
  mutating func postpone(to snapshot: Simulation) {
    tickSnapshots.append(snapshot)
    due = []
  }

  /// Removes and returns the due expectations.
  mutating func drainDue() -> [DueExpectations] {
    defer { due.removeAll(keepingCapacity: true) }
    return due
  }

  /// Removes and returns the copies of the run.
  mutating func drainSnapshots() -> [Simulation] {
    defer { tickSnapshots.removeAll(keepingCapacity: true) }
    return tickSnapshots
  }
}
