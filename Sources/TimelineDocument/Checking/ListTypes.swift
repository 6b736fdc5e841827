import ExpressionLanguage

/// The element types of lists that are empty at first, as their uses imply them.
struct ListTypes: Equatable {
  private var elements: [StateReference: ValueType] = [:]
  /// The lists whose uses do not agree; what they hold is looked at in the run.
  private var contradictions: Set<StateReference> = []

  /// Notes the type of what is put into a list.
  mutating func note(_ element: ValueType, in list: StateReference) {
    guard let common = (elements[list] ?? .unknown).common(with: element) else {
      contradictions.insert(list)
      return
    }
    elements[list] = common
  }

  /// The type of a state whose first value has some type.
  func type(_ first: ValueType, of state: StateReference) -> ValueType {
    guard first == .array(.unknown), let element = elements[state],
      !contradictions.contains(state)
    else { return first }
    return .array(element)
  }
}
