import AnimationEngine
import ExpressionLanguage
import TimelineDocument

extension ExpectationRun {
  /// The mismatch of a claim; nil if it is true.
  mutating func mismatch(
    of claim: Expectation.Condition, within tolerance: Double, in context: StepContext
  ) throws(EvaluationError) -> Mismatch? {
    switch claim {
    case .column(let name, let value):
      let expected = try player.simulation.model.value(value, in: context)
      if expected == .null, player.isView(timeline[name]) { return absent(timeline[name]) }
      return column(timeline[name], is: expected, within: tolerance)
    case .absent(let name): return absent(timeline[name])
    case .model(let path, let value):
      return try model(path, is: value, within: tolerance, in: context)
    case .count(let pattern, let expected):
      let found = events.count(pattern, in: timeline)
      return found == expected
        ? nil : Mismatch(expected: .number(Double(expected)), found: .number(Double(found)))
    case .order(let patterns): return order(of: patterns)
    case .settled(let tracks): return settled(timeline[tracks].map { timeline[$0] })
    case .range(let name, let lowest, let highest):
      let low = try player.simulation.model.number(lowest, in: context)
      let high = try player.simulation.model.number(highest, in: context)
      return range(of: timeline[name], low, high, within: tolerance)
    case .monotonic(let tracks):
      return monotonic(timeline[tracks].map { timeline[$0] }, within: tolerance)
    case .winner(let name, let value):
      return winner(
        of: timeline[name], is: try player.simulation.model.value(value, in: context))
    case .completed(let index):
      let time = try timeline[index].time.map { (time) throws(EvaluationError) in
        try player.simulation.model.number(time, in: context)
      }
      return completed(timeline[index], at: time, within: tolerance)
    }
  }
}
