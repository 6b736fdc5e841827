/// How far apart two traces may be to count as the same.
package struct ComparisonRules: Hashable, Sendable {
  /// How far two numbers may be apart.
  package var tolerance = 0.0
  /// The same as a part of the larger of the two.
  package var relative = 0.0
  /// How many seconds two rows may be apart that are of one time.
  package var timeTolerance = 0.0
  /// The offset, in seconds, added to the times of the second trace.
  package var timeOffset = 0.0
  /// The tracks of the second trace that have another name in the first, with that name.
  package var names: [String: String] = [:]
  /// Whether the rows of the first trace are compared with values on lines between those of the second.
  package var interpolates = false

  package init() {}

  /// Whether two numbers are the same; the larger of the two allowances counts.
  func areSame(_ first: Double, _ second: Double) -> Bool {
    let allowed = max(tolerance, relative * max(first.magnitude, second.magnitude))
    return areWithin(allowed, first, second)
  }

  /// Whether two things under one name are the same.
  func areSame(_ first: Cell, _ second: Cell) -> Bool {
    switch (first, second) {
    case (.number(let first), .number(let second)): areSame(first, second)
    case (.vector(let first), .vector(let second)):
      first.count == second.count && zip(first, second).allSatisfy { areSame($0, $1) }
    default: first == second
    }
  }

  /// The matching of times; their decimals matter only where an offset shifts them.
  func timeMatch(
    _ first: () throws(TraceProblem) -> WrittenTimes,
    _ second: () throws(TraceProblem) -> WrittenTimes
  ) throws(Comparison.Failure) -> TimeMatch {
    guard timeOffset != 0 else { return TimeMatch(tolerance: timeTolerance) }
    let rounding = TimeRounding(
      try Comparison.blaming(.first, first), try Comparison.blaming(.second, second),
      offset: timeOffset)
    return TimeMatch(tolerance: timeTolerance, rounding: rounding)
  }
}
