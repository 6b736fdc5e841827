import CommandLineInterface
import Foundation
import TestSupport
import Testing

/// An explanation cannot disagree with the trace: what it says of the winner, its numbers, the beginning, the
/// end and the velocity that is handed over implies the values, by formulas of the tests' own.
@Suite struct ExplanationLawTests {
  private struct Account: Decodable {
    let clock: String
    let entries: [ExplainedChange]
  }

  private struct Table {
    let times: [Double]
    let columns: [Substring: [Double?]]

    init(_ text: String) {
      let rows = text.split(separator: "\n").map {
        $0.split(separator: ",", omittingEmptySubsequences: false)
      }
      times = rows.dropFirst().map { Double($0[0]) ?? .nan }
      var columns: [Substring: [Double?]] = [:]
      for (place, name) in rows[0].enumerated() {
        columns[name] = rows.dropFirst().map { $0.count > place ? Double($0[place]) : nil }
      }
      self.columns = columns
    }
  }

  /// How much of the samples was compared.
  private struct Coverage {
    var values = 0
    var columns = 0
    var samples: Set<String> = []
    /// How many columns were not told to the end, by the reason.
    var reasons: [String: Int] = [:]
  }

  private static let documents =
    SampleTests.samples.map { "samples/\($0).json" }
    + QuestionTests.documents.map { "samples/questions/\($0).json" }

  @Test func `what is explained implies the values of the trace`() throws {
    var coverage = Coverage()
    for document in Self.documents { try compare(document, &coverage) }
    #expect(coverage.samples.count >= 60, "\(coverage)")
    #expect(coverage.columns >= 150, "\(coverage)")
    #expect(coverage.values >= 10000, "\(coverage)")
    #expect(coverage.reasons.values.reduce(0, +) <= 50, "\(coverage.reasons)")
  }

  private static func speed(of document: String) throws -> Double {
    let timeline = try JSONSerialization.jsonObject(with: Data(try RepositoryFiles.bytes(document)))
    return (timeline as? [String: Any])?["animationSpeed"] as? Double ?? 1
  }

  private func compare(_ document: String, _ coverage: inout Coverage) throws {
    let options = [document, "--precision", "full", "--quiet"]
    let explained = runInMemory(["explain", "-f", "json"] + options)
    let account = try JSONDecoder().decode(Account.self, from: Data(explained.output.utf8))
    guard account.clock == "ideal" else {
      coverage.reasons["the clock of a display", default: 0] += 1
      return
    }
    // A motion is told with the lengths that it has on a screen at full speed.
    let speed = try Self.speed(of: document)
    let entries = account.entries.map { $0.inScreenTime(at: speed) }
    let table = Table(runInMemory(["trace"] + options).output)
    let changes = entries.filter { $0.kind == "change" }
    for (track, changes) in Dictionary(grouping: changes, by: { $0.track ?? "" }) {
      let others = entries.filter { $0.kind != "change" && $0.concerns(track) }
      for (place, column) in (changes[0].columns ?? []).enumerated() {
        guard let values = table.columns[Substring(column)] else { continue }
        var run = ImpliedRun(changes: changes, others: others, place: place)
        for (time, value) in zip(table.times, values) {
          guard let value, let implied = run.value(at: time * speed) else { continue }
          coverage.values += 1
          let isNear = abs(value - implied.value) <= implied.within
          #expect(
            isNear, "\(document), \(column) at \(time): \(value), implied \(implied.value)")
          if !isNear { break }
        }
        if let reason = run.reason {
          coverage.reasons[reason, default: 0] += 1
        } else {
          coverage.columns += 1
          coverage.samples.insert(document)
        }
      }
    }
  }
}

/// The values of a column, in the order of time.
private struct ImpliedRun {
  private let changes: [ExplainedChange]
  private let others: [ExplainedChange]
  private let place: Int
  private var next = 0
  private var nextOther = 0
  private var motion: ImpliedColumn
  private var isWhole = false
  /// Why some value was not told.
  private(set) var reason: String?

  init(changes: [ExplainedChange], others: [ExplainedChange], place: Int) {
    self.changes = changes
    self.others = others
    self.place = place
    motion = ImpliedColumn(at: place, of: changes[0])
  }

  mutating func value(at time: Double) -> (value: Double, within: Double)? {
    advance(to: time)
    // What a transition shows before it runs is no matter of its first change.
    guard next > 0 || !(changes[0].track ?? "").contains("_transition_") else { return nil }
    do throws(ImpliedAnimation.Unknown) {
      let implied = try motion.value(at: time)
      return isWhole ? implied.map(truncated) : implied
    } catch {
      reason = error.reason
      return nil
    }
  }

  /// What is stored as Int has lost its fraction.
  private func truncated(
    _ implied: (value: Double, within: Double)
  ) -> (value: Double, within: Double) {
    let low = (implied.value - implied.within).rounded(.towardZero)
    let high = (implied.value + implied.within).rounded(.towardZero)
    return ((low + high) / 2, (high - low) / 2)
  }

  private mutating func advance(to time: Double) {
    while true {
      let change = next < changes.count ? changes[next].time : .infinity
      let other = nextOther < others.count ? others[nextOther].time : .infinity
      guard min(change, other) <= time + 1e-9 else { return }
      if other <= change {
        if others[nextOther].kind == "insert", other < change, change < .infinity {
          // Its frame is at rest, at the value that its first change begins with.
          motion = ImpliedColumn(at: place, of: changes[next])
        } else {
          motion.forget("a view that comes or goes, or a motion that is held")
        }
        nextOther += 1
        continue
      }
      motion.apply(changes[next])
      next += 1
      isWhole = changes[next - 1].notes?.contains { $0.contains("stored as Int") } == true
      if next < changes.count, changes[next].before?[place] != changes[next - 1].after?[place] {
        motion.forget("a value that is set while its view is away")
      }
    }
  }
}

extension ExplainedChange {
  /// Whether it is about a view around a track, or holds it.
  fileprivate func concerns(_ name: String) -> Bool {
    switch kind {
    case "pause", "resume", "stop": track == name
    case "insert", "remove":
      view.map { name.hasPrefix($0) && !name.contains("_transition_") } ?? false
    default: false
    }
  }
}
