import Diagnostics
import JSONText
import SwiftSource

extension Importer {
  /// The steps of an expression that is a statement.
  mutating func add(
    _ expression: SwiftExpression, _ statement: SwiftStatement, _ scope: Scope,
    _ list: inout StepList
  ) {
    guard let chain = expression.chain, let name = chain.words(in: source).last else {
      if case .statement(let inner) = expression.kind {
        list.steps += steps([inner][...], scope).steps
        return
      }
      return refuse(.notSimulated, "this statement cannot be imported", at: statement.tokens)
    }
    let path = chain.words(in: source).joined(separator: ".")
    switch path {
    case "withAnimation", "withTransaction", "UIView.animate":
      return addScope(chain, name, statement, scope, &list)
    case "DispatchQueue.main.async", "DispatchQueue.main.asyncAfter":
      return addAsync(chain, statement, scope, &list)
    case "Task", "Task.detached", "MainActor.run":
      return addTask(chain, path, statement, scope, &list)
    case "Task.sleep": return addSleep(chain, expression, statement, scope, &list)
    case "Timer.scheduledTimer":
      say(statement.tokens)
      return addTimerStep(chain, name: nil, scope, statement, &list)
    default: break
    }
    if Self.harmlessCalls.contains(path) || Self.harmlessCalls.contains(name) {
      return pass(statement.tokens)
    }
    if addMutation(chain, name, statement, scope, &list) { return }
    addCall(chain, statement, scope, &list)
  }

  /// Calls that change nothing on screen.
  private static let harmlessCalls: Set<String> = [
    "print", "debugPrint", "NSLog", "os_log", "assert", "dump", "impactOccurred", "prepare",
    "notificationOccurred", "selectionChanged", "UserDefaults.standard.set", "Logger", "info",
    "debug", "dismiss", "store",
  ]

  /// `withAnimation(a) { … } completion: { … }`.
  private mutating func addScope(
    _ chain: SwiftChain, _ name: String, _ statement: SwiftStatement, _ scope: Scope,
    _ list: inout StepList
  ) {
    guard let call = chain.lastCall else {
      return refuse(.notSimulated, "'\(name)' has no closure", at: statement.tokens)
    }
    say(chain.tokens.lowerBound..<chain.headEnd)
    let body =
      call.closure(nil, in: source)
      ?? call.arguments.last?.value.closure
    guard let body else {
      return refuse(
        .notSimulated, "'\(name)' has no closure here", at: statement.tokens,
        help: "write \(name)(…) { … }")
    }
    // What is in parentheses, and the labels of closures.
    for suffix in chain.suffixes { say(suffix.tokens.lowerBound..<body.tokens.lowerBound) }
    var outer: [OutputMember] = []
    if name == "withTransaction" {
      let argument = call.first.map { argument in
        scope.transactions[source.text(argument.value.tokens.lowerBound)].map(OutputValue.object)
          ?? expression(argument.value.tokens, scope)
      }
      outer.append(OutputMember("withTransaction", argument ?? .null))
    } else {
      let argument = call.first.flatMap { $0.value.closure == nil ? $0 : nil }
      let animation = argument.map { self.animation($0.value.tokens, scope) } ?? .boolean(true)
      outer.append(OutputMember("withAnimation", animation))
    }
    let inner = steps(body, scope)
    if let completion = call.closure("completion", in: source) {
      say(body.tokens.upperBound..<completion.tokens.lowerBound)
      let after = steps(completion, scope)
      if !after.steps.isEmpty { outer.append(OutputMember("completion", after.value)) }
      if let criteria = call.argument("completionCriteria", in: source) {
        let word = source.text(bytes: source.range(criteria.value.tokens))
        outer.append(OutputMember("criteria", .text(word.drops(prefix: "."), nil)))
      }
    }
    if inner.steps.isEmpty, outer.count == 1 { return }
    list.add(outer, around: inner, keeping: StepList.scopeKeys)
  }

  /// An animation: true for the default one.
  mutating func animation(_ tokens: Range<Int>, _ scope: Scope) -> OutputValue {
    let value = output(tokens, scope, asNumber: false)
    if case .text(let text, _) = value {
      if text == ".default" || text == "Animation.default" { return .boolean(true) }
      if text == ".none" { return .null }
      if text.has("repeatForever") { isEndless = true }
    }
    return value
  }

  private mutating func addAsync(
    _ chain: SwiftChain, _ statement: SwiftStatement, _ scope: Scope, _ list: inout StepList
  ) {
    guard let call = chain.lastCall, let body = call.anyClosure(in: source) else {
      return refuse(.notSimulated, "this work has no closure here", at: statement.tokens)
    }
    say(chain.tokens.lowerBound..<body.tokens.lowerBound)
    say((chain.tokens.upperBound - 1)..<chain.tokens.upperBound)
    var members: [OutputMember] = []
    if let deadline = call.argument("deadline", in: source) {
      let delay = translation(deadline.value.tokens, scope).text
      let seconds = delay.drops(prefix: ".now()").drops(prefix: "DispatchTime.now()")
        .drops(prefix: " ").drops(prefix: "+").drops(prefix: " ")
      members.append(
        OutputMember("after", output(seconds.isEmpty ? "0" : seconds, deadline.value.tokens)))
    }
    let inner = steps(body, scope)
    guard !inner.steps.isEmpty else { return }
    members.append(OutputMember("run", inner.value))
    list.add("async", .object(members))
  }

  private mutating func addTask(
    _ chain: SwiftChain, _ path: String, _ statement: SwiftStatement, _ scope: Scope,
    _ list: inout StepList
  ) {
    guard let body = chain.lastCall?.anyClosure(in: source) else {
      return refuse(.notSimulated, "this task has no closure here", at: statement.tokens)
    }
    say(chain.tokens.lowerBound..<body.tokens.lowerBound)
    say((chain.tokens.upperBound - 1)..<chain.tokens.upperBound)
    let inner = steps(body, scope)
    guard !inner.steps.isEmpty else { return }
    if path == "MainActor.run" {
      list.steps += inner.steps
    } else {
      list.add("task", .object([OutputMember("run", inner.value)]))
    }
  }

  /// `try await Task.sleep(for: .seconds(1))` and its older form in nanoseconds.
  private mutating func addSleep(
    _ chain: SwiftChain, _ expression: SwiftExpression, _ statement: SwiftStatement,
    _ scope: Scope, _ list: inout StepList
  ) {
    guard let argument = chain.lastCall?.arguments.first else {
      return refuse(.notSimulated, "this sleep has no length", at: statement.tokens)
    }
    say(statement.tokens)
    let text = translation(argument.value.tokens, scope).text
    let seconds: String
    if argument.label.map({ source.has($0, "nanoseconds") }) == true {
      seconds = Self.seconds(nanoseconds: text)
    } else {
      seconds = Self.seconds(duration: text)
    }
    let length = output(seconds, argument.value.tokens)
    var isOptional = false
    if case .prefixed(let words, _) = expression.kind {
      isOptional = words.contains { source.has($0, "?") }
    }
    guard isOptional else { return list.add("sleep", length) }
    list.add("sleep", .object([OutputMember("for", length), OutputMember("try?", .boolean(true))]))
  }

  private static func seconds(nanoseconds text: String) -> String {
    let digits = text.filter { $0 != "_" }
    if let number = digits.number { return DecimalText.shortest(number / 1e9) }
    return "Double(\(digits)) / 1000000000"
  }

  /// The seconds of a Duration.
  private static func seconds(duration text: String) -> String {
    for (unit, divisor) in [("seconds", 1.0), ("milliseconds", 1e3), ("microseconds", 1e6)] {
      for prefix in [".\(unit)(", "Duration.\(unit)("] where text.hasPrefix(prefix) {
        let inner = String(text.dropFirst(prefix.count).dropLast())
        if let number = inner.number { return DecimalText.shortest(number / divisor) }
        return divisor == 1 ? inner : "Double(\(inner)) / \(DecimalText.shortest(divisor))"
      }
    }
    return text
  }
}

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
  private mutating func addMutation(
    _ chain: SwiftChain, _ name: String, _ statement: SwiftStatement, _ scope: Scope,
    _ list: inout StepList
  ) -> Bool {
    guard chain.suffixes.count >= 2, let call = chain.lastCall else { return false }
    let base = chain.prefix(chain.suffixes.count - 2)
    if name == "cancel" || name == "invalidate", call.arguments.isEmpty {
      say(statement.tokens)
      list.add(
        "cancel",
        .text(
          source.text(
            base.tokens.upperBound - (source.has(base.tokens.upperBound - 1, "?") ? 2 : 1)), nil))
      return true
    }
    guard Self.mutations.contains(name),
      let target = target(SwiftExpression(kind: .chain(base), tokens: base.tokens), scope)
    else { return false }
    say(statement.tokens)
    let kind = kinds[target] ?? .other
    switch name {
    case "toggle": list.add("toggle", .text(target, nil))
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
    case "removeLast": set(target, output("Array(\(target).dropLast())", statement.tokens), &list)
    case "removeFirst": set(target, output("Array(\(target).dropFirst())", statement.tokens), &list)
    default:
      refuse(
        .notSimulated, "'\(name)' cannot be imported", at: statement.tokens,
        help: "write the whole list: \(target) = …")
    }
    return true
  }

  private static let mutations: Set<String> = [
    "toggle", "append", "removeAll", "removeLast", "removeFirst", "remove", "insert", "move",
    "swapAt", "shuffle", "sort", "reverse",
  ]

  /// A call of a method of the view or of an object, or of a closure that was given.
  private mutating func addCall(
    _ chain: SwiftChain, _ statement: SwiftStatement, _ scope: Scope, _ list: inout StepList
  ) {
    guard let (meaning, call) = callee(chain, scope) else {
      let name = chain.words(in: source).joined(separator: ".")
      for closure in chain.closures {
        warn(.notSimulated, "the closure of '\(name)' is left out", at: closure.tokens)
      }
      if warned.insert("call \(name)").inserted {
        warn(
          .unknownName, "'\(name)' is declared in no source; its call is left out",
          at: statement.tokens)
      } else {
        account.mark(statement.tokens, .warned)
      }
      return
    }
    switch meaning {
    case .closure(let closure, let place):
      say(statement.tokens)
      var inside = scopes[place]
      for (parameter, argument) in zip(closure.parameters, call.arguments) {
        let read = translation(argument.value.tokens, scope)
        inside.names[source.text(parameter)] = .text(read.text, isDynamic: read.isDynamic)
      }
      let inner = deeper(at: statement.tokens) { $0.steps(closure, inside) }
      list.steps += inner?.steps ?? []
    case .function(let function, let instance):
      say(chain.tokens.lowerBound..<(call.tokens(in: chain)?.lowerBound ?? chain.tokens.upperBound))
      say(statement.tokens)
      addCall(of: function, instance, call, scope, statement, &list)
    default: pass(statement.tokens)
    }
  }

  /// What a chain that ends with a call calls.
  mutating func callee(_ chain: SwiftChain, _ scope: Scope) -> (Meaning, SwiftCall)? {
    guard case .call(let call)? = chain.suffixes.last?.kind, case .name(let head) = chain.head
    else {
      return nil
    }
    var words = chain.words(in: source)
    if words.first == "self" { words.removeFirst() }
    _ = head
    guard let first = words.first, let meaning = meaning(of: first, in: scope) else { return nil }
    if case .model(let instance) = meaning, words.count == 2 {
      return member(words[1], of: instance).map { ($0, call) }
    }
    guard words.count == 1 else { return nil }
    switch meaning {
    case .closure, .function, .nothing: return (meaning, call)
    default: return nil
    }
  }

  /// A call of an action, which is declared once.
  mutating func addCall(
    of function: SwiftFunction, _ instance: Int?, _ call: SwiftCall, _ scope: Scope,
    _ statement: SwiftStatement, _ list: inout StepList
  ) {
    guard let body = function.body else { return pass(statement.tokens) }
    // Only the steps of a task may sleep, and those of an action are none.
    let sleeps = body.tokens.contains { source.has($0, "sleep") }
    let takesClosure =
      sleeps || call.arguments.contains { $0.value.closure != nil } || !call.closures.isEmpty
    if takesClosure || instance.map({ !instances[$0].elements.isEmpty }) == true {
      return addInline(function, body, instance, call, scope, statement, &list)
    }
    let prefix = instance.map { index in
      instances[index].model.map { $0 + "_" } ?? instances[index].prefix
    }
    let name = (prefix ?? "") + source.text(function.name)
    let parameters = function.parameters.map { source.text($0.name) }
    let signature = parameters.isEmpty ? name : "\(name)(\(parameters.joined(separator: ", ")))"
    if !actions.contains(where: { $0.name == signature }) {
      let place = actions.count
      actions.append((signature, .null))
      var inside = Scope(instance: instance)
      for name in parameters { inside.names[name] = .text(name, isDynamic: true) }
      sayBraces(body.tokens)
      let outer = owner
      owner = nil
      let steps = deeper(at: body.tokens) { $0.steps(body, inside) }
      owner = outer
      actions[place].value = steps?.value ?? .list([])
    }
    guard actions.first(where: { $0.name == signature })?.value.isEmpty != true else { return }
    var texts: [String] = []
    for parameter in function.parameters {
      let label = source.text(parameter.label)
      let given =
        label == "_"
          || label == source.text(parameter.name) && call.argument(label, in: source) == nil
        ? call.arguments.filter { $0.label == nil }.dropFirst(texts.count).first
        : call.argument(label, in: source)
      if let given {
        texts.append(argument(given.value, parameter, scope))
      } else if let standard = parameter.standard {
        texts.append(argument(standard, parameter, Scope(instance: instance)))
      }
    }
    let text = texts.isEmpty ? name : "\(name)(\(texts.joined(separator: ", ")))"
    list.add("call", output(text, statement.tokens))
  }

  /// An argument of an action: a whole number is an Int where the parameter is one.
  private mutating func argument(
    _ value: SwiftExpression, _ parameter: SwiftParameter, _ scope: Scope
  ) -> String {
    let text = typed(translation(value.tokens, scope).text, parameter.type)
    let isWhole = source.text(bytes: source.range(parameter.type)) == "Int"
    return isWhole && text.number != nil ? "Int(\(text))" : text
  }

  /// The steps of a function in the place of its call.
  private mutating func addInline(
    _ function: SwiftFunction, _ body: SwiftBlock, _ instance: Int?, _ call: SwiftCall,
    _ scope: Scope, _ statement: SwiftStatement, _ list: inout StepList
  ) {
    var inside = Scope(instance: instance)
    bind(function.parameters, call, scope, &inside)
    let inner = deeper(at: statement.tokens) { $0.steps(body, inside) }
    list.steps += inner?.steps ?? []
  }

  /// Gives the parameters of a function what a call gives.
  mutating func bind(
    _ parameters: [SwiftParameter], _ call: SwiftCall, _ scope: Scope, _ inside: inout Scope
  ) {
    scopes.append(scope)
    let place = scopes.count - 1
    var closures = call.closures.map { $0.closure }[...]
    var unnamed = call.arguments.filter { $0.label == nil }[...]
    for parameter in parameters {
      let label = source.text(parameter.label)
      let name = source.text(parameter.name)
      let given = label == "_" ? unnamed.popFirst() : call.argument(label, in: source)
      if let value = given?.value ?? nil {
        inside.names[name] = meaning(of: value, scope, place)
      } else if source.text(bytes: source.range(parameter.type)).has("->"),
        let closure = closures.popFirst()
      {
        inside.names[name] = .closure(closure, place)
      } else if let standard = parameter.standard {
        inside.names[name] = meaning(of: standard, inside, place)
      }
    }
  }

  /// What an argument means in the body that it is given to.
  mutating func meaning(of value: SwiftExpression, _ scope: Scope, _ place: Int) -> Meaning {
    if let closure = value.closure { return .closure(closure, place) }
    if let chain = value.chain, chain.suffixes.isEmpty, case .name(let token) = chain.head,
      let known = meaning(of: source.text(token), in: scope)
    {
      switch known {
      case .text: break
      default: return known
      }
    }
    let read = translation(value.tokens, scope)
    return .text(read.text, isDynamic: read.isDynamic)
  }
}

extension StateKind {
  /// The kind of the elements of a list.
  var element: StateKind {
    if case .records(let type) = self { .record(type) } else { .other }
  }
}

extension SwiftChain {
  /// The names that it consists of, without `self`, arguments and subscripts.
  func words(in source: SwiftTokens) -> [String] {
    var words: [String] = []
    switch head {
    case .name(let token):
      if !source.has(token, "self") { words.append(source.text(token)) }
    case .implicit(let token): words.append("." + source.text(token))
    default: return []
    }
    for suffix in suffixes {
      if case .member(let token) = suffix.kind { words.append(source.text(token)) }
    }
    return words
  }

  /// The last call.
  var lastCall: SwiftCall? {
    if case .call(let call)? = suffixes.last?.kind { call } else { nil }
  }

  /// The closures of its calls.
  var closures: [SwiftClosure] {
    suffixes.flatMap { suffix -> [SwiftClosure] in
      guard case .call(let call) = suffix.kind else { return [] }
      return call.closures.map { $0.closure } + call.arguments.compactMap { $0.value.closure }
    }
  }
}

extension SwiftCall {
  /// The closure behind the parentheses, or the one in them.
  func anyClosure(in source: SwiftTokens) -> SwiftClosure? {
    closures.first?.closure ?? arguments.compactMap { $0.value.closure }.last
  }

  /// The tokens of the call in its chain.
  func tokens(in chain: SwiftChain) -> Range<Int>? { chain.suffixes.last?.tokens }
}
