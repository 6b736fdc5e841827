import Ordering
package import TimelineDocument

/// A drawing: lanes one below the other, on one axis.
///
/// Everything that can be drawn becomes a picture first; the terminal and SVG draw nothing else.
package struct Picture: Sendable {
  /// The unit of the horizontal axis.
  package enum Axis: Sendable {
    case seconds
    /// The progress of a unit curve, from 0 to 1.
    case progress
  }

  package var title = ""
  /// The name that the document gives itself; nil where it has none, or where two runs have different ones.
  package var documentName: String?
  /// Whether it shows two runs.
  package var isComparison = false
  /// A line below the picture.
  package var note = ""
  package var axis = Axis.seconds
  package var lanes: [Lane] = []
  /// The marks that belong to no single lane.
  package var marks = MarkList()

  package init() {}

  /// The name of the document, or else the title, and below the name of two runs which is which.
  var headings: [String] {
    let lines = [documentName ?? title, documentName != nil && isComparison ? title : ""]
    return lines.filter { !$0.isEmpty }
  }

  /// The first and last time of all samples.
  var timeRange: (start: Double, end: Double) {
    var (start, end) = (Double.infinity, -Double.infinity)
    for lane in lanes {
      for series in lane.series {
        start = min(start, series.samples.first?.time ?? start)
        end = max(end, series.samples.last?.time ?? end)
      }
    }
    return start < end
      ? (start, end) : start.isFinite ? (start, max(start + 1, start.nextUp)) : (0, 1)
  }
}

/// One track: its components share an axis.
package struct Lane: Sendable {
  package let name: String
  package let unit: AttributeUnit
  package var series: [Series]
  package var marks = MarkList()
  /// Whether it shows how far two others are apart, on a scale of its own.
  package var isDifference = false
  /// The names of lanes that show the same and are not drawn.
  package var equals: [String] = []

  package init(_ name: String, unit: AttributeUnit, series: [Series]) {
    self.name = name
    self.unit = unit
    self.series = series
  }

  /// A lane of a track, in the unit of the attribute in its name.
  package init(ofTrack name: String, series: [Series] = []) {
    self.init(name, unit: AttributeUnit(ofTrack: name), series: series)
  }

  /// Whether nothing in it ever changes.
  package var isConstant: Bool { series.allSatisfy { $0.isConstant } }

  /// The text above the lane: for a single curve its own name.
  var title: String { series.count == 1 ? series[0].title : name.joined(with: equals) }

  /// The text above the lane, with the symbol of its unit.
  var titleWithUnit: String { unit.symbol.isEmpty ? title : "\(title) (\(unit.symbol))" }

  /// The name of one of its curves beside the name of the lane: for a component what follows that.
  func shortName(of curve: Series) -> String {
    curve.name.hasPrefix(name + "_") ? String(curve.name.dropFirst(name.count + 1)) : curve.name
  }
}

/// One curve of a lane.
package struct Series: Sendable {
  package var name: String
  /// The values on screen, in the order of time.
  package var samples: [Sample]
  /// The values of the state, each until the next; empty where they equal the values on screen.
  package var model: [Sample] = []
  /// Whether it is drawn as the second of two runs.
  package var isDashed = false
  /// Its place in the list of colors.
  package var color = 0
  /// The names of the curves of lanes that show the same.
  package var equals: [String] = []

  package init(_ name: String, samples: [Sample]) {
    self.name = name
    self.samples = samples
  }

  /// Its name, and those of the curves that are the same.
  var title: String { name.joined(with: equals) }

  /// Whether it has one value wherever it has any.
  package var isConstant: Bool {
    var values = (samples + model).lazy.compactMap { $0.value }.makeIterator()
    guard let first = values.next() else { return true }
    while let value = values.next() {
      if value != first { return false }
    }
    return true
  }

  /// The value at a time, on the line between two samples; nil where a sample has none.
  func value(at time: Double) -> Double? {
    guard let first = samples.first, let last = samples.last, time >= first.time, time <= last.time
    else { return nil }
    let index = samples.partitioningIndex { $0.time > time } - 1
    let sample = samples[index]
    guard let value = sample.value, time > sample.time, index + 1 < samples.count else {
      return sample.value
    }
    guard let next = samples[index + 1].value else { return nil }
    let end = samples[index + 1].time
    let between = value + (next - value) * (time - sample.time) / (end - sample.time)
    guard !between.isFinite else { return between }
    let fraction = Scale(low: sample.time, high: end).fraction(of: time)
    return Scale(low: value, high: next).value(at: fraction)
  }
}

/// A value at a time; nil where there is none.
package struct Sample: Hashable, Sendable {
  package let time: Double
  package let value: Double?

  package init(_ time: Double, _ value: Double?) {
    self.time = time
    self.value = value
  }
}
