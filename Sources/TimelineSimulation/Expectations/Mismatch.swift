/// Why a claim is not true.
package struct Mismatch: Hashable, Sendable {
  /// The expected value.
  package let expected: ReportedValue
  /// The value found instead.
  package let found: ReportedValue
  /// The columns that the claim is about; none if it is about no track.
  package var columns: [String] = []
  /// The values of those columns, or of all, at the frames around.
  package var rows: [ReportedRow] = []
  /// The subject of the claim, by which its reason is found.
  var question: ClaimQuestion?

  init(expected: ReportedValue, found: ReportedValue, columns: [String] = []) {
    self.expected = expected
    self.found = found
    self.columns = columns
  }

  /// The found number minus the expected one; nil if either value is not a number or the difference is not finite.
  package var difference: Double? {
    guard case .number(let expected) = expected, case .number(let found) = found else { return nil }
    let difference = found - expected
    return difference.isFinite ? difference : nil
  }
}

/// The values of some columns at one time.
package struct ReportedRow: Hashable, Sendable {
  /// The time in seconds.
  package let time: Double
  /// The names of the columns with their values.
  package let values: [Member]

  /// A column with its value.
  package struct Member: Hashable, Sendable {
    package let name: String
    package let value: ReportedValue
  }
}
