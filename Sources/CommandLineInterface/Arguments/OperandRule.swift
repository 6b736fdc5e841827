/// The operands of a command.
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

  /// An operand in a sentence.
  var noun: String {
    switch self {
    case .oneInput, .inputs, .twoInputs, .oneOrTwoInputs, .newFile: "a file name"
    case .nothing: "an argument"
    case .commandName: "the name of a command"
    case .shellName: "the name of a shell"
    case .expression: "an expression"
    }
  }

  /// The operands in the usage line.
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
  /// The candidates of a shell for an operand; there is only one operand where it is one of a closed list.
  var candidates: Candidates {
    switch self {
    case .oneInput, .inputs, .twoInputs, .oneOrTwoInputs, .newFile: .files
    case .nothing, .expression: .unknown
    case .commandName: .words(Command.allCases.map { $0.rawValue })
    case .shellName: .words(Shell.allCases.map { $0.rawValue })
    }
  }
}
