import CommandLineInterface
import Testing

/// Which animation a state got, through documents: measured on SwiftUI for properties without views.
@Suite struct TransactionDocumentTests {
  private static let a = #"".linear(duration: 1)""#
  private static let b = #"".linear(duration: 2)""#

  /// A and B move `a` and `b` from 0 to 1; at 0.5 s their values tell which one does.
  private func effective(_ step: String) throws -> [String] {
    let document = """
      { "state": { "a": 0, "b": 0 }, "events": [ { "at": 0, \(step) } ] }
      """
    let run = runInMemory("trace", "--at", "0.5", input: document)
    #expect(run.status == .success, "\(run.errors)")
    let row = try #require(run.output.split(separator: "\n").last)
    return row.split(separator: ",").dropFirst().map { value in
      switch value {
      case "0.500000": "A"
      case "0.250000": "B"
      case "1.000000": "none"
      default: String(value)
      }
    }
  }

  @Test func `T5n withTransaction with the animation nil`() throws {
    let step = """
      "withAnimation": \(Self.a), "run": [
        { "withTransaction": { "animation": null }, "set": { "a": 1, "b": 1 } } ]
      """
    #expect(try effective(step) == ["none", "none"])
  }

  @Test func `T8c an explicit animation although animations are disabled`() throws {
    let step = """
      "withTransaction": { "animation": \(Self.a), "disablesAnimations": true },
      "set": { "a": 1, "b": 1 }
      """
    #expect(try effective(step) == ["A", "A"])
  }

  @Test func `T9a nested animations`() throws {
    let step = """
      "withAnimation": \(Self.a), "run": [
        { "withAnimation": \(Self.b), "set": { "a": 1 } }, { "set": { "b": 1 } } ]
      """
    #expect(try effective(step) == ["B", "A"])
  }

  @Test func `T10 two animations in one turn`() throws {
    let step = """
      "run": [ { "withAnimation": \(Self.a), "set": { "a": 1 } },
               { "withAnimation": \(Self.b), "set": { "b": 1 } } ]
      """
    #expect(try effective(step) == ["A", "B"])
  }

  /// What a document has of a binding made of closures is its setter: an action, called without a
  /// scope, because SwiftUI drops the animation of such a binding.
  @Test func `T11 a write through an animated binding made of closures`() throws {
    let document = """
      { "state": { "a": 0 }, "actions": { "setA(newValue)": [ { "set": { "a": "newValue" } } ] },
        "events": [ { "at": 0, "call": "setA(1)" } ] }
      """
    let run = runInMemory("trace", "--at", "0,0.5", input: document)
    #expect(run.output == "time,a\n0.000000,1.000000\n0.500000,1.000000\n")
  }

  @Test func `C1 a change with no transaction`() throws {
    #expect(try effective(#""set": { "a": 1, "b": 1 }"#) == ["none", "none"])
  }

  @Test func `C2 an animation around a write that changes nothing`() throws {
    let step = """
      "run": [ { "withAnimation": \(Self.a), "set": { "a": 0, "b": 0 } },
               { "set": { "a": 1, "b": 1 } } ]
      """
    #expect(try effective(step) == ["none", "none"])
  }

  @Test func `T23 before ios17 an inner transaction takes the outer one's place`() throws {
    let steps = """
      "withAnimation": \(Self.a), "run": [
        { "withTransaction": { "isContinuous": true }, "set": { "a": 1, "b": 1 } } ]
      """
    #expect(try effective(steps) == ["A", "A"])
    let document = """
      { "profile": "ios16", "state": { "a": 0 }, "events": [ { "at": 0,
        "withAnimation": \(Self.a), "run": [
          { "withTransaction": { "isContinuous": true }, "set": { "a": 1 } } ] } ] }
      """
    #expect(runInMemory("trace", "--at", "0.5", input: document).output.contains("1.000000"))
  }
}
