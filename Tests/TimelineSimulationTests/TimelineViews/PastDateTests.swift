import AnimationEngine
import ExpressionLanguage
import Testing
import TimelineDocument

@testable import TimelineSimulation

/// Schedules whose dates begin before the run.
@Suite struct PastDateTests {
  private func document(_ schedule: String) throws -> PlayedDocument {
    try PlayedDocument(
      """
      { "until": 3, "views": [ { "id": "v", "modifiers": [
          { "timelineView": \(schedule), "as": "date", "body": [ { "attribute": { "date": "date" } } ] } ] } ] }
      """)
  }

  /// The last date by each time: of a first one and an interval, or of a list.
  @Test(arguments: [
    (#"".periodic", "from": -0.25, "by": 1"#, [-0.25, -0.25, 0.75, 1.75]),
    (#"".periodic", "from": "-1", "by": 0.5"#, [0, 0.5, 1, 2]),
    (#"".periodic", "from": -7.75, "by": 2.5"#, [-0.25, -0.25, -0.25, -0.25]),
    (#"".periodic", "from": -1000.25, "by": 0.75"#, [-0.5, 0.25, 1, 1.75]),
    (#"".periodic", "from": 0.5, "by": 1"#, [0, 0.5, 0.5, 1.5]),
    (#"".explicit", "dates": [-2, -0.5, 0.75]"#, [-0.5, -0.5, 0.75, 0.75]),
    (#"".explicit", "dates": [-2]"#, [-2, -2, -2, -2]),
  ])
  func `the first date is the last one that is over`(
    schedule: String, expected: [Double]
  ) throws {
    let found = try document(schedule).values(of: "v_date", at: [0, 0.5, 1, 2])
    #expect(found == expected)
  }

  @Test(arguments: [
    #"".periodic", "from": -2000000000, "by": 1"#, #"".explicit", "dates": [1e10]"#,
    #"".periodic", "from": "-1e300", "by": 1"#,
  ])
  func `a date out of range is an error`(schedule: String) throws {
    let document = try document(schedule)
    let failure = #expect(throws: RunFailure.self) {
      try document.values(of: "v_date", at: [0])
    }
    guard case .evaluation(let error, _)? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(error.failure.message.contains("-1000000000 to 1000000000"))
  }
}
