import Diagnostics

/// The text of an SVG picture, one element a line.
struct VectorText {
  private(set) var text = ""

  mutating func line(_ element: String) { text += element + "\n" }

  mutating func path(_ data: String, class name: String) {
    if !data.isEmpty { line("<path class=\"\(name)\" d=\"\(data)\"/>") }
  }

  mutating func text(
    _ x: Double, _ y: Double, _ words: String, anchor: String? = nil, class name: String? = nil
  ) {
    let anchor = anchor.map { " text-anchor=\"\($0)\"" } ?? ""
    let name = name.map { " class=\"\($0)\"" } ?? ""
    line(
      "<text x=\"\(x.coordinate)\" y=\"\(y.coordinate)\"\(anchor)\(name)>\(words.xmlText)</text>")
  }
}

/// Vertical rules; of several in one place one is drawn.
struct VectorRules {
  private(set) var data = ""
  private var last = -Double.infinity

  mutating func add(_ x: Double, _ top: Double, _ bottom: Double) {
    guard x - last >= 0.5 else { return }
    last = x
    data += "M\(x.coordinate) \(top.coordinate)V\(bottom.coordinate)"
  }
}

/// Words beside rules, on one line; one that has no room is left out.
struct WordRow {
  /// Where words are beside their rule.
  enum Side {
    case left, right
  }

  /// The gap between a rule and its words.
  static let gap = 3.0

  /// Where the line ends.
  let right: Double
  private var end = -Double.infinity

  init(right: Double) { self.right = right }

  /// Takes the words of a rule, from left to right; nil where they have no room.
  mutating func place(_ words: String, at x: Double) -> Side? {
    let width = Self.width(of: words, size: 10)
    let isLast = x + Self.gap + width > right
    let start = isLast ? x - Self.gap - width : x + Self.gap
    guard start >= end, !words.isEmpty else { return nil }
    end = start + width + 4
    return isLast ? .left : .right
  }

  /// About how wide a text is.
  static func width(of text: String, size: Double) -> Double { Double(text.count) * size * 0.56 }
}

extension String {
  /// The text, or as much of its beginning as is about a width wide, with an ellipsis.
  func shortened(to width: Double, size: Double) -> String {
    guard WordRow.width(of: self, size: size) > width else { return self }
    var kept = ""
    var taken = WordRow.width(of: "\u{2026}", size: size)
    for character in self {
      taken += WordRow.width(of: String(character), size: size)
      guard taken <= width else { break }
      kept.append(character)
    }
    return kept + "\u{2026}"
  }
}

extension MarkList {
  /// Draws a rule for each mark, and words beside those that have room for them.
  func draw(
    _ frame: VectorFrame, from top: Double, to bottom: Double, words y: Double,
    _ svg: inout VectorText
  ) {
    var row = WordRow(right: Double(VectorFrame.width) - 8)
    var rules = VectorRules()
    for (time, words) in together {
      let x = frame.x(time)
      rules.add(x, top, bottom)
      switch row.place(words, at: x) {
      case .left: svg.text(x - WordRow.gap, y, words, anchor: "end", class: "word")
      case .right: svg.text(x + WordRow.gap, y, words, class: "word")
      case nil: break
      }
    }
    svg.path(rules.data, class: "rule")
  }
}

extension Double {
  /// The number as a coordinate: a tenth of a unit is less than anybody sees.
  var coordinate: String { trimmedText(decimals: 1) }
}
