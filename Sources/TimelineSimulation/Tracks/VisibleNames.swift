import ExpressionLanguage
import TimelineLanguage

/// The names that an expression of a view sees, whatever they stand for in a run.
struct VisibleNames: Sendable {
  /// What an input of an expression is.
  enum Input: Sendable {
    /// An animated value as it is on screen.
    case presented
    /// The element of a repeated view.
    case element
    /// The place of that element.
    case index
    /// A phase, which is a state that has no name elsewhere.
    case phase
  }

  var scope = ScopeIndex.document
  /// The inputs in the order of their slots.
  var inputs: [Input] = []
  /// The states that decide over the elements among the inputs.
  var loopStates: Set<Int> = []

  /// Only the document's own names.
  static let document = VisibleNames()

  /// Opens the scope of something, if it opens one.
  mutating func enter(_ opener: ScopeOpener, of checked: CheckedTimeline) {
    scope = checked.scope(inside: scope, openedBy: opener)
  }
}

// MARK: - What values are made of

extension VisibleNames {
  /// The slots of the states that a value is made of, those that choose its elements included.
  func states(of value: DocumentValue, _ checked: CheckedTimeline) -> Set<Int> {
    let dependencies = checked.dependencies(of: value, in: scope)
    let states = Set(dependencies.states)
    return dependencies.inputs.isEmpty ? states : states.union(loopStates)
  }

  /// The slots of the states that an attribute is made of.
  func states(of value: AttributeValue, _ checked: CheckedTimeline) -> Set<Int> {
    switch value {
    case .whole(let whole): return states(of: whole, checked)
    case .components(let parts):
      return checked.timeline[parts].compactMap(\.self).reduce(into: []) { states, part in
        states.formUnion(self.states(of: part, checked))
      }
    }
  }

  /// Whether a value reads what is on screen.
  func readsScreen(_ value: DocumentValue, _ checked: CheckedTimeline) -> Bool {
    let slots = checked.dependencies(of: value, in: scope).inputs
    return slots.contains { $0 < inputs.count && inputs[$0] == .presented }
  }
}
