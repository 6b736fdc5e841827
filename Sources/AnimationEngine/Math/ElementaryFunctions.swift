#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(SystemLibrary)
  import SystemLibrary
#elseif canImport(PageRuntime)
  import PageRuntime
#endif

// The only file that imports the C library: everything else in the engine is plain Swift.
// The names are words, so that none of them shadows a C function where both are visible.

/// Returns e raised to `x`.
@inline(__always)
package func exponential(_ x: Double) -> Double { exp(x) }

/// Returns the natural logarithm of `x`.
@inline(__always)
package func logarithm(_ x: Double) -> Double { log(x) }

/// Returns the sine of an angle in radians.
@inline(__always)
package func sine(_ x: Double) -> Double { sin(x) }

/// Returns the cosine of an angle in radians.
@inline(__always)
package func cosine(_ x: Double) -> Double { cos(x) }

/// Returns the tangent of an angle in radians.
@inline(__always)
package func tangent(_ x: Double) -> Double { tan(x) }

/// Returns the angle in -pi...pi, in radians, whose direction is (`x`, `y`).
@inline(__always)
package func angle(ofX x: Double, y: Double) -> Double { atan2(y, x) }

/// Returns `base` raised to `exponent`.
@inline(__always)
package func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

/// Returns the real cube root of `x`, negative for a negative `x`.
@inline(__always)
package func cubeRoot(_ x: Double) -> Double { cbrt(x) }

/// Returns e raised to `x`, minus 1, without losing the digits of a small `x`.
@inline(__always)
package func exponentialMinusOne(_ x: Double) -> Double { expm1(x) }
