import AnimationEngine
import Diagnostics
import JSONText

/// Changes the text of a checked expression where Swift would take it otherwise: texts have other quotes, whole
/// numbers are Doubles only where something says so, and an Int becomes a Double only by its name.
struct SwiftSpeller {
  let text: ExpressionText
  /// The names that are seen.
  var scope: ExpressionScope
  var edits: [Edit] = []
  var uses: [SwiftDefinition] = []
  private var readsStates = false
  private var readsReduceMotion = false
  /// Whether the text is the body of a definition, which may have statements.
  var isBody = false

  /// Text in place of some bytes; none of them for text between two bytes.
  struct Edit {
    let range: Range<Int>
    let text: String
    let order: Int
  }

  init(_ text: ExpressionText, _ scope: ExpressionScope) {
    self.text = text
    self.scope = scope
  }

  /// The text with all changes.
  func spelling(of value: TypedExpression) -> SwiftSpelling {
    var spelled = render(0..<text.bytes.count, edits)
    // An expression of a document may return its value; one in Swift is the value.
    if !isBody, spelled.hasPrefix("return ") { spelled.removeFirst("return ".count) }
    return SwiftSpelling(
      text: spelled, type: value.type, uses: uses,
      readsStates: readsStates, readsReduceMotion: readsReduceMotion)
  }

  /// Notes what changes in an expression.
  ///
  /// - Parameter isTyped: whether what is around it makes a whole number a Double in Swift.
  mutating func visit(_ value: TypedExpression, isTyped: Bool) throws(SwiftRefusal) {
    switch value.node {
    case .failed, .continued: throw refusal("these statements", value)
    case .goOn: break
    case .replacedElement(_, let part, let place):
      try visit(place, isTyped: true)
      try visit(part, isTyped: false)
    case .replacedMember(let whole, let name, let part):
      noteTransactionKey(name, of: whole)
      try visit(part, isTyped: false)
    case .constant(let constant): constantValue(constant, value, isTyped)
    case .state: readsStates = true
    case .input, .local: break
    case .converted(let inner, let conversion):
      try visit(inner, isTyped: false)
      try convert(inner, conversion)
    case .chain(let first, let links): try chain(first, links, value, isTyped)
    case .negated(let inner), .unwrapped(let inner), .forced(let inner), .optionalChain(let inner):
      try visit(inner, isTyped: isTyped)
    case .not(let inner): try visit(inner, isTyped: true)
    case .decided(let operands, _):
      for operand in operands { try visit(operand, isTyped: true) }
      spaceOperators(between: operands)
    case .range(let lower, let upper, _):
      try visit(lower, isTyped: true)
      try visit(upper, isTyped: true)
      spaceOperators(between: [lower, upper])
    case .coalesced(let values):
      if readsTransactionKey(values) { return }
      for value in values { try visit(value, isTyped: isTyped) }
      spaceOperators(between: values)
    case .ternary(let condition, let yes, let no):
      let written = source(value.range).drop { "( \n".contains($0) }
      if written.hasPrefix("if ") { return replaceWhole(value, try choice(value)) }
      if isBody, begins(value, with: ["guard"]) { return try visitBody(value) }
      guard !begins(value, with: ["guard", "switch"]) else {
        throw refusal("'guard' in an expression", value)
      }
      try visit(condition, isTyped: true)
      try visit(yes, isTyped: isTyped)
      try visit(no, isTyped: isTyped)
      spaceOperators(between: [condition, yes])
    case .bound(let bindings, let result): try statements(bindings, result, value)
    case .builtin(let row, let arguments): try builtin(row, arguments, value, isTyped)
    case .loop(_, let arguments, let closure):
      for argument in arguments { try visit(argument, isTyped: false) }
      try visit(closure.body, isTyped: false)
    case .call(let routine, let arguments):
      if !routine.dependencies.allStates.isEmpty { readsStates = true }
      try call(arguments, value)
    case .array(let elements):
      for element in elements { try visit(element, isTyped: isTyped) }
    case .text(let parts): try interpolation(parts, value)
    case .element(let list, let index):
      try visit(list, isTyped: false)
      try visit(index, isTyped: true)
    case .field(let record, let name):
      // The pairs of a list with its places, and what a GeometryReader or an animator gives.
      let isGiven = if case .input = record.node { true } else { false }
      guard isGiven || record.type.fieldNames == ["offset", "element"] else {
        throw refusal("the part '\(name)' of an object", value)
      }
      try visit(record, isTyped: false)
    }
  }
}

// MARK: - The kinds of expression

extension SwiftSpeller {
  private mutating func constantValue(
    _ constant: Value, _ value: TypedExpression, _ isTyped: Bool
  ) {
    let source = self.source(value.range)
    switch constant {
    case .double where !isTyped: addPoint(to: value.range)
    case .text(let content) where source.hasQuotes: replaceQuoted(value.range, content.swiftLiteral)
    case .color(let color) where source.hasQuotes:
      let parts = [color.red, color.green, color.blue, color.opacity].map { "\($0)" }
      replaceQuoted(
        value.range,
        "Color(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), opacity: \(parts[3]))")
    case .bool where source == "accessibilityReduceMotion": readsReduceMotion = true
    default: break
    }
  }

  /// Sums, products and comparisons: one operand with a type of its own decides about the literals beside it.
  private mutating func chain(
    _ first: TypedExpression, _ links: [TypedLink], _ value: TypedExpression, _ isTyped: Bool
  ) throws(SwiftRefusal) {
    let operands = [first] + links.map { $0.operand }
    let isComparison = links.first?.symbol.precedence == .comparison
    if !isComparison, let vector = operands.first(where: { $0.type.hasNoArithmetic }) {
      throw refusal("arithmetic of \(vector.type.withArticle)", value)
    }
    let decides = operands.contains { $0.type.unwrapped == .double && hasOwnDouble($0) }
    for operand in operands { try visit(operand, isTyped: decides || isTyped && !isComparison) }
    spaceOperators(between: operands)
    // A conversion applies to the whole chain before an operand.
    var end = first.range.upperBound
    for link in links {
      if link.conversion != .none {
        guard link.conversion == .intToDouble else { throw refusal("this conversion", value) }
        wrap(first.range.lowerBound..<end, in: "Double")
      }
      end = max(end, link.operand.range.upperBound)
    }
  }

  /// Whether Swift knows that an operand is a Double, because not all of it is literals.
  private func hasOwnDouble(_ value: TypedExpression) -> Bool {
    switch value.node {
    case .constant: !source(value.range).isWholeNumber
    case .converted: true
    case .negated(let inner): hasOwnDouble(inner)
    case .chain(let first, let links):
      hasOwnDouble(first) || links.contains { hasOwnDouble($0.operand) }
    case .ternary(_, let yes, let no): hasOwnDouble(yes) || hasOwnDouble(no)
    case .builtin(let row, let arguments):
      row.isGenericNumber ? arguments.contains { hasOwnDouble($0) } : true
    default: true
    }
  }

  private mutating func convert(
    _ inner: TypedExpression, _ conversion: Conversion
  ) throws(SwiftRefusal) {
    switch conversion {
    case .none: break
    case .intToDouble: wrap(inner.range, in: "Double")
    case .rangeElements(.none): wrap(inner.range, in: "Array")
    case .members(.none):
      if case .array = inner.node { break }
      wrap(inner.range, in: "Set")
    case .rangeElements, .elements, .members, .checked:
      throw refusal("the conversion of \(inner.type.withArticle)", inner)
    }
  }

  private mutating func statements(
    _ bindings: [TypedBinding], _ result: TypedExpression, _ value: TypedExpression
  ) throws(SwiftRefusal) {
    if !isBody, bindings.count == 1, let binding = bindings.first,
      source(0..<binding.value.range.lowerBound).ends(withWord: "switch")
    {
      // The range that is replaced begins at the word `switch`, and ends behind the brace that closes the last case.
      let before = text.bytes[..<binding.value.range.lowerBound]
      let start = (before.lastIndex { !$0.isBlank } ?? 0) - "switch".utf8.count + 1
      var last = result
      while case .ternary(_, _, let other) = last.node { last = other }
      let behind = text.bytes[last.range.upperBound...]
      guard let end = behind.firstIndex(where: { !$0.isBlank }),
        text.bytes[end] == UInt8(ascii: "}")
      else { throw refusal("'switch' in an expression", value) }
      let subject = try part(binding.value, isTyped: false)
      let choice = try choice(result, of: subject)
      let isAll = start == 0 && end + 1 == text.bytes.endIndex
      return replace(start..<(end + 1), isAll ? choice : "(\(choice))")
    }
    guard isBody, result.range.lowerBound > 0 else {
      throw refusal("'let' in an expression", value)
    }
    for binding in bindings { try visitStatement(binding.value) }
    if begins(result, with: ["if", "guard"]) { return try visitBody(result) }
    try visit(result, isTyped: true)
    let before = source(0..<result.range.lowerBound)
    if before.ends(withWord: "case") { return try checkReturns(ofCases: result, after: before) }
    returnValue(result)
  }

  private mutating func builtin(
    _ row: Builtin, _ arguments: [TypedExpression], _ value: TypedExpression, _ isTyped: Bool
  ) throws(SwiftRefusal) {
    guard row.isSwift else { throw refusal("'\(row.name)'", value) }
    if row.receiverType == nil, begins(value, with: "[") {
      return try vector(row, arguments, value)
    }
    let decides = row.isGenericNumber && arguments.contains { hasOwnDouble($0) }
    for (index, argument) in arguments.enumerated() {
      let isReceiver = row.receiverType != nil && index == 0
      let isSaid =
        row.isGenericNumber ? isTyped || decides : !row.takesAnyNumber && !isReceiver
      // An argument that is left out has the place of the call. One that is a definition has it where nothing is
      // written for the call, as where a text is taken for its characters.
      guard argument.range != value.range || isReceiver || argument.isCall else { continue }
      if row.takesAnyNumber, case .converted(let inner, .intToDouble) = argument.node {
        try visit(inner, isTyped: false)
        continue
      }
      try visit(argument, isTyped: isSaid)
    }
  }

  /// `[x, y]` where a vector is wanted.
  private mutating func vector(
    _ row: Builtin, _ arguments: [TypedExpression], _ value: TypedExpression
  ) throws(SwiftRefusal) {
    let labels = (row.parameters ?? []).compactMap { $0.label }
    guard labels.count == arguments.count, !arguments.isEmpty else {
      throw refusal("this list of numbers", value)
    }
    replace(value.range.lowerBound..<(value.range.lowerBound + 1), "\(row.name)(")
    for (label, argument) in zip(labels, arguments) {
      insert("\(label): ", at: argument.range.lowerBound)
      try visit(argument, isTyped: true)
    }
    replace((value.range.upperBound - 1)..<value.range.upperBound, ")")
  }

  private mutating func interpolation(
    _ parts: [TypedExpression], _ value: TypedExpression
  ) throws(SwiftRefusal) {
    var literal = "\""
    for part in parts {
      if case .constant(.text(let content)) = part.node, part.range == value.range {
        literal += content.swiftLiteral.dropFirst().dropLast()
        continue
      }
      literal += "\\(" + (try self.part(part, isTyped: false)) + ")"
    }
    replaceQuoted(value.range, literal + "\"")
  }
}

extension TypedExpression {
  /// Whether it is what a definition gives.
  fileprivate var isCall: Bool { if case .call = node { true } else { false } }
}

extension ValueType {
  /// Whether Swift has no sums and products of such values.
  fileprivate var hasNoArithmetic: Bool {
    switch self {
    case .point, .size, .unitPoint, .rect, .insets, .transform, .color: true
    default: false
    }
  }

  fileprivate var fieldNames: [String]? {
    if case .record(let fields) = self { fields.map { $0.name } } else { nil }
  }
}
