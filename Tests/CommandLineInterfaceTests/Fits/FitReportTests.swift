import Diagnostics
import Foundation
import Testing
import TraceComparison

@testable import CommandLineInterface
@testable import CurveFitting

/// The numbers of a report and their errors.
@Suite struct FitReportTests {
  /// The report of a spring with some numbers.
  private func report(duration: Estimate, bounce: Estimate) throws -> String {
    let fit = MotionFit(
      family: .spring, parameters: [duration, bounce], start: Estimate(0, error: 0.1),
      targets: [Estimate(100, error: 0.1)], begins: [Estimate(0, error: 0.001)],
      residual: FitResidual([0.1, -0.1, 0.1, -0.1], moving: 4), criterion: 0, roundness: 0)
    let table = SourceText(name: "t", bytes: Array("time,x\n0,0\n1,1\n".utf8))
    let track = try #require(
      try RecordedTrack.read(table, from: nil, until: nil).first { $0.name == "x" })
    return FitReport(MotionFitter.Result(best: fit, runnerUp: nil), of: track).text
  }

  private func line(_ label: String, in report: String) throws -> String {
    let line = report.split(separator: "\n").first { $0.hasPrefix(label + " ") }
    return String(try #require(line).dropFirst(19))
  }

  /// 95 of 100 numbers of the normal distribution lie within 1.95996 standard errors.
  @Test func `of an over-damped spring an interval holds the number with a chance of 95 percent`()
    throws
  {
    for step in 0..<200 {
      // Not on a half digit, to which rounding of either kind would go.
      let value = 0.50005 + Double(step) / 10_000
      let text = try report(
        duration: Estimate(value, error: 0.01), bounce: Estimate(-0.3, error: 0.01))
      let ends = [value - 0.0195996, value + 0.0195996].map { String(format: "%.2f", $0) }
        .map { Estimate.text(Double($0) ?? .nan, decimals: 2) }
      #expect(try line("duration", in: text) == "\(ends[0]) to \(ends[1]) s")
      // -0.3196 and -0.2804.
      #expect(try line("bounce", in: text) == "-0.32 to -0.28")
    }
  }

  /// The digits that rounding does not change by more than the error, and of the error one more.
  @Test(arguments: [
    (0.4567, 0.0312, "0.46 s ± 0.031"), (0.4567, 0.05, "0.5 s ± 0.05"),
    (0.4567, 0.0049, "0.457 s ± 0.0049"), (0.4567, 0.00051, "0.457 s ± 0.0005"),
    (0.4567, 0, "0.4567 s"), (12.3, 0.8, "12 s ± 0.8"),
  ])
  func `any other number has its standard error`(
    value: Double, error: Double, expected: String
  ) throws {
    let text = try report(
      duration: Estimate(value, error: error), bounce: Estimate(0.2, error: 0.001))
    #expect(try line("duration", in: text) == expected)
  }
}
