import Diagnostics
package import ExpressionLanguage
import JSONText

extension CheckedTimeline {
  /// An expression as a Swift program has it.
  ///
  /// - Parameter isTyped: whether its place in the Swift program says the type of a number.
  package func swift(
    _ expression: WrittenExpression, as expected: ExpectedTypes? = nil, in scope: ScopeIndex,
    isTyped: Bool = true
  ) throws(SwiftRefusal) -> SwiftSpelling {
    try found.checker.swift(
      source.expressionText(expression.text),
      expecting: expected ?? timeline[expression.index].types, in: found.scopes[scope],
      isTyped: isTyped)
  }

  /// A closure, or the name of a function, in place of an expression as a Swift program has it; nil for an expression.
  ///
  /// - Parameter inputs: the inputs of the scope that are its arguments.
  package func swift(
    closure: WrittenExpression, _ inputs: ClosureInputs, in scope: ScopeIndex
  ) throws(SwiftRefusal) -> SwiftSpelling? {
    try found.checker.swift(
      closure: source.expressionText(closure.text), inputs,
      expecting: timeline[closure.index].types, in: found.scopes[scope])
  }

  /// Statements with the value that they give as a Swift program has them; nil for a value alone.
  package func swift(
    statements: WrittenExpression, in scope: ScopeIndex
  ) throws(SwiftRefusal) -> SwiftSpelling? {
    try found.checker.swift(
      statements: source.expressionText(statements.text),
      expecting: timeline[statements.index].types, in: found.scopes[scope])
  }

  /// The definition that declares a key of transactions; nil for another name.
  package func transactionKey(_ name: String, in scope: ScopeIndex) -> SwiftDefinition? {
    found.scopes[scope].swiftDefinition("Transaction.\(name)")
  }

  /// The conditions of a step, of which one names a value, as a Swift program has them, and the names.
  package func swift(
    conditions: WrittenExpression, in scope: ScopeIndex
  ) throws(SwiftRefusal) -> (spelling: SwiftSpelling, names: [String]) {
    try found.checker.swift(
      conditions: source.expressionText(conditions.text), in: found.scopes[scope])
  }

  /// The arguments of a call as a Swift program has them, their types, and the scope of the action for those.
  package func swift(
    _ call: ActionCall, in scope: ScopeIndex
  ) throws(SwiftRefusal) -> (arguments: [SwiftSpelling], scope: ScopeIndex) {
    guard case .some(.some(let checked)) = found.calls.find(call.expression.index, in: scope) else {
      throw SwiftRefusal("this call", at: call.expression.text.range)
    }
    var silent = DiagnosticList()
    let texts = CallArguments(
      source.expressionText(call.expression.text), diagnostics: &silent)?.texts
    var arguments: [SwiftSpelling] = []
    for text in texts ?? [] {
      arguments.append(
        try self.found.checker.swift(
          text, expecting: .any, in: self.found.scopes[scope], isTyped: true))
    }
    return (arguments, checked.scope)
  }

  /// The body of a definition as a Swift program has it.
  package func swift(_ definition: SwiftDefinition) throws(SwiftRefusal) -> SwiftSpelling {
    try found.checker.swift(definition)
  }

  /// Whether a name that is declared in a scope takes the place of another one there.
  package func hidesName(_ name: String, in scope: ScopeIndex) -> Bool {
    found.scopes[scope].symbol(name) != nil
  }

  /// The type of what a change writes, where it was checked.
  package func typeWritten(by path: StatePath, in scope: ScopeIndex) -> ValueType? {
    guard let part = path.part else { return path.root.map { type(of: $0) } }
    guard case .some(.some(let target)) = found.targets.find(part, in: scope) else { return nil }
    return target.type
  }

  /// The transition that an expression always is; nil for another expression.
  package func constantTransition(
    _ value: DocumentValue, in scope: ScopeIndex
  ) -> TransitionValue? {
    guard case .text(let expression) = value,
      case .some(.some(let checked)) = found.expressions.find(expression.index, in: scope),
      case .transition(let transition)? = checked.constantValue
    else { return nil }
    return transition
  }
}
