import Diagnostics
import SwiftSource

extension Importer {
  /// An animation whose type a source declares, with its functions as expressions of the document; nil for every other
  /// one.
  mutating func customAnimation(_ expression: SwiftExpression, _ scope: Scope) -> [OutputMember]? {
    guard let chain = expression.chain else { return nil }
    // `Animation(Bounce())`.
    if case .name(let token) = chain.head, source.has(token, "Animation"),
      case .call(let call)? = chain.suffixes.first?.kind, let inner = call.first?.value
    {
      guard let members = customAnimation(inner, scope) else { return nil }
      say(chain.tokens)
      return unmodified(chain, after: 1) ? members : nil
    }
    if case .name(let token) = chain.head, let type = program.type(source.text(token), at: token),
      program.types[type].inherits("CustomAnimation"),
      case .call(let call)? = chain.suffixes.first?.kind
    {
      guard unmodified(chain, after: 1) else { return nil }
      say(chain.tokens)
      return customAnimation(of: makeInstance(type, call, scope), chain.tokens)
    }
    return addedAnimation(chain, scope)
  }

  /// `.bounce` or `.bounce(duration: 1)`, where a source adds it to Animation.
  private mutating func addedAnimation(
    _ chain: SwiftChain, _ scope: Scope
  ) -> [OutputMember]? {
    guard let added = addedValue(chain, to: ["Animation"]) else { return nil }
    var inside = Scope()
    if let function = added.function, let call = added.call {
      bind(function.parameters, call, scope, &inside)
    }
    let bound = inside
    let members = deeper(at: chain.tokens) { $0.customAnimation(added.value, bound) } ?? nil
    guard let members else { return nil }
    say(added.declaration.tokens)
    return unmodified(chain, after: added.suffixCount) ? members : nil
  }

  /// Whether nothing changes the speed, the delay or the repetition of a custom animation, which a document cannot say.
  private mutating func unmodified(_ chain: SwiftChain, after count: Int) -> Bool {
    guard chain.suffixes.count > count else { return true }
    let rest = chain.suffixes[count].tokens.lowerBound..<chain.tokens.upperBound
    refuse(.notSimulated, "a change of a custom animation is not simulated", at: rest)
    return false
  }

  /// The functions of a custom animation.
  private mutating func customAnimation(
    of instance: Int, _ tokens: Range<Int>
  ) -> [OutputMember]? {
    let type = instances[instance].type
    let name = program.types[type].name
    guard let animate = animationFunction("animate", instance) else {
      refuse(.notSimulated, "'\(name)' has no function 'animate' that can be read", at: tokens)
      return nil
    }
    var members = [OutputMember("animate", animate)]
    if declaration("velocity", of: type) != nil {
      guard let velocity = animationFunction("velocity", instance) else { return nil }
      members.append(OutputMember("velocity", velocity))
    }
    if declaration("shouldMerge", of: type) != nil {
      guard let merges = animationFunction("shouldMerge", instance) else { return nil }
      members.append(OutputMember("shouldMerge", merges))
    }
    return members
  }

  /// A function of a custom animation as an expression of `value` and `time`; nil, with an error, where it reads what a
  /// document does not know: the state from one evaluation to the next, or the animation before.
  private mutating func animationFunction(_ name: String, _ instance: Int) -> OutputValue? {
    guard let declaration = declaration(name, of: instances[instance].type),
      case .function(let function) = declaration.kind, let body = function.body
    else { return nil }
    var scope = Scope(instance: instance)
    for parameter in function.parameters {
      let own = source.text(parameter.name)
      switch source.text(parameter.label) {
      case "value": scope.names[own] = .text("value", isDynamic: true)
      case "time": scope.names[own] = .text("time", isDynamic: true)
      default:
        let read = body.tokens.first {
          source.has($0, own) && source.kind($0 - 1) != .dot && source.kind($0 + 1) != .colon
        }
        if let read {
          refuse(
            .notSimulated, "'\(own)' in a custom animation is not simulated", at: read..<(read + 1))
          return nil
        }
      }
    }
    sayHeader(declaration, upTo: body.tokens.lowerBound)
    let isTimed = name != "shouldMerge"
    guard let read = deeper(at: body.tokens, { $0.body(body, scope) }) else { return nil }
    say(body.tokens)
    let text = lines(read.text, body.tokens, owner: function.name)
    guard case .list = text else { return output(text) }
    let own = instances[instance].prefix + name
    if dynamicDefines[own] == nil {
      dynamicDefines[own] = read.isDynamic
      defines.append((isTimed ? "\(own)(value, time)" : own, function.name, text))
    }
    return .text(
      isTimed ? "\(own)(value, time)" : own,
      Origin(range: source.range(body.tokens), owner: owner))
  }

  /// A Boolean that is written down, or the expression.
  private func output(_ value: OutputValue) -> OutputValue {
    guard case .text(let text, _) = value, text == "true" || text == "false" else { return value }
    return .boolean(text == "true")
  }
}

/// A value that an extension of a type of the library gives a name.
struct AddedValue {
  let declaration: SwiftDeclaration
  /// The function that gives it, and the call; nil for a property.
  let function: SwiftFunction?
  let call: SwiftCall?
  let value: SwiftExpression
  /// How many suffixes of the chain belong to its name.
  let suffixCount: Int
}

extension Importer {
  /// The one value behind `.name`, `Owner.name` or a call of either, where a source adds it to one of some types.
  func addedValue(_ chain: SwiftChain, to owners: [String]) -> AddedValue? {
    var name: Int?
    var count = 0
    switch chain.head {
    case .implicit(let token): name = token
    case .name(let token) where owners.contains(source.text(token)):
      if case .member(let member)? = chain.suffixes.first?.kind { name = member }
      count = 1
    default: break
    }
    guard let name else { return nil }
    let word = source.text(name)
    guard let declaration = owners.lazy.compactMap({ program.added[$0]?[word] }).first else {
      return nil
    }
    switch declaration.kind {
    case .variable(let variable):
      guard let value = variable.getter?.statements.onlyValue ?? variable.value else { return nil }
      return AddedValue(
        declaration: declaration, function: nil, call: nil, value: value, suffixCount: count)
    case .function(let function):
      guard let value = function.body?.statements.onlyValue, count < chain.suffixes.count,
        case .call(let call) = chain.suffixes[count].kind
      else { return nil }
      return AddedValue(
        declaration: declaration, function: function, call: call, value: value,
        suffixCount: count + 1)
    default: return nil
    }
  }
}

extension [SwiftStatement] {
  /// The one value that statements are.
  var onlyValue: SwiftExpression? {
    guard count == 1 else { return nil }
    switch self[0].kind {
    case .expression(let value): return value
    case .exit(_, let value): return value
    default: return nil
    }
  }
}
