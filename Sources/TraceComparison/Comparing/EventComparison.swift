/// Compares the events of two traces, one time after the other.
///
/// At one time, events are the same that have one word, track, transaction and label; what else they
/// have is compared. Their order counts. If one input has labels only, so has the other: events without one are passed
/// over.
struct EventComparison {
  /// How many events ahead the same one is looked for: at one time there are seldom many, and a hostile
  /// input must not cost the square of its length.
  private static let reach = 64

  private let rules: ComparisonRules
  private let times: TimeMatch
  private var first: EventReader
  private var second: EventReader
  private let hasLabelsOnly: Bool
  private var report = EventReport()

  /// The events of one time that were read so far.
  private var pending: BothSides<EventGroup?> = BothSides(nil, nil)

  init(
    _ first: EventReader, _ second: EventReader, _ rules: ComparisonRules
  ) throws(Comparison.Failure) {
    self.first = first
    self.second = second
    self.rules = rules
    hasLabelsOnly = first.hasLabelsOnly || second.hasLabelsOnly
    times = try rules.timeMatch(
      { () throws(TraceProblem) in try first.writtenTimes() },
      { () throws(TraceProblem) in try second.writtenTimes() })
  }

  mutating func run() throws(Comparison.Failure) -> EventReport {
    try times.walk(
      { () throws(Comparison.Failure) in try nextFirst() },
      { () throws(Comparison.Failure) in try nextSecond() },
      visit: { left, right in collect(left, right) })
    compare(pending.first, pending.second)
    return report
  }

  private mutating func nextFirst() throws(Comparison.Failure) -> EventGroup? {
    repeat {
      guard
        var group = try Comparison.blaming(.first, { () throws(TraceProblem) in try first.next() })
      else { return nil }
      if hasLabelsOnly { group.keepLabels() }
      if !group.events.isEmpty { return group }
    } while true
  }

  private mutating func nextSecond() throws(Comparison.Failure) -> EventGroup? {
    repeat {
      guard
        var group = try Comparison.blaming(
          .second, { () throws(TraceProblem) in try second.next() })
      else { return nil }
      group.time += rules.timeOffset
      if hasLabelsOnly { group.keepLabels() }
      if !rules.names.isEmpty {
        for index in group.events.indices { group.events[index].rename(rules.names) }
      }
      if !group.events.isEmpty { return group }
    } while true
  }

  /// Adds groups to those of the same time. Rounding may write one time of the first trace as two of the
  /// second, or the other way round.
  private mutating func collect(_ left: EventGroup?, _ right: EventGroup?) {
    let continues = [(left, pending.second), (pending.first, right)].contains { first, second in
      guard let first, let second else { return false }
      return times.areRounded(first.lastTime, second.lastTime)
    }
    guard continues else {
      compare(pending.first, pending.second)
      pending = BothSides(left, right)
      return
    }
    for (side, group) in [(Side.first, left), (.second, right)] {
      guard let group else { continue }
      if pending[side]?.append(group) == nil { pending[side] = group }
    }
  }

  /// Compares the events of one time; a trace may have none then.
  private mutating func compare(_ left: EventGroup?, _ right: EventGroup?) {
    guard let time = left?.time ?? right?.time else { return }
    var rest = (right?.events ?? [])[...]
    for event in left?.events ?? [] {
      guard let index = rest.prefix(Self.reach).firstIndex(where: event.isSame) else {
        addLone(event, of: .first, at: time)
        continue
      }
      for other in rest[..<index] { addLone(other, of: .second, at: time) }
      compare(event, rest[index], at: time)
      rest = rest[(index + 1)...]
    }
    for other in rest { addLone(other, of: .second, at: time) }
  }

  private mutating func addLone(_ event: RecordedEvent, of side: Side, at time: Double) {
    report.onlyIn[side].add(time)
    add(
      EventDifference(event, at: time, only: side),
      Divergence(at: time, .event(event.word, only: side), only: side, at: event.place))
  }

  private mutating func compare(_ left: RecordedEvent, _ right: RecordedEvent, at time: Double) {
    report.matched += 1
    let fields = left.differences(from: right, rules)
    guard let field = fields.first else { return }
    report.different.add(time)
    add(
      EventDifference(left, at: time, only: nil, fields),
      Divergence(
        time: time, kind: .eventField(left.word, field),
        places: BothSides(left.place, right.place)))
  }

  private mutating func add(_ difference: EventDifference, _ divergence: Divergence) {
    if report.first.map({ divergence.time < $0.time }) ?? true { report.first = divergence }
    if report.differences.count < EventReport.limit { report.differences.append(difference) }
  }
}

extension RecordedEvent {
  private static let identity: [EventReader.Field] = [.event, .track, .transaction, .label]
  private static let facts: [EventReader.Field] = [.detail, .turn]

  func text(_ field: EventReader.Field) -> String {
    EventReader.Field.texts.firstIndex(of: field).map { texts[$0] } ?? ""
  }

  var word: String { text(.event) }

  /// Whether it is the same event, whatever else is different about it.
  fileprivate func isSame(_ other: RecordedEvent) -> Bool {
    Self.identity.allSatisfy { text($0) == other.text($0) }
  }

  /// The fields in which two events differ that are the same.
  fileprivate func differences(
    from other: RecordedEvent, _ rules: ComparisonRules
  ) -> [EventDifference.Field] {
    var fields: [EventDifference.Field] = []
    if !rules.areSameValues(value, other.value) {
      fields.append(
        .init(name: EventReader.Field.value.rawValue, first: value, second: other.value))
    }
    for field in Self.facts where text(field) != other.text(field) {
      fields.append(
        .init(name: field.rawValue, first: text(field).asCell, second: other.text(field).asCell))
    }
    return fields
  }
}

extension ComparisonRules {
  /// A table has no room for a vector, and leaves its place empty.
  fileprivate func areSameValues(_ first: Cell, _ second: Cell) -> Bool {
    switch (first, second) {
    case (.vector, .missing), (.missing, .vector): true
    default: areSame(first, second)
    }
  }
}

extension String {
  fileprivate var asCell: Cell { isEmpty ? .missing : .text(self) }
}

extension EventDifference {
  fileprivate init(
    _ event: RecordedEvent, at time: Double, only: Side?, _ fields: [Field] = []
  ) {
    self.init(
      time: time, event: event.word, track: event.text(.track),
      transaction: event.text(.transaction), label: event.text(.label), only: only, fields: fields)
  }
}
