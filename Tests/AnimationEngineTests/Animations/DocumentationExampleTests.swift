import AnimationEngine
import Foundation
import TestSupport
import Testing

// The example begins.
/// What a display of `rate` frames a second shows of a change from one number to another.
func frames(
  _ animation: Animation, from start: Double, to end: Double, rate: Double
) -> [Double] {
  var context = AnimationContext<Double>()
  var shown: [Double] = []
  while shown.count < 1_000 {
    let time = Double(shown.count) / rate
    guard let offset = animation.animate(value: end - start, time: time, context: &context)
    else { break }
    shown.append(start + offset)
  }
  return shown + [end]
}

/// A curve that starts late, and runs twice: there and back.
let pulse = Animation.linear(duration: 1).repeatCount(2).delay(0.5)

/// An animation of one's own: as many equal jumps as it is told to make.
struct Jumps: CustomAnimation {
  var count: Int
  var duration: Double

  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    guard time < duration else { return nil }
    let done = (time / duration * Double(count)).rounded(.down)
    return value.scaled(by: done / Double(count))
  }
}

extension Animation {
  static func jumps(_ count: Int, duration: Double) -> Animation {
    Animation(Jumps(count: count, duration: duration))
  }
}

/// A shape with two numbers that move, each on its own scale.
struct Dial: Animatable {
  var angle = Angle.zero
  var radius = 10.0

  var animatableData: AnimatablePair<Angle.AnimatableData, Double> {
    get { AnimatablePair(angle.animatableData, radius) }
    set {
      angle.animatableData = newValue.first
      radius = newValue.second
    }
  }
}

/// The dial half a second into a spring's motion, by the spring's closed form.
func turned(_ dial: Dial, to target: Dial) -> Dial {
  Spring(duration: 1, bounce: 0.3).value(
    fromValue: dial, toValue: target, initialVelocity: Dial(radius: 0), time: 0.5)
}
// The example ends.

@Suite struct DocumentationExampleTests {
  @Test func `the example moves as its text says`() {
    #expect(
      frames(pulse, from: 0, to: 100, rate: 4)
        == [0, 0, 0, 25, 50, 75, 100, 100, 75, 50, 25, 0, 100])
    #expect(frames(.jumps(2, duration: 1), from: 10, to: 20, rate: 4) == [10, 10, 15, 15, 20])
    let dial = turned(Dial(), to: Dial(angle: .degrees(90), radius: 20))
    let fraction = Spring(duration: 1, bounce: 0.3).value(target: 1.0, time: 0.5)
    #expect(isClose(dial.angle.degrees, 90 * fraction, within: 1e-9))
    #expect(isClose(dial.radius, 10 + 10 * fraction, within: 1e-9))
  }

  @Test func `the example in the documentation is the one compiled here`() throws {
    let here = URL(fileURLWithPath: #filePath)
    let root = here.pathComponents.dropLast(4).joined(separator: "/")
    let source = root + "/Sources/AnimationEngine/Animations/Animation.swift"
    let documented = try lines(of: source)
      .drop { $0 != "/// ```swift" }.dropFirst()
      .prefix { $0 != "/// ```" }
      .map { $0.hasPrefix("/// ") ? String($0.dropFirst(4)) : String($0.dropFirst(3)) }
    let compiled = try lines(of: #filePath)
      .drop { $0 != "// The example begins." }.dropFirst()
      .prefix { $0 != "// The example ends." }
      .map(String.init)
    #expect(!documented.isEmpty)
    #expect(documented == compiled)
  }

  private func lines(of path: String) throws -> [Substring] {
    try String(contentsOfFile: path, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }
}
