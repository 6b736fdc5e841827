import CommandLineInterface
import Foundation
import TestSupport
import Testing

@Suite struct SampleTests {
  /// The commands whose output is kept, with the ending of the files it is kept in.
  static let commands = [
    (name: "trace", ending: "csv"), (name: "events", ending: "csv"), (name: "test", ending: "tap"),
    (name: "explain", ending: "txt"),
  ]

  /// The names of the samples, without their ending.
  static let samples: [String] = {
    let path = RepositoryFiles.path("samples")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
  }()

  private static func goldenNames(of sample: String) -> [String] {
    commands.flatMap { ["\(sample).\($0.name).\($0.ending)", "\(sample).\($0.name).errors.txt"] }
  }

  @Test(arguments: samples)
  func `a sample prints what was read and found right`(sample: String) throws {
    for command in Self.commands {
      let run = runInMemory(command.name, "samples/\(sample).json")
      let status = run.status == .success ? "" : "exit status \(run.status.rawValue)\n"
      try GoldenFile(name: "\(sample).\(command.name).\(command.ending)").check(run.output)
      try GoldenFile(name: "\(sample).\(command.name).errors.txt")
        .check(run.errors + status, mayBeAbsent: true)
    }
  }

  @Test(arguments: samples)
  func `what a sample expects is true`(sample: String) {
    let run = runInMemory("test", "samples/\(sample).json")
    #expect(run.status == .success)
    #expect(!run.output.split(separator: "\n").contains { $0.hasPrefix("not ok") })
  }

  @Test func `every golden belongs to a sample`() throws {
    let known = Set(Self.samples.flatMap(Self.goldenNames))
    let orphans = try GoldenFile.all(in: GoldenFile.samples).filter { !known.contains($0) }
    #expect(orphans.isEmpty, "no sample is called like these")
  }

  /// The behaviours of completion observers, pauses, transactions and transitions, animatable modifiers,
  /// and asynchronous work.
  static let rows =
    ranges("C", [1...14]) + ranges("P", [1...16]) + ranges("T", [1...24]) + ranges("M", [1...22])
    + ranges("A", [1...13])

  private static func ranges(_ letter: String, _ ranges: [ClosedRange<Int>]) -> [String] {
    ranges.joined().map { "\(letter)\($0)" }
  }

  @Test func `every behaviour is named by a sample`() throws {
    var named: Set<String> = []
    for sample in Self.samples {
      let name = try text("samples/\(sample).json").firstMatch(of: /"name": "([^"]*)"/)?.1 ?? ""
      named.formUnion(name.split(separator: " ").map(String.init))
    }
    #expect(Self.rows.count == 89)
    #expect(Self.rows.filter { !named.contains($0) } == [])
  }

  @Test func `the table of samples names each of them once`() throws {
    let rows = try text("samples/README.md").split(separator: "\n")
    let links = rows.compactMap { $0.firstMatch(of: /^\| \[(.*)\]\(\1\) \|/)?.1 }
    #expect(links.map(String.init).sorted() == Self.samples.map { "\($0).json" })
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try RepositoryFiles.bytes(path), as: UTF8.self)
  }
}

@Suite struct GoldenFileTests {
  @Test func `the first line that differs is told`() {
    let difference = GoldenFile.firstDifference(golden: "a\nb\nc\n", found: "a\nx\ny\n")
    #expect(difference == "line 2:\n  golden: b\n  found:  x")
  }

  @Test func `a text that stops early differs where it stops`() {
    let difference = GoldenFile.firstDifference(golden: "a\nb", found: "a")
    #expect(difference == "line 2:\n  golden: b\n  found:  (nothing)")
  }

  @Test func `other ends of lines are a difference`() {
    #expect(GoldenFile.firstDifference(golden: "a\nb\n", found: "a\r\nb\n") != nil)
    #expect(GoldenFile.firstDifference(golden: "a\n", found: "a\n") == nil)
  }
}
