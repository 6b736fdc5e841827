import SwiftSource

// Types of whole numbers other than `Int`. Where a value would not fit into one, the program ends.
extension Importer {
  static let wholeTypes: Set<String> = [
    "Int", "UInt", "Int8", "UInt8", "Int16", "UInt16", "Int32", "UInt32", "Int64", "UInt64",
  ]

  /// Writes the conversion to such a type, or the call of a static function that the sources give it; false for anything else.
  mutating func translateWholeType(_ translator: inout ExpressionTranslator) -> Bool {
    let name = translator.source.text(translator.index)
    guard name != "Int", Self.wholeTypes.contains(name) else { return false }
    if translator.kind(1) == .leftParenthesis {
      translator.write("Int", for: 1)
      return true
    }
    guard translator.has(1, "."), translator.kind(3) == .leftParenthesis,
      let function = wholeFunction(translator.source.text(translator.index + 2), of: name)
    else { return false }
    translator.index += 2
    translateCall(function, nil, &translator)
    return true
  }

  /// A number of nanoseconds that such a function gives, as in `.milliseconds(300)`; nil for any other expression.
  mutating func wholeMember(_ value: SwiftExpression, _ scope: Scope) -> String? {
    guard let chain = value.chain, case .implicit(let token) = chain.head,
      chain.suffixes.count == 1, chain.lastCall != nil,
      let function = wholeFunction(source.text(token), of: "UInt64")
    else { return nil }
    var translator = ExpressionTranslator(source, token..<value.tokens.upperBound, scope)
    translateCall(function, nil, &translator)
    return translator.result.text
  }

  /// A static function that an extension gives a type, unless another declaration has its name.
  private mutating func wholeFunction(_ name: String, of type: String) -> SwiftFunction? {
    guard let declaration = program.added[type]?[name], declaration.has("static", in: source),
      case .function(let function) = declaration.kind, let body = function.body,
      program.all.count(where: { program.names(of: $0).contains(name) }) == 1
    else { return nil }
    sayHeader(declaration, upTo: body.tokens.lowerBound)
    return function
  }
}
