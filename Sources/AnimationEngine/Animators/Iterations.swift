/// The passes that a motion makes over its base, by the exact clock: one without any repetition.
///
/// A single repetition is solved by division. In a nest of them each iteration follows from the one
/// before, because SwiftUI keeps one index and one offset for all, so they are counted through.
struct Iterations {
  /// One pass over the base.
  struct Iteration {
    var state = RepetitionState()
    /// Infinite if the base does not end.
    var end: Double
    /// The number of passes before this one.
    var number = 0
  }

  /// The number of iterations after which a nest of repetitions stands still.
  static let limit = 100_000

  private let path: MotionPath
  private let baseLength: Double
  private let first: Iteration
  private var current: Iteration

  /// Creates the passes over a base of some length, which is infinite if it never ends.
  init(_ path: MotionPath, baseLength: Double) {
    self.path = path
    self.baseLength = baseLength
    let end = path.end(of: RepetitionState(), baseLength: baseLength) ?? .infinity
    first = Iteration(end: end)
    current = first
  }

  /// The length of the first pass.
  var firstLength: Double { first.end }

  /// Returns the iteration that a time falls into, or nil if all are over before it.
  ///
  /// The end of an iteration belongs to it, with a tolerance.
  mutating func iteration(at time: Double, tolerance: Double) -> Iteration? {
    if path.repetitions.count == 1, first.end > 0, first.end.isFinite {
      return single(number(at: time, tolerance: tolerance))
    }
    if current.number > 0, time < current.state.offset { current = first }
    while current.end + tolerance < time {
      guard let next = iteration(after: current) else { return nil }
      current = next
    }
    return current
  }

  /// Returns the iteration after one, or nil if that was the last.
  func iteration(after iteration: Iteration) -> Iteration? {
    guard iteration.end.isFinite else { return nil }
    if path.repetitions.count == 1 { return single(iteration.number + 1) }
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
      return nested(state, after: iteration)
    }
    return nil
  }

  private func nested(_ state: RepetitionState, after iteration: Iteration) -> Iteration {
    let number = iteration.number + 1
    let end = path.end(of: state, baseLength: baseLength) ?? .infinity
    return Iteration(
      state: state, end: number < Iterations.limit ? max(end, iteration.end) : .infinity,
      number: number)
  }

  private func single(_ number: Int) -> Iteration? {
    guard number == 0 || path.repetitions[0].repetition.hasIteration(number) else { return nil }
    return Iteration(
      state: RepetitionState(index: number, offset: Double(number) * first.end),
      end: Double(number + 1) * first.end, number: number)
  }

  private func number(at time: Double, tolerance: Double) -> Int {
    // Bounded by the whole numbers that a Double tells apart.
    let whole = min(max((time / first.end).rounded(.down), 0), 0x1p52)
    return Int(time - whole * first.end <= tolerance ? max(whole - 1, 0) : whole)
  }

  /// The time at which the last iteration is over, if it is not after `time`; infinite if it is known
  /// that there is none.
  mutating func end(notAfter time: Double, tolerance: Double) -> Double? {
    if path.repetitions.count == 1, let count = path.repetitions[0].repetition.count {
      return first.end * Double(max(count, 1))
    }
    if path.repetitions.isEmpty { return first.end }
    guard let last = iteration(at: time, tolerance: tolerance) else { return current.end }
    guard last.end <= time + tolerance, iteration(after: last) == nil else { return nil }
    return last.end
  }
}
