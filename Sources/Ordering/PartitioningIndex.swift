extension RandomAccessCollection {
  /// The index of the first element that satisfies `isLate`, or `endIndex` if none does.
  ///
  /// The collection must be partitioned: no element before one that does not satisfy `isLate` does.
  ///
  /// - Complexity: O(log *n*) calls of `isLate`, for *n* elements.
  @inlinable
  package func partitioningIndex(where isLate: (Element) -> Bool) -> Index {
    var low = startIndex
    var count = count
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if isLate(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
