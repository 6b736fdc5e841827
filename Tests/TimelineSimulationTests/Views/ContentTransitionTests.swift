import AnimationEngine
import Testing
import TimelineDocument

@testable import TimelineSimulation

/// The progress of a content transition, which only a change of the view's text begins.
@Suite struct ContentTransitionTests {
  /// A view with a text and an opacity, and one that comes at 1 s.
  private static func document(_ events: String, opacity: String = "o") -> String {
    """
    { "state": { "n": 0, "o": 1, "isShown": false }, "views": [
      { "id": "v", "modifiers": [ { "contentTransition": ".numericText()" }, { "text": "'\\\\(n)'" },
        { "opacity": "\(opacity)" } ] },
      { "id": "w", "when": "isShown", "modifiers": [ { "text": "'\\\\(n)'" }, { "opacity": "\(opacity)" },
        { "contentTransition": ".numericText()" } ] } ],
      "events": [ \(events) ] }
    """
  }

  private static let linear = #""withAnimation": ".linear(duration: 1)""#

  @Test func `an update that changes no text begins no content transition`() throws {
    let first = "{ \"at\": 0, \(Self.linear), \"set\": { \"o\": 0 } }"
    let comes = #"{ "at": 2, "set": { "isShown": true } }"#
    let again = "{ \"at\": 3, \(Self.linear), \"set\": { \"o\": 1 } }"
    let played = try PlayedDocument(Self.document("\(first), \(comes), \(again)"))
    let begun = try played.events().filter { $0.word == .begin }.map { $0.track }
    #expect(begun == ["v_opacity", "v_opacity", "w_opacity"])
  }

  @Test func `an update that changes the text begins it from 0, also when it is the first`() throws
  {
    let played = try PlayedDocument(
      Self.document("{ \"at\": 0, \(Self.linear), \"set\": { \"n\": 5 } }"))
    let begun = try played.events().filter { $0.word == .begin }.map { $0.track }
    #expect(begun == ["v_contentTransition"])
    #expect(try played.values(of: "v_contentTransition", at: [0.25, 1]) == [0.25, 1])
  }
}
