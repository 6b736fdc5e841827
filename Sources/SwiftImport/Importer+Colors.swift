import SwiftSource

// Colours in the places of views.
extension Importer {
  /// The view that an expression of colours is, such as `isOn ? Color.red : tint`; nil for another expression.
  mutating func colorView(_ expression: SwiftExpression, _ scope: Scope) -> ImportedNode? {
    guard isColor(expression, scope) else { return nil }
    var node = ImportedNode(
      "Color", expression.tokens.lowerBound..<(expression.tokens.lowerBound + 1))
    fill(&node, by: expression.tokens, scope)
    return node
  }

  /// Whether an argument is a view: a name with a capital letter, or a colour with a modifier of views.
  func isView(_ value: SwiftExpression, _ scope: Scope) -> Bool {
    guard let chain = value.chain else { return false }
    switch chain.head {
    case .name(let token):
      let name = source.text(token)
      guard isColor(name, scope) else { return name.first?.isUppercase == true }
    case .parentheses(let arguments):
      guard arguments.count == 1, isColor(arguments[0].value, scope) else { return false }
    default: return false
    }
    return chain.suffixes.indices.dropFirst().contains { place in
      guard chain.suffixes[place].isCall,
        case .member(let member) = chain.suffixes[place - 1].kind
      else { return false }
      // The first member of the type makes the colour.
      return !(place == 1 && chain.isViewLike(in: source))
        && !Self.colorMembers.contains(source.text(member))
    }
  }

  /// The functions of a colour whose values are colours.
  private static let colorMembers: Set<String> = ["opacity", "mix", "exposureAdjust", "resolve"]

  /// Fills a view by a colour that may change.
  mutating func fill(_ node: inout ImportedNode, by tokens: Range<Int>, _ scope: Scope) {
    guard canChange(tokens, scope) else { return pass(tokens) }
    owning(tokens.lowerBound, tokens) { importer in
      importer.say(tokens)
      let color = importer.output(tokens, scope, asNumber: false)
      node.modifiers.append(.object([OutputMember("fill", color)]))
    }
  }

  /// Whether an expression is a colour as far as its names say.
  private func isColor(_ expression: SwiftExpression, _ scope: Scope) -> Bool {
    switch expression.kind {
    case .operation(let operands): return operands.contains { isColor($0, scope) }
    case .chain(let chain):
      switch chain.head {
      case .parentheses(let arguments):
        return arguments.count == 1 && isColor(arguments[0].value, scope)
      case .name(let token): return isColor(source.text(token), scope)
      default: return false
      }
    default: return false
    }
  }

  /// Whether a name is that of the type of colours, or of a property or constant with a colour.
  func isColor(_ name: String, _ scope: Scope) -> Bool {
    if name == "Color" { return true }
    let type = scope.instance.map { instances[$0].type }
    guard let declaration = type.flatMap({ declaration(name, of: $0) }) ?? program.global(name),
      case .variable(let variable) = declaration.kind
    else { return false }
    if let type = variable.type { return source.text(bytes: source.range(type)) == "Color" }
    guard let chain = variable.value?.chain, case .name(let head) = chain.head else { return false }
    return source.has(head, "Color")
  }
}
