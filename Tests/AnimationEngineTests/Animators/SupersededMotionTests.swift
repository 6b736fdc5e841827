import TestSupport
import Testing

@testable import AnimationEngine

/// What is kept of motions for which something waits after another motion has superseded them.
@Suite struct SupersededMotionTests {
  private func waiter(_ number: Int) -> CompletionTokens {
    CompletionTokens(logical: [CompletionToken(number)], removed: [])
  }

  /// Changes a value again and again, and says when each wait was over, in milliseconds.
  private func ends(
    _ animations: [Animation], every gap: Double, startRule: StartRule = .atOnce,
    rate: Double = 100, seconds: Double
  ) -> [Int: Int] {
    var animator = Animator(atRest: 0.0, startRule: startRule)
    var ends: [Int: Int] = [:]
    var next = 0
    for frame in 0...Int(seconds * rate) {
      let now = Instant.frame(frame, rate: rate)
      var finished: [CompletedToken] = []
      if startRule == .atOnce {
        animator.advance(to: now, finished: &finished)
      } else {
        animator.tick(at: now, finished: &finished)
      }
      for waiter in finished { ends[waiter.id.rawValue] = Int((now.seconds * 1000).rounded()) }
      while next < animations.count, Double(next) * gap <= now.seconds + 1e-9 {
        _ = animator.change(
          to: Double(next + 1),
          by: ValueChange(animation: animations[next], at: now, waiters: waiter(next)))
        next += 1
      }
    }
    return ends
  }

  @Test func `each superseded curve is complete at its own end`() {
    let durations = [1.0, 0.2, 0.7, 0.1, 3]
    let found = ends(durations.map { .linear(duration: $0) }, every: 0.05, seconds: 4)
    for (index, duration) in durations.enumerated() {
      #expect(found[index] == Int(((Double(index) * 0.05 + duration) * 1000).rounded()))
    }
  }

  @Test func `each superseded spring is complete after its response, by any clock`() {
    let animations = Array(repeating: Animation.spring(duration: 0.4), count: 8)
    let found = ends(animations, every: 0.1, seconds: 4)
    for index in animations.indices { #expect(found[index] == 100 * index + 400) }
    // On ticks the first motion begins a tick late, and the others with the tick before their change.
    let ticks = ends(animations, every: 0.1, startRule: .atFirstTick, seconds: 4)
    for index in animations.indices.dropFirst() { #expect(ticks[index] == 100 * index + 400) }
  }

  /// A spring over a short way is over where it first crosses its target.
  @Test func `a superseded spring is complete when it is over, if that is earlier`() throws {
    let spring = Animation.spring(duration: 2, bounce: 0.3)
    var run = AnimationPlayback(spring.composition, distance: 0.001)
    let answer = run.end(notAfter: 10)
    let end = try #require(answer)
    #expect(end < 2)
    var animator = Animator(atRest: 0.0)
    _ = animator.change(
      to: 0.001, by: ValueChange(animation: spring, at: .zero, waiters: waiter(7)))
    _ = animator.change(to: 5, by: ValueChange(animation: Animation.linear(duration: 9), at: .zero))
    var finished: [CompletedToken] = []
    let instant = try #require(Instant.zero.advanced(bySeconds: end))
    animator.advance(to: Instant(ticks: instant.ticks - 1), finished: &finished)
    #expect(finished.isEmpty)
    animator.advance(to: instant, finished: &finished)
    #expect(finished == [CompletedToken(id: CompletionToken(7), reason: .superseded)])
  }

  @Test func `those that are due at one instant are told in their order`() {
    var animator = Animator(atRest: 0.0)
    for index in 0..<100 {
      let now = Instant(ticks: Int64(index) * Instant.ticksPerSecond / 100)
      animator.advance(to: now)
      // All end at 1 s.
      let animation = Animation.linear(duration: 1 - now.seconds)
      _ = animator.change(
        to: Double(index + 1),
        by: ValueChange(animation: animation, at: now, waiters: waiter(index))
      )
    }
    _ = animator.change(
      to: -1, by: ValueChange(animation: Animation.linear(duration: 5), at: Instant(seconds: 0.99)))
    var finished: [CompletedToken] = []
    animator.advance(to: Instant(seconds: 1), finished: &finished)
    #expect(finished.map(\.id.rawValue) == Array(0..<100))
  }

  /// Whatever lies below a superseded motion is not kept a second time.
  @Test func `of a superseded curve only its end is kept`() {
    var animator = Animator(atRest: 0.0)
    for index in 0..<1000 {
      let change = ValueChange(
        animation: Animation.easeInOut(duration: 20), at: .zero, waiters: waiter(index))
      _ = animator.change(to: Double(index + 1), by: change)
    }
    let kept = animator.motion?.superseded.remaining ?? []
    #expect(kept.count == 999)
    #expect(kept.allSatisfy { if case .none = $0.search { true } else { false } })
    #expect(kept.allSatisfy { $0.age == 20 * Instant.ticksPerSecond })
  }

  /// Counts how often it is asked.
  private final class Counter: @unchecked Sendable {
    var count = 0
  }

  private struct Counting: CustomAnimation {
    let counter: Counter
    let number: Int

    func animate<V: VectorArithmetic>(
      value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
      counter.count += 1
      return time < 5 ? value.scaled(by: time / 5) : nil
    }

    static func == (left: Counting, right: Counting) -> Bool { left.number == right.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  /// With a full reading after each change these would be half a million.
  @Test func `many changes at one instant read each motion a few times only`() {
    let counter = Counter()
    var scene = AnimationScene()
    let property = scene.add(0.0)
    for number in 1...1000 {
      scene.withAnimation(Animation(Counting(counter: counter, number: number))) {
        $0.set(property, Double(number))
      }
      scene.advance(to: .zero)
    }
    #expect(counter.count > 0)
    #expect(counter.count < 20_000)
  }
}
