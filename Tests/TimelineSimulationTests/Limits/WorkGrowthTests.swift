import AnimationEngine
import TestSupport
import Testing

@testable import TimelineSimulation

/// The work of a run grows with its document, and not with the square of it.
@Suite struct WorkGrowthTests {
  /// How many times the work of a document with forty parts one with four hundred takes. In proportion it would be ten
  /// times; what compares each part with all others would take a hundred times.
  private func growth(until end: Double = 10, of document: (Int) -> String) throws -> Double {
    let work = try [40, 400].map { count in
      Double(try PlayedDocument(document(count)).work(until: end, sharesWalks: true))
    }
    return work[1] / work[0]
  }

  private func list(_ count: Int, _ element: String) -> String {
    Array(repeating: element, count: count).joined(separator: ", ")
  }

  @Test func `content transitions read the texts of their view together`() throws {
    let growth = try growth { count in
      let modifiers = list(count, #"{ "text": "'\\(x)'" }, { "contentTransition": ".opacity" }"#)
      return """
        { "state": { "x": 0 }, "views": [ { "id": "v", "modifiers": [ \(modifiers) ] } ],
          "events": [ { "at": [1, 2, 3], "withAnimation": true, "set": { "x": "x + 1" } } ] }
        """
    }
    #expect(growth < 25)
  }

  @Test func `the callback of an observer looks at no other value that is observed`() throws {
    let growth = try growth { count in
      let modifiers = list(
        count, #"{ "opacity": "x" }, { "onAnimationCompleted": "x", "completion": "c" }"#)
      return """
        { "state": { "x": 0 }, "until": 9, "views": [ { "id": "v", "modifiers": [ \(modifiers) ] } ],
          "events": [ { "at": 0, "set": { "x": 1 },
            "withAnimation": ".linear(duration: 0.5).repeatForever(autoreverses: false)" } ] }
        """
    }
    #expect(growth < 25)
  }

  @Test func `a view that leaves a group concerns nobody unless it was the source`() throws {
    let growth = try growth { count in
      let anchor = #""anchor": "isOpen ? .topLeading : .top""#
      return """
        { "state": { "isOpen": false }, "views": [
          { "id": "row", "when": "!isOpen", "forEach": "\(count)", "size": [9, 9], "modifiers": [
              { "matchedGeometryEffect": "'photo'", \(anchor), "isSource": false } ] },
          { "id": "card", "size": [90, 90], "modifiers": [
              { "matchedGeometryEffect": "'photo'", \(anchor) } ] } ],
          "events": [ { "at": 1, "withAnimation": true, "set": { "isOpen": true } } ] }
        """
    }
    #expect(growth < 25)
  }

  @Test func `frames and positions of one view meet each other once an update`() throws {
    let growth = try growth { count in
      let modifiers = list(
        count, #"{ "frame": ["isOn ? 20 : 10", 9] }, { "position": ["isOn ? 9 : 5", 5] }"#)
      return """
        { "state": { "isOn": false }, "views": [ { "id": "v", "modifiers": [ \(modifiers) ] } ],
          "events": [ { "at": [1, 1.5], "withAnimation": ".linear(duration: 1)", "toggle": "isOn" } ] }
        """
    }
    #expect(growth < 25)
  }

  @Test func `the effects of one view ask once for the states of its frame`() throws {
    let growth = try growth { count in
      let modifiers = list(
        count, #"{ "matchedGeometryEffect": "'photo'" }, { "frame": ["isOn ? 20 : 10", 9] }"#)
      return """
        { "state": { "isOn": false }, "views": [ { "id": "v", "modifiers": [ \(modifiers) ] } ],
          "events": [ { "at": 1, "withAnimation": ".linear(duration: 1)", "toggle": "isOn" } ] }
        """
    }
    #expect(growth < 25)
  }

  @Test func `an element that is added is not compared with those of its identity`() throws {
    let growth = try growth { count in
      let times = (0..<count).map { "\($0)e-2" }.joined(separator: ", ")
      return """
        { "state": { "rows": [] },
          "views": [ { "id": "row", "forEach": "rows", "as": "row", "identity": "'row \\\\(row)'" } ],
          "events": [ { "at": [\(times)], "append": { "rows": "1" } } ] }
        """
    }
    #expect(growth < 25)
  }

  // MARK: - Steps of springs

  /// Numbers that undamped springs move; nothing settles.
  private func springs(_ count: Int, _ animation: String) throws -> PlayedDocument {
    let names = (0..<count).map { "x\($0)" }
    let first = names.map { #""\#($0)": 0"# }.joined(separator: ", ")
    let set = names.map { #""\#($0)": 1"# }.joined(separator: ", ")
    return try PlayedDocument(
      """
      { "state": { \(first) }, "events": [ { "at": 0, "withAnimation": "\(animation)", "set": { \(set) } } ] }
      """)
  }

  @Test func `ten steps of a spring that does not settle are a step of work`() throws {
    let spring = try springs(1, ".spring(response: 0.5, dampingFraction: 0)")
    let work =
      try spring.work(until: 1e5, sharesWalks: true) - spring.work(until: 0, sharesWalks: true)
    // 300 steps a second.
    #expect(abs(work - 3_000_000) < 1_000)
  }

  @Test func `springs that never settle are refused before they take their steps`() throws {
    let many = try springs(10, ".spring(response: 0.5, dampingFraction: 0)")
    #expect(throws: RunFailure.self) { try many.work(until: 1e6, sharesWalks: true) }
    let fast = try springs(1, ".spring(duration: 1e5).speed(1e4).repeatForever()")
    #expect(throws: RunFailure.self) { try fast.work(until: 1e3, sharesWalks: true) }
  }

  @Test func `springs that settle soon cost no work for their steps`() throws {
    let work = try springs(10, ".spring(duration: 1)").work(until: 1e6, sharesWalks: true)
    #expect(work < 5_000)
  }
}
