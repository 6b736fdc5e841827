import Diagnostics
import Testing

@testable import TimelineDocument

@Suite struct ViewReadingTests {
  private func read(_ text: String) throws -> TimelineNotation {
    let source = SourceText(name: "test", bytes: Array(text.utf8))
    let (timeline, diagnostics) = Timeline.read(source)
    #expect(!diagnostics.hasErrors, "\(diagnostics.first)")
    return TimelineNotation(timeline: try #require(timeline), source: source)
  }

  private func indices(of timeline: Timeline) -> [ElementIndex<Modifier>] {
    timeline.viewContent.modifiers.indices.map { ElementIndex($0) }
  }

  @Test func `a view has all of its keys in any order`() throws {
    let notation = try read(
      """
      { "views": [ { "children": [ {}, { "id": "in" } ], "animatable": ["b", "a"],
        "modifiers": [ { "frame": [1, 2] } ], "define": { "a": 1, "b": "a", "f(x)": "x" },
        "size": { "width": "a", "height": 2 }, "host": "overlay", "kind": "view", "as": "item",
        "forEach": [1, 2], "when": true, "identity": "item", "id": "_a1", "note": [] } ] }
      """)
    #expect(
      notation.views == [
        "_a1 overlay when true forEach [1.0, 2.0] as item identity `item` "
          + "size(width `a`, height 2.0) define {a=1.0 b=`a` f(x)=`x`} animatable b a "
          + "[frame(width 1.0, height 2.0)]",
        "  -", "  in",
      ])
  }

  @Test func `a document with views says so, even with none`() throws {
    #expect(try read("{}").timeline.hasViews == false)
    #expect(try read(#"{ "views": [] }"#).timeline.hasViews)
    #expect(try read(#"{ "views": [] }"#).timeline.staticColumns == [])
  }

  @Test func `views lie in the order of the document, each before what is in it`() throws {
    let timeline = try read(
      """
      { "views": [
        { "children": [ { "id": "b", "children": [ { "id": "c" }, { "id": "d" } ] },
                        { "id": "e" } ], "id": "a" },
        { "id": "f" } ] }
      """
    ).timeline
    #expect(timeline.views.map(\.id) == ["a", "b", "c", "d", "e", "f"])
    #expect(timeline.rootViews.map { timeline[$0].id } == ["a", "f"])
    let children = timeline.rootViews.map { timeline.children(of: $0).map { timeline[$0].id } }
    #expect(children == [["b", "e"], []])
    let parents = timeline.views.map { $0.parent.flatMap { timeline[$0].id } }
    #expect(parents == [nil, "a", "b", "b", "a", nil])
    #expect(timeline.views.map(\.position) == [0, 0, 0, 1, 1, 1])
    #expect(timeline.views.map { timeline[$0.descendants].count } == [4, 2, 0, 0, 0, 0])
  }

  @Test func `a modifier has a path from the nearest view with an id`() throws {
    let timeline = try read(
      """
      { "state": { "x": 0 }, "views": [
        { "children": [
          { "id": "card", "when": "x == 0", "modifiers": [ { "opacity": 1 },
            { "animatable": { "p": "x" }, "body": [ { "blur": 1 },
              { "animation": null, "body": [ { "blur": 2 } ] } ] },
            { "transition": { "active": [ { "blur": 3 } ], "identity": [ { "blur": 4 } ] } } ],
            "children": [ { "children": [ { "modifiers": [ { "onAppear": [] } ] } ] } ] },
          { "modifiers": [ { "animation": null, "value": "x" } ] } ] } ] }
      """
    ).timeline
    let paths = indices(of: timeline).map { timeline.path(of: $0) }
    #expect(
      paths.sorted() == [
        "card.children[0].children[0].modifiers[0]",
        "card.modifiers[0]", "card.modifiers[1]", "card.modifiers[1].body[0]",
        "card.modifiers[1].body[1]", "card.modifiers[1].body[1].body[0]", "card.modifiers[2]",
        "card.modifiers[2].active[0]", "card.modifiers[2].identity[0]",
        "views[0].children[1].modifiers[0]",
      ])
    for modifier in indices(of: timeline) {
      let view = timeline.path(of: timeline.view(of: modifier))
      #expect(timeline.path(of: modifier).hasPrefix("\(view).modifiers["))
    }
  }

  @Test func `a group's modifiers go to its children, outside their own`() throws {
    let notation = try read(
      """
      { "state": { "on": true }, "views": [
        { "kind": "group", "modifiers": [ { "opacity": 1 }, { "transition": ".slide" } ],
          "id": "outer", "when": "on", "children": [
          { "kind": "group", "modifiers": [ { "opacity": 2 } ], "children": [
            { "id": "a", "modifiers": [ { "opacity": 3 }, { "transition": ".opacity" } ] },
            { "id": "b", "children": [ { "id": "c" } ] } ] } ] } ] }
      """)
    let timeline = notation.timeline
    let chains = timeline.views.indices.map { index in
      timeline.modifierLists(of: ElementIndex(index)).map(notation.modifiers)
    }
    #expect(
      chains == [
        ["[opacity(1.0); transition `.slide`]"],
        ["[opacity(2.0)]", "[opacity(1.0); transition `.slide`]"],
        [
          "[opacity(3.0); transition `.opacity`]", "[opacity(2.0)]",
          "[opacity(1.0); transition `.slide`]",
        ],
        ["[]", "[opacity(2.0)]", "[opacity(1.0); transition `.slide`]"],
        ["[]"],
      ])
    #expect(
      notation.tracks == [
        "a_opacity", "a_opacity_2", "a_opacity_3", "a_transition...", "b_opacity", "b_opacity_2",
        "b_transition...", "c_layout_x", "c_layout_y", "c_layout_width", "c_layout_height",
      ])
    let transitions = timeline.views.indices.map { index in
      timeline.transition(of: ElementIndex(index)).map { timeline.path(of: $0) }
    }
    #expect(
      transitions == [
        "outer.modifiers[1]", "outer.modifiers[1]", "a.modifiers[1]", "outer.modifiers[1]", nil,
      ])
  }

  @Test func `views may name what stands behind them, and events what stands before them`() throws {
    let document = """
      { "events": [ { "at": 0, "pause": ["a", "a_opacity", "x"], "expect": { "a_opacity": 1 } },
                    { "at": "seen", "resume": "b" }, { "at": 1, "stop": "a" } ],
        "views": [ { "id": "a", "modifiers": [ { "opacity": "x" },
          { "onAppear": [ { "pause": ["b", "b_blur", "*"] }, { "call": "go()" } ] } ] },
          { "id": "b", "modifiers": [ { "blur": 1 },
            { "onAnimationCompleted": "x", "completion": "seen" },
            { "onReceive": "m.p", "run": [] } ] } ],
        "actions": { "go()": [ { "pause": "b" } ] },
        "published": { "m": { "p": 0 } }, "state": { "x": 0, "a": 0 } }
      """
    let notation = try read(document)
    #expect(
      notation.events == [
        "0.0: pause view a track a_opacity state x, expect(1e-06) a_opacity=1.0",
        "seen#1+0.0: resume view b",
        // Only a state can be stopped.
        "1.0: stop state a",
      ])
    #expect(
      notation.views.first
        == "a [opacity(`x`); onAppear [pause view b track b_blur *; call go `go()`]]")
  }
}
