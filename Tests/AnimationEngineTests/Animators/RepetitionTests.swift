import TestSupport
import Testing

@testable import AnimationEngine

@Suite struct RepetitionTests {
  private func run(_ animation: Animation, distance: Double = 100) -> AnimationPlayback {
    AnimationPlayback(AnimationComposition(animation), distance: distance)
  }

  private func fractions(_ animation: Animation, at times: [Double]) -> [Double?] {
    var run = run(animation)
    return times.map { run.progress(at: $0, ends: .exact)?.fraction }
  }

  @Test func `every second iteration runs back and the end of an iteration belongs to it`() {
    let animation = Animation.linear(duration: 0.5).repeatCount(3)
    #expect(
      fractions(animation, at: [0, 0.25, 0.5, 0.75, 1, 1.25, 1.5])
        == [0, 0.5, 1, 0.5, 0, 0.5, nil])
  }

  @Test func `without autoreversing every iteration starts anew`() {
    let animation = Animation.linear(duration: 0.5).repeatCount(3, autoreverses: false)
    #expect(
      fractions(animation, at: [0.25, 0.5, 0.75, 1, 1.25, 1.5]) == [0.5, 1, 0.5, 1, 0.5, nil])
  }

  @Test(arguments: [1, 0, -5, Int.min])
  func `one, none or a negative number of times is once`(count: Int) {
    var run = run(.linear(duration: 0.5).repeatCount(count))
    #expect(run.end(notAfter: 10) == 0.5)
    #expect(run.progress(at: 0.25, ends: .exact)?.fraction == 0.5)
  }

  @Test func `the iterations of a third of a second end where the thirds are`() throws {
    var run = run(.linear(duration: 1.0 / 3).repeatForever())
    var time = 0.0
    for third in 1...3_000 {
      let end = run.iterationEnd(after: time, notAfter: 1e6)
      time = try #require(end)
      #expect(abs(time - Double(third) / 3) < 1e-9)
      #expect(run.progress(at: time, ends: .exact)?.fraction == Double(third % 2))
    }
  }

  @Test func `the ends of iterations are found one after the other and none is the motion's own`() {
    var run = run(.linear(duration: 0.5).speed(2).repeatCount(3).delay(1))
    #expect(run.iterationEnd(after: 0, notAfter: 1) == nil)
    #expect(run.iterationEnd(after: 0, notAfter: 5) == 1.25)
    #expect(run.iterationEnd(after: 1.1, notAfter: 5) == 1.25)
    #expect(run.iterationEnd(after: 1.25, notAfter: 5) == 1.5)
    #expect(run.iterationEnd(after: 1.5, notAfter: 5) == nil)
    #expect(run.end(notAfter: 5) == 1.75)
  }

  @Test func `at the end of an iteration the velocity is that of the next one`() {
    var run = run(.linear(duration: 0.5).repeatCount(3))
    #expect(run.progress(at: 0.5, ends: .exact) == Progress(fraction: 1, velocity: -2))
  }

  @Test func `the iterations of a spring are as long as the spring over its distance`() throws {
    // By an independent program.
    var single = run(.spring, distance: 1)
    let answer = single.end(notAfter: 10)
    let length = try #require(answer)
    #expect(isClose(length, 0.82, within: 1e-12))
    var run = run(.spring.repeatCount(4), distance: 1)
    #expect(run.iterationEnd(after: 0, notAfter: 10) == length)
    #expect(run.end(notAfter: 10) == Instant.onGrid(4 * length))
    let fraction = single.progress(at: 0.1, ends: .exact)?.fraction ?? .nan
    #expect(run.progress(at: length + 0.1, ends: .exact)?.fraction == 1 - fraction)
  }

  @Test func `nested repetitions share one count and one start, as in SwiftUI`() {
    let animation = Animation.linear(duration: 1)
      .repeatCount(2, autoreverses: true).repeatCount(2, autoreverses: false)
    #expect(
      fractions(animation, at: [0, 0.5, 1, 1.5, 2, 2.25, 2.75, 3])
        == [0, 0.5, 1, 1, 1, 0.75, 0.25, nil])
  }

  /// The second method: SwiftUI's own, which restarts at ticks, with very short ticks.
  @Test func `a nest by the exact clock is what ever shorter ticks come to`() {
    let nests: [Animation] = [
      .linear(duration: 1).repeatCount(2).repeatCount(2, autoreverses: false),
      .linear(duration: 0.5).repeatCount(3).delay(0.25).repeatCount(4),
      .linear(duration: 0.5).repeatForever().repeatCount(2),
      .linear(duration: 0.5).delay(0.1).repeatCount(2, autoreverses: false).speed(2)
        .repeatForever(),
      .easeIn(duration: 0.4).repeatCount(2).repeatCount(2).repeatCount(2),
    ]
    for (index, animation) in nests.enumerated() {
      var exact = run(animation)
      var ticking = run(animation)
      for tick in 0...60_000 {
        let time = Double(tick) * 1e-4
        let shown = ticking.progress(at: time, ends: .onTick)?.fraction ?? 1
        // Between the boundaries, which come some ticks late.
        guard tick % 797 == 0 else { continue }
        let fraction = exact.progress(at: time, ends: .exact)?.fraction ?? 1
        #expect(isClose(shown, fraction, within: 1e-2), "nest \(index) at \(time)")
      }
    }
  }

  @Test func `what has no length ends at once or stands at its target forever`() {
    let nothing = Animation.linear(duration: 0)
    for finite in [nothing.repeatCount(1_000_000_000), nothing.repeatCount(2).repeatCount(3)] {
      var run = run(finite)
      #expect(run.end(notAfter: 0) == 0)
    }
    for endless in [nothing.repeatForever(), nothing.repeatForever().repeatCount(2).delay(1)] {
      var run = run(endless)
      #expect(run.end(notAfter: 1e6) == nil)
      #expect(run.progress(at: 5, ends: .exact)?.fraction == 1)
    }
  }

  @Test func `a very long run over very short iterations takes no time`() {
    var run = run(.linear(duration: 1e-9).repeatForever())
    #expect(run.end(notAfter: 1e9) == nil)
    let single = run.progress(at: 1e9, ends: .exact)?.fraction ?? .nan
    #expect((0...1).contains(single))
    var nest = AnimationPlayback(
      AnimationComposition(.linear(duration: 1e-9).repeatForever().repeatCount(2)), distance: 1)
    #expect(nest.end(notAfter: 1e9) == nil)
    let fraction = nest.progress(at: 1e9, ends: .exact)?.fraction ?? .nan
    #expect((0...1).contains(fraction))
  }

  @Test func `on ticks an iteration starts at the tick that finds the end, as in SwiftUI`() {
    // 0.5 s at 64 frames a second: the 33rd tick finds the end.
    var run = run(.linear(duration: 0.5).repeatForever(autoreverses: false))
    let fractions = (0...67).map {
      run.progress(at: Double($0) / 64, ends: .onTick)?.fraction
    }
    #expect(fractions[32] == 1)
    #expect(fractions[33] == 1)
    #expect(fractions[34] == 1.0 / 32)
    #expect(fractions[66] == 1)
    #expect(fractions[67] == 1.0 / 32)
  }

  @Test func `on ticks an even number of times ends at the start and then is over`() {
    var run = run(.linear(duration: 0.5).repeatCount(2))
    let fractions = (0...70).map {
      run.progress(at: Double($0) / 64, ends: .onTick)?.fraction
    }
    #expect(fractions[65] == 0)
    #expect(fractions[66] == nil)
  }
}

// MARK: - Passes that start at different times

extension RepetitionTests {
  /// The second method: a spring that is played once, at the time that a pass has come to.
  @Test(arguments: [-0.2, -0.05, -0.9, 0.3])
  func `a delay around a repeated spring counts for the first pass alone`(delay: Double) throws {
    var single = run(.spring)
    let answer = single.end(notAfter: 10)
    let length = try #require(answer)
    var repeated = run(.spring.repeatCount(3, autoreverses: false).delay(delay))
    for frame in 0...400 {
      let time = Double(frame) / 100
      let local = max(time - delay, 0)
      let pass = (local / length).rounded(.down)
      guard pass < 3 else { break }
      let expected = single.progress(at: local - pass * length, ends: .exact)?.fraction ?? .nan
      // At the end of a pass its last value is shown, and steps are whole.
      guard (local / length - pass) > 0.01 else { continue }
      let shown = repeated.progress(at: time, ends: .exact)?.fraction ?? .nan
      #expect(isClose(shown, expected, within: 0.03), "\(delay) at \(time)")
    }
    let end = repeated.end(notAfter: 20) ?? .nan
    #expect(isClose(end, 3 * length + delay, within: 1e-9))
  }

  /// A second that a pass starts inside is skipped, and the passes that follow are whole.
  @Test func `a pass that is skipped is no longer than the others`() throws {
    var single = run(.spring(duration: 3))
    let answer = single.end(notAfter: 100)
    let length = try #require(answer)
    var repeated = run(.spring(duration: 3).repeatCount(2, autoreverses: false).delay(-2))
    // From rest, a frame before the time it starts at.
    let first = length - 1.0 / 60
    let iteration = repeated.iterationEnd(after: 0, notAfter: 100) ?? .nan
    #expect(isClose(iteration, first, within: 1e-9))
    let end = repeated.end(notAfter: 100) ?? .nan
    #expect(isClose(end, first + length, within: 1e-9))
    let shown = repeated.progress(at: first + 1, ends: .exact)?.fraction ?? .nan
    let expected = single.progress(at: 1, ends: .exact)?.fraction ?? .nan
    #expect(isClose(shown, expected, within: 0.02))
  }

  @Test func `on ticks the passes after the first start at their beginning`() throws {
    let animation = Animation.spring(duration: 0.5).repeatCount(2, autoreverses: false).delay(-0.4)
    var run = run(animation)
    var context = AnimationContext<Double>()
    for frame in 0..<400 {
      let time = Double(frame) / 97
      let shown = run.progress(at: time, ends: .onTick)?.fraction
      let expected = animation.animate(value: 100, time: time, context: &context)
      #expect((shown == nil) == (expected == nil))
      guard let shown, let expected else { break }
      #expect(isClose(100 * shown, expected, within: 1e-9), "at \(time)")
    }
  }
}
