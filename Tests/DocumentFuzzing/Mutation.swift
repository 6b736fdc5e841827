import TestSupport

/// A change of a document that most often leaves it valid JSON, and sometimes a timeline.
enum Mutation: CaseIterable {
  case replaceLikewise, replaceAnyhow, remove, repeatElement, swapElements, addMember, renameKey
  case changeNumber, damageText, spliceText

  /// Changes a document at a random place.
  func apply(
    to document: inout JSONTree, from pool: FragmentPool, _ random: inout SeededGenerator
  ) {
    var generator = random
    document.replace(Int.random(in: 0..<document.count, using: &generator)) { tree in
      changed(tree, pool, &generator)
    }
    random = generator
  }

  private func changed(
    _ tree: JSONTree, _ pool: FragmentPool, _ random: inout SeededGenerator
  ) -> JSONTree {
    switch (self, tree) {
    case (.replaceAnyhow, _): return random.element(of: pool.everything)
    case (.changeNumber, .scalar(let spelling)) where Double(spelling) != nil:
      return .scalar(random.element(of: Self.numbers))
    case (.damageText, .scalar(let spelling)) where spelling.hasPrefix("\""):
      return .scalar("\"" + Self.damaged(String(spelling.dropFirst().dropLast()), &random) + "\"")
    case (.spliceText, .scalar(let spelling)) where spelling.hasPrefix("\""):
      return .scalar("\"" + random.element(of: pool.texts) + "\"")
    case (_, .scalar): return tree
    case (.remove, .array(var elements)) where !elements.isEmpty:
      elements.remove(at: random.element(of: Array(elements.indices)))
      return .array(elements)
    case (.swapElements, .array(var elements)) where elements.count > 1:
      elements.swapAt(
        random.element(of: Array(elements.indices)), random.element(of: Array(elements.indices)))
      return .array(elements)
    case (_, .array(var elements)) where !elements.isEmpty:
      let element = random.element(of: elements)
      elements.insert(element, at: Int.random(in: 0...elements.count, using: &random))
      return .array(elements)
    case (_, .array): return tree
    case (_, .object(let members)) where members.isEmpty: return tree
    case (_, .object(let members)): return .object(changed(members, pool, &random))
    }
  }

  private func changed(
    _ members: [(key: String, value: JSONTree)], _ pool: FragmentPool,
    _ random: inout SeededGenerator
  ) -> [(key: String, value: JSONTree)] {
    var members = members
    let index = random.element(of: Array(members.indices))
    let key = members[index].key
    switch self {
    case .remove: members.remove(at: index)
    case .addMember:
      let other = random.element(of: pool.neighbours[key] ?? [key])
      if !members.contains(where: { $0.key == other }), let values = pool.values[other] {
        members.append((other, random.element(of: values)))
      }
    case .renameKey: members[index].key = random.element(of: pool.neighbours[key] ?? [key])
    case .replaceLikewise, .replaceAnyhow, .repeatElement, .swapElements, .changeNumber,
      .damageText,
      .spliceText:
      members[index].value = random.element(of: pool.values[key] ?? [members[index].value])
    }
    return members
  }

  private static let numbers = [
    "0", "-0", "1", "-1", "0.5", "2", "3", "16", "60", "100", "1000", "-1e-9", "1e-9", "1e-300",
    "0.1",
    "1e9", "1e18", "1e308", "1e400", "123456789.125", "0.30000000000000004", "9007199254740993",
  ]

  /// What is put into a text; a quote or a backslash would make it another text.
  private static let pieces = [
    "(", ")", "[", "]", "{", "}", "+", "- ", "*", "/", "?", ":", ",", ".", " ", "$", "$0", "'", "!",
    "&&", "==", "..<", "1", "0.5", "nil", "true", "let ", "return ", "in ", "()", "[]", "x",
    "\u{301}",
  ]

  private static func damaged(_ text: String, _ random: inout SeededGenerator) -> String {
    var letters = Array(text.unicodeScalars)
    let place = Int.random(in: 0...letters.count, using: &random)
    if random.oneIn(3), place < letters.count, letters[place] != "\\",
      place == 0 || letters[place - 1] != "\\"
    {
      letters.remove(at: place)
    } else if place == 0 || letters[place - 1] != "\\" {
      letters.insert(contentsOf: random.element(of: pieces).unicodeScalars, at: place)
    }
    return String(String.UnicodeScalarView(letters))
  }
}
