/// A curve of straight lines between points, as `linear()` of CSS has it.
package struct PiecewiseLinearCurve: Hashable, Sendable {
  /// A point that the curve goes through.
  package struct Stop: Hashable, Sendable {
    /// The progress, not before that of the stop before.
    package let progress: Double
    package let fraction: Double

    package init(progress: Double, fraction: Double) {
      self.progress = progress
      self.fraction = fraction
    }
  }

  /// The points in the order of their progress, at least one; two at one progress are a jump.
  package let stops: [Stop]

  /// Creates the curve through some points.
  package init(_ stops: [Stop]) {
    precondition(!stops.isEmpty, "a curve has a point")
    self.stops = stops
  }

  /// The fraction at a progress; before the first stop and after the last the lines go on.
  package func value(at progress: Double) -> Double {
    let (start, end) = segment(at: progress)
    guard end.progress > start.progress else {
      return progress < end.progress ? start.fraction : end.fraction
    }
    let part = (progress - start.progress) / (end.progress - start.progress)
    // The difference of two great fractions may be infinite, which no value between them is.
    let rise = end.fraction - start.fraction
    return rise.isFinite
      ? start.fraction + rise * part : start.fraction * (1 - part) + end.fraction * part
  }

  /// The slope at a progress; at a stop that of the line after it.
  package func slope(at progress: Double) -> Double {
    let (start, end) = segment(at: progress)
    guard end.progress > start.progress else { return 0 }
    return (end.fraction - start.fraction) / (end.progress - start.progress)
  }

  /// The stops around a progress: at a stop it and the one after it.
  private func segment(at progress: Double) -> (Stop, Stop) {
    guard stops.count > 1 else { return (stops[0], stops[0]) }
    let after = stops.firstIndex { $0.progress > progress } ?? stops.count
    // As CSS has it, the last of several stops at one place counts.
    if after == stops.count, stops[stops.count - 1].progress == progress {
      return (stops[stops.count - 1], stops[stops.count - 1])
    }
    let index = min(max(after, 1), stops.count - 1)
    return (stops[index - 1], stops[index])
  }
}
