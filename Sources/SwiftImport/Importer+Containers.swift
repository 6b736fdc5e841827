import Diagnostics
import SwiftSource

extension Importer {
  /// Warns of what a container of the library does by itself, where the document does not say it.
  mutating func warnOfContainer(_ site: ImportedCall, _ node: inout ImportedNode) {
    let token = site.token..<(site.token + 1)
    let moves = saysLayout || node.children.contains { $0.comesOrGrows }
    switch site.name {
    case "TabView":
      warn(
        .notSimulated,
        "which tab of this TabView is shown is not simulated: all of them are taken to be",
        at: token)
    case "NavigationSplitView":
      warn(
        .notSimulated, "all columns of this NavigationSplitView are taken to be shown", at: token)
    case "DisclosureGroup":
      warn(
        .notSimulated, "this DisclosureGroup is taken to be open; how it opens is not simulated",
        at: token)
    case "ViewThatFits":
      guard node.children.count > 1 else { return }
      warn(.notSimulated, "the first view of this ViewThatFits is taken to fit", at: token)
      node.children = Array(node.children.prefix(1))
    case "AnyLayout":
      warn(.notSimulated, "how this AnyLayout places its views is not simulated", at: token)
    case "List", "Form", "Grid", "LazyVGrid", "LazyHGrid":
      guard moves else { return }
      warn(
        .notSimulated,
        "where the rows of this \(site.name) are, and how they move, is not simulated",
        at: token)
    default: break
    }
  }

  /// A link or a menu: its label is a view; what it opens is not on screen, but for the actions in it.
  mutating func opener(_ site: ImportedCall, _ scope: Scope) -> ImportedNode {
    var node = ImportedNode(site.name, site.token..<(site.token + 1))
    say(site.token..<(site.token + 1))
    passArguments(site.call, site.tokens)
    let isMenu = site.name == "Menu"
    let labeled =
      site.call.closure("label", in: source)
      ?? site.call.argument("label", in: source)?.value.closure
    let closures = site.call.closures.map { $0.closure }
    let hasOther =
      site.call.argument("destination", in: source) != nil
      || site.call.argument("value", in: source) != nil
    let label = labeled ?? (hasOther && !isMenu ? closures.first : nil)
    for closure in closures + site.call.arguments.compactMap({ $0.value.closure }) {
      let views = self.views(closure, scope)
      if closure.tokens == label?.tokens {
        node.children += views
      } else if isMenu ? views.contains(where: { !$0.isStill }) : !views.isEmpty {
        warn(
          .notSimulated, "what this \(site.name) opens is not on screen, and is left out",
          at: closure.tokens.lowerBound..<(closure.tokens.lowerBound + 1),
          help: isMenu ? nil : "import it by itself, with --view")
      }
    }
    if let destination = site.call.argument("destination", in: source),
      destination.value.closure == nil
    {
      warn(
        .notSimulated, "what this \(site.name) opens is not on screen, and is left out",
        at: destination.tokens, help: "import it by itself, with --view")
    }
    if node.children.isEmpty { title(&node, site, scope) } else { node.asLabel(saysLayout) }
    return node
  }

  /// A gauge or a view of progress, whose fraction is an attribute; without a value it spins by itself.
  mutating func gauge(_ site: ImportedCall, _ scope: Scope) -> ImportedNode {
    var node = ImportedNode(site.name, site.token..<(site.token + 1))
    node.content =
      site.name == "Gauge"
      ? .row(40) : site.call.argument("value", in: source) == nil ? .control(20, 20) : .row(4)
    guard let value = site.call.argument("value", in: source) else {
      warn(
        .notSimulated, "what this \(site.name) does by itself is not simulated",
        at: site.token..<(site.token + 1))
      passUnread(site.tokens)
      return node
    }
    let total = site.call.argument("total", in: source)
    let parts = [value, total].compactMap { $0 }
    if parts.contains(where: { canChange($0.value.tokens, scope) }) {
      owning(site.token, site.tokens) { importer in
        for part in parts { importer.say(part.tokens) }
        importer.say(site.token..<(site.token + 1))
        let texts = parts.map { part -> String in
          let text = importer.translation(part.value.tokens, scope).text
          return text.isOneValue ? text : "(\(text))"
        }
        let name = site.name == "Gauge" ? "value" : "progress"
        let fraction = importer.output(texts.joined(separator: " / "), value.value.tokens)
        node.modifiers.append(
          .object([OutputMember("attribute", .object([OutputMember(name, fraction)]))]))
      }
    }
    passUnread(site.tokens)
    return node
  }

  /// Warns where the closures of a view that draws read something that changes.
  mutating func warnOfDrawing(_ site: ImportedCall, _ scope: Scope) {
    let closures =
      site.call.closures.map { $0.closure } + site.call.arguments.compactMap { $0.value.closure }
    for closure in closures where isInTimeline || readsChanges(closure.tokens, scope) {
      warn(
        .notSimulated, "what '\(site.name)' draws is not simulated",
        at: site.token..<(site.token + 1))
      account.mark(closure.tokens, .warned)
    }
  }

  /// Whether a name in some tokens means something that changes; nothing of it becomes a part of the document.
  private func readsChanges(_ tokens: Range<Int>, _ scope: Scope) -> Bool {
    var copy = self
    return tokens.contains { token in
      guard source.kind(token) == .word, token == 0 || source.kind(token - 1) != .dot else {
        return false
      }
      switch copy.meaning(of: source.text(token), in: scope) {
      case .text(_, let isDynamic)?: return isDynamic
      case .dates?, .model?: return true
      default: return false
      }
    }
  }
}
