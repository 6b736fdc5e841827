import AnimationEngine
import TimelineLanguage

extension ExpectationRun {
  /// How a claim is not true; nil if it is.
  mutating func mismatch(
    of claim: Expectation.Claim, within tolerance: Double, in context: StepContext
  ) throws(EvaluationError) -> Mismatch? {
    switch claim {
    case .column(let name, let value):
      let expected = try simulation.value(value, as: .any, in: context)
      return column(timeline[name], is: expected, within: tolerance)
    case .model(let path, let value):
      return try model(path, is: value, within: tolerance, in: context)
    case .count(let pattern, let expected):
      let found = events.count(pattern, in: timeline)
      return found == expected
        ? nil : Mismatch(expected: .number(Double(expected)), found: .number(Double(found)))
    case .order(let patterns): return order(of: timeline[patterns])
    case .settled(let tracks): return settled(timeline[tracks].map { timeline[$0] })
    case .range(let name, let lowest, let highest):
      let low = try number(lowest, in: context)
      let high = try number(highest, in: context)
      return range(of: timeline[name], low, high, within: tolerance)
    case .monotonic(let tracks):
      return monotonic(timeline[tracks].map { timeline[$0] }, within: tolerance)
    case .winner(let name, let value):
      return winner(
        of: timeline[name], is: try simulation.value(value, as: .type(.text), in: context))
    case .completed(let index):
      let time = try timeline[index].time.map { (time) throws(EvaluationError) in
        try number(time, in: context)
      }
      return completed(timeline[index], at: time, within: tolerance)
    }
  }

  private mutating func number(
    _ value: DocumentValue, in context: StepContext
  ) throws(EvaluationError) -> Double {
    try simulation.value(value, as: .type(.double), in: context).number ?? 0
  }
}

// MARK: - Values

extension ExpectationRun {
  private func column(
    _ name: String, is expected: Value, within tolerance: Double
  ) -> Mismatch? {
    let shown = shown(name)
    let isTrue: Bool
    switch expected {
    case .null: isTrue = shown.allSatisfy { $0 == .missing }
    case .text(let text): isTrue = shown == [.text(text)]
    default:
      let numbers = expected.outputNumbers ?? []
      isTrue =
        numbers.count == shown.count
        && zip(numbers, shown).allSatisfy { number, shown in
          guard case .number(let found) = shown else { return false }
          return abs(found - number) <= tolerance
        }
    }
    guard !isTrue else { return nil }
    return Mismatch(
      expected: ReportedValue(expected), found: ReportedValue(shown), columns: columnNames([name]))
  }

  private func shown(_ name: String) -> [ReportedValue] {
    (columns[name]?.places ?? 0..<0).map { row[$0] }
  }

  private func columnNames(_ names: [String]) -> [String] {
    let all = simulation.columns
    return names.flatMap { columns[$0]?.places ?? 0..<0 }.map { all[$0].name }
  }

  private mutating func model(
    _ path: StatePath, is value: DocumentValue, within tolerance: Double, in context: StepContext
  ) throws(EvaluationError) -> Mismatch? {
    let (slot, type) = simulation.place(of: path.root)
    let isTyped = !path.isPartial && type != .unknown
    let expected = try simulation.value(value, as: isTyped ? .type(type) : .any, in: context)
    var found = simulation.environment.states[slot]
    if path.isPartial {
      simulation.environment.inputs = context.inputs
      found = try script.checked.evaluate(
        claimedPath: path, in: context.scope, &simulation.environment)
    }
    guard !found.matches(expected, within: tolerance) else { return nil }
    return Mismatch(expected: ReportedValue(expected), found: ReportedValue(found))
  }
}

// MARK: - Motion

extension ExpectationRun {
  private func settled(_ names: [String]) -> Mismatch? {
    let moving = names.filter { name in
      properties(of: name).contains {
        simulation.scene.isMoving($0) && !simulation.scene.isHeld($0)
      }
    }
    guard !moving.isEmpty else { return nil }
    return Mismatch(
      expected: .text("settled"), found: .text("moving: " + moving.joined(separator: ", ")),
      columns: columnNames(moving))
  }

  /// The animated values that a track shows: its own, or those that it is made of at every frame.
  private func properties(of name: String) -> [AnimatedProperty<Components>] {
    guard let track = columns[name].map({ simulation.tracks[$0.track] }) else { return [] }
    return track.property.map { [$0] } ?? track.context.parameters.map(\.property)
  }

  private func range(
    of name: String, _ low: Double, _ high: Double, within tolerance: Double
  ) -> Mismatch? {
    let stretches = (columns[name]?.places ?? 0..<0).compactMap { history[$0] }
    let lowest = stretches.map(\.lowest).min() ?? low
    let highest = stretches.map(\.highest).max() ?? high
    guard lowest < low - tolerance || highest > high + tolerance else { return nil }
    return Mismatch(
      expected: .list([.number(low), .number(high)]),
      found: .list([.number(lowest), .number(highest)]), columns: columnNames([name]))
  }

  private func monotonic(_ names: [String], within tolerance: Double) -> Mismatch? {
    let turned = columnNames(names).compactMap { name -> (name: String, text: String)? in
      guard let place = columns[name]?.places.first, let stretch = history[place],
        min(stretch.rise, stretch.fall) > tolerance
      else { return nil }
      return (name, "\(name) rises by \(stretch.rise) and falls by \(stretch.fall)")
    }
    guard !turned.isEmpty else { return nil }
    return Mismatch(
      expected: .text("one direction"),
      found: .text(turned.map(\.text).joined(separator: ", ")), columns: turned.map(\.name))
  }

  private func winner(of name: String, is expected: Value) -> Mismatch? {
    let last = properties(of: name).map { simulation.lastChanges[$0.index] }
      .max { $0.instant < $1.instant }
    let found = Value.text(last?.animatedBy ?? "none")
    guard found != expected else { return nil }
    return Mismatch(
      expected: ReportedValue(expected), found: ReportedValue(found), columns: columnNames([name]))
  }
}

// MARK: - Events

extension ExpectationRun {
  private static let reportedEvents = 20

  private func order(of patterns: ArraySlice<EventPattern>) -> Mismatch? {
    guard !events.has(patterns, in: timeline) else { return nil }
    let expected = patterns.map { pattern in
      pattern.label.map { "\(pattern.word.rawValue) \(timeline[$0])" } ?? pattern.word.rawValue
    }
    let found = events.last(Self.reportedEvents, of: patterns, in: timeline).map(\.patternText)
    return Mismatch(
      expected: .list(expected.map { .text($0) }), found: .list(found.map { .text($0) }))
  }

  private func completed(
    _ claim: CompletionClaim, at time: Double?, within tolerance: Double
  ) -> Mismatch? {
    let firings = events.firings(of: timeline[claim.label])
    let mechanism = claim.mechanism.map { timeline[$0] }
    let isMeant = { (firing: TraceEvent) in
      (time.map { abs(firing.instant.seconds - $0) <= tolerance } ?? true)
        && (mechanism.map { $0 == firing.mechanism } ?? true)
    }
    let countIsRight = claim.count.map { $0 == firings.count } ?? true
    let needsFiring = time != nil || mechanism != nil || claim.count == nil
    guard !countIsRight || needsFiring && !firings.contains(where: isMeant) else { return nil }
    var expected = time.map { "at \($0) s" } ?? ""
    if let mechanism { expected += (expected.isEmpty ? "" : " ") + "by \(mechanism)" }
    if let count = claim.count {
      expected += (expected.isEmpty ? "" : ", ") + ClaimText.times(count)
    }
    let found = firings.suffix(Self.reportedEvents).map {
      ReportedValue.text("at \($0.instant.seconds) s by \($0.mechanism)")
    }
    return Mismatch(
      expected: .text(expected.isEmpty ? "completed" : expected), found: .list(found))
  }
}

extension RowValues {
  /// What a column shows.
  subscript(place: Int) -> ReportedValue {
    if let number = numbers[place] { return .number(number) }
    return texts[place].map { .text($0) } ?? .missing
  }
}
