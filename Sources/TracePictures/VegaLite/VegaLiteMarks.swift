import JSONText

/// Marks as layers of a view: a rule for each time, and words beside those that have room for them.
struct VegaLiteMarks {
  private static let color = "#8c959f"
  private static let wordColor = "#57606a"
  private static let rowHeight = 12

  private let axis: VegaLiteAxis
  private let groups: [(time: Double, words: String)]

  init(_ marks: MarkList, _ axis: VegaLiteAxis) {
    self.axis = axis
    groups = marks.together
  }

  var isEmpty: Bool { groups.isEmpty }

  /// Writes the members of a view that shows only the words.
  func writeRow(to view: inout JSONWriter) {
    view.member("width", VegaLiteAxis.width)
    view.member("height", Self.rowHeight)
    view.object("view") { $0.nullMember("stroke") }
    view.object("encoding") { axis.write(to: &$0, .nothing) }
    view.array("layer") { layers in
      writeRules(to: &layers)
      writeWords(to: &layers)
    }
  }

  /// Writes a layer with the rules.
  func writeRules(to layers: inout JSONWriter) {
    guard !isEmpty else { return }
    layers.object { layer in
      layer.writeValues(groups, writeDatum)
      layer.object("mark") { mark in
        mark.member("type", "rule")
        mark.member("color", Self.color)
        mark.array("strokeDash") { dash in
          dash.write(2)
          dash.write(2)
        }
      }
      layer.object("encoding") { encoding in
        encoding.object("tooltip") { tooltip in
          tooltip.member("field", "event")
          tooltip.member("type", "nominal")
        }
      }
    }
  }

  /// Writes the layers with the words.
  func writeWords(to layers: inout JSONWriter) {
    var row = WordRow(right: axis.frame.x(axis.end))
    let placed = groups.map { ($0, row.place($0.words, at: axis.frame.x($0.time))) }
    for side in [WordRow.Side.right, .left] {
      let words = placed.filter { $0.1 == side }.map { $0.0 }
      guard !words.isEmpty else { continue }
      layers.object { writeWords(words, on: side, to: &$0) }
    }
  }

  private func writeWords(
    _ words: [(time: Double, words: String)], on side: WordRow.Side, to layer: inout JSONWriter
  ) {
    layer.writeValues(words, writeDatum)
    layer.object("mark") { mark in
      mark.member("type", "text")
      switch side {
      case .right:
        mark.member("align", "left")
        mark.member("dx", WordRow.gap)
      case .left:
        mark.member("align", "right")
        mark.member("dx", -WordRow.gap)
      }
      mark.member("baseline", "top")
      mark.member("fontSize", 10)
      mark.member("color", Self.wordColor)
    }
    layer.object("encoding") { encoding in
      encoding.object("y") { $0.member("value", 0) }
      encoding.object("text") { text in
        text.member("field", "event")
        text.member("type", "nominal")
      }
    }
  }

  private func writeDatum(to row: inout JSONWriter, _ group: (time: Double, words: String)) {
    row.member(axis.field, group.time)
    row.member("event", group.words)
  }
}
