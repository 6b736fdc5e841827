import AnimationEngine
import TestSupport
import Testing

@testable import ViewLayout

@Suite struct LayoutLawTests {
  /// The last two have a view of a lower priority that is always endless.
  private static let seeds = [UInt64](0..<Cases.count(150, of: 4000)) + [1384, 2697]

  private func rooms(_ random: inout RandomLayout) -> [SizeProposal] {
    [
      SizeProposal(width: 390, height: 844), .unspecified,
      SizeProposal(width: random.number(0, 500), height: random.number(0, 500)),
      SizeProposal(width: nil, height: random.number(0, 300)), SizeProposal(width: 0, height: 0),
    ]
  }

  @Test func `a second implementation finds the same frames`() throws {
    var (compared, endless) = (0, 0)
    for seed in Self.seeds {
      var random = RandomLayout(seed: seed)
      let view = random.view(depth: 4)
      for room in rooms(&random) {
        let expected = PlainLayout.frames(
          view, in: .init(width: room.width, height: room.height))
        guard let found = try? view.frames(in: room).dropFirst() else {
          // A layout fails only where something is infinite.
          #expect(isEndless(view, in: room), "seed \(seed), \(room)")
          endless += 1
          continue
        }
        compared += 1
        let isSame =
          found.count == expected.count && zip(found, expected).allSatisfy { areClose($0, $1) }
        #expect(isSame, "seed \(seed), \(room): \(Array(found)) is not \(expected)")
      }
    }
    #expect(compared > 20 * endless)
  }

  /// Whether the second implementation finds something infinite in a view, drawn or not.
  private func isEndless(_ view: LayoutView, in room: SizeProposal) -> Bool {
    let frames = PlainLayout.allFrames(view, in: .init(width: room.width, height: room.height))
    return !frames.allSatisfy { $0.origin.isFinite && $0.size.isFinite }
  }

  private func areClose(_ one: Rect, _ other: Rect) -> Bool {
    zip(one.numbers, other.numbers).allSatisfy {
      isClose($0, $1, within: 1e-9 * max(1, abs($1)))
    }
  }

  @Test func `children of a stack are in order, and with their spacing as long as it`() throws {
    for seed in Self.seeds {
      var random = RandomLayout(seed: seed)
      let axis: LayoutAxis = seed % 2 == 0 ? .horizontal : .vertical
      let views = (0..<5).map { _ in random.view(depth: 2) }
      let spacing = StackArrangement.Spacing.fixed(4)
      let stack =
        axis == .horizontal
        ? LayoutView.row(spacing: spacing, views) : .column(spacing: spacing, views)
      var tree = LayoutTree()
      let root = stack.add(to: &tree)
      guard (try? tree.layOut(root, in: SizeProposal(width: 390, height: 500))) != nil else {
        continue
      }
      let frames = tree.children(of: root).compactMap { tree.frame(of: $0) }
      let size = try #require(tree.frame(of: root)?.size)
      for (one, next) in zip(frames, frames.dropFirst()) {
        #expect(
          isClose(
            one.origin[axis] + one.size[axis] + 4, next.origin[axis], within: 1e-9))
      }
      let length = frames.reduce(16) { $0 + $1.size[axis] }
      #expect(isClose(length, size[axis], within: 1e-9), "seed \(seed)")
      let across = frames.map { $0.size[axis.across] }.max() ?? 0
      #expect(size[axis.across] >= across - 1e-9, "seed \(seed)")
    }
  }

  @Test func `shapes in a stack fill it`() throws {
    var random = SeededGenerator(seed: 3)
    for count in 1...40 {
      let width = random.number(in: 400...800)
      let row = LayoutView.row(spacing: .fixed(8), (0..<count).map { _ in .box() })
      let frames = try row.frames(in: width, 50)
      let share = (width - 8 * Double(count - 1)) / Double(count)
      #expect(
        frames.dropFirst().allSatisfy { isClose($0.size.width, share, within: 1e-9) })
    }
  }

  @Test func `laying out again changes nothing and asks one question`() throws {
    for seed in Self.seeds {
      var random = RandomLayout(seed: seed)
      var tree = LayoutTree()
      let root = random.view(depth: 4).add(to: &tree)
      let room = SizeProposal(width: 390, height: 844)
      guard (try? tree.layOut(root, in: room)) != nil else { continue }
      let work = tree.work
      #expect(try tree.layOut(root, in: room) == [])
      // The text of a root is longer than a question.
      #expect(tree.work.total <= work.total + 1, "seed \(seed)")
    }
  }
}

extension Rect {
  var numbers: [Double] { [origin.x, origin.y, size.width, size.height] }
}
