import JSONText

/// The horizontal axis of a specification of Vega-Lite.
struct VegaLiteAxis {
  /// The width of each plot, in pixels, which is that in SVG.
  static let width = 648

  /// The field of the times.
  let field: String
  let frame: VectorFrame
  let start: Double
  let end: Double
  private let title: String

  init(_ picture: Picture) {
    frame = VectorFrame(picture)
    (start, end) = picture.timeRange
    switch picture.axis {
    case .seconds: (field, title) = ("time", "time (s)")
    case .progress: (field, title) = ("progress", "progress")
    }
  }

  /// The presence of the axis below a plot.
  enum Presence {
    /// Lines without labels.
    case grid
    case labels
    case nothing
  }

  /// Writes the encoding of the horizontal position.
  func write(to encoding: inout JSONWriter, _ presence: Presence) {
    encoding.object("x") { x in
      x.member("field", field)
      x.member("type", "quantitative")
      x.writeScale(from: start, to: end)
      switch presence {
      case .nothing: x.nullMember("axis")
      case .grid:
        x.object("axis") { axis in
          axis.nullMember("title")
          axis.member("labels", false)
          axis.member("ticks", false)
        }
      case .labels: x.object("axis") { $0.member("title", title) }
      }
    }
  }
}

extension JSONWriter {
  /// Writes a linear scale with exactly these ends.
  mutating func writeScale(from low: Double, to high: Double) {
    object("scale") { scale in
      scale.array("domain") { domain in
        domain.write(low)
        domain.write(high)
      }
      scale.member("nice", false)
      scale.member("zero", false)
    }
  }

  /// Writes a data source with its values in it, each on a line.
  mutating func writeValues<Values: Sequence>(
    _ values: Values, _ write: (inout JSONWriter, Values.Element) -> Void
  ) {
    object("data") { data in
      data.array("values") { rows in
        for value in values {
          rows.breakLine()
          rows.object { write(&$0, value) }
        }
      }
    }
  }
}
