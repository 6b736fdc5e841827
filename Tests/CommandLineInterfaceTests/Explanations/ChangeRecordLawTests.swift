import CommandLineInterface
import Foundation
import TestSupport
import Testing

/// What the JSON of an explanation says of a change.
struct ChangeRecord: Decodable {
  let kind: String
  let time: Double
  let track: String?
  let outcome: String?
  let winner: String?
  let source: String?
  let refusal: String?

  /// The changes in an explanation that has an object on each line.
  static func all(of run: FinishedRun) throws -> [ChangeRecord] {
    try run.output.split(separator: "\n")
      .map { try JSONDecoder().decode(ChangeRecord.self, from: Data($0.utf8)) }
      .filter { $0.kind == "change" }
  }
}

/// What an event says of a change.
private struct ChangeEvent {
  let track: String
  let word: String
  let detail: String

  init?(_ line: Substring) {
    let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    // A view that joins a moving frame begins without a change of its own.
    guard fields.count == 8, ["set", "begin", "retarget"].contains(fields[1]),
      fields[6] != "already"
    else { return nil }
    word = fields[1]
    track = fields[2]
    detail = fields[6]
  }
}

/// For every change of every sample, in several releases: what its event says, what a claim finds and what
/// the explanation says agree.
@Suite struct ChangeRecordLawTests {
  private static let profiles = [[], ["--profile", "ios16"], ["--profile", "ios18"]]

  @Test(arguments: SampleTests.samples)
  func `each event says what the explanation of its change says`(sample: String) throws {
    for profile in Self.profiles {
      let options = ["samples/\(sample).json", "--quiet"] + profile
      let events = runInMemory(["events"] + options)
      guard events.status == .success else { continue }
      let changes = try ChangeRecord.all(of: runInMemory(["explain", "-f", "ndjson"] + options))
      let told = events.output.split(separator: "\n").compactMap(ChangeEvent.init)
      let byTrack = Dictionary(grouping: changes, by: { $0.track ?? "" })
      for (track, events) in Dictionary(grouping: told, by: { $0.track }) {
        let changes = byTrack[track] ?? []
        try #require(changes.count == events.count, "\(track) \(profile)")
        for (event, change) in zip(events, changes) { compare(event, change) }
      }
    }
  }

  private func compare(_ event: ChangeEvent, _ change: ChangeRecord) {
    let isGiven = change.winner != "none"
    if isGiven { #expect(change.winner == change.source) }
    switch change.outcome {
    case "jump":
      #expect(event.word == "set" && !isGiven)
      #expect(event.detail == change.refusal)
    case "begin":
      #expect(event.word == "begin" && isGiven && change.refusal == nil)
      let isModifier = ["animation", "transaction"].contains(event.detail)
      #expect(
        isModifier ? change.winner?.contains(".modifiers[") == true : event.detail == change.winner)
    case "track": #expect(event.word == "retarget" && event.detail == "track" && !isGiven)
    default: #expect(event.word == "retarget" && event.detail == change.outcome && isGiven)
    }
  }

  /// A claim after the last change of a value finds the winner that the explanation names.
  @Test(arguments: SampleTests.samples)
  func `a claim finds the winner of each value's last change`(sample: String) throws {
    let path = "samples/\(sample).json"
    let changes = try ChangeRecord.all(
      of: runInMemory("explain", "-f", "ndjson", "--precision", "full", "--quiet", path))
    let last = Dictionary(changes.map { ($0.track ?? "", $0) }, uniquingKeysWith: { $1 })
    guard let end = changes.map(\.time).max() else { return }
    let winners = last.map { #""\#($0.key)": "'\#($0.value.winner ?? "")'""# }.sorted()
    let claim =
      #"{ "at": \#(end + 1e-6), "expect": { "winner": { \#(winners.joined(separator: ", ")) } } }"#
    let text = String(decoding: try RepositoryFiles.bytes(path), as: UTF8.self)
    let events = try #require(text.firstRange(of: #""events": ["#))
    let claiming = text.replacingCharacters(in: events, with: #""events": [ \#(claim),"#)
    let run = runInMemory("test", "--quiet", path, files: [path: claiming])
    let claims = try TAPPoint.parse(run.output).filter { $0.description.contains(" animated by ") }
    #expect(claims.count >= winners.count, "\(run.errors)")
    // A claim after the end of the run has no time, because it is not reached.
    let reached = claims.filter { $0.description.contains(" s: ") }
    #expect(reached.filter { !$0.passed }.map(\.description) == [])
  }
}
