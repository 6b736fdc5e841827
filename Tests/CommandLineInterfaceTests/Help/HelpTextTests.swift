import CommandLineInterface
import Testing

@Suite struct HelpTextTests {
  @Test func `help is found by every road and goes to standard output`() {
    let help = runInMemory("help", "trace")
    #expect(help.status == .success)
    #expect(help.errors.isEmpty)
    #expect(runInMemory("trace", "--help").output == help.output)
    #expect(runInMemory("trace", "-h").output == help.output)
    #expect(runInMemory("trace", "missing.json", "--bogus", "--help").output == help.output)
    #expect(runInMemory("--help").output == runInMemory("help").output)
  }

  @Test func `no argument at all shows the help as an error`() {
    let run = runInMemory()
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
    #expect(run.errors == runInMemory("help").output)
  }

  @Test(arguments: ["--version", "-V"])
  func `the version is one line`(option: String) {
    #expect(runInMemory(option).output == "inbetween \(programVersion)\n")
    #expect(runInMemory("trace", option).output == "inbetween \(programVersion)\n")
  }

  @Test(arguments: [nil] + Command.allCases)
  func `a help fits a small terminal and names everything there is`(command: Command?) {
    let text = HelpText.text(for: command)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 45)
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines.allSatisfy { !$0.hasSuffix(" ") })
    if let command { #expect((2...4).contains(command.examples.count)) }
    for option in command?.options ?? [] { #expect(text.contains(option.spelling)) }
    if command == nil {
      for each in Command.allCases { #expect(text.contains("\n  \(each.rawValue) ")) }
    }
  }

  @Test(arguments: Command.allCases)
  func `option names are unique in a command`(command: Command) {
    let names = command.options.map(\.name)
    #expect(Set(names).count == names.count)
    let letters = command.options.compactMap(\.short)
    #expect(Set(letters).count == letters.count)
  }
}
