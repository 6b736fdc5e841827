import Diagnostics
import SwiftSource

// Variables that no view observes: a write to one updates no view. Where views do not read it, no one can tell it from a
// state; where a view does, what it shows depends on what updates it next, and the variable stays a constant.
extension Importer {
  /// The state that a variable without an observer is; nil where no step writes it, and where a view reads it.
  ///
  /// - Parameter own: its name in the document.
  mutating func unobserved(
    _ name: String, _ declaration: SwiftDeclaration, of index: Int, as own: String
  ) -> Meaning? {
    let own = own.documentName
    if unobserved.contains(own) { return .text(own, isDynamic: true) }
    guard !shownVariables.contains(own), case .variable(let variable) = declaration.kind,
      source.has(variable.word, "var"), variable.names.count == 1, variable.getter == nil,
      variable.observers.isEmpty, refused[declaration.tokens.lowerBound] == nil,
      declaration.attributes.allSatisfy({
        source.has($0.name, "MainActor") || source.has($0.name, "ObservationIgnored")
      }),
      hasFirstValue(variable), isChanged(name, declaration, of: instances[index].type)
    else { return nil }
    if let value = variable.value {
      guard !value.tokens.contains(where: { source.has($0, "Date") }),
        !canChange(value.tokens, Scope(instance: index))
      else { return nil }
    }
    unobserved.insert(own)
    return state(name, variable, declaration, of: index, as: own)
  }

  /// Whether views observe a stored property of an object because of the attribute of its class.
  func isObserved(_ declaration: SwiftDeclaration, of type: Int) -> Bool {
    program.types[type].isModel && program.types[type].attributes.contains("Observable")
      && declaration.attribute("ObservationIgnored", in: source) == nil
  }

  /// Whether a variable has a value before it is written, which is not an object.
  private func hasFirstValue(_ variable: SwiftVariable) -> Bool {
    switch kind(of: variable) {
    case .record(let type), .records(let type):
      guard program.types[type].word == "struct" else { return false }
    default: break
    }
    let isOptional = variable.type.map { source.has($0.upperBound - 1, "?") } == true
    return variable.value.map { $0.closure == nil } ?? isOptional
  }

  /// Whether something gives a variable a new value, but no initializer.
  ///
  /// - Complexity: O(*n*) for *n* tokens of all sources.
  private func isChanged(_ name: String, _ declaration: SwiftDeclaration, of type: Int) -> Bool {
    let isStatic = declaration.has("static", in: source)
    let own = program.types[type]
    let tokens = source.tokens.indices
    let writes = tokens.filter { token in
      guard source.has(token, name), isChange(after: token, in: tokens) else { return false }
      if token > 1, source.kind(token - 1) == .dot {
        return !isStatic || source.has(token - 2, "Self") || source.has(token - 2, own.name)
      }
      guard token > 0, !source.has(token - 1, "var"), !source.has(token - 1, "let") else {
        return false
      }
      return own.members.contains { member in
        member.tokens.contains(token) && (!isStatic || member.has("static", in: source))
      }
    }
    return !writes.isEmpty
      && !program.all.contains { one in
        guard case .initializer = one.kind else { return false }
        return writes.contains(where: one.tokens.contains)
      }
  }

  /// Leaves out a call of a mutating method, such as `toggle()`, on a variable that the document does not have as a state.
  ///
  /// Returns false for any other call.
  mutating func leavesOutMutation(
    _ chain: SwiftChain, _ statement: SwiftStatement, _ scope: Scope
  ) -> Bool {
    guard chain.suffixes.count >= 2, let name = chain.words(in: source).last,
      Self.mutations.contains(name)
    else { return false }
    let base = chain.prefix(chain.suffixes.count - 2)
    guard dynamicDefines[translation(base.tokens, scope).text] != nil else { return false }
    leaveOut(writeOf: SwiftExpression(kind: .chain(base), tokens: base.tokens), statement, scope)
    return true
  }

  /// Notes an expression that is not read by steps.
  mutating func noteShown(_ text: String) {
    guard !isReadingSteps, !unobserved.isEmpty else { return }
    shown.add(.text(text, nil))
  }

  /// The variables without observers that views read, directly or through definitions.
  var unobservedInViews: Set<String> {
    guard !unobserved.isEmpty else { return [] }
    let words = OutputValue.text(shown.words.sorted().joined(separator: " "), nil)
    let read = UsedNames([words] + defines.used(in: [words]).map { $0.value })
    return unobserved.filter { read.has($0) }
  }

  /// Reads something that is evaluated when a view is made, and not by the steps around that ask for it first.
  mutating func outsideSteps<Result>(_ read: (inout Importer) -> Result) -> Result {
    let outer = isReadingSteps
    isReadingSteps = false
    defer { isReadingSteps = outer }
    return read(&self)
  }
}
