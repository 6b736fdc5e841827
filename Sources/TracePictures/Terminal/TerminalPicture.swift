/// Draws a picture with the characters of a terminal.
///
/// Each column of dots shows the value at its time by one dot, so that the picture can be read back.
package struct TerminalPicture {
  /// Fewer columns have no room for the labels.
  package static let minimumWidth = 30
  /// The rows of a terminal, without that of the next prompt.
  private static let height = 23

  private let picture: Picture
  private let width: Int
  private let dots: DotStyle
  private let scales: [Scale]
  private let labelWidth: Int

  /// A picture that is as wide as `width` columns.
  package init(_ picture: Picture, width: Int, dots: DotStyle) {
    self.picture = picture
    self.width = width
    self.dots = dots
    scales = picture.scales
    let labels = scales.flatMap { [$0.low.labelText, $0.high.labelText] }
    labelWidth = labels.map { $0.count }.max() ?? 0
  }

  package var text: String {
    var lines = heading
    for (lane, scale) in zip(picture.lanes, scales) {
      for series in lane.series { lines += self.lines(of: series, in: lane, scale) }
      lines += [markLine(lane.marks)].compactMap { $0 }
    }
    lines += [markLine(picture.marks)].compactMap { $0 } + axisLines + legend + note
    return lines.map { $0.trimmingEnd + "\n" }.joined()
  }

  private var heading: [String] {
    let lines = picture.headings.flatMap { $0.words.folded(to: width, separator: " ") }
    return lines.isEmpty ? [] : lines + [""]
  }

  private var note: [String] {
    picture.note.isEmpty ? [] : [""] + picture.note.words.folded(to: width, separator: " ")
  }
}

// MARK: - Lanes

extension TerminalPicture {
  /// The columns of characters that are left for curves.
  private var plotWidth: Int { width - labelWidth - 2 }

  /// The rows of characters of each curve: the fewer curves, the higher, as far as a terminal shows all of them.
  private var rowCount: Int {
    let count = picture.lanes.reduce(0) { $0 + $1.series.count }
    let marked =
      picture.lanes.count { !$0.marks.marks.isEmpty } + (picture.marks.marks.isEmpty ? 0 : 1)
    let others = heading.count + count + marked + axisLines.count + legend.count + note.count
    let rows = (Self.height - others) / max(count, 1)
    return max(min(rows, count <= 2 ? 8 : count <= 4 ? 5 : 3), 3)
  }

  private func lines(of series: Series, in lane: Lane, _ scale: Scale) -> [String] {
    var grid = DotGrid(width: plotWidth, height: rowCount, style: dots)
    for column in 0..<grid.dotWidth {
      guard let value = series.value(at: time(ofDot: column, of: grid.dotWidth)) else { continue }
      grid.set(column, scale.fraction(of: value))
    }
    let title = series.title + (lane.unit.symbol.isEmpty ? "" : " (\(lane.unit.symbol))")
    let rows = grid.rows
    return [title]
      + rows.enumerated().map { index, row in
        let label =
          index == 0 ? scale.high.labelText : index == rows.count - 1 ? scale.low.labelText : ""
        return label.padded(to: labelWidth) + " \(dots.edge)" + row
      }
  }

  /// The time in the middle between the edges of a column of dots; the first and the last are the ends.
  private func time(ofDot column: Int, of count: Int) -> Double {
    let (start, end) = picture.timeRange
    return Scale(low: start, high: end).value(atStep: column, of: count - 1)
  }

  private func column(of time: Double) -> Int {
    let (start, end) = picture.timeRange
    let fraction = Scale(low: start, high: end).fraction(of: time)
    return Int((min(max(fraction, 0), 1) * Double(plotWidth - 1)).rounded())
  }

  /// The letters of what happened, below the times; nil where nothing did.
  private func markLine(_ list: MarkList) -> String? {
    guard !list.marks.isEmpty else { return nil }
    var letters = Array(repeating: Character(" "), count: plotWidth)
    for mark in list.marks {
      let column = column(of: mark.time)
      letters[column] =
        [" ", mark.kind.letter].contains(letters[column]) ? mark.kind.letter : Mark.severalLetter
    }
    return String(repeating: " ", count: labelWidth + 2) + String(letters)
  }
}

// MARK: - Axis and legend

extension TerminalPicture {
  private var axisLines: [String] {
    let (start, end) = picture.timeRange
    let unit = picture.axis == .seconds ? " s" : ""
    var labels = Array(repeating: Character(" "), count: plotWidth)
    let places = [(end, Int.max)] + Scale(low: start, high: end).ticks(count: 8).map { ($0, 0) }
    for (time, _) in places {
      let text = Array(time.labelText + (time == end ? unit : ""))
      let first = min(max(column(of: time) - text.count / 2, 0), plotWidth - text.count)
      let around = max(first - 1, 0)..<min(first + text.count + 1, plotWidth)
      guard first >= 0, labels[around].allSatisfy({ $0 == " " }) else { continue }
      labels.replaceSubrange(first..<first + text.count, with: text)
    }
    return [String(repeating: " ", count: labelWidth + 2) + String(labels)]
  }

  /// The meanings of the letters that occur.
  private var legend: [String] {
    let lists = picture.lanes.map { $0.marks } + [picture.marks]
    let marks = lists.flatMap { $0.marks }
    let kinds = Mark.Kind.allCases.filter { kind in marks.contains { $0.kind == kind } }
    guard !kinds.isEmpty else { return [] }
    let omitted = lists.reduce(0) { $0 + $1.omittedCount }
    let meanings =
      kinds.map { "\($0.letter) \($0.word)" } + ["\(Mark.severalLetter) several"]
      + (omitted > 0 ? ["\(omitted) more are not shown"] : [])
    return meanings.folded(to: width, separator: ", ")
  }
}

extension Mark {
  fileprivate static let severalLetter: Character = "*"
}

extension Mark.Kind {
  fileprivate var letter: Character {
    switch self {
    case .begin: "b"
    case .retarget: "r"
    case .set: "s"
    case .logical: "l"
    case .end: "e"
    case .complete: "c"
    case .other: "o"
    }
  }

  fileprivate var word: String {
    switch self {
    case .begin: "begin"
    case .retarget: "retarget"
    case .set: "set"
    case .logical: "logically complete"
    case .end: "end"
    case .complete: "completion"
    case .other: "other event"
    }
  }
}

extension [String] {
  /// The parts on lines of a width, none of them broken; only a part that is longer than a line is.
  func folded(to width: Int, separator: String) -> [String] {
    var lines: [String] = []
    for var part in self {
      while part.count > width {
        lines.append(String(part.prefix(width)))
        part = String(part.dropFirst(width))
      }
      let end = separator.trimmingEnd.count
      if let last = lines.last, last.count + separator.count + part.count + end <= width {
        lines[lines.count - 1] = last + separator + part
      } else {
        if !lines.isEmpty { lines[lines.count - 1] += separator.trimmingEnd }
        lines.append(part)
      }
    }
    return lines
  }
}

extension String {
  /// The words between blanks.
  fileprivate var words: [String] { split(separator: " ").map(String.init) }

  /// The text with blanks before it.
  func padded(to width: Int) -> String {
    String(repeating: " ", count: max(width - count, 0)) + self
  }

  /// The text without blanks at its end, also those of braille.
  fileprivate var trimmingEnd: Substring {
    self[..<(lastIndex { $0 != " " && $0 != "\u{2800}" }.map(index(after:)) ?? startIndex)]
  }
}
