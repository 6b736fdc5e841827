// The engine's functions under the names that compare.c calls.

@_cdecl("own_exp") public func ownExp(_ x: Double) -> Double { exponential(x) }
@_cdecl("own_expm1") public func ownExpm1(_ x: Double) -> Double { exponentialMinusOne(x) }
@_cdecl("own_log") public func ownLog(_ x: Double) -> Double { logarithm(x) }
@_cdecl("own_log2") public func ownLog2(_ x: Double) -> Double { binaryLogarithm(x) }
@_cdecl("own_log10") public func ownLog10(_ x: Double) -> Double { decimalLogarithm(x) }
@_cdecl("own_sin") public func ownSin(_ x: Double) -> Double { sine(x) }
@_cdecl("own_cos") public func ownCos(_ x: Double) -> Double { cosine(x) }
@_cdecl("own_tan") public func ownTan(_ x: Double) -> Double { tangent(x) }
@_cdecl("own_cbrt") public func ownCbrt(_ x: Double) -> Double { cubeRoot(x) }
@_cdecl("own_atan2") public func ownAtan2(_ y: Double, _ x: Double) -> Double {
  angle(ofX: x, y: y)
}
@_cdecl("own_pow") public func ownPow(_ x: Double, _ y: Double) -> Double { power(x, y) }
@_cdecl("own_asin") public func ownAsin(_ x: Double) -> Double { arcSine(x) }
@_cdecl("own_acos") public func ownAcos(_ x: Double) -> Double { arcCosine(x) }
@_cdecl("own_hypot") public func ownHypot(_ x: Double, _ y: Double) -> Double { hypotenuse(x, y) }
