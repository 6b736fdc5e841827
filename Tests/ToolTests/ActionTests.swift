import Foundation
import TestSupport
import Testing

/// The script of the action for GitHub, with an `inbetween` that prints its arguments.
@Suite struct ActionTests {
  /// The lines of the action's last `run`.
  private static func script() throws -> String {
    let action = String(
      decoding: try RepositoryFiles.bytes(".ci/packaging/action.yml"), as: UTF8.self)
    let last = try #require(action.components(separatedBy: "\n      run: |\n").last)
    return last.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { $0.isEmpty || $0.hasPrefix("        ") }
      .map { String($0.dropFirst(8)) }.joined(separator: "\n")
  }

  /// Runs the script in a folder of timelines some of whose names look like options.
  private func run(
    _ files: String, command: String = "check", options: String = "", before: String = ""
  ) throws -> Tool.FinishedRun {
    let folder = try TemporaryFolder("-x.json", "{}")
    try folder.write("{}", to: "--quiet.json")
    try folder.write("{}", to: "plain.json")
    try folder.write(before + (try Self.script()), to: "script")
    return try folder.shell(
      // The shell writes the program: one that the tests had open could still be so in another child, and not start.
      #"cd "$D" && printf '%s\n' '#!/bin/sh' 'printf "%s\n" "$@"' >inbetween && chmod +x inbetween && "#
        + "COMMAND='\(command)' FILES='\(files)' OPTIONS='\(options)' "
        + "PATH=\"$D:$PATH\" bash --noprofile --norc -eo pipefail ./script")
  }

  private func text(_ run: Tool.FinishedRun) -> String {
    String(decoding: run.output, as: UTF8.self)
  }

  @Test(arguments: [
    ("-x.json", ["-x.json"]), ("*.json", ["--quiet.json", "-x.json", "plain.json"]),
    ("plain.json -x.json", ["plain.json", "-x.json"]), ("-*.json", ["--quiet.json", "-x.json"]),
  ])
  func `files come after two hyphens, whatever their names begin with`(
    files: String, names: [String]
  ) throws {
    for command in ["check", "test"] {
      let run = try run(files, command: command, options: "--strict --profile ios17")
      let format = command == "check" ? ["-f", "github"] : []
      let words = text(run).split(separator: "\n").map(String.init)
      let leading = [command] + format + ["--strict", "--profile", "ios17", "--"]
      #expect(run.status == 0, "\(run.errors)")
      #expect(Array(words.prefix(leading.count)) == leading)
      #expect(words.dropFirst(leading.count).sorted() == names.sorted())
    }
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/zsh"), "zsh is missing"))
  func `so they do where bash does not know two stars`() throws {
    let run = try run("*.json", before: "shopt() { [ \"$2\" != globstar ]; }\n")
    #expect(run.status == 0, "\(run.errors)")
    let words = text(run).split(separator: "\n").map(String.init)
    #expect(words.prefix(4) == ["check", "-f", "github", "--"])
    #expect(words.dropFirst(4).sorted() == ["--quiet.json", "-x.json", "plain.json"])
  }

  @Test func `a pattern without a file is an error of the workflow`() throws {
    let run = try run("*.yaml")
    #expect(run.status == 64)
    #expect(text(run) == "::error::no file matches: *.yaml\n")
  }

  @Test func `the tool itself takes what comes after two hyphens as files`() throws {
    let folder = try TemporaryFolder("-x.json", #"{ "state": { "x": 0 } }"#)
    let run = try folder.shell("cd \"$D\" && \"$TOOL\" check -f github -- -x.json")
    #expect(run.status == 0, "\(run.errors)")
  }
}
