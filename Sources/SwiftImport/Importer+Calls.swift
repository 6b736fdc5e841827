import Diagnostics
import JSONText
import SwiftSource

extension Importer {
  /// The steps of an expression that is a statement.
  mutating func add(
    _ expression: SwiftExpression, _ statement: SwiftStatement, _ scope: Scope,
    _ list: inout StepList
  ) {
    if let chain = expression.chain, addForEach(chain, statement, scope, &list) { return }
    guard let chain = expression.chain, let name = chain.words(in: source).last else {
      if case .statement(let inner) = expression.kind {
        list.steps += steps([inner][...], scope).steps
        return
      }
      if addChoice(expression, statement, scope, &list) { return }
      return leaveOut("this statement cannot be imported", at: statement.tokens)
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
    case "Recorder.shared.note" where isExported:
      say(statement.tokens)
      if let call = chain.lastCall, let word = call.first.flatMap({ plainText($0.value) }),
        let label = call.arguments.last.flatMap({ plainText($0.value) })
      {
        list.add(word == "emit" ? word : StepList.labelKey, .text(label, nil))
      }
      return
    case "Recorder.shared.drag" where isExported:
      return addRecordedDrag(chain, statement, scope, &list)
    case "Recorder.shared.after" where isExported:
      return addLabelEvent(chain, statement, scope, &list)
    case "Recorder.shared.tap" where isExported:
      say(statement.tokens)
      if let text = chain.lastCall?.first.flatMap({ plainText($0.value) }) {
        list.add("tap", .text(text, nil))
      }
      return
    default: break
    }
    if addDismiss(path, statement, &list) { return }
    if Self.harmlessCalls.contains(path) || Self.harmlessCalls.contains(name) {
      if mayWriteState(statement.tokens) { return leaveOutEffects(at: statement.tokens) }
      pass(statement.tokens)
      for argument in chain.lastCall?.arguments ?? [] where awaits(argument.value) {
        add(argument.value, statement, scope, &list)
      }
      return
    }
    if callsItem(chain, name, statement, scope, &list) { return }
    if addMutation(chain, name, statement, scope, &list) { return }
    if awaits(expression), callee(chain, scope) == nil {
      return addLatency(path, statement, &list)
    }
    addCall(chain, statement, scope, &list)
  }

  /// Whether an expression is awaited.
  func awaits(_ expression: SwiftExpression) -> Bool {
    guard case .prefixed(let words, _) = expression.kind else { return false }
    return words.contains { source.has($0, "await") }
  }

  /// A call of a function that no source declares, which takes the seconds that the options say.
  mutating func addLatency(
    _ name: String, _ statement: SwiftStatement, _ list: inout StepList
  ) {
    let given = options.latency(of: name)
    if given == nil {
      let last = name.split(separator: ".").last.map(String.init) ?? name
      warn(
        .notSimulated,
        "how long '\(name)' takes is not known: \(DecimalText.shortest(ImportOptions.usualLatency)) s are taken",
        at: statement.tokens, help: "say it: --latency \(last)=0.3")
    } else {
      say(statement.tokens)
    }
    list.add("sleep", .number(given ?? ImportOptions.usualLatency))
  }

  /// Calls that change nothing on screen.
  static let harmlessCalls: Set<String> = [
    "print", "debugPrint", "NSLog", "os_log", "assert", "dump", "impactOccurred", "prepare",
    "notificationOccurred", "selectionChanged", "UserDefaults.standard.set", "Logger", "info",
    "debug", "dismiss", "store", "Recorder.shared.start", "Recorder.shared.forget",
  ]

  /// A call of a method of the view or of an object, or of a closure that was given.
  mutating func addCall(
    _ chain: SwiftChain, _ statement: SwiftStatement, _ scope: Scope, _ list: inout StepList
  ) {
    guard let (meaning, call) = callee(chain, scope) else {
      if leavesOutMutation(chain, statement, scope) { return }
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
      sayArguments(call, statement.tokens, body: closure.tokens)
      var inside = scopes[place]
      bind(closure, call, scope, &inside)
      inside.body = scope.body
      let inner = anew { importer in
        importer.deeper(at: statement.tokens) { $0.steps(closure, inside, isInside: true) }
      }
      list.steps += inner?.steps ?? []
    case .function(let function, let instance):
      addCall(of: function, instance, call, scope, statement, &list)
    default: pass(statement.tokens)
    }
  }

  /// The function that a chain which ends with a call calls.
  mutating func callee(_ chain: SwiftChain, _ scope: Scope) -> (Meaning, SwiftCall)? {
    guard let call = chain.lastCall, let meaning = meaning(of: chain, scope) else { return nil }
    switch meaning {
    case .closure, .function, .nothing: return (meaning, call)
    default: return chain.words(in: source).count > 1 ? (meaning, call) : nil
    }
  }

  /// A call of an action, which is declared once.
  mutating func addCall(
    of function: SwiftFunction, _ instance: Int?, _ call: SwiftCall, _ scope: Scope,
    _ statement: SwiftStatement, _ list: inout StepList
  ) {
    let labels = call.arguments.map { $0.label.map { source.text($0) } ?? "_" }
    let function = overload(of: function, instance, labels)
    guard let body = function.body else { return pass(statement.tokens) }
    sayArguments(call, statement.tokens, body: body.tokens)
    // An action takes values only: no closure, binding or proxy of a geometry reader.
    let takesClosure =
      function.parameters.contains { isWritable($0) || isProxy($0) || isFunction($0) }
      || call.arguments.contains { $0.value.closure != nil } || !call.closures.isEmpty
    if takesClosure || runsInPlace(body, instance) {
      return addInline(function, body, instance, call, scope, statement, &list)
    }
    let parameters = function.parameters.map { localName(source.text($0.name), instance) }
    var inside = Scope(instance: instance)
    for (parameter, name) in zip(function.parameters, parameters) {
      inside.names[source.text(parameter.name)] = .text(name, isDynamic: true)
    }
    let base = source.text(function.name)
    guard let name = action(base, at: function.name, parameters, body, inside) else { return }
    var texts: [String] = []
    for parameter in function.parameters {
      let label = source.text(parameter.label)
      let given =
        label == "_"
          || label == source.text(parameter.name) && call.argument(label, in: source) == nil
        ? call.arguments.filter { $0.label == nil }.dropFirst(texts.count).first
        : call.argument(label, in: source)
      if let given {
        say(given.tokens)
        texts.append(argument(given.value, parameter, scope))
      } else if let standard = parameter.standard {
        texts.append(argument(standard, parameter, Scope(instance: instance)))
      }
    }
    let text = texts.isEmpty ? name : "\(name)(\(texts.joined(separator: ", ")))"
    list.add("call", output(text, statement.tokens))
  }

  /// Whether a parameter is a function.
  private func isFunction(_ parameter: SwiftParameter) -> Bool {
    parameter.type.contains { source.has($0, "->") }
  }

  /// Whether a function writes what a parameter is given.
  private func isWritable(_ parameter: SwiftParameter) -> Bool {
    let type = source.text(bytes: source.range(parameter.type))
    return type.hasPrefix("Binding<") || type.hasPrefix("inout ")
  }

  /// The function of the same name whose labels are those of a call.
  func overload(
    of function: SwiftFunction, _ instance: Int?, _ labels: [String]
  ) -> SwiftFunction {
    guard let instance, !function.takes(labels, in: source) else { return function }
    for member in program.types[instances[instance].type].members {
      guard case .function(let other) = member.kind,
        source.text(other.name) == source.text(function.name), other.takes(labels, in: source)
      else { continue }
      return other
    }
    return function
  }

  /// An argument of an action: a whole number is an Int where the parameter is one.
  mutating func argument(
    _ value: SwiftExpression, _ parameter: SwiftParameter, _ scope: Scope
  ) -> String {
    let text = typed(translation(value.tokens, scope).text, parameter.type)
    let isWhole = Self.wholeTypes.contains(source.text(bytes: source.range(parameter.type)))
    return isWhole && text.number != nil ? "Int(\(text))" : text
  }

  /// The steps of a function in the place of its call.
  mutating func addInline(
    _ function: SwiftFunction, _ body: SwiftBlock, _ instance: Int?, _ call: SwiftCall,
    _ scope: Scope, _ statement: SwiftStatement, _ list: inout StepList
  ) {
    var inside = Scope(instance: instance)
    bind(function.parameters, call, scope, &inside)
    let inner = anew { importer in
      importer.deeper(at: statement.tokens) { importer in
        importer.keepingConstants(in: body.tokens, inside) { $0.steps(body, $1) }
      }
    }
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
      if let given {
        let (meaning, marks) = use(of: given, scope, place)
        inside.names[name] = whole(meaning, parameter)
        inside.marks[name] = marks
      } else if source.text(bytes: source.range(parameter.type)).has("->"),
        let closure = closures.popFirst()
      {
        inside.names[name] = .closure(closure, place)
      } else if let standard = parameter.standard {
        let (meaning, marks) = waiting { [inside] in $0.meaning(of: standard, inside, place) }
        inside.names[name] = whole(meaning, parameter)
        inside.marks[name] = marks
      }
    }
  }

  /// Gives the parameters of a closure what a call gives.
  mutating func bind(
    _ closure: SwiftClosure, _ call: SwiftCall, _ scope: Scope, _ inside: inout Scope
  ) {
    for (parameter, argument) in zip(closure.parameters, call.arguments) {
      let (read, marks) = waiting { $0.translation(argument.value.tokens, scope) }
      let name = source.text(parameter)
      inside.names[name] = .text(read.text, isDynamic: read.isDynamic)
      inside.marks[name] = marks + [.fate(argument.tokens, .said)]
    }
  }

  /// The meaning of an argument, and the marks of what its use says: all of it, but of a closure the label alone, as its
  /// steps and views are read one by one.
  mutating func use(
    of argument: SwiftArgument, _ scope: Scope, _ place: Int
  ) -> (Meaning, [TokenMark]) {
    let (meaning, marks) = waiting { $0.meaning(of: argument.value, scope, place) }
    let end =
      argument.value.closure == nil
      ? argument.tokens.upperBound : argument.value.tokens.lowerBound
    return (meaning, marks + [.fate(argument.tokens.lowerBound..<end, .said)])
  }

  /// The meaning of an argument in the body that it is given to.
  mutating func meaning(of value: SwiftExpression, _ scope: Scope, _ place: Int) -> Meaning {
    if let closure = value.closure { return .closure(closure, place) }
    let constant = constant(value)
    if constant.tokens != value.tokens {
      let read = translation(constant.tokens, scope)
      // A write to it sets no state.
      let isState = state(ofTarget: read.text) != nil
      return .text(isState ? "(\(read.text))" : read.text, isDynamic: read.isDynamic)
    }
    let start = value.tokens.lowerBound
    if source.text(start).hasPrefix("$") || source.has(start, "self"),
      let bound = boundTarget(value, scope)
    {
      return .bound(bound.name, bound.animation)
    }
    if let chain = value.chain, chain.suffixes.isEmpty, case .name(let token) = chain.head,
      let known = meaning(of: source.text(token), in: scope)
    {
      switch known {
      case .text: break
      default: return known
      }
    }
    // The sign of an `inout` argument.
    let hasSign = source.has(value.tokens.lowerBound, "&")
    let read = translation(
      (value.tokens.lowerBound + (hasSign ? 1 : 0))..<value.tokens.upperBound, scope)
    return .text(read.text, isDynamic: read.isDynamic)
  }
}

extension SwiftFunction {
  /// Whether a call with some labels is one of the function.
  func takes(_ labels: [String], in source: SwiftTokens) -> Bool {
    var next = 0
    for parameter in parameters {
      if next < labels.count, labels[next] == source.text(parameter.label) {
        next += 1
      } else if parameter.standard == nil {
        return false
      }
    }
    return next == labels.count
  }
}
