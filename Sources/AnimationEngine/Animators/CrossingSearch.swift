/// Looks ahead for the instants at which a motion crosses its target and continues.
///
/// Such a crossing has no width: the value never rests at the target, so it only adds to a
/// count. Its instant is the first at which the value is there or past it. The motion is looked at in
/// steps of 1/300 s, those of a stepped spring, later in longer ones, and wherever its owner stops. Two
/// crossings between two looks cancel each other out, and a value that touches its target and turns has
/// not crossed it.
struct CrossingSearch<V: VectorArithmetic> {
  /// The stack at a time, and how far from its target the value is there.
  private struct Look {
    var stack: MotionStack<V>
    let age: Int64
    let way: V
  }

  /// After this many looks that found nothing they become half as frequent, which bounds the work on
  /// motions that barely move, or never do.
  private static var patience: Int { 20_000 }
  private static var shortestStep: Int64 { Instant.ticksPerSecond / 300 }

  /// The stack as far as it was looked at.
  private var stack: MotionStack<V>
  private var age: Int64
  private var step = Self.shortestStep
  /// How many looks of this step have found nothing.
  private var vainLooks = 0
  /// The last look that found the value elsewhere than at its target.
  private var last: Look?
  private var isOver = false
  /// Whether the stack was looked at; not before time passes, because many changes may come at once.
  private var hasLooked = false
  private var found: Int64?

  /// Starts the search of a stack at an age.
  init(_ stack: MotionStack<V>, from age: Int64) {
    self.stack = stack
    self.age = age
  }

  /// The age of the next crossing, if it is not after `limit`.
  mutating func next(notAfter limit: Int64) -> Int64? {
    if !hasLooked, age < limit { look() }
    let examinedAge = age
    while found == nil, !isOver, age < limit {
      let previous = age
      age = min((age / step + 1) * step, limit)
      let before = last
      look()
      relax()
      guard let before, let last, last.age == age, last.way.isOpposite(to: before.way) else {
        continue
      }
      // At the age that was examined before, the value was as good as there, and time may have come to it already.
      let earliest = previous == examinedAge ? previous + 1 : previous
      found = max(Self.firstAge(from: before, to: age), earliest)
      (step, vainLooks) = (Self.shortestStep, 0)
    }
    return found.flatMap { $0 <= limit ? $0 : nil }
  }

  /// The last age, in ticks, of those that the search has found to be without a crossing.
  var quietAge: Int64 {
    if let found { return found - 1 }
    return isOver ? .max : age
  }

  /// Notes that an age has come; true if there was a crossing by then.
  mutating func pass(_ age: Int64) -> Bool {
    guard let crossing = found, crossing <= age else { return false }
    found = nil
    return true
  }

  /// Restarts at an age that was examined: a value that jumps there has not crossed anything.
  mutating func restart() {
    last = nil
    (step, vainLooks) = (Self.shortestStep, 0)
  }

  private mutating func relax() {
    vainLooks += 1
    guard vainLooks == Self.patience else { return }
    (step, vainLooks) = (step * 2, 0)
  }

  private mutating func look() {
    hasLooked = true
    guard let way = stack.way(at: age) else {
      isOver = true
      return
    }
    let length = way.magnitudeSquared
    // The remainder at the target itself is rounding, which has no direction.
    guard length > 0, length > 1e-18 * (last?.way.magnitudeSquared ?? 0) else { return }
    last = Look(stack: stack, age: age, way: way)
  }

  /// The first age after a look at which the value is at or beyond its target.
  private static func firstAge(from look: Look, to limit: Int64) -> Int64 {
    var (low, high) = (look, limit)
    while high - low.age > 1 {
      let middle = low.age + (high - low.age) / 2
      var probe = low.stack
      guard let way = probe.way(at: middle), way.cosine(to: look.way) > 0 else {
        high = middle
        continue
      }
      low = Look(stack: probe, age: middle, way: way)
    }
    return high
  }
}

extension MotionStack {
  /// How far from where it goes the value is at an age; nil if it is over or goes nowhere.
  fileprivate mutating func way(at age: Int64) -> V? {
    guard let target, let reading = reading(at: age, ends: .exact) else { return nil }
    return reading.offset - target
  }
}

extension VectorArithmetic {
  /// The cosine of the angle to another difference, from lengths alone; 0 where one has no length.
  fileprivate func cosine(to other: Self) -> Double {
    let lengths = (magnitudeSquared.squareRoot(), other.magnitudeSquared.squareRoot())
    guard lengths.0 > 0, lengths.1 > 0 else { return 0 }
    let (one, another) = (scaled(by: 1 / lengths.0), other.scaled(by: 1 / lengths.1))
    return ((one + another).magnitudeSquared - (one - another).magnitudeSquared) / 4
  }

  /// Whether a value on its way from one of two differences to the other comes through zero: they lie
  /// on one line through it, on different sides.
  fileprivate func isOpposite(to other: Self) -> Bool { cosine(to: other) <= -1 + 1e-9 }
}
