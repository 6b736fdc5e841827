/// Draws each curve of a picture in one line: its name, its course, and its values at the start and the end.
package struct Sparklines {
  private let picture: Picture
  private let width: Int
  private let dots: DotStyle

  package init(_ picture: Picture, width: Int, dots: DotStyle) {
    self.picture = picture
    self.width = width
    self.dots = dots
  }

  package var text: String {
    let lines = zip(picture.lanes, picture.scales).flatMap { lane, scale in
      lane.series.map { (name: $0.name, series: $0, scale: scale, values: $0.ends) }
    }
    let nameWidth = min(lines.map { $0.name.count }.max() ?? 0, width / 3)
    let valueWidth = lines.map { $0.values.count }.max() ?? 0
    let count = max(width - nameWidth - valueWidth - 2, 1)
    return lines.map { line in
      let name = line.name.prefix(nameWidth)
      let blanks = String(repeating: " ", count: nameWidth - name.count)
      return "\(name)\(blanks) \(course(of: line.series, line.scale, count)) \(line.values)\n"
    }.joined()
  }

  /// A character for the value at each of some times.
  private func course(of series: Series, _ scale: Scale, _ count: Int) -> String {
    let (start, end) = picture.timeRange
    let levels = dots.levels
    return String(
      (0..<count).map { column in
        let time = Scale(low: start, high: end).value(atStep: column, of: count - 1)
        guard let value = series.value(at: time) else { return " " }
        let level = min(max(scale.fraction(of: value), 0), 1) * Double(levels.count - 1)
        return levels[Int(level.rounded())]
      })
  }
}

extension Series {
  /// The first and the last value.
  fileprivate var ends: String {
    let values = samples.compactMap { $0.value }
    guard let first = values.first, let last = values.last else { return "" }
    return "\(first.labelText) to \(last.labelText)"
  }
}

extension DotStyle {
  /// Characters that fill more and more of their place.
  fileprivate var levels: [Character] {
    switch self {
    case .braille: Array("▁▂▃▄▅▆▇█")
    case .ascii: Array("_.:-=+*#")
    }
  }
}
