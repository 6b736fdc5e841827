/// Walks two lists of times, and says which of them are of one time.
///
/// Each of the two is seen one element ahead. Where several are within the tolerance, the nearest match.
struct TimeMatch {
  enum Step: Equatable {
    /// The two are of one time.
    case both
    /// The first of the two has no match.
    case onlyFirst
    /// The second of the two has none.
    case onlySecond
  }

  let tolerance: Double

  /// What becomes of two elements, given the times behind each; infinity stands for the end of a list.
  func step(
    _ first: Double, next nextFirst: Double, _ second: Double, next nextSecond: Double
  ) -> Step {
    let distance = (first - second).magnitude
    guard areWithin(tolerance, first, second) else {
      return first < second ? .onlyFirst : .onlySecond
    }
    if first < second, (nextFirst - second).magnitude < distance { return .onlyFirst }
    if second < first, (nextSecond - first).magnitude < distance { return .onlySecond }
    return .both
  }
}
