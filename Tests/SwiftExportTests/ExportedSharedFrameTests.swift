import Testing

@testable import SwiftExport

/// Views that share a frame have SwiftUI's effect, with a probe inside of it.
@Suite struct ExportedSharedFrameTests {
  private func sample(_ modifiers: String, others: String = "") throws -> ExportedSample {
    let document = """
      { "size": [200, 100], "fps": 8, "state": { "isOpen": false, "album": 0 },
        "views": [
          { "id": "small", "when": "!isOpen", "size": [20, 10], "modifiers": [ \(modifiers) ] },
          { "id": "large", "when": "isOpen", "size": [80, 40], "modifiers": [ \(modifiers) ] } \(others) ],
        "events": [ { "at": 0.25, "withAnimation": ".linear(duration: 1)", "set": { "isOpen": true } } ] }
      """
    return try ExportedSample("card.json", document: Array(document.utf8))
  }

  @Test func `a size is a frame outside of the effect, and the probe is inside`() throws {
    let sample = try sample(#"{ "matchedGeometryEffect": "'photo'", "in": "photos" }"#)
    let text = try #require(sample.text, "\(sample.refusals)")
    let lines = text.split(separator: "\n").map { line in line.drop { $0 == " " } }
    #expect(lines.contains("@Namespace private var photos"))
    let start = try #require(lines.firstIndex(of: #".accessibilityIdentifier("small")"#))
    #expect(
      lines[(start + 1)...].prefix(3) == [
        #".probeFrame("small_matchedGeometryEffect")"#,
        #".matchedGeometryEffect(id: "photo", in: photos)"#, ".frame(width: 20, height: 10)",
      ])
    #expect(sample.returned == sample.trace)
    // Both are half-way between their sizes, 20 by 10 and 80 by 40, after half of the second.
    let row = try #require(
      sample.trace.split(separator: "\n").first { $0.hasPrefix("0.750000,") })
    #expect(row.contains("100.000000,50.000000,50.000000,25.000000"))
  }

  @Test func `a structure is given the name space`() throws {
    let sample = try sample(
      #"{ "matchedGeometryEffect": "'photo'", "properties": ".position", "anchor": [0, 1] }"#,
      others: #"""
        , { "id": "own", "state": { "x": 1 }, "modifiers": [
          { "matchedGeometryEffect": "'photo'", "isSource": false }, { "opacity": "x" } ] }
        """#)
    let text = try #require(sample.text, "\(sample.refusals)")
    #expect(text.contains("OwnView(namespace: namespace)"))
    #expect(text.contains("  let namespace: Namespace.ID\n"))
    #expect(text.contains("properties: .position,\n"))
    #expect(text.contains("anchor: UnitPoint(x: 0, y: 1))\n"))
    #expect(sample.returned == sample.trace)
  }

  @Test(arguments: [
    (
      #"{ "matchedGeometryEffect": "'photo'", "in": "album" }"#,
      "a name space that is called 'album'"
    ),
    (
      #"{ "matchedGeometryEffect": "'photo'", "in": "my album" }"#,
      "a name space that is called 'my album'"
    ),
    (
      #"{ "opacity": 1 }, { "matchedGeometryEffect": "'photo'" }"#,
      "a size inside 'matchedGeometryEffect'"
    ),
  ])
  func `what the effect cannot say is refused by its name`(modifiers: String, what: String) throws {
    let refusals = try sample(modifiers).refusals
    #expect(refusals.count == 2 && Set(refusals) == ["\(what) cannot be exported"])
  }
}
