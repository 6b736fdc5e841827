import Diagnostics
import Testing
import TimelineDocument

@Suite struct ViewTrackTests {
  private static func document(_ views: String) -> String {
    "{ \"state\": { \"x\": 0, \"on\": true }, \"views\": [ \(views) ] }"
  }

  private static func view(_ modifiers: String) -> String {
    document("{ \"id\": \"card\", \"modifiers\": [ \(modifiers) ] }")
  }

  @Test(arguments: [
    // All components are printed, whatever was written.
    (view(#"{ "opacity": 1 }, { "blur": "x" }"#), ["card_opacity", "card_blur"]),
    (view(#"{ "scaleEffect": 2 }"#), ["card_scaleEffect_x", "card_scaleEffect_y"]),
    (view(#"{ "offset": { "x": 1 } }"#), ["card_offset_x", "card_offset_y"]),
    (view(#"{ "position": "CGPoint(x: 1, y: x)" }"#), ["card_position_x", "card_position_y"]),
    (view(#"{ "trim": { "to": 1 } }"#), ["card_trim_from", "card_trim_to"]),
    (
      view(#"{ "fill": ".red" }"#),
      ["card_fill_r", "card_fill_g", "card_fill_b", "card_fill_a"]
    ),
    (view(#"{ "frame": [1, 2] }"#), ["card_frame_width", "card_frame_height"]),
    // A length that is not given is not fixed.
    (view(#"{ "frame": { "height": 2 } }"#), ["card_frame_height"]),
    // A text is no number, but a value in JSON; where its view has no name it is not told.
    (view(#"{ "text": "'a'" }, { "cornerRadius": 1 }"#), ["card_text", "card_cornerRadius"]),
    (document(#"{ "modifiers": [ { "text": "'a'" } ] }"#), []),
    (
      view(#"{ "rotation3DEffect": ".zero", "axis": [0, 1, 0], "perspective": 1 }"#),
      [
        "card_rotation3DEffect", "card_rotation3DEffect_axis_x", "card_rotation3DEffect_axis_y",
        "card_rotation3DEffect_axis_z", "card_rotation3DEffect_perspective",
      ]
    ),
    (
      view(#"{ "rotationEffect": ".zero", "anchor": ".top" }"#),
      ["card_rotationEffect", "card_rotationEffect_anchor_x", "card_rotationEffect_anchor_y"]
    ),
    (
      view(#"{ "matchedGeometryEffect": 1 }"#),
      [
        "card_matchedGeometryEffect_x", "card_matchedGeometryEffect_y",
        "card_matchedGeometryEffect_width", "card_matchedGeometryEffect_height",
      ]
    ),
    // The second of a view is numbered, counted from the inside, bodies included.
    (
      view(
        #"{ "opacity": 1 }, { "animation": null, "body": [ { "opacity": 1 } ] }, { "opacity": 1 }"#),
      ["card_opacity", "card_opacity_2", "card_opacity_3"]
    ),
    (
      view(#"{ "offset": [1, 2] }, { "offset": [1, 2] }"#),
      ["card_offset_x", "card_offset_y", "card_offset_2_x", "card_offset_2_y"]
    ),
    (
      view(#"{ "attribute": { "a": 1, "on": true } }, { "attribute": { "a": 1 } }"#),
      ["card_a", "card_on", "card_a_2"]
    ),
    // Parameters come before the body's attributes.
    (
      view(#"{ "blur": 1 }, { "body": [ { "blur": "p" } ], "animatable": { "p": 1, "q": 2 } }"#),
      ["card_blur", "card_p", "card_q", "card_blur_2"]
    ),
    (
      view(#"{ "animatable": { "p": 1 }, "body": [ { "animatable": { "p": 1 }, "body": [] } ] }"#),
      ["card_p", "card_p_2"]
    ),
    (
      view(
        #"{ "keyframeAnimator": { "s": 1, "a": ".zero" }, "as": "v", "tracks": {}, "#
          + #""body": [ { "blur": "v.s" } ] }"#),
      ["card_s", "card_a...", "card_blur"]
    ),
    (
      view(#"{ "phaseAnimator": [1, 2], "as": "p", "body": [ { "blur": "p" } ] }"#), ["card_blur"]
    ),
    (
      document(
        #"{ "id": "a", "modifiers": [ { "blur": "q" } ], "define": { "p": "x", "q": 1 }, "#
          + #""animatable": ["q", "p"] }"#), ["a_q", "a_p...", "a_blur"]
    ),
    // No path: the parent's id is not in the name; each view before what is in it.
    (
      document(
        #"{ "children": [ { "id": "b", "modifiers": [ { "blur": 1 } ] } ], "id": "a", "#
          + #""modifiers": [ { "blur": 1 } ] }"#), ["a_blur", "b_blur"]
    ),
  ])
  func `a track is called by its view, its attribute and its component`(
    document: String, expected: [String]
  ) throws {
    #expect(try tracks(document) == expected)
  }

  @Test(arguments: [
    (#"{ "id": "a", "when": "on" }"#, ["a_transition_opacity"]),
    (#"{ "id": "a", "forEach": 3 }"#, ["a*_transition_opacity"]),
    (#"{ "id": "a", "identity": "x" }"#, ["a*_transition_opacity"]),
    (
      #"{ "id": "a", "when": "on", "modifiers": [ { "transition": ".slide" }, { "blur": 1 } ] }"#,
      ["a_blur", "a_transition..."]
    ),
    // The outermost transition is the one that counts.
    (
      #"{ "id": "a", "when": "on", "modifiers": [ { "transition": ".slide" }, "#
        + #"{ "transition": { "active": [ { "blur": 9 } ], "identity": [ { "blur": 0 }, "#
        + #"{ "scaleEffect": 1 } ] } } ] }"#,
      ["a_transition_blur", "a_transition_scaleEffect_x", "a_transition_scaleEffect_y"]
    ),
    (
      #"{ "id": "a", "when": "on", "modifiers": [ { "transition": { "#
        + #""active": [ { "opacity": 0 }, { "opacity": 0 } ], "identity": [] } } ] }"#,
      ["a_transition_opacity", "a_transition_opacity_2"]
    ),
    // A view that is always there has no transition, whatever is written.
    (#"{ "id": "a", "modifiers": [ { "transition": ".slide" } ] }"#, []),
    // What is inside a view that comes and goes does not come and go itself.
    (#"{ "id": "a", "when": "on", "children": [ { "id": "b" } ] }"#, ["a_transition_opacity"]),
    (
      #"{ "id": "a", "forEach": 2, "children": [ { "id": "b", "modifiers": [ { "blur": 1 } ] } ] }"#,
      ["a*_transition_opacity", "b*_blur"]
    ),
    // A group has no tracks; its children come and go with it.
    (
      #"{ "id": "g", "kind": "group", "when": "on", "modifiers": [ { "blur": 1 } ], "#
        + #""children": [ { "id": "b", "modifiers": [ { "blur": 2 } ] }, { "id": "c" } ] }"#,
      ["b_blur", "b_blur_2", "b_transition_opacity", "c_blur", "c_transition_opacity"]
    ),
  ])
  func `a transition is a track of its own`(views: String, expected: [String]) throws {
    #expect(try tracks(Self.document(views)) == expected)
  }

  private func tracks(_ document: String) throws -> [String] {
    let source = SourceText(name: "test", bytes: Array(document.utf8))
    let (timeline, diagnostics) = Timeline.read(source)
    #expect(diagnostics.isEmpty, "\(diagnostics.first)")
    return TimelineNotation(timeline: try #require(timeline), source: source).tracks
  }
}
