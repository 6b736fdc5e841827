import Foundation
import TestSupport
import Testing

/// Vega draws the card where the formula of its lines is, and the schema of Vega-Lite accepts every sample.
@Suite struct VegaLiteTests {
  /// Prints the points of each colored line of a specification, and the texts, and draws it as PNG.
  private static let script = """
    import json, sys
    import vl_convert as vl
    spec = open(sys.argv[1]).read()
    version = [v for v in vl.get_vegalite_versions() if v.startswith("5.")][-1]
    picture = vl.vegalite_to_scenegraph(spec, vl_version=version)["scenegraph"]
    lines, texts, rules = [], [], []
    def walk(node):
        items = node.get("items", [])
        name = node.get("name") or ""
        if node.get("marktype") == "line" and items and items[0]["stroke"] != "#8c959f":
            lines.append([[item["x"], item["y"]] for item in items])
        if node.get("marktype") == "text":
            texts.extend(item["text"] for item in items if isinstance(item.get("text"), str))
        if node.get("marktype") == "rule" and name.startswith("concat_"):
            rules.append([item["x"] for item in items])
        for item in items:
            walk(item)
    walk(picture)
    png = vl.vegalite_to_png(spec, vl_version=version)
    print(json.dumps({"lines": lines, "texts": texts, "rules": rules, "png": png[:8].hex()}))
    """

  private struct Drawing: Decodable {
    let lines: [[[Double]]]
    let texts: [String]
    let rules: [[Double]]
    let png: String
  }

  @Test(.enabled(if: Python.has("vl_convert"), "vl-convert-python is not installed"))
  func `Vega draws each value at its place, and each event`() throws {
    let folder = try Card.folder()
    let run = try folder.type("inbetween plot card.json -f vega-lite -o card.vl.json")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    let output = try Python.run(Self.script, folder.path + "/card.vl.json", using: "vl_convert")
    let drawing = try JSONDecoder().decode(Drawing.self, from: output)
    #expect(drawing.png == "89504e470d0a1a0a")
    #expect(drawing.lines.count == Card.tracks.count)
    // 1 s is 648 pixels wide, and each lane 110 high: to 1 and to 100.
    for (track, points) in zip(Card.tracks, drawing.lines) {
      #expect(points.count == Card.times.count)
      for (time, point) in zip(Card.times, points) {
        let part = Card.value(track, at: time) / Card.value(track, at: 1)
        #expect(isClose(point[0], 648 * time, within: 1e-9))
        #expect(isClose(point[1], 110 * (1 - part), within: 1e-9), "\(track) at \(time)")
      }
    }
    for text in ["card_opacity", "card_x", "begin", "logical, end", "complete shown", "time (s)"] {
      #expect(drawing.texts.contains(text), "\(text)")
    }
    // The rules of completions cross the row of their words and each lane.
    let shared = drawing.rules.filter { $0 == [324, 486] }
    #expect(shared.count == 3)
    #expect(drawing.rules.contains([0, 324]) && drawing.rules.contains([162, 486]))
  }

  @Test(.enabled(if: Python.has("altair"), "Altair is not installed"))
  func `the schema of Vega-Lite accepts pictures of all kinds`() throws {
    let folder = try Card.folder()
    let run = try folder.type(
      """
      samples='\(RepositoryFiles.path("samples"))'
      for sample in interrupted list_edits m08_wave fade; do
        inbetween plot "$samples/$sample.json" -q -f vega-lite -o "$sample.vl.json"
      done
      inbetween plot card.json "$samples/fade.json" -f vega-lite -o two.vl.json
      inbetween curve .smooth .bouncy --plot -f vega-lite -o curves.vl.json
      inbetween curve UnitCurve.easeIn --plot -f vega-lite -o progress.vl.json
      \(Python.path("altair") ?? "python3") - *.vl.json <<'P'
      import json, sys
      import altair
      for name in sys.argv[1:]:
          with open(name) as file:
              altair.Chart.from_dict(json.load(file))
          print(name)
      P
      """)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.text.split(separator: "\n").count == 7, "\(run.errors)")
  }
}
