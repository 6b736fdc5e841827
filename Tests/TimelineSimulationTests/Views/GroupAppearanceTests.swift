import Testing
import TimelineDocument

@testable import TimelineSimulation

/// When the steps of a group run that belong to its appearance.
@Suite struct GroupAppearanceTests {
  /// A group, what changes, and what is emitted and cancelled.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var profile = "ios17"
    let views: String
    var events = ""
    let expected: [String]
  }

  private static func view(_ name: String, _ more: String = "", modifiers: String = "") -> String {
    """
    { "id": "\(name)", \(more) "modifiers": [ { "opacity": 1 }, \(modifiers)
        { "onAppear": [ { "emit": "\(name)" } ] }, { "onDisappear": [ { "emit": "\(name) gone" } ] } ] }
    """
  }

  private static func group(_ name: String, _ more: String = "", _ children: String...) -> String {
    """
    { "id": "\(name)", "kind": "group", \(more) "children": [ \(children.joined(separator: ", ")) ],
      "modifiers": [ { "onAppear": [ { "emit": "\(name)" } ] },
                     { "onDisappear": [ { "emit": "\(name) gone" } ] } ] }
    """
  }

  static let cases = [
    Case(
      testDescription: "after all views that appear with it, the inner group first",
      views: group("outer", "", group("inner", "", view("a"), view("b")), view("c")),
      expected: ["0 emit a", "0 emit b", "0 emit c", "0 emit inner", "0 emit outer"]),
    Case(
      testDescription: "for each view before iOS 15", profile: "ios14",
      views: group("g", "", view("a"), view("b")),
      expected: ["0 emit a", "0 emit g", "0 emit b", "0 emit g"]),
    Case(
      testDescription: "when the first view comes, and when the last is gone",
      views: group(
        "g", "", view("a", #""when": "x > 0 && x < 3","#), view("b", #""when": "x == 2","#)),
      events: #"{ "at": [1, 2, 3, 4], "set": { "x": "x + 1" } }"#,
      expected: [
        "1 emit a", "1 emit g", "2 emit b", "3 emit a gone", "3 emit b gone", "3 emit g gone",
      ]),
    Case(
      testDescription: "not when one view takes the place of another",
      views: group("g", "", view("a", #""identity": "x","#)),
      events: #"{ "at": 1, "set": { "x": 1 } }"#,
      expected: ["0 emit a", "0 emit g", "1 emit a", "1 emit a gone"]),
    Case(
      testDescription: "with a group that comes and goes itself",
      views: group("g", #""when": "x == 1","#, view("a"), view("b")),
      events: #"{ "at": [1, 2], "set": { "x": "x + 1" } }"#,
      expected: [
        "1 emit a", "1 emit b", "1 emit g", "2 emit a gone", "2 emit b gone", "2 emit g gone",
      ]),
    Case(
      testDescription: "for each group of a ForEach, and once around it",
      views: group("all", "", group("row", #""forEach": "x + 1","#, view("a"), view("b"))),
      events: #"{ "at": 1, "set": { "x": 1 } }"#,
      expected: [
        "0 emit a", "0 emit b", "0 emit row", "0 emit all", "1 emit a", "1 emit b", "1 emit row",
      ]),
    Case(
      testDescription: "each row of a view with forEach runs its own",
      views: view("row", #""forEach": "x + 1","#),
      events: #"{ "at": 1, "set": { "x": 1 } }"#,
      expected: ["0 emit row", "1 emit row"]),
    Case(
      testDescription: "for each view in the body of another modifier",
      views: """
        { "kind": "group", "children": [ \(view("a")), \(view("b")) ], "modifiers": [
            { "animatable": { "p": "x" }, "body": [ { "onAppear": [ { "emit": "body" } ] } ] } ] }
        """,
      expected: ["0 emit a", "0 emit body", "0 emit b", "0 emit body"]),
    Case(
      testDescription: "a task with an id begins anew once, and not while the group is empty",
      views: """
        { "id": "g", "kind": "group", "children": [ \(view("a", #""when": "x < 2","#)),
            \(view("b", #""when": "x < 2","#)) ],
          "modifiers": [ { "task": [ { "emit": "task" }, { "sleep": 10 } ], "id": "x" } ] }
        """,
      events: #"{ "at": [1, 2, 3], "set": { "x": "x + 1" } }"#,
      expected: [
        "0 emit a", "0 emit b", "0 emit task", "1 cancel g", "1 emit task", "2 cancel g",
        "2 emit a gone", "2 emit b gone",
      ]),
  ]

  @Test(arguments: cases)
  func `a group appears with its views`(example: Case) throws {
    let document = try PlayedDocument(
      """
      { "profile": "\(example.profile)", "state": { "x": 0 }, "views": [ \(example.views) ],
        "events": [ \(example.events) ] }
      """)
    let found = try document.events(until: 9).filter { $0.word == .emit || $0.word == .cancel }
    #expect(found.map(\.line) == example.expected)
  }
}
