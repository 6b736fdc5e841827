import Diagnostics
import SwiftSource

extension Importer {
  /// Notes how a constant or variable of a body changes in the statements after it; false where its value is not known.
  ///
  /// A change of the body itself, also under a condition, becomes a new constant. Another one, such as in a loop or in a
  /// closure, leaves nothing to say about the variable.
  mutating func followChanges(
    of declaration: SwiftDeclaration, _ statement: SwiftStatement,
    _ rest: ArraySlice<SwiftStatement>, _ scope: inout Scope, _ list: inout StepList
  ) -> Bool {
    guard case .variable(let variable) = declaration.kind, variable.names.count == 1,
      let last = rest.last, variable.value?.chain.map({ isTimer($0) || isTransaction($0) }) != true
    else { return true }
    let name = source.text(variable.names[0])
    scope.variables.remove(name)
    if let model = model(variable, scope) {
      say(statement.tokens)
      scope.names[name] = model
      return false
    }
    let changes = changes(of: name, in: statement.tokens.upperBound..<last.tokens.upperBound)
    guard !changes.isEmpty else { return true }
    if variable.value == nil {
      // It has no value before all ways of a choice give it one.
      guard changes.contains(where: rest[rest.startIndex].tokens.contains),
        case .choice(let choice) = rest[rest.startIndex].kind, choice.isComplete
      else { return true }
      scope.names[name] = .text(name.asUnknownName, isDynamic: true)
    }
    if isFollowed(name, changes, behind: statement, rest) {
      scope.variables.insert(name)
      if variable.value == nil { say(statement.tokens) }
      return variable.value != nil
    }
    if keeps(variable, name, statement, rest, &scope, &list) { return false }
    let message = "the value of '\(name)' after its changes cannot be said"
    if source.has(variable.word, "let"), let value = variable.value {
      // An object that is changed is one of those that something else may show.
      let text = translation(value.tokens, scope).text
      let states = kinds.names(among: UsedNames([.text(text, nil)]).words).filter { text.reads($0) }
      unsaid.append(
        UnsaidSteps(message: message, tokens: statement.tokens, states: Set(states)))
    }
    leaveOut(statement, message, &scope, &list)
    return false
  }

  /// Notes how a variable of the body of a view, which has its first value in a scope, changes in the statements after it.
  mutating func followChanges(
    _ statement: SwiftStatement, _ rest: ArraySlice<SwiftStatement>, _ scope: inout Scope
  ) {
    guard case .declaration(let declaration) = statement.kind,
      case .variable(let variable) = declaration.kind, variable.names.count == 1,
      source.has(variable.word, "var"), let last = rest.last
    else { return }
    let name = source.text(variable.names[0])
    scope.variables.remove(name)
    let changes = changes(of: name, in: statement.tokens.upperBound..<last.tokens.upperBound)
    guard !changes.isEmpty else { return }
    if isFollowed(name, changes, behind: statement, rest) {
      scope.variables.insert(name)
    } else {
      warn(
        .notSimulated, "the value of '\(name)' after its changes cannot be said",
        at: statement.tokens)
      scope.names[name] = .nothing
    }
  }

  /// Whether all changes of a variable are statements that give it a value, and no closure has read it before.
  private func isFollowed(
    _ name: String, _ changes: [Int], behind statement: SwiftStatement,
    _ rest: ArraySlice<SwiftStatement>
  ) -> Bool {
    rest.allSatisfy { other in
      !changes.contains(where: other.tokens.contains)
        || setsPlainly(name, other)
          && !isCaptured(name, in: statement.tokens.upperBound..<other.tokens.lowerBound)
    }
  }

  /// The object that a constant is another name of.
  private mutating func model(_ variable: SwiftVariable, _ scope: Scope) -> Meaning? {
    guard let value = variable.value, value.tokens.count == 1, let chain = value.chain,
      case .name(let token) = chain.head
    else { return nil }
    let meaning = meaning(of: source.text(token), in: scope)
    if case .model? = meaning { return meaning }
    return nil
  }

  /// The tokens at which a name is written: before a sign that assigns, a method that changes it, or as `&name`.
  private func changes(of name: String, in tokens: Range<Int>) -> [Int] {
    tokens.filter { token in
      guard source.has(token, name), !source.has(token - 1, ".") else { return false }
      return source.has(token - 1, "&") || isChange(after: token, in: tokens)
    }
  }

  /// Whether a name is written, with what follows a token of it.
  func isChange(after token: Int, in tokens: Range<Int>) -> Bool {
    var place = token + 1
    while place < tokens.upperBound {
      switch source.tokens[place].kind {
      case .leftBracket: place = max(place, source.tokens[place].partner) + 1
      case .dot:
        if Self.changingMethods.contains(source.text(place + 1)),
          place + 2 < tokens.upperBound, source.kind(place + 2) == .leftParenthesis
        {
          return true
        }
        place += 2
      default:
        let text = source.text(place)
        if text == "?" || text == "!" {
          place += 1
        } else {
          return Self.assigningSigns.contains(text)
        }
      }
    }
    return false
  }

  private static let assigningSigns: Set<String> = [
    "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=", "??=",
  ]

  private static let changingMethods = mutations.union([
    "popLast", "removeSubrange", "replaceSubrange", "formUnion", "subtract", "negate", "round",
    "merge", "updateValue", "partition", "reserveCapacity", "popFirst",
  ])

  /// Whether a statement only gives a variable a new value, maybe under conditions.
  private func setsPlainly(_ name: String, _ statement: SwiftStatement) -> Bool {
    switch statement.kind {
    case .assignment(let target, _, let value):
      target.tokens.count == 1 && source.has(target.tokens.lowerBound, name)
        && !value.tokens.contains { source.has($0, "await") || source.has($0, "try") }
    case .choice(let choice): setsPlainly(name, choice)
    default: false
    }
  }

  private func setsPlainly(_ name: String, _ choice: SwiftChoice) -> Bool {
    let isTested = choice.conditions.allSatisfy { condition in
      if case .test = condition.kind { true } else { false }
    }
    let statements = choice.block.statements
    return isTested && statements.count == 1 && setsPlainly(name, statements[0])
      && choice.other.allSatisfy { setsPlainly(name, $0) }
  }

  /// Whether a closure that may run later reads a name, which has another value then.
  func isCaptured(_ name: String, in tokens: Range<Int>) -> Bool {
    tokens.contains { token in
      guard source.kind(token) == .leftBrace else { return false }
      let inside = token..<max(token, source.tokens[token].partner)
      return !startsBlock(token, in: tokens) && inside.contains { source.has($0, name) }
    }
  }

  /// Whether a brace opens the block of a statement: the line begins with its word.
  private func startsBlock(_ brace: Int, in tokens: Range<Int>) -> Bool {
    var first = brace
    while first > tokens.lowerBound, !source.tokens[first].startsLine { first -= 1 }
    if source.kind(first) == .rightBrace { first += 1 }
    return Self.blockWords.contains(source.text(first))
  }

  private static let blockWords: Set<String> = [
    "if", "else", "for", "while", "guard", "switch", "do", "catch", "repeat", "withAnimation",
    "withTransaction",
  ]

  /// The name and the new value of a variable of the body that a statement gives it.
  mutating func change(
    by statement: SwiftStatement, _ scope: Scope
  ) -> (name: String, value: Translation)? {
    guard let name = scope.variables.first(where: { setsPlainly($0, statement) }),
      case .text(let now, let isDynamic)? = scope.names[name]
    else { return nil }
    let value = newValue(by: statement, Translation(text: now, isDynamic: isDynamic), scope)
    return value.map { (name, $0) }
  }

  private mutating func newValue(
    by statement: SwiftStatement, _ now: Translation, _ scope: Scope
  ) -> Translation? {
    switch statement.kind {
    case .assignment(_, let sign, let value):
      var read = translation(value.tokens, scope)
      guard !source.has(sign, "=") else { return read }
      read.text = "\(now.text.asOperand) \(source.text(sign).dropLast()) \(read.text.asOperand)"
      read.isDynamic = read.isDynamic || now.isDynamic
      return read
    case .choice(let choice): return newValue(by: choice, now, scope)
    default: return nil
    }
  }

  private mutating func newValue(
    by choice: SwiftChoice, _ now: Translation, _ scope: Scope
  ) -> Translation? {
    guard let statement = choice.block.statements.first else { return nil }
    guard !choice.conditions.isEmpty else { return newValue(by: statement, now, scope) }
    var inside = scope
    let condition = self.condition(choice.conditions, &inside)
    guard var read = newValue(by: statement, now, scope) else { return nil }
    var other = now
    if let next = choice.other.first {
      guard let found = newValue(by: next, now, scope) else { return nil }
      other = found
    }
    read.text = "\(condition.asOperand) ? \(read.text.asOperand) : \(other.text.asOperand)"
    // A condition may change.
    read.isDynamic = true
    return read
  }
}

extension SwiftChoice {
  /// Whether one of its blocks always runs.
  fileprivate var isComplete: Bool {
    conditions.isEmpty || other.contains { $0.isComplete }
  }
}

extension String {
  /// The text as a part of an operation.
  var asOperand: String { isOneValue ? self : "(\(self))" }
}
