/// The passes that an animation makes over its base, by the exact clock: one without any repetition.
///
/// A single repetition is solved by division. In a nest of them each iteration follows from the one
/// before, because SwiftUI keeps one index and one offset for all, so they are counted through.
struct Iterations {
  /// One pass over the base.
  struct Iteration {
    var state = RepetitionState()
    /// The end of the pass before; of the first pass, the time at which the motion begins.
    var start: Double
    /// Infinite if the base does not end.
    var end: Double
    /// The number of passes before this one.
    var number = 0

    /// Whether a time is inside, further from both ends than a tolerance and what rounding makes of them.
    @inline(__always)
    func surelyHolds(_ time: Double, tolerance: Double) -> Bool {
      let margin = 2 * tolerance + abs(time) * 0x1p-48
      return start + margin < time && time < end - margin
    }
  }

  /// The number of iterations after which nested repetitions stop.
  static let limit = 100_000

  private let baseLength: Double
  private let isFluid: Bool
  private let first: Iteration
  /// The length of every pass of a single repetition but the first, and by how much that is longer.
  private let passLength: Double
  private let delay: Double
  private var current: Iteration

  /// Creates the passes over a base of some length, which is infinite if it never ends.
  init(_ composition: AnimationComposition, baseLength: Double) {
    self.baseLength = baseLength
    if case .fluidSpring = composition.base { isFluid = true } else { isFluid = false }
    let path = composition.path
    let state = RepetitionState()
    let end = Iterations.end(path, baseLength, isFluid, in: state, from: path.outer(0))
    passLength = Iterations.end(path, baseLength, isFluid, in: state, from: 0)
    delay = end == passLength ? 0 : end - passLength
    first = Iteration(start: path.outer(0), end: end)
    current = first
  }

  /// The end of a pass that starts at a time; a fluid spring skips what it starts inside.
  private static func end(
    _ path: TimePath, _ length: Double, _ isFluid: Bool, in state: RepetitionState,
    from start: Double
  ) -> Double {
    guard isFluid else { return path.end(of: state, baseLength: length) ?? .infinity }
    let start = path.baseTime(at: start, in: state).time
    let skipped = FluidSpringSimulation<Double>.skipped(before: start)
    return path.end(of: state, baseLength: length + skipped) ?? .infinity
  }

  /// The length of the first pass.
  var firstLength: Double { first.end }

  /// The index and the offset of the iteration that was asked for last, if a time surely falls into it.
  @inline(__always)
  func lastState(at time: Double, tolerance: Double) -> RepetitionState? {
    current.surelyHolds(time, tolerance: tolerance) ? current.state : nil
  }

  /// Returns the iteration that a time falls into, or nil if all are over before it.
  ///
  /// The end of an iteration belongs to it, with a tolerance.
  mutating func iteration(
    at time: Double, of path: TimePath, tolerance: Double
  ) -> Iteration? {
    if path.repetitions.count == 1, first.end > 0, first.end.isFinite {
      guard let found = single(number(at: time, tolerance: tolerance), of: path) else { return nil }
      current = found
      return found
    }
    if current.number > 0, time <= current.start + tolerance { current = first }
    while current.end + tolerance < time {
      guard let next = iteration(after: current, of: path) else { return nil }
      current = next
    }
    return current
  }

  /// Returns the iteration after one, or nil if that was the last.
  func iteration(after iteration: Iteration, of path: TimePath) -> Iteration? {
    guard iteration.end.isFinite else { return nil }
    if path.repetitions.count == 1 { return single(iteration.number + 1, of: path) }
    var times: [Double] = []
    var time = iteration.end
    for layer in path.repetitions {
      times.append(time)
      time = layer.inner(time - iteration.state.offset)
    }
    // From the inside out: each repetition whose content is over counts on the shared index.
    var state = iteration.state
    for (layer, time) in zip(path.repetitions, times).reversed() {
      state = RepetitionState(index: state.index + 1, offset: time)
      guard layer.repetition.hasIteration(state.index) else { continue }
      return nested(state, after: iteration, of: path)
    }
    return nil
  }

  private func nested(
    _ state: RepetitionState, after iteration: Iteration, of path: TimePath
  ) -> Iteration {
    let number = iteration.number + 1
    let end = Iterations.end(path, baseLength, isFluid, in: state, from: iteration.end)
    return Iteration(
      state: state, start: iteration.end,
      end: number < Iterations.limit ? max(end, iteration.end) : .infinity, number: number)
  }

  @inline(__always)
  private func single(_ number: Int, of path: TimePath) -> Iteration? {
    guard number == 0 || path.repetitions[0].repetition.hasIteration(number) else { return nil }
    guard number > 0 else { return first }
    let start = delay + Double(number) * passLength
    return Iteration(
      state: RepetitionState(index: number, offset: start), start: start,
      end: delay + Double(number + 1) * passLength, number: number)
  }

  private func number(at time: Double, tolerance: Double) -> Int {
    guard passLength > 0 else { return 0 }
    let time = time - delay
    // Bounded by the integers that a Double distinguishes.
    let whole = min(max((time / passLength).rounded(.down), 0), 0x1p52)
    return Int(time - whole * passLength <= tolerance ? max(whole - 1, 0) : whole)
  }

  /// The time at which the last iteration is over, if it is not after `time`; infinite if it is known
  /// that there is none.
  mutating func end(notAfter time: Double, of path: TimePath, tolerance: Double) -> Double? {
    if path.repetitions.count == 1, let count = path.repetitions[0].repetition.count {
      return delay + passLength * Double(max(count, 1))
    }
    if path.repetitions.isEmpty { return first.end }
    guard let last = iteration(at: time, of: path, tolerance: tolerance) else { return current.end }
    guard last.end <= time + tolerance, iteration(after: last, of: path) == nil else { return nil }
    return last.end
  }
}
