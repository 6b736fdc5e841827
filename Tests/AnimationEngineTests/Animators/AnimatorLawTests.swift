import AnimationEngine
import TestSupport
import Testing

/// What must hold for any sequence of changes.
@Suite struct AnimatorLawTests {
  static let seeds: Range<UInt64> = 1..<Cases.count(40, of: 120)

  /// Plays a script and reads the value at each time; `advances` are further instants to stop at.
  private func play(
    _ script: ChangeScript, readingAt times: [Instant], advances: [Instant] = [],
    from start: Double = 3
  ) -> [Double] {
    var animator = Animator(atRest: start)
    var stops = Set(times + advances).sorted()[...]
    var values: [Double] = []
    func advance(to limit: Instant?) {
      while let stop = stops.first, limit.map({ stop < $0 }) ?? true {
        animator.advance(to: stop)
        if times.contains(stop) { values.append(animator.presentation) }
        stops = stops.dropFirst()
      }
    }
    for (instant, deed) in script.deeds {
      advance(to: instant)
      animator.advance(to: instant)
      animator.perform(deed, at: instant)
    }
    advance(to: nil)
    return values
  }

  private static let times = (0...60).map { Instant(seconds: Double($0) * 0.11) }

  @Test(arguments: seeds)
  func `an animated change never makes the value jump`(seed: UInt64) {
    let animations = ChangeScript.curves + ChangeScript.springs + ChangeScript.nests
    let script = ChangeScript(seed: seed, animations: animations)
    var animator = Animator(atRest: 3.0)
    for (instant, deed) in script.deeds {
      animator.advance(to: instant)
      let before = animator.presentation
      animator.perform(deed, at: instant)
      #expect(animator.presentation == before, "\(script)")
      let wasMoving = animator.isMoving
      animator.advance(to: instant)
      guard wasMoving, animator.isMoving else { continue }
      #expect(abs(animator.presentation - before) < 1e-9, "\(script)")
    }
  }

  @Test(arguments: seeds)
  func `between springs the velocity is continuous too`(seed: UInt64) {
    let script = ChangeScript(seed: seed, animations: ChangeScript.springs)
    var animator = Animator(atRest: 3.0)
    for (instant, deed) in script.deeds {
      animator.advance(to: instant)
      let before = animator.velocity
      animator.perform(deed, at: instant)
      animator.advance(to: instant)
      guard animator.isMoving else { continue }
      #expect(abs(animator.velocity - before) <= 1e-9 * max(1, abs(before)), "\(script)")
    }
  }

  @Test(arguments: seeds)
  func `how often one looks changes no bit`(seed: UInt64) {
    let script = ChangeScript(
      seed: seed, animations: ChangeScript.everything, pauses: true, tracks: true)
    let rarely = play(script, readingAt: Self.times)
    let often = play(
      script, readingAt: Self.times,
      advances: (0..<1000).map { Instant(ticks: $0 * Instant.ticksPerSecond / 149) })
    #expect(rarely.map(\.bitPattern) == often.map(\.bitPattern), "\(script)")
  }

  @Test(arguments: seeds)
  func `whenever it happens it happens alike`(seed: UInt64) {
    let script = ChangeScript(seed: seed, animations: ChangeScript.everything, pauses: true)
    for shift in [Int64(1), 123_456_789, Instant.ticksPerSecond * 1000] {
      var later = script
      for index in later.deeds.indices { later.deeds[index].instant.ticks += shift }
      let values = play(later, readingAt: Self.times.map { Instant(ticks: $0.ticks + shift) })
      let original = play(script, readingAt: Self.times)
      #expect(values.map(\.bitPattern) == original.map(\.bitPattern), "\(script)")
    }
  }

  @Test(arguments: seeds)
  func `a pause delays everything by its length and changes nothing else`(seed: UInt64) {
    let script = ChangeScript(seed: seed, animations: ChangeScript.everything, tracks: true)
    let last = script.deeds.last.map(\.instant) ?? .zero
    let times = (0...40).map { Instant(ticks: last.ticks + $0 * 1_234_567_890 / 10) }
    let original = play(script, readingAt: times)
    let length: Int64 = 7_777_777_777
    var held = script
    held.deeds.append((last, .pause))
    held.deeds.append((Instant(ticks: last.ticks + length), .resume))
    let delayed = play(held, readingAt: times.map { Instant(ticks: $0.ticks + length) })
    #expect(delayed.map(\.bitPattern) == original.map(\.bitPattern), "\(script)")
  }

  @Test(arguments: seeds)
  func `at rest the screen shows the model, bit for bit`(seed: UInt64) {
    let script = ChangeScript(seed: seed, animations: ChangeScript.everything, tracks: true)
    var animator = Animator(atRest: 0.1)
    for (instant, deed) in script.deeds {
      animator.advance(to: instant)
      animator.perform(deed, at: instant)
    }
    animator.advance(to: Instant(seconds: 100))
    #expect(!animator.isMoving, "\(script)")
    #expect(animator.presentation.bitPattern == animator.model.bitPattern, "\(script)")
    #expect(animator.velocity == 0)
  }

  @Test func `a stream of changes keeps only what still runs`() {
    var animator = Animator(atRest: 0.0)
    let animation = Animation.easeInOut(duration: 0.35)
    for step in 1...2000 {
      let instant = Instant(seconds: Double(step) * 0.05)
      animator.advance(to: instant)
      _ = animator.change(
        to: Double(step % 7 + step), by: ValueChange(animation: animation, at: instant))
      // 0.35 s hold seven changes, each 0.05 s after the other.
      #expect(animator.layerCount <= 8)
    }
  }
}
