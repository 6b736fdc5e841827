/// A point of a picture.
struct PicturePoint: Hashable {
  let x: Double
  let y: Double
}

/// Leaves points out that are near the line between those that remain.
enum Polyline {
  /// The points that remain so that none left out is farther than `tolerance` above or below the line.
  static func simplified(_ points: [PicturePoint], tolerance: Double) -> [PicturePoint] {
    guard points.count > 2 else { return points }
    var isKept = Array(repeating: false, count: points.count)
    isKept[0] = true
    isKept[points.count - 1] = true
    var open = [0..<points.count - 1]
    while let part = open.popLast() {
      guard let farthest = farthest(in: points, part, tolerance) else { continue }
      isKept[farthest] = true
      open.append(part.lowerBound..<farthest)
      open.append(farthest..<part.upperBound)
    }
    return points.indices.filter { isKept[$0] }.map { points[$0] }
  }

  /// The point that is farthest from the line between the ends of a part, if too far.
  private static func farthest(
    in points: [PicturePoint], _ part: Range<Int>, _ tolerance: Double
  ) -> Int? {
    let (first, last) = (points[part.lowerBound], points[part.upperBound])
    var (farthest, distance) = (part.lowerBound, tolerance)
    for index in part.dropFirst() {
      let point = points[index]
      let fraction = last.x > first.x ? (point.x - first.x) / (last.x - first.x) : 0
      let gap = abs(point.y - (first.y + (last.y - first.y) * fraction))
      if gap > distance { (farthest, distance) = (index, gap) }
    }
    return farthest > part.lowerBound ? farthest : nil
  }
}
