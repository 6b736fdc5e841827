/// Returns the sine of an angle in radians, with an error of at most 0.55 units in the last place.
package func sine(_ x: Double) -> Double {
  abs(x) < 0x1p-27 ? x : Direction(x).sine.value
}

/// Returns the cosine of an angle in radians, with an error of at most 0.55 units in the last place.
package func cosine(_ x: Double) -> Double {
  Direction(x).cosine.value
}

/// Returns the sine and the cosine of an angle in radians, in the time that one of the two takes.
package func sineAndCosine(_ x: Double) -> (sine: Double, cosine: Double) {
  let direction = Direction(x)
  return (abs(x) < 0x1p-27 ? x : direction.sine.value, direction.cosine.value)
}

/// Returns the tangent of an angle in radians, with an error of at most 0.6 units in the last place.
package func tangent(_ x: Double) -> Double {
  if abs(x) < 0x1p-27 { return x }
  let direction = Direction(x)
  let (sine, cosine) = (direction.sine, direction.cosine)
  let quotient = sine.high / cosine.high
  let product = DoublePair(product: quotient, cosine.high)
  let rest = ((sine.high - product.high) - product.low) + (sine.low - quotient * cosine.low)
  return quotient + rest / cosine.high
}

/// The sine and the cosine of an angle.
private struct Direction {
  var sine: DoublePair
  var cosine: DoublePair

  /// NaN if the angle is not finite.
  @inline(__always)
  init(_ x: Double) {
    let (angle, quarters) = reducedAngle(x)
    let near = Direction(near: angle)
    let swapped = quarters & 1 == 0 ? near : Direction(sine: near.cosine, cosine: -near.sine)
    self =
      quarters & 2 == 0 ? swapped : Direction(sine: -swapped.sine, cosine: -swapped.cosine)
  }

  @inline(__always)
  private init(sine: DoublePair, cosine: DoublePair) {
    self.sine = sine
    self.cosine = cosine
  }

  /// For an angle in -0.786...0.786.
  ///
  /// |x| = i / 64 + t with |t| <= 1 / 128: sine and cosine of the first are of a table, those of t are
  /// Taylor's series, and the theorem of addition connects them. Near 0 the sine is a series.
  @inline(__always)
  private init(near angle: DoublePair) {
    let size = abs(angle.high)
    let isNegative = angle.high < 0
    let rest = isNegative ? -angle.low : angle.low
    let shifted = size * 64 + roundingShift
    let row = 4 * (shifted.shiftedInteger & 63)
    let t = size - (shifted - roundingShift) * 0x1p-6
    let square = t * t
    let sineSeries = 1.0 / 6 - square * (1.0 / 120 - square * (1.0 / 5_040))
    let cosineSeries = 0.5 - square * (1.0 / 24 - square * (1.0 / 720))
    // How much the sine is above t, and the cosine above 1.
    let up = rest - t * square * sineSeries
    let across = -square * cosineSeries - t * rest
    let table = CircleTable.directions
    let (sine, sineLow) = (table[row], table[row + 1])
    let (cosine, cosineLow) = (table[row + 2], table[row + 3])
    let sineRest = sineLow + (cosine * t + (cosine * up + (sine * across + cosineLow * t)))
    let cosineRest = cosineLow - (sine * t + (sine * up - (cosine * across - sineLow * t)))
    let far = DoublePair(greater: sine, sineRest)
    self.cosine = DoublePair(greater: cosine, cosineRest)
    self.sine = size < 0.2 ? smallSine(size, rest) : far
    if isNegative { self.sine = -self.sine }
  }
}

/// The sine of a number below 1 / 5 and a rest.
@inline(__always)
private func smallSine(_ x: Double, _ rest: Double) -> DoublePair {
  let square = x * x
  var series = 1.0 / 362_880 - square * (1.0 / 39_916_800)
  series = 1.0 / 120 - square * (1.0 / 5_040 - square * series)
  series = 1.0 / 6 - square * series
  return DoublePair(greater: x, rest - x * square * series)
}
