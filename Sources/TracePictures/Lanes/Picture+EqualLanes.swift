extension Picture {
  /// Draws lanes that show the same once, under all of their names.
  ///
  /// - Complexity: O(n) for n samples, and for each pair of lanes up to the first sample in which they differ.
  package mutating func mergeEqualLanes() {
    var merged: [Lane] = []
    for lane in lanes {
      guard let index = merged.firstIndex(where: { $0.shows(lane) }) else {
        merged.append(lane)
        continue
      }
      merged[index].equals.append(lane.name)
      for (place, curve) in lane.series.enumerated() {
        merged[index].series[place].equals.append(curve.name)
      }
    }
    lanes = merged
  }
}

extension Lane {
  /// Whether another lane has the same curves, marks and unit.
  fileprivate func shows(_ other: Lane) -> Bool {
    unit == other.unit && isDifference == other.isDifference && marks == other.marks
      && series.count == other.series.count
      && zip(series, other.series).allSatisfy { curve, second in
        part(of: curve) == other.part(of: second)
          && curve.isDashed == second.isDashed && curve.samples == second.samples
          && curve.model == second.model
      }
  }
}

extension Lane {
  /// The name of a curve among those of the lane; empty for a curve that is named like the lane.
  private func part(of curve: Series) -> String { curve.name == name ? "" : shortName(of: curve) }
}

extension String {
  /// A name with others that mean the same; of many, and of long ones, only the first are named.
  func joined(with others: [String]) -> String {
    var (text, named) = (self, 0)
    for other in others.prefix(2) where text.count + other.count < 70 {
      text += ", \(other)"
      named += 1
    }
    return named < others.count ? "\(text) and \(others.count - named) more" : text
  }
}
