import Diagnostics
import SwiftSource

extension Importer {
  /// A shape of the sources: its animatable data are attributes; the path that it draws is not simulated.
  mutating func shape(_ type: Int, _ site: ImportedCall, _ scope: Scope) -> ImportedNode {
    var node = ImportedNode(site.name, site.token..<(site.token + 1))
    sayType(type)
    let instance = makeInstance(type, site.call, scope)
    let isDynamic = site.call.arguments.contains { argument in
      argument.value.closure == nil && canChange(argument.value.tokens, scope)
    }
    guard isDynamic else {
      pass(site.tokens)
      return node
    }
    sayArguments(site.call, site.tokens, body: site.tokens)
    guard let data = animatableData(of: instance) else {
      warn(
        .notSimulated, "what '\(site.name)' draws is not simulated",
        at: site.token..<(site.token + 1))
      return node
    }
    owning(site.token, site.tokens) { importer in
      node.modifiers.append(
        .object([
          OutputMember("animatable", .object(data.map { OutputMember($0.name, $0.value) })),
          OutputMember("body", .list([])),
        ]))
    }
    return node
  }
}
