import Foundation

/// How many cases of a law are tried: all of them where `INBETWEEN_ALL_CASES` is set, as in
/// `.ci/run --release`; otherwise a sample in which every kind of case is represented.
public enum Cases {
  /// Whether all cases are tried.
  public static let areAll = ProcessInfo.processInfo.environment["INBETWEEN_ALL_CASES"] != nil

  /// How many random cases are tried.
  public static func count<Count: BinaryInteger>(_ few: Count, of all: Count) -> Count {
    areAll ? all : few
  }

  /// Pairs of the elements of two lists; a sample has every element of both, as long as neither list
  /// is shorter than `step`.
  public static func pairs<First, Second>(
    _ first: [First], _ second: [Second], every step: Int
  ) -> [(First, Second)] {
    first.enumerated().flatMap { index, element in
      second.sampled(every: step, from: index).map { (element, $0) }
    }
  }
}

extension Array {
  /// All elements, or a sample: one of each `step` elements, which differ with `start`.
  public func sampled(every step: Int, from start: Int = 0) -> [Element] {
    guard !Cases.areAll else { return self }
    return stride(from: start % step, to: count, by: step).map { self[$0] }
  }
}
