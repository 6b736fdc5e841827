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
  private static let right = Double(VectorFrame.width) - 8

  let y: Double
  private var end = -Double.infinity

  init(y: Double) { self.y = y }

  mutating func add(_ words: String, at x: Double, to svg: inout VectorText) {
    let width = Self.width(of: words, size: 10)
    let isLast = x + 3 + width > Self.right
    let start = isLast ? x - 3 - width : x + 3
    guard start >= end, !words.isEmpty else { return }
    svg.text(isLast ? x - 3 : x + 3, y, words, anchor: isLast ? "end" : nil, class: "word")
    end = start + width + 4
  }

  /// About how wide a text is.
  static func width(of text: String, size: Double) -> Double { Double(text.count) * size * 0.56 }
}

extension MarkList {
  /// Draws a rule for each mark, and words beside those that have room for them.
  func draw(
    _ frame: VectorFrame, from top: Double, to bottom: Double, words y: Double,
    _ svg: inout VectorText
  ) {
    var row = WordRow(y: y)
    var rules = VectorRules()
    var rest = marks[...]
    while let first = rest.first {
      let together = rest.prefix { $0.time == first.time }
      rest = rest.dropFirst(together.count)
      rules.add(frame.x(first.time), top, bottom)
      let words = together.prefix(Self.wordLimit).map { $0.words }.joined(separator: ", ")
      row.add(
        together.count > Self.wordLimit ? words + ", ..." : words, at: frame.x(first.time), to: &svg
      )
    }
    svg.path(rules.data, class: "rule")
  }

  /// Of what happens at one time no more is named.
  private static let wordLimit = 3
}

extension Double {
  /// The number as a coordinate: a tenth of a unit is less than anybody sees.
  var coordinate: String { trimmedText(decimals: 1) }
}
