import Testing

@testable import TimelineSimulation

/// What becomes of a repeated view while its elements change: only those that differ are looked at, unless
/// their identities follow from their places. Both ways lead to the same events and values.
@Suite struct RepeatedViewTests {
  /// Changes of a list of which the beginning, the end, both or nothing stays.
  private static let changes = [
    #""append": { "rows": 7 }"#, #""remove": { "rows": 2 }"#, #""set": { "rows": [9, 1, 2, 3] }"#,
    #""set": { "rows": [1, 9, 8, 3] }"#, #""set": { "rows": [3, 2, 1] }"#,
    #""set": { "rows": [] }"#,
    #""set": { "rows": [1, 2, 3, 1] }"#, #""set": { "rows": [2, 3, 1, 2, 3] }"#,
    #""set": { "k": 2 }"#,
    #""set": { "k": 3, "rows": [1, 2] }"#, #""set": { "isShown": false }"#,
    #""set": { "isShown": true }"#,
  ]

  /// A list in a view that comes and goes, with each pair of changes one after the other.
  private func document(_ first: String, _ second: String, identity: String) -> String {
    """
    { "until": 2, "state": { "rows": [1, 2, 3], "k": 1, "isShown": true }, "views": [
      { "id": "box", "when": "isShown", "children": [
        { "id": "row", "forEach": "rows", "as": "r", "identity": "\(identity)", "modifiers": [
          { "opacity": "r * 0.1" }, { "offset": { "x": "index * 10", "y": "k" } },
          { "animation": ".linear(duration: 0.3)", "value": "index" }, { "transition": ".scale" } ] } ] } ],
      "events": [
        { "at": 0.1, "withAnimation": ".linear(duration: 0.5)", \(first) },
        { "at": 0.3, \(second) },
        { "at": 1, "withAnimation": true, "set": { "rows": [4, 1, 3] } } ] }
    """
  }

  @Test(arguments: changes)
  func `the same comes, goes and moves, however the elements are compared`(first: String) throws {
    for second in Self.changes {
      let kept = try PlayedDocument(document(first, second, identity: "r"))
      let compared = try PlayedDocument(document(first, second, identity: "r + 0 * index"))
      let events = try kept.events(until: 2)
      #expect(!events.isEmpty)
      #expect(
        events.map { $0.line } == (try compared.events(until: 2)).map { $0.line }, "\(second)")
    }
  }

  @Test(arguments: changes)
  func `an explained run, which gives all elements their values, has the same events`(
    first: String
  ) throws {
    for second in Self.changes {
      let played = try PlayedDocument(document(first, second, identity: "r"))
      #expect(
        try played.events(until: 2).map { $0.line }
          == played.explainedEvents(until: 2).map { $0.line },
        "\(second)")
    }
  }
}
