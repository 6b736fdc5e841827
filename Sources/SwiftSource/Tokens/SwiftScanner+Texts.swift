import Diagnostics

extension SwiftScanner {
  /// Reads a text from its first quote on, with its interpolations.
  ///
  /// - Parameters:
  ///   - hashes: how many signs `#` stand before the quote of a raw text.
  ///   - depth: how many texts it is in the interpolations of.
  mutating func readText(hashes: Int, depth: Int = 0) -> SwiftToken.Kind {
    let start = position
    let isLong = opensLines
    position += isLong ? 3 : 1
    while !isAtEnd {
      if peek() == UInt8(ascii: "\""), closes(isLong: isLong, hashes: hashes) {
        position += (isLong ? 3 : 1) + hashes
        return .text
      }
      if peek().isLineEnd, !isLong { break }
      guard peek() == UInt8(ascii: "\\"), hasHashes(hashes, at: 1) else {
        position += 1
        continue
      }
      position += 1 + hashes
      if peek() == UInt8(ascii: "(") {
        guard depth < SwiftLimits.textNesting else {
          refuse(
            .tooDeep, "texts nest deeper than \(SwiftLimits.textNesting) levels here", position)
          position = bytes.count
          return .text
        }
        skipInterpolation(depth: depth)
      } else if !isAtEnd, isLong || !peek().isLineEnd {
        position += 1
      }
    }
    refuse(.syntax, "a text begins here and never ends", start)
    return .text
  }

  /// Whether three quotes open a text of several lines, because the line ends after them: `#"""#` is a raw text of one quote.
  private var opensLines: Bool {
    guard peek(1) == UInt8(ascii: "\""), peek(2) == UInt8(ascii: "\"") else { return false }
    var offset = 3
    while peek(offset) == UInt8(ascii: " ") || peek(offset) == UInt8(ascii: "\t") { offset += 1 }
    return position + offset >= bytes.count || peek(offset).isLineEnd
  }

  private func closes(isLong: Bool, hashes: Int) -> Bool {
    guard isLong else { return hasHashes(hashes, at: 1) }
    return peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
      && hasHashes(hashes, at: 3)
  }

  private func hasHashes(_ count: Int, at offset: Int) -> Bool {
    for index in 0..<count where peek(offset + index) != UInt8(ascii: "#") { return false }
    return true
  }

  /// Skips the parentheses of an interpolation, with the texts in them.
  private mutating func skipInterpolation(depth: Int) {
    var open = 0
    while !isAtEnd {
      switch Unicode.Scalar(peek()) {
      case "(": open += 1
      case ")":
        open -= 1
        if open == 0 {
          position += 1
          return
        }
      case "\"":
        _ = readText(hashes: 0, depth: depth + 1)
        continue
      default: break
      }
      position += 1
    }
  }
}
