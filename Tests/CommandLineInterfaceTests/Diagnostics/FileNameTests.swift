import CommandLineInterface
import Testing

/// The names of files in messages, which editors and scripts open.
@Suite struct FileNameTests {
  private static let folder = String(repeating: "folder/", count: 40)

  @Test(arguments: [
    ["check"], ["check", "-f", "github"], ["test"], ["test", "-f", "tap"], ["trace"], ["explain"],
  ])
  func `a name is whole, however long it is`(arguments: [String]) {
    let name = Self.folder + "card.json"
    let run = runInMemory(arguments + [name], files: [name: #"{ "until": -1 }"#])
    #expect(run.status != .success)
    #expect((run.output + run.errors).contains(name))
  }

  @Test func `a name cannot steer a terminal`() {
    let run = runInMemory(
      ["check", "a\u{1B}[2Jb.json"], files: ["a\u{1B}[2Jb.json": #"{ "until": -1 }"#])
    #expect(run.errors.hasPrefix("a\\u{1b}[2Jb.json:1:12: error:"))
  }
}
