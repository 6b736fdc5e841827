import Testing

@testable import SwiftExport

/// An event that waits for a label is one of the recorder, which hears the labels that it notes.
@Suite struct ExportedLabelTests {
  private func sample(_ time: String, _ step: String) throws -> ExportedSample {
    try ExportedSample(
      "card.json",
      document: Array(
        """
        { "state": { "x": 0, "y": 0 },
          "views": [ { "id": "card", "modifiers": [ { "offset": { "x": "x", "y": "y" } } ] } ],
          "events": [
            { "at": [0, 1], "withAnimation": ".linear(duration: 0.25)", "set": { "x": "x + 50" }, "completion": "moved" },
            { "at": \(time), \(step) } ] }
        """.utf8))
  }

  @Test(arguments: [
    ("moved", "Recorder.shared.after(\"moved\") {"),
    ("moved + 0.5", "Recorder.shared.after(\"moved\", later: 0.5) {"),
    ("moved #2", "Recorder.shared.after(\"moved\", number: 2) {"),
    ("moved #2 + 0.5", "Recorder.shared.after(\"moved\", number: 2, later: 0.5) {"),
  ])
  func `an event at a label comes back`(time: String, written: String) throws {
    let sample = try sample("\"\(time)\"", #""set": { "y": 30 }"#)
    let text = try #require(sample.text, "\(sample.refusals)")
    let lines = text.split(separator: "\n").map { line in String(line.drop { $0 == " " }) }
    let event = try #require(lines.firstIndex(of: written), "\(lines)")
    #expect(lines[event + 1] == "y = 30")
    #expect(lines.contains("hear(event, label)"))
    #expect(sample.returned == sample.trace)
  }

  @Test func `an emitted line with the name of a label is not the label`() throws {
    let sample = try sample(#""moved #2""#, #""emit": "moved""#)
    let text = try #require(sample.text, "\(sample.refusals)")
    #expect(text.contains(#"guard event != "emit" else { return }"#))
    #expect(sample.returnedLabels == sample.labels && sample.labels.count == 3)
  }

  @Test func `a recorder hears nothing where nothing waits`() throws {
    let text = try #require(try sample("0.5", #""set": { "y": 30 }"#).text)
    #expect(!text.contains("hear("))
  }
}
