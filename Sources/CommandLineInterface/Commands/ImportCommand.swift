import Diagnostics
import SwiftImport

/// `import <file> ...`: a timeline made of a view in Swift.
struct ImportCommand {
  static let definition = CommandDefinition(
    summary: "make a timeline of a view in Swift",
    explanation:
      """
      Make a timeline of a view in Swift: its state, its views with their modifiers,
      its actions, and a tap on each button and gesture, a second apart. The view is
      that of a #Preview, or the last one that no other view uses. What the timeline
      does not say, and may move, is a warning at its line; what a value depends on
      and cannot be said is an error. Several files are read as one, and a folder
      means every '.swift' file in it. Each command that takes a timeline takes a
      '.swift' file as well, with these options.
      Layout is said for all views as soon as it can move one: a view in a stack
      comes, goes or changes its size, a container moves, or a transition needs a
      size. Elsewhere sizes, paddings, fonts and spacers are left out, as nothing that
      is printed depends on them; so is what lies on a view and does not change. A
      size that is not known, such as that of a symbol, is assumed with a warning.
      Numbers, texts and truth values that cases carry are states of their own. A tap
      presses a button whose style reads isPressed for 0.1 s before its action.
      The exit status is 0, 65 where no timeline can be made, or 66 for a file that
      cannot be read.
      """,
    operands: .inputs,
    examples: [
      "inbetween import Card.swift -o card.json",
      "inbetween import Card.swift --tap 'Show at 0.5' | inbetween explain -",
      "inbetween import Sources --view Card --with 'title=\"Hello\"'",
    ],
    options: { read in
      _ = read.roomSize()
      read.imports.seed = read.seed()
      read.importOptions()
      read.group(.output)
      read.outputFile(.json)
      read.messages()
    },
    run: { _, invocation, console throws(CommandFailure) in
      try ImportCommand(invocation: invocation).run(on: console)
    })

  let invocation: Invocation

  func run(on console: any Console) throws(CommandFailure) -> ExitStatus {
    var sources: [SourceText] = []
    for input in try invocation.inputsInFolders(on: console, ending: ".swift") {
      try invocation.checkOutput(against: input, on: console)
      sources.append(try console.source(input))
    }
    let made = SwiftImport(sources, invocation.imports)
    for (source, diagnostics) in zip(made.sources, made.diagnostics) {
      invocation.report(diagnostics, of: source, on: console)
    }
    guard let document = made.mappedDocument else { return .invalidInput }
    try console.writeResult(String(decoding: document, as: UTF8.self), to: invocation.output)
    return .success
  }
}
