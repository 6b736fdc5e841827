import SwiftSource

/// A value that a case of an enum carries, in the declaration of the case.
struct CarriedPart: Sendable {
  /// The name of the case.
  let caseName: String
  /// Its place in the parentheses, from 0.
  let place: Int
  let label: String?
  let type: Range<Int>
}

// The values that cases of enums carry.
extension Program {
  /// The values that the cases of an enum carry, in the order of the source.
  func carriedParts(of type: Int) -> [CarriedPart] {
    types[type].members.flatMap { member -> [CarriedPart] in
      guard case .cases(let cases) = member.kind else { return [] }
      return cases.filter { $0.hasPayload }.flatMap { carriedParts(of: $0) }
    }
  }

  private func carriedParts(of one: SwiftEnumCase) -> [CarriedPart] {
    let name = source.text(one.name)
    return elements(inBracketsAt: one.name + 1).enumerated().map { place, tokens in
      let start = tokens.lowerBound
      let hasLabel = source.kind(start) == .word && source.kind(start + 1) == .colon
      let first = hasLabel ? start + 2 : start
      let end = (first..<max(first, tokens.upperBound)).first { source.has($0, "=") }
      return CarriedPart(
        caseName: name, place: place, label: hasLabel ? source.text(start) : nil,
        type: first..<max(first, end ?? tokens.upperBound))
    }
  }

  /// The parts between brackets that commas separate.
  func elements(inBracketsAt open: Int) -> [Range<Int>] {
    guard source.tokens.indices.contains(open) else { return [] }
    let end = source.tokens[open].partner
    var elements: [Range<Int>] = []
    var start = open + 1
    var token = start
    while token < end {
      if source.kind(token) == .comma {
        elements.append(start..<token)
        start = token + 1
      }
      let opensBracket = source.tokens[token].kind.opensBracket
      token = opensBracket ? max(token, source.tokens[token].partner) + 1 : token + 1
    }
    if start < end { elements.append(start..<end) }
    return elements
  }

  /// Whether the name of a case before parentheses is that of a pattern which binds what is in them.
  func bindsAll(before open: Int) -> Bool {
    var place = open - 2
    if source.kind(place - 1) == .word, !isBinding(place - 1) { place -= 1 }
    return isBinding(place - 1)
  }

  func isBinding(_ token: Int) -> Bool {
    token >= 0 && (source.has(token, "let") || source.has(token, "var"))
  }

  /// The names of the cases of which a pattern binds what they carry.
  func foundBoundCases() -> Set<String> {
    guard !payloadOwners.isEmpty else { return [] }
    var names: Set<String> = []
    for open in source.tokens.indices where open >= 2 && source.kind(open) == .leftParenthesis {
      guard source.has(open - 2, "."), source.kind(open - 1) == .word else { continue }
      let name = source.text(open - 1)
      guard payloadOwners[name] != nil, !names.contains(name) else { continue }
      let inside = (open + 1)..<max(open + 1, source.tokens[open].partner)
      if bindsAll(before: open) || inside.contains(where: { isBinding($0) }) {
        names.insert(name)
      }
    }
    return names
  }
}
