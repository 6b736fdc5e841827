import TimelineLanguage
import TimelineSimulation

/// What a shell can offer for a word that is still to be typed.
enum Candidates: Hashable, Sendable {
  /// Only who types the word knows it: a number, a name, an expression.
  case unknown
  /// One of a closed list.
  case words([String])
  case files
}

extension OptionKind {
  /// What can be offered for the option's value; nil for an option without one.
  func candidates(for command: Command) -> Candidates? {
    switch self {
    case .flag: nil
    case .number, .numbers, .names: .unknown
    case .precision: .words(["full"])
    case .format: .words(command.formats.map(\.rawValue))
    case .layout: .words(RowLayout.allCases.map(\.rawValue))
    case .clock: .words(ClockKind.allCases.map(\.rawValue))
    case .profile: .words(Profile.allCases.map(\.rawValue))
    case .color: .words(ColorChoice.allCases.map(\.rawValue))
    case .file: .files
    }
  }

  /// Whether a second value is added to the first, instead of taking its place.
  var accumulates: Bool {
    switch self {
    case .numbers, .names: true
    case .flag, .number, .precision, .format, .layout, .clock, .profile, .color, .file: false
    }
  }
}

extension OperandRule {
  /// What can be offered for an operand; where it is one of a closed list, there is only one.
  var candidates: Candidates {
    switch self {
    case .oneInput, .inputs, .twoInputs: .files
    case .commandName: .words(Command.allCases.map(\.rawValue))
    case .shellName: .words(Shell.allCases.map(\.rawValue))
    case .expression, .nothing: .unknown
    }
  }
}

extension Option {
  /// All ways to type the option, the short one first.
  var spellings: [String] { (definition.short.map { ["-\($0)"] } ?? []) + [spelling] }
}
