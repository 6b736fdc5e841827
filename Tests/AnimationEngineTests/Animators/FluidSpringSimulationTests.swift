import TestSupport
import Testing

@testable import AnimationEngine

/// SwiftUI's spring as it is written down: velocity Verlet in steps of 1/300 s, one number.
private struct PlainSpring {
  var response: Double
  var dampingFraction: Double
  var target: Double
  var offset = 0.0
  var velocity = 0.0
  var force = 0.0

  mutating func step(response blended: Double? = nil) {
    let h = 1.0 / 300
    let frequency = 2 * Double.pi / (blended ?? response)
    let stiffness = min(frequency * frequency, 45_000)
    let damping = 2 * stiffness.squareRoot() * dampingFraction
    let half = velocity + force * h / 2
    offset += half * h
    force = -damping * half + stiffness * (target - offset)
    velocity = half + force * h / 2
  }

  var isOver: Bool {
    if max(velocity * velocity, force * force) > 0.0036 { return false }
    let near = (0.01 * target) * (0.01 * target)
    return !(near > 0 && near < (target - offset) * (target - offset))
  }
}

@Suite struct FluidSpringSimulationTests {
  @Test func `a run is SwiftUI's integrator, step by step and to its end`() throws {
    var generator = SeededGenerator(seed: 30)
    for _ in 0..<100 {
      var plain = PlainSpring(
        response: .random(in: 0.02...2, using: &generator),
        dampingFraction: .random(in: 0.1...1.2, using: &generator),
        target: .random(in: -200...200, using: &generator))
      plain.velocity = .random(in: -1_000...1_000, using: &generator)
      plain.force = .random(in: -1_000...1_000, using: &generator)
      let spring = FluidSpring(
        response: plain.response, dampingFraction: plain.dampingFraction)
      var run = FluidSpringSimulation(
        spring, offset: plain.offset, velocity: plain.velocity, force: plain.force,
        target: plain.target, blendingFrom: nil)
      for step in 0..<20_000 {
        let time = Double(step) / 300
        let end = run.advance(to: time, ends: .exact)
        #expect(isClose(run.offset, plain.offset, within: 1e-9), "\(generator)")
        #expect(isClose(run.velocity, plain.velocity, within: 1e-7), "\(generator)")
        #expect(isClose(run.force, plain.force, within: 1e-5), "\(generator)")
        plain.step()
        #expect((end != nil) == plain.isOver, "\(generator) \(step)")
        if let end {
          #expect(isClose(end, time, within: 1e-12))
          break
        }
      }
      #expect(plain.isOver)
    }
  }

  /// Steps of the formula alone, without the cut, are what leaves all bounds.
  @Test(arguments: [0.02, 0.03, 0.05, 0.1, 0.5, 1])
  func `damping is cut off where the formula's steps diverge, and nowhere else`(
    response: Double
  ) throws {
    let cut = try #require(FluidSpring(response: response, dampingFraction: 1e5).cutDamping)
    for (fraction, diverges) in [(cut.limit * 0.99, false), (cut.limit * 1.01, true)] {
      let spring = FluidSpring(response: response, dampingFraction: fraction)
      #expect((spring.cutDamping != nil) == diverges)
      var plain = PlainSpring(response: response, dampingFraction: fraction, target: 1)
      for _ in 0..<20_000 { plain.step() }
      #expect(abs(plain.offset - 1) < 1 || diverges)
      #expect(!(abs(plain.offset) < 1e6) || !diverges)
    }
    var less = PlainSpring(response: response, dampingFraction: cut.used, target: 1)
    var run = FluidSpringSimulation(
      FluidSpring(response: response, dampingFraction: cut.limit * 2), target: 1, unit: 1)
    for step in 0..<100 {
      if run.advance(to: Double(step) / 300, ends: .exact) != nil { break }
      #expect(isClose(run.offset, less.offset, within: 1e-9))
      less.step()
    }
  }

  @Test func `a response that blends is the old one at first and the new one in the end`() {
    let spring = FluidSpring(response: 0.3, dampingFraction: 0.8, blendDuration: 0.25)
    var run = FluidSpringSimulation(
      spring, offset: 10, velocity: 20, force: 30, target: 100, blendingFrom: 0.7)
    var plain = PlainSpring(
      response: 0.3, dampingFraction: 0.8, target: 100, offset: 10, velocity: 20, force: 30)
    for step in 0..<150 {
      _ = run.advance(to: Double(step) / 300, ends: .exact)
      #expect(isClose(run.offset, plain.offset, within: 1e-9))
      let p = min(Double(step) / 300 / 0.25, 1)
      plain.step(response: 0.3 + 0.4 * (1 - p * p * (3 - 2 * p)))
    }
  }

  @Test func `a response that blends delays the logical completion to a step`() {
    let spring = FluidSpring(response: 0.1, dampingFraction: 0.8, blendDuration: 0.4)
    let run = FluidSpringSimulation(
      spring, offset: 0.0, velocity: 0, force: 0, target: 1, blendingFrom: 0.5)
    let response = { (t: Double) -> Double in
      let p = min(t / 0.4, 1)
      return 0.1 + 0.4 * (1 - p * p * (3 - 2 * p))
    }
    let first = (0...300).map { Double($0) / 300 }.first { $0 >= response($0) }
    #expect(run.logicalDuration == first)
    let plain = FluidSpring(response: 0.1, dampingFraction: 0.8)
    #expect(
      FluidSpringSimulation(plain, offset: 0.0, velocity: 0, force: 0, target: 1, blendingFrom: 0.5)
        .logicalDuration == 0.1)
  }

  @Test func `a vector moves as its length does along a line`() throws {
    let target = Components([30, 40])
    var vector = FluidSpringSimulation(
      FluidSpring(response: 0.5, dampingFraction: 0.7), offset: .zero, velocity: .zero,
      force: .zero, target: target, blendingFrom: nil)
    var unit = AnimationPlayback(
      AnimationComposition(.spring(response: 0.5, dampingFraction: 0.7)), distance: 50)
    for frame in 0..<30 {
      let time = Double(frame) / 60
      #expect(vector.advance(to: time, ends: .exact) == nil)
      let progress = unit.progress(at: time, ends: .exact)
      let fraction = try #require(progress)
      #expect(isClose(vector.offset[1], 40 * fraction.fraction, within: 1e-11))
      #expect(isClose(vector.velocity[0], 30 * fraction.velocity, within: 1e-9))
    }
    #expect(vector.advance(to: 10, ends: .exact) == unit.end(notAfter: 10))
  }

  @Test func `a run with nothing to do is over at its very beginning`() {
    let spring = FluidSpring(response: 0.5, dampingFraction: 1)
    var run = FluidSpringSimulation(
      spring, offset: 0.0, velocity: 0, force: 0, target: 0, blendingFrom: nil)
    #expect(run.advance(to: 0, ends: .exact) == 0)
    var motion = AnimationPlayback(AnimationComposition(.spring), distance: 0)
    #expect(motion.end(notAfter: 0) == 0)
  }

  @Test func `a negative delay skips all but a frame`() {
    var run = AnimationPlayback(
      AnimationComposition(.spring(duration: 2).delay(-1.5)), distance: 100)
    var plain = PlainSpring(response: 2, dampingFraction: 1, target: 100)
    for _ in 0..<5 { plain.step() }
    let fraction = run.progress(at: 0, ends: .exact)?.fraction ?? .nan
    #expect(isClose(fraction * 100, plain.offset, within: 1e-9))
  }

  @Test func `on ticks a gap of more than a second is skipped but for a frame`() {
    let spring = FluidSpring(response: 2, dampingFraction: 1)
    var run = FluidSpringSimulation(
      spring, offset: 0.0, velocity: 0, force: 0, target: 100, blendingFrom: nil)
    _ = run.advance(to: 5, ends: .onTick)
    var plain = PlainSpring(response: 2, dampingFraction: 1, target: 100)
    for _ in 0..<5 { plain.step() }
    #expect(isClose(run.offset, plain.offset, within: 1e-9))
    _ = run.advance(to: 5.5, ends: .onTick)
    for _ in 0..<150 { plain.step() }
    #expect(isClose(run.offset, plain.offset, within: 1e-9))
  }

  @Test func `on ticks an end that has passed between two of them is missed`() throws {
    // A spring that swings is below the threshold for some steps only, and then above it again.
    let spring = FluidSpring(response: 0.5, dampingFraction: 0.825)
    var exact = FluidSpringSimulation(spring, target: 100.0, unit: 1)
    let answer = exact.advance(to: 10, ends: .exact)
    let end = try #require(answer)
    for rate in [60.0, 120] {
      var ticks = FluidSpringSimulation(spring, target: 100.0, unit: 1)
      let found = (0...600).map { Double($0) / rate }.first {
        ticks.advance(to: $0, ends: .onTick) != nil
      }
      #expect(try #require(found) >= end)
    }
  }

  @Test(arguments: [0, 1e-4, 0.3, 1, 3], [0.0, 0.4, 3])
  func `no spring is over while it is surely moving`(damping: Double, start: Double) throws {
    for response in [0, 0.02, 0.1, 0.5, 3, 20] {
      for distance in [1e-3, 0.02, 1, 300] {
        let spring = FluidSpring(response: response, dampingFraction: damping)
        var run = FluidSpringSimulation(spring, target: 1.0, unit: distance, start: start)
        guard let end = run.end(notAfter: 60) else { continue }
        #expect(!run.isSurelyMoving(at: end), "\(response) \(distance)")
      }
    }
  }

  @Test func `springs without damping and slow ones are known to move without a step`() {
    func isSurelyMoving(_ response: Double, _ damping: Double, at time: Double) -> Bool {
      let spring = FluidSpring(response: response, dampingFraction: damping)
      return FluidSpringSimulation(spring, target: 1.0, unit: 1).isSurelyMoving(at: time)
    }
    #expect(isSurelyMoving(0.5, 0, at: 1e6))
    #expect(isSurelyMoving(1e6, 1, at: 86_400))
    // So slow that neither its velocity nor its force counts, without damping it is over at its target.
    #expect(isSurelyMoving(1e6, 0, at: 86_400) && !isSurelyMoving(1e6, 0, at: 250_000))
    // It covers no more than 2 * pi^2 of its distance in the time of a response.
    #expect(isSurelyMoving(0.5, 1, at: 0.1) && !isSurelyMoving(0.5, 1, at: 0.12))
  }

  @Test func `end steps of a run are found once and shown where they belong`() {
    var run = AnimationPlayback(AnimationComposition(.bouncy), distance: 100)
    let end = run.end(notAfter: 100) ?? .nan
    var plain = PlainSpring(response: 0.5, dampingFraction: 0.7, target: 100)
    for step in 0..<200 {
      let fraction = run.progress(at: Double(step) / 300, ends: .exact)?.fraction ?? .nan
      #expect(isClose(fraction * 100, plain.offset, within: 1e-9))
      plain.step()
    }
    #expect(run.progress(at: end, ends: .exact) == nil)
    #expect(run.progress(at: end - 1e-6, ends: .exact) != nil)
  }
}
