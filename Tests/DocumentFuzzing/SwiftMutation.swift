import TestSupport

/// A change of a Swift source that leaves its brackets in pairs.
enum SwiftMutation: CaseIterable {
  case remove, repeatSome, swap, insertOther, replaceGroup, replaceToken, changeNumber

  /// Changes a source at a random place.
  func apply(
    to source: inout [SwiftPiece], from pool: SwiftPool, _ random: inout SeededGenerator
  ) {
    var generator = random
    source.changeList(Int.random(in: 0..<source.listCount, using: &generator)) { list in
      change(&list, pool, &generator)
    }
    random = generator
  }

  private func change(
    _ list: inout [SwiftPiece], _ pool: SwiftPool, _ random: inout SeededGenerator
  ) {
    let place = Int.random(in: 0...list.count, using: &random)
    guard place < list.count, self != .insertOther else {
      list.insert(contentsOf: Self.some(of: random.element(of: pool.lists), &random), at: place)
      return
    }
    switch self {
    case .remove: list.removeSubrange(place..<Self.end(after: place, in: list, &random))
    case .repeatSome:
      let end = Self.end(after: place, in: list, &random)
      list.insert(contentsOf: list[place..<end], at: end)
    case .swap: list.swapAt(place, Int.random(in: list.indices, using: &random))
    case .replaceGroup:
      guard let bracket = list[place].bracket, let groups = pool.groups[bracket] else { return }
      list[place] = random.element(of: groups)
    case .replaceToken:
      if list[place].bracket == nil { list[place] = random.element(of: pool.tokens) }
    case .changeNumber:
      let isNumber = list[place].text.unicodeScalars.last?.properties.numericType != nil
      if isNumber { list[place] = .token(" " + random.element(of: Self.numbers)) }
    case .insertOther: break
    }
  }

  /// A few neighbours.
  private static func some(
    of list: [SwiftPiece], _ random: inout SeededGenerator
  ) -> ArraySlice<SwiftPiece> {
    guard !list.isEmpty else { return [] }
    let start = Int.random(in: list.indices, using: &random)
    return list[start..<end(after: start, in: list, &random)]
  }

  private static func end(
    after start: Int, in list: [SwiftPiece], _ random: inout SeededGenerator
  ) -> Int {
    min(start + Int.random(in: 1...12, using: &random), list.count)
  }

  private static let numbers = [
    "0", "1", "-1", "0.5", "2", "100", "1_000", "1e9", "1e308", "1e400", "0x10", "1e-320",
    "9223372036854775807", "99999999999999999999", ".infinity", "nil", "true", "\"a\"",
  ]
}
