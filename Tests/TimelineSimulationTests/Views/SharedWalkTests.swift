import TestSupport
import Testing

@testable import TimelineSimulation

/// The values of an update share the walks of their transactions past the modifiers; a run in which each walks alone shows
/// and tells the same.
@Suite struct SharedWalkTests {
  private static let rewriting = [
    #"{ "animation": ".linear(duration: 0.3)", "value": "x" }"#,
    #"{ "animation": ".easeOut(duration: 0.5)", "value": "y" }"#,
    #"{ "animation": ".spring(duration: 0.4)" }"#, #"{ "animation": null }"#,
    #"{ "animation": ".linear(duration: shown / 50 + 0.1)" }"#,
    #"{ "transaction": "{ $0.animation = .linear(duration: 0.2) }" }"#,
    #"{ "transaction": { "disablesAnimations": true } }"#,
    #"{ "transaction": { "disablesAnimations": false } }"#,
    #"{ "transaction": "{ $0.animation = $0.animation?.delay(0.05) }" }"#,
    #"{ "transaction": {}, "completion": "moved" }"#,
    #"{ "transaction": {}, "completion": [ { "set": { "count": "count + 1" } } ] }"#,
    #"{ "transaction": "{ $0 = Transaction() }" }"#,
    #"{ "animation": ".linear(duration: 0.6)", "body": [ { "zIndex": "y" } ] }"#,
  ]
  private static let attributes = [
    #"{ "opacity": "x" }"#, #"{ "blur": "y" }"#, #"{ "offset": { "x": "x", "y": "y" } }"#,
  ]

  /// A list of modifiers, most of which rewrite transactions; in a body some read a value on screen.
  private static func modifiers(
    _ count: Int, isBody: Bool = false, using generator: inout SeededGenerator
  ) -> String {
    let list = (0..<count).map { _ in
      Int.random(in: 0..<3, using: &generator) == 0
        ? attributes[Int.random(in: attributes.indices, using: &generator)]
        : rewriting[Int.random(in: rewriting.indices, using: &generator)]
    }.joined(separator: ", ")
    return isBody ? list : list.replacing("shown", with: "y")
  }

  private static func document(seed: UInt64) throws -> PlayedDocument {
    var generator = SeededGenerator(seed: seed)
    let scopes = [#""withAnimation": ".linear(duration: 0.4)","#, #""withAnimation": null,"#, ""]
    let events = (0..<12).map { step in
      let scope = scopes[Int.random(in: scopes.indices, using: &generator)]
      let (x, y) = (
        Int.random(in: 0...5, using: &generator), Int.random(in: 0...5, using: &generator)
      )
      let verb = step % 4 == 3 ? #""toggle": "isThere""# : #""set": { "x": \#(x), "y": \#(y) }"#
      return #"{ "at": \#(Double(step) * 0.17), \#(scope) \#(verb) }"#
    }
    return try PlayedDocument(
      """
      { "until": 4, "state": { "x": 1.0, "y": 2.0, "z": 10.0, "count": 0.0, "isThere": true },
        "views": [ { "id": "outer",
          "modifiers": [ \(modifiers(14, using: &generator)) ],
          "children": [
            { "id": "first",
              "modifiers": [ { "animatable": { "shown": "x" },
                "body": [ \(modifiers(20, isBody: true, using: &generator)) ] } ] },
            { "id": "second", "when": "isThere",
              "modifiers": [ \(modifiers(20, using: &generator)), { "transition": ".opacity" } ] } ]
        } ],
        "events": [ \(events.joined(separator: ",\n")) ] }
      """)
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func `a run shows the same whether walks are shared or not`(seed: UInt64) throws {
    let document = try Self.document(seed: seed)
    let times = (0...80).map { Double($0) * 0.05 }
    try #expect(document.rows(at: times) == document.rows(at: times, sharesWalks: false))
    let shared = try document.changes(until: 4)
    let alone = try document.changes(until: 4, sharesWalks: false)
    #expect(shared.map { String(describing: $0) } == alone.map { String(describing: $0) })
    #expect(shared.contains { $0.passages.count > 8 })
  }

  /// A view of `count` attributes, outside of each of which is a modifier.
  private static func tower(of count: Int) throws -> PlayedDocument {
    let floor = #"{ "opacity": "x" }, { "animation": ".linear(duration: 1)" }"#
    let list = Array(repeating: floor, count: count).joined(separator: ", ")
    return try PlayedDocument(
      """
      { "state": { "x": 0.0 }, "views": [ { "id": "card", "modifiers": [ \(list) ] } ],
        "events": [ { "at": 0, "set": { "x": 1 } } ] }
      """)
  }

  @Test
  func
    `each modifier of a view is passed once in an update, however many attributes are inside of it`()
    throws
  {
    let (low, high) = (try Self.tower(of: 100), try Self.tower(of: 200))
    let growth =
      try high.work(until: 0, sharesWalks: true) - low.work(until: 0, sharesWalks: true)
    let alone =
      try high.work(until: 0, sharesWalks: false) - low.work(until: 0, sharesWalks: false)
    // 100 + ... + 200 modifiers more are passed alone, and 100 together; each passage is 8 steps of work.
    #expect(alone - growth == WorkCost.passage * (200 * 201 / 2 - 100 * 101 / 2 - 100))
  }

  @Test func `no transaction is sent to a value that keeps itself`() throws {
    /// The work of an update that changes `x`, of which the attribute is made, besides the work before it.
    func work(_ opacity: String, modifiers count: Int) throws -> Int {
      let list = Array(
        repeating: #"{ "transaction": "{ $0.animation = .linear(duration: 0.2) }" }"#, count: count)
      let document = try PlayedDocument(
        """
        { "until": 2, "state": { "x": 0.25 }, "views": [ { "id": "box",
            "modifiers": [ { "opacity": "\(opacity)" }, \(list.joined(separator: ", ")) ] } ],
          "events": [ { "at": 1, "set": { "x": 0.75 } } ] }
        """)
      return try document.work(until: 1.5, sharesWalks: true)
        - document.work(until: 0.5, sharesWalks: true)
    }
    let kept = "x > 2 ? 1 : 0"
    #expect(try work(kept, modifiers: 40) == work(kept, modifiers: 1))
    #expect(try work("x", modifiers: 40) > work("x", modifiers: 1) + 40 * WorkCost.passage)
  }
}
