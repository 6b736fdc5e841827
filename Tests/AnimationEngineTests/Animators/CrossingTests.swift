import AnimationEngine
import TestSupport
import Testing

/// Where motions pass through their targets, by the exact clock.
@Suite struct CrossingTests {
  /// The instants at which a watched value that a change moves away from zero passes through its target;
  /// on the way it is looked at anyway at some others.
  private func crossings(
    to target: Components, with animation: Animation, looks: [Double] = [], until end: Double = 20,
    then change: (at: Double, to: Components, with: Animation)? = nil
  ) -> [Double] {
    var animator = Animator(atRest: target - target)
    animator.watch(seesCrossings: true)
    _ = animator.change(to: target, by: ValueChange(animation: animation, at: .zero))
    var found: [Double] = []
    for look in (looks + [change?.at ?? end, end]).sorted().map(Instant.init(seconds:)) {
      var finished: [CompletedToken] = []
      while let instant = animator.nextBoundary(notAfter: look) {
        finished = []
        _ = animator.advance(to: instant, finished: &finished)
        found += finished.filter { $0.reason == .crossing }.map { _ in instant.seconds }
      }
      finished = []
      _ = animator.advance(to: look, finished: &finished)
      #expect(!finished.contains { $0.reason == .crossing }, "it was no boundary")
      if let change, look == Instant(seconds: change.at) {
        let animation = change.with
        _ = animator.change(to: change.to, by: ValueChange(animation: animation, at: look))
      }
    }
    return found
  }

  private func isClose(_ found: [Double], _ expected: [Double], within tolerance: Double) -> Bool {
    found.count == expected.count
      && zip(found, expected).allSatisfy { abs($0 - $1) <= tolerance }
  }

  /// `cos(wt) + d/w sin(wt)` is zero where `tan(wt) = -w/d`; the motion is over where the envelope
  /// `e^-dt (1 + d/w)` is a thousandth.
  private func zeros(duration: Double, bounce: Double) -> [Double] {
    let natural = 2 * Double.pi / duration
    let decay = natural * (1 - bounce)
    let frequency = natural * (bounce * (2 - bounce)).squareRoot()
    let end = logarithm(1000 * (1 + decay / frequency)) / decay
    let first = (Double.pi - angle(ofX: decay, y: frequency)) / frequency
    return (0..<100).map { first + Double($0) * Double.pi / frequency }.filter { $0 < end }
  }

  @Test(arguments: [(0.5, 0.3), (1, 0.5), (0.8, 0.9), (1.3, 0.1)])
  func `a closed spring crosses where its formula is zero`(duration: Double, bounce: Double) {
    let animation = Animation.interpolatingSpring(duration: duration, bounce: bounce)
    let expected = zeros(duration: duration, bounce: bounce)
    #expect(!expected.isEmpty)
    #expect(isClose(crossings(to: Components(3), with: animation), expected, within: 1e-8))
    // The components of a motion from rest come to their targets together; one stands there anyway.
    let vector = crossings(to: Components([1, -20, 0]), with: animation)
    #expect(isClose(vector, expected, within: 1e-8))
  }

  @Test func `how often a motion is looked at changes nothing`() {
    var generator = SeededGenerator(seed: 24)
    let animation = Animation.spring(duration: 0.6, bounce: 0.5)
    let alone = crossings(to: Components(100), with: animation)
    #expect(alone.count >= 2)
    for _ in 0..<20 {
      let looks = (0..<30).map { _ in Double.random(in: 0...3, using: &generator) }
      #expect(crossings(to: Components(100), with: animation, looks: looks + alone) == alone)
    }
  }

  /// The steps of 1/300 s of semi-implicit motion, one after the other; a step shows right after its
  /// beginning.
  @Test(arguments: [(0.5, 0.5), (0.3, 0.7), (1.2, 0.2)])
  func `a stepped spring crosses in the step that changes sides`(duration: Double, bounce: Double) {
    let (step, stiffness) = (1.0 / 300, (2 * Double.pi / duration) * (2 * Double.pi / duration))
    let damping = 2 * stiffness.squareRoot() * (1 - bounce)
    var (offset, velocity, force) = (0.0, 0.0, 0.0)
    var expected: [Double] = []
    for index in 0..<3000 {
      let middle = velocity + force * step / 2
      let before = offset
      offset += middle * step
      force = stiffness * (1 - offset) - damping * middle
      velocity = middle + force * step / 2
      if (before < 1) != (offset < 1) { expected.append(Double(index) / 300) }
    }
    let found = crossings(
      to: Components(1), with: .spring(duration: duration, bounce: bounce))
    #expect(!found.isEmpty)
    #expect(isClose(found, Array(expected.prefix(found.count)), within: 1e-8))
    // What the steps do later comes after the end of the motion.
    let end = end(of: .spring(duration: duration, bounce: bounce))
    #expect(expected.dropFirst(found.count).allSatisfy { $0 >= end })
  }

  private func end(of animation: Animation) -> Double {
    var animator = Animator(atRest: 0.0)
    _ = animator.change(to: 1, by: ValueChange(animation: animation, at: .zero))
    let end = animator.nextBoundary(notAfter: Instant(seconds: 20))
    return end?.seconds ?? .infinity
  }

  /// When a curve that overshoots first comes to its target, of a length of 1: its height is 1 where
  /// `4.8 s^2 - 3.8 s^3 = 1`, which is 1 and one place before.
  private let overshootTime: Double = {
    let place = (1 + 16.2.squareRoot()) / 7.6
    let rest = 1 - place
    return (0.6 * rest + 1.2 * place) * rest * place + place * place * place
  }()

  @Test func `what moves slowly or not at all is looked at ever less often`() {
    let duration = Double(Cases.count(100, of: 1000))
    let curve = Animation.timingCurve(0.2, 0, 0.4, 1.6, duration: duration)
    let found = crossings(to: Components(5), with: curve, until: 2 * duration)
    #expect(isClose(found, [overshootTime * duration], within: duration * 1e-5))
    let standing = Animation.linear(duration: 1).speed(0)
    #expect(crossings(to: Components(5), with: standing, until: 1e4) == [])
  }

  @Test func `a spring that never rests is seen each time it crosses`() {
    let swing = Animation.interpolatingSpring(mass: 1, stiffness: 1, damping: 0)
    let end = Double(Cases.count(100, of: 400))
    let found = crossings(to: Components(1), with: swing, until: end)
    let expected = (0..<200).map { (Double($0) + 0.5) * Double.pi }.filter { $0 <= end }
    #expect(isClose(found, expected, within: 1e-8))
  }

  @Test func `a curve that overshoots crosses once, and its ends are no crossings`() {
    let time = overshootTime
    let curve = Animation.timingCurve(0.2, 0, 0.4, 1.6, duration: 2)
    #expect(isClose(crossings(to: Components(5), with: curve), [2 * time], within: 1e-5))
    let back = curve.repeatCount(3, autoreverses: true)
    #expect(
      isClose(crossings(to: Components(5), with: back), [2 * time, 4 + 2 * time], within: 1e-5))
    let again = curve.repeatCount(2, autoreverses: false)
    #expect(
      isClose(crossings(to: Components(5), with: again), [2 * time, 2 + 2 * time], within: 1e-5))
  }

  @Test(
    arguments: [
      .linear(duration: 1), .easeInOut(duration: 1), .spring(duration: 0.5),
      .linear(duration: 0.5).repeatCount(4, autoreverses: true),
      .linear(duration: 0.5).repeatCount(3, autoreverses: false),
    ] as [Animation])
  func `what comes to its target from one side does not cross it`(animation: Animation) {
    #expect(crossings(to: Components([1, 7]), with: animation) == [])
  }

  @Test func `a target that is left before it was reached is not crossed`() {
    let bouncy = Animation.spring(duration: 0.5, bounce: 0.5)
    let number = crossings(
      to: Components(1), with: bouncy, then: (at: 0.1, to: Components(2), with: bouncy))
    #expect(number.count >= 2)
    // A bent way goes past the target, not through it.
    let bent = crossings(
      to: Components([1, 0]), with: bouncy, then: (at: 0.1, to: Components([2, 1]), with: bouncy))
    #expect(bent == [])
    let back = crossings(
      to: Components(1), with: bouncy,
      then: (at: 0.1, to: Components(0), with: .linear(duration: 1)))
    #expect(back == [])
  }
}
