/// The damping that steps of 1/300 s have where they cannot follow the one that is written.
///
/// A choice: SwiftUI has not been measured there, and its formula would leave all bounds.
package struct CutDamping: Hashable, Sendable {
  /// The least damping fraction that is cut off, for the spring's response.
  package let limit: Double
  /// The damping fraction that the spring moves with instead.
  package let used: Double
}

extension FluidSpring {
  /// How the damping is cut off, or nil if the spring moves with the damping fraction that it has.
  ///
  /// It is about the spring's own response; while a response blends, the steps follow the blended one.
  package var cutDamping: CutDamping? {
    let steps = writtenCoefficients(response: response)
    return steps.isConverging ? nil : steps.cutDamping
  }
}

extension FluidSpring.Coefficients {
  /// The damping from which on the steps diverge. A step multiplies the way left and the stride by
  /// [[1, -1], [k, 1 - c - k]], for a stiffness k and a damping c: its eigenvalues lie within the unit
  /// circle while c < 2 - k / 2.
  private var limit: Double { 2 - stiffness / 2 }

  /// The damping in place of one that is cut off.
  private var cut: Double { 1.5 }

  /// Whether the steps approach the target.
  fileprivate var isConverging: Bool { damping < limit }

  /// These coefficients, with less damping where the steps would diverge.
  var converging: FluidSpring.Coefficients {
    isConverging ? self : FluidSpring.Coefficients(stiffness: stiffness, damping: cut)
  }

  /// Both dampings as fractions of the critical one, which is twice the root of the stiffness.
  fileprivate var cutDamping: CutDamping {
    let critical = 2 * stiffness.squareRoot()
    return CutDamping(limit: limit / critical, used: cut / critical)
  }
}
