import CurveFitting
import Testing

/// What cannot be fitted is refused.
@Suite struct MotionRecordingTests {
  @Test(arguments: [
    ([], [], FitProblem.tooFewRows(0)),
    ([0], [1], .tooFewRows(1)),
    ([0, 1, 2, 3, 4], [0, 1, 2, 3, 4], .tooFewRows(5)),
    ([0, 1, 2, 3, 4, 5, 6], [0, 0, 0, 1, 1, 1, 1], .tooFewRows(7)),
    ([0, 1, 2, 3, 4, 5], [2, 2, 2, 2, 2, 2], .nothingMoves),
    ([1, 1, 1, 1, 1, 1], [0, 1, 2, 3, 4, 5], .nothingMoves),
  ])
  func `a recording without a motion is refused`(
    times: [Double], values: [Double], problem: FitProblem
  ) {
    #expect(throws: problem) { try MotionRecording(times: times, values: values) }
  }
}
