import Testing
import TimelineDocument

/// Wrong uses of stacks: each is reported at its place, with what to write.
@Suite struct WrongStackTests {
  private static let size =
    #"write "size": [320, 44], a modifier { "frame": [320, 44] } or { "text": "'Title'" }, or "#
    + #"{ "fill": ".blue" } for a shape that takes the room it is offered"#
  private static let rows =
    #"write { "stack": "VStack", "spacing": 0 } for rows that follow each other"#

  @Test(arguments: [
    WrongDocument(
      #"{ "views": [ { "layout": "VStack", "children": [ »{ "id": "a" } ] } ] }"#, "missing-frame",
      help: size),
    WrongDocument(
      #"{ "views": [ { "layout": "VStack", "children": [ { "kind": "group", "children": [ »{ "modifiers": [ { "frame": { "width": 3 } } ], "id": "a" } ] } ] } ] }"#,
      "missing-frame", help: size),
    WrongDocument(
      #"{ "views": [ { "layout": »"List" } ] }"#, "not-simulated", help: rows),
    WrongDocument(
      #"{ "views": [ { "layout": { "stack": "ZStack", »"spacing": 3 } } ] }"#, "unknown-key",
      help: "leave it out"),
    WrongDocument(
      #"{ "views": [ { "layout": { "stack": "HStack", "alignment": »".topLeading" } } ] }"#,
      "unknown-name", help: "write .top, .center or .bottom"),
    WrongDocument(
      #"{ "views": [ { "layout": »"VStak" } ] }"#, "unknown-name", help: "did you mean 'VStack'?"),
    WrongDocument(
      #"{ "views": [ { "layout": { "stack": "VStack", "alignment": »".top" } } ] }"#,
      "unknown-name",
      help: "write .leading, .center or .trailing"),
    WrongDocument(
      #"{ "views": [ { "layout": { "stack": "HStack", »"gap": 3 } } ] }"#, "unknown-key",
      help: "did you mean 'spacing'?"),
    WrongDocument(
      #"{ "views": [ { "layout": »{ "spacing": 3 } } ] }"#, "missing-key",
      help: #"add "stack": "LazyHStack""#),
    WrongDocument(
      #"{ "views": [ { "kind": "group", »"layout": "VStack" } ] }"#, "conflicting-keys",
      help: "a group is not a view; put it on the children"),
    WrongDocument(
      #"{ "views": [ { »"stack": "VStack" } ] }"#, "unknown-key", help: "did you mean 'layout'?"),
  ])
  func `a wrong stack is reported at its place`(document: WrongDocument) {
    document.check()
  }

  @Test(arguments: [
    WrongDocument(
      #"{ "views": [ { "layout": »"Spacer" } ] }"#, "unknown-name", help: #"write "spacer": true"#),
    WrongDocument(
      #"{ "views": [ { "spacer": »false } ] }"#, "wrong-type", help: "write true"),
    WrongDocument(
      #"{ "views": [ { "spacer": true, »"size": [1, 1] } ] }"#, "conflicting-keys",
      help: "leave it out"),
    WrongDocument(
      #"{ "views": [ { »"spacer": true, "children": [ { "id": "a" } ] } ] }"#, "conflicting-keys"),
    WrongDocument(
      #"{ "views": [ { "id": "a", »"placement": ".overlay" } ] }"#, "conflicting-keys",
      help: "leave it out"),
    WrongDocument(
      #"{ "views": [ { "children": [ { "placement": »".overly" } ] } ] }"#, "unknown-name",
      help: "did you mean '.overlay'?"),
    WrongDocument(
      #"{ "views": [ { "id": "a", "modifiers": [ { "geometryGroup": »false } ] } ] }"#,
      "wrong-type", help: "write true"),
    WrongDocument(
      #"{ "views": [ { "id": "a", "modifiers": [ { "frame": { "minWidth": »-1 } } ] } ] }"#,
      "out-of-range"),
    WrongDocument(
      #"{ "views": [ { "id": "a", "modifiers": [ { "frame": { "minWidth": 9, "maxWidth": »8 } } ] } ] }"#,
      "out-of-range"),
    WrongDocument(
      #"{ "views": [ { "id": "a", "modifiers": [ { "frame": { "maxHeight": 9, »"width": 8 } } ] } ] }"#,
      "conflicting-keys", help: "leave it out"),
    WrongDocument(
      #"{ "views": [ { "id": "a", "modifiers": [ { "frame": [1, 2], "alignment": »".firstTextBaseline" } ] } ] }"#,
      "unknown-name", help: "write .top, .center or .bottom"),
    WrongDocument(
      #"{ "views": [ { "id": "a", "modifiers": [ { "lineLimit": »0 } ] } ] }"#, "out-of-range"),
    WrongDocument(
      #"{ "views": [ { "layout": "VStack", »"alignment": ".leading" } ] }"#, "conflicting-keys",
      help: #"leave it out here, and write "layout": { "stack": ..., "alignment": ... }"#),
    WrongDocument(
      #"{ "views": [ { »"alignment": ".leading" } ] }"#, "missing-key",
      help: "leave it out; where a view is in a frame is said beside the modifier 'frame'"),
    WrongDocument(
      #"{ "views": [ { "layout": "VStack", »"spacing": 3 } ] }"#, "unknown-key",
      help: #"leave it out here, and write "layout": { "stack": "VStack", "spacing": ... }"#),
    WrongDocument(
      #"{ "views": [ { "geometryReader": "p", »"layout": "VStack", "children": [ { "id": "a", "size": [1, 1] } ] } ] }"#,
      "conflicting-keys", help: "give it a child with the 'layout'"),
    WrongDocument(
      #"{ "views": [ { "geometryReader": "p", »"spacer": true } ] }"#, "conflicting-keys",
      help: "leave it out"),
    WrongDocument(
      #"{ "views": [ { "geometryReader": »"a b" } ] }"#, "invalid-name", help: "write 'a_b'"),
    WrongDocument(
      #"{ "views": [ { "kind": "group", »"geometryReader": "p" } ] }"#, "conflicting-keys",
      help: "a group is not a view; put it on the children"),
    WrongDocument(
      #"{ "views": [ { "geometryReader": "p", "children": [ { "id": "a", "modifiers": [ { "opacity": "p.»frame.width" } ] } ] } ] }"#,
      "unknown-member"),
    WrongDocument(
      #"{ "views": [ { "id": "a", "geometryReader": "p", "modifiers": [ { "opacity": "»p.size.width" } ] } ] }"#,
      "unknown-name",
      help: #"name it in "state" or "define""#),
    WrongDocument(
      #"{ "views": [ { "id": "a", "host": »"navigaton" } ] }"#, "unknown-name",
      help: "did you mean 'navigation'?"),
    WrongDocument(
      #"{ "views": [ { "id": "a", »"presentationAnimation": ".linear" } ] }"#, "missing-key",
      help: #"write "host": "sheet", or leave it out"#),
    WrongDocument(
      #"{ "views": [ { "id": "a", "host": "sheet", »"bridgesTransaction": true } ] }"#,
      "missing-key",
      help: #"write "host": "UIHostingController", or leave it out"#),
    WrongDocument(
      #"{ "views": [ { "id": "a", "host": "sheet", "presentationAnimation": »false } ] }"#,
      "wrong-type",
      help: "write null for no animation"),
    WrongDocument(
      #"{ "views": [ { "id": "a", "host": "sheet", "presentationAnimation": ".»liner" } ] }"#,
      "unknown-curve", help: "did you mean 'linear'?"),
    WrongDocument(
      #"{ "state": { "on": true }, "views": [ { "id": "a", "when": "on", "host": "alert", "modifiers": [ { »"transition": ".slide" } ] } ] }"#,
      "conflicting-keys",
      help: #"leave it out, and write "presentationAnimation" beside "host" for another curve"#),
    WrongDocument(
      #"{ "views": [ { "id": "b", "children": [ { "id": "a", "host": "sheet", »"placement": ".overlay" } ] } ] }"#,
      "conflicting-keys", help: "leave it out"),
    WrongDocument(
      #"{ "views": [ { "kind": "group", »"host": "sheet" } ] }"#, "conflicting-keys",
      help: "a group is not a view; put it on the children"),
    WrongDocument(
      #"{ "profile": "ios15", "views": [ { "id": "a", »"host": "navigationDestination" } ] }"#,
      "not-available", help: #"it came with "profile": "ios16""#),
    WrongDocument(
      #"{ "profile": "ios17", "views": [ { "id": "a", "host": "UIViewRepresentable", »"bridgesTransaction": true } ] }"#,
      "not-available", help: #"it came with "profile": "ios18""#),
    WrongDocument(#"{ "size": »[390] }"#, "out-of-range"),
    WrongDocument(#"{ "size": [390, »-1] }"#, "out-of-range"),
    WrongDocument(#"{ "pixelLength": »0 }"#, "out-of-range"),
  ])
  func `a wrong part of the layout is reported at its place`(document: WrongDocument) {
    document.check()
  }
}
