import Diagnostics

/// The owner of a body, which gives the modifiers in it a value: the key and the arguments of a modifier, without its body.
struct BodyOwner {
  /// The name of the value.
  let name: String
  let members: [OutputMember]
  /// Whether each view that reads the value may have a body of its own.
  let isShared: Bool
  /// The tokens of the view that it stands for.
  let tokens: Range<Int>
  /// The name of that view.
  let word: String
}

extension Importer {
  /// A view whose modifiers that read a value are in a body that has it; so are those of the views inside.
  mutating func enclose(_ node: ImportedNode, in owner: BodyOwner) -> ImportedNode {
    var node = node
    let readers = node.modifiers.indices.filter { node.modifiers[$0].reads(owner.name) }
    if let first = readers.first, let last = readers.last {
      let body = OutputMember("body", .list(Array(node.modifiers[first...last])))
      node.modifiers.replaceSubrange(first...last, with: [.object(owner.members + [body])])
      node.constantCount = min(node.constantCount, node.modifiers.count - 1)
    }
    if node.when?.reads(owner.name) == true {
      leaveOut("whether this view is there", owner, node)
      node.when = nil
    }
    if let size = node.size, size.width.reads(owner.name) || size.height.reads(owner.name) {
      leaveOut("the size of this view", owner, node)
      node.size = nil
    }
    if node.loop?.data.reads(owner.name) == true || node.identity?.reads(owner.name) == true
      || node.define.contains(where: { $0.value.reads(owner.name) })
      || node.layout?.contains(where: { $0.value.reads(owner.name) }) == true
    {
      leaveOut("what this view is made of", owner, node)
      node.loop = nil
      node.identity = nil
      node.define = []
      node.animatable = []
      node.layout = nil
      node.children = []
      return node
    }
    if !owner.isShared, node.children.contains(where: { $0.reads(owner.name) }) {
      warn(
        .notSimulated, "the views in this \(owner.word) that read '\(owner.name)' are left out",
        at: owner.tokens)
      node.children = node.children.filter { !$0.reads(owner.name) }
    } else {
      node.children = node.children.map { enclose($0, in: owner) }
    }
    return node
  }

  private mutating func leaveOut(_ what: String, _ owner: BodyOwner, _ node: ImportedNode) {
    warn(
      .notSimulated, "\(what) depends on '\(owner.name)' of a \(owner.word), and is not simulated",
      at: node.place.lowerBound..<(node.place.lowerBound + 1))
  }

  /// A name of a value in a body that nothing else of the document has.
  mutating func bodyName(_ name: String, _ scope: Scope) -> String {
    var own = localName(name, scope.instance)
    while !bodyNames.insert(own).inserted { own += "_" }
    return own
  }
}

extension ImportedNode {
  /// Whether something of the view, or of those inside it, reads a name.
  func reads(_ name: String) -> Bool {
    modifiers.contains { $0.reads(name) } || when?.reads(name) == true
      || loop?.data.reads(name) == true || identity?.reads(name) == true
      || size.map { $0.width.reads(name) || $0.height.reads(name) } == true
      || define.contains { $0.value.reads(name) }
      || layout?.contains { $0.value.reads(name) } == true
      || children.contains { $0.reads(name) }
  }
}

extension OutputValue {
  /// Whether an expression in it reads a name.
  func reads(_ name: String) -> Bool {
    switch self {
    case .object(let members): members.contains { $0.value.reads(name) }
    case .list(let elements): elements.contains { $0.reads(name) }
    case .text(let text, _): text.reads(name)
    case .number, .boolean, .null: false
    }
  }
}

extension String {
  /// Whether a name occurs in the expression that is not that of a member.
  func reads(_ name: String) -> Bool { !places(of: name).isEmpty }

  /// The expression with another one in the place of a name.
  func replacing(_ name: String, with other: String) -> String {
    var bytes = Array(utf8)
    for place in places(of: name).reversed() { bytes.replaceSubrange(place, with: other.utf8) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Where a name occurs in the expression that is not that of a member.
  private func places(of name: String) -> [Range<Int>] {
    let bytes = Array(utf8)
    let name = Array(name.utf8)
    guard !name.isEmpty, bytes.count >= name.count else { return [] }
    var places: [Range<Int>] = []
    for start in 0...(bytes.count - name.count)
    where bytes[start..<(start + name.count)].elementsEqual(name) {
      let end = start + name.count
      let before = start > 0 ? bytes[start - 1] : 0
      let isWord =
        !before.isIdentifierPart && before != UInt8(ascii: ".")
        && (end == bytes.count || !bytes[end].isIdentifierPart)
      if isWord { places.append(start..<end) }
    }
    return places
  }
}
