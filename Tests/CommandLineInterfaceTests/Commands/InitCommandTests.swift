import CommandLineInterface
import TestSupport
import Testing

/// `init` writes a timeline that runs, and replaces nothing.
@Suite struct InitCommandTests {
  private func run(_ arguments: String..., on console: MemoryConsole)
    -> CommandLineInterface.ExitStatus
  {
    CommandLineInterface.run(arguments: arguments, console: console)
  }

  @Test(arguments: TimelineRecipe.allCases)
  func `every recipe is valid and its claims hold`(_ recipe: TimelineRecipe) throws {
    let console = MemoryConsole()
    #expect(run("init", "--from", recipe.rawValue, "new.json", on: console) == .success)
    #expect(run("check", "--strict", "new.json", on: console) == .success)
    #expect(run("test", "new.json", on: console) == .success)
    #expect(console.output.matches(of: /ok [0-9]/).count >= 3)
    #expect(!console.output.contains("not ok"))
    #expect(console.errors.isEmpty)
  }

  @Test(arguments: TimelineRecipe.allCases)
  func `the claims of a recipe notice another motion`(_ recipe: TimelineRecipe) throws {
    let console = MemoryConsole()
    #expect(run("init", "--from", recipe.rawValue, on: console) == .success)
    let text = String(decoding: try #require(console.files["timeline.json"]), as: UTF8.self)
    // Without its animations nothing takes its time, begins or is called later.
    let still = text.replacing(/"withAnimation": "[^"]*"/, with: #""withAnimation": null"#)
    #expect(still != text)
    console.files["still.json"] = Array(still.utf8)
    #expect(run("test", "still.json", on: console) == .negative)
  }

  @Test func `a recipe says what editors read, and the schema is beside it`() throws {
    let console = MemoryConsole()
    #expect(run("init", "folder/card.json", on: console) == .success)
    let text = String(decoding: try #require(console.files["folder/card.json"]), as: UTF8.self)
    #expect(text.contains(#""$schema": "./timeline.schema.json""#))
    let schema = try #require(console.files["folder/timeline.schema.json"])
    #expect(run("schema", "-o", "printed", on: console) == .success)
    #expect(console.files["printed"] == schema)
    #expect(run("check", "folder", on: console) == .success)
  }

  @Test func `nothing is replaced`() {
    let console = MemoryConsole()
    console.files["timeline.json"] = Array("mine".utf8)
    #expect(run("init", on: console) == .cannotCreate)
    #expect(console.files["timeline.json"] == Array("mine".utf8))
    #expect(
      console.errors == """
        inbetween: error: timeline.json: already exists

        """)
    console.files["timeline.schema.json"] = Array("mine as well".utf8)
    #expect(run("init", "other.json", on: console) == .success)
    #expect(console.files["timeline.schema.json"] == Array("mine as well".utf8))
  }

  @Test func `where the schema has no room, nothing is left`() throws {
    let console = MemoryConsole()
    console.outputRoom = 10_000
    #expect(run("init", on: console) == .writeFailed)
    #expect(console.files.isEmpty)
    #expect(console.discardedFiles == 2)
  }

  @Test func `a file that appears meanwhile is not replaced, and its schema is enough`() {
    let console = MemoryConsole()
    console.filesOfOthers = ["timeline.json": Array("theirs".utf8)]
    #expect(run("init", on: console) == .cannotCreate)
    #expect(console.files["timeline.json"] == Array("theirs".utf8))
    #expect(console.errors == "inbetween: error: timeline.json: already exists\n")

    let other = MemoryConsole()
    other.filesOfOthers = ["timeline.schema.json": Array("theirs".utf8)]
    #expect(run("init", on: other) == .success)
    #expect(other.files["timeline.schema.json"] == Array("theirs".utf8))
    #expect(other.files["timeline.json"] != nil)
  }

  @Test func `a recipe can be printed`() {
    let console = MemoryConsole()
    #expect(run("init", "--from", "drag", "-", on: console) == .success)
    #expect(console.output.hasPrefix("{\n"))
    #expect(console.files.isEmpty)
  }

  @Test func `the next steps can be pasted`() {
    let console = MemoryConsole()
    #expect(run("init", "my card's.json", on: console) == .success)
    #expect(console.output.contains(#"inbetween plot 'my card'\''s.json'"#))
  }

  @Test(arguments: [
    (["drag"], "'drag' is a recipe, not a file; did you mean '--from drag'?"),
    (["--from", "dragg"], "did you mean 'drag'?"),
    (["a.json", "b.json"], "unexpected argument 'b.json'"),
  ])
  func `wrong uses`(_ arguments: [String], _ message: String) {
    let console = MemoryConsole()
    #expect(CommandLineInterface.run(arguments: ["init"] + arguments, console: console) == .usage)
    #expect(console.errors.contains(message))
    #expect(console.files.isEmpty)
  }
}
