import AnimationEngine

/// A motion that follows a recording, with the errors of its numbers.
package struct MotionFit: Hashable, Sendable {
  package let family: MotionFamily
  /// The numbers of the family, in its order.
  package let parameters: [Estimate]
  /// The value before the motion.
  package let start: Estimate
  /// Where each change goes.
  package let targets: [Estimate]
  /// When each change begins, by the recording's clock.
  package let begins: [Estimate]
  /// The quality of the fit.
  package let residual: FitResidual
  /// Schwarz's information criterion: the lower of two is the more likely.
  package let criterion: Double
  /// The credit for numbers that a person would write.
  let roundness: Double

  /// A parameter's number, if the family has it.
  package subscript(parameter: FittedParameter) -> Estimate? {
    family.parameters.firstIndex(of: parameter).map { parameters[$0] }
  }
}

/// A number with its standard error.
package struct Estimate: Hashable, Sendable {
  package let value: Double
  package let error: Double

  package init(_ value: Double, error: Double = 0) {
    self.value = value
    self.error = error
  }
}

/// The residuals of a fit.
package struct FitResidual: Hashable, Sendable {
  /// The root of the mean square, in the units of the recording.
  package let typical: Double
  /// The greatest one.
  package let greatest: Double
  /// The correlation of a residual with the one before it: near 0 is noise, near 1 another motion.
  package let autocorrelation: Double

  init(_ residuals: [Double], moving: Int) {
    typical = (LeastSquares.sumOfSquares(residuals) / Double(max(residuals.count, 1))).squareRoot()
    greatest = residuals.reduce(0) { max($0, abs($1)) }
    // Rows at rest are alike, and say nothing.
    let shown = residuals.prefix(max(moving, 3))
    let squares = LeastSquares.sumOfSquares(Array(shown))
    let products = zip(shown, shown.dropFirst()).reduce(0) { $0 + $1.0 * $1.1 }
    autocorrelation = squares > 0 ? products / squares : 0
  }
}
