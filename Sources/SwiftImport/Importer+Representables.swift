import Diagnostics
import SwiftSource

extension Importer {
  /// A view of UIKit or AppKit that the sources declare. What a hosting controller in it shows is behind a border; what
  /// is set in it besides is not known.
  mutating func representable(
    _ type: Int, _ site: ImportedCall, _ scope: Scope
  ) -> ImportedNode {
    var node = ImportedNode(site.name, site.token..<(site.token + 1))
    node.content = .flexible
    let declarations = program.types[type].declarations
    let text = declarations.map { source.text(bytes: source.range($0.tokens)) }.joined()
    for declaration in declarations { say(declaration.tokens) }
    let isDynamic = site.call.arguments.contains { argument in
      argument.value.closure == nil && canChange(argument.value.tokens, scope)
    }
    unknown(site, &node, scope)
    passUnread(site.tokens)
    if isDynamic || !text.has("Hosting") {
      warn(
        .notSimulated, "what '\(site.name)' sets in a view of its own is not simulated",
        at: node.place)
    }
    guard text.has("Hosting"), !node.children.isEmpty else { return node }
    var hosted = ImportedNode("hosted", node.place)
    hosted.host = "UIHostingController"
    hosted.bridgesTransaction = text.has("context.transaction")
    hosted.children = node.children
    node.children = [hosted]
    return node
  }
}

extension ProgramType {
  /// Whether it shows a view of UIKit or AppKit.
  var isRepresentable: Bool {
    inherited.contains { name in
      name.hasSuffix("ViewRepresentable") || name.hasSuffix("ViewControllerRepresentable")
    }
  }
}
