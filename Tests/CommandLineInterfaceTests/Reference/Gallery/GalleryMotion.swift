import Foundation
import Testing

/// An animation with a second way to compute where it is, apart from the engine's.
struct GalleryMotion: CustomTestStringConvertible, Sendable {
  /// The animation as a document has it.
  let animation: String
  /// The fraction of a way of so many units that is done after some seconds.
  let fraction: @Sendable (_ time: Double, _ distance: Double) -> Double

  var testDescription: String { animation }

  static let linear = Self(animation: ".linear(duration: 1)") { time, _ in min(1, time) }

  /// The control points of easeInOut, by halving the interval of the parameter.
  static let easeInOut = Self(animation: ".easeInOut(duration: 1)") { time, _ in
    func bernstein(_ first: Double, _ second: Double, _ t: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
    }
    guard time < 1 else { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bernstein(0.42, 0.58, middle) < time { low = middle } else { high = middle }
    }
    return bernstein(0, 1, low)
  }

  /// The closed form of a spring whose damping ratio is 1/2, whose period is 1 s without damping.
  static let bouncing = Self(animation: ".interpolatingSpring(duration: 1, bounce: 0.5)") {
    time, _ in
    guard time < bouncingEnd else { return 1 }
    let decay = exp(-bouncingDecay * time)
    let (wave, slope) = (bouncingFrequency * time, bouncingDecay / bouncingFrequency)
    return 1 - decay * (cos(wave) + slope * sin(wave))
  }

  static let bouncingDecay = Double.pi
  static let bouncingFrequency = 2 * Double.pi * 0.75.squareRoot()
  /// When what is left of it is 1/1000 for good.
  static let bouncingEnd = log(1000 * (1 + bouncingDecay / bouncingFrequency)) / bouncingDecay

  /// The spring of half a second without bounce, by steps of 1/300 s.
  static let stepped = Self(animation: ".spring") { time, distance in
    // A time on a step is not rounded up to the next.
    let steps = Int((time * 300 - 1e-6).rounded(.up))
    return SteppedSpring(distance: distance).fraction(afterSteps: steps)
  }

  static let all = [linear, easeInOut, bouncing, stepped]
}
