import JSONText

/// Writes a picture as a specification of Vega-Lite 5, with its values in it: the lanes that `VectorPicture` draws,
/// one below the other.
package struct VegaLitePicture {
  private let picture: Picture
  private let scales: [Scale]

  package init(_ picture: Picture) {
    self.picture = picture
    scales = picture.scales
  }

  /// The specification, with a value a line.
  package var text: String {
    var spec = JSONWriter()
    spec.object { spec in
      spec.member("$schema", "https://vega.github.io/schema/vega-lite/v5.json")
      writeTitle(to: &spec)
      spec.member("spacing", 14)
      spec.array("vconcat") { writeLanes(to: &$0) }
      // By default the views of a concatenation have one list of colors.
      spec.object("resolve") { resolve in
        resolve.object("scale") { scale in
          scale.member("color", "independent")
          scale.member("strokeDash", "independent")
        }
      }
    }
    spec.finish()
    return String(decoding: spec.bytes, as: UTF8.self)
  }

  /// The name of the document, and below it those of the files and of what is not drawn.
  private func writeTitle(to spec: inout JSONWriter) {
    let title = picture.documentName ?? picture.title
    let below = [picture.documentName == nil ? "" : picture.title, picture.note]
      .filter { !$0.isEmpty }
    guard !title.isEmpty || !below.isEmpty else { return }
    spec.object("title") { object in
      object.member("text", title)
      if !below.isEmpty {
        object.array("subtitle") { for text in below { $0.write(text) } }
      }
      object.member("anchor", "start")
    }
  }

  private func writeLanes(to spec: inout JSONWriter) {
    let axis = VegaLiteAxis(picture)
    let shared = VegaLiteMarks(picture.marks, axis)
    if !shared.isEmpty {
      spec.breakLine()
      spec.object { shared.writeRow(to: &$0) }
    }
    for (index, lane) in picture.lanes.enumerated() {
      let view = VegaLiteLane(
        lane, scales[index], axis, height: picture.laneHeight,
        isLast: index == picture.lanes.count - 1)
      spec.breakLine()
      spec.object { view.write(to: &$0, under: shared) }
    }
  }
}
