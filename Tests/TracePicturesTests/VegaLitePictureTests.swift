import Foundation
import Testing
import TimelineDocument

@testable import TracePictures

/// A picture for Vega-Lite has the values as they are, in the lanes and on the scales of the other pictures.
@Suite struct VegaLitePictureTests {
  private typealias Object = [String: Any]

  private func spec(_ picture: Picture) throws -> [String: Any] {
    let text = VegaLitePicture(picture).text
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object)
  }

  private func views(_ picture: Picture) throws -> [[String: Any]] {
    try #require(try spec(picture)["vconcat"] as? [Object])
  }

  private func layers(_ view: [String: Any], _ mark: String) -> [[String: Any]] {
    (view["layer"] as? [Object] ?? []).filter {
      ($0["mark"] as? Object)?["type"] as? String == mark
    }
  }

  private func values(_ layer: [String: Any]?) -> [[String: Any]] {
    (layer?["data"] as? Object)?["values"] as? [Object] ?? []
  }

  private func encoding(_ view: [String: Any]?, _ channel: String) -> [String: Any] {
    (view?["encoding"] as? Object)?[channel] as? Object ?? [:]
  }

  private func domain(_ channel: [String: Any]) -> [Double]? {
    (channel["scale"] as? Object)?["domain"] as? [Double]
  }

  private static let samples = [
    Sample(0, 0), Sample(1, 100), Sample(2, nil), Sample(3, 50), Sample(4, 1.0 / 3),
  ]

  private func picture(_ lanes: Lane...) -> Picture {
    var picture = Picture()
    picture.lanes = lanes
    return picture
  }

  @Test func `a curve has its samples in long form, and a null where one is missing`() throws {
    let views = try views(
      picture(Lane("x", unit: .points, series: [Series("x", samples: Self.samples)])))
    try #require(views.count == 1)
    let rows = values(layers(views[0], "line").last)
    try #require(rows.map { $0["time"] as? Double } == Self.samples.map(\.time))
    #expect(rows.map { $0["value"] as? Double } == Self.samples.map(\.value))
    #expect(rows.allSatisfy { $0["curve"] as? String == "x" && $0.count == 3 })
    #expect(rows[2]["value"] is NSNull)
    // A single curve is named by the title.
    #expect((views[0]["title"] as? Object)?["text"] as? String == "x (pt)")
    #expect(encoding(layers(views[0], "line").last, "color")["legend"] is NSNull)
  }

  @Test func `a lane has the scale that it has in other pictures, and one axis has labels`() throws
  {
    let picture = picture(
      Lane("a", unit: .points, series: [Series("a", samples: [Sample(0, 0), Sample(2, 100)])]),
      Lane("b", unit: .fraction, series: [Series("b", samples: [Sample(1, 0.2), Sample(2, 0.4)])]),
      Lane("c", unit: .points, series: [Series("c", samples: [Sample(0, -50), Sample(5, 10)])]))
    let views = try views(picture)
    let scales = picture.scales.map { [$0.low, $0.high] }
    #expect(scales == [[-50, 100], [0, 1], [-50, 100]])
    #expect(views.map { domain(encoding(layers($0, "line").last, "y")) } == scales)
    #expect(views.map { domain(encoding($0, "x")) } == [[0, 5], [0, 5], [0, 5]])
    let titles = views.map { (encoding($0, "x")["axis"] as? Object)?["title"] as? String }
    #expect(titles == [nil, nil, "time (s)"])
  }

  @Test func `the model is a step that lasts until the end`() throws {
    var series = Series("x", samples: [Sample(0, 0), Sample(4, 100)])
    series.model = [Sample(0, 0), Sample(1, 100)]
    let view = try #require(
      try views(picture(Lane("x", unit: .points, series: [series]))).first)
    let lines = layers(view, "line")
    try #require(lines.count == 2)
    #expect((lines[0]["mark"] as? Object)?["interpolate"] as? String == "step-after")
    #expect(values(lines[0]).map { $0["time"] as? Double } == [0, 1, 4])
    #expect(values(lines[0]).map { $0["value"] as? Double } == [0, 100, 100])
  }

  @Test func `events are rules, with the words that have room beside them`() throws {
    var lane = Lane(
      "x", unit: .number, series: [Series("x", samples: [Sample(0, 1), Sample(1, 2)])])
    for place in 0..<100 { lane.marks.add(Mark(Double(place) / 100, .begin, "begin")) }
    lane.marks.add(Mark(0.99, .end, "end"))
    var picture = picture(lane)
    picture.marks.add(Mark(0.5, .complete, "complete shown"))
    let views = try views(picture)
    // The words of what concerns all lanes have a row of their own.
    try #require(views.count == 2)
    #expect(
      values(layers(views[0], "text").first).map { $0["event"] as? String } == ["complete shown"])
    let rules = layers(views[1], "rule").map(values)
    try #require(rules.map(\.count) == [1, 100])
    #expect(rules[1].last?["event"] as? String == "begin, end")
    let words = layers(views[1], "text").flatMap(values)
    #expect((5...25).contains(words.count))
  }

  @Test func `components have colors and a legend, and the second of two runs is dashed`() throws {
    var second = Series("p_y", samples: [Sample(0, 2), Sample(1, 3)])
    second.color = 1
    let lane = Lane(
      "p", unit: .points, series: [Series("p_x", samples: [Sample(0, 1), Sample(1, 2)]), second])
    var changed = lane
    changed.series[0] = Series("p_x", samples: [Sample(0, 1), Sample(1, 4)])
    let both = Picture(comparing: picture(lane), picture(changed))
    let views = try views(both)
    try #require(
      views.map { ($0["title"] as? Object)?["text"] as? String } == [
        "p (pt)", "p_x, difference (pt)",
      ])
    let layer = layers(views[0], "line").last
    let color = encoding(layer, "color")
    #expect((color["scale"] as? Object)?["domain"] as? [String] == ["p_x", "p_y"])
    #expect((color["scale"] as? Object)?["range"] as? [String] == ["#0072b2", "#d55e00"])
    #expect(color["legend"] is Object)
    let rows = values(layer)
    #expect(rows.filter { $0["run"] as? Int == 2 }.map { $0["value"] as? Double } == [1, 4, 2, 3])
    #expect(rows.filter { $0["run"] as? Int == 1 }.count == 4)
    #expect(encoding(layer, "strokeDash")["field"] as? String == "run")
    // The difference is of one run.
    let difference = layers(views[1], "line").last
    #expect(values(difference).map { $0["value"] as? Double } == [0, 2])
    #expect(encoding(difference, "strokeDash").isEmpty)
  }

  @Test func `the title is the name of the document, if all runs have it`() throws {
    var first = picture(Lane("x", unit: .number, series: [Series("x", samples: Self.samples)]))
    first.title = "a.json"
    first.note = "unchanged: y"
    #expect(try title(first) == ["a.json", "unchanged: y"])
    first.documentName = "card"
    #expect(try title(first) == ["card", "a.json", "unchanged: y"])
    var second = first
    second.title = "b.json"
    #expect(
      try title(Picture(comparing: first, second))
        == ["card", "a.json, dashed: b.json", "unchanged: y"])
    second.documentName = nil
    #expect(
      try title(Picture(comparing: first, second)) == ["a.json, dashed: b.json", "unchanged: y"])
    #expect(try spec(Picture())["title"] == nil)
  }

  private func title(_ picture: Picture) throws -> [String] {
    let title = try #require(try spec(picture)["title"] as? Object)
    return [title["text"] as? String ?? ""] + (title["subtitle"] as? [String] ?? [])
  }

  @Test func `progress is an axis of its own, and texts stay texts`() throws {
    let hostile = "\"]}</script>\u{1}\u{202E}\\"
    var lane = Lane(hostile, unit: .number, series: [Series(hostile, samples: [Sample(0, 1)])])
    lane.marks.add(Mark(0, .begin, hostile))
    var picture = picture(lane)
    picture.axis = .progress
    picture.title = hostile
    let spec = try spec(picture)
    #expect((spec["title"] as? Object)?["text"] as? String == hostile)
    let view = try #require((spec["vconcat"] as? [Object])?.first)
    #expect(encoding(view, "x")["field"] as? String == "progress")
    let row = try #require(values(layers(view, "line").last).first)
    #expect(row["curve"] as? String == hostile && row["progress"] as? Double == 0)
    #expect(values(layers(view, "rule").first).first?["event"] as? String == hostile)
    #expect(spec["$schema"] as? String == "https://vega.github.io/schema/vega-lite/v5.json")
  }
}
