import CurveFitting
import TestSupport
import Testing

/// Values that were measured on SwiftUI's springs, as recordings.
@Suite struct MeasuredSpringTests {
  /// From measurements of `Spring.value(target: 1, time:)`; the start is 0 at 0.
  static let recordings: [(duration: Double, bounce: Double, rows: [(Double, Double)])] = [
    (
      0.5, 0.3,
      [
        (0, 0), (0.1, 0.4233021230745698), (0.15, 0.6850551801316974), (0.3, 1.0339303622955747),
        (0.4, 1.0393026093189237), (0.55, 1.0058172872221374), (0.65, 0.9984413734763371),
      ]
    ),
    (
      0.35, 0,
      [
        (0, 0), (0.1, 0.535732156091082), (0.25, 0.9382972961829963), (0.65, 0.9998915945929051),
        (0.75, 0.9999794429762787), (0.95, 0.9999992921070151), (1, 0.9999996971568338),
      ]
    ),
    (
      0.25, 0,
      [
        (0, 0), (0.1, 0.7154156890859573), (0.15, 0.8900339392267871), (0.25, 0.986399068534425),
        (0.3, 0.9954611525325813), (0.5, 0.9999526894211365), (0.55, 0.9999852877066218),
      ]
    ),
    (
      0.4, 0,
      [
        (0, 0), (0.2, 0.821025553585931), (0.25, 0.9029241257266715), (0.4, 0.986399068534425),
        (0.45, 0.9931300986610268), (0.8, 0.9999526894211365), (0.95, 0.9999947370971586),
      ]
    ),
    (
      0.3, 0.15,
      [
        (0, 0), (0.3, 1.0060199607118339), (0.4, 1.0014840205305715), (0.6, 0.9999660818584505),
        (0.65, 0.9999822433730478), (0.7, 0.9999932995879475), (0.95, 1.0000000857273685),
      ]
    ),
  ]

  @Test(arguments: recordings)
  func `a measured spring is recognised`(
    duration: Double, bounce: Double, rows: [(Double, Double)]
  ) throws {
    let recording = try MotionRecording(times: rows.map(\.0), values: rows.map(\.1))
    let best = try MotionFitter().fit(recording).best
    #expect(best.family == .interpolatingSpring)
    #expect(isClose(best.spring.duration, duration, within: 1e-5))
    #expect(isClose(best.spring.bounce, bounce, within: 1e-5))
  }
}
