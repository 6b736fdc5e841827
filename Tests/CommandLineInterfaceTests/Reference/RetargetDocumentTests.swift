import CommandLineInterface
import Testing

/// What was measured on SwiftUI, through documents and the command.
@Suite struct RetargetDocumentTests {
  struct Scenario: CustomTestStringConvertible, Sendable {
    let id: String
    let first: String
    /// Nil for a change without animation.
    let second: String?
    let begin: Double
    let target: Double
    let values: [Double]

    var testDescription: String { id }
  }

  private static let times = [0.4, 0.6, 0.9, 1.3, 2.3]
  private static let tolerance = 0.005
  private static let slack = 0.003

  static let scenarios = [
    Scenario(
      id: "rt02", first: ".easeInOut(duration: 1)", second: ".easeIn(duration: 0.6)",
      begin: 0.3006, target: 0, values: [0.31515, 0.45656, 0.00159, 0, 0]),
    Scenario(
      id: "rt07", first: ".spring(response: 1.0, dampingFraction: 0.5)",
      second: ".spring(response: 0.3, dampingFraction: 1.0)", begin: 0.3007, target: 0,
      values: [0.34014, 0.01512, 0, 0, 0]),
    Scenario(
      id: "rt08", first: ".spring(response: 0.5, dampingFraction: 0.7)",
      second: ".spring(response: 0.5, dampingFraction: 1.0)", begin: 0.3006, target: 3,
      values: [1.74542, 2.7798, 2.98918, 3, 3]),
    Scenario(
      id: "rt10", first: ".spring(response: 1.0, dampingFraction: 0.5)",
      second: ".linear(duration: 1)", begin: 0.3006, target: 0,
      values: [0.92343, 0.81223, 0.40935, 0.00058, 0]),
    Scenario(
      id: "rt12", first: ".linear(duration: 1)", second: ".linear(duration: 1).delay(0.5)",
      begin: 0.3010, target: 3, values: [0.39856, 0.59856, 1.10667, 1.9981, 3]),
    Scenario(
      id: "rt13", first: ".linear(duration: 1)", second: ".linear(duration: 1).speed(2.0)",
      begin: 0.3006, target: 3, values: [0.91583, 2.03664, 3, 3, 3]),
    Scenario(
      id: "rt14", first: ".linear(duration: 1).delay(0.5)", second: ".linear(duration: 1)",
      begin: 0.3005, target: 3, values: [0.29872, 0.96776, 1.95832, 2.99903, 3]),
    Scenario(
      id: "rt16", first: ".linear(duration: 1)",
      second: ".linear(duration: 1).repeatCount(2, autoreverses: true)", begin: 0.3009, target: 3,
      values: [0.65647, 1.31693, 2.1576, 2.99831, 1.00172]),
    Scenario(
      id: "rt22", first: ".linear(duration: 1)", second: nil, begin: 0.3006, target: 3,
      values: [2.39855, 2.59859, 2.89859, 3, 3]),
  ]

  @Test(arguments: scenarios)
  func `a change in mid-flight is traced as SwiftUI showed it`(scenario: Scenario) throws {
    let scope = scenario.second.map { #""withAnimation": "\#($0)", "# } ?? ""
    let document = """
      { "state": { "x": 0 }, "events": [
        { "at": 0, "withAnimation": "\(scenario.first)", "set": { "x": 1 } },
        { "at": \(scenario.begin), \(scope)"set": { "x": \(scenario.target) } } ] }
      """
    for (time, expected) in zip(Self.times, scenario.values) {
      // The time of the reading is uncertain by the slack.
      let shifts = stride(from: -Self.slack, through: Self.slack, by: Self.slack / 4)
      let asked = shifts.map { "\(time + $0)" }.joined(separator: ",")
      let run = runInMemory("trace", "--at", asked, "--precision", "full", input: document)
      #expect(run.status == .success)
      let values = try numbers(in: run.output, column: 1)
      let error = values.map { abs($0 - expected) }.min() ?? .infinity
      #expect(error <= Self.tolerance, "\(scenario.id) at \(time): off by \(error)")
    }
  }
}

/// The numbers of a column of a table, below its header.
func numbers(in table: String, column: Int) throws -> [Double] {
  try table.split(separator: "\n").dropFirst().map { row in
    try #require(Double(row.split(separator: ",")[column]))
  }
}
