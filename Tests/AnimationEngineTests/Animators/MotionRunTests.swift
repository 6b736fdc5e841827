import Testing

@testable import AnimationEngine

@Suite struct MotionRunTests {
  @Test func `a curve is over at its duration under the exact rule and alive there on a tick`() {
    var run = MotionRun(Motion(.linear(duration: 0.5)), distance: 100)
    #expect(run.progress(at: 0, ends: .exact) == Progress(fraction: 0, velocity: 2))
    #expect(run.progress(at: 0.25, ends: .exact)?.fraction == 0.5)
    #expect(run.progress(at: 0.5, ends: .exact) == nil)
    #expect(run.progress(at: 0.5, ends: .onTick)?.fraction == 1)
    #expect(run.progress(at: 0.501, ends: .onTick) == nil)
    #expect(run.end(notAfter: 0.499) == nil)
    #expect(run.end(notAfter: 0.5) == 0.5)
  }

  @Test(arguments: [0.0, -1, .nan])
  func `a curve without length is over at once`(duration: Double) {
    var run = MotionRun(Motion(.easeIn(duration: duration)), distance: 1)
    #expect(run.end(notAfter: 0) == 0)
    #expect(run.progress(at: 0, ends: .exact) == nil)
    #expect(run.progress(at: 0, ends: .onTick) == nil)
  }

  @Test func `a delay holds the first value until it elapses`() {
    var run = MotionRun(Motion(.linear(duration: 1).delay(0.5)), distance: 1)
    #expect(run.progress(at: 0.25, ends: .exact) == Progress(fraction: 0, velocity: 0))
    #expect(run.progress(at: 0.75, ends: .exact)?.fraction == 0.25)
    #expect(run.end(notAfter: 2) == 1.5)
  }
}
