import Diagnostics
import Testing
import TimelineDocument

/// Every keyword of Swift as a name, at every place where a document declares one.
@Suite struct KeywordTests {
  /// The reserved words of The Swift Programming Language, and the two functions of SwiftUI whose
  /// statements are keys of a document.
  static let words = [
    "associatedtype", "borrowing", "class", "consuming", "deinit", "enum", "extension",
    "fileprivate", "func", "import", "init", "inout", "internal", "let", "nonisolated", "open",
    "operator", "precedencegroup", "private", "protocol", "public", "rethrows", "static", "struct",
    "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer",
    "do", "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "switch", "throw",
    "where", "while", "Any", "as", "await", "false", "is", "nil", "self", "Self", "super",
    "throws", "true", "try", "_", "withAnimation", "withTransaction",
  ]

  /// The words that no expression can read as a name, by the grammar of the manual.
  static let unreadable: Set = [
    "true", "false", "nil", "self", "let", "var", "guard", "return", "else", "in", "if", "switch",
    "case", "default",
    "func", "for", "while", "repeat", "as", "is", "try", "await", "throw", "do", "catch",
    "withAnimation", "withTransaction",
  ]

  /// A document that declares the name `W` at the mark and reads it.
  struct Place: CustomTestStringConvertible, Sendable {
    let document: String
    /// Whether expressions read the name without a dot before it.
    let isReadAlone: Bool

    var testDescription: String { document }

    static func alone(_ document: String) -> Place { Place(document: document, isReadAlone: true) }

    static func member(_ document: String) -> Place {
      Place(document: document, isReadAlone: false)
    }
  }

  static let places: [Place] = [
    .alone(#"{ "state": { »"W": 1, "y": 0 }, "events": [{ "at": 0, "set": { "y": "W" } }] }"#),
    .alone(#"{ "define": { »"W": 1 }, "state": { "y": "W" } }"#),
    .alone(#"{ "define": { »"W(a)": "a" }, "state": { "y": "W(1)" } }"#),
    .alone(#"{ "define": { »"W()": 1 }, "state": { "y": "W()" } }"#),
    .alone(#"{ "define": { »"f(W)": "W" }, "state": { "y": "f(1)" } }"#),
    .alone(#"{ "define": { »"f(a, W)": "W" }, "state": { "y": "f(0, 1)" } }"#),
    .alone(
      #"{ "state": { "y": 0 }, "actions": { »"W": [{ "set": { "y": 1 } }] }, "#
        + #""events": [{ "at": 0, "call": "W" }] }"#),
    .alone(
      #"{ "state": { "y": 0 }, "actions": { »"f(W)": [{ "set": { "y": "W" } }] }, "#
        + #""events": [{ "at": 0, "call": "f(1)" }] }"#),
    .alone(
      #"{ "state": { "y": 0 }, "#
        + #""events": [{ "at": 0, "forEach": "[1]", "as": »"W", "set": { "y": "W" } }] }"#),
    .alone(
      #"{ "state": { "y": 0 }, "#
        + #""events": [{ "at": 0, "let": { »"W": 1 }, "set": { "y": "W" } }] }"#),
    .alone(
      #"{ "published": { »"W": { "a": 1 } }, "state": { "y": 0 }, "#
        + #""events": [{ "at": 0, "set": { "y": "W.a" } }] }"#),
    .alone(
      #"{ "state": { "y": 0 }, "views": [{ "id": "v", "forEach": "[1]", "as": »"W", "#
        + #""modifiers": [{ "opacity": "W" }] }] }"#),
    .alone(
      #"{ "state": { "y": 0 }, "views": [{ "id": "v", "define": { »"W": 1 }, "#
        + #""modifiers": [{ "opacity": "W" }] }] }"#),
    .alone(
      #"{ "state": { "y": 0 }, "views": [{ "id": "v", "modifiers": [{ "animatable": "#
        + #"{ »"W": "y" }, "body": [{ "opacity": "W" }] }] }] }"#),
    .alone(
      #"{ "state": { "y": 0 }, "views": [{ "id": "v", "modifiers": [{ "animatable": "#
        + #"{ "a": "y" }, "define": { »"W": "a" }, "body": [{ "opacity": "W" }] }] }] }"#),
    .alone(
      #"{ "state": { "y": 0 }, "views": [{ "id": "v", "modifiers": [{ "phaseAnimator": [0, 1], "#
        + #""as": »"W", "body": [{ "opacity": "W" }] }] }] }"#),
    .alone(
      #"{ "state": { "y": 0 }, "views": [{ "id": "v", "modifiers": [{ "keyframeAnimator": "#
        + #"{ "a": 0 }, "as": »"W", "trigger": "y", "#
        + #""tracks": { "a": ["LinearKeyframe(1, duration: 1)"] }, "#
        + #""body": [{ "opacity": "W.a" }] }] }] }"#),
    .alone(#"{ "state": { "y": "let »W = 1; return W" } }"#),
    .alone(#"{ "state": { "y": "[1].map { »W in W + 1 }[0]" } }"#),
    .member(
      #"{ "define": { »"Animation.W": ".linear" }, "state": { "y": 0 }, "#
        + #""events": [{ "at": 0, "withAnimation": ".W", "set": { "y": 1 } }] }"#),
    .member(
      #"{ "published": { "m": { »"W": 1 } }, "state": { "y": 0 }, "#
        + #""events": [{ "at": 0, "set": { "y": "m.W", "m.W": 2 } }] }"#),
    .member(
      #"{ "state": { "r": { »"W": 1 }, "y": 0 }, "#
        + #""events": [{ "at": 0, "set": { "y": "r.W", "r.W": 2 } }] }"#),
    .member(
      #"{ "state": { "y": 0 }, "views": [{ "id": "v", "modifiers": [{ "attribute": "#
        + #"{ »"W": "y" } }] }] }"#),
    .member(
      #"{ "state": { "y": 0 }, "views": [{ "id": »"W", "modifiers": [{ "opacity": "y" }] }] }"#),
    .member(
      #"{ "state": { "y": 0 }, "views": [{ "id": "v", "modifiers": [{ "keyframeAnimator": "#
        + #"{ »"W": 0 }, "as": "v", "trigger": "y", "#
        + #""tracks": { "W": ["LinearKeyframe(1, duration: 1)"] }, "#
        + #""body": [{ "opacity": "v.W" }] }] }] }"#),
  ]

  @Test(arguments: places)
  func `a word that can be declared can be read, any other is refused where it is declared`(
    _ place: Place
  ) {
    for word in Self.words {
      let document = MarkedDocument(place.document.replacing("W", with: word))
      let found = document.source.problems
      if place.document.contains("W in"), word == "in" {
        // `{ in in …`: the closure has no parameter, and its body begins with a keyword.
        #expect(found.first?.hasSuffix("expression-syntax") == true)
      } else if place.isReadAlone, Self.unreadable.contains(word) {
        #expect(found.first == "\(document.places[0]) invalid-name", "\(word)")
      } else {
        #expect(found == [], "\(word)")
      }
    }
  }
}
