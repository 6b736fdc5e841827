import AnimationEngine

/// Straight lines with as few corners as possible that stay within a tolerance of a motion.
///
/// The corners need not be on the motion. From each corner a cone of slopes stays inside the tolerance; it
/// narrows with every point of the motion, and the corners that are in it are one line further. Searching
/// by the number of lines finds the fewest for corners on a grid.
struct FewestStops {
  private let motion: ProgressPolyline
  /// How many parts the duration has, and how many heights a corner may have to each side.
  private static let columns = 1_000
  private static let heights = 4

  /// The value in each column, and the points of the motion that a line to it must be near.
  private let middles: [Double]
  private let points: [[TubePoint]]

  init(_ motion: ProgressPolyline) {
    self.motion = motion
    middles = (0...Self.columns).map { motion.value(at: Double($0) / Double(Self.columns)) }
    points = motion.points(columns: Self.columns)
  }

  /// The curve, with its numbers rounded for text, and its measured error.
  func curve(within tolerance: Double) -> (curve: PiecewiseLinearCurve, error: ExportError) {
    var aim = tolerance * 0.998
    var best = exact
    for _ in 0..<5 {
      guard let stops = search(aim) else { break }
      let curve = PiecewiseLinearCurve(stops)
      let error = motion.errors(of: curve.value)
      if error.inSteps <= tolerance { return (curve, error) }
      best = (curve, error)
      aim *= 0.997 * tolerance / error.inSteps
    }
    return best
  }

  /// Every column, where nothing shorter is within the tolerance.
  private var exact: (PiecewiseLinearCurve, ExportError) {
    let stops = (0...Self.columns).map { column in
      let part = Double(column) / Double(Self.columns)
      return PiecewiseLinearCurve.Stop(
        progress: part, fraction: Self.rounded(motion.value(at: part)))
    }
    let curve = PiecewiseLinearCurve(stops + jump)
    return (curve, motion.errors(of: curve.value))
  }

  /// A stop after a jump at the end.
  private var jump: [PiecewiseLinearCurve.Stop] { [.init(progress: 1, fraction: motion.end)] }

  @inline(__always)
  private static func rounded(_ number: Double) -> Double { (number * 1e4).rounded() * 1e-4 }

  /// A corner on the grid.
  private struct Corner {
    let column: Int
    let height: Double
    let parent: Int
  }

  private func search(_ tolerance: Double) -> [PiecewiseLinearCurve.Stop]? {
    let width = 2 * Self.heights + 1
    var isReached = [Bool](repeating: false, count: (Self.columns + 1) * width)
    var corners = [Corner(column: 0, height: Self.rounded(middles[0]), parent: -1)]
    let unit = tolerance / Double(Self.heights)
    // Drops a final jump within the tolerance.
    let jumps = abs(motion.end - motion.last) > tolerance
    var next = 0
    while next < corners.count {
      let corner = corners[next]
      var cone = Cone(corner.column, height: corner.height, tolerance)
      for column in (corner.column + 1)..<max(Self.columns + 1, corner.column + 2) {
        guard column <= Self.columns else { break }
        cone.narrow(to: points[column])
        guard cone.low <= cone.high else { break }
        let isEnd = column == Self.columns
        let run = Double(column - corner.column)
        for index in 0..<width where !isReached[column * width + index] {
          let height =
            isEnd && !jumps
            ? motion.end : Self.rounded(middles[column] + Double(index - Self.heights) * unit)
          let slope = (height - corner.height) / run
          guard slope >= cone.low, slope <= cone.high else { continue }
          isReached[column * width + index] = true
          corners.append(Corner(column: column, height: height, parent: next))
          if isEnd { return path(to: corners.count - 1, corners) + (jumps ? jump : []) }
        }
      }
      next += 1
    }
    return nil
  }

  private func path(to last: Int, _ corners: [Corner]) -> [PiecewiseLinearCurve.Stop] {
    var stops: [PiecewiseLinearCurve.Stop] = []
    var index = last
    while index >= 0 {
      let corner = corners[index]
      stops.append(
        .init(progress: Double(corner.column) / Double(Self.columns), fraction: corner.height))
      index = corner.parent
    }
    return stops.reversed()
  }
}

/// A point of the motion, by its place in columns.
private struct TubePoint {
  let place: Double
  let value: Double
}

/// The slopes, per column, with which a line from a corner stays within the tolerance.
private struct Cone {
  private let start: Double
  private let height: Double
  private let tolerance: Double
  private(set) var low = -Double.infinity
  private(set) var high = Double.infinity

  init(_ column: Int, height: Double, _ tolerance: Double) {
    start = Double(column)
    self.height = height
    self.tolerance = tolerance
  }

  /// Looks at more points.
  @inline(__always)
  mutating func narrow(to points: [TubePoint]) {
    for point in points {
      let run = 1 / (point.place - start)
      low = max(low, (point.value - tolerance - height) * run)
      high = min(high, (point.value + tolerance - height) * run)
    }
  }
}

extension ProgressPolyline {
  /// The points after each column up to the next one, which is the last of them.
  fileprivate func points(columns: Int) -> [[TubePoint]] {
    var points = [[TubePoint]](repeating: [], count: columns + 1)
    for (value, part) in zip(values, places) {
      let place = part * Double(columns)
      let column = Int((place - 1e-9).rounded(.up))
      let isColumn = abs(place - Double(column)) < 1e-6
      if column > 0, column <= columns, !isColumn {
        points[column].append(TubePoint(place: place, value: value))
      }
    }
    for column in 1...columns {
      let value = value(at: Double(column) / Double(columns))
      points[column].append(TubePoint(place: Double(column), value: value))
    }
    return points
  }
}
