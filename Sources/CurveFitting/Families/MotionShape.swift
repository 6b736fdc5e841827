import AnimationEngine

/// The numbers of a member of a family, in the form in which they are looked for: a duration by its
/// logarithm, and a velocity per duration.
struct MotionShape: Hashable {
  var numbers: [Double]
}

extension MotionFamily {
  /// Where the numbers of a shape may be.
  var bounds: [ClosedRange<Double>] {
    let duration = logarithm(0.005)...logarithm(3_600)
    return parameters.map { parameter in
      switch parameter {
      case .duration: duration
      case .bounce: kind == .fluidSpring ? -0.95...0.99 : 0...0.99
      case .initialVelocity: -200...200
      case .x1, .x2: 0...1
      case .y1, .y2: -5...6
      }
    }
  }

  /// A parameter's value in a shape, as Swift source has it.
  func value(of index: Int, in shape: MotionShape) -> Double {
    let number = shape.numbers[index]
    switch parameters[index] {
    case .duration: return exponential(number)
    case .initialVelocity: return number / exponential(shape.numbers[0])
    case .bounce, .x1, .x2, .y1, .y2: return number
    }
  }

  /// The derivative of that value with respect to the number in the shape.
  func rate(of index: Int, in shape: MotionShape) -> Double {
    switch parameters[index] {
    case .duration: exponential(shape.numbers[index])
    case .initialVelocity: 1 / exponential(shape.numbers[0])
    case .bounce, .x1, .x2, .y1, .y2: 1
    }
  }
}
