import AnimationEngine
import TestSupport
import Testing

/// How early two ways of finding out that a value has arrived can be wrong, on a display: the observer's,
/// which compares the value with its target exactly, and another that waits for two equal frames.
@Suite struct EarlyMatchTests {
  /// What a display has shown of a motion of 1, and when the motion was over.
  private struct Showing {
    /// The values at the ticks up to the one before the end.
    var values: [Double] = []
    let target: Double

    /// The first tick at which the value is its target.
    var match: Int? { values.firstIndex(of: target) }

    /// The first tick that shows the same as the one before.
    var repetition: Int? { values.indices.dropFirst().first { values[$0] == values[$0 - 1] } }
  }

  private func show(
    _ animation: Animation, from base: Double, rate: Double, startRule: StartRule = .atFirstTick
  ) -> Showing {
    var animator = Animator(atRest: base, startRule: startRule)
    _ = animator.change(to: base + 1, by: ValueChange(animation: animation, at: .zero))
    var showing = Showing(target: base + 1)
    var index = 0
    while true {
      var finished: [CompletedToken] = []
      guard animator.tick(at: .frame(index, rate: rate), finished: &finished) == .moves else {
        return showing
      }
      showing.values.append(animator.presentation)
      index += 1
    }
  }

  /// A spring that bounces, by its formula or by its steps of 1/300 s.
  private struct Bounce {
    let duration: Double
    let bounce: Double
    /// How far a stepped spring is from its target after each step; none for a closed form.
    private var distances: [Double] = []

    init(duration: Double, bounce: Double, isStepped: Bool) {
      self.duration = duration
      self.bounce = bounce
      guard isStepped else { return }
      let (step, stiffness) = (1.0 / 300, natural * natural)
      let damping = 2 * natural * (1 - bounce)
      var (offset, velocity, force) = (0.0, 0.0, 0.0)
      for _ in 0..<20_000 {
        distances.append(1 - offset)
        let middle = velocity + force * step / 2
        offset += middle * step
        force = stiffness * (1 - offset) - damping * middle
        velocity = middle + force * step / 2
      }
    }

    private var natural: Double { 2 * Double.pi / duration }

    var animation: Animation {
      distances.isEmpty
        ? .interpolatingSpring(duration: duration, bounce: bounce)
        : .spring(duration: duration, bounce: bounce)
    }

    /// How far the spring is from its target at a frame.
    func distance(at frame: Int, rate: Double) -> Double {
      let time = Double(frame) / rate
      guard distances.isEmpty else {
        return distances[Int((time * 300 - 1e-6).rounded(.up))]
      }
      let decay = natural * (1 - bounce)
      let frequency = natural * (bounce * (2 - bounce)).squareRoot()
      let swing = cosine(frequency * time) + decay / frequency * sine(frequency * time)
      return exponential(-decay * time) * swing
    }
  }

  /// Where the spring lies does not matter to it, but to the numbers: beside a large one all that is
  /// smaller than its last digit is lost, and a crossing or the last quivers become a match.
  @Test(arguments: [0, 1, 0x1p20, 0x1p30, 0x1p40] as [Double], [true, false])
  func `a value matches early exactly where rounding puts it on its target`(
    base: Double, isStepped: Bool
  ) {
    var generator = SeededGenerator(seed: 10)
    var matches = 0
    for _ in 0..<Cases.count(20, of: 60) {
      let spring = Bounce(
        duration: .random(in: 0.2...1.5, using: &generator),
        bounce: .random(in: 0.05...0.9, using: &generator), isStepped: isStepped)
      let rate = Double([24, 30, 50, 60, 90, 120, 240].randomElement(using: &generator) ?? 60)
      let showing = show(spring.animation, from: base, rate: rate)
      // The last digits of numbers right above and below the target.
      let (above, below) = (showing.target.ulp, showing.target - showing.target.nextDown)
      for (index, value) in showing.values.enumerated() {
        let distance = spring.distance(at: index, rate: rate)
        let digit = distance > 0 ? below : above
        if abs(distance) < digit / 2 - 1e-12 { #expect(value == showing.target) }
        if abs(distance) > digit / 2 + 1e-12 { #expect(value != showing.target) }
      }
      if showing.match != nil { matches += 1 }
    }
    // At a base of 2^40 the last digit is 1/4096: a quarter of what is left when the motion is over.
    if base <= 1 { #expect(matches == 0, "seed 10") }
    if base == 0x1p40 { #expect(matches > 0, "seed 10") }
  }

  /// A spring whose zero falls on a frame; the highest point of its swing between two frames that are
  /// as far from it; a spring that moves by steps, on a display that is faster; the warm-up of a device.
  private static let cases:
    [(
      animation: Animation, base: Double, rate: Double, rule: StartRule, match: Int?,
      repetition: Int?
    )] = [
      // Zeros at 0.5 s and then every 0.75 s, for a damping ratio of a half.
      (
        .interpolatingSpring(duration: 0.75 * 3.0.squareRoot(), bounce: 0.5), 1000, 20,
        .atFirstTick, 10, nil
      ),
      // Its peaks are at multiples of 0.75 s, in the middle between two frames of 10 a second.
      (
        .interpolatingSpring(duration: 0.75 * 3.0.squareRoot(), bounce: 0.5), 0x1p46, 10,
        .atFirstTick, 5, 8
      ),
      (.spring(duration: 0.5, bounce: 0.3), 0, 1000, .atFirstTick, nil, 1),
      (.spring(duration: 0.5, bounce: 0.3), 0, 100, .atFirstTick, nil, nil),
      (.spring(duration: 0.5, bounce: 0.3), 0, 60, .withWarmUp, nil, 1),
    ]

  @Test(arguments: cases.indices)
  func `either way of waiting is too early somewhere`(index: Int) {
    let row = Self.cases[index]
    let showing = show(row.animation, from: row.base, rate: row.rate, startRule: row.rule)
    #expect(showing.match == row.match)
    #expect(showing.repetition == row.repetition)
  }
}
