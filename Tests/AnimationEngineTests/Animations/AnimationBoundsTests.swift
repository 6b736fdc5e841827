import TestSupport
import Testing

@testable import AnimationEngine

/// What animations make of parameters that no animation can have.
@Suite struct AnimationBoundsTests {
  static let numbers: [Double] = [.nan, .infinity, -.infinity, 0, -1, 1e300, -1e300, 1e-300]

  static func animations(_ number: Double) -> [Animation] {
    [
      .linear(duration: number), .timingCurve(.circularEaseInOut, duration: number),
      .timingCurve(number, number, number, number, duration: 1),
      .spring(duration: number, bounce: 0), .spring(duration: 0.5, bounce: number),
      .spring(response: number, dampingFraction: 0.8, blendDuration: number),
      .spring(response: 0.5, dampingFraction: number),
      .spring(Spring(duration: number, bounce: number)),
      .interpolatingSpring(mass: number, stiffness: 100, damping: 10),
      .interpolatingSpring(mass: 1, stiffness: number, damping: 10),
      .interpolatingSpring(mass: 1, stiffness: 100, damping: number),
      .interpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: number),
      .interpolatingSpring(duration: number, bounce: number),
      .easeIn.delay(number), .easeIn.speed(number), .easeIn.logicallyComplete(after: number),
      .spring.delay(number).speed(number).repeatForever().delay(number).repeatCount(2),
      .interpolatingSpring.speed(number).repeatCount(3).speed(number),
    ]
  }

  @Test(arguments: numbers)
  func `no parameter makes a hole, a trap or an endless loop`(number: Double) {
    for (index, animation) in AnimationBoundsTests.animations(number).enumerated() {
      for distance in [0, 100, number] {
        var run = AnimationPlayback(AnimationComposition(animation), distance: distance)
        for time in [0, 0.1, 0.35, 2, 100] {
          let end = run.end(notAfter: time)
          #expect(end.map { (0...time).contains($0) } ?? true, "\(index)")
          guard let progress = run.progress(at: time, ends: .exact) else { continue }
          #expect(progress.fraction.isFinite, "\(index) \(distance) \(time)")
          #expect(!progress.velocity.isNaN, "\(index) \(distance) \(time)")
        }
        _ = run.iterationEnd(after: 0.1, notAfter: 3)
        let logical = run.logicalTime(notAfter: 100)
        #expect(logical.map { $0 >= 0 } ?? true)
      }
    }
  }

  @Test(arguments: numbers)
  func `nor does any on ticks`(number: Double) {
    for (index, animation) in AnimationBoundsTests.animations(number).enumerated() {
      var context = AnimationContext<Double>()
      for tick in 0..<100 {
        let time = Double(tick) / 60
        guard let offset = animation.animate(value: 100, time: time, context: &context)
        else { break }
        #expect(offset.isFinite, "\(index)")
      }
      for time in [Double.nan, .infinity, -.infinity, -1] {
        _ = animation.animate(value: 100, time: time, context: &context)
      }
    }
  }

  @Test func `a response of zero is as stiff as it gets`() {
    for response in [0.0, -1, .nan] {
      var run = AnimationPlayback(
        AnimationComposition(.spring(response: response, dampingFraction: 1)), distance: 100)
      let end = run.end(notAfter: 1) ?? .nan
      #expect(end < 0.2)
      #expect(run.progress(at: 0.1, ends: .exact)?.fraction ?? 1 > 0.99)
    }
  }

  @Test func `damping beyond what a step can follow does not diverge`() {
    for fraction in [10.0, 100, 1e6, .infinity] {
      var run = AnimationPlayback(
        AnimationComposition(.spring(response: 0.1, dampingFraction: fraction)), distance: 100)
      for frame in 0..<600 {
        guard let progress = run.progress(at: Double(frame) / 60, ends: .exact) else { break }
        #expect((0...1.001).contains(progress.fraction))
      }
    }
  }

  @Test func `without damping a spring never ends`() {
    for animation in [
      Animation.spring(duration: 0.5, bounce: 1), .interpolatingSpring(duration: 0.5, bounce: 1),
    ] {
      var run = AnimationPlayback(AnimationComposition(animation), distance: 100)
      #expect(run.end(notAfter: 100) == nil)
      #expect(run.progress(at: 99.9, ends: .exact) != nil)
    }
  }
}
