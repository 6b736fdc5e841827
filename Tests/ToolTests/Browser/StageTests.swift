import Foundation
import TestSupport
import Testing

/// The boxes of a page in a real browser.
@Suite(.enabled(if: Browser.exists, "no Chromium and Node.js"))
struct StageTests {
  @Test func `zIndex is the order in which boxes are drawn`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      { "state": { "z": 0.5 }, "views": [ { "id": "all", "children": [
        { "id": "first", "size": [80, 80],
          "modifiers": [ { "position": [50, 50] }, { "zIndex": "z" }, { "opacity": 0.9 } ] },
        { "id": "second", "size": [80, 80], "modifiers": [ { "position": [60, 50] }, { "opacity": 1 } ] },
        { "id": "third", "size": [80, 80], "modifiers": [ { "position": [70, 50] }, { "zIndex": 0.25 } ] } ] } ],
        "events": [ { "at": 0.5, "set": { "z": -1 } }, { "at": 1, "set": { "z": 0.25 } } ], "fps": 10 }
      """, to: "z.json")
    let page = try Browser.page(folder.path + "/z.json", in: folder)
    // The boxes at a place where all three are, the one in front first.
    let order = Browser.Step.evaluate(
      """
      (() => {
        const box = document.querySelector(".screen [data-view=second]").getBoundingClientRect();
        const found = document.elementsFromPoint(box.left + box.width / 2, box.top + 5);
        const names = found.map(element => element.closest(".screen [data-view]")?.dataset.view);
        return [...new Set(names)].filter(name => name && name !== "all").join();
      })()
      """)
    let visit = try Browser.visit(
      [0.1, 0.6, 1.1].flatMap { [Browser.Step.open(page, fragment: "#t=\($0)"), order] }, in: folder
    )
    #expect(visit.said.isEmpty, "\(visit.said)")
    // Without an order a view has 0; of equal ones the later is in front.
    #expect(
      visit.results == ["first,third,second", "third,second,first", "third,first,second"])
  }

  @Test func `views are where layout puts them, also where nothing asks for layout`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      { "until": 1, "fps": 20, "state": { "on": false }, "views": [
          { "id": "box", "modifiers": [ { "offset": [10, 0] } ], "children": [
            { "id": "a", "size": [40, 40], "modifiers": [
              { "opacity": "on ? 1 : 0.5" }, { "padding": { "leading": 30, "trailing": 10 } } ] } ] },
          { "id": "b", "modifiers": [ { "fill": ".red" }, { "frame": ["on ? 60 : 30", 20] } ] },
          { "id": "c", "size": [10, 10], "modifiers": [ { "padding": 3 }, { "position": [50, "on ? 80 : 40"] } ] },
          { "id": "d", "size": [10, 20], "modifiers": [ { "frame": [100, 60], "alignment": ".topLeading" } ] },
          { "id": "back", "modifiers": [ { "fill": ".blue" }, { "padding": "on ? 20 : 0" } ] } ],
        "events": [ { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "on": true } } ] }
      """, to: "still.json")
    let page = try Browser.page(folder.path + "/still.json", in: folder)
    let frames = Browser.Step.evaluate(
      """
      ["a", "b", "c", "d", "back"].map(name => {
        const { style } = document.querySelector(`.screen [data-view=${name}]`);
        return [style.left, style.top, style.width, style.height].map(parseFloat).join(" ");
      }).join()
      """)
    let visit = try Browser.visit(
      [.open(page, fragment: "#t=0.5"), frames, .open(page, fragment: "#t=1"), frames], in: folder)
    #expect(visit.said.isEmpty, "\(visit.said)")
    // The middle of the room is (195, 422): `a` lies 10 to the right of it by the offset, and 10 by the padding.
    #expect(
      visit.results == [
        "195 402 40 40,172.5 412 45 20,45 55 10 10,145 392 10 20,10 10 370 824",
        "195 402 40 40,165 412 60 20,45 75 10 10,145 392 10 20,20 20 350 804",
      ])
  }

  @Test func `what is in a container with a background is in front, and fades with it`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      { "size": [100, 100], "state": { "x": 0 }, "views": [
          { "id": "page", "modifiers": [ { "fill": ".red" } ] },
          { "id": "sheet", "layout": { "stack": "VStack" }, "modifiers": [
              { "frame": [80, 80] }, { "background": ".blue" }, { "zIndex": 2 }, { "opacity": "1 - x" } ], "children": [
            { "id": "button", "size": [40, 40] },
            { "id": "edge", "placement": ".background", "size": [90, 90] } ] },
          { "id": "last", "modifiers": [ { "fill": ".green" }, { "zIndex": 1 } ] } ],
        "events": [ { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "x": 0.5 } } ], "fps": 10 }
      """, to: "sheet.json")
    let page = try Browser.page(folder.path + "/sheet.json", in: folder)
    let visit = try Browser.visit(
      [
        .open(page, fragment: "#t=0.5"),
        .evaluate(
          """
          (() => {
            const box = document.querySelector(".screen [data-view=button]"), place = box.getBoundingClientRect();
            const found = document.elementsFromPoint((place.left + place.right) / 2, (place.top + place.bottom) / 2);
            const names = [...new Set(found.map(element => element.closest(".screen [data-view]")?.dataset.view))];
            let opacity = 1;
            for (let around = box; around; around = around.parentElement) opacity *= getComputedStyle(around).opacity;
            return [...names.filter(name => name), opacity].join();
          })()
          """),
      ], in: folder)
    #expect(visit.said.isEmpty, "\(visit.said)")
    // Half-way from 1 to a half.
    #expect(visit.results == ["button,sheet,edge,last,page,0.75"])
  }

  @Test func `a shared frame is where the trace has it, in a view with a position`() throws {
    let folder = try TemporaryFolder()
    let document = """
      { "size": [200, 200], "fps": 10, "state": { "isOpen": false }, "views": [
          { "id": "row", "when": "!isOpen", "modifiers": [
              { "matchedGeometryEffect": "'photo'" }, { "frame": [20, 20] }, { "position": [30, 40] } ] },
          { "id": "card", "when": "isOpen", "modifiers": [
              { "matchedGeometryEffect": "'photo'" }, { "frame": [100, 60] }, { "position": [110, 120] } ] } ],
        "events": [ { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "isOpen": true } } ] }
      """
    try folder.write(document, to: "shared.json")
    let page = try Browser.page(folder.path + "/shared.json", in: folder)
    let visit = try Browser.visit(
      [
        .open(page, fragment: "#t=0.5"),
        .evaluate(
          """
          ["row", "card"].map(name => {
            const { style } = document.querySelector(`.screen [data-view=${name}]`);
            return [style.left, style.top, style.width, style.height].map(parseFloat).join(" ");
          }).join()
          """),
      ], in: folder)
    #expect(visit.said.isEmpty, "\(visit.said)")
    // Half-way: 60 by 40 points around (70, 80).
    #expect(visit.results == ["40 60 60 40,40 60 60 40"])
  }

  /// A value for each attribute, and the property of a box in which a browser keeps it, if it takes the text.
  private static let styles: [(attribute: String, value: String, property: String)] = [
    ("opacity", "0.5", "box.opacity"), ("offset", "[3, 4]", "box.transform"),
    ("position", "[30, 40]", "box.left"), ("frame", "[70, 50]", "box.width"),
    ("zIndex", "2", "box.zIndex"), ("scaleEffect", "1.5", "box.transform"),
    ("rotationEffect", "\".degrees(20)\", \"anchor\": \".topLeading\"", "box.transform"),
    ("rotation3DEffect", "\".degrees(20)\", \"axis\": [0, 1, 0]", "box.transform"),
    ("transformEffect", "[1, 0, 0.5, 1, 2, 3]", "box.transform"),
    ("trim", "[0.25, 0.5]", "body.firstChild"),
    ("blur", "-3", "box.filter"), ("cornerRadius", "7", "box.borderRadius"),
    ("padding", "9", "box.margin"),
    ("shadow", "{ \"radius\": 5, \"y\": 2 }", "box.filter"),
    ("hueRotation", "\".degrees(90)\"", "box.filter"), ("brightness", "0.2", "box.filter"),
    ("saturation", "0.3", "box.filter"), ("contrast", "-1", "box.filter"),
    ("grayscale", "0.4", "box.filter"), ("colorMultiply", "\".red\"", "body.backgroundImage"),
    ("foregroundColor", "\".red\"", "body.backgroundColor"),
    ("foregroundStyle", "\".red\"", "body.backgroundColor"), ("tint", "\".red\"", "body.boxShadow"),
    ("background", "\".red\"", "body.backgroundColor"),
    ("fill", "\".red\"", "body.backgroundColor"),
    ("stroke", "\".red\", \"lineWidth\": 3", "body.outline"), ("text", "\"'a'\"", "text"),
  ]

  @Test func `a browser takes the effect of every attribute`() throws {
    let folder = try TemporaryFolder()
    let views = Self.styles.map {
      #"{ "id": "\#($0.attribute)", "modifiers": [ { "\#($0.attribute)": \#($0.value) } ] }"#
    }
    try folder.write(
      "{ \"state\": { \"x\": 0 }, \"views\": [ \(views.joined(separator: ",\n")) ] }",
      to: "all.json")
    let page = try Browser.page(folder.path + "/all.json", in: folder)
    let names = Self.styles.map { "\"\($0.attribute) \($0.property)\"" }.joined(separator: ",")
    let visit = try Browser.visit(
      [
        .open(page),
        .evaluate(
          """
          [\(names)].map(words => {
            const [name, property] = words.split(" "), [of, key] = property.split(".");
            const box = document.querySelector(`.screen [data-view=${name}]`), body = box.firstChild;
            if (of === "text") return box.lastChild.textContent === "a";
            if (key === "firstChild") return body.firstChild?.style.width === "25%";
            return Boolean((of === "box" ? box : body).style[key]);
          }).join()
          """),
      ], in: folder)
    #expect(visit.said.isEmpty, "\(visit.said)")
    let found = (visit.results.first ?? "").split(separator: ",")
    #expect(found.count == Self.styles.count)
    for (style, isTaken) in zip(Self.styles, found) {
      #expect(isTaken == "true", "\(style.attribute)")
    }
  }
}
