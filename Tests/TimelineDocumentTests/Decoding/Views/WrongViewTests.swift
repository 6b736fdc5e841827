import Diagnostics
import Testing
import TimelineDocument

@Suite struct WrongViewTests {
  @Test(arguments: [
    WrongDocument(
      #"{ "views": »{} }"#, "wrong-type", help: #"write "views": [ { "id": "card" } ]"#),
    .views("»1", "wrong-type", help: #"write { "id": "card" }"#),
    .views(#"{ »"ids": "a" }"#, "unknown-key", help: "did you mean 'id'?"),
    .views(#"{ »"modifier": [] }"#, "unknown-key", help: "did you mean 'modifiers'?"),
    .views(
      #"{ »"child": [] }"#, "unknown-key",
      help: #"what moves is in "modifiers"; the rest of a view is left out"#),
    .views(#"{ "id": »1 }"#, "wrong-type", help: #"write "id": "card""#),
    .views(#"{ "children": »{} }"#, "wrong-type", help: #"write "children": [ { "id": "card" } ]"#),
    .views(
      #"{ "children": [ { "children": [ »null ] } ] }"#, "wrong-type",
      help: #"write { "id": "card" }"#),
    .views(#"{ "kind": »"groop" }"#, "unknown-name", help: "did you mean 'group'?"),
    .views(#"{ "host": »"window" }"#, "unknown-name"),
    .views(#"{ "id": "a", "when": »1 }"#, "wrong-type", help: #"write "when": true"#),
    .views(#"{ "id": "a", "forEach": »true }"#, "wrong-type", help: #"write "forEach": [0, 1]"#),
    .views(#"{ "id": "a", "identity": »[] }"#, "wrong-type"),
    .views(#"{ "size": »[1, 2, 3] }"#, "out-of-range"),
    .views(#"{ "size": »{ "width": 1 } }"#, "missing-key"),
    .views(
      #"{ "size": { "width": 1, "height": 2, »"hight": 2 } }"#, "unknown-key",
      help: "leave it out: 'size' has all its keys"),
    .views(#"{ "size": »10 }"#, "wrong-type"),
    .views(#"»{ "as": "item" }"#, "missing-key"),
    .views(#"{ "id": "a", "forEach": 3, "as": »"a b" }"#, "invalid-name", help: "write 'a_b'"),
    .views(
      #"{ "id": "a", »"id": "b" }"#, "duplicate-key"),
  ])
  func `the keys of a view`(document: WrongDocument) { document.check() }

  @Test(arguments: [
    WrongDocument.views(#"{ "id": »"my card" }"#, "invalid-name", help: "write 'my_card'"),
    .views(#"{ "id": »"1st" }"#, "invalid-name"),
    .views(#"{ "id": »"" }"#, "invalid-name"),
    .views(#"{ "id": "a" }, { "children": [ { "id": »"a" } ] }"#, "duplicate-name"),
    .views(
      #"»{ "modifiers": [ { "opacity": 1 } ] }"#, "missing-key",
      help: "add a name of letters, digits and '_', as in \"id\": \"card\""),
    .views(
      #"{ "children": [ { }, »{ "modifiers": [ { "animation": null, "body": [ { "blur": 1 } ] } ] } ] }"#,
      "missing-key", help: "add a name of letters, digits and '_', as in \"id\": \"card\""),
    .views(
      #"»{ "when": "on" }"#, "missing-key",
      help: "add a name of letters, digits and '_', as in \"id\": \"card\""),
    .views(
      #"»{ "forEach": "list", "children": [ {} ] }"#, "missing-key",
      help: "add a name of letters, digits and '_', as in \"id\": \"card\""),
    .views(
      #"»{ "identity": "x" }"#, "missing-key",
      help: "add a name of letters, digits and '_', as in \"id\": \"card\""),
    .views(
      #"»{ "modifiers": [ { "onAnimationCompleted": "x" } ] }"#, "missing-key",
      help: "add a name of letters, digits and '_', as in \"id\": \"card\""),
    // The group has no track of its own; each of its children has one.
    .views(
      #"{ "kind": "group", "modifiers": [ { "opacity": 1 } ], "children": [ »{}, { "id": "a" } ] }"#,
      "missing-key", help: "add a name of letters, digits and '_', as in \"id\": \"card\""),
    .views(
      #"»{ "define": { "a": 1 }, "animatable": [ "a" ] }"#, "missing-key",
      help: "add a name of letters, digits and '_', as in \"id\": \"card\""),
  ])
  func `the names of views`(document: WrongDocument) { document.check() }

  @Test func `a view of which nothing is said needs no name`() {
    let document = """
      { "state": { "x": 0 }, "views": [ { "modifiers": [ { "animation": null, "value": "x" },
        { "onAppear": [] }, { "text": "'a'" } ], "size": [1, 2], "define": { "a": 1 } } ] }
      """
    #expect(MarkedDocument(document).source.problems == [])
  }

  @Test(arguments: [
    WrongDocument.views(#"{ "define": { »"1a": 1 } }"#, "invalid-name"),
    .views(#"{ "define": { »"Animation.quick": ".linear" } }"#, "invalid-name"),
    .views(#"{ "define": { "a": 1, »"a(b)": "b" } }"#, "duplicate-name"),
    .views(#"{ "define": { "a": [»1] } }"#, "wrong-type"),
    .views(#"{ "define": { "a": »null } }"#, "wrong-type", help: #"write "a": 0"#),
    .views(
      #"{ "id": "v", "define": { "offset": 1 }, "animatable": [ »"ofset" ] }"#,
      "unknown-name", help: "did you mean 'offset'?"),
    .views(#"{ "id": "v", "animatable": [ »"x" ] }"#, "unknown-name"),
    .views(#"{ "id": "v", "animatable": [ »"f" ], "define": { "f(a)": "a" } }"#, "wrong-type"),
    .views(
      #"{ "id": "v", "animatable": [ "a", »"a" ], "define": { "a": 1 } }"#, "duplicate-name"),
    .views(
      #"{ "id": "v", "animatable": »"a", "define": { "a": 1 } }"#, "wrong-type"),
    .views(
      #"{ "id": "g", "kind": "group", "define": { "a": 1 }, »"animatable": [ "a" ] }"#,
      "conflicting-keys", help: "a group is not a view; put it on the children"),
    .views(
      #"{ »"size": [1, 2], "kind": "group" }"#, "conflicting-keys",
      help: "a group is not a view; put it on the children"),
  ])
  func `the definitions of views`(document: WrongDocument) { document.check() }

  @Test(arguments: [
    (
      #"{ "id": "a", »"host": "overlay", "modifiers": [ { "opacity": 1 } ] }"#, "missing-frame"
    ),
    (#"{ "id": "a", "modifiers": [ { »"animation": ".linear" } ] }"#, "deprecated-animation"),
    (#"{ "modifiers": [ { »"animation": null } ] }"#, "deprecated-animation"),
  ])
  func `what is probably not meant is a warning`(view: String, code: String) {
    let document = MarkedDocument("{ \"views\": [\(view)] }")
    let (timeline, diagnostics) = Timeline.read(document.source)
    #expect(document.source.problems == ["\(document.places[0]) \(code)"])
    #expect(diagnostics.errorCount == 0)
    #expect(diagnostics.first.first?.help != nil)
    #expect(timeline != nil)
  }

  @Test(arguments: [
    ("ios13.2", #"{ »"task": [] }"#, #"it came with "profile": "ios15""#),
    ("ios13.0", #"{ »"onChange": "1", "run": [] }"#, #"it came with "profile": "ios14""#),
    ("ios13.0", #"{ »"matchedGeometryEffect": 1 }"#, #"it came with "profile": "ios14""#),
    (
      "ios16", #"{ »"phaseAnimator": [1], "as": "p", "body": [] }"#,
      #"it came with "profile": "ios17""#
    ),
    (
      "ios16", #"{ »"keyframeAnimator": {}, "as": "p", "tracks": {}, "body": [] }"#,
      #"it came with "profile": "ios17""#
    ),
    ("ios15", #"{ »"animation": ".linear", "body": [] }"#, #"it came with "profile": "ios17""#),
    ("ios15", #"{ »"transaction": {}, "body": [] }"#, #"it came with "profile": "ios17""#),
    ("ios16", #"{ »"transaction": {}, "value": 1 }"#, #"it came with "profile": "ios17""#),
    ("ios15", #"{ "task": [] }"#, nil),
    ("ios17", #"{ "phaseAnimator": [1], "as": "p", "body": [] }"#, nil),
    ("ios13.0", #"{ "animation": ".linear", "value": 1 }, { "transaction": {} }"#, nil),
  ])
  func `a modifier newer than the profile is a warning`(
    profile: String, modifier: String, help: String?
  ) {
    let views = "[ { \"id\": \"a\", \"modifiers\": [ \(modifier) ] } ]"
    let document = MarkedDocument("{ \"views\": \(views), \"profile\": \"\(profile)\" }")
    #expect(document.source.problems == document.places.map { "\($0) not-available" })
    #expect(document.source.helps.first == help)
  }

  @Test(arguments: ["ios13.0", "ios13.2", "ios15", "ios17"])
  func `a view that is animatable itself is newer than the modifier`(profile: String) {
    let isOld = profile.hasPrefix("ios13")
    let document = MarkedDocument(
      """
      { "profile": "\(profile)", "state": { "x": 0 }, "views": [
        { "id": "a", "define": { "n": "x" }, \(isOld ? "»" : "")"animatable": ["n"] },
        { "id": "b", "modifiers": [ { \(isOld ? "»" : "")"animatable": { "n": "x" }, "body": [] } ] } ] }
      """)
    let codes = ["not-available", "crash-at-launch"]
    #expect(document.source.problems == zip(document.places, codes).map { "\($0) \($1)" })
    let help =
      #"it came with "profile": "ios15"; before it there is the modifier of that name, with a 'body'"#
    #expect(document.source.helps.first == (isOld ? help : nil))
  }

  @Test func `more views than there may be are an error`() {
    // The only problem is at the first that is too many.
    let fits = "{\"views\":[" + repeatElement("{}", count: 100_000).joined(separator: ",")
    let tooMany = MarkedDocument(fits + ",»{},{}]}")
    #expect(tooMany.source.problems == tooMany.places.map { "\($0) too-many" })
  }

  @Test(arguments: [
    (#"{"blur":1}"#, 1001, 1000, "tracks"), (#"{"onAppear":[]}"#, 1500, 1400, "modifiers"),
  ])
  func `a group may not give its children more than there may be`(
    modifier: String, modifierCount: Int, childCount: Int, what: String
  ) {
    let modifiers = repeatElement(modifier, count: modifierCount).joined(separator: ",")
    let children = (0..<childCount).map { "{\"id\":\"v\($0)\"}" }.joined(separator: ",")
    let document = MarkedDocument(
      "{\"views\":[{\"kind\":\"group\",\"modifiers\":[\(modifiers)],"
        + "\"children\":[\(children)]}]}")
    let diagnostics = Timeline.read(document.source).diagnostics
    #expect(diagnostics.count == 1)
    #expect(diagnostics.first.map(\.code) == [.tooMany])
    #expect(diagnostics.first.first?.message.contains(what) == true)
  }

  @Test func `views may be inside each other as deep as a text may be`() {
    // Each level is an array and an object.
    func nested(_ levels: Int) -> String {
      "{\"views\":[" + String(repeating: "{\"children\":[", count: levels) + "{}"
        + String(repeating: "]}", count: levels) + "]}"
    }
    #expect(MarkedDocument(nested(62)).source.problems == [])
    #expect(MarkedDocument(nested(63)).source.problems.first?.hasSuffix("too-deep") == true)
  }
}
