import AnimationEngine
import Diagnostics
import JSONText
import TimelineDocument

/// How far below 0 a rehearsal has seen what cannot be negative.
struct LowPoints {
  /// So many frames are looked at.
  private static let frameLimit = 1_000_000
  /// A value nearer to 0 is the rest of a motion.
  private static let tolerance = 1e-6

  private struct Point {
    let value: Double
    let instant: Instant
    let column: String
    /// Where the animation is written that moves it.
    let animation: SourceRange
  }

  /// The lowest value of each column, by its place in a row.
  private var points: [Int: Point] = [:]
  /// The columns that have been 0 or more since the document last asked for less.
  private var risen: Set<Int> = []
  private var frameCount = 0

  /// Whether frames are still looked at.
  var areLookedFor: Bool { frameCount < Self.frameLimit }

  mutating func countFrame() { frameCount += 1 }

  /// Notes what a column shows of a motion to a target.
  mutating func note(
    _ value: Double, of column: Column, movingTo target: Double, at instant: Instant,
    under animation: SourceRange?
  ) {
    guard target >= 0 else {
      risen.remove(column.place)
      return
    }
    if value >= 0 { risen.insert(column.place) }
    guard let animation, value < -Self.tolerance, risen.contains(column.place),
      value < points[column.place]?.value ?? 0
    else { return }
    points[column.place] = Point(
      value: value, instant: instant, column: column.name, animation: animation)
  }

  /// A warning for each column that went below 0.
  var warnings: [Diagnostic] {
    points.sorted { $0.key < $1.key }.map { _, point in
      let value = DecimalText.shortest((point.value * 1e4).rounded() / 1e4)
      return .warning(
        .goesNegative,
        "'\(point.column)' goes down to \(value) at \(point.instant.text), in a motion to 0 or more",
        at: point.animation.range,
        help:
          "choose an animation that does not go beyond its target, such as a spring with a bounce of 0"
      )
    }
  }
}

extension Simulation {
  /// Looks at what cannot be negative, as it is on screen now.
  mutating func lookForLowPoints(at instant: Instant) {
    recorder.lowPoints.countFrame()
    scene.catchUp()
    for index in views.tracks.indices {
      guard let lengths = views.tracks[index].attribute?.lengths, lengths != .none,
        views.tracks[index].isShown, let property = views.tracks[index].property
      else { continue }
      let track = views.tracks[index]
      let (shown, target) = (
        track.type.printed(scene[property]), track.type.printed(scene.model(of: property))
      )
      for (place, column) in track.columns.enumerated() where lengths.contain(column.name) {
        recorder.lowPoints.note(
          shown[place], of: column.placed(at: track.place + place), movingTo: target[place],
          at: instant,
          under: scene.isMoving(property) ? recorder.lastChanges[property.index].motion : nil)
      }
    }
  }
}

extension NonnegativeColumns {
  fileprivate func contain(_ column: String) -> Bool {
    switch self {
    case .none: false
    case .all: true
    case .columns(let end): column.hasSuffix(end)
    }
  }
}
