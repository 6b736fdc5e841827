import Diagnostics

/// Draws a picture as SVG: lanes below each other, each with its name, its scale and its events.
package struct VectorPicture {
  private let picture: Picture
  private let scales: [Scale]
  private let frame: VectorFrame

  package init(_ picture: Picture) {
    self.picture = picture
    scales = picture.scales
    frame = VectorFrame(picture)
  }

  package var text: String {
    var svg = VectorText()
    let size = "\(VectorFrame.width) \(frame.height.coordinate)"
    svg.line("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(size)\" role=\"img\">")
    let headings = picture.headings
    if let name = headings.first { svg.line("<title>\(name.xmlText)</title>") }
    svg.line("<style>\(Self.style)</style>")
    svg.line("<rect class=\"paper\" width=\"100%\" height=\"100%\"/>")
    for (index, heading) in headings.enumerated() {
      let text = heading.shortened(to: Double(VectorFrame.width) - 24, size: 12)
      svg.text(
        12, 20 + Double(index) * VectorFrame.lineHeight, text, class: index == 0 ? "title" : "word")
    }
    picture.marks.draw(frame, from: frame.top - 20, to: frame.bottom, words: frame.top - 24, &svg)
    for (index, lane) in picture.lanes.enumerated() {
      LaneDrawing(lane, scales[index], frame.lane(index), frame).draw(to: &svg)
    }
    drawAxis(to: &svg)
    if !picture.note.isEmpty {
      svg.text(
        12, frame.height - 8, picture.note.shortened(to: Double(VectorFrame.width) - 24, size: 10),
        class: "word")
    }
    svg.line("</svg>")
    return svg.text
  }

  /// The style in light and in dark.
  private static let style = """
    svg{font:12px system-ui,sans-serif;color-scheme:light dark}\
    .paper{fill:#fff}text{fill:#57606a}.title,.name{fill:#1f2328;font-weight:600}\
    .grid,.rule,.model,.curve{fill:none}.grid{stroke:#d8dee4}.rule{stroke:#8c959f;stroke-dasharray:2 2}\
    .word{font-size:10px}.model{stroke:#8c959f}.curve{stroke-width:2;stroke-linejoin:round}\
    .dashed{stroke-dasharray:6 4}\
    \(rules(of: CurveColors.light))\
    @media(prefers-color-scheme:dark){.paper{fill:#0d1117}text{fill:#9198a1}.title,.name{fill:#e6edf3}\
    .grid{stroke:#30363d}.rule,.model{stroke:#6e7681}\
    \(rules(of: CurveColors.dark))}
    """

  /// The rules for curves, then those for their names.
  private static func rules(of colors: [String]) -> String {
    let curves = colors.enumerated().map { ".c\($0){stroke:\($1)}" }
    let names = colors.enumerated().map { ".k\($0){fill:\($1)}" }
    return (curves + names).joined()
  }

  private func drawAxis(to svg: inout VectorText) {
    let (start, end) = picture.timeRange
    let unit = picture.axis == .seconds ? " s" : ""
    for time in Scale(low: start, high: end).ticks(count: 8) {
      let text = time.labelText + unit, x = frame.x(time)
      let isWide = x + WordRow.width(of: text, size: 12) / 2 > Double(VectorFrame.width) - 2
      svg.text(x, frame.bottom + 16, text, anchor: isWide ? "end" : "middle")
    }
  }
}

extension Picture {
  /// The height of each lane's plot, in units of a view box.
  var laneHeight: Double { lanes.count <= 1 ? 240 : lanes.count <= 4 ? 110 : 72 }
}

/// Where things are in a picture, in units of its view box.
struct VectorFrame {
  static let width = 720
  /// The height of a line of the heading.
  static let lineHeight = 16.0
  private static let laneGap = 26.0
  private static let right = Double(width) - 20

  /// The left edges of the plots, with room for the labels of all scales before it.
  let left: Double
  /// The upper edge of the first lane's plot.
  let top: Double
  private let laneHeight: Double
  private let laneCount: Int
  private let noteHeight: Double
  private let start: Double
  private let end: Double

  init(_ picture: Picture) {
    (start, end) = picture.timeRange
    laneCount = picture.lanes.count
    noteHeight = picture.note.isEmpty ? 0 : 16
    laneHeight = picture.laneHeight
    let labels = picture.scales.flatMap { $0.ticks(count: 5) }
    let widths = labels.map { WordRow.width(of: $0.labelText, size: 12) }
    left = max(52, (widths.max() ?? 0) + 12)
    let lines = picture.headings.count
    top =
      Self.laneGap + (lines == 0 ? 0 : 22 + Double(lines - 1) * Self.lineHeight)
      + (picture.marks.marks.isEmpty ? 0 : 16)
  }

  /// The lower edge of the last lane.
  var bottom: Double {
    top + Double(max(laneCount, 1)) * (laneHeight + Self.laneGap) - Self.laneGap
  }

  var height: Double { bottom + 28 + noteHeight }

  func x(_ time: Double) -> Double {
    let x = left + (Self.right - left) * (time - start) / (end - start)
    guard !x.isFinite else { return x }
    return left + (Self.right - left) * Scale(low: start, high: end).fraction(of: time)
  }

  /// The edges of a lane.
  func lane(_ index: Int) -> LaneFrame {
    let top = top + Double(index) * (laneHeight + Self.laneGap)
    return LaneFrame(left: left, right: Self.right, top: top, bottom: top + laneHeight)
  }
}

/// The edges of a lane's plot.
struct LaneFrame {
  let left: Double
  let right: Double
  let top: Double
  let bottom: Double

  func y(_ value: Double, on scale: Scale) -> Double {
    bottom - (bottom - top) * scale.fraction(of: value)
  }
}
