import Diagnostics
import SwiftSource

extension Importer {
  /// A first value or an argument: structures become objects, lists of them lists.
  mutating func value(
    _ expression: SwiftExpression, _ scope: Scope, _ kind: StateKind, _ type: Range<Int>? = nil
  ) -> OutputValue {
    if let chain = expression.chain {
      if case .list(let elements) = chain.head, chain.suffixes.isEmpty,
        case .records(let record) = kind
      {
        return .list(elements.map { value($0.value, scope, .record(record)) })
      }
      if let record = record(chain, kind, scope) { return record }
      if case .record = kind, case .name(let token) = chain.head,
        scope.names[source.text(token)] == nil, let (element, list) = element(of: chain)
      {
        pass(list.tokens)
        account.frame(list.tokens.lowerBound..<element.tokens.lowerBound, around: element.tokens)
        say(element.tokens)
        return value(element, Scope(), kind, type)
      }
    }
    var scope = scope
    if case .choice(let type) = kind { scope.choice = type }
    let read = translation(expression.tokens, scope)
    let text = typed(read.text, type)
    return literal(text, kind, Origin(range: source.range(expression.tokens), owner: owner))
  }

  /// A structure that is made, as an object with its properties.
  private mutating func record(
    _ chain: SwiftChain, _ kind: StateKind, _ scope: Scope
  ) -> OutputValue? {
    guard chain.suffixes.count == 1, case .call(let call)? = chain.suffixes.first?.kind else {
      return nil
    }
    var type: Int?
    switch chain.head {
    case .name(let token): type = program.type(source.text(token), at: token)
    case .implicit(let token) where source.has(token, "init"):
      if case .record(let record) = kind { type = record }
    default: break
    }
    guard let type, program.types[type].word == "struct", !program.types[type].isView else {
      return nil
    }
    sayType(type)
    recordCount += 1
    var members: [OutputMember] = []
    for member in program.types[type].members {
      guard case .variable(let variable) = member.kind, variable.getter == nil,
        !member.has("static", in: source)
      else { continue }
      say(member.tokens)
      for token in variable.names {
        let name = source.text(token)
        let kind = self.kind(of: variable)
        if let argument = call.argument(name, in: source) {
          members.append(OutputMember(name, value(argument.value, scope, kind)))
        } else if let value = variable.value {
          members.append(OutputMember(name, standard(value, scope, kind)))
        } else {
          members.append(OutputMember(name, .null))
        }
      }
    }
    return .object(members)
  }

  /// A constant list of structures: a state that nothing writes, as a definition has no objects.
  mutating func records(
    _ value: SwiftExpression, _ kind: StateKind, _ declaration: SwiftDeclaration, _ scope: Scope,
    as own: String
  ) -> Meaning {
    if kinds[own] == nil {
      kinds[own] = kind
      let outer = owner
      owner = declaration.tokens.lowerBound
      let (list, marks) = waiting { $0.value(value, scope, kind) }
      owner = outer
      useMarks[own] = marks + [.fate(declaration.tokens, .said)]
      states.append((own, declaration.tokens.lowerBound, list))
    }
    return .text(own, isDynamic: false)
  }

  /// The value of a property that is not given; a new identity is a number.
  private mutating func standard(
    _ expression: SwiftExpression, _ scope: Scope, _ kind: StateKind
  ) -> OutputValue {
    let text = source.text(bytes: source.range(expression.tokens))
    guard text == "UUID()" || text == "UUID().uuidString" else {
      return value(expression, scope, kind)
    }
    return .text("Int(\(recordCount))", nil)
  }

  /// An expression as the document writes it.
  mutating func output(_ tokens: Range<Int>, _ scope: Scope, asNumber: Bool = true) -> OutputValue {
    let read = translation(tokens, scope)
    return output(read.text, tokens, asNumber: asNumber)
  }

  /// A translated expression with its origin.
  func output(_ text: String, _ tokens: Range<Int>, asNumber: Bool = true) -> OutputValue {
    if text == "true" { return .boolean(true) }
    if text == "false" { return .boolean(false) }
    if text == "nil" { return .null }
    if asNumber, let number = text.number { return .number(number) }
    return .text(text, Origin(range: source.range(tokens), owner: owner))
  }

  /// An expression whose number may be an Int.
  mutating func expression(_ tokens: Range<Int>, _ scope: Scope) -> OutputValue {
    output(tokens, scope, asNumber: false)
  }
}
