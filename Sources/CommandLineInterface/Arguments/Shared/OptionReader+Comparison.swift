import Diagnostics
import TraceComparison

extension OptionReader {
  mutating func tolerance(_ summary: String) -> Double? {
    value(
      "tolerance", .number(.tolerance, "x"), summary,
      details: "In the unit of the values. With --relative the larger of the two tolerances counts."
    )
  }

  mutating func timeTolerance(_ summary: String) -> Double? {
    value(
      "time-tolerance", .number(.time, "seconds"), summary,
      details: "Rows whose times differ by no more than this are the same row.")
  }
}

extension ComparisonRules {
  /// The options of a command that compares two traces.
  init(_ read: inout OptionReader) {
    self.init()
    tolerance = read.tolerance("allowed difference of two numbers (default 0)") ?? tolerance
    relative =
      read.value(
        "relative", .number(.tolerance, "x"), "the same as a fraction of the larger number",
        details: "0.01 allows a difference of one percent of the larger number.") ?? relative
    timeTolerance =
      read.timeTolerance("allowed difference of their times (default 0)") ?? timeTolerance
    timeOffset =
      read.value(
        "time-offset", .number(.anyTime, "seconds"), "added to the times of the second file",
        details: "For a recording whose clock started at another moment.") ?? timeOffset
    let pairs = read.list(
      "map", .columnPairs("a=b"), "compare a of the first with b of the second",
      details:
        "Several pairs have commas between them; several lists add up. A column is in one pair.")
    read.checkPairs(pairs)
    for pair in pairs { names[pair.second] = pair.first }
    interpolates = read.flag(
      "interpolate", "compare with values between the second's rows",
      details: """
        The second file is read as a line through its rows, so that it may have other times than the \
        first.
        """)
  }
}

extension OptionReader {
  /// Refuses a column that is in two pairs.
  fileprivate mutating func checkPairs(_ pairs: [ColumnPair]) {
    for names in [pairs.map({ $0.first }), pairs.map({ $0.second })] {
      var seen: Set<String> = []
      guard let twice = names.first(where: { !seen.insert($0).inserted }) else { continue }
      refuse("'--map' has \(twice.quotedForMessage) twice")
    }
  }
}
