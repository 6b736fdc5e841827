import Diagnostics

// Calls of a document's definitions.
extension SwiftSpeller {
  mutating func call(
    _ arguments: [TypedExpression], _ value: TypedExpression
  ) throws(SwiftRefusal) {
    let written = source(value.range)
    let name = String(written.prefix { $0 != "(" && $0 != " " })
    let owner = ValueType.owners(of: name, value.type)
    let known = ([name] + owner).compactMap { [scope] in scope.lookUp($0) }
    guard let found = known.first, case .definition(let definition) = found.symbol,
      definition.parameters.count == arguments.count
    else { return try member(arguments, value) }
    for argument in arguments { try visit(argument, isTyped: true) }
    // Its parameters have no labels in Swift.
    if definition.isFunction { try removeLabels(of: arguments, value) }
    uses.append(
      SwiftDefinition(
        definition: definition, types: arguments.map { $0.type }, scope: found.scope))
  }

  /// A definition that is a member of the type of its one argument: `angle.rad`.
  private mutating func member(
    _ arguments: [TypedExpression], _ value: TypedExpression
  ) throws(SwiftRefusal) {
    guard arguments.count == 1, let receiver = arguments.first,
      receiver.range.upperBound < value.range.upperBound
    else { throw refusal("the use of this definition", value) }
    let end = source(receiver.range.upperBound..<value.range.upperBound)
    let name = String(end.drop { $0 == "." })
    guard end.hasPrefix("."),
      let found = scope.lookUp("\(receiver.type).\(name)") ?? scope.lookUp(name),
      case .definition(let definition) = found.symbol, definition.parameters.count == 1,
      definition.owner == nil || definition.parameters == ["self"]
    else { throw refusal("the use of this definition", value) }
    if definition.parameters != ["self"] {
      // A function of one argument may stand behind it in a document alone.
      let argument = try part(receiver, isTyped: true)
      let isGrouped = argument.hasPrefix("(") && argument.isOneGroup
      replace(value.range, isGrouped ? "\(name)\(argument)" : "\(name)(\(argument))")
    } else {
      // A literal with a member is a Double only with a point.
      try visit(receiver, isTyped: false)
    }
    uses.append(
      SwiftDefinition(definition: definition, types: [receiver.type], scope: found.scope))
  }

  /// Removes what is between the parentheses, or a comma, and each argument.
  private mutating func removeLabels(
    of arguments: [TypedExpression], _ value: TypedExpression
  ) throws(SwiftRefusal) {
    var last = value.range.lowerBound
    for argument in arguments {
      guard argument.range.lowerBound >= last else {
        throw refusal("an order of arguments that is not that of the parameters", value)
      }
      last = argument.range.upperBound
      var end = argument.range.lowerBound
      while end > 0, text.bytes[end - 1].isBlank { end -= 1 }
      guard end > 0, text.bytes[end - 1] == UInt8(ascii: ":") else { continue }
      var start = end - 1
      while start > 0, text.bytes[start - 1].isBlank { start -= 1 }
      while start > 0, Self.isNamePart(text.bytes[start - 1]) { start -= 1 }
      replace(start..<argument.range.lowerBound, "")
    }
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    byte.isDigit || byte == UInt8(ascii: "_") || byte >= 0x80
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}

extension ValueType {
  /// The whole names that `.name` or `Type.name` may mean.
  fileprivate static func owners(of name: String, _ type: ValueType) -> [String] {
    name.hasPrefix(".") ? ["\(type.unwrapped)\(name)"] : []
  }
}
