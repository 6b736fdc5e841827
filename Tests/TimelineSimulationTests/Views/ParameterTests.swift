import Testing
import TimelineDocument

@testable import TimelineSimulation

/// Parameters of `animatable` inside another one, and modifiers for a value around them.
@Suite struct ParameterTests {
  /// A parameter `p` that goes to 1 in a second, and inside it a parameter `q` under a modifier.
  private func document(q: String, value: String) throws -> PlayedDocument {
    try PlayedDocument(
      #"""
      { "state": { "x": 0 }, "views": [ { "id": "v", "modifiers": [
          { "animatable": { "p": "x" }, "body": [
            { "animatable": { "q": "\#(q)" }, "body": [ { "attribute": { "sum": "p + q" } } ] },
            { "animation": ".linear(duration: 0.5)", "value": "\#(value)" } ] } ] } ],
        "events": [ { "at": 1, "withAnimation": ".linear(duration: 1)", "set": { "x": 1 } } ] }
      """#)
  }

  @Test(arguments: ["p", "x"])
  func `a parameter that is made of a value on screen follows it`(value: String) throws {
    let document = try document(q: "p * p", value: value)
    #expect(try document.values(of: "v_q", at: [1, 1.25, 1.5, 2]) == [0, 0.0625, 0.25, 1])
    #expect(try document.values(of: "v_sum", at: [1, 1.25, 1.5, 2]) == [0, 0.3125, 0.75, 2])
  }

  @Test func `inside a body an animation for a value acts in updates of the state`() throws {
    let document = try document(q: "x", value: "x")
    #expect(try document.values(of: "v_q", at: [1.25, 1.5, 2]) == [0.5, 1, 1])
  }

  @Test func `a value on screen that changes is no change for an animation`() throws {
    let document = try document(q: "x", value: "p")
    #expect(try document.values(of: "v_q", at: [1.25, 1.5, 2]) == [0.25, 0.5, 1])
    let begun = try document.events().filter { $0.word == .begin || $0.word == .retarget }
    #expect(begun.map(\.line) == ["1 begin v_p", "1 begin v_q"])
    #expect(begun.map(\.detail) == [.withAnimation, .withAnimation])
  }
}
