/// Whether two numbers are no farther apart than a tolerance.
///
/// A decimal such as 0.3 is not a double: 0.4 is a little more than 0.1 away from it. What the rounding
/// of the two may have added is not counted, except where nothing may be added at all.
func areWithin(_ tolerance: Double, _ first: Double, _ second: Double) -> Bool {
  guard first != second, tolerance > 0 else { return first == second }
  let rounding = max(first.magnitude, second.magnitude).ulp
  return (first - second).magnitude <= tolerance + rounding
}
