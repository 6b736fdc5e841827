import AnimationEngine
import TestSupport
import Testing

@Suite struct InstantTests {
  @Test(arguments: [24.0, 25, 30, 48, 50, 60, 64, 72, 90, 100, 120, 144, 240, 360])
  func `a frame time of a usual rate is a whole number of ticks`(rate: Double) {
    let ticksPerFrame = Double(Instant.ticksPerSecond) / rate
    for index in [0, 1, 2, 3, 7, 59, 1_000, 123_457] {
      #expect(Instant.frame(index, rate: rate).ticks == Int64(ticksPerFrame) * Int64(index))
    }
  }

  @Test func `begin plus duration is the frame time it should equal`() throws {
    for begin in 0..<100 {
      for duration in 1..<100 {
        let end = Instant(seconds: Double(begin) / 100)
          .advanced(bySeconds: Double(duration) / 100)
        #expect(end == Instant.frame(begin + duration, rate: 100))
      }
    }
  }

  @Test func `a decimal with nine places comes back as it went in`() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<10_000 {
      let nanoseconds = Int64.random(in: -1_000_000_000_000...1_000_000_000_000, using: &generator)
      let seconds = Double(nanoseconds) / 1e9
      #expect(Instant(seconds: seconds).ticks == nanoseconds * 9, "\(generator)")
      #expect(Instant(seconds: seconds).seconds == seconds, "\(generator)")
    }
  }

  @Test func `shifting two instants leaves the time between them`() throws {
    let begin = Instant(seconds: 0.1)
    let end = Instant(seconds: 0.3)
    for shift in 0..<1_000 {
      let offset = Instant.frame(shift, rate: 60).ticks
      let shiftedBegin = Instant(ticks: begin.ticks + offset)
      let shiftedEnd = Instant(ticks: end.ticks + offset)
      #expect(shiftedEnd.seconds(since: shiftedBegin) == end.seconds(since: begin))
    }
  }

  @Test(arguments: [
    (Double.nan, 0.0), (.infinity, 1e9), (-.infinity, -1e9), (1e300, 1e9), (-2e9, -1e9),
  ])
  func `a time out of range has a defined instant`(seconds: Double, expected: Double) {
    #expect(Instant(seconds: seconds).seconds == expected)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e10])
  func `no instant lies an impossible duration later`(duration: Double) {
    #expect(Instant.zero.advanced(bySeconds: duration) == nil)
  }

  @Test func `the time between the extremes does not overflow`() {
    let first = Instant(seconds: -1e9)
    let last = Instant(seconds: 1e9)
    #expect(last.seconds(since: first) == 2e9)
    #expect(last.advanced(bySeconds: 1) == nil)
    #expect(first < last)
  }
}
