import Diagnostics
import Testing
import TimelineDocument

/// Wrong components, uses of them, states of views and taps.
@Suite struct WrongComponentTests {
  /// A document with a component, which some views use.
  private static func uses(
    _ component: String, _ views: String, _ code: String, help: String? = nil
  ) -> WrongDocument {
    WrongDocument(
      #"{ "state": { "on": false, "list": "[true]" }, "components": { "A": \#(component) }, "views": [ \#(views) ] }"#,
      code, help: help)
  }

  private static let plain = #"{ "modifiers": [ { "opacity": 1 } ] }"#
  private static let switching =
    #"{ "parameters": ["$isOn", "title"], "modifiers": [ { "opacity": "isOn ? 1 : 0" } ] }"#

  @Test(arguments: [
    WrongDocument(
      #"{ "components": »[] }"#, "wrong-type",
      help: #"write "components": { "Row": { "modifiers": [ { "opacity": 0.5 } ] } }"#),
    WrongDocument(
      #"{ "components": { "A": »1 } }"#, "wrong-type",
      help: #"write "A": { "modifiers": [ { "opacity": 0.5 } ] }"#),
    WrongDocument(#"{ "components": { »"my row": {} } }"#, "invalid-name", help: "write 'my_row'"),
    WrongDocument(
      #"{ "components": { "Card": {} }, "views": [ { "id": "a", "component": »"Cart" } ] }"#,
      "unknown-name", help: "did you mean 'Card'?"),
    uses(
      plain, #"{ "id": "a", "component": »"Button" }"#, "unknown-name",
      help: #"declare it: "components": { "Button": { "modifiers": [ ... ] } }"#),
    uses(
      #"{ »"id": "a" }"#, #"{ "id": "a", "component": "A" }"#, "unknown-key",
      help:
        "it has 'parameters', 'state', 'size', 'layout', 'define', 'animatable', 'modifiers', 'children'"
    ),
    uses(
      #"{ "parameters": [»"a b"] }"#, #"{ "id": "a", "component": "A" }"#, "invalid-name",
      help: "write 'a_b'"),
    uses(
      #"{ "parameters": ["x", »"$x"] }"#, #"{ "id": "a", "component": "A", "with": { "x": 1 } }"#,
      "duplicate-name"),
    uses(
      switching, #"{ "id": "a", "component": »"A", "with": { "isOn": "$on" } }"#, "missing-key",
      help: #"write "with": { "title": ... }"#),
    uses(
      switching, #"{ "id": "a", "component": »"A", "with": { "title": 1 } }"#, "missing-key",
      help: #"write "with": { "isOn": "$isOn" }"#),
    uses(
      switching, #"{ "id": "a", "component": "A", "with": { "isOn": »"on", "title": 1 } }"#,
      "wrong-type",
      help: #"write it with a dollar sign, as "$isOn" or "$items[index].isDone""#),
    uses(
      switching, #"{ "id": "a", "component": "A", "with": { "isOn": »"$onn", "title": 1 } }"#,
      "unknown-name", help: "did you mean '$on'?"),
    uses(
      switching,
      #"{ "id": "a", "component": "A", "with": { "isOn": "$on", "title": 1, »"titel": 2 } }"#,
      "unknown-name", help: "did you mean 'title'?"),
    uses(
      plain, #"{ "id": "a", "component": "A", "with": { »"x": 2 } }"#, "unknown-name",
      help: "leave it out"),
    uses(
      switching,
      #"{ "id": "a", "component": "A", "with": { "isOn": "$on", "title": »["a"] } }"#, "wrong-type",
      help: #"write the list as an expression: "['a', 'b']""#),
    uses(
      switching, #"{ "id": "a", "component": "A", "with": { "isOn": »"$on + 1", "title": 1 } }"#,
      "invalid-name"),
    uses(
      plain, #"{ "id": "a", "component": »"A", "children": [] }"#, "conflicting-keys",
      help: #"write it in "components", under the component's name"#),
    uses(plain, #"»{ "id": "a", "with": {} }"#, "missing-key"),
    uses(
      #"{ "children": [ { "id": "x", "component": »"A" } ] }"#, #"{ "id": "a", "component": "A" }"#,
      "recursion"),
    uses(
      #"{ "children": [ { "id": »"x", "modifiers": [ { "opacity": 1 } ] } ] }"#,
      #"{ "component": "A" }, { "component": "A" }"#, "duplicate-name",
      help: "give each use of the component an 'id', with which the names in it begin"),
  ])
  func `components and their uses`(document: WrongDocument) { document.check() }

  @Test(arguments: [
    // A value cannot be changed, and names of the use are not seen.
    uses(
      #"{ "parameters": ["x"], "modifiers": [ { "onAppear": [ { "set": { »"x": 2 } } ] } ] }"#,
      #"{ "id": "a", "component": "A", "with": { "x": "on ? 1 : 0" } }"#, "unknown-name",
      help: #"make it a binding: "parameters": [ "$x" ]"#),
    uses(
      #"{ "parameters": ["onn"], "modifiers": [ { "onAppear": [ { "toggle": »"onn" } ] } ] }"#,
      #"{ "id": "a", "component": "A", "with": { "onn": "$on" } }"#, "unknown-name",
      help: #"make it a binding: "parameters": [ "$onn" ]"#),
    uses(
      #"{ "parameters": ["x"], "modifiers": [ { "onAppear": [ { "set": { »"x": 2 } } ] } ] }"#,
      #"{ "id": "a", "component": "A", "with": { "x": 1 } }"#, "unknown-name",
      help: #"make it a binding: "parameters": [ "$x" ]"#),
    uses(
      #"{ "modifiers": [ { "opacity": "»item" } ] }"#,
      #"{ "id": "a", "forEach": "2", "as": "item", "component": "A" }"#, "unknown-name",
      help: #"declare it: "state": { "item": 0 }"#),
    uses(
      #"{ "state": { "n": 1 }, "modifiers": [ { "onAppear": [ { "toggle": »"n" } ] } ] }"#,
      #"{ "id": "a", "component": "A" }, { "id": "b", "component": "A" }"#, "wrong-type",
      help: "give it the first value false, or change it with 'set'"),
    .views(
      #"{ "id": "a", "state": { "n": 1 }, "modifiers": [ { "onAppear": [ { "append": { »"n": 1 } } ] } ] }"#,
      "wrong-type"),
    .views(
      #"{ "state": { »"a b": 1 } }"#, "invalid-name", help: "write 'a_b'"),
    .views(
      #"{ "kind": "group", »"state": { "n": 1 } }"#, "conflicting-keys",
      help: "a group is not a view; put it on the children"),
  ])
  func `states of views`(document: WrongDocument) { document.check() }

  @Test(arguments: [
    WrongDocument(
      #"{ "views": [ { "id": "card" } ], "events": [ { "at": 0, "tap": »"cart" } ] }"#,
      "unknown-name", help: "did you mean 'card'?"),
    WrongDocument(
      #"{ "views": [ { "id": "card" } ], "events": [ { "at": 0, "tap": »"card" } ] }"#,
      "missing-key",
      help: #"add { "onTapGesture": [ ... ] } to the modifiers of the view, or of one around it"#),
  ])
  func `taps`(document: WrongDocument) { document.check() }
}
