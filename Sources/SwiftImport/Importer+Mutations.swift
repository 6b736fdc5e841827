import Diagnostics
import SwiftSource

extension Importer {
  func isTimer(_ chain: SwiftChain) -> Bool {
    chain.words(in: source).joined(separator: ".") == "Timer.scheduledTimer"
  }

  /// `timer = Timer.scheduledTimer(…)`, whose name `cancel` uses.
  mutating func addTimer(
    _ target: SwiftExpression, _ value: SwiftExpression, _ statement: SwiftStatement,
    _ scope: Scope, _ list: inout StepList
  ) -> Bool {
    let name = source.text(target.tokens.upperBound - 1)
    if let chain = value.chain, isTimer(chain) {
      say(statement.tokens)
      addTimerStep(chain, name: name, scope, statement, &list)
      return true
    }
    if let chain = value.chain, case .name(let token) = chain.head, source.has(token, "Task"),
      chain.lastCall != nil
    {
      var inner = StepList()
      addTask(chain, "Task", statement, scope, &inner)
      say(target.tokens.lowerBound..<value.tokens.lowerBound)
      guard let task = inner.steps.first?.first, case .object(let members) = task.value else {
        return true
      }
      list.add("task", .object([OutputMember("name", .text(name, nil))] + members))
      return true
    }
    return false
  }

  mutating func addTimerStep(
    _ chain: SwiftChain, name: String?, _ scope: Scope, _ statement: SwiftStatement,
    _ list: inout StepList
  ) {
    guard let call = chain.lastCall, let body = call.anyClosure(in: source),
      let interval = call.argument("withTimeInterval", in: source)
    else {
      return refuse(.notSimulated, "this timer has no closure here", at: statement.tokens)
    }
    var inside = scope
    var timer = name ?? "timer"
    if let parameter = body.parameters.first, !source.has(parameter, "_") {
      if name == nil { timer = source.text(parameter) }
      inside.names[source.text(parameter)] = .text(timer, isDynamic: false)
    }
    let inner = steps(body, inside)
    let every = output(interval.value.tokens, scope)
    let repeats = call.argument("repeats", in: source).map {
      source.text(bytes: source.range($0.value.tokens)) == "true"
    }
    guard repeats == true else {
      list.add("async", .object([OutputMember("after", every), OutputMember("run", inner.value)]))
      return
    }
    isEndless = true
    list.add(
      "timer",
      .object([
        OutputMember("every", every), OutputMember("name", .text(timer, nil)),
        OutputMember("run", inner.value),
      ]))
  }

  /// A method that changes a state: `toggle()`, `append(_:)`.
  mutating func addMutation(
    _ chain: SwiftChain, _ name: String, _ statement: SwiftStatement, _ scope: Scope,
    _ list: inout StepList
  ) -> Bool {
    guard chain.suffixes.count >= 2, let call = chain.lastCall else { return false }
    let base = chain.prefix(chain.suffixes.count - 2)
    if name == "cancel" || name == "invalidate", call.arguments.isEmpty {
      say(statement.tokens)
      let origin = origin(of: base.tokens)
      let last = base.tokens.upperBound - (source.has(base.tokens.upperBound - 1, "?") ? 2 : 1)
      var timer = source.text(last)
      // The parameter of a timer's closure, under the name of the timer.
      if case .text(let name, isDynamic: false)? = scope.names[timer] { timer = name }
      list.add("cancel", .text(timer, origin))
      return true
    }
    guard Self.mutations.contains(name) else { return false }
    var written = SwiftExpression(kind: .chain(base), tokens: base.tokens)
    if let binding = givenBinding(written, scope) {
      guard binding.isGiven else {
        pass(statement.tokens)
        return true
      }
      written = binding.target
    }
    let bound = boundTarget(written, scope)
    guard let target = bound?.name ?? target(written, scope) else { return false }
    say(statement.tokens)
    let count = list.steps.count
    defer {
      endWrite(
        of: target, written, scope, animation: bound?.animation,
        at: statement.tokens, from: count, &list)
    }
    let kind = kinds[target] ?? .other
    switch name {
    case "toggle": list.add("toggle", .text(target, origin(of: statement.tokens)))
    case "append":
      if let list2 = call.argument("contentsOf", in: source) {
        let more = translation(list2.value.tokens, scope).text
        set(
          target, output("\(target) + \(more.isOneValue ? more : "(\(more))")", statement.tokens),
          &list)
      } else if let element = call.first {
        list.add(
          "append", .object([OutputMember(target, value(element.value, scope, kind.element))]))
      }
    case "removeAll":
      guard let closure = call.closures.first?.closure ?? call.arguments.first?.value.closure else {
        set(target, .text("[]", nil), &list)
        return true
      }
      let text = translation(closure.tokens, scope).text
      list.add("remove", .object([OutputMember(target, output(text, closure.tokens))]))
    case "insert" where call.argument("at", in: source) != nil:
      guard let element = call.first, let place = call.argument("at", in: source) else {
        refuse(.notSimulated, "'\(name)' cannot be imported", at: statement.tokens)
        return true
      }
      let value = translation(element.value.tokens, scope).text
      let index = translation(place.value.tokens, scope).text
      let text =
        "Array(\(target).prefix(\(index))) + [\(value)] + Array(\(target).dropFirst(\(index)))"
      set(target, output(text, statement.tokens), &list)
    case "removeLast": set(target, output("Array(\(target).dropLast())", statement.tokens), &list)
    case "removeFirst": set(target, output("Array(\(target).dropFirst())", statement.tokens), &list)
    default:
      let arguments = call.arguments.map { argument in
        (argument.label.map { "\(source.text($0)): " } ?? "")
          + translation(argument.value.tokens, scope).text
      }
      let closure =
        call.closures.first.map { " " + translation($0.closure.tokens, scope).text } ?? ""
      let given =
        arguments.isEmpty && !closure.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
      set(target, output("{ $0.\(name)\(given)\(closure) }", statement.tokens), &list)
    }
    return true
  }

  static let mutations: Set<String> = [
    "toggle", "append", "removeAll", "removeLast", "removeFirst", "remove", "insert", "move",
    "swapAt", "shuffle", "sort", "reverse", "formUnion", "subtract", "formIntersection",
    "formSymmetricDifference",
  ]
}
