import Diagnostics
import SwiftSource

// Steps that run once for each element of a sequence.
extension Importer {
  mutating func loop(
    _ loop: SwiftLoop, _ statement: SwiftStatement, _ scope: Scope, _ list: inout StepList
  ) {
    let names = loop.pattern.filter { source.kind($0) == .word }.map { source.text($0) }
    let part = SourceLoop(
      names: names, isPair: loop.pattern.count > 1, sequence: loop.sequence.tokens,
      body: loop.block.tokens, filter: loop.filter)
    add(part, statement, scope, &list) { importer, inside in
      importer.leaving("continue") { $0.steps(loop.block, inside) }
    }
  }

  /// Adds the steps of `list.forEach { ... }`, which are those of a loop; false if the call is another one.
  mutating func addForEach(
    _ chain: SwiftChain, _ statement: SwiftStatement, _ scope: Scope, _ list: inout StepList
  ) -> Bool {
    guard chain.suffixes.count > 1, chain.lastCall?.arguments.count ?? 0 <= 1,
      let closure = chain.lastCall?.anyClosure(in: source),
      case .member(let name) = chain.suffixes[chain.suffixes.count - 2].kind,
      source.has(name, "forEach"), !source.has(name - 2, "?")
    else { return false }
    let names = closure.parameters.map { source.text($0) }
    let part = SourceLoop(
      names: names.isEmpty ? ["$0"] : names, isPair: names.count > 1,
      sequence: chain.tokens.lowerBound..<(name - 1), body: closure.tokens, filter: nil)
    add(part, statement, scope, &list) { importer, inside in
      importer.steps(closure, inside, isInside: true)
    }
    return true
  }

  private mutating func add(
    _ loop: SourceLoop, _ statement: SwiftStatement, _ scope: Scope, _ list: inout StepList,
    _ steps: (inout Importer, Scope) -> StepList
  ) {
    say(statement.tokens.lowerBound..<loop.body.lowerBound)
    var sequence = expression(loop.sequence, scope)
    if case .text(let text, let origin) = sequence { sequence = .text(text.asWholeList, origin) }
    guard let parts = loop.parts(of: sequence) else {
      return refuse(.notSimulated, "a loop over tuples cannot be imported", at: statement.tokens)
    }
    var inside = scope
    let names = loop.names
    let isNamed = names.count == 1 && names[0] != "$0"
    let name = names.allSatisfy { $0 == "_" } ? "_" : isNamed ? names[0] : "element"
    let element = localName(name, scope.instance)
    for (name, part) in zip(names, parts) {
      inside.names[name] = .text(element + part, isDynamic: true)
    }
    inside.elements.append(element)
    inside.body = loop.body.lowerBound
    let outerCase = isInCase
    isInCase = false
    let inner = steps(&self, inside)
    isInCase = outerCase
    if inner.steps.isEmpty {
      return pass(statement.tokens.lowerBound..<loop.body.lowerBound)
    }
    var outer = [OutputMember("forEach", sequence)]
    if name != "_" { outer.append(OutputMember("as", .text(element, nil))) }
    var body = inner
    if let filter = loop.filter {
      body = StepList()
      addWhen(
        StepCondition(translation(filter.tokens, inside).text), statement, inner, StepList(), &body)
    }
    list.add(outer, around: body, keeping: StepList.choosingKeys)
  }
}

/// A loop of steps, as a statement or as a call.
private struct SourceLoop {
  /// The names of the element, or of its parts.
  let names: [String]
  /// Whether the names are those of the parts of a pair.
  let isPair: Bool
  let sequence: Range<Int>
  let body: Range<Int>
  let filter: SwiftExpression?

  /// The members of an element of a sequence that the names mean, each with its dot: an empty text for the element; nil for
  /// other elements.
  func parts(of sequence: OutputValue) -> [String]? {
    guard isPair else { return [""] }
    guard names.count == 2, case .text(let text, _) = sequence else { return nil }
    if text.hasSuffix(".enumerated()") { return [".offset", ".element"] }
    return text.hasPrefix("zip(") ? [".0", ".1"] : nil
  }
}
