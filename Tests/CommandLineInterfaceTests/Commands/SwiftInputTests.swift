import CommandLineInterface
import TestSupport
import Testing

/// A view in Swift is a timeline of every command, whose messages have the places of the Swift.
@Suite struct SwiftInputTests {
  private static let card = """
    import SwiftUI
    struct Card: View {
      @State private var isShown = false
      var body: some View {
        VStack {
          Text("Hello").opacity(isShown ? 1 : 0).foo(isShown)
          Button("Show") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
        }
      }
    }
    """

  private func run(
    _ arguments: String..., in text: String = card
  ) -> (status: CommandLineInterface.ExitStatus, console: MemoryConsole) {
    let console = MemoryConsole()
    console.files["Card.swift"] = Array(text.utf8)
    console.files["card.json"] = Array("{ \"state\": { \"x\": 0 }, \"events\": [] }".utf8)
    return (CommandLineInterface.run(arguments: arguments, console: console), console)
  }

  @Test func `a trace of a view is that of its import`() {
    let (status, console) = run(
      "trace", "Card.swift", "--tap", "Show at 0.5", "--at", "0.5,0.75,1.5")
    #expect(status == .success)
    #expect(
      console.output == """
        time,text_opacity
        0.500000,0.000000
        0.750000,0.250000
        1.500000,1.000000

        """)
    #expect(console.errors.hasPrefix("Card.swift:6:45: warning: 'foo' is not simulated"))
    #expect(console.errors.contains("6 |       Text(\"Hello\").opacity"), "\(console.errors)")
  }

  @Test(arguments: ["events", "explain", "check", "plot", "test", "show", "fuzz"])
  func `every command takes a view, and warns at its line`(command: String) {
    let page = command == "show" ? ["-o", "page.html"] : []
    let console = MemoryConsole()
    console.files["Card.swift"] = Array(Self.card.utf8)
    let status = CommandLineInterface.run(
      arguments: [command, "Card.swift", "--tap", "Show at 0.5"] + page, console: console)
    #expect(status == (command == "fuzz" ? .invalidInput : .success), "\(console.errors)")
    #expect(console.errors.contains("Card.swift:6:45: warning: 'foo'"), "\(console.errors)")
  }

  @Test func `an explanation names lines of the Swift`() {
    let (status, console) = run("explain", "Card.swift", "--tap", "Show at 0.5")
    #expect(status == .success)
    #expect(console.output.contains("7:"), "\(console.output)")
    #expect(!console.output.contains("card.json"))
  }

  @Test func `a mistake of the animation is an error at its place in the Swift`() {
    let text = """
      struct A: View {
        @State private var x = 0.0
        var body: some View {
          Circle().opacity(x).onAppear { withAnimation(.linear(duration: 1 / (5 - x))) { x = 8 } }
            .onChange(of: x) { withAnimation(.linear(duration: 1 / (8 - x))) { x = 9 } }
        }
      }
      """
    for command in ["check", "trace", "events", "explain"] {
      let (status, console) = run(command, "Card.swift", in: text)
      #expect(status != .success)
      #expect(console.errors.hasPrefix("Card.swift:5:"), "\(console.errors)")
    }
  }

  @Test func `a view that cannot be imported has the errors of the import`() {
    for command in ["check", "trace", "test", "explain"] {
      let (status, console) = run(command, "Card.swift", in: "struct A { }\n")
      #expect(status == (command == "check" ? .negative : .invalidInput))
      let all = console.output + console.errors
      #expect(all.contains("the sources have no view"), "\(all)")
    }
    let (status, console) = run("trace", "Card.swift", "--with", "name=1", "--set", "x=1")
    #expect(status == .invalidInput)
    #expect(
      console.errors.contains("--with name: 'Card' has no property 'name'"), "\(console.errors)")
  }

  @Test func `values of a definition are replaced in what was made`() {
    let (status, console) = run(
      "trace", "Card.swift", "--set", "isShown=true", "--at", "0.5", "--tap", "Show at 9")
    #expect(status == .success)
    #expect(console.output == "time,text_opacity\n0.500000,1.000000\n")
  }

  @Test func `the options of a view need one`() {
    let (status, console) = run("trace", "card.json", "--tap", "Show at 0.5")
    #expect(status == .usage)
    #expect(console.errors.contains("are for a view in a '.swift' file"), "\(console.errors)")
  }
}
