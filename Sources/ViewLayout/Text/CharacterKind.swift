/// The part that a character has in the lines of a text.
enum CharacterKind {
  case newline
  /// A space between words, at which a line may end.
  case space
  case letter
  /// A letter after which a line may end.
  case hyphen
  /// A character before and after which a line may end, as wide as the font is large.
  case ideograph
  /// A zero-width joiner: the characters on both sides form one emoji.
  case joiner
  /// A character that takes no room.
  case mark
}

extension Unicode.Scalar {
  var kind: CharacterKind {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: .newline
    case 0x09, 0x20, 0x2000...0x2006, 0x2008...0x200A: .space
    case 0x2D, 0x2010, 0x2012...0x2014: .hyphen
    case 0x200D: .joiner
    case 0...0x1F, 0x7F...0x9F, 0xAD, 0x300...0x36F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF,
      0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x20D0...0x20FF, 0xFE00...0xFE0F,
      0xFE20...0xFE2F, 0xFEFF, 0x1F3FB...0x1F3FF, 0xE0001...0xE01EF:
      .mark
    case 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      .ideograph
    default: .letter
    }
  }
}

extension AdvanceWidths {
  /// The width of a character: the font's, or that of a usual letter where the font has none.
  static func width(of scalar: Unicode.Scalar) -> Double {
    if scalar.kind == .ideograph { return unitsPerEm }
    for block in blocks where scalar.value >= block.first {
      guard let index = Int(exactly: scalar.value - block.first), index < block.widths.count,
        block.widths[index] > 0
      else { continue }
      return Double(block.widths[index])
    }
    return Double(usual)
  }
}
