/// The characters with which a terminal draws dots.
package enum DotStyle: Sendable {
  /// Two by four dots a character.
  case braille
  /// Three heights a character, of ASCII.
  case ascii

  /// How many dots a character is wide and high.
  var cell: (width: Int, height: Int) {
    switch self {
    case .braille: (2, 4)
    case .ascii: (1, 3)
    }
  }

  /// The left edge of a lane.
  var edge: Character {
    switch self {
    case .braille: "\u{2502}"
    case .ascii: "|"
    }
  }
}

/// Rows of characters in which dots are set.
struct DotGrid {
  private let style: DotStyle
  private let width: Int
  private let height: Int
  /// The height of the dot in each column of dots, from below.
  private var dots: [Int?]

  init(width: Int, height: Int, style: DotStyle) {
    self.style = style
    self.width = width
    self.height = height
    dots = Array(repeating: nil, count: width * style.cell.width)
  }

  /// How many columns of dots there are.
  var dotWidth: Int { dots.count }

  /// Sets the dot of a column that is nearest to a part of the height.
  mutating func set(_ column: Int, _ fraction: Double) {
    let top = height * style.cell.height - 1
    dots[column] = Int((min(max(fraction, 0), 1) * Double(top)).rounded())
  }

  /// The rows of characters, from above.
  var rows: [String] {
    (0..<height).reversed().map { row in
      String((0..<width).map { character($0, row) })
    }
  }

  private func character(_ column: Int, _ row: Int) -> Character {
    let cell = style.cell
    let inside = (0..<cell.width).map { offset -> Int? in
      let dot = dots[column * cell.width + offset].map { $0 - row * cell.height }
      return dot.flatMap { (0..<cell.height).contains($0) ? $0 : nil }
    }
    switch style {
    case .braille: return Self.braille(inside)
    case .ascii: return inside[0].map { [".", "-", "'"][$0] } ?? " "
    }
  }

  /// The bits of the dots of a braille character: of each column, from below.
  private static let brailleBits: [[UInt32]] = [
    [0x40, 0x04, 0x02, 0x01], [0x80, 0x20, 0x10, 0x08],
  ]

  private static func braille(_ dots: [Int?]) -> Character {
    var bits: UInt32 = 0x2800
    for (column, dot) in zip(brailleBits, dots) {
      if let dot { bits |= column[dot] }
    }
    return Unicode.Scalar(bits).map(Character.init) ?? " "
  }
}
