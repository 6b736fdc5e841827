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

  /// A card with a background and two views inside, which moves as its modifiers say; half-way the distance of all
  /// three from where they are at the end, and the scale and the opacity with which they are shown.
  private static let carried:
    [(modifiers: String, distance: [Double], scale: Double, opacity: Double)] = [
      (#"{ "transition": ".offset(x: 50, y: 0)" }"#, [25, 0], 1, 1),
      // 60 points high: 10 + 20 + 20 + 10.
      (#"{ "transition": ".move(edge: .bottom)" }"#, [0, 30], 1, 1),
      (
        #"{ "transition": ".asymmetric(insertion: .move(edge: .leading), removal: .opacity)" }"#,
        [-30, 0], 1, 1
      ),
      (#"{ "transition": ".opacity" }"#, [0, 0], 1, 0.5),
      (#"{ "transition": ".scale" }"#, [0, 0], 0.5, 1),
      (#"{ "offset": ["on ? 0 : 50", 0] }"#, [25, 0], 1, 1),
      (#"{ "offset": ["on ? 0 : 50", 0] }, { "geometryGroup": true }"#, [25, 0], 1, 1),
      (#"{ "opacity": "on ? 1 : 0" }, { "offset": [0, "on ? 0 : 8"] }"#, [0, 4], 1, 0.5),
      (#"{ "scaleEffect": "on ? 1 : 2" }, { "offset": ["on ? 0 : 50", 0] }"#, [25, 0], 1.5, 1),
      // The scale is about the place without the offset.
      (#"{ "offset": ["on ? 0 : 50", 0] }, { "scaleEffect": "on ? 1 : 2" }"#, [37.5, 0], 1.5, 1),
    ]

  @Test(arguments: [false, true])
  func `a container takes what is inside along, in a stack and alone`(isInStack: Bool) throws {
    let folder = try TemporaryFolder()
    // The middles of the views relative to that of the room, their sizes and what shines through.
    let look = Browser.Step.evaluate(
      """
      (() => {
        const room = document.querySelector(".screen").getBoundingClientRect();
        const scale = room.width / 300;
        return ["card", "a", "b"].map(name => {
          const box = document.querySelector(`.screen [data-view=${name}] .body`), rect = box.getBoundingClientRect();
          let opacity = 1;
          for (let around = box; around; around = around.parentElement) opacity *= getComputedStyle(around).opacity;
          return [rect.left + rect.width / 2 - room.left, rect.top + rect.height / 2 - room.top, rect.width, rect.height]
            .map(length => length / scale).concat(opacity).join(" ");
        }).join(" ");
      })()
      """)
    var steps: [Browser.Step] = []
    for (number, motion) in Self.carried.enumerated() {
      let condition = motion.modifiers.contains("transition") ? "\"when\": \"on\"," : ""
      let card = """
        { "id": "card", \(condition) "layout": { "stack": "VStack", "spacing": 0 }, "modifiers": [
            { "padding": 10 }, { "background": ".blue" }, \(motion.modifiers) ],
          "children": [ { "id": "a", "size": [40, 20] }, { "id": "b", "size": [40, 20] } ] }
        """
      let view =
        isInStack
        ? #"{ "id": "stack", "layout": { "stack": "ZStack" }, "children": [ \#(card) ] }"# : card
      try folder.write(
        """
        { "size": [300, 300], "fps": 10, "until": 1, "state": { "on": false }, "views": [ \(view) ],
          "events": [ { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "on": true } } ] }
        """, to: "\(number).json")
      let page = try Browser.page(folder.path + "/\(number).json", to: "\(number).html", in: folder)
      steps += [.open(page, fragment: "#t=0.5"), look]
    }
    let visit = try Browser.visit(steps, in: folder)
    #expect(visit.said.isEmpty, "\(visit.said)")
    for (motion, result) in zip(Self.carried, visit.results) {
      let found = result.split(separator: " ").compactMap { Double($0) }
      try #require(found.count == 15, "\(result)")
      // The card is in the middle of the room; the middles of the others are ten points above and below.
      for (view, rest) in [(0.0, [60.0, 60]), (-10, [40, 20]), (10, [40, 20])].enumerated() {
        let expected =
          [150 + motion.distance[0], 150 + motion.distance[1] + rest.0 * motion.scale]
          + rest.1.map { $0 * motion.scale } + [motion.opacity]
        for (value, number) in zip(expected, found[(5 * view)..<(5 * view + 5)]) {
          #expect(abs(value - number) < 0.02, "\(motion.modifiers): \(expected), \(found)")
        }
      }
    }
  }

  @Test func `frames on the stage are those of the trace, with the transition of the container`()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      { "size": [300, 400], "fps": 10, "until": 2, "state": { "on": false, "isOpen": false }, "views": [
          { "id": "card", "when": "on", "layout": { "stack": "VStack", "spacing": 8 }, "modifiers": [
              { "padding": 12 }, { "background": ".blue" }, { "transition": ".move(edge: .bottom)" } ], "children": [
            { "id": "a", "size": [80, 30] }, { "id": "b", "modifiers": [ { "fill": ".red" }, { "frame": [60, "isOpen ? 90 : 30"] } ] } ] } ],
        "events": [ { "at": 0.1, "withAnimation": ".spring(duration: 0.8)", "set": { "on": true } },
          { "at": 0.5, "withAnimation": ".bouncy", "set": { "isOpen": true } } ] }
      """, to: "moved.json")
    let page = try Browser.page(folder.path + "/moved.json", in: folder)
    let times = stride(from: 1, through: 20, by: 1).map { Double($0) / 10 }
    let trace = try Tool.run(
      "trace", folder.path + "/moved.json", "--at", times.map { "\($0)" }.joined(separator: ","))
    let lines = String(decoding: trace.output, as: UTF8.self).split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    let header = try #require(lines.first)
    let visit = try Browser.visit(
      times.flatMap {
        [
          Browser.Step.open(page, fragment: "#t=\($0)"),
          .evaluate(
            """
            (() => {
              const room = document.querySelector(".screen").getBoundingClientRect(), scale = room.width / 300;
              return ["a", "b"].map(name => {
                const rect = document.querySelector(`.screen [data-view=${name}]`).getBoundingClientRect();
                return [rect.left + rect.width / 2 - room.left, rect.top + rect.height / 2 - room.top, rect.width, rect.height]
                  .map(length => length / scale).join(" ");
              }).join(" ");
            })()
            """),
        ]
      }, in: folder)
    #expect(visit.said.isEmpty && lines.count == times.count + 1)
    for (line, result) in zip(lines.dropFirst(), visit.results) {
      let values = Dictionary(uniqueKeysWithValues: zip(header, line.map { Double($0) ?? .nan }))
      let found = result.split(separator: " ").compactMap { Double($0) }
      let expected = ["a", "b"].flatMap { view in
        ["x", "y", "width", "height"].map { part in
          (values["\(view)_layout_\(part)"] ?? .nan)
            + (values["card_transition_offset_\(part)"] ?? 0)
        }
      }
      for (number, value) in zip(found, expected) {
        #expect(abs(number - value) < 0.02, "\(line[0]) s: \(found), \(expected)")
      }
      #expect(found.count == expected.count)
    }
  }

  @Test func `round corners and masks cut what is inside, and what lies over it is whole`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      { "size": [300, 300], "fps": 10, "until": 1, "state": { "on": false }, "views": [
          { "id": "card", "modifiers": [ { "frame": [100, 100] }, { "background": ".yellow" },
              { "cornerRadius": "on ? 50 : 0" }, { "offset": [-80, 0] } ], "children": [
            { "id": "big", "size": [200, 200], "modifiers": [ { "fill": ".red" } ] },
            { "id": "badge", "placement": ".overlay", "alignment": ".topLeading", "size": [20, 20],
              "modifiers": [ { "fill": ".green" }, { "offset": [-10, -10] } ] } ] },
          { "id": "picture", "size": [140, 140], "modifiers": [ { "fill": ".blue" }, { "offset": [70, 0] } ], "children": [
            { "id": "hole", "placement": ".mask", "size": [40, 40], "modifiers": [
                { "fill": ".black" }, { "cornerRadius": 20 }, { "scaleEffect": "on ? 3 : 1" } ] } ] } ],
        "events": [ { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "on": true } } ] }
      """, to: "cut.json")
    let page = try Browser.page(folder.path + "/cut.json", in: folder)
    // The view in front at places of the room.
    func fronts(_ places: [[Double]]) -> Browser.Step {
      .evaluate(
        """
        (() => {
          const room = document.querySelector(".screen").getBoundingClientRect(), scale = room.width / 300;
          return \(places).map(([x, y]) =>
            document.elementFromPoint(room.left + x * scale, room.top + y * scale).closest(".screen .view")?.dataset.view ?? "none").join();
        })()
        """)
    }
    // Just inside and outside of a circle about a place, at an angle of an eighth of a turn.
    func around(_ x: Double, _ y: Double, _ radius: Double) -> [[Double]] {
      [-2, 2].map { [x + (radius + $0) * 0.5.squareRoot(), y + (radius + $0) * 0.5.squareRoot()] }
    }
    let badge = [[15.0, 95]]
    let visit = try Browser.visit(
      [0, 0.5, 1].flatMap { time -> [Browser.Step] in
        // A corner of 100 points, whose radius is 50 at the end, around (70, 150), and a circle of 20 to 60 around (220, 150).
        let radius = 50 * time
        return [
          .open(page, fragment: "#t=\(time)"),
          fronts(
            around(120 - radius, 200 - radius, max(radius, 0)) + around(220, 150, 20 + 40 * time)
              + badge),
        ]
      }, in: folder)
    #expect(visit.said.isEmpty, "\(visit.said)")
    #expect(visit.results == Array(repeating: "big,none,picture,none,badge", count: 3))
  }

  @Test func `a mask lets as much through as it is opaque`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      { "size": [300, 300], "fps": 10, "until": 1, "state": { "on": false }, "views": [
          { "id": "row", "layout": { "stack": "HStack", "spacing": 20 }, "children": [
            { "id": "picture", "size": [100, 140], "modifiers": [ { "fill": ".blue" } ], "children": [
              { "id": "hole", "placement": ".mask", "size": [80, 80],
                "modifiers": [ { "fill": ".black" }, { "opacity": "on ? 0.2 : 1" } ] } ] },
            { "id": "shimmer", "size": [100, 140], "modifiers": [ { "fill": ".red" } ], "children": [
              { "id": "light", "placement": ".mask", "size": [80, 60], "modifiers": [
                  { "linearGradient": [".clear", ".black", ".clear"], "startPoint": ".leading", "endPoint": ".trailing" },
                  { "offset": { "x": "on ? 20 : -20" } }, { "opacity": 0.5 } ] } ] } ] } ],
        "events": [ { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "on": true } } ] }
      """, to: "veil.json")
    let page = try Browser.page(folder.path + "/veil.json", in: folder)
    // The opacities of the picture that hides what has a mask, and its place and size.
    let masks = Browser.Step.evaluate(
      """
      ["picture", "shimmer"].map(view => {
        const style = getComputedStyle(document.querySelector(`.screen [data-view=${view}]`).parentElement);
        const opacities = [...style.maskImage.matchAll(/\\/ ([\\d.]+)\\)/g)].map(found => found[1]);
        return [opacities.join(), style.maskPosition, style.maskSize].join(" ");
      }).join("; ")
      """)
    let visit = try Browser.visit(
      [0, 0.5, 1].flatMap { [.open(page, fragment: "#t=\($0)"), masks] }, in: folder)
    #expect(visit.said.isEmpty, "\(visit.said)")
    // The row lies from 40 to 260 and from 80 to 220; each mask is in the middle of its view.
    let shimmer = [150, 170, 190].map { "0,0.5,0 \($0)px 120px 80px 60px" }
    #expect(
      visit.results == [
        " 0% 0% auto; " + shimmer[0],
        "0.6,0.6 50px 110px 80px 80px; " + shimmer[1],
        "0.2,0.2 50px 110px 80px 80px; " + shimmer[2],
      ])
  }

  @Test func `values beside a view are on the stage, as far as they leave room for it`() throws {
    func document(_ count: Int) -> String {
      let parts = (1...count).map { #""v\#($0)": "\#($0) * pct""# }.joined(separator: ", ")
      return """
        { "until": 1, "fps": 10, "state": { "pct": 0 }, "views": [ { "id": "box", "modifiers": [
            { "animatable": { "pct": "pct" }, "body": [ { "attribute": { \(parts) } } ] } ] } ],
          "events": [ { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "pct": 1 } } ] }
        """
    }
    // Whether the box and the first rails are inside, and whether the last rail is.
    let inside = Browser.Step.evaluate(
      """
      (() => {
        const around = document.getElementById("stage").getBoundingClientRect();
        const isInside = element => {
          const { left, top, right, bottom } = element.getBoundingClientRect();
          return left >= around.left && top >= around.top && right <= around.right && bottom <= around.bottom;
        };
        const rails = [...document.querySelectorAll(".screen .rail")];
        return [document.querySelector(".screen .view"), ...rails.slice(0, 8)].every(isInside) + " " + isInside(rails.at(-1));
      })()
      """)
    for (count, said) in [(8, "true true"), (60, "true false")] {
      let folder = try TemporaryFolder()
      try folder.write(document(count), to: "values.json")
      let page = try Browser.page(folder.path + "/values.json", in: folder)
      let visit = try Browser.visit([.open(page, fragment: "#t=0.5"), inside], in: folder)
      #expect(visit.said.isEmpty, "\(visit.said)")
      #expect(visit.results == [said])
    }
  }

  @Test func `the stage has room for the farthest place of a quick spring in a long run`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      { "until": 10, "state": { "y": 0 }, "views": [
          { "id": "card", "size": [40, 40], "modifiers": [ { "offset": [0, "y"] } ] } ],
        "events": [ { "at": 3.35, "set": { "y": 400 },
          "withAnimation": ".spring(response: 0.2, dampingFraction: 0.2)" } ] }
      """, to: "far.json")
    let page = try Browser.page(folder.path + "/far.json", in: folder)
    let place = Browser.Step.evaluate(
      """
      (() => {
        const [card, room, stage] = [".screen [data-view=card]", ".screen.room", "#stage"].map(name =>
          document.querySelector(name).getBoundingClientRect());
        return [(card.top + card.height / 2 - room.top) * 844 / room.height, stage.bottom - card.bottom].join();
      })()
      """)
    let visit = try Browser.visit([.open(page, fragment: "#t=3.45"), place], in: folder)
    #expect(visit.said.isEmpty, "\(visit.said)")
    let numbers = visit.results[0].split(separator: ",").compactMap { Double($0) }
    // After half a period the spring is e^(-pi 0.2 / sqrt(0.96)) of the way, 0.527, too far: 422 + 611 from the top.
    #expect(numbers.count == 2 && abs(numbers[0] - 1033) < 5, "\(numbers)")
    #expect(numbers[1] >= 0, "\(numbers)")
  }

  @Test func `a background stays where the modifiers outside it put it`() throws {
    let folder = try TemporaryFolder()
    // Each view, and at the end the scale and the opacity of what is in front of its background, and its own opacity.
    let cases = [
      (
        #"{ "fill": ".green" }, { "scaleEffect": "on ? 0.5 : 1" }, { "background": ".yellow" }"#,
        "0.5 1 1"
      ),
      (
        #"{ "fill": ".green" }, { "background": ".yellow" }, { "scaleEffect": "on ? 0.5 : 1" }"#,
        "1 1 1"
      ),
      (
        #"{ "fill": ".green" }, { "opacity": "on ? 0.3 : 1" }, { "background": ".yellow" }"#,
        "1 0.3 1"
      ),
      (
        #"{ "scaleEffect": "on ? 2 : 1" }, { "background": ".yellow" }, { "opacity": "on ? 0.5 : 1" }"#,
        "2 1 0.5"
      ),
    ]
    let views = cases.enumerated().map {
      #"{ "id": "v\#($0)", "size": [40, 40], "modifiers": [ \#($1.0) ] }"#
    }
    try folder.write(
      """
      { "size": [300, 300], "fps": 10, "until": 2, "state": { "on": false }, "views": [
          { "id": "stack", "layout": { "stack": "VStack" }, "children": [ \(views.joined(separator: ",")) ] } ],
        "events": [ { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "on": true } } ] }
      """, to: "back.json")
    let page = try Browser.page(folder.path + "/back.json", in: folder)
    let visit = try Browser.visit(
      [
        .open(page, fragment: "#t=1.5"),
        .evaluate(
          """
          (() => {
            return [0, 1, 2, 3].map(number => {
              const box = document.querySelector(`.screen [data-view=v${number}]`), [back, front] = box.querySelectorAll(":scope>.body");
              const [outer, inner] = [back, front].map(part => part.getBoundingClientRect());
              return [inner.width / outer.width, getComputedStyle(front).opacity, getComputedStyle(box).opacity]
                .map(value => +Number(value).toFixed(3)).join(" ");
            }).join();
          })()
          """),
      ], in: folder)
    #expect(visit.said.isEmpty, "\(visit.said)")
    #expect(visit.results == [cases.map(\.1).joined(separator: ",")])
  }

  @Test func `round corners of a container that draws nothing are around what is in it`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      { "size": [300, 300], "fps": 10, "until": 1, "state": { "on": false }, "views": [
          { "id": "pair", "layout": { "stack": "HStack", "spacing": 0 }, "modifiers": [ { "cornerRadius": "on ? 40 : 0" } ],
            "children": [ { "id": "a", "size": [60, 80], "modifiers": [ { "fill": ".red" } ] },
              { "id": "b", "size": [60, 80], "modifiers": [ { "fill": ".blue" } ] } ] } ],
        "events": [ { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "on": true } } ] }
      """, to: "pair.json")
    let page = try Browser.page(folder.path + "/pair.json", in: folder)
    // Two points in from the corners of both views, the outer ones of which are cut: 120 by 80 points around (150, 150).
    let places = [[92, 112], [148, 112], [152, 188], [208, 188]]
    let fronts = Browser.Step.evaluate(
      """
      (() => {
        const room = document.querySelector(".screen").getBoundingClientRect(), scale = room.width / 300;
        return \(places).map(([x, y]) =>
          document.elementFromPoint(room.left + x * scale, room.top + y * scale).closest(".screen .view")?.dataset.view ?? "none").join();
      })()
      """)
    let visit = try Browser.visit(
      [.open(page, fragment: "#t=0"), fronts, .open(page, fragment: "#t=1"), fronts], in: folder)
    #expect(visit.said.isEmpty, "\(visit.said)")
    #expect(visit.results == ["a,a,b,b", "none,a,b,none"])
  }

  @Test(arguments: [false, true])
  func `the stage has the appearance of the run, whatever the page has`(isDark: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      { "size": [200, 200], "environment": { "colorScheme": "'light'" }, "until": 1, "fps": 10, "views": [
          { "id": "word", "modifiers": [ { "text": "colorScheme == 'dark' ? 'night' : 'day'" } ] } ],
        "events": [ { "at": 0.5, "environment": { "colorScheme": "'dark'" } } ] }
      """, to: "turn.json")
    let page = try Browser.page(folder.path + "/turn.json", in: folder)
    // Whether the paper, and the word on it, are rather dark.
    let colors = Browser.Step.evaluate(
      """
      [getComputedStyle(document.getElementById("stage")).backgroundColor,
        getComputedStyle(document.querySelector(".screen [data-view=word] .name")).color]
        .map(color => color.match(/\\d+/g).slice(0, 3).every(part => part < 128)).join()
      """)
    let visit = try Browser.visit(
      [0.2, 0.5, 0.8].flatMap {
        [Browser.Step.open(page, fragment: "#t=\($0)", isDark: isDark), colors]
      }, in: folder)
    #expect(visit.said.isEmpty, "\(visit.said)")
    #expect(visit.results == ["false,true", "true,false", "true,false"])
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
