import ExpressionLanguage

/// The results of checking expressions, by their index and the scope in which they are used. What is wrong
/// has none.
struct ScopedTable<Result: Sendable>: Sendable {
  private struct Entry: Sendable {
    let scope: ScopeIndex
    /// The place of the result among all.
    let place: Int
  }

  /// Nil for what is wrong.
  private var all: [Result?] = []
  /// The scopes that came first, which are all that most expressions have.
  private var first: [Entry?] = []
  /// The places of the results in other scopes.
  private var others: [Int: [ScopeIndex: Int]] = [:]

  /// Whether nothing was checked.
  var isEmpty: Bool { all.isEmpty }

  /// The result of a valid document, all of which was checked.
  @inline(__always)
  subscript(index: ExpressionIndex, scope: ScopeIndex) -> Result {
    guard case .some(.some(let result)) = find(index, in: scope) else {
      preconditionFailure("an expression was not checked")
    }
    return result
  }

  /// The result, if the expression was checked in the scope.
  @inline(__always)
  func find(_ index: ExpressionIndex, in scope: ScopeIndex) -> Result?? {
    guard index.index < first.count, let entry = first[index.index] else { return nil }
    if entry.scope == scope { return .some(all[entry.place]) }
    guard let place = others[index.index]?[scope] else { return nil }
    return .some(all[place])
  }

  /// Whether the expression was checked in the scope.
  func contains(_ index: ExpressionIndex, in scope: ScopeIndex) -> Bool {
    guard index.index < first.count, let entry = first[index.index] else { return false }
    return entry.scope == scope || others[index.index]?[scope] != nil
  }

  /// Keeps a result.
  mutating func add(_ result: Result?, at index: ExpressionIndex, in scope: ScopeIndex) {
    while first.count <= index.index { first.append(nil) }
    if first[index.index] == nil {
      first[index.index] = Entry(scope: scope, place: all.count)
    } else {
      others[index.index, default: [:]][scope] = all.count
    }
    all.append(result)
  }

  /// The results of an expression in all of its scopes.
  func results(of index: ExpressionIndex) -> [Result] {
    let place = index.index < first.count ? first[index.index]?.place : nil
    return ([place].compactMap { $0 } + (others[index.index]?.values.map { $0 } ?? []))
      .compactMap { all[$0] }
  }
}

extension ScopedTable<CheckedExpression> {
  /// The dependencies of a value; none for an invalid one.
  func dependencies(
    of value: DocumentValue, in scope: ScopeIndex, _ timeline: Timeline
  ) -> Dependencies {
    var dependencies = Dependencies()
    switch value {
    case .number, .boolean, .null: break
    case .text(let expression):
      if case .some(.some(let checked)) = find(expression.index, in: scope) {
        dependencies = checked.dependencies
      }
    case .array(let elements, _):
      for element in timeline[elements] {
        dependencies.formUnion(self.dependencies(of: element, in: scope, timeline))
      }
    case .object(let members, _):
      for member in timeline[members] {
        dependencies.formUnion(self.dependencies(of: member.value, in: scope, timeline))
      }
    }
    return dependencies
  }
}
