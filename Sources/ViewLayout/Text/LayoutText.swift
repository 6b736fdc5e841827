package import AnimationEngine

/// A text that is laid out by an estimate of its size: `AdvanceWidths` has the widths, and words wrap.
///
/// The estimate knows no kerning, no bold or condensed letters and no ligatures.
package struct LayoutText: Hashable, Sendable {
  package let string: String
  /// The size of the font in points.
  package let fontSize: Double
  /// The greatest number of lines; nil for no limit.
  package let lineLimit: Int?

  package init(_ string: String, fontSize: Double, lineLimit: Int? = nil) {
    self.string = string
    self.fontSize = fontSize
    self.lineLimit = lineLimit
  }

  /// Itself with a font size that is defined, and a limit of one line at least.
  var normalized: LayoutText {
    LayoutText(
      string, fontSize: fontSize.isFinite ? max(fontSize, 0) : 0,
      lineLimit: lineLimit.flatMap { $0 > 0 ? $0 : nil })
  }

  /// The height of a line in points.
  package var lineHeight: Double {
    points(AdvanceWidths.ascent + AdvanceWidths.descent + AdvanceWidths.lineGap)
  }

  /// The estimated size in some room: as wide as the widest line, and never wider than the room.
  ///
  /// Lines that do not fit into the height are left out, except for the first one, and the last line that is shown
  /// is filled up. A text without characters has no size.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package func size(in proposal: SizeProposal) -> Size { answer(in: proposal).size }

  /// The answer in some room.
  func answer(in proposal: SizeProposal) -> LayoutAnswer {
    guard !string.isEmpty, fontSize > 0 else { return .none }
    let room = proposal.width.map { $0 / fontSize * AdvanceWidths.unitsPerEm } ?? .infinity
    var lines = TextLines(room: room, limit: greatestLineCount(in: proposal.height))
    lines.add(string)
    let size = Size(
      width: min(points(lines.width), proposal.width ?? .infinity),
      height: Double(lines.count) * lineHeight)
    let baselines = TextBaselines(
      first: points(AdvanceWidths.ascent), last: size.height - points(AdvanceWidths.descent))
    // The first line needs no height.
    let invariance = Invariance(
      inWidth: false, inHeight: lines.count == 1 && !lines.isFull, isComplete: false)
    return LayoutAnswer(
      size: size, baselines: baselines, hasBaselines: true, invariance: invariance)
  }

  private func greatestLineCount(in height: Double?) -> Double {
    let limit = lineLimit.map { Double($0) } ?? .infinity
    guard let height else { return limit }
    // A height that was computed of that of lines has room for them.
    return min(limit, max((height / lineHeight + 1e-9).rounded(.down), 1))
  }

  private func points(_ units: Double) -> Double { units / AdvanceWidths.unitsPerEm * fontSize }
}
