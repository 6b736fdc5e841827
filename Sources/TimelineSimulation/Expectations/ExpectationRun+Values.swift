import ExpressionLanguage
import TimelineDocument

extension ExpectationRun {
  func column(
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

  /// The mismatch of the claim that a view is not on screen; one that leaves is still there.
  func absent(_ name: String) -> Mismatch? {
    guard player.shows(name) else { return nil }
    var mismatch = Mismatch(expected: .missing, found: .text("on screen"))
    mismatch.question = .presence(view: name)
    return mismatch
  }

  private func shown(_ name: String) -> [ReportedValue] {
    (player.columns[name]?.places ?? 0..<0).map { player.row[$0] }
  }

  func columnNames(_ names: [String]) -> [String] {
    names.flatMap { player.columns[$0]?.places ?? 0..<0 }.compactMap { player.columnNames[$0] }
  }
}

extension RowValues {
  /// The value of a column.
  subscript(place: Int) -> ReportedValue {
    if let number = numbers[place] { return .number(number) }
    return texts[place].map { .text($0) } ?? .missing
  }
}
