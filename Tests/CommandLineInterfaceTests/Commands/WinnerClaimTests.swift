import CommandLineInterface
import Testing

@Suite struct WinnerClaimTests {
  private func winner(_ step: String, modifiers: String = "", is expected: String) throws -> Bool {
    let document = """
      { "state": { "on": false }, "views": [ { "id": "card", "modifiers": [
          { "opacity": "on ? 1 : 0" } \(modifiers) ] } ],
        "events": [ { "at": 0, \(step) },
          { "at": 0, "expect": { "winner": { "card_opacity": "'\(expected)'" } } } ] }
      """
    let points = try points(of: document)
    #expect(points.count == 1)
    return points[0].passed
  }

  @Test(arguments: [
    (#""withAnimation": ".linear", "toggle": "on""#, "withAnimation"),
    (#""withTransaction": { "animation": ".linear" }, "toggle": "on""#, "withTransaction"),
    (#""binding": ".linear", "toggle": "on""#, "binding"),
    (#""toggle": "on""#, "none"),
    (#""withAnimation": null, "toggle": "on""#, "none"),
  ])
  func `without modifiers the scope gives the animation`(step: String, expected: String) throws {
    #expect(try winner(step, is: expected))
    #expect(try winner(step, is: "card.modifiers[0]") == false)
  }

  @Test func `the innermost modifier that sets an animation is named by its path`() throws {
    let modifiers =
      #", { "animation": ".linear", "value": "on" }, { "animation": ".easeIn", "value": "on" }"#
    let step = #""withAnimation": ".easeOut", "toggle": "on""#
    #expect(try winner(step, modifiers: modifiers, is: "card.modifiers[1]"))
    #expect(try winner(step, modifiers: modifiers, is: "card.modifiers[2]") == false)
  }
}
