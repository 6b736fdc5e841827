import Diagnostics

/// A name that a document gives to an expression, or to a function of parameters.
package final class ExpressionDefinition: Sendable {
  /// The name, with the type before it when it is a member of one: `Animation.instant`.
  package let name: String
  /// The names of the parameters, `self` before the others in a member of values.
  package let parameters: [String]
  /// Whether it is called, with or without arguments; otherwise it is a computed property.
  let isFunction: Bool
  /// The type that the name adds a member to; the value itself is the parameter `self`, if it is used.
  let owner: ValueType?
  /// The bytes of the file that hold its key.
  package let keyRange: Range<Int>
  /// Its part as an argument, whose expression sees the names around its layer; nil for another definition.
  let argument: Argument?
  let body: SyntaxBody
  let text: ExpressionText
  /// The problems of its name, and of its body as a text.
  let problems: DiagnosticList

  /// Whether its body could be read without a problem.
  var isReadable: Bool { !problems.hasErrors }

  /// Whether it is called on a value, which is its first parameter.
  var isMethod: Bool { isFunction && owner != nil && parameters.first == "self" }

  /// The part of an argument.
  enum Argument {
    case value
    /// It names something that can be set.
    case binding
  }

  init(
    _ signature: Signature, keyRange: Range<Int>, text: ExpressionText, argument: Argument? = nil
  ) {
    self.argument = argument
    name = signature.name
    owner = signature.owner
    self.keyRange = keyRange
    self.text = text
    var problems = DiagnosticList()
    let body = Parser.parse(text, diagnostics: &problems)
    if signature.parameters == nil, body.statements.isEmpty,
      case .closure(let closure) = body.result.kind
    {
      // A closure under a name is a function of that name.
      parameters = closure.parameters.isEmpty ? ["$0"] : closure.parameters.map { $0.text }
      isFunction = true
      // A closure without a value changes its parameter, which is `inout`.
      self.body = closure.body.changing(
        [(parameters[0], outside: parameters[0])], giving: parameters[0])
    } else {
      let isOfValues = signature.owner != nil && text.contains(.selfReference)
      parameters = (isOfValues ? ["self"] : []) + (signature.parameters ?? [])
      isFunction = signature.parameters != nil
      self.body = body
    }
    if !Builtins.rows(named: name, of: .everywhere).isEmpty {
      problems.add(
        .warning(.hiddenName, "'\(name)' hides the function of that name", at: keyRange))
    }
    self.problems = problems
  }
}
