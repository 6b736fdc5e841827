import AnimationEngine
import TestSupport
import Testing

@testable import TimelineSimulation

@Suite struct DragTests {
  private struct Taken {
    var instants: [Instant] = []
    var translations: [Double] = []
    var velocities: [Double] = []
    var predictedEnds: [Double] = []
  }

  private func drag(
    to end: Double, begin: Double = 0, duration: Double, rate: Double, curve: UnitCurve? = nil
  ) -> Drag {
    Drag(
      from: Components(0), to: Components(end), begin: Instant(seconds: begin),
      duration: duration, rate: rate, curve: curve)
  }

  /// Plays a drag to its release.
  private func samples(of drag: Drag) -> Taken {
    var (drag, taken) = (drag, Taken())
    while drag.moment != .release {
      taken.instants.append(drag.instant)
      drag.takeSample()
      taken.translations.append(drag.sample.translation[0])
      taken.velocities.append(drag.sample.velocity[0])
      taken.predictedEnds.append(drag.sample.predictedEnd[0])
      drag.advance()
    }
    #expect(drag.instant == taken.instants.last, "the release is at the last sample")
    return taken
  }

  @Test(arguments: [
    // Duration, rate, and the samples: those at k / rate before the end, and the end.
    (0.5, 4.0, [0, 0.25, 0.5]), (0.6, 4.0, [0, 0.25, 0.5, 0.6]), (0.1, 4.0, [0, 0.1]),
    (0.0, 60.0, [0]), (1e-9, 1e6, [0, 1e-9]), (0.3, 10.0, [0, 0.1, 0.2, 0.3]),
  ])
  func `a drag is sampled at its rate and at its end`(
    duration: Double, rate: Double, times: [Double]
  ) {
    let taken = samples(of: drag(to: 1, begin: 2, duration: duration, rate: rate))
    #expect(taken.instants == times.map { Instant(seconds: 2 + $0) })
    #expect(taken.translations.last == 1)
  }

  @Test func `an even drag is where its time is, as fast as it is long`() {
    let taken = samples(of: drag(to: 90, duration: 0.3, rate: 10))
    for (found, expected) in zip(taken.translations, [0.0, 30, 60, 90]) {
      #expect(isClose(found, expected, within: 1e-12))
    }
    // One sample has no velocity, and later all slopes are the same.
    for (found, expected) in zip(taken.velocities, [0.0, 300, 300, 300]) {
      #expect(isClose(found, expected, within: 1e-9))
    }
    for (found, expected) in zip(taken.predictedEnds, [0.0, 105, 135, 165]) {
      #expect(isClose(found, expected, within: 1e-9))
    }
  }

  @Test func `the velocity mixes the last two slopes, one part new to three parts old`() {
    // A curve whose values are known without solving anything: 1 - sqrt(1 - p²).
    let taken = samples(of: drag(to: 8, duration: 1, rate: 8, curve: .circularEaseIn))
    let way = (0...8).map { 8 * (1 - (1 - Double($0 * $0) / 64).squareRoot()) }
    #expect(zip(taken.translations, way).allSatisfy { isClose($0, $1, within: 1e-9) })
    let slopes = zip(way.dropFirst(), way).map { ($0 - $1) * 8 }
    #expect(isClose(taken.velocities[1], slopes[0], within: 1e-9))
    for index in 2...8 {
      let expected = 0.25 * slopes[index - 1] + 0.75 * slopes[index - 2]
      #expect(isClose(taken.velocities[index], expected, within: 1e-6), "sample \(index)")
    }
  }

  @Test func `a drag of no length is one sample at its end, which stands`() {
    let taken = samples(of: drag(to: 5, duration: 0, rate: 60, curve: .easeIn))
    #expect(taken.translations == [5] && taken.velocities == [0] && taken.predictedEnds == [5])
  }

  @Test func `a vector is dragged as a whole`() {
    var drag = Drag(
      from: Components([1, -1]), to: Components([3, -5]), begin: .zero, duration: 1, rate: 2,
      curve: nil)
    drag.takeSample()
    drag.advance()
    drag.takeSample()
    #expect(drag.sample.translation == Components([2, -3]))
    #expect(drag.sample.velocity == Components([2, -4]))
    #expect(drag.sample.predictedEnd == Components([2.5, -4]))
  }

  @Test func `the samples are counted before they are taken`() {
    #expect(drag(to: 1, duration: 0.6, rate: 60).sampleCount == 36)
    #expect(drag(to: 1, duration: 1e9, rate: 1e6).sampleCount == 1e15)
    #expect(samples(of: drag(to: 1, duration: 0.61, rate: 60)).instants.count == 38)
  }
}
