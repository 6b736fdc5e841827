import Diagnostics
import SwiftSource

extension Importer {
  /// `.modifier(E())` of a type that conforms to GeometryEffect: its animatable data move the matrix that `effectValue`
  /// makes of them; nil for every other modifier.
  mutating func geometryEffect(
    _ modifier: ModifierCall, _ node: ImportedNode, _ scope: Scope
  ) -> ImportedNode? {
    guard let chain = modifier.call.first?.value.chain, case .name(let token) = chain.head,
      let type = program.type(source.text(token), at: token),
      program.types[type].inherits("GeometryEffect"),
      case .call(let call)? = chain.suffixes.first?.kind,
      let declaration = declaration("effectValue", of: type),
      case .function(let function) = declaration.kind, let body = function.body
    else { return nil }
    // Behind the call only `ignoredByLayout()`, which changes nothing here: no effect takes part in layout.
    say(modifier.tokens)
    let instance = makeInstance(type, call, scope)
    sayHeader(declaration, upTo: body.tokens.lowerBound)
    var inside = Scope(instance: instance)
    for parameter in function.parameters {
      let name = source.text(parameter.name)
      if body.tokens.contains(where: { source.has($0, name) && source.kind($0 - 1) != .dot }) {
        warn(
          .notSimulated,
          "'\(program.types[type].name)' reads the size of its view, and is left out",
          at: modifier.tokens)
        return node
      }
      inside.names[name] = .nothing
    }
    let data = animatableData(of: instance) ?? []
    instances[instance].isAnimatable = true
    for member in data {
      instances[instance].arguments[member.property] = .text(member.name, isDynamic: true)
    }
    let bound = inside
    guard let read = deeper(at: body.tokens, { $0.body(body, bound) }) else { return node }
    say(body.tokens)
    var matrix = lines(read.text, body.tokens, owner: owner)
    if case .list = matrix {
      let parameters = data.map { $0.name }.joined(separator: ", ")
      let own = "\(instances[instance].prefix)effectValue(\(parameters))"
      defines.append((own, function.name, matrix))
      matrix = .text(own, Origin(range: source.range(body.tokens), owner: owner))
    }
    let effect = OutputValue.object([OutputMember("transformEffect", matrix)])
    var node = node
    node.modifiers.append(
      data.isEmpty
        ? effect
        : .object([
          OutputMember("animatable", .object(data.map { OutputMember($0.name, $0.value) })),
          OutputMember("body", .list([effect])),
        ]))
    return node
  }

  /// `ProjectionTransform(matrix)` is the matrix, and without an argument the one that changes nothing.
  func translateProjection(_ translator: inout ExpressionTranslator) -> Bool {
    guard translator.has(0, "ProjectionTransform"), translator.kind(1) == .leftParenthesis else {
      return false
    }
    if translator.kind(2) == .rightParenthesis {
      translator.write("CGAffineTransform.identity", for: 3)
    } else {
      translator.write("", for: 1)
    }
    return true
  }
}
