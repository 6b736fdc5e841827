import CommandLineInterface
import TestSupport
import Testing

/// A state of each row is what a list of the document with one element for each row would be.
@Suite struct ComponentLawTests {
  private static let animations = [
    ".linear(duration: 0.4)", ".spring(duration: 0.3, bounce: 0.3)", ".easeIn(duration: 0.2)",
  ]

  /// An event of a generated document: a tap on a row, or a new list of rows.
  private enum Happening {
    case tap(row: Int)
    case show([Int])
  }

  private func happenings(_ generator: inout SeededGenerator) -> [(time: Int, Happening)] {
    var (time, shown) = (0, Array(0..<4))
    return (0..<12).map { _ in
      time += generator.element(of: [50, 100, 300])
      if generator.oneIn(4) || shown.isEmpty {
        shown = (0..<4).filter { _ in !generator.oneIn(3) }
        return (time, .show(shown))
      }
      return (time, .tap(row: generator.element(of: shown)))
    }
  }

  private func list(_ rows: [Int]) -> String {
    "[" + rows.map { "\($0)" }.joined(separator: ", ") + "]"
  }

  private func document(
    _ clock: String, _ happenings: [(time: Int, Happening)], _ animation: String, ownState: Bool
  ) -> String {
    var shown = Set(0..<4)
    let events = happenings.map { time, happening in
      let at = "\"at\": \(Double(time) / 1000)"
      switch happening {
      case .tap(let row):
        return ownState
          ? "{ \(at), \"tap\": \"row_\(row)\" }"
          : "{ \(at), \"withAnimation\": \"\(animation)\", \"set\": { \"n[\(row)]\": \"n[\(row)] + 1\" } }"
      case .show(let rows):
        // A row that comes begins with the first value.
        let new = rows.filter { !shown.contains($0) }
        shown = Set(rows)
        let resets = ownState ? "" : new.map { ", \"n[\($0)]\": \"\($0) * 0.5\"" }.joined()
        return "{ \(at), \"set\": { \"rows\": \"\(list(rows))\"\(resets) } }"
      }
    }
    let row =
      ownState
      ? #""component": "Row", "with": { "start": "row * 0.5" }"#
      : #""modifiers": [ { "blur": "n[Int(row)]" }, { "transition": ".identity" } ]"#
    return """
      { "clock": "\(clock)", "fps": 60, "state": { "rows": "[0, 1, 2, 3]", "n": "[0, 0.5, 1, 1.5]" },
        "components": { "Row": { "parameters": ["start"], "state": { "n": "start" }, "modifiers": [ { "blur": "n" },
          { "transition": ".identity" },
          { "onTapGesture": [ { "withAnimation": "\(animation)", "set": { "n": "n + 1" } } ] } ] } },
        "views": [ { "id": "row", "forEach": "rows", "as": "row", \(row) } ],
        "events": [ \(events.joined(separator: ", ")) ] }
      """
  }

  @Test(arguments: Array(1...Cases.count(15, of: 60 as UInt64)), ["ideal", "display", "device"])
  func `states of rows and a list of them move alike`(seed: UInt64, clock: String) throws {
    var generator = SeededGenerator(seed: seed)
    let happenings = happenings(&generator)
    let animation = generator.element(of: Self.animations)
    let answers = [true, false].map { ownState in
      runInMemory(
        "trace", "--quiet", "--precision", "full", "--velocity",
        input: document(clock, happenings, animation, ownState: ownState))
    }
    for answer in answers { try #require(answer.status == .success, "\(answer.errors)") }
    #expect(answers[0].output == answers[1].output)
    #expect(answers[0].output.contains("row_3_blur"))
  }
}
