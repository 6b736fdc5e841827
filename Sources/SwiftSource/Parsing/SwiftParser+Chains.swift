extension SwiftParser {
  /// Reads the members, calls and subscripts of a chain.
  mutating func suffixes(after head: SwiftChain.Head) -> [SwiftSuffix] {
    var suffixes: [SwiftSuffix] = []
    var isCallable = head.isCallable
    skipLabels()
    while let suffix = suffix(isCallable: isCallable) {
      suffixes.append(suffix)
      isCallable = suffix.kind.isCallable
      if case .member = suffix.kind { skipLabels() }
    }
    return suffixes
  }

  /// Skips the labels of the name of a function that is not called, as in `moved(value:)`.
  private mutating func skipLabels() {
    guard isAt(.leftParenthesis), !source.tokens[index].isSpacedBefore else { return }
    let last = source.tokens[index].partner
    guard last > index + 2,
      (index + 1..<last).allSatisfy({
        source.kind($0) == (($0 - index) % 2 == 1 ? .word : .colon)
      }), (last - index) % 2 == 1
    else { return }
    index = last + 1
  }

  private mutating func suffix(isCallable: Bool) -> SwiftSuffix? {
    let start = index
    guard !isAtEnd else { return nil }
    let token = source.tokens[index]
    func made(_ kind: SwiftSuffix.Kind) -> SwiftSuffix {
      SwiftSuffix(kind: kind, tokens: start..<index)
    }
    switch token.kind {
    case .dot where kind(1) == .word || kind(1) == .number:
      index += 2
      return made(.member(index - 1))
    case .leftParenthesis where !token.startsLine:
      let call = call()
      return made(.call(call))
    case .leftBrace where isCallable && !isHead && !isObserver:
      let call = SwiftCall(arguments: [], closures: closures())
      return made(.call(call))
    case .leftBracket where !token.startsLine && !token.isSpacedBefore:
      let arguments = arguments()
      return made(.index(arguments))
    case .sign where isCallable && isAt("<") && !token.isSpacedBefore:
      let before = index
      guard skipTypeList() else { return nil }
      guard isAt(.leftParenthesis) || isAt(.dot) || isAt(.leftBrace) else {
        index = before
        return nil
      }
      return made(.types)
    case .sign where !token.isSpacedBefore && isAt("?"):
      index += 1
      return made(.optional)
    case .sign where !token.isSpacedBefore && isAt("!"):
      index += 1
      return made(.forced)
    case .condition where isChainCondition:
      let branches = branches { parser in
        var elements: [SwiftSuffix] = []
        while parser.isAt(.dot), let next = parser.suffix(isCallable: false) {
          elements.append(next)
          while !parser.isAt(.dot), let call = parser.suffix(isCallable: true) {
            elements.append(call)
          }
        }
        return elements
      }
      return made(.conditional(branches))
    default: return nil
    }
  }

  /// Whether `#if` begins with a member, so that it belongs to the chain before it.
  private var isChainCondition: Bool {
    source.text(index).hasPrefix("#if") && kind(1) == .dot
  }

  /// Whether the current brace has the observers of a variable.
  private var isObserver: Bool { isAt("didSet", 1) || isAt("willSet", 1) }

  /// Reads the arguments and closures of a call.
  mutating func call() -> SwiftCall {
    let arguments = isAt(.leftParenthesis) ? arguments() : []
    let hasClosure = isAt(.leftBrace) && !isHead && !isObserver
    return SwiftCall(arguments: arguments, closures: hasClosure ? closures() : [])
  }

  /// Reads closures behind a call: one, and more with labels.
  private mutating func closures() -> [SwiftTrailingClosure] {
    var closures = [SwiftTrailingClosure(label: nil, closure: closure())]
    while isAt(.word), kind(1) == .colon, kind(2) == .leftBrace, !isAt("default") {
      let label = index
      index += 2
      closures.append(SwiftTrailingClosure(label: label, closure: closure()))
    }
    return closures
  }

  /// Reads the arguments in the current bracket.
  mutating func arguments() -> [SwiftArgument] {
    inside { parser in
      var arguments: [SwiftArgument] = []
      while !parser.isAtEnd {
        if parser.take(.comma) || parser.take(.semicolon) { continue }
        let before = parser.index
        arguments.append(parser.argument())
        if parser.index == before {
          parser.skipOne()
          parser.note(before..<parser.index)
        }
      }
      return arguments
    }
  }

  private mutating func argument() -> SwiftArgument {
    let start = index
    var label: Int?
    if kind == .word || kind == .text || kind == .number, kind(1) == .colon {
      label = index
      index += 2
    }
    if isAt(.colon) { index += 1 }
    // An operator alone is a function.
    if isAt(.sign), index + 1 == end || kind(1) == .comma {
      index += 1
      let value = SwiftExpression(kind: .operation([]), tokens: (index - 1)..<index)
      return SwiftArgument(label: label, value: value, tokens: start..<index)
    }
    var value = expression()
    if isAt(.colon), label == nil {
      // A key of a dictionary that is an expression.
      index += 1
      let key = value
      let second = expression()
      value = SwiftExpression(kind: .operation([key, second]), tokens: start..<index)
    }
    return SwiftArgument(label: label, value: value, tokens: start..<index)
  }

  /// Reads a closure from its brace on.
  mutating func closure() -> SwiftClosure {
    let start = index
    let content = inside {
      parser -> (parameters: [Int], signature: Range<Int>, body: [SwiftStatement]) in
      let (parameters, signature) = parser.signature()
      return (parameters, signature, parser.statements())
    }
    return SwiftClosure(
      parameters: content.parameters, signature: content.signature, body: content.body,
      tokens: start..<index)
  }

  /// Reads what is before `in`: attributes, captures, parameters and a result.
  private mutating func signature() -> (parameters: [Int], tokens: Range<Int>) {
    let start = index
    var ahead = self
    while ahead.isAt(.at) {
      ahead.index += 2
      if ahead.isAt(.leftParenthesis) { ahead.skipOne() }
    }
    if ahead.isAt(.leftBracket) { ahead.skipOne() }
    var parameters: [Int] = []
    if ahead.isAt(.leftParenthesis) {
      let inner = (ahead.index + 1)..<max(ahead.index + 1, ahead.closing)
      parameters = names(in: inner)
      ahead.skipOne()
    } else {
      while ahead.isAt(.word), !ahead.isAt("in") {
        parameters.append(ahead.index)
        ahead.index += 1
        guard ahead.take(.comma) else { break }
      }
    }
    ahead.skipEffects()
    if ahead.take("->") { _ = ahead.type() }
    guard ahead.take("in") else { return ([], start..<start) }
    index = ahead.index
    return (parameters, start..<index)
  }

  /// The names of parameters in parentheses: the last word before each colon, comma or end.
  private func names(in range: Range<Int>) -> [Int] {
    var names: [Int] = []
    var place = range.lowerBound
    var isType = false
    while place < range.upperBound {
      let kind = source.tokens[place].kind
      switch kind {
      case .comma: isType = false
      case .colon: isType = true
      case .word where !isType:
        if place + 1 < range.upperBound, source.tokens[place + 1].kind == .word { break }
        names.append(place)
      default:
        if kind.opens {
          let partner = source.tokens[place].partner
          if partner > place { place = partner }
        }
      }
      place += 1
    }
    return names
  }
}

extension SwiftChain.Head {
  /// Whether a brace behind it is its closure.
  fileprivate var isCallable: Bool {
    switch self {
    case .name, .implicit, .macro: true
    case .literal, .parentheses, .list, .closure, .keyPath: false
    }
  }
}

extension SwiftSuffix.Kind {
  fileprivate var isCallable: Bool {
    switch self {
    case .member, .types: true
    case .call, .index, .optional, .forced, .conditional: false
    }
  }
}
