import SwiftSource

// Elements of constant lists outside of types, of which first values of states are made.
extension Importer {
  /// The element that `list[0]` or `list.first!` is, and the declaration of the list; nil for another expression.
  func element(of chain: SwiftChain) -> (element: SwiftExpression, list: SwiftDeclaration)? {
    guard case .name(let token) = chain.head,
      let declaration = program.global(source.text(token), at: token),
      case .variable(let variable) = declaration.kind, let list = variable.value?.chain,
      case .list(let elements) = list.head, list.suffixes.isEmpty,
      let place = place(chain.suffixes),
      let element = elements.indices.first(where: { Double($0) == place }).map({ elements[$0] }),
      source.has(variable.word, "let") || !program.changedGlobals.contains(source.text(token))
    else { return nil }
    return (element.value, declaration)
  }

  /// The place in a list that suffixes name.
  private func place(_ suffixes: [SwiftSuffix]) -> Double? {
    if suffixes.count == 1, case .index(let arguments) = suffixes[0].kind, arguments.count == 1 {
      return source.text(bytes: source.range(arguments[0].value.tokens)).number
    }
    if suffixes.count == 2, case .member(let member) = suffixes[0].kind,
      source.has(member, "first"), case .forced = suffixes[1].kind
    {
      return 0
    }
    return nil
  }
}
