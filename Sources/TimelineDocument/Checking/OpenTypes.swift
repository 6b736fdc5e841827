import ExpressionLanguage

/// The types that first values leave open, as the uses of their states imply them: those of the elements of lists that
/// are empty at first, and those of values that are nil at first.
struct OpenTypes: Equatable {
  private var types: [StateReference: ValueType] = [:]
  /// The states whose uses do not agree; their values are looked at in the run.
  private var contradictions: Set<StateReference> = []

  /// Notes the type of what is put into a list, or takes the place of nil.
  mutating func note(_ type: ValueType, in state: StateReference) {
    guard let common = (types[state] ?? .unknown).common(with: type) else {
      contradictions.insert(state)
      return
    }
    types[state] = common
  }

  /// The type of a state whose first value has some type.
  func type(_ first: ValueType, of state: StateReference) -> ValueType {
    guard let found = types[state], !contradictions.contains(state) else { return first }
    return switch first {
    case .array(.unknown): .array(found)
    case .optional(.unknown): found.asOptional
    default: first
    }
  }
}
