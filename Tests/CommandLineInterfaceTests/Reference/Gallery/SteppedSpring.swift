/// A spring that goes from 0 to a distance in steps of 1/300 s, each by half a step of the velocity before
/// and half a step of the one after.
struct SteppedSpring {
  /// The offsets after each number of steps, up to the last at which it is not at rest.
  let offsets: [Double]
  private let distance: Double

  init(response: Double = 0.5, dampingFraction: Double = 1, distance: Double) {
    let (h, omega) = (1.0 / 300, 2 * Double.pi / response)
    var (offset, velocity, force) = (0.0, 0.0, 0.0)
    var offsets: [Double] = []
    var isAtRest = false
    while !isAtRest {
      offsets.append(offset)
      let halfway = velocity + force * h / 2
      offset += halfway * h
      force = omega * omega * (distance - offset) - 2 * dampingFraction * omega * halfway
      velocity = halfway + force * h / 2
      isAtRest =
        max(velocity * velocity, force * force) <= 0.0036
        && abs(distance - offset) <= 0.01 * abs(distance)
    }
    self.offsets = offsets
    self.distance = distance
  }

  /// The step at which nothing is left of it: one before the first that finds it at rest, as measured.
  var lastStep: Int { offsets.count - 1 }

  /// When it is at rest, in seconds.
  var end: Double { Double(lastStep) / 300 }

  func fraction(afterSteps steps: Int) -> Double {
    steps < lastStep ? offsets[steps] / distance : 1
  }
}
