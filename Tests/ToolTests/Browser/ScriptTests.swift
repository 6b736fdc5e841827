import Foundation
import TestSupport
import Testing

/// The modules of a page's script, one by one.
@Suite struct ScriptTests {
  private static let folder = RepositoryFiles.path("Sources/TracePage/Resources")
  private static let modules =
    (try? FileManager.default.contentsOfDirectory(atPath: folder))?
    .filter { $0.hasSuffix(".js") }.sorted() ?? []

  @Test func `a module has less than 200 lines`() throws {
    #expect(Self.modules.count > 10)
    for name in Self.modules {
      let text = try String(contentsOfFile: Self.folder + "/" + name, encoding: .utf8)
      #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count < 200, "\(name)")
      // Comments at the ends of lines would stay in the page, and the lines of a text would lose their blanks.
      for line in text.split(separator: "\n") where line.contains("`") || line.contains("// ") {
        let isComment = line.drop { $0 == " " }.hasPrefix("//") || line.contains(" * ")
        #expect(isComment || line.count { $0 == "`" } % 2 == 0 && !line.contains("// "), "\(line)")
      }
    }
  }

  @Test(.enabled(if: Tool.hasConsumer("/usr/bin/node"), "Node.js is not installed"))
  func `the modules pass their tests`() throws {
    let tests = try FileManager.default.contentsOfDirectory(
      atPath: RepositoryFiles.path("Tests/ToolTests/Browser/Scripts")
    ).filter { $0.hasSuffix(".test.mjs") }.sorted()
    #expect(tests.count >= 8)
    let run = try ChildProcess.run(
      "/usr/bin/node",
      ["--test"] + tests.map { RepositoryFiles.path("Tests/ToolTests/Browser/Scripts/" + $0) })
    let report = String(decoding: run.output, as: UTF8.self)
    #expect(run.status == 0, "\(report)")
    #expect(report.contains("# fail 0") && !report.contains("# pass 0"))
  }

  /// The compiler of TypeScript reads the types in the comments.
  @Test(.enabled(if: Tool.hasConsumer("/usr/bin/tsc"), "TypeScript is not installed"))
  func `the types of the modules are right`() throws {
    func check(_ files: [String]) throws -> ChildProcess.Result {
      try ChildProcess.run(
        "/usr/bin/tsc",
        [
          "--noEmit", "--allowJs", "--checkJs", "--strict", "--target", "es2022", "--lib",
          "es2022,dom,dom.iterable",
        ] + files,
        environment: ["PATH": "/usr/bin:/bin"])
    }
    let files = Self.modules.map { Self.folder + "/" + $0 }
    let run = try check(files)
    #expect(run.status == 0, "\(String(decoding: run.output, as: UTF8.self))")
    // A mistake is found.
    let folder = try TemporaryFolder()
    try folder.write("Data.frameAt(1, 'now');\n", to: "wrong.js")
    let wrong = try check(files + [folder.path + "/wrong.js"])
    #expect(wrong.status != 0)
    #expect(String(decoding: wrong.output, as: UTF8.self).contains("wrong.js(1,"))
  }
}
