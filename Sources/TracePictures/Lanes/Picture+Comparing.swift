extension Picture {
  /// Two pictures in one: curves of the same name share a lane, the second dashed, and where they differ
  /// a lane has the difference.
  package init(comparing first: Picture, _ second: Picture) {
    self = first
    isComparison = true
    title = "\(first.title), dashed: \(second.title)"
    if second.documentName != documentName { documentName = nil }
    lanes = first.lanes.flatMap { lane in
      second.lanes.first { $0.name == lane.name }.map { lane.compared(with: $0) } ?? [lane]
    }
    for lane in second.lanes where !first.lanes.contains(where: { $0.name == lane.name }) {
      lanes.append(lane.dashed)
    }
  }
}

extension Lane {
  /// The lane with the curves of another, and that of their differences if there are any.
  fileprivate func compared(with other: Lane) -> [Lane] {
    var both = self
    both.series += other.dashed.series
    let differences = series.compactMap { curve in
      other.series.first { $0.name == curve.name }.map { curve.difference(from: $0) }
    }
    var difference = Lane("\(name), difference", unit: unit, series: differences)
    difference.isDifference = true
    difference.series.removeAll { curve in
      curve.samples.allSatisfy { abs($0.value ?? 0) < 1e-9 }
    }
    return difference.series.isEmpty ? [both] : [both, difference]
  }

  /// The lane as the second of two.
  fileprivate var dashed: Lane {
    var lane = self
    for index in series.indices {
      lane.series[index].isDashed = true
      lane.series[index].model = []
    }
    return lane
  }
}

extension Series {
  /// How far another curve is above this one.
  fileprivate func difference(from other: Series) -> Series {
    var difference = Series(
      name + ", difference",
      samples: samples.map { sample in
        let number = sample.value.flatMap { value in other.value(at: sample.time).map { $0 - value }
        }
        return Sample(sample.time, number.flatMap { $0.isFinite ? $0 : nil })
      })
    difference.color = color
    return difference
  }
}
