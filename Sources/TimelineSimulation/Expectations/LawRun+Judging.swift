import AnimationEngine
import JSONText
import TimelineDocument

// Judging laws, and the words for one that is broken.
extension LawRun {
  mutating func look(at instant: Instant) {
    for (index, law) in timeline.laws.enumerated() where broken[index] == nil {
      switch law.condition {
      case .range(let track, _, _):
        let (lowest, highest) = (numbers[index][0], numbers[index][1])
        for number in numbers(of: timeline[track], in: player.row)
        where number < lowest - tolerance || number > highest + tolerance {
          breakLaw(
            index, at: instant, expected: .list([.number(lowest), .number(highest)]),
            found: .number(number))
        }
      case .monotonic(let track): judgeWay(index, of: columns[timeline[track]], at: instant)
      case .settled:
        judgeRest(index, of: player.row.numbers.indices, after: numbers[index][0], at: instant)
      case .rest(let track, _):
        let places = columns[timeline[track]]?.places ?? 0..<0
        judgeRest(index, of: places, after: numbers[index][0], at: instant)
      case .jump, .once, .still: break
      }
    }
  }

  /// A column that leaves the screen begins anew when it returns.
  private mutating func judgeWay(_ index: Int, of named: NamedColumns?, at instant: Instant) {
    for place in named?.places ?? 0..<0 where place < player.row.numbers.count {
      guard let number = player.row.numbers[place] else {
        ways[place] = nil
        continue
      }
      var way = ways[place] ?? ColumnHistory.Stretch(number)
      way.add(number)
      ways[place] = way
      guard min(way.rise, way.fall) > tolerance else { continue }
      let (rise, fall) = (DecimalText.shortest(way.rise), DecimalText.shortest(way.fall))
      breakLaw(
        index, at: instant, expected: .text("one direction"),
        found: .text("\(player.columnNames[place] ?? "") rises by \(rise) and falls by \(fall)"))
    }
  }

  private mutating func judgeRest(
    _ index: Int, of places: Range<Int>, after time: Double, at instant: Instant
  ) {
    guard instant >= Instant(seconds: time) else { return }
    guard let row = restingRows[index] else {
      restingRows[index] = player.row
      return
    }
    let moved = places.filter { place in
      guard place < player.row.numbers.count else { return false }
      let before = place < row.numbers.count ? row.numbers[place] : nil
      guard let before, let after = player.row.numbers[place] else {
        return before != player.row.numbers[place]
      }
      return abs(after - before) > tolerance
    }
    guard !moved.isEmpty else { return }
    let names = moved.compactMap { player.columnNames[$0] }
    breakLaw(
      index, at: instant, expected: .text("settled"),
      found: .text("moving: " + names.joined(separator: ", ")), moved: names.first)
  }

  mutating func judgeJumps(
    from before: RowValues, at instant: Instant, _ events: [TraceEvent]
  ) {
    for (index, law) in timeline.laws.enumerated() where broken[index] == nil {
      guard case .jump(let track, _) = law.condition else { continue }
      let limit = numbers[index][0]
      guard let named = columns[timeline[track]] else { continue }
      let isSet = events.contains { $0.word == .set && columns[$0.track]?.track == named.track }
      if isSet { continue }
      for place in named.places where place < before.numbers.count {
        guard let old = before.numbers[place], let new = player.row.numbers[place],
          abs(new - old) > limit + tolerance
        else { continue }
        breakLaw(
          index, at: instant, expected: .text("no jump above \(DecimalText.shortest(limit))"),
          found: .text("\(DecimalText.shortest(old)) to \(DecimalText.shortest(new))"))
      }
    }
  }

  mutating func judgeFirings() {
    for (index, law) in timeline.laws.enumerated() {
      guard case .once(let label) = law.condition else { continue }
      let found = firings[label] ?? []
      guard found.count != 1 else { continue }
      breakLaw(
        index, at: found.dropFirst().first ?? player.schedule.end, expected: .text("once"),
        found: .text(ClaimText.times(found.count)))
    }
  }

  private mutating func breakLaw(
    _ index: Int, at instant: Instant, expected: ReportedValue, found: ReportedValue,
    moved: String? = nil
  ) {
    guard broken[index] == nil else { return }
    var mismatch = Mismatch(expected: expected, found: found)
    mismatch.question = question(of: timeline.laws[index].condition, moved)
    broken[index] = Violation(instant: instant, mismatch: mismatch)
  }

  /// - Parameter moved: the column that moves where all should be at rest.
  private func question(of condition: Law.Condition, _ moved: String?) -> ClaimQuestion {
    switch condition {
    case .range(let name, _, _), .monotonic(let name), .jump(let name, _):
      .course(track: track(timeline[name]))
    case .once(let label): .firing(label)
    case .settled: .rest(track: track(moved ?? ""))
    case .rest(let name, _): .rest(track: track(timeline[name]))
    case .still(let name): .still(track: track(timeline[name]))
    }
  }

  private func track(_ name: String) -> String { columns[name]?.trackName ?? name }

  private func numbers(of name: String, in row: RowValues) -> [Double] {
    (columns[name]?.places ?? 0..<0).compactMap { $0 < row.numbers.count ? row.numbers[$0] : nil }
  }

  func label(_ text: String) -> ElementIndex<String>? {
    timeline.laws.lazy.compactMap { law -> ElementIndex<String>? in
      if case .once(let label) = law.condition { label } else { nil }
    }.first { timeline[$0] == text }
  }

  func text(of condition: Law.Condition) -> String {
    let words = ClaimText(checked: player.script.checked)
    return switch condition {
    case .range(let track, let lowest, let highest):
      "\(timeline[track]) from \(words.text(of: lowest)) to \(words.text(of: highest))"
    case .jump(let track, let limit):
      "\(timeline[track]) without a jump above \(words.text(of: limit))"
    case .once(let label): "\(timeline[label]) once"
    case .monotonic(let track): "\(timeline[track]) in one direction"
    case .rest(let track, let time): "\(timeline[track]) settled after \(words.text(of: time)) s"
    case .settled(let time): "settled after \(words.text(of: time)) s"
    case .still(let track): "\(timeline[track]) still under Reduce Motion"
    }
  }
}
