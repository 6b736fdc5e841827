import Testing

/// A help names no key that is there already, no name that does not exist, and none that has another type.
@Suite struct FittingHelpTests {
  @Test(arguments: [
    WrongDocument.modifiers(
      #"{ "timelineView": ".periodic", "by": 1, »"bye": 2, "as": "d", "body": [] }"#,
      "unknown-key", help: "it takes 'minimumInterval', 'paused', 'from', 'dates'"),
    .modifiers(
      #"{ "timelineView": ".periodic", »"bye": 2, "by": 1, "as": "d", "body": [] }"#,
      "unknown-key", help: "it takes 'minimumInterval', 'paused', 'from', 'dates'"),
    .modifiers(
      #"{ "scaleEffect": 1, "anchor": ".top", »"axis": [1, 0, 0] }"#, "unknown-key",
      help: "leave it out: 'scaleEffect' has all its arguments"),
    .modifiers(
      #"{ "scaleEffect": 1, »"anchr": ".top", "anchor": ".top" }"#, "unknown-key",
      help: "leave it out: 'scaleEffect' has all its arguments"),
    .modifiers(
      #"{ "offset": { "x": 1, »"z": 2, "y": 3 } }"#, "unknown-key",
      help: "leave it out: 'offset' has all its keys"),
    .event(
      #""async": { "after": 1, »"delay": 1, "run": [] }"#, "unknown-key",
      help: "it also has 'queue', 'fails', 'catch'"),
    .event(
      #""withAnimation": true, »"duration": 1, "set": { "x": 1 }"#, "unknown-key",
      help: #"write it in the animation that is there, as in ".easeInOut(duration: 0.3)""#),
  ])
  func `no key is suggested that the object has`(document: WrongDocument) { document.check() }

  @Test(arguments: [
    WrongDocument.modifiers(
      #"»{ "stoppable": "x" }"#, "missing-key", help: #"add "paused": "on""#),
    .modifiers(
      #"{ "stoppable": "x", "paused": »"ox" }"#, "unknown-name", help: "did you mean 'on'?"),
    WrongDocument(
      #"{ "state": { "x": 0 }, "views": [ { "id": "v", "modifiers": [ »{ "stoppable": "x" } ] } ] }"#,
      "missing-key"),
    .event(#""toggle": »"fla""#, "unknown-name", help: "did you mean 'flag'?"),
    .event(
      #""toggle": »"lst""#, "unknown-name",
      help: #"declare it, "state": { "lst": false }, or write one of 'flag'"#),
    .event(
      #""append": { »"flaf": 1 }"#, "unknown-name",
      help: #"declare it, "state": { "flaf": [] }, or write one of 'list'"#),
    WrongDocument(
      #"{ "state": { "x": 0 }, "events": [ { "at": 0, "toggle": »"y" } ] }"#, "unknown-name",
      help: #"declare it: "state": { "y": false }"#),
    WrongDocument(
      #"{ "state": { "x": 0 }, "events": [ { "at": 0, "toggle": »1 } ] }"#, "wrong-type"),
    WrongDocument(
      #"{ "state": { "list": [3, 4] }, "events": [ { "at": 0, "append": »"list" } ] }"#,
      "wrong-type", help: #"write "append": { "list": 3 }"#),
    WrongDocument(
      #"{ "published": { "m": { "list": [] } }, "events": [ { "at": 0, "append": »"list" } ] }"#,
      "wrong-type", help: #"write "append": { "m.list": "'a'" }"#),
    WrongDocument(
      #"{ "state": { "size": "CGSize.zero" }, "events": [ { "at": 0, "set": »1 } ] }"#,
      "wrong-type", help: #"write "set": { "size": "CGSize.zero" }"#),
  ])
  func `the names in a help have the type that is wanted`(document: WrongDocument) {
    document.check()
  }

  @Test(arguments: [
    WrongDocument(
      #"{ "state": { "x": 0 }, »"onTap": [], "events": [] }"#, "unknown-key",
      help: #"what a tap does is an event: "events": [ { "at": 1, "set": { "x": 1 } } ]"#),
    WrongDocument(
      #"{ »"onTap": [], "events": [] }"#, "unknown-key",
      help: #"what a tap does is an event: "events": [ { "at": 1, "emit": "done" } ]"#),
    WrongDocument(
      #"{ "state": { "isUp": true }, "events": [ { "at": 0, »"onTap": [] } ] }"#, "unknown-key",
      help: #"the event is the tap: write what it does, as "toggle": "isUp""#),
    WrongDocument(
      #"{ "state": { "x": 0 }, "events": [ { "at": 0, »"type": "x" } ] }"#, "unknown-key",
      help: #"what it does is its key: "set": { "x": 1 }"#),
    WrongDocument(
      #"{ "state": { "x": 0 }, "views": [ { "id": "v", "modifiers": [ { "opacity": "x" }, { »"animation": ".linear" } ] } ] }"#,
      "deprecated-animation", help: #"add "value": "x", the value it is for"#),
  ])
  func `the states in a help are those of the document`(document: WrongDocument) {
    document.check()
  }
}
