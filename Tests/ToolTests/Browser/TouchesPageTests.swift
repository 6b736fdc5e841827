import Foundation
import TestSupport
import Testing

/// The fingers on the stage of a page in a real browser.
@Suite(.enabled(if: Browser.exists, "no Chromium and Node.js"))
struct TouchesPageTests {
  /// The middles of all marks, as texts of whole points: in the room, or from the middle of a box without its transform.
  private func marks(from box: String = "") -> Browser.Step {
    .evaluate(
      """
      (() => {
        const box = document.querySelector('\(box.isEmpty ? ".layer.screen" : ".screen [data-view=\(box)]")');
        const style = box.style.transform;
        if ('\(box)') box.style.transform = 'none';
        const { left, top, width, height } = box.getBoundingClientRect();
        box.style.transform = style;
        const scale = new DOMMatrix(getComputedStyle(document.getElementById('stage-inner')).transform).d;
        const origin = '\(box)' ? [left + width / 2, top + height / 2] : [left, top];
        return [...document.querySelectorAll('.touch')].map(mark => {
          const { left, top, width, height } = mark.getBoundingClientRect();
          return [left + width / 2, top + height / 2].map((place, axis) => Math.round((place - origin[axis]) / scale)).join(' ');
        }).join();
      })()
      """)
  }

  private func results(
    of document: String, at times: [Double], width: Int = 1200, from box: String = ""
  ) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(document, to: "touch.json")
    let page = try Browser.page(folder.path + "/touch.json", in: folder)
    let visit = try Browser.visit(
      times.flatMap {
        [Browser.Step.open(page, fragment: "#t=\($0)", width: width), marks(from: box)]
      },
      in: folder)
    #expect(visit.said.isEmpty, "\(visit.said)")
    return visit.results
  }

  /// The card is 100 by 40 points, at (50, 20) of the room until the head pushes it down by 60. The finger begins at
  /// (10, 5) in it, and goes 80 points a second to the right and 40 down.
  @Test(arguments: [480, 1200])
  func `a finger is at its place in the room, wherever its view goes`(width: Int) throws {
    let document = """
      { "size": [200, 200], "fps": 20, "state": { "isOpen": false, "moved": "CGSize.zero" },
        "views": [
          { "id": "list", "layout": { "stack": "VStack", "spacing": 0 },
            "modifiers": [ { "frame": { "maxHeight": ".infinity" }, "alignment": ".top" } ], "children": [
              { "id": "head", "size": [100, "isOpen ? 80 : 20"] },
              { "id": "card", "size": [100, 40], "modifiers": [ { "offset": "moved" } ] } ] } ],
        "events": [
          { "at": 0.1, "gesture": { "on": "card", "startLocation": [10, 5], "from": [0, 0], "to": [80, 40], "duration": 1,
              "rate": 20, "changed": [ { "set": { "moved": "value.translation" } } ], "ended": [] } },
          { "at": 0.5, "set": { "isOpen": true } }, { "at": 1.5, "set": { "isOpen": false } } ] }
      """
    #expect(
      try results(of: document, at: [0, 0.1, 0.35, 0.6, 1.1, 1.2], width: width) == [
        "", "60 25", "80 35", "100 45", "140 65", "",
      ])
  }

  /// A card that follows half of the way: the finger is ahead of it.
  @Test func `a finger whose place is not stated begins in the middle of its view`() throws {
    let document = """
      { "fps": 20, "state": { "way": "CGSize.zero" },
        "views": [ { "id": "other" }, { "id": "card", "modifiers": [
          { "opacity": "1 - way.width / 1000" }, { "offset": ["way.width / 2", "way.height / 2"] } ] } ],
        "events": [
          { "at": 0.1, "gesture": { "from": [0, 0], "to": [-60, 120], "duration": 0.6, "rate": 20,
              "changed": [ { "set": { "way": "value.translation" } } ], "ended": [] } },
          { "at": 1, "set": { "way": "CGSize.zero" } } ] }
      """
    #expect(
      try results(of: document, at: [0.05, 0.1, 0.4, 0.7, 0.75], from: "card") == [
        "", "0 0", "-30 60", "-60 120", "",
      ])
  }

  @Test func `a tap is a mark in the middle of its view, for a fifth of a second`() throws {
    let document = """
      { "size": [200, 100], "fps": 20, "state": { "n": 0 },
        "views": [ { "id": "row", "layout": { "stack": "HStack", "spacing": 0 }, "children": [
          { "id": "a", "size": [60, 20] }, { "id": "b", "size": [60, 20], "modifiers": [ { "onTapGesture": [ { "set": { "n": "n + 1" } } ] } ] } ] } ],
        "events": [ { "at": 0.5, "tap": "b" }, { "at": 1, "emit": "end" } ] }
      """
    // Two views of 60 points in the middle of 200: the second one is around 130.
    #expect(try results(of: document, at: [0.45, 0.5, 0.7, 0.75]) == ["", "130 50", "130 50", ""])
  }
}
