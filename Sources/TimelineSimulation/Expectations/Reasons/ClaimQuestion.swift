import TimelineDocument

/// The subject of a claim that is not true: it decides which part of the account explains the failure.
enum ClaimQuestion: Hashable, Sendable {
  /// A track shows numbers; nil if the claim is about a text or an absent value.
  case value(track: String, ExpectedNumbers?)
  /// A state has a value.
  case state(Int)
  /// The way of a track: its range, its direction, its jumps.
  case course(track: String)
  /// A track does not move.
  case rest(track: String)
  /// The animation of a track comes from somewhere.
  case winner(track: String)
  /// A view is not there.
  case presence(view: String)
  /// A completion or an observer fires.
  case firing(ElementIndex<String>)
  /// Something happens to a track, a view or a label of this name; to any if it is nil.
  case event(ElementIndex<String>?)
  /// No animation moves a track under Reduce Motion, for which a law has a run of its own.
  case still(track: String)

  var isUnderReduceMotion: Bool {
    if case .still = self { true } else { false }
  }
}

/// The numbers that some columns of a track should show, and how far they may be from them.
struct ExpectedNumbers: Hashable, Sendable {
  let columns: [String]
  let numbers: [Double]
  let tolerance: Double

  /// The expected numbers of a claim; nil if it expects anything else.
  init?(_ expected: ReportedValue, columns: [String], tolerance: Double) {
    switch expected {
    case .number(let number): numbers = [number]
    case .list(let values):
      numbers = values.compactMap { if case .number(let number) = $0 { number } else { nil } }
    case .text, .missing: return nil
    }
    guard numbers.count == columns.count else { return nil }
    self.columns = columns
    self.tolerance = tolerance
  }
}

extension ExpectationRun {
  /// The subject of a claim that is not true.
  func question(
    of claim: Expectation.Condition, _ mismatch: Mismatch, within tolerance: Double
  ) -> ClaimQuestion {
    switch claim {
    case .column(let name, _):
      let numbers = ExpectedNumbers(
        mismatch.expected, columns: mismatch.columns, tolerance: tolerance)
      return .value(track: track(name), numbers)
    case .absent(let name): return .presence(view: timeline[name])
    case .model(let path, _): return .state(path.root.map { timeline.slot(of: $0) } ?? 0)
    case .count(let pattern, _): return .event(pattern.label)
    case .order(let patterns):
      return .event(timeline[patterns].lazy.compactMap { $0.label }.last)
    case .settled(let names): return .rest(track: track(firstOf: names, in: mismatch))
    case .range(let name, _, _): return .course(track: track(name))
    case .monotonic(let names): return .course(track: track(firstOf: names, in: mismatch))
    case .winner(let name, _): return .winner(track: track(name))
    case .completed(let index): return .firing(timeline[index].label)
    }
  }

  /// The track of a column, or that of this name.
  private func track(_ name: ElementIndex<String>) -> String {
    player.columns[timeline[name]]?.trackName ?? timeline[name]
  }

  /// The first of some tracks whose columns are part of a mismatch.
  private func track(
    firstOf names: ElementRange<ElementIndex<String>>, in mismatch: Mismatch
  ) -> String {
    let name = timeline[names].first { name in
      columnNames([timeline[name]]).contains(where: mismatch.columns.contains)
    }
    return name.map { track($0) } ?? ""
  }
}
