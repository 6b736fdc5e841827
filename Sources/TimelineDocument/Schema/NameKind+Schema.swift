import ExpressionLanguage

extension NameKind {
  private static let identifier = "[A-Za-z_][A-Za-z0-9_]*"
  /// A name that expressions read: not a keyword.
  private static let readName =
    "(?!(\(Keyword.allCases.map { $0.rawValue }.joined(separator: "|")))\\b)\(identifier)"

  /// The form of such a name; a schema cannot list the names that exist.
  var schema: SchemaValue {
    switch self {
    case .eventPattern: Self.eventSchema
    case .label, .pattern: [:]
    default: pattern.map { ["pattern": .text("^\($0)$")] } ?? [:]
    }
  }

  /// The regular expression of the whole name.
  private var pattern: String? {
    let name = Self.identifier
    return switch self {
    case .newState, .newModel, .newElement, .newParameter: Self.readName
    case .newMember, .newView, .view, .viewDefinition, .keyframeValue, .newComponent, .component:
      name
    case .newBinding: "\\$?" + Self.readName
    case .newDefinition:
      "((\(ValueType.names.map { $0.name }.joined(separator: "|")))\\.\(name)|\(Self.readName)\(Self.parameters))"
    case .newAction: Self.readName + Self.parameters
    case .state, .track: "(\\*|\\$?\(name)(\\.\\$?\(name))?)"
    case .property: "\(name)\\.\\$?\(name)"
    case .statePath: "\(name)([.\\[][\\s\\S]*)?"
    case .observed: "(state\\.[\\s\\S]+|\(name))"
    case .call: "\(name)(\\([\\s\\S]*)?"
    case .replaceable: "\(name)(\\.\\$?\(name))?"
    case .newLabel: "[^#+\\u0000-\\u001f\\u007f-\\u009f]+"
    case .moment: "[^#]*[^# ][^#]*(# *0*[1-9][0-9]* *(\\+ *[0-9.]+ *)?)?"
    case .pointer: "(/.*)?"
    case .eventPattern, .label, .pattern: nil
    }
  }

  /// `()` or the parameters of `name(a, b)`, which may be left out.
  private static var parameters: String {
    let parameter = " *\(readName) *"
    return "(\\( *\\)|\\(\(parameter)(,\(parameter))*\\))?"
  }

  /// A word alone is a choice of few, which an editor can offer.
  private static var eventSchema: SchemaValue {
    let words = EventWord.allCases.map { $0.rawValue }
    let pattern = "^(\(words.joined(separator: "|"))) [\\s\\S]*$"
    return ["anyOf": [["enum": .list(words.map(SchemaValue.text))], ["pattern": .text(pattern)]]]
  }
}
