import AnimationEngine
import Diagnostics
import ExpressionLanguage
import JSONText
import TimelineDocument

/// A run that finds the first time at which each law of a timeline is broken.
struct LawRun {
  var player: Player
  var firings: [ElementIndex<String>: [Instant]] = [:]
  /// The values on screen at the end of the time that each law gives to motion.
  var restingRows: [Int: RowValues] = [:]
  /// The way of each column that a law wants to go in one direction.
  var ways: [Int: ColumnHistory.Stretch] = [:]
  var broken: [Int: Violation] = [:]
  /// The numbers of each law.
  private(set) var numbers: [[Double]] = []

  struct Violation {
    let instant: Instant
    let mismatch: Mismatch
  }

  var timeline: Timeline { player.script.timeline }
  var tolerance: Double { timeline.lawTolerance }
  var columns: [String: NamedColumns] { player.columns }

  init(_ script: PreparedTimeline, _ schedule: Schedule) throws(RunFailure) {
    player = try Player(script, schedule, until: schedule.end)
    player.looks = true
    do throws(EvaluationError) {
      for law in timeline.laws { numbers.append(try numbers(of: law.condition)) }
    } catch {
      throw .evaluation(error, .zero)
    }
  }

  /// The values of a law's expressions before the first event.
  private mutating func numbers(
    of condition: Law.Condition
  ) throws(EvaluationError) -> [Double] {
    var numbers: [Double] = []
    for value in condition.values {
      let number = try player.simulation.model.number(value, in: .document)
      if case .range = condition {
      } else if number < 0 {
        throw EvaluationError(.other("this must be 0 or more, not \(number)"), at: value.place)
      }
      if let lowest = numbers.last, number < lowest {
        let message = "the highest value, \(number), is less than the lowest, \(lowest)"
        throw EvaluationError(.other(message), at: value.place)
      }
      numbers.append(number)
    }
    return numbers
  }

  /// Plays to the end and judges each law; Reduce Motion has a run of its own.
  mutating func play() throws(RunFailure) -> [ExpectationResult] {
    while let moment = try player.next() {
      switch moment {
      case .look(let instant): look(at: instant)
      case .instant(let instant): try happen(at: instant)
      }
    }
    judgeFirings()
    let moved = try tracksMovedUnderReduceMotion()
    return timeline.laws.enumerated().map { index, law in
      var violation = broken[index]
      if case .still(let track) = law.condition { violation = moved[timeline[track]] }
      return ExpectationResult(
        place: law.place, instant: violation?.instant,
        claim: "always " + text(of: law.condition),
        verdict: verdict(of: law.condition, violation))
    }
  }

  private func verdict(
    of condition: Law.Condition, _ violation: Violation?
  ) -> ExpectationResult.Verdict {
    if let violation { return .failed(violation.mismatch) }
    if let name = unknownName(in: condition) {
      return .skipped("no column is called \(name.quotedForMessage) in this run")
    }
    if case .jump = condition, player.simulation.display != nil {
      return .skipped("a jump is told from a motion under the clock 'ideal' only")
    }
    return .passed
  }

  private mutating func happen(at instant: Instant) throws(RunFailure) {
    let before = player.row
    let events = player.simulation.recorder.drainEvents()
    for event in events where event.word == .complete || event.word == .observe {
      if let label = label(event.label) { firings[label, default: []].append(instant) }
    }
    try player.read()
    look(at: instant)
    if player.simulation.display == nil { judgeJumps(from: before, at: instant, events) }
  }
}

// MARK: - Names

extension LawRun {
  /// Reports names that no column of the run has, and that none of the document is known to have: the columns of a
  /// state depend on its value, those of repeated views on their elements. With cases, such a law is skipped.
  func checkNames(_ diagnostics: inout DiagnosticList) -> Bool {
    guard timeline.cases.isEmpty else { return true }
    var isRight = true
    for law in timeline.laws {
      guard let name = unknownName(in: law.condition) else { continue }
      let near = nearestName(to: name, among: columns.keys.sorted())
      diagnostics.add(
        .error(
          .unknownName, "no column is called \(name.quotedForMessage)", at: law.place.range,
          help: near.map { "did you mean '\($0)'?" }))
      isRight = false
    }
    return isRight
  }

  /// The name in a law, unless the run has such a column or the document declares one.
  private func unknownName(in condition: Law.Condition) -> String? {
    guard let name = condition.track.map({ timeline[$0] }), columns[name] == nil,
      !timeline.declaresColumn(name)
    else { return nil }
    return name
  }
}

extension Law.Condition {
  /// The track that it is about, if it is about one.
  fileprivate var track: ElementIndex<String>? {
    switch self {
    case .range(let track, _, _), .monotonic(let track), .jump(let track, _), .rest(let track, _),
      .still(let track):
      track
    case .once, .settled: nil
    }
  }
}

// MARK: - Reduce Motion

extension LawRun {
  /// The tracks that an animation moves first, and when, if the user has asked for less motion.
  private func tracksMovedUnderReduceMotion() throws(RunFailure) -> [String: Violation] {
    let still = timeline.laws.compactMap { law -> String? in
      if case .still(let track) = law.condition { timeline[track] } else { nil }
    }
    guard !still.isEmpty, let reduced = player.script.underReduceMotion else { return [:] }
    var player = try Player(reduced, player.schedule, until: player.schedule.end)
    let columns = player.columns
    let tracks = still.compactMap { name in columns[name].map { (name, track: $0.track) } }
    var moved: [String: Violation] = [:]
    while case .instant(let instant)? = try player.next() {
      for event in player.simulation.recorder.drainEvents()
      where event.word == .begin || event.word == .retarget {
        for (name, track) in tracks
        where moved[name] == nil && track == columns[event.track]?.track {
          var mismatch = Mismatch(expected: .text("still"), found: .text("animated"))
          mismatch.question = .still(track: columns[name]?.trackName ?? name)
          moved[name] = Violation(instant: instant, mismatch: mismatch)
        }
      }
    }
    return moved
  }
}

extension PreparedTimeline {
  /// The same timeline for a user who has asked for less motion; nil for one that cannot be played then.
  var underReduceMotion: PreparedTimeline? {
    guard let reduced = checked.underReduceMotion else { return nil }
    var diagnostics = DiagnosticList()
    return PreparedTimeline(reduced, diagnostics: &diagnostics)
  }
}
