import SwiftSource

extension Importer {
  /// Gives the signs between arguments and statements, and the labels of arguments, the fate of what they stand for:
  /// without what is harmless, the rest is still a list.
  mutating func settleSeparators() {
    let sums = account.seenCounts
    for open in source.tokens.indices where source.tokens[open].kind.opensBracket {
      let end = source.tokens[open].partner
      guard end > open, sums[end] > sums[open + 1] else { continue }
      settleSeparators(in: (open + 1)..<end, sums)
      // The label of a closure behind a call.
      let isLabeled =
        open > 2 && source.kind(open) == .leftBrace && source.kind(open - 1) == .colon
        && source.kind(open - 2) == .word && source.kind(open - 3) == .rightBrace
      if isLabeled { say((open - 2)..<open) }
    }
  }

  /// - Parameters:
  ///   - tokens: the tokens between two brackets.
  ///   - sums: how many tokens before each one count for something.
  private mutating func settleSeparators(in tokens: Range<Int>, _ sums: [Int]) {
    let isSeen = { (part: Range<Int>) in sums[part.upperBound] > sums[part.lowerBound] }
    var separators: [Int] = []
    var place = tokens.lowerBound
    while place < tokens.upperBound {
      let token = source.tokens[place]
      if token.kind.opensBracket, token.partner > place {
        place = token.partner
      } else if token.kind == .comma || token.kind == .semicolon {
        separators.append(place)
      }
      place += 1
    }
    let starts = [tokens.lowerBound] + separators.map { $0 + 1 }
    let ends = separators + [tokens.upperBound]
    var wasSeen = false
    for (start, end) in zip(starts, ends) {
      let isPart = isSeen(start..<end)
      if isPart, wasSeen { say((start - 1)..<start) }
      wasSeen = wasSeen || isPart
      if isPart, source.kind(start) == .word, source.kind(start + 1) == .colon {
        say(start..<(start + 2))
      }
    }
  }
}
