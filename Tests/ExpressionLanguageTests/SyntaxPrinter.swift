@testable import ExpressionLanguage

/// Writes a tree as text that reads back as the same tree, with no parentheses it can do without.
struct SyntaxPrinter {
  private var output = ""

  private init() {}

  /// The text of a body, in one line.
  static func text(of body: SyntaxBody) -> String {
    var printer = SyntaxPrinter()
    printer.write(body)
    return printer.output
  }

  /// The text of an expression.
  static func text(of expression: SyntaxExpression) -> String {
    text(of: SyntaxBody(statements: [], result: expression))
  }

  private mutating func write(_ body: SyntaxBody) {
    for statement in body.statements {
      switch statement {
      case .binding(let name, let type, _, let isVariable):
        output += "\(isVariable ? "var" : "let") \(name.text)"
        if let type { output += ": \(spelling(of: type))" }
        output += " = "
      case .assignment(let target, _, _):
        write(target)
        output += " = "
      case .effect: break
      }
      write(statement.value)
      output += "; "
    }
    write(body.result)
  }

  private func spelling(of type: SyntaxType) -> String {
    switch type {
    case .named(let name): name.text
    case .array(let element): "[\(spelling(of: element))]"
    case .set(let element): "Set<\(spelling(of: element))>"
    case .optional(let wrapped): "\(spelling(of: wrapped))?"
    }
  }

  /// Writes an operand, in parentheses when it binds looser than its place allows.
  private mutating func write(_ expression: SyntaxExpression, atLeast minimum: Precedence) {
    guard expression.precedence < minimum else { return write(expression) }
    output += "("
    write(expression)
    output += ")"
  }

  private mutating func write(_ expression: SyntaxExpression) {
    switch expression.kind {
    case .missing: output += "<missing>"
    case .nothing(let isReturn): output += isReturn ? "return" : ""
    case .continued(let choice, let rest):
      write(choice)
      output += "; "
      write(rest)
    case .integer(let number): output += String(number)
    case .floating(let number): output += String(number)
    case .boolean(let value): output += String(value)
    case .nilLiteral: output += "nil"
    case .text(let segments): write(segments)
    case .name(let name): output += name
    case .implicitMember(let name): output += ".\(name.text)"
    case .operatorName(let symbol): output += symbol.rawValue
    case .array(let elements): writeList(elements, "[", "]") { $0.write($1) }
    case .closure(let closure): write(closure)
    case .block(let body): write(body)
    case .conditional(let conditions, let yes, let no):
      writeList(conditions, "if ", " { ") { printer, condition in
        if case .binding(let name, _) = condition { printer.output += "let \(name.text) = " }
        printer.output += "("
        printer.write(condition.value)
        printer.output += ")"
      }
      write(yes)
      output += " } else { "
      write(no)
      output += " }"
    case .member, .call, .subscripted, .unwrapped, .forced, .optionalChain:
      writePostfix(expression)
    case .prefixed, .chain: writeOperation(expression)
    }
  }

  private mutating func writePostfix(_ expression: SyntaxExpression) {
    switch expression.kind {
    case .member(let base, let name):
      write(base, atLeast: .postfix)
      output += ".\(name.text)"
    case .call(let callee, let arguments):
      write(callee, atLeast: .postfix)
      writeList(arguments, "(", ")") { printer, argument in
        if let label = argument.label { printer.output += "\(label.text): " }
        printer.write(argument.value)
      }
    case .subscripted(let base, let index):
      write(base, atLeast: .postfix)
      writeList([index], "[", "]") { $0.write($1) }
    case .unwrapped(let base):
      write(base, atLeast: .postfix)
      output += "?"
    case .forced(let base):
      write(base, atLeast: .postfix)
      output += "!"
    case .optionalChain(let chain): write(chain)
    default: write(expression)
    }
  }

  private mutating func writeOperation(_ expression: SyntaxExpression) {
    switch expression.kind {
    case .prefixed(let symbol, let operand):
      output += symbol.rawValue
      write(operand, atLeast: .prefix)
    case .chain(let first, let links):
      // A chain as an operand of a chain keeps its parentheses: they are its own grouping.
      let minimum = expression.precedence.tighter
      write(first, atLeast: minimum)
      for link in links {
        output += " \(link.symbol.rawValue) "
        write(link.operand, atLeast: minimum)
      }
    default: write(expression)
    }
  }

  private mutating func writeList<Element>(
    _ elements: [Element], _ open: String, _ close: String,
    _ write: (inout SyntaxPrinter, Element) -> Void
  ) {
    output += open
    for (index, element) in elements.enumerated() {
      if index > 0 { output += ", " }
      write(&self, element)
    }
    output += close
  }

  private mutating func write(_ closure: SyntaxClosure) {
    output += "{ "
    if !closure.parameters.isEmpty {
      output += closure.parameters.map(\.text).joined(separator: ", ") + " in "
    }
    write(closure.body)
    output += " }"
  }

  private mutating func write(_ segments: [SyntaxTextSegment]) {
    output += "'"
    for segment in segments {
      switch segment {
      case .literal(let text): output += escaped(text)
      case .interpolation(let expression):
        output += "\\("
        write(expression)
        output += ")"
      }
    }
    output += "'"
  }
}

/// The inside of a text literal that means `text`.
private func escaped(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "'": result += "\\'"
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case "\u{0}"..<" ", "\u{7F}": result += "\\u{\(String(scalar.value, radix: 16))}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

extension SyntaxExpression {
  /// How tightly the expression holds together when it stands beside an operator.
  fileprivate var precedence: Precedence {
    switch kind {
    case .conditional, .block, .continued: .ternary
    case .chain(_, let links): links.first?.symbol.precedence ?? .postfix
    case .prefixed: .prefix
    // A member of a whole optional chain needs parentheses: without them the chain would go on.
    case .optionalChain: .prefix
    case .missing, .nothing, .integer, .floating, .boolean, .nilLiteral, .text, .name,
      .implicitMember,
      .member, .call, .subscripted, .unwrapped, .forced, .array, .closure, .operatorName:
      .postfix
    }
  }
}

extension Precedence {
  /// The next tighter precedence.
  fileprivate var tighter: Precedence { Precedence(rawValue: rawValue + 1) ?? .postfix }
}
