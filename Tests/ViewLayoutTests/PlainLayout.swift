import AnimationEngine

@testable import ViewLayout

/// A second implementation of layout, written from the published rules: it recurses, keeps no answer, and computes
/// everything anew for each question.
enum PlainLayout {
  struct Room {
    var width: Double?
    var height: Double?

    subscript(axis: LayoutAxis) -> Double? {
      get { axis == .horizontal ? width : height }
      set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
  }

  struct Child {
    var view: LayoutView
    var room: Room
    var origin: Point
  }

  /// The frames of what a view draws, at a place.
  static func frames(_ view: LayoutView, in room: Room, at origin: Point = .zero) -> [Rect] {
    let own = view.content.isDrawn ? [Rect(origin: origin, size: size(view, in: room))] : []
    return own
      + children(view, in: room).flatMap { child in
        frames(
          child.view, in: child.room,
          at: Point(x: origin.x + child.origin.x, y: origin.y + child.origin.y))
      }
  }

  // MARK: Sizes

  static func size(_ view: LayoutView, in room: Room) -> Size {
    let child = view.children.first
    switch view.content {
    case .leaf(let width, let height):
      return Size(width: width ?? room.width ?? 10, height: height ?? room.height ?? 10)
    case .text(let text):
      return text.size(in: SizeProposal(width: room.width, height: room.height))
    case .spacer(let axis, let least):
      func length(_ offered: Double?) -> Double { max(offered ?? 0, least ?? 8) }
      return Size(
        width: axis == .vertical ? 0 : length(room.width),
        height: axis == .horizontal ? 0 : length(room.height))
    case .stack(let stack): return sizeOfStack(stack, view.children, in: room)
    case .layers:
      let greatest = view.children.map { priority($0) }.max() ?? 0
      let sizes = view.children.filter { priority($0) == greatest }.map { size($0, in: room) }
      return Size(
        width: sizes.map { $0.width }.max() ?? 0, height: sizes.map { $0.height }.max() ?? 0)
    case .reader: return Size(width: room.width ?? 10, height: room.height ?? 10)
    case .padding(let insets):
      let inner = child.map { size($0, in: inset(room, by: insets)) } ?? .zero
      return Size(
        width: max(0, inner.width + insets.leading + insets.trailing),
        height: max(0, inner.height + insets.top + insets.bottom))
    case .frame(let width, let height, _):
      let inner =
        child.map { size($0, in: Room(width: width ?? room.width, height: height ?? room.height)) }
        ?? .zero
      return Size(width: width ?? inner.width, height: height ?? inner.height)
    case .flexibleFrame(let frame):
      let offered = Room(
        width: offer(room.width, frame.width), height: offer(room.height, frame.height))
      let inner = child.map { size($0, in: offered) } ?? .zero
      return Size(
        width: flexible(room.width, inner.width, frame.width),
        height: flexible(room.height, inner.height, frame.height))
    case .position:
      let inner = child.map { size($0, in: room) } ?? .zero
      return Size(width: room.width ?? inner.width, height: room.height ?? inner.height)
    case .priority, .fixedSize, .aspectRatio, .offset, .barrier, .attachments:
      return child.map { size($0, in: roomOfChild(view, $0, in: room)) } ?? .zero
    }
  }

  private static func roomOfChild(_ view: LayoutView, _ child: LayoutView, in room: Room) -> Room {
    switch view.content {
    case .fixedSize(let horizontal, let vertical):
      return Room(width: horizontal ? nil : room.width, height: vertical ? nil : room.height)
    case .aspectRatio(let ratio, let mode):
      if room.width == nil, room.height == nil { return room }
      let shape =
        ratio.map { Size(width: $0, height: 1) }
        ?? size(child, in: Room(width: nil, height: nil))
      var scales: [Double] = []
      if let width = room.width { scales.append(scale(shape.width, to: width)) }
      if let height = room.height { scales.append(scale(shape.height, to: height)) }
      if scales.count == 1 { scales.append(.infinity) }
      let scale = mode == .fit ? min(scales[0], scales[1]) : max(scales[0], scales[1])
      return Room(
        width: shape.width == 0 ? 0 : shape.width * scale,
        height: shape.height == 0 ? 0 : shape.height * scale)
    default: return room
    }
  }

  private static func scale(_ length: Double, to room: Double) -> Double {
    length == 0 && room == 0 ? .infinity : room / length
  }

  private static func inset(_ room: Room, by insets: EdgeInsets) -> Room {
    Room(
      width: room.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: room.height.map { max(0, $0 - insets.top - insets.bottom) })
  }

  /// Apple: the size proposed to the frame, limited by any constraints, with an ideal one in place of none.
  private static func offer(_ room: Double?, _ limits: FlexibleFrame.Limits) -> Double? {
    guard var length = room ?? limits.ideal else { return nil }
    if let greatest = limits.greatest { length = min(length, greatest) }
    if let least = limits.least { length = max(length, least) }
    return length
  }

  private static func flexible(
    _ room: Double?, _ child: Double, _ limits: FlexibleFrame.Limits
  ) -> Double {
    if room == nil, let ideal = limits.ideal { return ideal }
    switch (limits.least, limits.greatest) {
    case (nil, nil): return child
    case (let least?, let greatest?):
      if least > greatest { return child }
      return max(least, min(greatest, room ?? child))
    case (let least?, nil):
      guard let offered = offer(room, limits) else { return max(child, least) }
      return max(least, min(child, offered))
    case (nil, let greatest?):
      guard let offered = offer(room, limits) else { return min(child, greatest) }
      return min(greatest, max(child, offered))
    }
  }

  // MARK: Stacks

  private static func priority(_ view: LayoutView) -> Double {
    switch view.content {
    case .priority(let priority): priority
    case .spacer: -.infinity
    case .stack, .layers: view.children.isEmpty ? -.infinity : 0
    case .attachments, .fixedSize, .offset, .barrier: view.children.first.map(priority) ?? 0
    default: 0
    }
  }

  private static func gaps(_ stack: StackArrangement, _ children: [LayoutView]) -> [Double] {
    func isSpacer(_ view: LayoutView) -> Bool {
      if case .spacer = view.content { true } else { false }
    }
    return children.indices.map { index in
      if index == 0 { return 0 }
      switch stack.spacing {
      case .fixed(let distance): return distance
      case .automatic(let distance):
        return isSpacer(children[index]) || isSpacer(children[index - 1]) ? 0 : distance
      }
    }
  }

  /// The rooms that the views of a stack are offered: again and again the next one is chosen of those that are left.
  private static func rooms(
    _ stack: StackArrangement, _ children: [LayoutView], in room: Room
  ) -> [Room] {
    var rooms = children.map { _ in room }
    guard let total = room[stack.axis], !stack.isLazy else {
      for index in rooms.indices { rooms[index][stack.axis] = nil }
      return rooms
    }
    func length(_ index: Int, _ offered: Double) -> Double {
      var room = room
      room[stack.axis] = offered
      return size(children[index], in: room)[stack.axis]
    }
    let least = children.indices.map { length($0, 0) }
    let greatest = children.indices.map { length($0, .infinity) }
    // A view that is always endless does not vary.
    func range(_ index: Int) -> Double {
      greatest[index] == least[index] ? 0 : greatest[index] - least[index]
    }
    var left = Set(children.indices)
    var taken = gaps(stack, children).reduce(0, +)
    while let highest = left.map({ priority(children[$0]) }).max() {
      let group = left.filter { priority(children[$0]) == highest }
      let reserved = left.subtracting(group).sorted().reduce(0) { $0 + least[$1] }
      let next = group.min { one, other in
        let (range, otherRange) = (range(one), range(other))
        if range != otherRange { return range < otherRange }
        if range == .infinity, least[one] != least[other] { return least[one] > least[other] }
        return one < other
      }
      guard let next else { break }
      let share = max(0, (total - taken - reserved) / Double(group.count))
      rooms[next][stack.axis] = share
      let length = length(next, share)
      if !(total - taken - length).isNaN { taken += length }
      left.remove(next)
    }
    return rooms
  }

  private static func guide(_ stack: StackArrangement, _ child: Child) -> Double {
    switch stack.direction {
    case .horizontal(let guide): place(guide, child.view, in: child.room)
    case .vertical(let guide): place(guide, size(child.view, in: child.room).width)
    }
  }

  private static func extent(
    _ stack: StackArrangement, _ children: [Child]
  ) -> (start: Double, end: Double) {
    let lengths = children.map { size($0.view, in: $0.room)[stack.axis.across] }
    if lengths.contains(.infinity) { return (0, .infinity) }
    let starts = children.map { -guide(stack, $0) }
    return (min(0, starts.min() ?? 0), max(0, zip(starts, lengths).map { $0 + $1 }.max() ?? 0))
  }

  private static func sizeOfStack(
    _ stack: StackArrangement, _ children: [LayoutView], in room: Room
  ) -> Size {
    let placed = zip(children, rooms(stack, children, in: room)).map {
      Child(view: $0, room: $1, origin: .zero)
    }
    let along =
      placed.reduce(0) { $0 + size($1.view, in: $1.room)[stack.axis] }
      + gaps(stack, children).reduce(0, +)
    let range = extent(stack, placed)
    var across = range.end - range.start
    if stack.isLazy, let offered = room[stack.axis.across] { across = offered }
    return Size(along, along: stack.axis, across: across)
  }

  private static func childrenOfStack(
    _ stack: StackArrangement, _ view: LayoutView, in room: Room
  ) -> [Child] {
    let own = size(view, in: room)
    var room = room
    room[stack.axis.across] = room[stack.axis.across] ?? own[stack.axis.across]
    var placed = zip(view.children, rooms(stack, view.children, in: room)).map {
      Child(view: $0, room: $1, origin: .zero)
    }
    let range = extent(stack, placed)
    let rest = stack.isLazy ? own[stack.axis.across] - (range.end - range.start) : 0
    let before: Double
    switch stack.direction {
    case .horizontal(.bottom), .vertical(.trailing): before = rest
    case .horizontal(.center), .vertical(.center): before = rest / 2
    default: before = 0
    }
    var end = 0.0
    for (index, gap) in gaps(stack, view.children).enumerated() {
      let across = before - guide(stack, placed[index]) - range.start
      let along = end + gap
      placed[index].origin =
        stack.axis == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
      end = along + size(placed[index].view, in: placed[index].room)[stack.axis]
    }
    return placed
  }

  // MARK: Places

  static func children(_ view: LayoutView, in room: Room) -> [Child] {
    let own = size(view, in: room)
    let exact = Room(width: own.width, height: own.height)
    func one(_ room: Room, _ origin: (Size) -> Point) -> [Child] {
      view.children.prefix(1).map {
        Child(view: $0, room: room, origin: origin(size($0, in: room)))
      }
    }
    func aligned(_ room: Room, _ alignment: LayoutAlignment) -> [Child] {
      view.children.prefix(1).map {
        let guide = place(alignment, $0, in: room)
        let own = Point(
          x: place(alignment.horizontal, own.width), y: place(alignment.vertical, own.height))
        return Child(
          view: $0, room: room, origin: Point(x: own.x - guide.x, y: own.y - guide.y))
      }
    }
    switch view.content {
    case .leaf, .text, .spacer: return []
    case .stack(let stack): return childrenOfStack(stack, view, in: room)
    case .layers(let alignment):
      let greatest = view.children.map { priority($0) }.max() ?? 0
      let guides = view.children.map { place(alignment, $0, in: exact) }
      let leading = zip(view.children, guides).filter { priority($0.0) == greatest }.map { $0.1 }
      let (x, y) = (leading.map { $0.x }.max() ?? 0, leading.map { $0.y }.max() ?? 0)
      return zip(view.children, guides).map {
        Child(view: $0, room: exact, origin: Point(x: x - $1.x, y: y - $1.y))
      }
    case .reader: return view.children.map { Child(view: $0, room: exact, origin: .zero) }
    case .attachments(let alignment):
      guard let first = view.children.first else { return [] }
      let guide = place(alignment, first, in: room)
      return one(room) { _ in .zero }
        + view.children.dropFirst().map {
          let own = place(alignment, $0, in: exact)
          return Child(
            view: $0, room: exact, origin: Point(x: guide.x - own.x, y: guide.y - own.y))
        }
    case .padding(let insets):
      return one(inset(room, by: insets)) { _ in Point(x: insets.leading, y: insets.top) }
    case .frame(let width, let height, let alignment):
      return aligned(
        Room(width: width ?? room.width, height: height ?? room.height), alignment)
    case .flexibleFrame(let frame):
      func offered(_ axis: LayoutAxis) -> Double? {
        let limits = axis == .horizontal ? frame.width : frame.height
        let isIdeal =
          room[axis] == nil && limits.ideal == nil && own[axis] > limits.least ?? -.infinity
          && own[axis] < limits.greatest ?? .infinity
        return isIdeal ? nil : own[axis]
      }
      return aligned(
        Room(width: offered(.horizontal), height: offered(.vertical)), frame.alignment)
    case .position(let point):
      return one(exact) { Point(x: point.x - $0.width / 2, y: point.y - $0.height / 2) }
    case .offset(let offset):
      return one(room) { _ in Point(x: offset.width, y: offset.height) }
    case .priority, .barrier: return one(room) { _ in .zero }
    case .fixedSize, .aspectRatio:
      let inner = view.children.first.map { roomOfChild(view, $0, in: room) } ?? room
      return one(inner) { _ in .zero }
    }
  }

  // MARK: Guides

  private static func place(_ guide: HorizontalGuide, _ width: Double) -> Double {
    switch guide {
    case .leading: 0
    case .center: width / 2
    case .trailing: width
    }
  }

  private static func place(_ guide: VerticalGuide, _ height: Double) -> Double {
    switch guide {
    case .top: 0
    case .center: height / 2
    case .bottom, .firstTextBaseline, .lastTextBaseline: height
    }
  }

  private static func place(_ guide: VerticalGuide, _ view: LayoutView, in room: Room) -> Double {
    let own = place(guide, size(view, in: room).height)
    switch guide {
    case .top, .center, .bottom: return own
    case .firstTextBaseline: return baselines(view, in: room).min() ?? own
    case .lastTextBaseline: return baselines(view, in: room).max() ?? own
    }
  }

  private static func place(
    _ alignment: LayoutAlignment, _ view: LayoutView, in room: Room
  ) -> Point {
    Point(
      x: place(alignment.horizontal, size(view, in: room).width),
      y: place(alignment.vertical, view, in: room))
  }

  /// The baselines of the first and last line of each text in a view.
  private static func baselines(_ view: LayoutView, in room: Room) -> [Double] {
    switch view.content {
    case .text(let text):
      let height = size(view, in: room).height
      guard height > 0 else { return [] }
      return [text.fontSize * 2728 / 2816, height - text.fontSize * 680 / 2816]
    case .reader: return []
    case .attachments:
      return view.children.prefix(1).flatMap { baselines($0, in: room) }
    default:
      return children(view, in: room).flatMap { child in
        baselines(child.view, in: child.room).map { $0 + child.origin.y }
      }
    }
  }
}

extension PlainLayout {
  /// The frames of a view and all views in it, each in its parent.
  static func allFrames(_ view: LayoutView, in room: Room) -> [Rect] {
    [Rect(origin: .zero, size: size(view, in: room))]
      + children(view, in: room).flatMap { child in
        [Rect(origin: child.origin, size: size(child.view, in: child.room))]
          + allFrames(child.view, in: child.room)
      }
  }
}
