import CommandLineInterface
import TestSupport
import Testing

/// `export` writes a view that `import` reads, or says at which place it cannot.
@Suite struct ExportCommandTests {
  private func run(
    _ arguments: String..., on console: MemoryConsole
  ) -> CommandLineInterface.ExitStatus {
    CommandLineInterface.run(arguments: arguments, console: console)
  }

  private func console(_ modifier: String) -> MemoryConsole {
    let console = MemoryConsole()
    let text = """
      { "state": { "x": 0 },
        "views": [ { "id": "box", "modifiers": [ \(modifier) ] } ],
        "events": [ { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "x": 1 } } ] }
      """
    console.files["card.json"] = Array(text.utf8)
    return console
  }

  @Test func `a timeline becomes a view that has its trace`() {
    let console = console("{ \"opacity\": \"x\" }")
    #expect(run("export", "card.json", "-o", "CardView.swift", on: console) == .success)
    #expect(console.output.isEmpty)
    #expect(console.errors.isEmpty)
    #expect(run("trace", "CardView.swift", "--at", "0,0.25,1", on: console) == .success)
    #expect(
      console.output
        == "time,box_opacity\n0.000000,0.000000\n0.250000,0.250000\n1.000000,1.000000\n")
  }

  @Test func `the view has the name that is given, or that of the file`() {
    let console = console("{ \"opacity\": \"x\" }")
    #expect(run("export", "card.json", on: console) == .success)
    #expect(console.output.contains("struct CardView: View {"))
    #expect(run("export", "card.json", "--name", "Panel", on: console) == .success)
    #expect(console.output.contains("struct Panel: View {"))
  }

  @Test func `what cannot be said is an error at its place, and nothing is written`() {
    let console = console("{ \"shadow\": \"x\" }")
    #expect(run("export", "card.json", "-o", "CardView.swift", on: console) == .invalidInput)
    #expect(
      console.errors.hasPrefix(
        "card.json:2:46: error: 'shadow', of which SwiftUI shows no value on screen, cannot be exported [not-exported]"
      ))
    #expect(console.files["CardView.swift"] == nil)
  }

  @Test func `a value is replaced before the view is written`() {
    let console = console("{ \"opacity\": \"x\" }")
    #expect(run("export", "card.json", "--set", "x=0.5", on: console) == .success)
    #expect(console.output.contains("@State private var x = 0.5"))
    #expect(run("export", "card.json", "--set", "x=0.5,1", on: console) == .usage)
  }
}
