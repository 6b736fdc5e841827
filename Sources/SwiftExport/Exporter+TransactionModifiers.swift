import Diagnostics
import ExpressionLanguage
import JSONText
import TimelineDocument

// The modifiers that change the transactions which pass them.
extension Exporter {
  mutating func write(
    _ modifier: TransactionModifier, _ index: ElementIndex<Modifier>,
    of view: ElementIndex<ViewNode>, in scope: ScopeIndex
  ) {
    var head = ".transaction"
    if case .changes(let value) = modifier.reach {
      head += "(value: \(text(value, in: scope, isTyped: false).text))"
    }
    let inside = checked.scope(inside: scope, openedBy: .modifier(index))
    var name = "transaction"
    switch modifier.change {
    case .keys(let entries):
      shorthand = name
      writer.open(head, inputs: name)
      for entry in timeline[entries] { write(entry, of: name, in: inside) }
      shorthand = nil
    case .expression(let expression):
      guard let closure = closure(changing: expression, at: timeline[index].place.range, in: inside)
      else { return }
      name = closure.parameter ?? "$0"
      writer.open(head, inputs: closure.parameter)
      writer.statements(closure.lines)
    }
    for completion in timeline[modifier.completions] { write(completion, of: name, in: scope) }
    if case .body(let body) = modifier.reach {
      let content = fileName("content", in: scope)
      writer.next("body:", inputs: content)
      writeBody(body, around: content, of: view, in: scope)
    }
    writer.close()
  }

  /// A closure that changes a transaction; nil for one that is refused.
  private mutating func closure(
    changing expression: WrittenExpression, at place: Range<Int>, in scope: ScopeIndex
  ) -> WrittenClosure? {
    do throws(SwiftRefusal) {
      let inputs = ClosureInputs(
        ["transaction"], changing: ["transaction"], giving: "transaction")
      guard var spelling = try checked.swift(closure: expression, inputs, in: scope) else {
        throw SwiftRefusal("a 'transaction' with an expression instead of a closure", at: place)
      }
      // The definition of a closure is written instead of its name.
      if !spelling.text.hasPrefix("{"), spelling.uses.count == 1 {
        spelling = try checked.swift(spelling.uses[0])
        guard WrittenClosure(spelling.text)?.givesValue == false else {
          throw SwiftRefusal("a function that gives a value where it is to change one", at: place)
        }
      }
      try note(spelling, at: expression.text.range, ofOneLine: false)
      guard let closure = WrittenClosure(spelling.text) else {
        throw SwiftRefusal("this closure of 'transaction'", at: place)
      }
      if let parameter = closure.parameter { refuseName(parameter, at: place) }
      return closure
    } catch {
      refuse(error)
      return nil
    }
  }
}

/// A closure as Swift has it.
struct WrittenClosure {
  /// The names of the arguments; none where they are `$0` and so on.
  let parameters: [String]
  /// The name of the first argument; nil for `$0`.
  var parameter: String? { parameters.first }
  /// The lines of its body, without indentation.
  let lines: [String]

  /// Reads the text of a closure; nil for any other text.
  init?(_ text: String) {
    guard text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
    var body = String(text.dropFirst().dropLast())
    if let inside = text.bodyOfClosure {
      let names = body.split { $0.isWhitespace || $0 == "," || $0 == "(" || $0 == ")" }
      parameters = names.prefix { $0 != "in" }.map { String($0) }
      body = inside
    } else {
      parameters = []
    }
    // A semicolon in a text or a comment is none between statements.
    let isPlain = !body.contains("\"") && body.parts(around: "//").count == 1
    lines = body.split { $0.isNewline || $0 == ";" && isPlain }
      .map { String($0.withoutOuterSpaces) }.filter { !$0.isEmpty }
  }

  /// Whether a way through a closure may end with a value: with `return`, or with no assignment.
  var givesValue: Bool {
    lines.contains { line in
      if line.hasPrefix("//") || line == "return" || line.parts(around: " = ").count > 1 {
        return false
      }
      let isBlock = line.hasSuffix("{") || line == "}" || line.hasPrefix("} else")
      return !isBlock || line.parts(around: "return ").count > 1
    }
  }

  /// The value of a closure that is one expression, of an argument with a name; nil for another closure.
  func value(of name: String) -> String? {
    guard lines.count == 1, let line = lines.first, !line.hasPrefix("return "),
      !line.hasPrefix("if "), !line.hasPrefix("switch ")
    else { return nil }
    return parameter == nil ? line.naming(shorthand: name) : line
  }
}

extension SwiftWriter {
  /// Writes lines with the indentation that their braces ask for.
  mutating func statements(_ lines: [String]) {
    for content in lines {
      let closing = content.prefix { $0 == "}" }.count
      indent(by: -closing)
      line(content)
      let depth = content.dropFirst(closing).reduce(0) { depth, character in
        character == "{" ? depth + 1 : character == "}" ? depth - 1 : depth
      }
      indent(by: depth)
    }
  }
}
