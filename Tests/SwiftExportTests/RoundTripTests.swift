import Testing

/// An exported view that is imported again has the same trace, byte by byte.
@Suite struct RoundTripTests {
  @Test func `a sample that can be exported comes back with the same trace`() {
    for sample in ExportedSample.all {
      guard let returned = sample.returned else { continue }
      let difference = zip(returned.lines, sample.trace.lines).first { $0 != $1 }
      let isEqual = returned == sample.trace
      #expect(isEqual, "\(sample.name): \(difference.map { "\($0)" } ?? "lengths differ")")
    }
  }

  @Test func `a sample that can be exported comes back with the same labels`() {
    var count = 0
    for sample in ExportedSample.all where sample.text != nil {
      #expect(sample.returnedLabels == sample.labels, "\(sample.name)")
      count += sample.labels.count
    }
    #expect(count > 20)
  }

  @Test func `a state that is an Int is the same column again`() throws {
    let document =
      #"{ "state": { "n": "Int(0)" }, "events": [ { "at": 0.1, "set": { "n": "n + 1" } } ] }"#
    let sample = try ExportedSample("n.json", document: Array(document.utf8))
    #expect(sample.returned == sample.trace && sample.trace.hasPrefix("time,n\n"))
  }

  @Test func `a condition that returns its value, and an Int that is made of a Double, come back`()
    throws
  {
    let document = """
      { "state": { "n": "Int(0)", "x": 2.5 },
        "views": [ { "id": "a", "when": "return n == 0", "modifiers": [ { "opacity": "x / 5" } ] } ],
        "events": [ { "at": 0.1, "set": { "n": "Int(x) + Int(x)" } }, { "at": 0.2, "set": { "n": "Int(0.0)" } } ] }
      """
    let sample = try ExportedSample("n.json", document: Array(document.utf8))
    let text = try #require(sample.text, "\(sample.refusals)")
    #expect(text.contains("if n == 0 {") && text.contains("n = Int(x) + Int(x)"))
    #expect(sample.returned == sample.trace)
  }

  @Test(arguments: ["offset", "scaleEffect"])
  func `a modifier of standard values comes back`(name: String) throws {
    let document = """
      { "state": { "x": 0 }, "views": [ { "id": "v", "modifiers": [ { "\(name)": {} }, { "opacity": "x" } ] } ],
        "events": [ { "at": 0.1, "set": { "x": 1 } } ] }
      """
    let sample = try ExportedSample("v.json", document: Array(document.utf8))
    #expect(sample.text != nil && sample.returned == sample.trace, "\(sample.refusals)")
  }

  @Test func `no fewer samples can be exported than before`() {
    let all = ExportedSample.all
    #expect(all.count > 100)
    let exported = all.filter { $0.text != nil }
    #expect(exported.count >= 103)
  }
}

extension String {
  fileprivate var lines: [Substring] { split(separator: "\n") }
}
