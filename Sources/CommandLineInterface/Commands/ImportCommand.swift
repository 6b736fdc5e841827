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
      and cannot be said is an error. Several files are read as one.
      Layout is said for all views as soon as it can move one: a view in a stack
      comes, goes or changes its size, a container moves, or a transition needs a
      size. Elsewhere sizes, paddings, fonts and spacers are left out, as nothing that
      is printed depends on them; so is what lies on a view and does not change. A
      size that is not known, such as that of a symbol, is assumed with a warning.
      The exit status is 0, 65 where no timeline can be made, or 66 for a file that
      cannot be read.
      """,
    operands: .inputs,
    examples: [
      "inbetween import Card.swift -o card.json",
      "inbetween import Card.swift --tap 'Show at 0.5' | inbetween explain -",
      "inbetween import Views/*.swift --view Card",
    ],
    options: { read in
      var options = ImportOptions()
      options.view = read.value(
        "view", .text("name"), "the view to import",
        details: "Without it, the one in a #Preview, or the last one that no other view uses.")
      options.taps = read.list(
        "tap", .tap, "tap something at a time: 'Show at 0.5'",
        details: """
          The label of a button, or the name of an action, and seconds. Each option is one tap; without \
          any, everything is tapped in the order of the source, a second apart.
          """)
      options.changes = read.list(
        "change", .change, "set a state at a time: 'x = 1 at 2'",
        details:
          "A state, an expression and seconds. Each option is one change; nothing is tapped then.")
      read.group(.output)
      read.outputFile(.json)
      read.messages()
      return options
    },
    run: { options, invocation, console throws(CommandFailure) in
      try ImportCommand(invocation: invocation, options: options).run(on: console)
    })

  let invocation: Invocation
  let options: ImportOptions

  func run(on console: any Console) throws(CommandFailure) -> ExitStatus {
    var sources: [SourceText] = []
    for input in try invocation.inputs(on: console) {
      try invocation.checkOutput(against: input, on: console)
      sources.append(try console.source(input))
    }
    let made = SwiftImport(sources, options)
    for (source, diagnostics) in zip(sources, made.diagnostics) {
      invocation.report(diagnostics, of: source, on: console)
    }
    guard let document = made.document else { return .invalidInput }
    try console.writeResult(String(decoding: document, as: UTF8.self), to: invocation.output)
    return .success
  }
}

extension OptionKind<[ImportOptions.Tap]> {
  /// A label and seconds.
  static var tap: Self {
    OptionKind("event") { text throws(OptionValueProblem) in
      guard let (label, time) = text.dividedAtTime, !label.isEmpty else {
        throw OptionValueProblem(text, isNot: "a label and seconds, such as 'Show at 0.5'")
      }
      return [ImportOptions.Tap(label: label, time: time)]
    }
  }
}

extension OptionKind<[ImportOptions.Change]> {
  /// A state, an expression and seconds.
  static var change: Self {
    OptionKind("event") { text throws(OptionValueProblem) in
      guard let (change, time) = text.dividedAtTime, let sign = change.firstIndex(of: "="),
        !change[..<sign].trimmed.isEmpty
      else {
        throw OptionValueProblem(text, isNot: "a state, a value and seconds, such as 'x = 1 at 2'")
      }
      let value = change[change.index(after: sign)...].trimmed
      return [ImportOptions.Change(name: change[..<sign].trimmed, value: value, time: time)]
    }
  }
}

extension String {
  /// What is before the last `at`, and the seconds behind it.
  fileprivate var dividedAtTime: (text: String, time: Double)? {
    let words = split(separator: " ")
    guard words.count >= 3, words[words.count - 2] == "at",
      let time = decimalNumber(String(words[words.count - 1])), NumberRule.time.accepts(time)
    else { return nil }
    return (words.dropLast(2).joined(separator: " "), time)
  }
}
