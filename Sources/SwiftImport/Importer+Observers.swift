import Diagnostics
import SwiftSource

extension Importer {
  /// `onAppear`, `onChange` and their relatives.
  mutating func observer(_ modifier: ModifierCall, _ node: inout ImportedNode, _ scope: Scope) {
    let call = modifier.call
    let perform = call.argument("perform", in: source) ?? call.argument("action", in: source)
    let closure =
      call.closures.first?.closure
      ?? call.arguments.last(where: { $0.value.closure != nil })?.value.closure
    var inside = scope
    var members: [OutputMember] = []
    var marks: [TokenMark] = []
    switch modifier.name {
    case "onChange":
      guard let value = call.argument("of", in: source) else {
        return warn(.notSimulated, "'onChange' is left out", at: modifier.tokens)
      }
      let read = waiting { $0.expression(value.value.tokens, scope) }
      marks = read.marks
      members.append(OutputMember("onChange", read.result))
      if call.argument("initial", in: source).map({ source.has($0.value.tokens.lowerBound, "true") }
      ) == true {
        members.append(OutputMember("initial", .boolean(true)))
      }
      bindValues(closure, &inside)
    case "onReceive":
      let read = waiting { importer in
        call.first.flatMap { importer.received($0.value, scope) }
      }
      guard let received = read.result else {
        return warn(
          .notSimulated, "what '\(modifier.name)' receives is not simulated", at: modifier.tokens)
      }
      marks = read.marks
      members += received
      bindValues(closure, &inside)
    default: break
    }
    var list = StepList()
    if let closure {
      let outer = isAtStart
      isAtStart = modifier.name == "onAppear" && conditions.isEmpty
      list = steps(closure, inside)
      isAtStart = outer
    } else if let perform {
      list = steps(ofAction: perform.value, inside)
    }
    if let events = recordedEvents(modifier, closure, list) {
      recorded += events
      isRecorded = true
      return sayAround(closure, modifier.tokens)
    }
    guard !list.steps.isEmpty else { return passUnread(modifier.tokens) }
    sayAround(closure, modifier.tokens)
    account.make(marks)
    if members.isEmpty {
      members.append(OutputMember(modifier.name, list.value))
      if let identity = call.argument("id", in: source) {
        members.append(OutputMember("id", expression(identity.value.tokens, scope)))
      }
    } else {
      members.append(OutputMember("run", list.value))
    }
    node.modifiers.append(.object(members))
  }

  /// Says the tokens around a closure.
  private mutating func sayAround(_ closure: SwiftClosure?, _ tokens: Range<Int>) {
    guard let closure else { return say(tokens) }
    say(tokens.lowerBound..<closure.tokens.lowerBound)
    say(closure.tokens.upperBound..<tokens.upperBound)
  }

  /// The parameters of an observer: the new value, or the old one and the new one.
  private func bindValues(_ closure: SwiftClosure?, _ scope: inout Scope) {
    guard let closure else { return }
    let names = closure.parameters.map { source.text($0) }
    if names.count == 2 {
      scope.names[names[0]] = .text("oldValue", isDynamic: true)
      scope.names[names[1]] = .text("newValue", isDynamic: true)
    } else if let name = names.first {
      scope.names[name] = .text("newValue", isDynamic: true)
    }
    scope.names["$0"] = .text("newValue", isDynamic: true)
  }

  /// The members for a publisher with the operators on it; nil for another one.
  private mutating func received(_ value: SwiftExpression, _ scope: Scope) -> [OutputMember]? {
    guard var chain = value.chain else { return nil }
    var operators: [OutputMember] = []
    while let (name, call) = chain.lastOperator(in: source) {
      guard let members = members(ofOperator: name, call, scope) else { return nil }
      operators = members + operators
      chain = chain.prefix(chain.suffixes.count - 2)
    }
    // First values are passed over first, and one operator holds the others back.
    let keys = operators.map { $0.key }.filter { $0 != "latest" }
    guard keys.count <= (keys.first == "dropFirst" ? 2 : 1),
      keys.last != "dropFirst" || keys.count < 2,
      let publisher = publisher(
        SwiftExpression(kind: .chain(chain), tokens: chain.tokens), scope)
    else { return nil }
    return [OutputMember("onReceive", publisher)] + operators
  }

  private mutating func members(
    ofOperator name: String, _ call: SwiftCall, _ scope: Scope
  ) -> [OutputMember]? {
    if name == "dropFirst" {
      guard let argument = call.first else { return [OutputMember(name, .number(1))] }
      let count = translation(argument.value.tokens, scope).text.number
      return count.map { [OutputMember(name, .number($0))] }
    }
    guard let interval = call.argument("for", in: source),
      let seconds = seconds(interval.value, scope),
      let scheduler = call.argument("scheduler", in: source),
      source.has(scheduler.tokens.upperBound - 1, "main")
    else { return nil }
    let members = [OutputMember(name, .number(seconds))]
    guard name == "throttle" else { return members }
    switch call.argument("latest", in: source).map({ source.text($0.value.tokens.lowerBound) }) {
    case "true": return members + [OutputMember("latest", .boolean(true))]
    case "false": return members + [OutputMember("latest", .boolean(false))]
    default: return nil
    }
  }

  /// The number of seconds that are written: `0.3`, `.seconds(0.3)` or `.milliseconds(300)`.
  private mutating func seconds(_ value: SwiftExpression, _ scope: Scope) -> Double? {
    if let number = translation(value.tokens, scope).text.number { return number }
    guard let chain = value.chain, let argument = chain.lastCall?.first,
      let number = translation(argument.value.tokens, scope).text.number
    else { return nil }
    switch chain.words(in: source).last {
    case "seconds", ".seconds": return number
    case "milliseconds", ".milliseconds": return number / 1_000
    default: return nil
    }
  }

  /// A timer, or a published property.
  private mutating func publisher(_ value: SwiftExpression, _ scope: Scope) -> OutputValue? {
    guard let chain = value.chain else { return nil }
    if let period = timerPeriod(chain) { return every(period, value.tokens) }
    let words = chain.words(in: source)
    guard let first = words.first else { return nil }
    switch meaning(of: first, in: scope) {
    case .timer(let period)?: return every(period, value.tokens)
    case .model(let instance)?:
      guard words.count == 2, words[1].hasPrefix("$"),
        case .text(let name, _)? = member(String(words[1].dropFirst()), of: instance)
      else { return nil }
      return .text(name, Origin(range: source.range(value.tokens), owner: owner))
    default: return nil
    }
  }

  private mutating func every(_ period: String, _ tokens: Range<Int>) -> OutputValue {
    isEndless = true
    return .object([OutputMember("every", output(period, tokens))])
  }

  /// The period of `Timer.publish(every: …)`.
  mutating func timerPeriod(_ chain: SwiftChain) -> String? {
    guard case .name(let token) = chain.head, source.has(token, "Timer"), chain.suffixes.count >= 2,
      case .member(let member) = chain.suffixes[0].kind, source.has(member, "publish"),
      case .call(let call) = chain.suffixes[1].kind, let every = call.argument("every", in: source)
    else { return nil }
    let isConnected = chain.suffixes.dropFirst(2).contains { suffix in
      if case .member(let name) = suffix.kind { source.has(name, "autoconnect") } else { false }
    }
    if !isConnected {
      warn(
        .notSimulated, "nothing here connects this timer; it is taken to run", at: chain.tokens,
        help: "write .autoconnect() behind it")
    }
    say(chain.tokens)
    for argument in call.arguments where argument.tokens != every.tokens {
      pass(argument.tokens)
    }
    return translation(every.value.tokens, Scope()).text
  }

  mutating func tap(_ modifier: ModifierCall, _ node: inout ImportedNode, _ scope: Scope) {
    guard let closure = modifier.call.anyClosure(in: source) else {
      let action = modifier.call.argument("perform", in: source) ?? modifier.call.first
      say(modifier.tokens)
      let list = touching { importer in
        action.map { importer.steps(ofAction: $0.value, scope) } ?? StepList()
      }
      return touch(node.base.lowercasedFirst, "tap", at: modifier.token, list, &node)
    }
    passArguments(modifier.call, modifier.tokens)
    say(modifier.tokens.lowerBound..<(modifier.token + 1))
    let list = touching { $0.steps(closure, scope) }
    touch(
      node.base.lowercasedFirst, modifier.name == "onTapGesture" ? "tap" : "press",
      at: modifier.token, list, &node)
  }

  mutating func identify(_ modifier: ModifierCall, _ node: inout ImportedNode, _ scope: Scope) {
    // A constant one is a part of the names of an exported view's columns.
    guard let argument = modifier.call.first,
      canChange(argument.value.tokens, scope) || recordedColumns != nil
    else {
      return pass(modifier.tokens)
    }
    say(modifier.tokens)
    node.identity = expression(argument.value.tokens, scope)
  }

  mutating func matched(_ modifier: ModifierCall, _ node: inout ImportedNode, _ scope: Scope) {
    guard let identity = modifier.call.argument("id", in: source) else {
      return warn(.notSimulated, "'matchedGeometryEffect' is left out", at: modifier.tokens)
    }
    needsLayout = true
    say(modifier.tokens)
    var members = [OutputMember("matchedGeometryEffect", expression(identity.value.tokens, scope))]
    for label in ["in", "properties", "anchor", "isSource"] {
      guard let argument = modifier.call.argument(label, in: source) else { continue }
      if label == "in" { checkNamespace(argument.value, scope) }
      let value =
        label == "in"
        ? .text(translation(argument.value.tokens, scope).text, nil)
        : output(argument.value.tokens, scope)
      members.append(OutputMember(label, value))
    }
    node.modifiers.append(.object(members))
  }

  /// Warns of a namespace that no source declares: views of another one of its name would be taken for its own.
  private mutating func checkNamespace(_ value: SwiftExpression, _ scope: Scope) {
    guard let chain = value.chain, chain.suffixes.isEmpty, case .name(let token) = chain.head,
      meaning(of: source.text(token), in: scope) == nil
    else { return }
    warn(.unknownName, "this namespace is declared in no source", at: value.tokens)
  }
}

extension SwiftChain {
  /// The operator of a publisher that is called last, of those that a document has.
  fileprivate func lastOperator(in source: SwiftTokens) -> (name: String, call: SwiftCall)? {
    guard suffixes.count >= 2, case .call(let call) = suffixes[suffixes.count - 1].kind,
      case .member(let token) = suffixes[suffixes.count - 2].kind
    else { return nil }
    let name = source.text(token)
    return ["dropFirst", "debounce", "throttle"].contains(name) ? (name, call) : nil
  }
}
