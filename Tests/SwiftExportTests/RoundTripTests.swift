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

  @Test func `a state that is an Int is the same column again`() throws {
    let document =
      #"{ "state": { "n": "Int(0)" }, "events": [ { "at": 0.1, "set": { "n": "n + 1" } } ] }"#
    let sample = try ExportedSample("n.json", document: Array(document.utf8))
    #expect(sample.returned == sample.trace && sample.trace.hasPrefix("time,n\n"))
  }

  @Test func `no fewer samples can be exported than before`() {
    let all = ExportedSample.all
    #expect(all.count > 100)
    let exported = all.filter { $0.text != nil }
    #expect(exported.count >= 69)
  }
}

extension String {
  fileprivate var lines: [Substring] { split(separator: "\n") }
}
