import Diagnostics
import SwiftSource

extension Importer {
  /// The views of a body.
  mutating func views(_ block: SwiftBlock, _ scope: Scope) -> [ImportedNode] {
    sayBraces(block.tokens)
    return views(block.statements, scope)
  }

  mutating func views(_ closure: SwiftClosure, _ scope: Scope) -> [ImportedNode] {
    sayBraces(closure.tokens)
    say(closure.signature)
    return views(closure.body, scope)
  }

  /// The views of the statements of a result builder.
  mutating func views(_ statements: [SwiftStatement], _ scope: Scope) -> [ImportedNode] {
    var nodes: [ImportedNode] = []
    var scope = scope
    for (index, statement) in statements.enumerated() {
      let (change, marks) = waiting { [scope] in $0.change(by: statement, scope) }
      guard let change else {
        nodes += views(statement, &scope)
        followChanges(statement, statements[(index + 1)...], &scope)
        continue
      }
      scope.names[change.name] = .text(change.value.text, isDynamic: change.value.isDynamic)
      scope.marks[change.name, default: []] += marks + [.fate(statement.tokens, .said)]
      passUnread(statement.tokens)
    }
    return nodes
  }

  private mutating func views(_ statement: SwiftStatement, _ scope: inout Scope) -> [ImportedNode] {
    switch statement.kind {
    case .expression(let expression): return view(expression, scope)
    case .exit(let word, let value):
      account.frame(word..<(word + 1), around: statement.tokens)
      return value.map { view($0, scope) } ?? []
    case .choice(let choice): return self.choice(choice, scope, not: [])
    case .selection(let subject, let cases): return select(subject, cases, statement, scope)
    case .declaration(let declaration):
      guard case .variable(let variable) = declaration.kind, let value = variable.value,
        let token = variable.names.first, variable.names.count == 1
      else {
        warn(.notSimulated, "this declaration is left out", at: statement.tokens)
        return []
      }
      let (read, marks) = waiting { [scope] in $0.translation(value.tokens, scope) }
      scope.names[source.text(token)] = .text(
        constantText(read.text, variable), isDynamic: read.isDynamic)
      scope.marks[source.text(token)] = marks + [.fate(statement.tokens, .said)]
      passUnread(statement.tokens)
      return []
    case .conditional(let branches):
      for branch in branches { pass(branch.tokens) }
      pass(statement.tokens)
      guard let branch = Program.chosen(branches, in: source) else { return [] }
      return views(branch.elements, scope)
    case .assignment(let target, _, _):
      if source.has(target.tokens.lowerBound, "_") {
        pass(statement.tokens)
      } else {
        warn(.notSimulated, "a write in the body of a view is left out", at: statement.tokens)
      }
      return []
    case .guarded, .loop, .condition, .attempt, .deferred, .unknown:
      warn(.notSimulated, "this statement is left out", at: statement.tokens)
      return []
    }
  }

  /// The views of `if`, each with its condition.
  private mutating func choice(
    _ choice: SwiftChoice, _ scope: Scope, not before: [String]
  ) -> [ImportedNode] {
    var inside = scope
    var own = condition(choice.conditions, &inside)
    let start = choice.conditions.first?.tokens.lowerBound ?? choice.block.tokens.lowerBound
    if !choice.conditions.isEmpty { say((start - 1)..<choice.block.tokens.lowerBound) }
    let origin = Origin(range: source.range(start..<choice.block.tokens.lowerBound), owner: start)
    if let message = refused[start] {
      own = "true"
      warn(
        .notSimulated, "this condition is taken to hold: \(message)",
        at: start..<choice.block.tokens.lowerBound)
    }
    let conditions = before + (own == "true" ? [] : [own])
    var nodes = under(conditions, origin) { $0.views(choice.block, inside) }
    guard let other = choice.other.first else { return nodes }
    let end = other.conditions.first?.tokens.lowerBound ?? other.block.tokens.lowerBound
    account.frame(choice.block.tokens.upperBound..<end, around: other.block.tokens)
    let negated = before + [own.negated]
    if own == "true" {
      for other in choice.other { pass(other.block.tokens) }
    } else if other.conditions.isEmpty {
      nodes += under(negated, origin) { $0.views(other.block, scope) }
    } else {
      nodes += deeper(at: other.block.tokens) { $0.choice(other, scope, not: negated) } ?? []
    }
    return nodes
  }

  private mutating func select(
    _ subject: SwiftExpression, _ cases: [SwiftCase], _ statement: SwiftStatement, _ scope: Scope
  ) -> [ImportedNode] {
    say(
      statement.tokens.lowerBound..<(cases.first?.tokens.lowerBound ?? statement.tokens.upperBound))
    say((statement.tokens.upperBound - 1)..<statement.tokens.upperBound)
    let value = translation(subject.tokens, scope).text
    let operand = value.isOneValue ? value : "(\(value))"
    let owner = subject.tokens.lowerBound
    let origin = Origin(range: source.range(subject.tokens), owner: owner)
    var nodes: [ImportedNode] = []
    var before: [String] = []
    if let message = refused[owner] {
      warn(
        .notSimulated, "the first case of this switch is taken: \(message)", at: subject.tokens)
      for one in cases.dropFirst() { pass(one.tokens) }
      return cases.first.map { one in
        say(one.tokens.lowerBound..<(one.body.first?.tokens.lowerBound ?? one.tokens.upperBound))
        return views(one.body, scope)
      } ?? []
    }
    for one in cases {
      let condition = pattern(one, operand, scope)
      let all = condition.map { [$0] } ?? before.map { $0.negated }
      nodes += under(all, origin) { $0.views(one.body, $0.inside(one, of: value, scope)) }
      if let condition { before.append(condition) }
    }
    return nodes
  }

  /// Views that are there only under some conditions.
  private mutating func under(
    _ conditions: [String], _ origin: Origin, _ read: (inout Importer) -> [ImportedNode]
  ) -> [ImportedNode] {
    guard !conditions.isEmpty else { return read(&self) }
    let condition = conditions.joinedConditions
    self.conditions.append(condition)
    var nodes = read(&self)
    self.conditions.removeLast()
    for index in nodes.indices {
      nodes[index].when = nodes[index].when.map { [condition, $0].joinedConditions } ?? condition
      nodes[index].whenOrigin = origin
    }
    return nodes
  }

  /// How many conditions, loops and presentations are around the views that are being read.
  var wayCount: Int { conditions.count + loops.count + presentations.count }

  /// Leaves out a view inside of what the same use of it makes, if it is there only in some case; false for any other one.
  mutating func containsItself(_ site: ImportedCall) -> Bool {
    guard leavesInnerOut,
      openSites.contains(where: { $0.token == site.token && $0.ways < wayCount })
    else { return false }
    warn(
      .recursion, "'\(site.name)' is inside of itself here, and left out there", at: site.tokens)
    return true
  }

  /// The views that an expression makes.
  mutating func view(_ expression: SwiftExpression, _ scope: Scope) -> [ImportedNode] {
    switch expression.kind {
    case .chain(let chain):
      return deeper(at: chain.tokens) { $0.view(chain, scope) } ?? []
    case .statement(let statement):
      var scope = scope
      return views(statement, &scope)
    default:
      if let color = colorView(expression, scope) { return [color] }
      warn(.notSimulated, "this view cannot be read and is left out", at: expression.tokens)
      return []
    }
  }
}

extension [String] {
  /// Conditions that hold together.
  var joinedConditions: String {
    if count == 1 { return self[0] }
    return map { text in
      let needs = text.has("||") || text.has("?") || text.has("&&")
      return needs && !(text.hasPrefix("!(") && text.hasSuffix(")")) ? "(\(text))" : text
    }.joined(separator: " && ")
  }
}
