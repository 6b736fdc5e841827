import Diagnostics
import SwiftSource

extension Importer {
  /// A gesture, or a choice of gestures, of which one may be none.
  mutating func gesture(
    _ value: SwiftExpression, _ node: inout ImportedNode, _ scope: Scope
  ) {
    if let choice = choice(value) {
      say(choice.condition.lowerBound..<(choice.condition.upperBound + 1))
      say(choice.first.tokens.upperBound..<(choice.first.tokens.upperBound + 1))
      let condition = translation(choice.condition, scope).text.asOperand
      for (value, condition) in [(choice.first, condition), (choice.second, "!\(condition)")] {
        if source.has(value.tokens.lowerBound, "nil") {
          say(value.tokens)
          continue
        }
        conditions.append(condition)
        gesture(value, &node, scope)
        conditions.removeLast()
      }
    } else if let chain = value.chain {
      gesture(chain, &node, scope)
    } else {
      warn(.notSimulated, "this gesture is not simulated", at: value.tokens)
    }
  }

  /// A tap, a press, a drag, or one of them that the view declares apart.
  mutating func gesture(_ chain: SwiftChain, _ node: inout ImportedNode, _ scope: Scope) {
    guard let kind = chain.words(in: source).first else {
      return warn(.notSimulated, "this gesture is not simulated", at: chain.tokens)
    }
    if kind == "TapGesture" || kind == "LongPressGesture" {
      return tap(chain, kind == "TapGesture" ? "tap" : "press", &node, scope)
    }
    guard kind == "DragGesture" else {
      if let (named, inside) = namedGesture(chain, scope) {
        say(chain.tokens)
        _ = deeper(at: chain.tokens) { $0.gesture(named, &node, inside) }
        return
      }
      return warn(.notSimulated, "'\(kind)' is not simulated", at: chain.tokens)
    }
    drag(chain, &node, scope)
  }

  /// A tap, or a press that lasts long enough: its value is true at the beginning and at the end.
  private mutating func tap(
    _ chain: SwiftChain, _ kind: String, _ node: inout ImportedNode, _ scope: Scope
  ) {
    say(chain.tokens)
    var list = StepList()
    for modifier in modifierCalls(chain.suffixes.drop { $0.isCall }) {
      guard modifier.name == "onEnded" || modifier.name == "onChanged" else {
        warn(.notSimulated, "'\(modifier.name)' is left out", at: modifier.tokens)
        continue
      }
      if let closure = modifier.call.anyClosure(in: source) {
        var inside = scope
        for name in closure.parameters.map({ source.text($0) }) + ["$0"] {
          inside.names[name] = .text("true", isDynamic: false)
        }
        list.steps += touching { $0.steps(closure, inside) }.steps
      } else if let method = modifier.call.first?.value {
        list.steps += touching { $0.steps(ofAction: method, scope) }.steps
      }
    }
    touch(node.base.lowercasedFirst, kind, at: chain.tokens.lowerBound, list, &node)
  }

  /// The gesture that a property or a function of the view makes, with its scope; nil for another name.
  private mutating func namedGesture(
    _ chain: SwiftChain, _ scope: Scope
  ) -> (gesture: SwiftChain, scope: Scope)? {
    guard let instance = scope.instance, case .name(var token) = chain.head else { return nil }
    var suffixes = chain.suffixes[...]
    if source.has(token, "self"), case .member(let member)? = suffixes.popFirst()?.kind {
      token = member
    }
    guard let declaration = declaration(source.text(token), of: instances[instance].type) else {
      return nil
    }
    var inside = Scope(instance: instance)
    switch (declaration.kind, suffixes.first?.kind) {
    case (.variable(let variable), nil):
      if let value = variable.value?.chain {
        say(declaration.tokens)
        return (value, inside)
      }
      guard let getter = variable.getter else { return nil }
      return made(by: getter, declaration).map { ($0, inside) }
    case (.function(let function), .call(let call)?):
      guard suffixes.count == 1, let body = function.body else { return nil }
      bind(function.parameters, call, scope, &inside)
      return made(by: body, declaration).map { ($0, inside) }
    default: return nil
    }
  }

  /// The only value of a body.
  private mutating func made(
    by body: SwiftBlock, _ declaration: SwiftDeclaration
  ) -> SwiftChain? {
    guard body.statements.count == 1 else { return nil }
    let value: SwiftExpression?
    switch body.statements[0].kind {
    case .expression(let only): value = only
    case .exit(_, let returned): value = returned
    default: value = nil
    }
    guard let chain = value?.chain else { return nil }
    sayHeader(declaration, upTo: chain.tokens.lowerBound)
    return chain
  }

  /// The way of a drag that is not given, in points, and its length in seconds.
  private static let usualWay = 100.0
  private static let usualDrag = 0.5

  /// A label that no other drag has.
  private func dragLabel(_ base: String) -> String {
    let labels = touches.filter { $0.isDrag }.map { $0.label }
    var number = 1
    while labels.contains(number == 1 ? base : "\(base)\(number)") { number += 1 }
    return number == 1 ? base : "\(base)\(number)"
  }

  /// A drag: its closures are the steps of the samples and of the release.
  private mutating func drag(_ chain: SwiftChain, _ node: inout ImportedNode, _ scope: Scope) {
    account.frame(chain.tokens.lowerBound..<chain.headEnd, around: chain.tokens)
    var members = [
      OutputMember("from", .list([.number(0), .number(0)])),
      OutputMember("to", .list([.number(Self.usualWay), .number(Self.usualWay)])),
      OutputMember("duration", .number(Self.usualDrag)),
    ]
    if let first = chain.suffixes.first, first.isCall { passUnread(first.tokens) }
    for modifier in modifierCalls(chain.suffixes.drop { suffix in suffix.isCall }) {
      if ["onChanged", "onEnded"].contains(modifier.name), let method = modifier.call.first?.value,
        method.closure == nil, method.chain?.suffixes.contains(where: { $0.isCall }) == false
      {
        say(modifier.tokens)
        let list = touching { $0.steps(ofDragMethod: method, scope) }
        guard !list.steps.isEmpty else { continue }
        members.append(
          OutputMember(modifier.name == "onChanged" ? "changed" : "ended", list.value))
        continue
      }
      guard let closure = modifier.call.anyClosure(in: source) else {
        warn(.notSimulated, "'\(modifier.name)' is left out", at: modifier.tokens)
        continue
      }
      account.frame(
        modifier.tokens.lowerBound..<closure.tokens.lowerBound, around: closure.tokens)
      account.frame(
        (modifier.tokens.upperBound - 1)..<modifier.tokens.upperBound, around: closure.tokens)
      switch modifier.name {
      case "onChanged", "onEnded":
        var inside = scope
        for parameter in closure.parameters {
          inside.names[source.text(parameter)] = .text("value", isDynamic: true)
        }
        inside.names["$0"] = .text("value", isDynamic: true)
        let list = touching { $0.steps(closure, inside) }
        if !list.steps.isEmpty {
          members.append(
            OutputMember(modifier.name == "onChanged" ? "changed" : "ended", list.value))
        }
      case "updating":
        guard let argument = modifier.call.first,
          let name = target(argument.value, scope)
        else { continue }
        let text = translation(closure.tokens, scope).text
        say(closure.tokens)
        members.append(
          OutputMember("updating", .object([OutputMember(name, output(text, closure.tokens))])))
      default: warn(.notSimulated, "'\(modifier.name)' is left out", at: modifier.tokens)
      }
    }
    guard members.count > 3 else { return }
    var touch = Touch(
      place: chain.tokens.lowerBound, label: dragLabel(node.base.lowercasedFirst),
      otherNames: otherNames(of: node), step: [], condition: touchCondition)
    if members.contains(where: { $0.value.readsPlaceOfFinger }) {
      needsLayout = true
      node.isPlaced = true
      touch.isPlaced = true
      if let space = coordinateSpace(chain) { members.append(space) }
    }
    touch.step = [OutputMember("gesture", .object(members))]
    node.touches.append(touches.count)
    touches.append(touch)
  }

  /// The space in which a drag says where the finger is, unless it is that of its view.
  private mutating func coordinateSpace(_ chain: SwiftChain) -> OutputMember? {
    guard case .call(let call)? = chain.suffixes.first?.kind,
      let argument = call.argument("coordinateSpace", in: source)
    else { return nil }
    let text = source.text(bytes: source.range(argument.value.tokens))
    if text == ".local" { return nil }
    guard text == ".global" else {
      warn(
        .notSimulated, "this space is not simulated: that of the view is taken",
        at: argument.tokens)
      return nil
    }
    say(argument.tokens)
    return OutputMember("coordinateSpace", .text(text, origin(of: argument.value.tokens)))
  }
}

extension OutputValue {
  /// Whether steps read where the finger of a drag is or was.
  fileprivate var readsPlaceOfFinger: Bool {
    switch self {
    case .object(let members): members.contains { $0.value.readsPlaceOfFinger }
    case .list(let elements): elements.contains { $0.readsPlaceOfFinger }
    case .text(let text, _):
      ["value.location", "value.startLocation", "value.predictedEndLocation"].contains {
        text.has($0)
      }
    case .number, .boolean, .null: false
    }
  }
}
