extension NameKind {
  private static let identifier = "[A-Za-z_][A-Za-z0-9_]*"
  /// The words that expressions use for themselves cannot be names in them.
  private static let noKeyword = "(?!(true|false|nil|let|guard|else|return|in)(\\(|$))"

  /// What such a name looks like; which names there are, a schema cannot say.
  var schema: SchemaValue {
    switch self {
    case .eventPattern: Self.eventSchema
    case .label: [:]
    default: pattern.map { ["pattern": .text("^\($0)$")] } ?? [:]
    }
  }

  /// The regular expression of the whole name.
  private var pattern: String? {
    let name = Self.identifier
    return switch self {
    case .newState, .newModel, .newProperty, .newElement, .newParameter, .newOutput:
      Self.noKeyword + name
    case .newView, .viewDefinition, .keyframeValue: name
    case .newDefinition: Self.noKeyword + "(Animation\\.\(name)|\(Self.signature))"
    case .newAction: Self.noKeyword + Self.signature
    case .state, .track: "(\\*|\(name)(\\.\(name))?)"
    case .property: "\(name)\\.\(name)"
    case .statePath: "\(name)([.\\[][\\s\\S]*)?"
    case .observed: "(state\\.[\\s\\S]+|\(name))"
    case .call: "\(name)(\\([\\s\\S]*)?"
    case .newLabel: "[^#+\\u0000-\\u001f\\u007f-\\u009f]+"
    case .moment: "[^#+]*[^#+ ][^#+]*(# *0*[1-9][0-9]* *)?(\\+ *[0-9.]+ *)?"
    case .eventPattern, .label: nil
    }
  }

  /// `name`, `name()`, `name(a, b)`
  private static var signature: String {
    "\(identifier)(\\( *\\)|\\( *\(identifier) *(, *\(identifier) *)*\\))?"
  }

  /// A word alone is a choice of few, which an editor can offer.
  private static var eventSchema: SchemaValue {
    let words = EventWord.allCases.map(\.rawValue)
    let pattern = "^(\(words.joined(separator: "|"))) [\\s\\S]*$"
    return ["anyOf": [["enum": .list(words.map(SchemaValue.text))], ["pattern": .text(pattern)]]]
  }
}
