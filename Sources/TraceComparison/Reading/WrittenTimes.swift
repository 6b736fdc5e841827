/// The decimals of the times of a trace, which bound the rounding of each.
struct WrittenTimes {
  /// From this many decimals on times were rounded to them; fewer may be all that the times have.
  private static let enough = 3

  /// The most decimals of any time.
  private var decimals = 0
  /// Whether zeros at the end are left out, so that few decimals are no sign of rounding.
  private let omitsZeros: Bool
  /// Whether neighbours have always been apart by the same step, which rounded times are not.
  private var isEven = true
  private var step: Double?
  private var last: Double?

  /// Reads the times of all rows that are left. Its cost is that of reading the rows.
  ///
  /// - Parameter sharesTimes: whether rows that follow each other may be of one time.
  init(
    _ rows: RecordedRows, _ key: TimeKey, hasRow: Bool, sharesTimes: Bool
  ) throws(TraceProblem) {
    omitsZeros = rows.omitsZeros
    var (rows, hasRow) = (rows, hasRow)
    while hasRow {
      let time = try key.time(of: rows)
      if let field = rows.row.field(key.name) { decimals = max(decimals, rows.decimals(of: field)) }
      if !sharesTimes || time != last { note(time) }
      hasRow = try rows.advance()
    }
  }

  private mutating func note(_ time: Double) {
    defer { last = time }
    guard let last else { return }
    let next = time - last
    guard let step else {
      step = next
      isEven = next > 0
      return
    }
    if abs(next - step) > 4 * max(time.ulp, last.ulp) { isEven = false }
  }

  /// How far a time may be from the one that it was, by its rounding: half of the last digit.
  var halfDigit: Double {
    decimals >= Self.enough || !(omitsZeros || isEven) ? Self.halfDigit(decimals) : 0
  }

  /// Half of the last of so many decimals.
  static func halfDigit(_ decimals: Int) -> Double {
    (0..<min(decimals, 20)).reduce(0.5) { half, _ in half / 10 }
  }
}

extension RecordedRows {
  /// The decimals with which the number of a field is written: two in `0.50`, five in `1e-05`.
  func decimals(of field: Row.Field) -> Int { Self.decimals(of: bytes[field.place]) }

  /// The decimals with which a number is written.
  static func decimals(of text: some Collection<UInt8>) -> Int {
    let parts = text.split(
      maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: { $0 | 0x20 == 0x65 })
    let fraction = parts[0].split(
      separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    let digits = fraction.count > 1 ? fraction[1].count(where: { (48...57).contains($0) }) : 0
    let exponent = parts.count > 1 ? Int(String(decoding: parts[1], as: UTF8.self)) ?? 0 : 0
    // No double has a thousand decimals, and no sum of two such numbers overflows.
    return max(0, digits - min(max(exponent, -1000), 1000))
  }
}
