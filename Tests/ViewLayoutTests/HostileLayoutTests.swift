import AnimationEngine
import Testing

@testable import ViewLayout

@Suite struct HostileLayoutTests {
  private func failure(of view: LayoutView, in room: SizeProposal) -> LayoutFailure? {
    var tree = LayoutTree()
    let root = view.add(to: &tree)
    do {
      _ = try tree.layOut(root, in: room, limit: 1_000_000)
      return nil
    } catch {
      return error
    }
  }

  @Test func `a view that takes all of an endless room is named`() throws {
    let endless = SizeProposal(width: 100, height: .infinity)
    #expect(failure(of: .box(), in: endless) == .endless(LayoutNode(index: 0)))
    // A child is added before what is around it.
    let column = LayoutView.column([.box(10, 10), .box()])
    #expect(failure(of: column, in: endless) == .endless(LayoutNode(index: 2)))
    #expect(failure(of: .column([.box(10, 10)]), in: endless) == nil)
    let ideal = FlexibleFrame.Limits(ideal: .infinity)
    let view = LayoutView.box().flexible(width: ideal).fixedSize()
    #expect(failure(of: view, in: .unspecified) == .endless(LayoutNode(index: 2)))
    // Lengths that are finite can have a sum that is not.
    let huge = Double.greatestFiniteMagnitude
    #expect(failure(of: .row([.box(huge, 1), .box(huge, 1)]), in: .unspecified) != nil)
  }

  @Test func `after a failure a layout is complete again`() throws {
    var tree = LayoutTree()
    let leaf = tree.add(.leaf(width: nil, height: 10))
    let other = tree.add(.leaf(width: 5, height: 10))
    let row = StackArrangement(.horizontal(.top), spacing: .fixed(0))
    let root = tree.add(.stack(row), around: [other, leaf])
    _ = try tree.layOut(root, in: SizeProposal(width: 50, height: 50))
    #expect(throws: LayoutFailure.self) {
      try tree.layOut(root, in: SizeProposal(width: .infinity, height: 50))
    }
    _ = try tree.layOut(root, in: SizeProposal(width: 50, height: 50))
    #expect(tree.frame(of: leaf) == Rect(x: 5, y: 0, width: 45, height: 10))
    #expect(tree.frame(of: root)?.size == Size(width: 50, height: 10))
  }

  private static let odd = [-1.0, .nan, .infinity, -.infinity]

  @Test(arguments: odd) func `a length that is none is left out of a frame, and 0 of a view`(
    length: Double
  ) throws {
    let frame = LayoutContent.frame(width: length, height: 20, .center)
    #expect(!frame.isValid && frame.normalized == .frame(width: nil, height: 20, .center))
    #expect(try LayoutView.box(30, 10).modified(by: frame).size(in: 50, 50).width == 30)
    #expect(!LayoutContent.leaf(width: 5, height: length).isValid)
    #expect(try LayoutView.box(5, length).size(in: 50, 50) == Size(width: 5, height: 0))
    #expect(try LayoutView.text("a", size: length).size(in: 50, 50) == .zero)
    #expect(try LayoutView.spacer(.horizontal, length).size(in: 0, 0) == .zero)
  }

  @Test(arguments: odd) func `every number of a layout may be odd`(number: Double) throws {
    let spacing = StackArrangement(.vertical(.center), spacing: .fixed(number))
    let contents: [LayoutContent] = [
      .stack(spacing), .padding(EdgeInsets(top: number, trailing: number)),
      .flexibleFrame(
        FlexibleFrame(width: .init(least: number, ideal: 10), height: .init(least: number))),
      .priority(number), .aspectRatio(number, .fit), .position(Point(x: number, y: 0)),
      .offset(Size(width: 0, height: number)),
    ]
    for content in contents {
      let view = LayoutView(
        content: content, children: [LayoutView.row([.box(), .box(5, 5)])])
      let frames = try view.frames(in: 100, 100)
      #expect(frames.allSatisfy { $0.numbers.allSatisfy { $0.isFinite } }, "\(content)")
      #expect(frames.allSatisfy { $0.size.width >= 0 && $0.size.height >= 0 }, "\(content)")
    }
    let room = SizeProposal(width: number, height: 10)
    #expect(room.width == (number.isNaN ? nil : max(number, 0)))
  }

  @Test func `numbers that are usual are valid`() {
    let contents: [LayoutContent] = [
      .leaf(width: nil, height: 0), .frame(width: 10, height: nil, .center),
      .flexibleFrame(FlexibleFrame(width: .init(least: 0, ideal: 5, greatest: .infinity))),
      .padding(EdgeInsets(top: -5)), .priority(-.infinity), .aspectRatio(1.5, .fill),
      .text(LayoutText("a", fontSize: 17, lineLimit: 1)), .spacer(nil, minLength: nil),
      .position(Point(x: -1, y: 2)), .offset(.zero), .reader, .barrier,
    ]
    #expect(contents.allSatisfy { $0.isValid })
    let contradictory = FlexibleFrame.Limits(least: 50, ideal: 20, greatest: 10)
    #expect(!LayoutContent.flexibleFrame(FlexibleFrame(width: contradictory)).isValid)
    #expect(!LayoutContent.text(LayoutText("a", fontSize: 17, lineLimit: 0)).isValid)
  }

  @Test func `a modifier around several views is named`() {
    let view = LayoutView(content: .priority(1), children: [.box(1, 1), .box(1, 1)])
    #expect(failure(of: view, in: .unspecified) == .tooManyChildren(LayoutNode(index: 2)))
    #expect(failure(of: LayoutView(content: .priority(1)), in: .unspecified) == nil)
  }

  @Test func `thousands of nested stacks need no stack of the process`() throws {
    var tree = LayoutTree()
    var node = tree.add(.leaf(width: 1, height: 1))
    let row = LayoutContent.stack(StackArrangement(.horizontal(.center), spacing: .fixed(0)))
    let column = LayoutContent.stack(StackArrangement(.vertical(.center), spacing: .fixed(0)))
    for depth in 0..<20_000 { node = tree.add(depth % 2 == 0 ? row : column, around: [node]) }
    _ = try tree.layOut(node, in: SizeProposal(width: 390, height: 844))
    #expect(tree.frame(of: node)?.size == Size(width: 1, height: 1))
  }

  @Test func `nested stacks with views beside them stay within a budget`() throws {
    var tree = LayoutTree()
    var node = tree.add(.leaf(width: nil, height: nil))
    let row = LayoutContent.stack(StackArrangement(.horizontal(.center), spacing: .fixed(0)))
    let column = LayoutContent.stack(StackArrangement(.vertical(.center), spacing: .fixed(0)))
    for depth in 0..<2_000 {
      let beside = tree.add(.leaf(width: depth % 3 == 0 ? 1 : nil, height: 1))
      node = tree.add(depth % 2 == 0 ? row : column, around: [beside, node])
    }
    _ = try tree.layOut(node, in: SizeProposal(width: 390, height: 844), limit: 1_000_000)
    #expect(tree.work.total < 400_000)
  }

  @Test func `work ends at its limit, and what is left can be laid out`() throws {
    var tree = LayoutTree()
    let root = LayoutView.column((0..<1_000).map { _ in .box(1, 1) }).add(to: &tree)
    let room = SizeProposal(width: 390, height: 844)
    let failure = #expect(throws: LayoutFailure.self) {
      try tree.layOut(root, in: room, limit: 500)
    }
    #expect(failure.map { if case .tooMuchWork = $0 { true } else { false } } == true)
    #expect(tree.work.total <= 501)
    #expect(throws: LayoutFailure.self) { try tree.size(of: root, in: room, limit: 0) }
    _ = try tree.layOut(root, in: room)
    #expect(tree.frame(of: root)?.size == Size(width: 1, height: 1_000))
  }

  @Test func `a node that is removed leaves room for another, and no frame`() throws {
    var tree = LayoutTree()
    let leaf = tree.add(.leaf(width: 1, height: 1))
    let inner = tree.add(.barrier, around: [leaf])
    let root = tree.add(.layers(.center), around: [inner])
    _ = try tree.layOut(root, in: .unspecified)
    tree.remove(inner)
    _ = try tree.layOut(root, in: .unspecified)
    #expect(tree.frame(of: root)?.size == .zero && tree.children(of: root).isEmpty)
    let count = tree.nodes.count
    let next = tree.add(.leaf(width: 2, height: 2))
    #expect(tree.nodes.count == count && tree.frame(of: next) == nil)
    tree.setChildren([next], of: root)
    _ = try tree.layOut(root, in: .unspecified)
    #expect(tree.frame(of: next) == Rect(x: 0, y: 0, width: 2, height: 2))
  }
}
