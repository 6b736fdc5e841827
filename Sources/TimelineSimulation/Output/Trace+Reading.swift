/// One value of a row.
package enum TraceCell: Hashable, Sendable {
  case missing
  case number(Double)
  case text(String)

  /// The number, if it is one.
  package var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }
}

// What pictures and pages are made from.
extension Trace {
  /// Plays the timeline and hands over each printed time with the values of some columns, given by their
  /// places.
  package func forEachRow(
    of places: [Int], _ body: (Double, [TraceCell]) throws -> Void
  ) throws {
    var simulation = try Self.simulation(of: script, schedule)
    var row = RowValues(columnCount: columns.count)
    var cells = Array(repeating: TraceCell.missing, count: places.count)
    var meter = meter(of: .rows)
    let chosen = places.map { columns[$0] }
    for time in schedule.rows {
      try simulation.advance(to: time.instant, &meter)
      try simulation.readValues(into: &row)
      for (index, column) in chosen.enumerated() { cells[index] = row.cell(of: column) }
      try body(time.seconds, cells)
      meter.countRow(at: time.instant)
    }
  }

  /// Plays the timeline and hands over what happens, up to its end.
  package func forEachEvent(_ body: (TraceEvent) throws -> Void) throws {
    var simulation = try Self.simulation(of: script, schedule, recording: .events)
    var meter = meter(of: .events)
    while let instant = try simulation.step(notAfter: schedule.end) {
      meter.count(at: instant)
      for event in simulation.recorder.drainEvents() where event.instant >= schedule.start {
        try body(event)
      }
    }
  }
}

extension RowValues {
  fileprivate func cell(of column: Column) -> TraceCell {
    switch column.content {
    case .number: numbers[column.place].map(TraceCell.number) ?? .missing
    case .text: texts[column.place].map(TraceCell.text) ?? .missing
    }
  }
}
