import Testing
import TimelineDocument

@testable import TimelineSimulation

/// The order of the callbacks of a gesture.
@Suite struct GestureStateTests {
  /// What the steps of `changed` and of `ended` read in a gesture state, at the samples 0, 4 and 8 of a drag, and
  /// what it is afterwards.
  @Test(arguments: [
    ("", [0.0, 4, 8], 0.0), (#""updatingFirst": true,"#, [0, 4, 8], 0),
    (#""updatingFirst": false,"#, [0, 0, 4], 8),
  ])
  func `the callbacks of a gesture run in the order in which they are written`(
    order: String, changed: [Double], ended: Double
  ) throws {
    let document = try PlayedDocument(
      """
      { "state": { "drag": 0, "seen": -1, "last": -1 },
        "views": [ { "id": "v", "modifiers": [
          { "attribute": { "seen": "seen", "last": "last", "drag": "drag" } } ] } ],
        "events": [ { "at": 0, "gesture": { "from": 0, "to": 8, "duration": 1, "rate": 2, \(order)
            "updating": { "drag": "translation" },
            "changed": [ { "set": { "seen": "drag" } } ],
            "ended": [ { "set": { "last": "drag" } } ] } } ] }
      """)
    #expect(try document.values(of: "v_seen", at: [0.25, 0.75, 1.25]) == changed)
    #expect(try document.values(of: "v_last", at: [1.25]) == [ended])
    #expect(try document.values(of: "v_drag", at: [0.75, 1.25]) == [4, 0])
  }
}
