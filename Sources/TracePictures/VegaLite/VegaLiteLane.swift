import JSONText

/// A lane as a view of Vega-Lite: layers with the events, the model and the curves.
struct VegaLiteLane {
  private static let modelColor = "#8c959f"

  private let lane: Lane
  private let scale: Scale
  private let axis: VegaLiteAxis
  private let height: Double
  private let isLast: Bool

  init(_ lane: Lane, _ scale: Scale, _ axis: VegaLiteAxis, height: Double, isLast: Bool) {
    self.lane = lane
    self.scale = scale
    self.axis = axis
    self.height = height
    self.isLast = isLast
  }

  /// Writes the members of the view.
  ///
  /// - Parameter shared: the marks that cross every lane.
  func write(to view: inout JSONWriter, under shared: VegaLiteMarks) {
    view.object("title") { title in
      title.member("text", lane.titleWithUnit)
      title.member("anchor", "start")
      title.member("fontSize", 12)
    }
    view.member("width", VegaLiteAxis.width)
    view.member("height", height)
    view.object("encoding") { axis.write(to: &$0, isLast ? .labels : .grid) }
    let marks = VegaLiteMarks(lane.marks, axis)
    view.array("layer") { layers in
      shared.writeRules(to: &layers)
      marks.writeRules(to: &layers)
      marks.writeWords(to: &layers)
      if lane.series.contains(where: { !$0.model.isEmpty }) {
        layers.object { writeModel(to: &$0) }
      }
      layers.object { writeCurves(to: &$0) }
    }
  }

  /// The values of the state, each until the next and the last one until the end.
  private func writeModel(to layer: inout JSONWriter) {
    let steps = lane.series.flatMap { series in
      let last = series.model.last.map { [Sample(axis.end, $0.value)] } ?? []
      return (series.model + last).map { (series, $0) }
    }
    layer.writeValues(steps) { row, step in writeDatum(of: step.0, step.1, to: &row) }
    layer.object("mark") { mark in
      mark.member("type", "line")
      mark.member("interpolate", "step-after")
      mark.member("color", Self.modelColor)
      mark.member("strokeWidth", 1)
    }
    layer.object("encoding") { encoding in
      writeValueAxis(to: &encoding)
      encoding.object("detail") { detail in
        detail.member("field", "curve")
        detail.member("type", "nominal")
      }
    }
  }

  private func writeCurves(to layer: inout JSONWriter) {
    let samples = lane.series.flatMap { series in series.samples.map { (series, $0) } }
    layer.writeValues(samples) { row, sample in writeDatum(of: sample.0, sample.1, to: &row) }
    layer.object("mark") { mark in
      mark.member("type", "line")
      mark.member("strokeWidth", 2)
      mark.member("strokeJoin", "round")
    }
    layer.object("encoding") { encoding in
      writeValueAxis(to: &encoding)
      writeColors(to: &encoding)
      if hasTwoRuns { writeDashes(to: &encoding) }
    }
  }

  /// A value at a time; `null` breaks a curve.
  private func writeDatum(of series: Series, _ sample: Sample, to row: inout JSONWriter) {
    row.member(axis.field, sample.time)
    row.member("curve", series.name)
    if hasTwoRuns { row.member("run", series.isDashed ? 2 : 1) }
    if let value = sample.value { row.member("value", value) } else { row.nullMember("value") }
  }

  private var hasTwoRuns: Bool { lane.series.contains { $0.isDashed } }

  private func writeValueAxis(to encoding: inout JSONWriter) {
    encoding.object("y") { y in
      y.member("field", "value")
      y.member("type", "quantitative")
      y.writeScale(from: scale.low, to: scale.high)
      y.object("axis") { axis in
        axis.nullMember("title")
        axis.member("tickCount", height > 100 ? 5 : 3)
      }
    }
  }

  /// The colors of the curves; a single one is named by the title.
  private func writeColors(to encoding: inout JSONWriter) {
    var names: [String] = []
    var colors: [String] = []
    for series in lane.series where !names.contains(series.name) {
      names.append(series.name)
      colors.append(CurveColors.light[CurveColors.index(of: series)])
    }
    encoding.object("color") { color in
      color.member("field", "curve")
      color.member("type", "nominal")
      color.object("scale") { scale in
        scale.array("domain") { for name in names { $0.write(name) } }
        scale.array("range") { for color in colors { $0.write(color) } }
      }
      if names.count > 1 {
        color.object("legend") { $0.nullMember("title") }
      } else {
        color.nullMember("legend")
      }
    }
  }

  /// The second of two runs is dashed, as the title of the picture says.
  private func writeDashes(to encoding: inout JSONWriter) {
    encoding.object("strokeDash") { dash in
      dash.member("field", "run")
      dash.member("type", "nominal")
      dash.object("scale") { scale in
        scale.array("domain") { runs in
          runs.write(1)
          runs.write(2)
        }
        scale.array("range") { patterns in
          for pattern in [[1, 0], [6, 4]] {
            patterns.beginArray()
            for length in pattern { patterns.write(length) }
            patterns.endArray()
          }
        }
      }
      dash.nullMember("legend")
    }
  }
}
