/// Walks two lists of times and finds the pairs that are of one time.
///
/// Each list is read one element ahead. Where several elements are within the tolerance, the nearest match.
struct TimeMatch {
  enum Step: Equatable {
    /// The two are of one time.
    case both
    /// The first of the two has no match.
    case onlyFirst
    /// The second of the two has none.
    case onlySecond
  }

  /// How far apart two times may be, in seconds.
  let tolerance: Double
  /// By what two times may have become different when they were written; nil where they are exact.
  var rounding: TimeRounding?

  /// Whether two times are one but for their rounding.
  func areRounded(_ first: Double, _ second: Double) -> Bool {
    rounding?.mayBeOne(first, second) ?? false
  }

  /// Whether two times count as one.
  func areOne(_ first: Double, _ second: Double) -> Bool {
    areRounded(first, second) || areWithin(tolerance, first, second)
  }

  /// The next step, given the first elements of both lists and those that follow; the end of a list is
  /// infinity. Two that are apart by their rounding alone belong together, whatever is near to them.
  func step(
    _ first: Double, next nextFirst: Double, _ second: Double, next nextSecond: Double
  ) -> Step {
    if areRounded(first, second) { return .both }
    let distance = (first - second).magnitude
    guard areWithin(tolerance, first, second) else {
      return first < second ? .onlyFirst : .onlySecond
    }
    if first < second, (nextFirst - second).magnitude < distance { return .onlyFirst }
    if second < first, (nextSecond - first).magnitude < distance { return .onlySecond }
    return .both
  }
}

/// A part of a trace with one time.
protocol Timed {
  var time: Double { get }
}

extension TimeMatch {
  /// Reads two lists to their ends, and visits the elements in the order of their times: two of one time
  /// together, any other alone.
  func walk<Element: Timed>(
    _ readFirst: () throws(Comparison.Failure) -> Element?,
    _ readSecond: () throws(Comparison.Failure) -> Element?,
    visit: (Element?, Element?) -> Void
  ) throws(Comparison.Failure) {
    var left = try LookingAhead(readFirst)
    var right = try LookingAhead(readSecond)
    while left.current != nil || right.current != nil {
      let step = step(
        left.current?.time ?? .infinity, next: left.next?.time ?? .infinity,
        right.current?.time ?? .infinity, next: right.next?.time ?? .infinity)
      visit(step == .onlySecond ? nil : left.current, step == .onlyFirst ? nil : right.current)
      if step != .onlySecond { try left.advance(readFirst) }
      if step != .onlyFirst { try right.advance(readSecond) }
    }
  }
}
