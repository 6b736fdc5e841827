import CommandLineInterface
import Foundation
import TestSupport
import Testing

/// What holds for every timeline, tried on generated ones.
@Suite struct TraceLawTests {
  private static let seeds = Array(1...Cases.count(8, of: 25 as UInt64))

  private func timeline(_ seed: UInt64) -> GeneratedTimeline {
    var generator = SeededGenerator(seed: seed)
    return GeneratedTimeline(using: &generator)
  }

  private func trace(_ document: String, _ options: String...) -> String {
    let console = MemoryConsole()
    console.standardInput = Array(document.utf8)
    let status = run(arguments: ["trace"] + options, console: console)
    #expect(status == .success, "\(console.errors)")
    return console.output
  }

  private func events(_ document: String, _ options: String...) -> String {
    let console = MemoryConsole()
    console.standardInput = Array(document.utf8)
    #expect(run(arguments: ["events"] + options, console: console) == .success)
    return console.output
  }

  private func rows(_ table: String) -> [[Substring]] {
    table.split(separator: "\n").map { $0.split(separator: ",", omittingEmptySubsequences: false) }
  }

  /// The parts of a document of JSON that are compared.
  private struct Envelope: Decodable {
    struct Event: Decodable {
      let event: String
    }

    let columns: [String]
    let frames: [[String: Double]]
    let events: [Event]
  }

  @Test(arguments: seeds)
  func `twice the frame rate leaves the common rows as they are`(seed: UInt64) {
    let document = timeline(seed).document
    let once = trace(document, "--precision", "full", "--velocity").split(separator: "\n")
    let twice = trace(document, "--precision", "full", "--velocity", "--fps", "120")
      .split(separator: "\n")
    #expect(once.count == 92)
    let common = [twice[0]] + stride(from: 1, to: twice.count, by: 2).map { twice[$0] }
    #expect(common == once, "seed \(seed)")
  }

  @Test(arguments: seeds)
  func `all events later by whole frames is the same trace later`(seed: UInt64) {
    var unchanged: SeededGenerator?
    let timeline = timeline(seed)
    let shift = 1 + Int(seed) * 7
    let early = rows(trace(timeline.document, "--precision", "full"))
    let late = rows(
      trace(timeline.document(shiftedBy: shift, rearrangedBy: &unchanged), "--precision", "full"))
    #expect(
      late.dropFirst(1 + shift).map { $0.dropFirst() } == early.dropFirst().map { $0.dropFirst() },
      "seed \(seed)")
  }

  @Test(arguments: seeds)
  func `other names change the header alone`(seed: UInt64) {
    var unchanged: SeededGenerator?
    let timeline = timeline(seed)
    let renamed = timeline.document(
      renaming: { "another_\($0)_name" }, rearrangedBy: &unchanged)
    let (before, after) = (rows(trace(timeline.document)), rows(trace(renamed)))
    #expect(after.dropFirst() == before.dropFirst(), "seed \(seed)")
    #expect(after[0].dropFirst().allSatisfy { $0.hasPrefix("another_state") })
    #expect(
      rows(events(renamed)).map { $0.dropFirst(3) }
        == rows(events(timeline.document)).map { $0.dropFirst(3) })
  }

  @Test(arguments: seeds)
  func `the order of keys and white space change nothing`(seed: UInt64) {
    var generator: SeededGenerator? = SeededGenerator(seed: seed)
    let timeline = timeline(seed)
    let rearranged = timeline.document(rearrangedBy: &generator)
    #expect(rearranged != timeline.document)
    #expect(trace(rearranged, "-f", "json") == trace(timeline.document, "-f", "json"))
  }

  @Test(arguments: seeds)
  func `every row has as many commas as the header`(seed: UInt64) {
    let document = timeline(seed).document
    for table in [
      trace(document), trace(document, "--velocity"), trace(document, "--layout", "long"),
      events(document),
    ] {
      let rows = rows(table)
      #expect(rows.allSatisfy { $0.count == rows[0].count }, "seed \(seed)")
      #expect(table.hasSuffix("\n"))
      // Numbers are plain: no exponent, no sign of nothing, nothing that is no number.
      #expect(!table.contains("-0.000000") && !table.contains("nan") && !table.contains("inf"))
      #expect(!table.contains("e-"))
    }
  }

  @Test(arguments: seeds)
  func `the long table reshaped is the wide table`(seed: UInt64) {
    let document = timeline(seed).document
    let wide = rows(trace(document, "--velocity"))
    let long = rows(trace(document, "--velocity", "--layout", "long"))
    #expect(long[0] == ["time", "track", "value", "velocity"])
    var reshaped: [[Substring]] = []
    for row in long.dropFirst() {
      if reshaped.last?[0] != row[0] { reshaped.append([row[0]]) }
      reshaped[reshaped.count - 1] += row[2...]
    }
    #expect(reshaped == Array(wide.dropFirst()), "seed \(seed)")
    let names = long.dropFirst().prefix(while: { $0[0] == long[1][0] }).flatMap {
      [$0[1], $0[1] + "_velocity"]
    }
    #expect(["time"] + names == wide[0])
  }

  @Test(arguments: seeds, [["--precision", "full"], ["--precision", "3"]])
  func `JSON holds the numbers of the table`(seed: UInt64, precision: [String]) throws {
    let document = timeline(seed).document
    let console = MemoryConsole()
    console.standardInput = Array(document.utf8)
    _ = run(arguments: ["trace", "-f", "json", "--velocity"] + precision, console: console)
    // Unlike Foundation's other reader, this one rounds correctly.
    let envelope = try JSONDecoder().decode(Envelope.self, from: Data(console.output.utf8))

    let table = rows(trace(document, "--velocity", precision[0], precision[1]))
    let names = table[0].map(String.init)
    #expect(envelope.columns == names)
    #expect(envelope.frames.count == table.count - 1)
    for (frame, row) in zip(envelope.frames, table.dropFirst()) {
      #expect(names.map { frame[$0] } == row.map { Double($0) }, "seed \(seed)")
    }
    let events = rows(events(document)).dropFirst()
    #expect(envelope.events.map(\.event) == events.map { String($0[1]) })
  }

  @Test(arguments: seeds)
  func `every line of NDJSON parses alone, and the lines are the frames`(seed: UInt64) throws {
    let document = timeline(seed).document
    let lines = trace(document, "-f", "ndjson", "--layout", "long").split(separator: "\n")
    for line in lines {
      let record = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(record.map { Set($0.keys) } == ["time", "track", "value"])
    }
    let frames = trace(document, "-f", "json", "--layout", "long").split(separator: "\n")
      .filter { $0.hasPrefix("{\"time\"") && !$0.contains("\"event\"") }
    #expect(frames.map { $0.hasSuffix(",") ? $0.dropLast() : $0 } == lines, "seed \(seed)")
  }

  @Test(arguments: seeds)
  func `a part of a trace is a part of its rows and columns`(seed: UInt64) {
    let document = timeline(seed).document
    let whole = rows(trace(document))
    let part = rows(trace(document, "--from", "0.5", "--select", "state0*"))
    let columns = whole[0].indices.filter { $0 == 0 || whole[0][$0].hasPrefix("state0") }
    let expected = ([whole[0]] + whole.dropFirst(31)).map { row in columns.map { row[$0] } }
    #expect(part == expected, "seed \(seed)")
  }

  @Test(arguments: seeds.prefix(3))
  func `twenty runs print the same bytes`(seed: UInt64) {
    let document = timeline(seed).document
    let first = trace(document, "-f", "json", "--precision", "full")
    for _ in 1..<20 { #expect(trace(document, "-f", "json", "--precision", "full") == first) }
  }
}
