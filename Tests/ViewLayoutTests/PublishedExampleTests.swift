import AnimationEngine
import Testing

@testable import ViewLayout

/// Examples of Apple's documentation and session "Building Custom Views with SwiftUI" (WWDC19), of the articles "How an
/// HStack Lays out Its Children" and "Aspect Ratios in SwiftUI" (objc.io), and of the SwiftUI Field Guide.
@Suite struct PublishedExampleTests {
  private static let usual = Size(width: 390, height: 844)

  @Test func `three shapes share a stack equally`() throws {
    let stack = LayoutView.row([.box(), .box(), .box()]).frame(300, 100)
    #expect(
      try stack.frames(in: 390, 844).dropFirst() == [
        Rect(x: 0, y: 0, width: 100, height: 100), Rect(x: 100, y: 0, width: 100, height: 100),
        Rect(x: 200, y: 0, width: 100, height: 100),
      ])
  }

  @Test func `the less flexible view comes first, and a stack can be wider than its room`() throws {
    let stack = LayoutView.row([
      LayoutView.box().flexible(width: .init(greatest: 100)),
      LayoutView.box().flexible(width: .init(least: 100)),
    ])
    // 150 / 2 = 75 for the red one; the green one is offered 75 and takes 100. The 175 are centred in the 150.
    #expect(
      try stack.frame(150, 100).frames(in: 390, 844).dropFirst() == [
        Rect(x: -12.5, y: 0, width: 75, height: 100), Rect(x: 62.5, y: 0, width: 100, height: 100),
      ])
  }

  @Test func `of a toast, the frame around the text is padded and its background as large`() throws
  {
    let padding = LayoutContent.padding(EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10))
    let toast = LayoutView.box(100, 20).modified(by: padding).attached(.box())
    // The root view is centred on the screen.
    #expect(
      try toast.frame(390, 844).frames(in: 390, 844).dropFirst() == [
        Rect(x: 145, y: 412, width: 100, height: 20), Rect(x: 135, y: 402, width: 120, height: 40),
      ])
  }

  @Test func `a stack takes its spacing from the room, and offers shares of what is left`() throws {
    // 200 - 2 * 10 = 180: an image of 20; (180 - 20) / 2 = 80, of which the next takes 50; 110 are left.
    let stack = LayoutView.row(
      spacing: .fixed(10),
      [
        LayoutView.box().flexible(width: .init(greatest: 50)), .box(20, 20), .box(),
      ])
    #expect(try stack.frames(in: 200, 20).map { $0.size.width } == [200, 50, 20, 110])
    #expect(try stack.frames(in: 200, 20).map { $0.origin.x } == [0, 0, 60, 90])
  }

  @Test func `a higher priority gets all but the least lengths of the lower ones`() throws {
    let least = FlexibleFrame.Limits(least: 30, greatest: .infinity)
    let stack = LayoutView.row([
      LayoutView.box().flexible(width: least), LayoutView.box().priority(1),
      LayoutView.box(45, 10).priority(-1),
    ])
    #expect(try stack.frames(in: 200, 20).map { $0.size.width } == [200, 30, 125, 45])
  }

  @Test func `a text of higher priority keeps its ideal width between two shapes`() throws {
    let text = LayoutView.text("Hello, world")
    let ideal = try text.size(in: nil, nil)
    let usual = LayoutView.row(spacing: .fixed(8), [.box(), text, .box()])
    // A third of the room is too narrow for one line.
    try #require((200.0 - 16) / 3 < ideal.width)
    #expect(try usual.frames(in: 200, 100)[2].size.height == ideal.height * 2)
    let prior = LayoutView.row(spacing: .fixed(8), [.box(), text.priority(1), .box()])
    #expect(try prior.frames(in: 200, 100)[2].size == ideal)
  }

  @Test func `spacers divide what is left, and outside of a stack fill both dimensions`() throws {
    let row = LayoutView.row([.box(50, 10), .spacer(.horizontal), .box(50, 10)])
    #expect(try row.frames(in: 300, 100).map { $0.origin.x } == [0, 0, 250])
    #expect(try row.size(in: 300, 100) == Size(width: 300, height: 10))
    // One above and two below: the view is in the upper third.
    let column = LayoutView.column([
      .spacer(.vertical), .box(10, 60), .spacer(.vertical), .spacer(.vertical),
    ])
    #expect(try column.frames(in: 100, 360)[1].origin.y == 100)
    #expect(try LayoutView.spacer(nil).size(in: 70, 80) == Size(width: 70, height: 80))
    #expect(try LayoutView.spacer(.vertical, 24).size(in: 10, 10) == Size(width: 0, height: 24))
  }

  @Test func `a shape has 10 points where no length is offered`() throws {
    #expect(try LayoutView.box().fixedSize().size(in: 300, 300) == Size(width: 10, height: 10))
    #expect(try LayoutView.box(30, nil).size(in: nil, nil) == Size(width: 30, height: 10))
  }

  @Test func `in a stack of ideal size a line is as wide as the widest view`() throws {
    let stack = LayoutView.column([.box(120, 20), .box(nil, 1)]).fixedSize()
    #expect(try stack.frames(in: 390, 844)[2] == Rect(x: 0, y: 20, width: 120, height: 1))
  }

  /// The four sentences of `frame(minWidth:idealWidth:maxWidth:…)`, around a view of 80 points.
  @Test(arguments: [
    (FlexibleFrame.Limits(least: 50, greatest: 100), 75.0, 75.0),
    (.init(least: 50, greatest: 100), 30, 50), (.init(least: 50, greatest: 100), 300, 100),
    (.init(least: 50), 60, 60), (.init(least: 50), 30, 50), (.init(least: 50), 100, 80),
    (.init(greatest: 100), 90, 90), (.init(greatest: 100), 300, 100),
    (.init(greatest: 100), 60, 80), (.init(), 300, 80), (.init(greatest: .infinity), 300, 300),
    (.init(greatest: .infinity), 60, 80), (.init(least: 0, greatest: .infinity), 60, 60),
  ])
  func `a flexible frame clamps what it is offered`(
    limits: FlexibleFrame.Limits, offered: Double, width: Double
  ) throws {
    let view = LayoutView.box(80, 10).flexible(width: limits)
    #expect(try view.size(in: offered, 10).width == width)
  }

  @Test func `the ideal width of a frame replaces one that is not specified`() throws {
    let limits = FlexibleFrame.Limits(ideal: 120)
    let view = LayoutView.box().flexible(width: limits).fixedSize()
    #expect(try view.frames(in: 390, 844)[1].size == Size(width: 120, height: 10))
  }

  @Test func `a ratio fits into the room, or fills it`() throws {
    func room(_ ratio: Double?, _ mode: LayoutContent.AspectMode, _ view: LayoutView) throws -> Size
    {
      try view.modified(by: .aspectRatio(ratio, mode)).size(in: 200, 200)
    }
    #expect(
      try LayoutView.box().modified(by: .aspectRatio(16.0 / 9, .fit)).size(in: 100, 100)
        == Size(width: 100, height: 56.25))
    let filled = try LayoutView.box().modified(by: .aspectRatio(16.0 / 9, .fill)).size(in: 100, 100)
    #expect(abs(filled.width - 177.777_777_777_8) < 1e-9 && filled.height == 100)
    // An image that is resizable, with an ideal size of 100 by 50.
    let any = FlexibleFrame.Limits(least: 0, ideal: 100, greatest: .infinity)
    let image = LayoutView.box().flexible(
      width: any, height: .init(least: 0, ideal: 50, greatest: .infinity))
    #expect(try room(nil, .fit, image) == Size(width: 200, height: 100))
    #expect(try room(nil, .fill, image) == Size(width: 400, height: 200))
    // It only offers: a view of a size keeps it.
    #expect(try room(1, .fit, .box(30, 20)) == Size(width: 30, height: 20))
  }

  @Test func `a badge lies on a corner, and changes nothing`() throws {
    let corner = LayoutAlignment(horizontal: .trailing, vertical: .top)
    let view = LayoutView.box(150, 50).attached(.box(30, 20), alignment: corner)
    #expect(
      try view.frames(in: 390, 844) == [
        Rect(x: 0, y: 0, width: 150, height: 50), Rect(x: 0, y: 0, width: 150, height: 50),
        Rect(x: 120, y: 0, width: 30, height: 20),
      ])
  }

  @Test func `views of a ZStack are offered its room and aligned in its size`() throws {
    let corner = LayoutAlignment(horizontal: .leading, vertical: .bottom)
    let view = LayoutView.layers(alignment: corner, [.box(100, 40), .box(20, 90)])
    #expect(
      try view.frames(in: 390, 844) == [
        Rect(x: 0, y: 0, width: 100, height: 90), Rect(x: 0, y: 50, width: 100, height: 40),
        Rect(x: 0, y: 0, width: 20, height: 90),
      ])
    // A lower priority has no part in the size, and its view is offered that.
    let prior = LayoutView.layers([LayoutView.box(100, 40).priority(1), .box()])
    #expect(try prior.frames(in: 390, 844)[2] == Rect(x: 0, y: 0, width: 100, height: 40))
  }

  @Test func `position centres a view in all the room, and offset leaves its room where it is`()
    throws
  {
    let view = LayoutView.box(20, 10).modified(by: .position(Point(x: 100, y: 50)))
    #expect(
      try view.frames(in: 390, 844) == [
        Rect(origin: .zero, size: Self.usual), Rect(x: 90, y: 45, width: 20, height: 10),
      ])
    let moved = LayoutView.column([
      LayoutView.box(20, 10).modified(by: .offset(Size(width: 5, height: 100))), .box(20, 10),
    ])
    #expect(
      try moved.frames(in: 390, 844).map { $0.origin } == [
        .zero, Point(x: 5, y: 100), Point(x: 0, y: 10),
      ])
  }

  @Test func `a GeometryReader takes its room, and has its views at the top leading corner`() throws
  {
    let reader = LayoutView(content: .reader, children: [.box(20, 10), .box()])
    let view = LayoutView.column([reader, .box(nil, 44)])
    #expect(
      try view.frames(in: 390, 844) == [
        Rect(origin: .zero, size: Self.usual), Rect(x: 0, y: 0, width: 20, height: 10),
        Rect(x: 0, y: 0, width: 390, height: 800), Rect(x: 0, y: 800, width: 390, height: 44),
      ])
  }

  @Test func `texts of different fonts have their baselines on one line`() throws {
    let row = LayoutView.row(
      guide: .firstTextBaseline, [.text("Total", size: 12), .text("42", size: 34), .box(10, 5)])
    let frames = try row.frames(in: 390, 844)
    let ascent = 2728.0 / 2816
    let line = frames[2].origin.y + 34 * ascent
    #expect(abs(frames[1].origin.y + 12 * ascent - line) < 1e-12)
    // A view without text has its baseline at its bottom.
    #expect(abs(frames[3].origin.y + 5 - line) < 1e-12)
  }

  @Test func `a column has the baseline of its first text, and the last one of its last`() throws {
    let column = LayoutView.column([.text("One"), .text("Two")]).modified(
      by: .padding(EdgeInsets(top: 3)))
    let (ascent, height) = (17 * 2728.0 / 2816, 17 * 3408.0 / 2816)
    let first = try LayoutView.row(guide: .firstTextBaseline, [column, .box(1, 1)]).frames(
      in: 390, 844)
    #expect(abs(first[3].origin.y + 1 - (3 + ascent)) < 1e-12)
    let last = try LayoutView.row(guide: .lastTextBaseline, [column, .box(1, 1)]).frames(
      in: 390, 844)
    #expect(abs(last[3].origin.y + 1 - (3 + height + ascent)) < 1e-12)
  }

  @Test func `a lazy stack fills the room across, and gives ideal lengths along`() throws {
    let stack = LayoutView.column(guide: .trailing, isLazy: true, [.box(50, 20), .box()])
    #expect(
      try stack.frames(in: 390, 844) == [
        Rect(x: 0, y: 0, width: 390, height: 30), Rect(x: 340, y: 0, width: 50, height: 20),
        Rect(x: 0, y: 20, width: 390, height: 10),
      ])
  }

  @Test func `the automatic spacing is between views, and not beside a spacer`() throws {
    let row = LayoutView.row(
      spacing: .automatic(8),
      [.box(10, 10), .box(10, 10), .spacer(.horizontal, 0), .box(10, 10)])
    #expect(try row.frames(in: 100, 10).map { $0.origin.x } == [0, 0, 18, 90])
  }
}
