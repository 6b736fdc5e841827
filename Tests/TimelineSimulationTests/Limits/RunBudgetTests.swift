import AnimationEngine
import Diagnostics
import ExpressionLanguage
import Foundation
import TestSupport
import Testing
import TimelineDocument

@testable import TimelineSimulation

/// What a run may cost, and that the manual says so.
@Suite struct RunBudgetTests {
  private func timeline(events: Int, views: Int = 0) throws -> Timeline {
    let event = #"{ "at": 0, "emit": "a" }"#
    let list = Array(repeating: event, count: events).joined(separator: ", ")
    let all = Array(repeating: "{}", count: views).joined(separator: ", ")
    let text = #"{ "state": { "x": 0 }, "views": [ \#(all) ], "events": [ \#(list) ] }"#
    let source = SourceText(name: "document", bytes: Array(text.utf8))
    return try #require(CheckedTimeline.read(source).timeline).timeline
  }

  @Test(arguments: [(0, 0), (3, 0), (0, 2), (1, 1)])
  func `work fits up to the limit, which grows with the document`(events: Int, views: Int) throws {
    var budget = RunBudget(try timeline(events: events, views: views))
    let limit = 40_000_000 + 500 * events + 1_000 * views
    let fits = budget.spend(limit)
    #expect(fits && budget.excess() == nil)
    let fitsMore = budget.spend(1)
    #expect(!fitsMore)
    #expect(budget.excess() == .work(Int64(limit) + 1, limit: Int64(limit)))
    budget.lift()
    #expect(budget.excess() == nil)
  }

  @Test func `a state keeps its last value, and a turn all that it writes`() throws {
    var budget = RunBudget(try timeline(events: 0))
    // 1 + 100,000 elements of 48 bytes: 24 of them are 115.2 MB, and 25 are 1 kB more than 120 MB.
    let list = Value.array(try ArrayValue(Array(repeating: .double(1), count: 100_000)))
    _ = budget.write(list, over: .null)
    for _ in 0..<1_000 {
      budget.beginTurn()
      _ = budget.write(list, over: list)
    }
    #expect(budget.excess() == nil)
    for _ in 0..<22 { _ = budget.write(list, over: list) }
    #expect(budget.excess() == nil)
    _ = budget.write(list, over: list)
    #expect(budget.excess() == .memory(25 * 48 * 100_001, limit: 120_000_000))
  }

  @Test func `events may wait besides what steps put off`() throws {
    let budget = RunBudget(try timeline(events: 2))
    #expect(budget.excess(waiting: 100_002) == nil)
    #expect(budget.excess(waiting: 100_003) == .waiting(100_003, limit: 100_002))
  }

  /// The limits in the manual, by their words.
  private static func limitsInManual() throws -> [String: Int] {
    let page = String(
      decoding: try RepositoryFiles.bytes("man/inbetween-timeline.5"), as: UTF8.self)
    let section = try #require(page.components(separatedBy: ".Sh LIMITS\n").last)
    let list = try #require(section.components(separatedBy: ".El\n").first)
    var limits: [String: Int] = [:]
    for item in list.components(separatedBy: ".It Sy ").dropFirst() {
      let lines = item.split(separator: "\n")
      limits[lines.dropFirst().joined(separator: " ")] = Int(lines[0])
    }
    return limits
  }

  private static let constants: [(words: String, limit: Int)] = [
    ("bytes of an expression", ExpressionLimits.length),
    ("levels of an expression, and of definitions that use each other", ExpressionLimits.nesting),
    ("levels of an array that an expression produces", ExpressionLimits.arrayLevels),
    ("elements of an array, or bytes of a text", ExpressionLimits.elements),
    ("steps of one evaluation", ExpressionLimits.steps),
    (
      "steps of a function of a custom animation at one time",
      ExpressionLimits.animationSteps
    ),
    ("modifiers of an animation", ExpressionLimits.modifiers),
    ("steps in one turn", RunLoop.stepLimit),
    ("callbacks at one time, each raised by the one before it", RunLoop.chainLimit),
    (
      "callbacks after the last event, those of observers, completions, tasks and timers, but no "
        + "samples of a drag", RunLoop.followingLimit
    ),
    (
      "turns and completions that wait at one time, and one more for each event",
      RunBudget.waiting
    ),
    (
      "steps of work in one run, \(RunBudget.workOfEvent) more for each event and "
        + "\(RunBudget.workOfView) for each view and each claim",
      RunBudget.work
    ),
    ("bytes of views and values in one run", RunBudget.memory),
    (
      "changes in an explanation, and \(RunBudget.accountOfPart) more for each event and each view",
      RunBudget.account
    ),
    ("endless motions on top of each other in one track", Simulation.layerLimit),
    ("states and published properties", Timeline.stateLimit),
    ("rows", Schedule.rowLimit), ("cases", TestCase.limit),
  ]

  @Test func `the manual has the limits of what sums up rows`() throws {
    let page = String(decoding: try RepositoryFiles.bytes("man/inbetween.1"), as: UTF8.self)
    let metrics = try #require(RowUse.metrics.valueLimit)
    let picture = try #require(RowUse.picture.valueLimit)
    #expect(RowUse.output.valueLimit == nil)
    #expect(page.contains("At most \(metrics) values are looked at"))
    #expect(page.contains("and at \(picture) values at most"))
  }

  @Test(arguments: constants.indices)
  func `the manual has each limit with its number`(index: Int) throws {
    let (words, limit) = Self.constants[index]
    #expect(try Self.limitsInManual()[words] == limit, "\(words)")
  }

  @Test func `the manual has the costs that are named there`() throws {
    let page = String(
      decoding: try RepositoryFiles.bytes("man/inbetween-timeline.5"), as: UTF8.self)
    let text = page.split(separator: "\n").joined(separator: " ")
    for part in [
      "\(WorkCost.step) for a step of the document and for a value that a row evaluates",
      "\(WorkCost.turn) for a turn", "\(WorkCost.change) for a change of a track",
      "\(WorkCost.instant) for an instant or a tick",
      "\(WorkCost.instance) for an instance that comes",
      "more than \(WorkCost.plainLayers) motions", "\(WorkCost.layer) for a motion",
      "\(WorkCost.springSteps) steps of 1/300 s are 1",
    ] {
      #expect(text.contains(part), "\(part)")
    }
    #expect(WorkCost.step == WorkCost.evaluation)
  }
}
