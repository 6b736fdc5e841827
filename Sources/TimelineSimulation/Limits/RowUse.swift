/// The use of a run's rows. A summary is short however many rows there are, so it has a limit of its own.
package enum RowUse: Hashable, Sendable {
  /// They are printed.
  case output
  /// They are measured.
  case metrics
  /// They are drawn.
  case picture
  /// There are none: changes are explained, in so many runs that are compared.
  case explanation(runs: Int)

  /// How many values may be looked at, without those of rows in which nothing changes; nil for any number.
  var valueLimit: Int? {
    switch self {
    case .output, .explanation: nil
    case .metrics: 5_000_000
    case .picture: 10_000_000
    }
  }

  /// The use in words, for the message about its limit.
  var words: String {
    switch self {
    case .output: "an output"
    case .metrics: "metrics"
    case .picture: "a picture"
    case .explanation: "an explanation"
    }
  }
}

extension Trace {
  /// Refuses a run whose rows show more values than their use allows; all columns are looked at.
  func checkValues(for use: RowUse) throws(RunFailure) {
    guard let limit = use.valueLimit, rowCount > limit / max(columns.count, 1) else { return }
    var simulation = try Self.simulation(of: script, schedule)
    var meter = meter(of: .rows)
    var rows = schedule.rows.makeIterator()
    var count = 0
    while let time = rows.next() {
      count += columns.count
      guard count <= limit else { throw .tooManyValues(limit: limit, use) }
      try simulation.advance(to: time.instant, &meter)
      if let next = simulation.nextChange {
        rows.skip(to: next)
      } else if simulation.display == nil, let reach = rows.instant(after: Self.rowsAhead) {
        // All rows up to what happens next show what moves.
        count += columns.count * rows.skip(to: simulation.nextInstant(notAfter: reach) ?? reach)
      }
    }
  }

  /// So many rows are counted at once.
  private static let rowsAhead = 1_000
}
