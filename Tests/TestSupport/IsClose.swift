/// Returns whether two numbers differ by no more than a tolerance, or are the same infinity.
public func isClose(_ left: Double, _ right: Double, within tolerance: Double) -> Bool {
  left == right || abs(left - right) <= tolerance
}
