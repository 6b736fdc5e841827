import Diagnostics
import JSONText
import SwiftSource

extension Importer {
  /// The seconds that a finger is taken to be down in a tap.
  private static let usualPress = 0.1

  /// A button with a style that a source declares: the views of its `makeBody`, in which `configuration.isPressed` is a
  /// state that a tap sets; nil for every other view and style.
  mutating func buttonStyle(
    _ modifier: ModifierCall, _ node: ImportedNode, _ scope: Scope
  ) -> ImportedNode? {
    guard modifier.name == "buttonStyle", node.base == "Button",
      let chain = modifier.call.first?.value.chain,
      let (type, call) = style(chain, scope),
      let declaration = declaration("makeBody", of: type),
      case .function(let function) = declaration.kind, let body = function.body,
      let name = function.parameters.first?.name
    else { return nil }
    say(modifier.tokens)
    let instance = makeInstance(type, call, scope)
    sayHeader(declaration, upTo: body.tokens.lowerBound)
    var inside = Scope(instance: instance, elements: scope.elements)
    let place = node.place.lowerBound
    let touch = touches.lastIndex { $0.place == place }
    let reads = body.tokens.contains { source.has($0, "isPressed") }
    var pressed = "false"
    var node = node
    if reads {
      guard let state = pressedState(of: node, touch, scope) else {
        warn(
          .notSimulated,
          "'isPressed' of a button in a loop is not simulated; the style is left out",
          at: modifier.tokens)
        return node
      }
      pressed = state
      press(state, touch, origin(of: modifier.tokens), &node)
      let seconds = DecimalText.shortest(Self.usualPress)
      let isOwn = scope.instance.map { instances[$0].ownsStates } ?? false
      warn(
        .notSimulated,
        "a finger is taken to press this button for \(seconds) s, and then its action is called",
        at: modifier.tokens,
        help: isOwn ? nil : "press it without a tap: --change '\(state) = true at 1'")
    }
    inside.names[source.text(name)] = .style(label: [node], pressed: pressed)
    return content(body, inside, node, modifier.tokens)
  }

  /// The type of a style and the call that makes it, also where an extension of ButtonStyle gives it a name.
  private mutating func style(_ chain: SwiftChain, _ scope: Scope) -> (type: Int, call: SwiftCall)?
  {
    if let added = addedValue(chain, to: ["ButtonStyle"]) {
      guard added.function == nil, let inner = added.value.chain, let found = style(inner, scope)
      else { return nil }
      say(added.declaration.tokens)
      return found
    }
    guard case .name(let token) = chain.head,
      let type = program.type(source.text(token), at: token),
      program.types[type].inherits("ButtonStyle"), let call = chain.lastCall
    else { return nil }
    return (type, call)
  }

  /// Adds the state of a button that is true while a finger presses it; nil where one state would be that of several
  /// buttons.
  private mutating func pressedState(
    of node: ImportedNode, _ touch: Int?, _ scope: Scope
  ) -> String? {
    let label = touch.map { touches[$0].label.asNameEnd } ?? ""
    let place = node.place.lowerBound
    if let instance = scope.instance, instances[instance].ownsStates {
      let state = unique(instances[instance].prefix + "isPressed")
      instances[instance].ownStates.append((state, place, .boolean(false)))
      return state
    }
    guard scope.elements.isEmpty, loops.isEmpty else { return nil }
    let state = unique("\(label.isEmpty ? "button" : label)_isPressed".documentName)
    states.append((state, place, .boolean(false)))
    return state
  }

  /// Sets a state while a tap on a button lasts, and calls its action at the end.
  private mutating func press(
    _ state: String, _ touch: Int?, _ origin: Origin, _ node: inout ImportedNode
  ) {
    func setting(_ isPressed: Bool) -> [OutputMember] {
      [OutputMember("set", .object([OutputMember(state, .boolean(isPressed, origin))]))]
    }
    func pressing(_ steps: [OutputValue]) -> StepList {
      var list = StepList()
      list.steps.append(setting(true))
      list.add(
        "async",
        .object([
          OutputMember("after", .number(Self.usualPress)),
          OutputMember("run", .list([.object(setting(false))] + steps)),
        ]))
      return list
    }
    guard let touch else {
      return self.touch("button", "press", at: node.place.lowerBound, pressing([]), &node)
    }
    if let last = node.modifiers.lastIndex(where: { $0.value(of: "onTapGesture") != nil }),
      let steps = node.modifiers[last].value(of: "onTapGesture")
    {
      node.modifiers[last] = .object([OutputMember("onTapGesture", pressing(steps.elements).value)])
    } else if case .text(let name, _)? = touches[touch].step.first?.value,
      let index = actions.firstIndex(where: { $0.name == name })
    {
      actions[index].value = pressing(actions[index].value.elements).value
    }
  }
}

extension OutputValue {
  /// The value of a key of an object.
  fileprivate func value(of key: String) -> OutputValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The steps of a list; another value is one step.
  fileprivate var elements: [OutputValue] { if case .list(let all) = self { all } else { [self] } }
}
