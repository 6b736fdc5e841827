import Diagnostics
import SwiftSource

extension Importer {
  /// A transition of which a part has a type, or effects, that the sources declare, as an object of the document; nil for
  /// one that an expression says.
  mutating func transition(_ value: SwiftExpression, _ scope: Scope) -> OutputValue? {
    guard let chain = value.chain else { return nil }
    if let whole = unreduced(chain, scope) { return transition(whole, scope) }
    var (start, made) = transitionBase(chain, scope)
    // The calls outside of a part: `combined(with:)` and `animation(_:)`.
    while start < chain.suffixes.count {
      let end = start + 2
      guard end <= chain.suffixes.count, case .member(let word) = chain.suffixes[start].kind,
        case .call(let call) = chain.suffixes[start + 1].kind
      else { return nil }
      if source.has(word, "combined"), let other = call.argument("with", in: source) {
        let second = transition(other.value, scope)
        if made != nil || second != nil {
          let first = made ?? output(chain.prefix(start).tokens, scope, asNumber: false)
          made = .object([
            OutputMember(
              "combined",
              .list([first, second ?? output(other.value.tokens, scope, asNumber: false)]))
          ])
        }
      } else if source.has(word, "animation"), case .object(let members)? = made,
        let argument = call.first
      {
        let animation = OutputMember("animation", animation(argument.value, scope))
        let isAnimated = members.contains { $0.key == "animation" }
        made =
          isAnimated
          ? .object([OutputMember("combined", .list([.object(members)])), animation])
          : .object(members + [animation])
      } else if made != nil {
        return nil
      }
      start = end
    }
    return made
  }

  /// The transition of an exported view that is not shown where motion is reduced: a document replaces it by itself.
  private mutating func unreduced(_ chain: SwiftChain, _ scope: Scope) -> SwiftExpression? {
    guard keepsConstants, chain.suffixes.isEmpty, case .parentheses(let inner) = chain.head,
      inner.count == 1, case .operation(let parts) = inner[0].value.kind, parts.count == 3,
      translation(parts[0].tokens, scope).text == "accessibilityReduceMotion"
    else { return nil }
    return parts[2]
  }

  /// The innermost part of a transition, which is nil where an expression says it, and the number of suffixes that it takes.
  private mutating func transitionBase(
    _ chain: SwiftChain, _ scope: Scope
  ) -> (suffixCount: Int, made: OutputValue?) {
    if let added = addedValue(chain, to: ["AnyTransition", "Transition"]) {
      var inside = Scope()
      if let function = added.function, let call = added.call {
        bind(function.parameters, call, scope, &inside)
      }
      let bound = inside
      let made = deeper(at: chain.tokens) { $0.transition(added.value, bound) } ?? nil
      if made != nil { say(added.declaration.tokens) }
      return (added.suffixCount, made)
    }
    var name: Int
    var count: Int
    switch chain.head {
    case .implicit(let token): (name, count) = (token, 0)
    case .name(let token): (name, count) = (token, 0)
    default: return (chain.suffixes.count, nil)
    }
    if source.has(name, "AnyTransition"), case .member(let token)? = chain.suffixes.first?.kind {
      (name, count) = (token, 1)
    }
    guard count < chain.suffixes.count, case .call(let call) = chain.suffixes[count].kind else {
      return (count, nil)
    }
    let word = source.text(name)
    switch word {
    case "modifier":
      guard let active = call.argument("active", in: source),
        let identity = call.argument("identity", in: source)
      else { break }
      return (
        count + 1,
        .object([
          OutputMember("active", .list(effects(active.value, scope))),
          OutputMember("identity", .list(effects(identity.value, scope))),
        ])
      )
    case "asymmetric":
      guard let insertion = call.argument("insertion", in: source)?.value,
        let removal = call.argument("removal", in: source)?.value
      else { break }
      let ways = (transition(insertion, scope), transition(removal, scope))
      guard ways.0 != nil || ways.1 != nil else { break }
      return (
        count + 1,
        .object([
          OutputMember(
            "asymmetric",
            .object([
              OutputMember(
                "insertion", ways.0 ?? output(insertion.tokens, scope, asNumber: false)),
              OutputMember("removal", ways.1 ?? output(removal.tokens, scope, asNumber: false)),
            ]))
        ])
      )
    case "AnyTransition", "init":
      guard let inner = call.first?.value else { break }
      return (count + 1, transition(inner, scope))
    default:
      guard let type = program.type(word, at: name), program.types[type].inherits("Transition")
      else { break }
      return (count + 1, ownTransition(type, call, scope))
    }
    return (count + 1, nil)
  }

  /// A type that conforms to Transition: the modifiers of its body, which see the phase; nil, with a warning, for a body
  /// of which the document cannot say all.
  private mutating func ownTransition(
    _ type: Int, _ call: SwiftCall, _ scope: Scope
  ) -> OutputValue? {
    guard let declaration = declaration("body", of: type),
      case .function(let function) = declaration.kind, let body = function.body
    else { return nil }
    let instance = makeInstance(type, call, scope)
    sayHeader(declaration, upTo: body.tokens.lowerBound)
    var inside = Scope(instance: instance)
    for parameter in function.parameters {
      let name = source.text(parameter.name)
      inside.names[name] =
        source.has(parameter.label, "phase")
        ? .text("phase", isDynamic: true)
        : .views([ImportedNode(Self.content, body.tokens)])
    }
    let bound = inside
    let inner = keepingConstants {
      $0.content(body, bound, ImportedNode(Self.content, body.tokens), body.tokens)
    }
    guard inner.children.isEmpty, inner.when == nil else {
      warn(
        .notSimulated, "the views in the body of '\(program.types[type].name)' are left out",
        at: body.tokens)
      return nil
    }
    var members = [OutputMember("body", .list(inner.modifiers))]
    if let motion = hasMotion(type) { members.append(OutputMember("hasMotion", .boolean(motion))) }
    return .object(members)
  }

  /// Whether the properties of a transition say that it moves something; nil where they say nothing.
  private mutating func hasMotion(_ type: Int) -> Bool? {
    guard let declaration = declaration("properties", of: type),
      case .variable(let variable) = declaration.kind,
      let value = variable.getter?.statements.onlyValue ?? variable.value,
      let motion = value.chain?.lastCall?.argument("hasMotion", in: source)
    else { return nil }
    say(declaration.tokens)
    return !source.has(motion.value.tokens.lowerBound, "false")
  }

  /// The attributes of a modifier of the sources, constant ones as well.
  private mutating func effects(_ value: SwiftExpression, _ scope: Scope) -> [OutputValue] {
    let argument = SwiftArgument(label: nil, value: value, tokens: value.tokens)
    let call = SwiftCall(arguments: [argument])
    let modifier = ModifierCall(
      name: "modifier", token: value.tokens.lowerBound, call: call, tokens: value.tokens)
    return keepingConstants {
      $0.apply(modifier, to: ImportedNode("content", value.tokens), scope).modifiers
    }
  }

  /// Reads something of which constant attributes count as well.
  private mutating func keepingConstants<Result>(
    _ read: (inout Importer) -> Result
  ) -> Result {
    let outer = keepsConstants
    keepsConstants = true
    defer { keepsConstants = outer }
    return read(&self)
  }
}
