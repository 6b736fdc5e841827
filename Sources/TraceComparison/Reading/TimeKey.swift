import Diagnostics

/// The name under which the rows of an input have their times, or the progress on a curve.
struct TimeKey {
  private static let names = ["time", "progress"]

  /// The number of the name.
  let name: Int

  init(_ rows: RecordedRows, hasRow: Bool) throws(TraceProblem) {
    let numbers = Self.names.compactMap { rows.names.number(of: $0) }
    // A list without rows has no names, and no times either.
    guard let number = numbers.first ?? (hasRow || rows.hasHeader ? nil : 0) else {
      throw TraceProblem(
        .missingKey, "the rows have no 'time'",
        at: rows.hasHeader ? 0..<0 : rows.row.place,
        help:
          "name their times, in seconds, 'time': in the first line of a table, or in each object")
    }
    name = number
  }

  /// The time of the current row.
  func time(of rows: RecordedRows) throws(TraceProblem) -> Double {
    let field = rows.row.field(name)
    guard case .number(let time) = field?.cell else {
      throw TraceProblem(
        .wrongType, "the row's time must be a number", at: field?.place ?? rows.row.place)
    }
    return time
  }

  /// Refuses a row whose time is before that of the row before.
  func checkOrder(of rows: RecordedRows, after last: Double) throws(TraceProblem) {
    guard try time(of: rows) < last else { return }
    let place = rows.row.field(name)?.place ?? rows.row.place
    throw TraceProblem(
      .outOfRange, "the row's time is before that of the row above it", at: place,
      help: "sort the rows by their times")
  }
}
