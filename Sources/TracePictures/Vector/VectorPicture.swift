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
    if !picture.title.isEmpty { svg.line("<title>\(picture.title.xmlText)</title>") }
    svg.line("<style>\(Self.style)</style>")
    svg.line("<rect class=\"paper\" width=\"100%\" height=\"100%\"/>")
    if !picture.title.isEmpty { svg.text(12, 20, picture.title, class: "title") }
    picture.marks.draw(frame, from: frame.top - 20, to: frame.bottom, words: frame.top - 24, &svg)
    for (index, lane) in picture.lanes.enumerated() {
      LaneDrawing(lane, scales[index], frame.lane(index), frame).draw(to: &svg)
    }
    drawAxis(to: &svg)
    if !picture.note.isEmpty { svg.text(12, frame.height - 8, picture.note, class: "word") }
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
      svg.text(frame.x(time), frame.bottom + 16, time.labelText + unit, anchor: "middle")
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
  private static let laneGap = 26.0
  private static let left = 52.0
  private static let right = Double(width) - 20

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
    top =
      Self.laneGap + (picture.title.isEmpty ? 0 : 22) + (picture.marks.marks.isEmpty ? 0 : 16)
  }

  /// The lower edge of the last lane.
  var bottom: Double {
    top + Double(max(laneCount, 1)) * (laneHeight + Self.laneGap) - Self.laneGap
  }

  var height: Double { bottom + 28 + noteHeight }

  func x(_ time: Double) -> Double {
    let x = Self.left + (Self.right - Self.left) * (time - start) / (end - start)
    guard !x.isFinite else { return x }
    return Self.left + (Self.right - Self.left) * Scale(low: start, high: end).fraction(of: time)
  }

  /// The edges of a lane.
  func lane(_ index: Int) -> LaneFrame {
    let top = top + Double(index) * (laneHeight + Self.laneGap)
    return LaneFrame(left: Self.left, right: Self.right, top: top, bottom: top + laneHeight)
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
