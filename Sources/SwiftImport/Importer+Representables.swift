import Diagnostics
import SwiftSource

extension Importer {
  /// A view of UIKit or AppKit that the sources declare. The content of a hosting controller in it is behind a border;
  /// the other properties that it sets are not known.
  mutating func representable(
    _ type: Int, _ site: ImportedCall, _ scope: Scope
  ) -> ImportedNode {
    var node = ImportedNode(site.name, site.token..<(site.token + 1))
    node.content = .flexible
    let declarations = program.types[type].declarations
    let isHosting = declarations.contains { hosts($0.tokens) }
    for declaration in declarations { say(declaration.tokens) }
    let isDynamic = site.call.arguments.contains { argument in
      argument.value.closure == nil && canChange(argument.value.tokens, scope)
    }
    unknown(site, &node, scope)
    passUnread(site.tokens)
    if isDynamic || !isHosting {
      warn(
        .notSimulated, "the properties that '\(site.name)' sets in its own view are not simulated",
        at: node.place)
    }
    guard isHosting, !node.children.isEmpty else { return node }
    var hosted = ImportedNode("hosted", node.place)
    hosted.host = "UIHostingController"
    hosted.bridgesTransaction = declarations.contains { readsTransaction($0.tokens) }
    hosted.children = node.children
    node.children = [hosted]
    return node
  }

  /// Whether a declaration names a hosting controller or view: `UIHostingController`, `NSHostingView`, or one of its own.
  private func hosts(_ tokens: Range<Int>) -> Bool {
    tokens.contains { token in
      let word = source.text(token)
      return word.first?.isLetter == true && word.has("Hosting")
    }
  }

  /// Whether a declaration reads the transaction of the update, to hand it on.
  private func readsTransaction(_ tokens: Range<Int>) -> Bool {
    tokens.dropLast(2).contains { token in
      source.has(token, "context") && source.has(token + 1, ".")
        && source.has(token + 2, "transaction")
    }
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
