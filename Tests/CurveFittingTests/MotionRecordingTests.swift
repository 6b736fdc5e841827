import CurveFitting
import TestSupport
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

  @Test func `of many rows those around the motion are fitted`() throws {
    let times = (0..<1_000).map { Double($0) / 16 }
    let values = times.indices.map { Double(min(max($0 - 500, 0), 10)) }
    let recording = try MotionRecording(times: times, values: values)
    // The first row that moves is 501, and the last one before the rest is 509.
    #expect(try recording.thinned(to: 100).times == Array(times[476...534]))
    #expect(try recording.thinned(to: 1_000) == recording)
  }

  @Test func `of many rows that move every second or third is fitted`() throws {
    let times = (0..<1_000).map { Double($0) / 16 }
    let recording = try MotionRecording(times: times, values: times)
    let thirds = stride(from: 0, to: 1_000, by: 3).map { times[$0] }
    #expect(try recording.thinned(to: 400).times == thirds)
    let halves = stride(from: 0, to: 1_000, by: 2).map { times[$0] }
    #expect(try recording.thinned(to: 500).values == halves)
  }

  @Test(arguments: [
    ([0, 1, 2, 3, 150, 200], [0, 1, 2, 3, 4, 5], FitProblem.tooLong(149)),
    ([0, 1, 2, 3, 4, 5], [0, 1e120, 2, 3, 4, 5], .outOfRange),
    ([0, 1, 2, 3, 4, 5], [0, 1e-120, 0, 0, 0, 1e-120], .outOfRange),
  ])
  func `a motion without measure is not fitted`(
    times: [Double], values: [Double], problem: FitProblem
  ) throws {
    let recording = try MotionRecording(times: times, values: values)
    #expect(throws: problem) { try recording.thinned() }
  }

  @Test func `the manual says how many rows are fitted`() throws {
    let page = String(decoding: try RepositoryFiles.bytes("man/inbetween.1"), as: UTF8.self)
    #expect(page.contains("Of more than \(MotionRecording.mostRows) rows as many are fitted"))
  }
}
