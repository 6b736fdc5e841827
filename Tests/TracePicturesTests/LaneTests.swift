import Testing
import TimelineDocument

@testable import TracePictures

/// Scales of lanes, and what remains of many samples.
@Suite struct LaneTests {
  private func picture(_ lanes: [(AttributeUnit, ClosedRange<Double>)]) -> Picture {
    var picture = Picture()
    picture.lanes = lanes.map { unit, range in
      let samples = [Sample(0, range.lowerBound), Sample(1, range.upperBound)]
      return Lane("x", unit: unit, series: [Series("x", samples: samples)])
    }
    return picture
  }

  @Test func `lanes of one unit share a scale, and an opacity has that of 0 to 1`() {
    let scales = picture([(.points, 0...100), (.fraction, 0.2...0.4), (.points, -50...10)]).scales
    #expect(
      scales == [Scale(low: -50, high: 100), Scale(low: 0, high: 1), Scale(low: -50, high: 100)])
  }

  @Test func `a limit that is 0 but for rounding is 0, and a small one is not`() {
    let scales = picture([(.degrees, -1.08e-15...1), (.factor, -2e-9...1), (.points, -3...2e-15)])
      .scales
    #expect(
      scales == [Scale(low: 0, high: 1), Scale(low: -2e-9, high: 1), Scale(low: -3, high: 0)])
    #expect(picture([(.number, 1e-20...3e-20)]).scales == [Scale(low: 1e-20, high: 3e-20)])
    #expect(picture([(.number, -1e308...1e308)]).scales == [Scale(low: -1e308, high: 1e308)])
  }

  @Test func `numbers without a unit share a scale only if none becomes flat by it`() {
    let alike = picture([(.number, 0...100), (.number, -10...80), (.number, 5...5)]).scales
    #expect(alike[0] == Scale(low: -10, high: 100) && alike[1] == alike[0])
    let unlike = picture([(.number, 0...100), (.number, 0...1)]).scales
    #expect(unlike == [Scale(low: 0, high: 100), Scale(low: 0, high: 1)])
  }

  @Test(arguments: [(0.0, 1.0), (-9.2, 108.3), (0, 1.76), (1e-9, 3e-9), (-1e12, 1e12), (5, 5.5)])
  func `ticks are whole steps inside the scale, and not many`(low: Double, high: Double) throws {
    for count in [3, 5, 8] {
      let ticks = Scale(low: low, high: high).ticks(count: count)
      #expect((1...count + 1).contains(ticks.count))
      #expect(ticks.allSatisfy { low - 1e-12 <= $0 && $0 <= high + abs(high) * 1e-12 })
    }
  }

  @Test func `of a million samples the extremes and gaps remain, in bounded memory`() {
    var reducer = SampleReducer()
    for index in 0..<1_000_000 {
      let value: Double? = index == 654_321 ? 99 : index == 777_777 ? nil : Double(index % 7)
      reducer.add(Sample(Double(index), value))
    }
    let samples = reducer.samples
    #expect(samples.count <= 5 * 2048)
    #expect(samples.first == Sample(0, 0) && samples.last?.time == 999_999)
    #expect(samples.contains(Sample(654_321, 99)) && samples.contains(Sample(777_777, nil)))
    #expect(zip(samples, samples.dropFirst()).allSatisfy { $0.time < $1.time })
  }

  @Test func `few samples remain as they are`() {
    var reducer = SampleReducer()
    let samples = (0..<2048).map { Sample(Double($0), Double($0 * $0 % 97)) }
    for sample in samples { reducer.add(sample) }
    #expect(reducer.samples == samples)
  }

  @Test func `no point that is left out is farther from the line than the tolerance`() {
    let points = (0...2000).map { index in
      let x = Double(index) / 4
      return PicturePoint(x: x, y: 60 + 50 * (x / 80).wave + (index % 3 == 0 ? 0.1 : 0))
    }
    let kept = Polyline.simplified(points, tolerance: 0.25)
    #expect(kept.count < 200 && kept.first == points.first && kept.last == points.last)
    var place = 0
    for point in points {
      while place + 2 < kept.count, kept[place + 1].x < point.x { place += 1 }
      let (left, right) = (kept[place], kept[place + 1])
      let y = left.y + (right.y - left.y) * (point.x - left.x) / (right.x - left.x)
      #expect(abs(y - point.y) <= 0.25 + 1e-9)
    }
  }
}

extension Double {
  /// A smooth curve without Foundation: a parabola in each unit, up and down in turn.
  fileprivate var wave: Double {
    let whole = rounded(.down)
    let part = self - whole
    return (Int(whole) % 2 == 0 ? 4 : -4) * part * (1 - part)
  }
}
