import Diagnostics
import SwiftSource
import TimelineDocument

/// An event of an exported view, and its time.
struct ExportedEvent: Sendable {
  /// Seconds, or an expression for them.
  let time: OutputValue
  let members: [OutputMember]
}

// The parts that an exported view has besides those of any view: names of its views, and probes that record values.
extension Importer {
  /// Names a view as its source names it for tests and people.
  mutating func identifier(_ modifier: ModifierCall, _ node: inout ImportedNode) {
    let text = modifier.call.first.flatMap { plainText($0.value) }
    node.identifier = text
    // A gesture may have been added before the identifier, and a touch is named by both.
    for touch in node.touches {
      touches[touch].otherNames.insert(contentsOf: [text].compactMap { $0 }, at: 0)
    }
    guard let name = text, name == name.asViewName else { return pass(modifier.tokens) }
    say(modifier.tokens)
    node.name = name
  }

  /// Whether a modifier is a probe: `.probe("box_opacity", of: value)`.
  func isProbe(_ modifier: ModifierCall) -> Bool {
    modifier.call.argument("of", in: source) != nil && !columns(of: modifier).isEmpty
  }

  /// Says a value that a probe records under a name of its own. That of the attribute inside it is said already.
  mutating func probe(_ modifier: ModifierCall, _ node: inout ImportedNode, _ scope: Scope) {
    guard let value = modifier.call.argument("of", in: source) else { return }
    say(modifier.tokens)
    let prefix = node.name.map { "\($0)_" } ?? ""
    let written = columns(of: modifier)
    let columns = written.map { $0.drops(prefix: prefix) }
    guard let name = columns.count == 1 ? columns[0] : columns.commonStem,
      !node.modifiers.contains(where: { $0.says(name) })
    else { return }
    // A state or a parameter that moves is a column by itself.
    let numbers = numbers(value.value)
    let text = translation(numbers.tokens, scope).text
    let isPresented = node.base == Self.content || presentedNames.contains(name)
    let isOwn = text == name || text.hasSuffix(".\(name)")
    // A probe wants a Double of an Int.
    let whole = written.count == 1 ? written[0] : written.commonStem
    let isState = whole.map { text == $0 || text == "Double(\($0))" } == true
    if isState || isOwn && isPresented { return }
    let output = output(numbers.tokens, scope, asNumber: false)
    node.modifiers.append(
      .object([OutputMember("attribute", .object([OutputMember(name, output)]))]))
  }

  /// The list in `Still(numbers: list)`, or the value itself.
  private func numbers(_ value: SwiftExpression) -> SwiftExpression {
    guard let chain = value.chain, case .name(let token) = chain.head, source.has(token, "Still")
    else { return value }
    return chain.lastCall?.argument("numbers", in: source)?.value ?? value
  }

  /// The name that a modifier around a view has for the view.
  static let content = "content"

  /// `.onAnimationCompleted(of: value) { … }`, as an exported view declares it.
  mutating func completionObserver(
    _ modifier: ModifierCall, _ node: inout ImportedNode, _ scope: Scope
  ) {
    guard let value = modifier.call.argument("of", in: source),
      let closure = modifier.call.closures.first?.closure
    else { return warn(.notSimulated, "'\(modifier.name)' is left out", at: modifier.tokens) }
    say(modifier.tokens)
    let list = steps(closure, scope)
    let observed = output(value.value.tokens, scope, asNumber: false)
    node.modifiers.append(
      .object([
        OutputMember("onAnimationCompleted", observed), OutputMember("completion", list.completion),
      ]))
  }

  /// `.pausable($value, target:remaining:animation:paused:)`, as an exported view declares it.
  mutating func pausable(
    _ modifier: ModifierCall, _ node: inout ImportedNode, _ scope: Scope
  ) {
    let call = modifier.call
    guard let state = call.first, let target = call.argument("target", in: source),
      let remaining = call.argument("remaining", in: source)?.value.closure,
      let animation = call.argument("animation", in: source)?.value.closure,
      let paused = call.argument("paused", in: source)
    else { return warn(.notSimulated, "'\(modifier.name)' is left out", at: modifier.tokens) }
    say(modifier.tokens)
    let name = translation((state.tokens.upperBound - 1)..<state.tokens.upperBound, scope).text
    node.modifiers.append(
      .object([
        OutputMember("pausable", .text(name.drops(prefix: "$"), nil)),
        OutputMember("target", output(target.value.tokens, scope)),
        OutputMember("remaining", value(of: remaining, as: "value", scope)),
        OutputMember("animation", value(of: animation, as: "remaining", scope)),
        OutputMember("paused", .text(translation(paused.value.tokens, scope).text, nil)),
      ]))
  }

  /// `.onTap(name) { … }`, as an exported view declares it: a tap on the view runs its own steps.
  mutating func recordedTap(
    _ modifier: ModifierCall, _ node: inout ImportedNode, _ scope: Scope
  ) {
    guard let closure = modifier.call.closures.first?.closure else {
      return warn(.notSimulated, "'\(modifier.name)' is left out", at: modifier.tokens)
    }
    say(modifier.tokens)
    let list = steps(closure, scope)
    node.modifiers.append(.object([OutputMember("onTapGesture", list.value)]))
  }

  /// The result of a closure of one expression, with a name of the document for its argument.
  private mutating func value(
    of closure: SwiftClosure, as name: String, _ scope: Scope
  ) -> OutputValue {
    var inside = scope
    for parameter in closure.parameters {
      inside.names[source.text(parameter)] = .text(name, isDynamic: true)
    }
    guard let last = closure.body.last, closure.body.count == 1 else {
      warn(.notSimulated, "this closure is left out", at: closure.tokens)
      return .null
    }
    return output(last.tokens, inside, asNumber: false)
  }

  /// A transition without what records it.
  func unprobed(_ value: SwiftExpression) -> SwiftExpression {
    guard keepsConstants, var chain = value.chain else { return value }
    while chain.suffixes.count >= 2, chain.suffixes[chain.suffixes.count - 1].isCall,
      case .member(let token) = chain.suffixes[chain.suffixes.count - 2].kind,
      source.has(token, "probed")
    {
      chain = chain.prefix(chain.suffixes.count - 2)
    }
    return SwiftExpression(kind: .chain(chain), tokens: chain.tokens)
  }

  /// Takes what `play()` of an exported view runs later for events; nil where it does anything else.
  mutating func recordedEvents(
    _ modifier: ModifierCall, _ closure: SwiftClosure?, _ list: StepList
  ) -> [ExportedEvent]? {
    guard isExported, modifier.name == "onAppear", let closure, closure.body.count == 1,
      source.text(bytes: source.range(closure.body[0].tokens)) == "play()"
    else { return nil }
    // An exported task is begun by a method, whose steps are taken here.
    let play = actions.first { $0.name == "play" }?.value ?? list.value
    guard case .list(let steps) = play else { return nil }
    var events: [ExportedEvent] = []
    for step in steps {
      guard case .object(let members) = step, members.count == 1, members[0].key == "async",
        case .object(let work) = members[0].value,
        case .list(let inner)? = work.first(where: { $0.key == "run" })?.value
      else { return nil }
      var time = OutputValue.number(0)
      switch work.first(where: { $0.key == "after" })?.value {
      case .number(let seconds): time = .number(seconds)
      case .text(let seconds, let origin): time = .text(seconds, origin)
      case nil: break
      default: return nil
      }
      if inner.count == 1, case .object(let only) = inner[0] {
        events.append(ExportedEvent(time: time, members: only))
      } else {
        events.append(ExportedEvent(time: time, members: [OutputMember("run", .list(inner))]))
      }
    }
    actions.removeAll { $0.name == "play" }
    return events
  }

  /// Adds `Recorder.shared.after("label", number: 2, later: 0.5) { … }` as work whose time is that of the event.
  mutating func addLabelEvent(
    _ chain: SwiftChain, _ statement: SwiftStatement, _ scope: Scope, _ list: inout StepList
  ) {
    guard let call = chain.lastCall, let label = call.first.flatMap({ plainText($0.value) }),
      let body = call.closures.first?.closure
    else { return pass(statement.tokens) }
    say(statement.tokens.lowerBound..<body.tokens.lowerBound)
    var time = label
    for (word, sign) in [("number", "#"), ("later", "+ ")] {
      guard let argument = call.argument(word, in: source) else { continue }
      time += " \(sign)\(translation(argument.value.tokens, scope).text)"
    }
    let inner = steps(body, scope)
    list.add(
      "async",
      .object([OutputMember("after", .text(time, nil)), OutputMember("run", inner.value)]))
  }

  /// The columns of a probe, without the identities of rows.
  private func columns(of modifier: ModifierCall) -> [String] {
    modifier.call.arguments.filter { $0.label == nil }.compactMap { argument in
      plainText(argument.value)
        ?? source.text(bytes: source.range(argument.value.tokens)).withoutIdentities
    }
  }

  /// The content of a text without interpolations.
  func plainText(_ value: SwiftExpression) -> String? {
    let text = source.text(bytes: source.range(value.tokens))
    guard text.hasPrefix("\""), text.hasSuffix("\""), !text.has("\\"), text.utf8.count > 2 else {
      return nil
    }
    return String(text.dropFirst().dropLast())
  }
}

extension [String] {
  /// The common beginning of the names of a value's components: `offset` of `offset_x` and `offset_y`.
  fileprivate var commonStem: String? {
    guard let first, let end = first.lastIndex(of: "_") else { return nil }
    let stem = String(first[..<end])
    return allSatisfy { $0.hasPrefix("\(stem)_") } ? stem : nil
  }
}

extension String {
  /// The name of a column in a row without the identity in it; nil for a text without one:
  /// `row_opacity` of `"row_\(columnName(name))_opacity"`.
  fileprivate var withoutIdentities: String? {
    guard hasPrefix("\""), hasSuffix("\""), count > 2 else { return nil }
    var name = ""
    var depth = 0
    var rest = dropFirst().dropLast()
    var hasIdentity = false
    while let character = rest.popFirst() {
      if depth == 0, character == "\\" {
        guard rest.first == "(", name.hasSuffix("_") else { return nil }
        name.removeLast()
        hasIdentity = true
      } else if character == "(" {
        depth += 1
      } else if character == ")", depth > 0 {
        depth -= 1
      } else if depth == 0 {
        name.append(character)
      }
    }
    return hasIdentity && depth == 0 ? name : nil
  }
}

extension OutputValue {
  /// Whether a modifier is the attribute of a column: `opacity`, and `opacity_2` for the second one.
  fileprivate func says(_ name: String) -> Bool {
    guard case .object(let members) = self, let key = members.first?.key else { return false }
    return AttributeColumn(role: name[...])?.source.name == key
  }
}
