import CurveFitting

/// The families of motions that `fit` tries.
package enum MotionFamilyChoice: String, CaseIterable, Hashable, Sendable {
  case spring, curve, any

  var kinds: [MotionFamily.Kind] {
    switch self {
    case .spring: [.fluidSpring, .interpolatingSpring]
    case .curve: [.curve]
    case .any: MotionFamily.Kind.allCases
    }
  }
}
