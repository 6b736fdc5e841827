import Testing
import TimelineSimulation

@testable import CommandLineInterface

@Suite struct ProgressEstimateTests {
  private func progress(
    _ stage: RunStage, _ count: Int, at time: Double = 0, _ fraction: Double?
  ) -> RunProgress {
    RunProgress(stage: stage, count: count, time: time, fraction: fraction)
  }

  @Test func `a line says the part, the speed and the rest of the time`() {
    var estimate = ProgressEstimate(stages: [.rows], fileCount: 1)
    #expect(estimate.text == nil)
    estimate.add(progress(.rows, 1000, 0.1), at: 10)
    #expect(estimate.text == "inbetween: 10 %")
    // 4,000 rows in 2 s; a fifth of the whole took 2 s, so that what is left takes 7.
    estimate.add(progress(.rows, 5000, 0.3), at: 12)
    #expect(estimate.text == "inbetween: 30 %, 2000 rows/s, 7 s left")
    // What took 100 s was 20.1 % of the whole.
    estimate.add(progress(.rows, 6000, 0.301), at: 110)
    let left = 100.0 / 0.201 * (1 - 0.301) / 60
    #expect(estimate.text == "inbetween: 30 %, 50 rows/s, \(Int(left.rounded(.up))) min left")
  }

  @Test func `as long as the end is not known there is a time instead of a part`() {
    var estimate = ProgressEstimate(stages: [.rows], fileCount: 1)
    estimate.add(progress(.findingEnd, 2000, at: 3.5, nil), at: 1)
    estimate.add(progress(.findingEnd, 8000, at: 12.75, nil), at: 3)
    #expect(estimate.text == "inbetween: looking for the end, at 12 s, 3000 instants/s")
    // The speed and the time left are those since there are rows.
    estimate.add(progress(.rows, 100, 0.5), at: 4)
    estimate.add(progress(.rows, 300, 0.75), at: 5)
    #expect(estimate.text == "inbetween: 75 %, 200 rows/s, 1 s left")
  }

  @Test func `each stage is a part of the whole`() {
    var estimate = ProgressEstimate(stages: [.rows, .events], fileCount: 1)
    estimate.add(progress(.rows, 10, 0.5), at: 1)
    #expect(estimate.text == "inbetween: 25 %")
    estimate.add(progress(.events, 10, 0.5), at: 2)
    #expect(estimate.text == "inbetween: 75 %, 1 s left")
    var rehearsed = ProgressEstimate(stages: [.rows, .events], fileCount: 1)
    rehearsed.add(progress(.rehearsing, 10, 0.6), at: 1)
    #expect(rehearsed.text == "inbetween: 20 %")
    rehearsed.add(progress(.rows, 10, 0.5), at: 2)
    #expect(rehearsed.text?.hasPrefix("inbetween: 50 %") == true)
    rehearsed.add(progress(.events, 10, 1), at: 2)
    #expect(rehearsed.text?.hasPrefix("inbetween: 100 %") == true)
  }

  @Test func `each file is a part of the whole`() {
    var estimate = ProgressEstimate(stages: [.claims], fileCount: 4)
    estimate.add(progress(.findingEnd, 10, nil), at: 1)
    #expect(estimate.text == "inbetween: 0 %")
    estimate.add(progress(.claims, 10, 0.8), at: 2)
    #expect(estimate.text == "inbetween: 20 %, 4 s left")
    estimate.finishFile(at: 3)
    #expect(estimate.text == "inbetween: 25 %, 6 s left")
    estimate.finishFile(at: 5)
    #expect(estimate.text == "inbetween: 50 %, 1 files/s, 4 s left")
  }
}
