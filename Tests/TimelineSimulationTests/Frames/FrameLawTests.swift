import TestSupport
import Testing

@testable import TimelineSimulation

/// Frames that move where something is drawn, against a plain second implementation: random trees with different
/// animations at each view, spaces of their own, drags, and views that come and go.
@Suite struct FrameLawTests {
  private static let times = (0...150).map { Double($0) / 10 }

  @Test(
    arguments: (0..<Cases.count(15, of: 1_000)).map { UInt64($0) }, ["ideal", "display", "device"])
  func `frames are those of a plain implementation`(seed: UInt64, clock: String) throws {
    let tree = RandomTree(seed: seed)
    let plain = PlainFrames(tree)
    let simulation = try PlayedDocument(tree.document(clock: clock))
    let reference = try PlayedDocument(plain.document(clock: clock))
    let (names, rows) = try simulation.table(at: Self.times)
    let (referenceNames, referenceRows) = try reference.table(at: Self.times)
    let components = zip(["x", "y", "width", "height"], ["a", "b", "c", "d"])
    for (index, stay) in plain.stays.enumerated() {
      for (name, component) in components {
        let column = try #require(names.firstIndex(of: "\(stay.id)_layout_\(name)"), "\(stay.id)")
        let expected = try #require(
          referenceNames.firstIndex(of: "n\(index)_transformEffect_\(component)"))
        for (row, time) in Self.times.enumerated() {
          guard time > stay.begin, stay.end.map({ time < $0 + 8 }) ?? true,
            let found = rows[row][column], let wanted = referenceRows[row][expected]
          else { continue }
          #expect(
            abs(found - wanted) <= 1e-9 * max(abs(wanted), 1),
            "seed \(seed), \(clock), \(stay.id) \(name) at \(time): \(found) instead of \(wanted)")
        }
      }
    }
  }
}
