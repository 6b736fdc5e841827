import Testing
import TestSupport
import TimelineDocument

@testable import TimelineSimulation

/// What is in a geometry reader is what it would be if it were told the size by the states.
@Suite struct GeometryReaderTests {
  /// A document whose readers have sizes that states tell, and the same document without readers.
  ///
  /// - Parameter width: the expression of a width in the outer reader, and one in the inner reader of a row.
  private static func document(
    reads: Bool, _ events: [String], clock: String
  ) throws -> PlayedDocument {
    let reader = reads ? #""geometryReader": "outer","# : ""
    let inner = reads ? #""geometryReader": "inner","# : ""
    let outerWidth = reads ? "outer.size.width" : "w"
    let innerWidth = reads ? "inner.size.width" : "(w - 20 * i)"
    return try PlayedDocument(
      #"""
      { "clock": "\#(clock)", "state": { "w": 200.0, "rows": [1, 2, 3], "on": false },
        "views": [
          { "id": "box", \#(reader) "modifiers": [ { "frame": { "width": "w", "height": 100 } } ], "children": [
            { "id": "bar", "modifiers": [ { "scaleEffect": "\#(outerWidth) / 10" }, { "opacity": "on ? 1 : 0" } ] },
            { "id": "gate", "when": "\#(outerWidth) > 250 || on", "modifiers": [ { "transition": ".opacity" }, { "attribute": { "w": "\#(outerWidth)" } } ] },
            { "id": "row", "forEach": "rows", "as": "i", \#(inner) "modifiers": [
                { "frame": { "width": "\#(outerWidth) - 20 * i", "height": 10 } },
                { "animation": ".linear(duration: 2)", "value": "on" } ], "children": [
              { "id": "part", "modifiers": [ { "opacity": "\#(innerWidth) / 1000" },
                  { "onChange": "\#(innerWidth)", "run": [ { "emit": "row" } ] } ] },
              { "id": "tail", "when": "\#(innerWidth) > 200", "modifiers": [ { "opacity": "\#(innerWidth)" },
                  { "onAppear": [ { "emit": "tail" } ] } ] } ] } ] } ],
        "events": [ \#(events.joined(separator: ",\n")) ] }
      """#)
  }

  /// A random event at a time.
  private static func event(_ index: Int, using generator: inout SeededGenerator) -> String {
    let time = Double(index) * 0.35
    let scope = [
      "", #""withAnimation": ".linear(duration: 1)","#, #""withAnimation": ".spring","#,
    ][Int.random(in: 0..<3, using: &generator)]
    let change = [
      #""w": \#(Int.random(in: 100...400, using: &generator))"#, #""on": "!on""#,
      #""rows": [\#((1...3).filter { _ in Bool.random(using: &generator) }.map { "\($0)" }.joined(separator: ", "))]"#,
    ][Int.random(in: 0..<3, using: &generator)]
    return #"{ "at": \#(time), \#(scope) "set": { \#(change) } }"#
  }

  @Test(
    arguments: (0..<Cases.count(8, of: 300)).map { UInt64($0) }, ["ideal", "display", "device"])
  func `what is in a reader follows its size`(seed: UInt64, clock: String) throws {
    var generator = SeededGenerator(seed: seed)
    let events = (1...12).map { Self.event($0, using: &generator) }
    let times = (0...60).map { Double($0) / 10 }
    let (names, rows) = try Self.document(reads: true, events, clock: clock).table(at: times)
    let plain = try Self.document(reads: false, events, clock: clock)
    let (plainNames, plainRows) = try plain.table(at: times)
    var compared = 0
    for (column, name) in plainNames.enumerated() where !name.contains("layout") {
      let other = try #require(names.firstIndex(of: name), "\(name)")
      for (row, time) in times.enumerated() {
        // A row has the columns of the views that have come by then.
        let (found, wanted) = (
          other < rows[row].count ? rows[row][other] : nil,
          column < plainRows[row].count ? plainRows[row][column] : nil
        )
        compared += wanted == nil ? 0 : 1
        #expect(
          (found == nil) == (wanted == nil) && abs((found ?? 0) - (wanted ?? 0)) <= 1e-9,
          "seed \(seed), \(name) at \(time)")
      }
    }
    #expect(compared > 100)
    let lines = try Self.document(reads: true, events, clock: clock).events()
      .filter { $0.word == .emit }.map { $0.line }
    let plainLines = try plain.events().filter { $0.word == .emit }.map { $0.line }
    #expect(lines.sorted() == plainLines.sorted())
  }

  @Test func `a reader that returns tells its size anew`() throws {
    let document = try PlayedDocument(
      #"""
      { "state": { "on": true, "w": 100.0 }, "views": [ { "id": "box", "when": "on", "geometryReader": "p",
          "modifiers": [ { "frame": { "width": "w", "height": 10 } }, { "transition": ".identity" } ], "children": [
            { "id": "a", "modifiers": [ { "opacity": "p.size.width" }, { "onAppear": [ { "emit": "here" } ] } ] } ] } ],
        "events": [ { "at": 1, "set": { "on": false } }, { "at": 2, "set": { "w": 300 } }, { "at": 3, "set": { "on": true } } ] }
      """#)
    #expect(
      try document.values(of: "a_opacity", at: [0.5, 1.5, 2.5, 3.5]) == [100, nil, nil, 300])
    #expect(
      try document.events().filter { $0.word == .emit }.map { $0.line } == [
        "0 emit here", "3 emit here",
      ])
  }

  @Test func `a size that changes itself in a circle is stopped at its place`() throws {
    let document = try PlayedDocument(
      #"""
      { "state": { "w": 100.0 }, "views": [ { "id": "box", "geometryReader": "p", "modifiers": [ { "frame": { "width": "w", "height": 10 } } ],
          "children": [ { "id": "a", "modifiers": [ { "onChange": "p.size.width", "run": [ { "set": { "w": "w + 1" } } ] } ] } ] } ],
        "events": [ { "at": 1, "set": { "w": 200 } } ] }
      """#)
    #expect(throws: RunFailure.self) { try document.events() }
  }

  /// In a plain document the page is at the corner without a size, and in the middle from the first turn on.
  @Test(arguments: [".linear(duration: 1)", ".spring", "nil"])
  func `a view in a container of navigation is laid out once more with what onAppear changes`(
    animation: String
  ) throws {
    let times = (0...20).map { Double($0) / 10 }
    func document(_ page: String, _ wheel: String) throws -> PlayedDocument {
      try PlayedDocument(
        #"""
        { "size": [400, 800], "state": { "on": false }, "views": [ { "id": "page", \#(page) "modifiers": [
            { "onAppear": [ { "withAnimation": "\#(animation)", "set": { "on": true } } ] } ],
            "children": [ { "id": "wheel", "size": [100, 100], "modifiers": [ { "opacity": "on ? 1 : 0" } \#(wheel) ] } ] } ] }
        """#)
    }
    let page = try document(#""host": "navigation","#, "")
    let plain = try document("", #", { "offset": ["on ? 0 : -200", "on ? 0 : -400"] }"#)
    let (x, y) = (
      try page.values(of: "wheel_layout_x", at: times),
      try page.values(of: "wheel_layout_y", at: times)
    )
    for (index, offset) in try plain.values(of: "wheel_offset_x", at: times).enumerated() {
      let offset = try #require(offset)
      #expect(abs((x[index] ?? 0) - offset - 200) < 1e-9)
      #expect(abs((y[index] ?? 0) - 2 * offset - 400) < 1e-9)
    }
  }

  @Test func `without onAppear the second layout is at once`() throws {
    let document = try PlayedDocument(
      #"{ "size": [400, 800], "state": { "on": false }, "views": [ { "id": "page", "when": "on", "host": "navigation", "modifiers": [ { "transition": ".identity" } ], "children": [ { "id": "wheel", "size": [100, 100] } ] } ], "events": [ { "at": 1, "withAnimation": ".linear(duration: 1)", "set": { "on": true } } ] }"#
    )
    #expect(try document.values(of: "wheel_layout_x", at: [1, 1.5]) == [200, 200])
  }
}
