/// Every command that exists, in the order of the help.
package enum Command: String, CaseIterable, Sendable {
  case trace
  case events
  case explain
  case test
  case check
  case curve
  case diff
  case schema
  case completions
  case help

  /// What the command does, as a line of the general help.
  package var summary: String {
    switch self {
    case .trace: "print every track's value at every frame"
    case .events: "print begins, completions, pauses and what else happens"
    case .test: "say whether what timelines expect is true, as TAP or JUnit"
    case .explain: "say why each change was animated, or why not"
    case .check: "say whether timelines are valid"
    case .curve: "sample an animation, a unit curve or a spring, without a timeline"
    case .diff: "compare two traces, with a tolerance"
    case .schema: "print the JSON Schema of timelines, for editors"
    case .completions: "print a completion script for bash, zsh or fish"
    case .help: "show help for a command"
    }
  }

  /// What the command does, as the opening of its own help.
  package var explanation: String {
    switch self {
    case .trace:
      """
      Print every track's value at every frame, as one row per frame.
      With --batch the exit status is 1 if a line could not be played; its answer says
      what is wrong with it.
      """
    case .events:
      """
      Print what happens, as one row per event: time, event, track, transaction,
      label, value, detail, turn. Times are exact, not those of frames.
      """
    case .test:
      """
      Play timelines and say of everything that their 'expect' steps claim whether it
      is true, as TAP 14 or in the XML of JUnit: one test point per claim, file by
      file in the order given, each in order of time. A claim that never comes to be
      asked has failed. The lowest and highest values for 'range' and 'monotonic' are
      looked for at the frames of the timeline's 'fps' and wherever something happens.
      The exit status is 0, 1 for a claim that is not true, 65 for a timeline that
      cannot be played, or 66 for a file that cannot be read: the worst of all files.
      """
    case .explain:
      """
      Say for each change of each track why it was animated as it was, or why not:
      its turn, step and scope, the modifiers its transaction passed and what each
      did to it, and which of them won.
      """
    case .check:
      """
      Say whether timelines are valid. Prints nothing for a valid one; problems are
      printed on standard error, with their places, or as JSON on standard output.
      The exit status is 0, 1 for a problem, or 66 for a file that cannot be read.
      """
    case .curve:
      """
      Sample an animation, a UnitCurve or a Spring, written as in a timeline, as one
      row per sample: time,value. A UnitCurve has progress,value instead: fps + 1
      samples from progress 0 to 1. A Spring ends when SwiftUI calls it settled; an
      Animation is over at the first frame at or after its end, as in 'trace'.
      """
    case .diff:
      """
      Compare two traces, or the events of two runs, row by row of one time. Each may
      be CSV (wide or long), JSON or NDJSON; one of them may be '-'. Numbers are the
      same if they are no farther apart than --tolerance, or than --relative times
      the larger of them. Prints nothing if all is the same; else the first
      difference, the worst error of each track, and the events that differ.
      The exit status is 0 for the same, 1 for different, 65 for an input that is no
      trace, or 66 for one that cannot be read.
      """
    case .schema:
      """
      Print the JSON Schema (draft 7) of timelines. An editor that is told of it
      completes keys and words, shows what they are for, and marks what is unknown.
      """
    case .completions:
      """
      Print a script that lets a shell complete commands, options, their values and
      files. It is read at the start of the shell, or kept where the shell looks for
      it.
      """
    case .help:
      "Show help for a command, or the list of commands."
    }
  }

  package var operands: OperandRule {
    switch self {
    case .trace, .events, .explain: .oneInput
    case .check, .test: .inputs
    case .curve: .expression
    case .diff: .twoInputs
    case .schema: .nothing
    case .completions: .shellName
    case .help: .commandName
    }
  }

  /// The options the command takes, in the order of its help.
  package var options: [Option] {
    switch self {
    case .trace:
      [
        .batch, .fps, .from, .until, .at, .clock, .profile, .format, .layout, .select,
        .precision, .velocity, .output, .quiet, .color, .help, .version,
      ]
    case .events:
      [
        .fps, .from, .until, .clock, .profile, .format, .precision, .verbose, .output, .quiet,
        .color, .help, .version,
      ]
    case .test: [.clock, .profile, .format, .output, .quiet, .color, .help, .version]
    case .explain: [.from, .until, .clock, .profile, .output, .quiet, .color, .help, .version]
    case .check: [.profile, .format, .strict, .quiet, .color, .help, .version]
    case .curve:
      [
        .fromValue, .toValue, .initialVelocity, .fps, .until, .at, .summary, .format, .precision,
        .velocity, .output, .quiet, .color, .help, .version,
      ]
    case .diff:
      [
        .tolerance, .relative, .timeTolerance, .interpolate, .format, .output, .quiet, .color,
        .help, .version,
      ]
    case .schema: [.output, .help, .version]
    case .completions, .help: [.help, .version]
    }
  }

  /// The formats the command writes, the one without an option first.
  package var formats: [OutputFormat] {
    switch self {
    case .check, .diff: [.text, .json]
    case .trace, .events, .curve: [.csv, .json, .ndjson]
    case .test: [.tap, .junit]
    case .explain, .schema, .completions, .help: []
    }
  }

  /// Commands worth typing, shown at the end of the command's help.
  package var examples: [String] {
    switch self {
    case .trace:
      [
        "inbetween trace samples/fade.json",
        "inbetween trace samples/fade.json --fps 120 > fade.csv",
        "inbetween trace samples/fade.json --velocity -o fade.json",
        "jq -c . samples/*.json | inbetween trace --batch --at 0.25,0.5",
      ]
    case .events:
      [
        "inbetween events samples/fade.json",
        "inbetween events samples/fade.json | grep ',complete,'",
      ]
    case .test:
      [
        "inbetween test samples/*.json",
        "inbetween test card.json | grep '^not ok'",
        "inbetween test samples/*.json -f junit -o report.xml",
      ]
    case .explain:
      [
        "inbetween explain samples/fade.json",
        "inbetween explain samples/t14_innermost.json --until 1",
      ]
    case .check:
      [
        "inbetween check samples/*.json",
        "inbetween check --format json card.json | jq -r '.diagnostics[].message'",
        "git ls-files '*.timeline.json' | xargs inbetween check --strict",
      ]
    case .curve:
      [
        "inbetween curve '.spring(duration: 0.5, bounce: 0.3)' --to-value 100",
        "inbetween curve 'UnitCurve.easeIn.inverse' --at 0.3",
        "inbetween curve 'Spring(mass: 1, stiffness: 100, damping: 10)' --summary",
      ]
    case .diff:
      [
        "inbetween diff golden.csv fade.csv --tolerance 1e-6",
        "inbetween trace samples/fade.json | inbetween diff golden.csv -",
        "inbetween diff device.csv fade.csv --interpolate --time-tolerance 0.02",
        "inbetween diff a.csv b.csv -f json | jq '.frames.tracks[].worst'",
      ]
    case .schema:
      [
        "inbetween schema > timeline.schema.json",
        "inbetween schema | jq '.properties | keys'",
      ]
    case .completions:
      [
        #"eval "$(inbetween completions bash)"    # in ~/.bashrc"#,
        #"eval "$(inbetween completions zsh)"     # in ~/.zshrc, after compinit"#,
        "inbetween completions fish > ~/.config/fish/completions/inbetween.fish",
      ]
    case .help:
      ["inbetween help trace", "inbetween help curve"]
    }
  }
}

/// What a command reads besides its options.
package enum OperandRule: Sendable {
  case oneInput
  case inputs
  case twoInputs
  case nothing
  case commandName
  case shellName
  case expression

  /// What an operand is, in a sentence.
  var noun: String {
    switch self {
    case .oneInput, .inputs, .twoInputs: "a file name"
    case .nothing: "an argument"
    case .commandName: "the name of a command"
    case .shellName: "the name of a shell"
    case .expression: "an expression"
    }
  }

  /// How the usage line shows the operands.
  package var usage: String {
    switch self {
    case .oneInput: "[file]"
    case .inputs: "[file ...]"
    case .twoInputs: "<file> <file>"
    case .nothing: ""
    case .commandName: "[command]"
    case .shellName: "<shell>"
    case .expression: "<expression>"
    }
  }
}
