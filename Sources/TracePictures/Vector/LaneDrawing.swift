/// Draws one lane.
struct LaneDrawing {
  private static let tolerance = 0.25

  private let lane: Lane
  private let scale: Scale
  private let edges: LaneFrame
  private let frame: VectorFrame

  init(_ lane: Lane, _ scale: Scale, _ edges: LaneFrame, _ frame: VectorFrame) {
    self.lane = lane
    self.scale = scale
    self.edges = edges
    self.frame = frame
  }

  func draw(to svg: inout VectorText) {
    drawNames(to: &svg)
    drawGrid(to: &svg)
    lane.marks.draw(frame, from: edges.top, to: edges.bottom, words: edges.top + 9, &svg)
    for series in lane.series where !series.model.isEmpty {
      svg.path(modelData(of: series), class: "model")
    }
    for series in lane.series {
      let dash = series.isDashed ? " dashed" : ""
      svg.path(curveData(of: series), class: "curve c\(CurveColors.index(of: series))\(dash)")
    }
  }

  /// The name of the lane; several curves are told apart by the colors of theirs, which are as many as have room.
  private func drawNames(to svg: inout VectorText) {
    let y = edges.top - 7
    let title = lane.titleWithUnit.shortened(to: edges.right - edges.left, size: 12)
    svg.text(edges.left, y, title, class: "name")
    let named = lane.series.filter { !$0.isDashed }
    guard named.count > 1 else { return }
    let end = edges.left + WordRow.width(of: title, size: 12) + 12
    var x = edges.right
    for series in named.reversed() {
      let name = lane.shortName(of: series)
      let width = WordRow.width(of: name, size: 12)
      guard x - width >= end else { return }
      svg.text(x, y, name, anchor: "end", class: "k\(CurveColors.index(of: series))")
      x -= width + 12
    }
  }

  private func drawGrid(to svg: inout VectorText) {
    var data = ""
    for value in scale.ticks(count: edges.bottom - edges.top > 100 ? 5 : 3) {
      let y = edges.y(value, on: scale)
      data += "M\(edges.left.coordinate) \(y.coordinate)H\(edges.right.coordinate)"
      svg.text(edges.left - 6, y + 4, value.labelText, anchor: "end")
    }
    svg.path(data, class: "grid")
  }

  /// Lines between the samples, broken where a value is missing.
  private func curveData(of series: Series) -> String {
    var data = ""
    for part in series.samples.split(whereSeparator: { $0.value == nil }) {
      let points = part.compactMap { sample in sample.value.map { point(sample.time, $0) } }
      for (index, point) in Polyline.simplified(points, tolerance: Self.tolerance).enumerated() {
        data += (index == 0 ? "M" : "L") + point.x.coordinate + " " + point.y.coordinate
      }
    }
    return data
  }

  /// Steps: each value until the next.
  private func modelData(of series: Series) -> String {
    var data = ""
    for sample in series.model {
      guard let value = sample.value else { continue }
      let point = point(sample.time, value)
      data +=
        data.isEmpty
        ? "M\(point.x.coordinate) \(point.y.coordinate)"
        : "H\(point.x.coordinate)V\(point.y.coordinate)"
    }
    return data + "H\(edges.right.coordinate)"
  }

  private func point(_ time: Double, _ value: Double) -> PicturePoint {
    PicturePoint(x: frame.x(time), y: edges.y(value, on: scale))
  }
}
