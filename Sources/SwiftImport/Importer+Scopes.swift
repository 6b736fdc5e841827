import Diagnostics
import JSONText
import SwiftSource

extension Importer {
  /// `withAnimation(a) { … } completion: { … }`.
  mutating func addScope(
    _ chain: SwiftChain, _ name: String, _ statement: SwiftStatement, _ scope: Scope,
    _ list: inout StepList
  ) {
    guard let call = chain.lastCall else {
      return refuse(.notSimulated, "'\(name)' has no closure", at: statement.tokens)
    }
    say(chain.tokens.lowerBound..<chain.headEnd)
    // A function that is named changes the states; the closure after it is the completion.
    let unlabelled = call.arguments.filter { $0.label == nil }
    let last = unlabelled.count > 1 ? unlabelled.last?.value : nil
    let named = last?.closure == nil ? last : nil
    let closure = call.closure(nil, in: source)
    let body = named == nil ? closure ?? call.arguments.last?.value.closure : nil
    guard let start = (body?.tokens ?? named?.tokens)?.lowerBound else {
      return refuse(
        .notSimulated, "'\(name)' has no closure here", at: statement.tokens,
        help: "write \(name)(…) { … }")
    }
    // The arguments in parentheses, and the labels of closures.
    for suffix in chain.suffixes { say(suffix.tokens.lowerBound..<start) }
    var outer: [OutputMember] = []
    if name == "withTransaction" {
      let argument = call.first.map { argument in
        scope.transactions[source.text(argument.value.tokens.lowerBound)].map(OutputValue.object)
          ?? expression(argument.value.tokens, scope)
      }
      if case .object(let members)? = argument {
        // Its completions are those of the step.
        let keys = members.filter { $0.key != Self.completionsKey }
        outer.append(OutputMember("withTransaction", .object(keys)))
        outer += members.filter { $0.key == Self.completionsKey }
      } else {
        outer.append(OutputMember("withTransaction", argument ?? .null))
      }
    } else {
      let argument = call.first.flatMap { $0.value.closure == nil ? $0 : nil }
      let animation =
        argument.map { self.animation($0.value, scope) }
        ?? .boolean(true, origin(of: chain.tokens.lowerBound..<chain.headEnd))
      outer.append(OutputMember("withAnimation", animation))
    }
    let inner =
      body.map { steps($0, scope, isInside: true) } ?? named.map { steps(ofAction: $0, scope) }
      ?? StepList()
    if let completion = call.closure("completion", in: source) ?? (named == nil ? nil : closure),
      let end = (body?.tokens ?? named?.tokens)?.upperBound
    {
      say(end..<completion.tokens.lowerBound)
      let after = steps(completion, scope)
      let criteria = call.argument("completionCriteria", in: source).map { criteria in
        let word = source.text(bytes: source.range(criteria.value.tokens))
        return OutputMember("criteria", .text(word.drops(prefix: "."), nil))
      }
      let others = criteria.map { [$0] } ?? []
      if case .object(let completion) = after.completion {
        outer.append(OutputMember("completions", .list([.object(completion + others)])))
      } else {
        if !after.steps.isEmpty { outer.append(OutputMember("completion", after.completion)) }
        outer += others
      }
    }
    if inner.steps.isEmpty, outer.count == 1 { return }
    list.add(outer, around: inner, keeping: StepList.scopeKeys)
  }

  private static let completionsKey = "completions"

  /// Whether a statement adds a completion to a transaction that the body has made:
  /// `transaction.addAnimationCompletion { … }`.
  mutating func completesTransaction(
    _ expression: SwiftExpression, _ statement: SwiftStatement, _ scope: inout Scope
  ) -> Bool {
    guard let chain = expression.chain, let call = chain.lastCall,
      let closure = call.anyClosure(in: source)
    else { return false }
    let words = chain.words(in: source)
    guard words.count == 2, words[1] == "addAnimationCompletion",
      var members = scope.transactions[words[0]]
    else { return false }
    say(statement.tokens.lowerBound..<closure.tokens.lowerBound)
    say(closure.tokens.upperBound..<statement.tokens.upperBound)
    let after = steps(closure, scope)
    var parts: [OutputMember] = []
    switch after.completion {
    case .object(let completion): parts = completion
    case .text: parts = [OutputMember(StepList.labelKey, after.completion)]
    case let steps: parts = [OutputMember("run", steps)]
    }
    if let criteria = call.argument("criteria", in: source) {
      let word = source.text(bytes: source.range(criteria.value.tokens))
      parts.append(OutputMember("criteria", .text(word.drops(prefix: "."), nil)))
    }
    if let place = members.firstIndex(where: { $0.key == Self.completionsKey }),
      case .list(let others) = members[place].value
    {
      members[place].value = .list(others + [.object(parts)])
    } else {
      members.append(OutputMember(Self.completionsKey, .list([.object(parts)])))
    }
    scope.transactions[words[0]] = members
    return true
  }

  /// The place of tokens, which belongs to the modifier or statement that is read.
  func origin(of tokens: Range<Int>) -> Origin {
    Origin(range: source.range(tokens), owner: owner)
  }

  /// An animation: true for the default one, an object for one whose type a source declares.
  mutating func animation(_ expression: SwiftExpression, _ scope: Scope) -> OutputValue {
    if let custom = customAnimation(expression, scope) { return .object(custom) }
    let value = output(expression.tokens, scope, asNumber: false)
    if case .text(let text, let origin) = value {
      if text == ".default" || text == "Animation.default" { return .boolean(true, origin) }
      if text == ".none" { return .null }
      if text.has("repeatForever") { isEndless = true }
    }
    return value
  }

  mutating func addAsync(
    _ chain: SwiftChain, _ statement: SwiftStatement, _ scope: Scope, _ list: inout StepList
  ) {
    let call = chain.lastCall
    var members: [OutputMember] = []
    var isDynamic = false
    if let deadline = call?.argument("deadline", in: source)
      ?? call?.argument("wallDeadline", in: source)
    {
      let delay = translation(deadline.value.tokens, scope)
      isDynamic = delay.isDynamic
      let seconds = delay.text.drops(prefix: ".now()").drops(prefix: "DispatchTime.now()")
        .drops(prefix: "DispatchWallTime.now()")
        .drops(prefix: " ").drops(prefix: "+").drops(prefix: " ")
      members.append(
        OutputMember(
          "after",
          output(seconds.isEmpty ? "0" : Self.seconds(duration: seconds), deadline.value.tokens)))
    }
    guard let body = call?.anyClosure(in: source) else {
      guard let item = call?.argument("execute", in: source) else {
        return refuse(.notSimulated, "this work has no closure here", at: statement.tokens)
      }
      return start(
        item.value, after: members.first?.value, isDynamic: isDynamic, statement, scope, &list)
    }
    say(chain.tokens.lowerBound..<body.tokens.lowerBound)
    say((chain.tokens.upperBound - 1)..<chain.tokens.upperBound)
    let inner = steps(body, scope)
    guard !inner.steps.isEmpty else { return }
    members.append(OutputMember("run", inner.value))
    list.add("async", .object(members))
  }

  mutating func addTask(
    _ chain: SwiftChain, _ path: String, _ statement: SwiftStatement, _ scope: Scope,
    _ list: inout StepList
  ) {
    guard let body = chain.lastCall?.anyClosure(in: source) else {
      return refuse(.notSimulated, "this task has no closure here", at: statement.tokens)
    }
    say(statement.tokens.lowerBound..<body.tokens.lowerBound)
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
  mutating func addSleep(
    _ chain: SwiftChain, _ expression: SwiftExpression, _ statement: SwiftStatement,
    _ scope: Scope, _ list: inout StepList
  ) {
    guard let argument = chain.lastCall?.arguments.first else {
      return refuse(.notSimulated, "this sleep has no length", at: statement.tokens)
    }
    say(statement.tokens)
    let isCount = argument.label.map { source.has($0, "nanoseconds") } == true
    let text =
      (isCount ? wholeMember(argument.value, scope) : nil)
      ?? translation(argument.value.tokens, scope).text
    let seconds = isCount ? Self.seconds(nanoseconds: text) : Self.seconds(duration: text)
    let length = output(seconds, argument.value.tokens)
    var isOptional = false
    if case .prefixed(let words, _) = expression.kind {
      isOptional = words.contains { source.has($0, "?") }
    }
    guard isOptional else { return list.add("sleep", length) }
    list.add("sleep", .object([OutputMember("for", length), OutputMember("try?", .boolean(true))]))
  }

  static func seconds(nanoseconds text: String) -> String {
    if let number = text.number { return DecimalText.shortest(number / 1e9) }
    return "Double(\(text)) / 1000000000"
  }

  /// The seconds of a `Duration` or a `DispatchTimeInterval`.
  static func seconds(duration text: String) -> String {
    let units = [
      ("seconds", 1.0), ("milliseconds", 1e3), ("microseconds", 1e6), ("nanoseconds", 1e9),
    ]
    for (unit, divisor) in units {
      for type in ["", "Duration", "DispatchTimeInterval"] where text.hasPrefix("\(type).\(unit)(")
      {
        let prefix = "\(type).\(unit)("
        let inner = String(text.dropFirst(prefix.count).dropLast())
        if let number = inner.number { return DecimalText.shortest(number / divisor) }
        return divisor == 1 ? inner : "Double(\(inner)) / \(DecimalText.shortest(divisor))"
      }
    }
    return text
  }
}
