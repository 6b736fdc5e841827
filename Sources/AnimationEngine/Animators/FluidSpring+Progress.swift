extension FluidSpring {
  /// The number of steps in a second, for those who read `progress(steps:)`.
  package static var progressRate: Double { stepsPerSecond }

  /// The part of the way that is covered after each number of steps from rest, without an end: every
  /// motion of the spring is a sum of it.
  package func progress(steps count: Int) -> [Double] {
    let coefficients = coefficients(response: response)
    var state = FluidSpringState(remaining: 1.0, velocity: 0, force: 0)
    return [Double](unsafeUninitializedCapacity: count + 1) { buffer, initialized in
      for index in 0...count {
        buffer.initializeElement(at: index, to: 1 - state.remaining)
        state.advance(coefficients)
      }
      initialized = count + 1
    }
  }
}

extension Spring {
  /// The part of the way that is covered at a time, after a start with a velocity in ways per second.
  package func progress(initialVelocity: Double, time: Double) -> Double {
    let response = solution.response(at: time)
    return 1 - response.release + initialVelocity * response.push
  }

  /// A time by which less than 1e-12 of a motion from rest is left.
  package var stillness: Double {
    // An over-damped spring has the slower of two decays.
    let rate = frequency < 0 ? decay + frequency : decay
    return rate > 0 ? 30 / rate : .infinity
  }
}
