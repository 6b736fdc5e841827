/// What a command reads besides its options.
package enum OperandRule: Sendable {
  case oneInput
  case inputs
  case twoInputs
  case oneOrTwoInputs
  case newFile
  case nothing
  case commandName
  case shellName
  case expression

  /// What an operand is, in a sentence.
  var noun: String {
    switch self {
    case .oneInput, .inputs, .twoInputs, .oneOrTwoInputs, .newFile: "a file name"
    case .nothing: "an argument"
    case .commandName: "the name of a command"
    case .shellName: "the name of a shell"
    case .expression: "an expression"
    }
  }

  /// How the usage line shows the operands.
  package var usage: String {
    switch self {
    case .oneInput, .newFile: "[file]"
    case .inputs: "[file ...]"
    case .twoInputs: "<file> <file>"
    case .oneOrTwoInputs: "[file [file]]"
    case .nothing: ""
    case .commandName: "[command]"
    case .shellName: "<shell>"
    case .expression: "<expression> ..."
    }
  }
}

extension OperandRule {
  /// What a shell can offer for an operand; where it is one of a closed list, there is only one.
  var candidates: Candidates {
    switch self {
    case .oneInput, .inputs, .twoInputs, .oneOrTwoInputs, .newFile: .files
    case .nothing, .expression: .unknown
    case .commandName: .words(Command.allCases.map { $0.rawValue })
    case .shellName: .words(Shell.allCases.map { $0.rawValue })
    }
  }
}
