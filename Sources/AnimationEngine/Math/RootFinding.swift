/// Returns the place in `range` where an increasing function crosses zero.
///
/// Halves the range until no number lies between its ends, at most 1,100 times (the exponents of all
/// numbers and their digits). A function that does not change sign gives the nearer end.
func bisect(_ range: ClosedRange<Double>, _ function: (Double) -> Double) -> Double {
  var low = range.lowerBound
  var high = range.upperBound
  for _ in 0..<1_100 {
    let middle = low + (high - low) / 2
    guard middle > low, middle < high else { break }
    if function(middle) < 0 {
      low = middle
    } else {
      high = middle
    }
  }
  return abs(function(low)) < abs(function(high)) ? low : high
}
