import TestSupport
import Testing

@testable import AnimationEngine

@Suite struct TimeMapTests {
  @Test func `a delay holds the content at its start until it elapses`() {
    let map = TimeMap.identity.delayed(by: 0.5)
    #expect(map(0) == 0)
    #expect(map(0.5) == 0)
    #expect(map(0.75) == 0.25)
    #expect(map.earliest(reaching: 0.25) == 0.75)
  }

  @Test func `the order of a delay and a speed matters`() {
    let delayedFirst = TimeMap.identity.delayed(by: 0.25).sped(by: 2)
    let spedFirst = TimeMap.identity.sped(by: 2).delayed(by: 0.25)
    #expect(delayedFirst.earliest(reaching: 0.5) == 0.375)
    #expect(spedFirst.earliest(reaching: 0.5) == 0.5)
  }

  @Test func `a content that stands still or runs back never reaches a later time`() {
    #expect(TimeMap.identity.sped(by: 0).earliest(reaching: 0.1) == nil)
    #expect(TimeMap.identity.sped(by: -1).earliest(reaching: 0.1) == nil)
  }

  @Test func `a negative delay has already reached what it skips`() {
    #expect(TimeMap.identity.delayed(by: -2).earliest(reaching: 1) == 0)
    #expect(TimeMap.identity.delayed(by: -2).sped(by: -1).earliest(reaching: 1) == 0)
  }

  /// The second method: each modifier applied to a time, one after the other.
  @Test func `a chain is the composition of its modifiers`() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<2_000 {
      let steps = (0..<Int.random(in: 0...5, using: &generator)).map { _ in
        (
          isDelay: Bool.random(using: &generator),
          amount: Double.random(in: -3...3, using: &generator)
        )
      }
      // The last modifier is the outermost, so it sees the raw time.
      let map = steps.reduce(TimeMap.identity) { map, step in
        step.isDelay ? map.delayed(by: step.amount) : map.sped(by: step.amount)
      }
      for time in [0, 0.1, 0.5, 1, 3.7, 20] {
        let expected = steps.reversed().reduce(time) { time, step in
          step.isDelay ? max(0, time - step.amount) : time * step.amount
        }
        #expect(abs(map(time) - expected) < 1e-9, "\(generator) \(steps) at \(time)")
      }
    }
  }

  @Test func `a speed of a speed is their product`() {
    #expect(TimeMap.identity.sped(by: 3).sped(by: -0.5) == TimeMap.identity.sped(by: -1.5))
  }

  @Test func `the earliest time reaches what it is asked for and nothing before does`() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<2_000 {
      let map = TimeMap.identity
        .delayed(by: .random(in: -2...2, using: &generator))
        .sped(by: .random(in: -2...2, using: &generator))
        .delayed(by: .random(in: -2...2, using: &generator))
      let local = Double.random(in: -2...4, using: &generator)
      guard let time = map.earliest(reaching: local) else {
        for time in [0.0, 1, 100] { #expect(map(time) < local, "\(generator)") }
        continue
      }
      #expect(map(time) >= local - 1e-12, "\(generator)")
      if time > 0 { #expect(map(time * (1 - 1e-9) - 1e-9) <= local, "\(generator)") }
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func `an impossible modifier gives a map without holes`(parameter: Double) {
    let maps = [
      TimeMap.identity.delayed(by: parameter), TimeMap.identity.sped(by: parameter),
      TimeMap.identity.delayed(by: parameter).sped(by: parameter).delayed(by: parameter),
    ]
    for map in maps {
      for time in [0, 0.5, 1e9] { #expect(!map(time).isNaN) }
    }
    if parameter.isNaN { #expect(maps == [.identity, .identity, .identity]) }
  }
}
