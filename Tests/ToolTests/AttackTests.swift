import Foundation
import TestSupport
import Testing

/// A small document that would cost much, and what the tool makes of it.
struct Attack: Sendable {
  let name: String
  let command: String
  /// The code of the error that refuses it; empty for one that is answered.
  let code: String
  /// The end of the file's name.
  let language: String
  let document: @Sendable () -> String

  init(
    _ name: String, _ command: String, code: String, in language: String = "json",
    _ document: @autoclosure @escaping @Sendable () -> String
  ) {
    self.name = name
    self.command = command
    self.code = code
    self.language = language
    self.document = document
  }
}

/// Every attack is refused at its place or answered, in bounded time and memory.
@Suite struct AttackTests {
  /// A release of the tool, if one is to be attacked: then with all that there is.
  private static let release = ProcessInfo.processInfo.environment["INBETWEEN_RELEASE"]
  /// The seconds of a processor that an attack may take: 2, or more on a slow machine. A build for debugging, which is
  /// not held to the limit of a release, takes up to seventy times as long.
  private static let seconds = Result {
    release == nil ? 180 : Int((2 * (try MachineSpeed.slowness())).rounded())
  }
  /// The address space that it gets, in KiB: 200 MB, and the room of the libraries.
  private static let room = 320_000

  /// All attacks on a release; every twelfth where each takes many seconds.
  private static let attacks = {
    let all = Attack.written + Attack.made + Attack.swift
    return release == nil ? stride(from: 0, to: all.count, by: 12).map { all[$0] } : all
  }()

  private static let canLimitMemory = Tool.startsWithinMemory(of: room)

  @Test(
    .enabled(if: canLimitMemory, "the memory of a process cannot be limited here"),
    arguments: attacks.indices)
  func `an attack is refused at its place or answered`(index: Int) throws {
    let attack = Self.attacks[index]
    let file = "attack.\(attack.language)"
    let folder = try TemporaryFolder(file, attack.document())
    let tool = Self.release.map { "TOOL='\($0)'; " } ?? ""
    let limits = "\(tool)ulimit -t \(try Self.seconds.get()) && ulimit -v \(Self.room)"
    let run = try folder.shell(
      "\(limits) && exec \"$TOOL\" \(attack.command) \"$D/\(file)\" > \"$D/out\""
    )
    let lines = run.errors.split(separator: "\n")
    guard !attack.code.isEmpty else {
      #expect(run.status == 0, "\(attack.name): \(run.errors)")
      return
    }
    #expect(run.status == 1 || run.status == 65, "\(attack.name): \(run.errors)")
    #expect(folder.text("out") == "", "\(attack.name)")
    let errors = lines.filter { $0.contains(": error: ") }
    #expect(
      errors.count == 1 && errors[0].hasSuffix("[\(attack.code)]"), "\(attack.name): \(run.errors)")
  }

  @Test(
    .enabled(
      if: release != nil && canLimitMemory, "no release is given, or its memory cannot be limited"))
  func `a release without memory says so, and leaves the file as it was`() throws {
    let release = try #require(Self.release)
    let views = (0..<30_000).map { #"{"id":"v\#($0)","modifiers":[{"attribute":{"op":"x"}}]}"# }
    let folder = try TemporaryFolder(
      "t.json", #"{"state":{"x":0},"views":[\#(views.joined(separator: ","))]}"#)
    try folder.write("old", to: "out.csv")
    // The libraries of a dynamic executable take room themselves.
    let limit = try #require(
      try [30_000, 70_000].first {
        try folder.shell("ulimit -v \($0) && exec '\(release)' --version").status == 0
      })
    let run = try folder.shell(
      "export SWIFT_BACKTRACE=enable=no; ulimit -v \(limit); cd \"$D\" && "
        + "exec '\(release)' trace t.json -o out.csv")
    #expect(run.status == 134)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("atal error: failed to allocate "), "\(run.errors)")
    #expect(folder.text("out.csv") == "old")
    #expect(folder.names == ["out.csv", "t.json"])
  }
}
