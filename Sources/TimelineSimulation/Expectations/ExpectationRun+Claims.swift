import AnimationEngine
import ExpressionLanguage
import TimelineDocument

/// A claim whose expressions have been evaluated.
enum EvaluatedClaim {
  case column(ElementIndex<String>, Value)
  case absent(ElementIndex<String>)
  case model(found: Value, expected: Value)
  case count(EventPattern, Int)
  case order(ElementRange<EventPattern>)
  case settled(ElementRange<ElementIndex<String>>)
  case range(ElementIndex<String>, lowest: Double, highest: Double)
  case monotonic(ElementRange<ElementIndex<String>>)
  case winner(ElementIndex<String>, Value)
  case completed(CompletionExpectation, at: Double?)
}

extension ExpectationRun {
  /// A claim with the values of its expressions. They are evaluated once, as they may draw random numbers.
  mutating func evaluated(
    _ claim: Expectation.Condition, in context: StepContext
  ) throws(EvaluationError) -> EvaluatedClaim {
    switch claim {
    case .column(let name, let value):
      let expected = try player.simulation.model.value(value, in: context)
      return expected == .null && player.isView(timeline[name])
        ? .absent(name) : .column(name, expected)
    case .absent(let name): return .absent(name)
    case .model(let path, let value):
      let expected = try player.simulation.model.value(value, in: context)
      let found = try player.simulation.model.value(of: path, in: context)
      return .model(found: found, expected: expected)
    case .count(let pattern, let expected): return .count(pattern, expected)
    case .order(let patterns): return .order(patterns)
    case .settled(let tracks): return .settled(tracks)
    case .range(let name, let lowest, let highest):
      let low = try player.simulation.model.number(lowest, in: context)
      let high = try player.simulation.model.number(highest, in: context)
      return .range(name, lowest: low, highest: high)
    case .monotonic(let tracks): return .monotonic(tracks)
    case .winner(let name, let value):
      return .winner(name, try player.simulation.model.value(value, in: context))
    case .completed(let index):
      let time = try timeline[index].time.map { (time) throws(EvaluationError) in
        try player.simulation.model.number(time, in: context)
      }
      return .completed(timeline[index], at: time)
    }
  }

  /// The mismatch of a claim; nil if it is true.
  func mismatch(of claim: EvaluatedClaim, within tolerance: Double) -> Mismatch? {
    switch claim {
    case .column(let name, let expected):
      return column(timeline[name], is: expected, within: tolerance)
    case .absent(let name): return absent(timeline[name])
    case .model(let found, let expected):
      guard !found.matches(expected, within: tolerance) else { return nil }
      return Mismatch(expected: ReportedValue(expected), found: ReportedValue(found))
    case .count(let pattern, let expected):
      let found = events.count(pattern, in: timeline)
      return found == expected
        ? nil : Mismatch(expected: .number(Double(expected)), found: .number(Double(found)))
    case .order(let patterns): return order(of: patterns)
    case .settled(let tracks): return settled(timeline[tracks].map { timeline[$0] })
    case .range(let name, let lowest, let highest):
      return range(of: timeline[name], lowest, highest, within: tolerance)
    case .monotonic(let tracks):
      return monotonic(timeline[tracks].map { timeline[$0] }, within: tolerance)
    case .winner(let name, let expected): return winner(of: timeline[name], is: expected)
    case .completed(let completion, let time):
      return completed(completion, at: time, within: tolerance)
    }
  }

  /// The claim for a program that only sees the screen and the labels; nil for a claim about anything else.
  func observable(_ claim: EvaluatedClaim) -> ObservableClaim? {
    switch claim {
    case .column(let name, .null): return .columns(columnNames([timeline[name]]), nil)
    case .column(let name, let expected):
      guard let numbers = expected.outputNumbers else { return nil }
      let columns = columnNames([timeline[name]])
      return columns.count == numbers.count ? .columns(columns, numbers) : nil
    case .completed(let completion, let time):
      return .label(timeline[completion.label], at: time, count: completion.count)
    case .absent, .model, .count, .order, .settled, .range, .monotonic, .winner: return nil
    }
  }
}
