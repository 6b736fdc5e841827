import Diagnostics
import SwiftSource

extension Importer {
  mutating func loop(_ site: ImportedCall, _ scope: Scope) -> ImportedNode {
    let node = ImportedNode("group", site.token..<(site.token + 1))
    guard let data = site.call.first,
      let closure = site.call.anyClosure(in: source)
    else {
      warn(.notSimulated, "this ForEach has no closure", at: site.tokens)
      return node
    }
    say(site.tokens.lowerBound..<data.tokens.upperBound)
    let start = site.call.argument("id", in: source)?.tokens.upperBound ?? data.tokens.upperBound
    if start < closure.tokens.lowerBound {
      account.frame(start..<closure.tokens.lowerBound, around: closure.tokens)
    }
    say((site.tokens.upperBound - 1)..<site.tokens.upperBound)
    return loop(data, closure, site, scope)
  }

  mutating func loop(
    _ data: SwiftArgument, _ closure: SwiftClosure, _ site: ImportedCall, _ scope: Scope
  ) -> ImportedNode {
    if let message = refused[data.tokens.lowerBound] {
      warn(
        .notSimulated, "the views of this \(site.name) are left out: \(message)",
        at: data.tokens.lowerBound..<closure.tokens.upperBound,
        help: "what it repeats is not known")
      var node = ImportedNode("group", site.token..<(site.token + 1))
      node.isGroup = true
      return node
    }
    var inside = scope
    // Elements that are written down are whole numbers where nothing else is said.
    var list = translation(data.value.tokens, scope).text.asWholeList
    var name = closure.parameters.first.map { source.text($0) } ?? "element"
    if name.hasPrefix("$") { name.removeFirst() }
    var isEnumerated = false
    if closure.parameters.count == 2, let inner = list.enumeratedList {
      list = inner
      isEnumerated = true
      inside.names[name] = .text("index", isDynamic: true)
      name = source.text(closure.parameters[1])
    }
    if isText(list) { list = "Array(\(list))" }
    if closure.parameters.isEmpty { inside.names["$0"] = .text(name, isDynamic: true) }
    // `index` is a name of the document itself.
    let element = name == "_" ? "element" : localName(name, scope.instance)
    inside.names[name] = .text(element, isDynamic: true)
    inside.elements.append(element)
    let first = touching {
      $0.translation(data.value.tokens, scope).text.enumeratedList
        ?? $0.translation(data.value.tokens, scope).text
    }
    let isRange = first.has("..")
    loops.append(
      (
        element, first.firstElement,
        isRange ? nil : "!\(first.isOneValue ? first : "(\(first))").isEmpty"
      ))
    let children = views(closure, inside)
    loops.removeLast()
    let outerOwner = owner
    owner = data.tokens.lowerBound
    defer { owner = outerOwner }
    let viewLoop = ImportedLoop(
      data: output(list, data.value.tokens, asNumber: false),
      isDynamic: canChange(data.value.tokens, scope), name: element)
    var node: ImportedNode
    if children.count == 1, let only = children.first, only.loop == nil, !only.isGroup {
      node = only
    } else {
      node = ImportedNode("row", site.token..<(site.token + 1))
      node.children = children
      node.isGroup = saysLayout
    }
    node.loop = viewLoop
    node.identity =
      node.identity ?? identity(site, list, element, isEnumerated: isEnumerated)
    return node
  }

  /// Whether an expression is known to be a text, whose elements are characters.
  private func isText(_ list: String) -> Bool {
    if list.hasPrefix("'") || kinds[list] == .text { return true }
    guard case .text(let value, _)? = defines.all.first(where: { $0.name == list })?.value else {
      return false
    }
    return value.hasPrefix("'")
  }

  /// The identity of the elements of a loop; nil where they are their own.
  mutating func identity(
    _ site: ImportedCall, _ list: String, _ element: String, isEnumerated: Bool
  ) -> OutputValue? {
    var isOwn = true
    if case .records(let type)? = kinds[list] { isOwn = declaration("id", of: type) == nil }
    if let path = site.call.argument("id", in: source) {
      defer {
        if !isOwn || !source.has(path.tokens.upperBound - 1, "self") {
          say(path.tokens)
        } else {
          pass(path.tokens)
        }
      }
      var text = source.text(bytes: source.range(path.value.tokens))
      if isEnumerated {
        // The pairs of a list with its places have the place and the element as members.
        if text == "\\.offset" || text == "\\.0" {
          return .text("index", Origin(range: source.range(path.value.tokens), owner: owner))
        }
        text = text.dropsElement
      }
      guard text.hasPrefix("\\."), text != "\\.self" else { return nil }
      return .text(
        element + text.dropFirst(), Origin(range: source.range(path.value.tokens), owner: owner))
    }
    if isOwn { return nil }
    return .text("\(element).id", nil)
  }
}

extension String {
  /// A key path of a pair, as one of its element: `\.name` for `\.element.name`.
  fileprivate var dropsElement: String {
    for member in ["\\.element", "\\.1"] {
      if self == member { return "\\.self" }
      if hasPrefix(member + ".") { return "\\." + dropFirst(member.count + 1) }
    }
    return self
  }
}
