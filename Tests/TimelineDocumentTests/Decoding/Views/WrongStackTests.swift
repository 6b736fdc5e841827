import Testing
import TimelineDocument

/// Wrong uses of stacks: each is reported at its place, with what to write.
@Suite struct WrongStackTests {
  private static let size = #"write "size": [320, 44], or a modifier { "frame": [320, 44] }"#
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
      help: "a group is no view of its own; put it on the children"),
    WrongDocument(
      #"{ "views": [ { »"stack": "VStack" } ] }"#, "unknown-key", help: "did you mean 'layout'?"),
  ])
  func `a wrong stack is reported at its place`(document: WrongDocument) {
    document.check()
  }
}
