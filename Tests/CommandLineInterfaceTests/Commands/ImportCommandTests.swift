import CommandLineInterface
import TestSupport
import Testing

/// `import` writes a timeline that the other commands take, or says at which line it cannot.
@Suite struct ImportCommandTests {
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
    _ arguments: String..., on console: MemoryConsole
  ) -> CommandLineInterface.ExitStatus {
    CommandLineInterface.run(arguments: arguments, console: console)
  }

  private func console(_ text: String = card) -> MemoryConsole {
    let console = MemoryConsole()
    console.files["Card.swift"] = Array(text.utf8)
    return console
  }

  @Test func `a view becomes a timeline that is valid and moves`() {
    let console = console()
    #expect(run("import", "Card.swift", "-o", "card.json", on: console) == .success)
    #expect(console.output.isEmpty)
    #expect(run("check", "-q", "card.json", on: console) == .success)
    #expect(run("trace", "card.json", "--at", "1,1.25,2", on: console) == .success)
    #expect(
      console.output
        == "time,text_opacity\n1.000000,0.000000\n1.250000,0.250000\n2.000000,1.000000\n")
  }

  @Test func `what is left out is a warning at its line, which --quiet leaves out`() {
    let console = console()
    #expect(run("import", "Card.swift", on: console) == .success)
    #expect(console.errors.hasPrefix("Card.swift:6:45: warning: 'foo' is not simulated"))
    let loud = console.errors
    #expect(run("import", "-q", "Card.swift", on: console) == .success)
    #expect(console.errors == loud)
  }

  @Test func `a modifier that is mistyped is a warning that names the one that is meant`() {
    let typo = Self.card.replacing(".foo(isShown)", with: ".ofset(x: isShown ? 1 : 0)")
    let console = console(typo)
    #expect(run("check", "Card.swift", on: console) == .success)
    #expect(console.errors.contains("'ofset' is not simulated"))
    #expect(console.errors.contains("help: did you mean 'offset'?"), "\(console.errors)")
  }

  @Test func `taps and changes are events at their times`() {
    let console = console()
    #expect(
      run("import", "-q", "Card.swift", "--tap", "show at 0.5", "-o", "a.json", on: console)
        == .success)
    #expect(run("trace", "a.json", "--at", "1", on: console) == .success)
    #expect(console.output == "time,text_opacity\n1.000000,0.500000\n")
    let other = self.console()
    #expect(
      run(
        "import", "-q", "Card.swift", "--change", "isShown = true at 2", "-o", "a.json", on: other)
        == .success)
    #expect(run("trace", "a.json", "--at", "1.5,2", on: other) == .success)
    #expect(other.output == "time,text_opacity\n1.500000,0.000000\n2.000000,1.000000\n")
  }

  @Test(arguments: [
    (["--tap", "Hide at 1"], "nothing that can be tapped is named 'Hide'", "there is 'Show'"),
    (["--view", "Deck"], "no view is named 'Deck'", "the views are 'Card'"),
  ])
  func `a name that is not there is an error with those that are`(
    words: [String], message: String, help: String
  ) {
    let console = console()
    let status = CommandLineInterface.run(
      arguments: ["import", "Card.swift"] + words, console: console)
    #expect(status == .invalidInput)
    #expect(console.output.isEmpty)
    #expect(console.errors.contains(message) && console.errors.contains(help), "\(console.errors)")
  }

  @Test(arguments: ["Show", "at 1", "Show at now", "Show at -1", "Show  1"])
  func `an event needs a name and a time`(text: String) {
    for option in ["--tap", "--change"] {
      let console = console()
      #expect(run("import", "Card.swift", option, text, on: console) == .usage)
      #expect(console.errors.contains("'\(option)' must be"), "\(console.errors)")
    }
  }

  @Test func `a folder is its sources, and one without any is an error`() {
    let console = console()
    console.files["App/Views/Card.swift"] = console.files["Card.swift"]
    console.files["App/Deck.swift"] = Array(
      "struct Deck: View { var body: some View { Card().bar { $0 } } }\n".utf8)
    console.files["App/notes.json"] = Array("{}".utf8)
    console.files["Empty/notes.txt"] = []
    #expect(run("import", "App", on: console) == .success)
    #expect(console.errors.contains("App/Views/Card.swift:6:45: warning"), "\(console.errors)")
    #expect(console.errors.contains("App/Deck.swift:1:49: warning: 'bar'"))
    #expect(console.output.contains("\"name\":\"Deck\""))
    #expect(run("import", "Empty", on: console) == .usage)
    #expect(console.errors.contains("the folder 'Empty' has no '.swift' file"), "\(console.errors)")
  }

  private static let sheet = """
    struct Sheet: View {
      let title: String
      @State private var x = 0.0
      var body: some View {
        Rectangle().offset(x: x).opacity(UIScreen.main.bounds.width / 1000 + x * 0)
          .gesture(DragGesture().onChanged { value in x = value.translation.width })
        Text(title).blur(radius: x).task { await fetch(); x = 7 }
      }
    }
    """

  @Test func `random numbers follow from the seed that is given`() {
    let dice = """
      struct Dice: View {
        @State private var x = 0.0
        var body: some View {
          Text("a").opacity(x).onTapGesture { x = Double.random(in: 0...1) }
        }
      }
      """
    let values = ["5", "5", "6", "0"].map { seed in
      let console = console(dice)
      #expect(
        run("import", "Card.swift", "-o", "a.json", "--seed", seed, on: console) == .success)
      #expect(run("trace", "a.json", "--at", "2", on: console) == .success)
      return console.output
    }
    #expect(values[0] == values[1])
    #expect(Set(values).count == 3, "\(values)")
  }

  @Test func `drags, values, latencies and the screen are what the options say`() {
    let console = console(Self.sheet)
    #expect(
      run(
        "import", "Card.swift", "--drag", "rectangle from 10,0 to 50,0 in 0.4 at 1", "--with",
        "title = \"A\"", "--latency", "fetch=3", "--size", "200x400", "-o", "a.json", on: console)
        == .success)
    #expect(console.errors.isEmpty, "\(console.errors)")
    #expect(
      run(
        "trace", "a.json", "--at", "0.5,1.2,1.4,3", "--select",
        "rectangle_offset_x,rectangle_opacity", on: console) == .success)
    #expect(
      console.output == """
        time,rectangle_offset_x,rectangle_opacity
        0.500000,0.000000,0.200000
        1.200000,30.000000,0.200000
        1.400000,50.000000,0.200000
        3.000000,7.000000,0.200000

        """)
  }

  @Test(arguments: [
    ("--drag", "card at 1"), ("--drag", "card to 1 at 1"), ("--drag", "to 1,1 at 1"),
    ("--drag", "card from x to 1,1 at 1"), ("--drag", "card to 1,1 in -1 at 1"),
    ("--drag", "card to 1,1"), ("--with", "title"), ("--with", "=1"), ("--with", "a b=1"),
    ("--with", "title="), ("--latency", "fetch"), ("--latency", "fetch=-1"), ("--latency", "=1"),
  ])
  func `a way, a value and a latency need their parts`(option: String, text: String) {
    let console = console(Self.sheet)
    #expect(run("import", "Card.swift", option, text, on: console) == .usage)
    #expect(console.errors.contains("'\(option)' must be"), "\(console.errors)")
  }

  @Test func `a value of a property that the view does not have is an error`() {
    let console = console(Self.sheet)
    #expect(run("import", "Card.swift", "--with", "name=1", on: console) == .invalidInput)
    #expect(
      console.errors.contains("--with name:1:1: error: 'Sheet' has no property 'name'"),
      "\(console.errors)")
    #expect(console.errors.contains("it has 'title', 'x'"))
  }

  @Test
  func `a source that cannot be read as Swift has its errors at their places, and no timeline`() {
    let console = console("struct A: View {\n  var body: some View { Text(\"a\")\n}")
    #expect(run("import", "Card.swift", on: console) == .invalidInput)
    #expect(console.output.isEmpty)
    #expect(console.errors.hasPrefix("Card.swift:1:16: error: this bracket is never closed"))
    #expect(run("import", "None.swift", on: console) == .unreadableInput)
  }

  @Test func `several files are one source, each with its own places`() {
    let console = console()
    console.files["Deck.swift"] = Array(
      "struct Deck: View { var body: some View { Card().bar { $0 } } }\n".utf8)
    #expect(run("import", "Card.swift", "Deck.swift", on: console) == .success)
    #expect(console.errors.contains("Card.swift:6:45: warning"))
    #expect(console.errors.contains("Deck.swift:1:49: warning: 'bar'"))
    #expect(console.output.contains("\"name\":\"Deck\""))
  }
}
