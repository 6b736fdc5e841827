/// Layout is said where it can move a view. In a stack that is so as soon as one of several views comes, goes or
/// changes its size.
extension ImportedNode {
  /// Whether something in it, or itself, is moved by layout.
  var isMovedByLayout: Bool {
    if children.contains(where: { $0.isMovedByLayout }) || needsRoom { return true }
    if isAtEdge, grows { return true }
    if hasModifier(Self.places), children.contains(where: { !$0.isStill }) { return true }
    guard children.contains(where: { $0.comesOrGrows }) else { return false }
    switch arrangement {
    case .column, .row: return flowCount > 1
    case .layers: return false
    }
  }

  /// Whether it comes, goes or changes its size.
  var comesOrGrows: Bool { when != nil || loop?.isDynamic == true || grows }

  /// Whether its size may change.
  var grows: Bool {
    if hasModifier(Self.lengths) { return true }
    return size == nil && children.contains { $0.comesOrGrows }
  }

  /// Whether its transition or its shared frame depends on its size.
  private var needsRoom: Bool {
    modifiers.contains { modifier in
      guard case .object(let members) = modifier else { return false }
      return members.contains { member in
        guard member.key == "transition", case .text(let text, _) = member.value else {
          return member.key == "matchedGeometryEffect"
        }
        return ["move", "slide", "push"].contains { text.has($0) }
          || text.has("offset") && !children.isEmpty
      }
    }
  }

  /// How many views follow each other in it, those of groups and loops included.
  private var flowCount: Int {
    children.reduce(0) { count, child in
      if child.loop != nil { return count + 2 }
      return count + (child.isGroup ? child.flowCount : 1)
    }
  }

  private func hasModifier(_ keys: Set<String>) -> Bool {
    modifiers.contains { modifier in
      guard case .object(let members) = modifier else { return false }
      return members.contains { member in
        if keys.contains(member.key) { return true }
        guard member.key == "body", case .list(let body) = member.value else { return false }
        return body.contains { inner in
          guard case .object(let members) = inner else { return false }
          return members.contains { keys.contains($0.key) }
        }
      }
    }
  }

  private static let lengths: Set<String> = ["frame", "padding", "text", "font"]
  private static let places: Set<String> = ["frame", "padding", "offset", "position"]
}
