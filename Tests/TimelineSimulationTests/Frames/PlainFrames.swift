/// The frames of the views of a random tree, found in the plainest way: layout from scratch for each state, and for each
/// event the transaction that reaches each view. The motions themselves are those of a document without any layout, in
/// which one value of six numbers moves for each frame.
struct PlainFrames {
  /// The frame of a view for as long as the view is there without a break.
  struct Stay {
    let id: String
    let start: [Double]
    let begin: Double
    var changes: [(time: Double, frame: [Double], transaction: String)] = []
    var end: Double?
  }

  private let tree: RandomTree
  private(set) var stays: [Stay] = []
  /// The indices of the stays of views that are there.
  private var current: [String: Int] = [:]

  init(_ tree: RandomTree) {
    self.tree = tree
    var states = States()
    for (id, mover) in movers(in: states) { begin(id, at: 0, mover.frame) }
    for event in tree.events {
      let before = states
      for (state, value) in event.numbers { states.numbers[state] = value }
      for condition in event.toggles { states.conditions[condition].toggle() }
      apply(event, from: before, to: states)
    }
  }

  private struct States {
    var numbers = [Double](repeating: 0, count: RandomTree.numberCount)
    var conditions = [Bool](repeating: true, count: RandomTree.conditionCount)
  }

  /// A frame, and what a transaction passes on its way to it.
  private struct Mover {
    var frame: [Double]
    let path: [Passed]
    /// The views around it and itself, the outermost first.
    let around: [RandomTree.Node]
    /// How many of these are outside of the space that it is in.
    let outerCount: Int

    /// How far the transition moves it by which it comes: that of the outermost view that does.
    func distance(from before: [Bool], to after: [Bool]) -> (x: Double, y: Double) {
      let leader = around.firstIndex { $0.comes(before, after) }
      guard let leader, leader >= outerCount else { return (0, 0) }
      return around[leader].transition
    }
  }

  /// A modifier on the way to a frame, with the conditions of its view and of those around it.
  fileprivate struct Passed {
    let modifier: RandomTree.Modifier
    let conditions: [Int]
  }

  private mutating func begin(_ id: String, at time: Double, _ frame: [Double]) {
    current[id] = stays.count
    stays.append(Stay(id: id, start: frame, begin: time))
  }

  private mutating func apply(_ event: RandomTree.Event, from before: States, to after: States) {
    let (former, new) = (movers(in: before), movers(in: after))
    let changed = Set(
      (0..<RandomTree.numberCount).filter { before.numbers[$0] != after.numbers[$0] })
    for (id, mover) in new {
      // The modifiers of a view that comes, or goes, see no change of their values.
      let transaction = transaction(
        of: event, along: mover.path.passed(if: before.conditions), changed)
      if former[id] == nil {
        // It comes with the outermost view that does, whose transition shows it.
        let offset = mover.distance(from: before.conditions, to: after.conditions)
        let start = [
          mover.frame[0] + offset.x, mover.frame[1] + offset.y, mover.frame[2], mover.frame[3],
        ]
        begin(id, at: event.time, start)
      }
      move(id, to: mover.frame, at: event.time, transaction)
    }
    for (id, mover) in former where new[id] == nil {
      let offset = mover.distance(from: after.conditions, to: before.conditions)
      guard let index = current.removeValue(forKey: id) else { continue }
      let last = stays[index].changes.last?.frame ?? stays[index].start
      let frame = [last[0] + offset.x, last[1] + offset.y, last[2], last[3]]
      if frame != last {
        let transaction = transaction(
          of: event, along: mover.path.passed(if: after.conditions), changed)
        stays[index].changes.append((event.time, frame, transaction))
      }
      stays[index].end = event.time
    }
  }

  private mutating func move(
    _ id: String, to frame: [Double], at time: Double, _ transaction: String
  ) {
    guard let index = current[id] else { return }
    let last = stays[index].changes.last?.frame ?? stays[index].start
    guard frame != last else { return }
    stays[index].changes.append((time, frame, transaction))
  }

  /// The transaction of an event behind a way.
  private func transaction(
    of event: RandomTree.Event, along path: [Passed], _ changed: Set<Int>
  ) -> String {
    var animation = event.animation
    for passed in path {
      switch passed.modifier {
      case .animation(let own, let state): if changed.contains(state) { animation = own }
      case .always(let own): animation = own
      case .noAnimation: animation = nil
      case .offset, .padding, .space: break
      }
    }
    var entries = event.isDrag ? [#""tracksVelocity": true"#] : []
    if let animation { entries.append(#""animation": "\#(animation)""#) }
    return "{ \(entries.joined(separator: ", ")) }"
  }
}

extension [PlainFrames.Passed] {
  /// The modifiers without those that wait for a value in a view that is not there.
  fileprivate func passed(if conditions: [Bool]) -> Self {
    filter { passed in
      guard case .animation = passed.modifier else { return true }
      return passed.conditions.allSatisfy { conditions[$0] }
    }
  }
}

extension RandomTree.Node {
  /// Whether the view is there after some change of the conditions, and was not before.
  fileprivate func comes(_ before: [Bool], _ after: [Bool]) -> Bool {
    condition.map { !before[$0] && after[$0] } ?? false
  }
}

extension RandomTree.Node {
  fileprivate var isStack: Bool {
    switch content {
    case .vertical, .horizontal: true
    case .layers, .leaf: false
    }
  }

  /// Whether a modifier inside of the innermost space moves the children.
  fileprivate var movesContent: Bool {
    modifiers.prefix { $0 != .space }.contains { modifier in
      switch modifier {
      case .offset, .padding: true
      case .animation, .always, .noAnimation, .space: false
      }
    }
  }
}

// MARK: - Layout

extension PlainFrames {
  private typealias Extent = (width: Double, height: Double)

  /// What lies around a view.
  private struct Surroundings {
    var path: [Passed] = []
    /// The conditions of the view and of those around it.
    var conditions: [Int] = []
    /// The views, the outermost first, and how many of them are outside of the space that it is in.
    var views: [RandomTree.Node] = []
    var outerCount = 0
    /// Whether the document says that something around the view can move it.
    var move = false
  }

  private func movers(in states: States) -> [String: Mover] {
    var found: [String: Mover] = [:]
    let size = size(of: tree.root, states)
    let origin = (x: 195 - size.width / 2, y: 422 - size.height / 2)
    place(tree.root, at: origin, states, Surroundings(), &found)
    return found
  }

  private func isThere(_ node: RandomTree.Node, _ states: States) -> Bool {
    node.condition.map { states.conditions[$0] } ?? true
  }

  private func contentSize(of node: RandomTree.Node, _ states: States) -> Extent {
    if case .leaf(let width, let height, let growth, let state) = node.content {
      return (width + states.numbers[state] * growth, height)
    }
    let sizes = node.children.filter { isThere($0, states) }.map { size(of: $0, states) }
    let (widths, heights) = (sizes.map { $0.width }, sizes.map { $0.height })
    let gaps = Double(max(sizes.count - 1, 0))
    return switch node.content {
    case .vertical(let spacing): (widths.max() ?? 0, heights.reduce(0, +) + gaps * spacing)
    case .horizontal(let spacing): (widths.reduce(0, +) + gaps * spacing, heights.max() ?? 0)
    case .layers, .leaf: (widths.max() ?? 0, heights.max() ?? 0)
    }
  }

  private func size(of node: RandomTree.Node, _ states: States) -> Extent {
    var size = contentSize(of: node, states)
    for case .padding(let length, let state) in node.modifiers {
      size.width += 2 * length * states.numbers[state]
      size.height += 2 * length * states.numbers[state]
    }
    return size
  }

  private func place(
    _ node: RandomTree.Node, at origin: (x: Double, y: Double), _ states: States,
    _ outer: Surroundings, _ found: inout [String: Mover]
  ) {
    guard isThere(node, states) else { return }
    var (origin, around, size) = (origin, outer, size(of: node, states))
    around.views.append(node)
    if let condition = node.condition { around.conditions.append(condition) }
    var isOutside = true
    func note() {
      guard isOutside, outer.move else { return }
      let frame = [
        origin.x + size.width / 2, origin.y + size.height / 2, size.width, size.height,
      ]
      found[node.id] = Mover(
        frame: frame, path: around.path, around: around.views, outerCount: around.outerCount)
    }
    for modifier in node.modifiers.reversed() {
      switch modifier {
      case .offset(let x, let y, let state):
        origin.x += x * states.numbers[state]
        origin.y += y * states.numbers[state]
      case .padding(let length, let state):
        let length = length * states.numbers[state]
        origin = (origin.x + length, origin.y + length)
        size = (size.width - 2 * length, size.height - 2 * length)
      case .space:
        note()
        (origin, isOutside) = ((0, 0), false)
        around.outerCount = around.views.count
      case .animation, .always, .noAnimation:
        around.path.append(Passed(modifier: modifier, conditions: around.conditions))
      }
    }
    if node.isLeaf { note() }
    around.move =
      node.isStack || node.movesContent || !node.hasSpace && (outer.move || node.condition != nil)
    placeChildren(of: node, at: origin, in: size, states, around, &found)
  }

  private func placeChildren(
    of node: RandomTree.Node, at origin: (x: Double, y: Double), in room: Extent,
    _ states: States, _ around: Surroundings, _ found: inout [String: Mover]
  ) {
    var next = origin
    for child in node.children where isThere(child, states) {
      let size = size(of: child, states)
      var place = (
        x: origin.x + (room.width - size.width) / 2, y: origin.y + (room.height - size.height) / 2
      )
      switch node.content {
      case .vertical(let spacing):
        place.y = next.y
        next.y += size.height + spacing
      case .horizontal(let spacing):
        place.x = next.x
        next.x += size.width + spacing
      case .layers, .leaf: break
      }
      self.place(child, at: place, states, around, &found)
    }
  }
}

// MARK: - The motions

extension PlainFrames {
  /// The document that moves one value for each stay.
  func document(clock: String) -> String {
    var (states, views) = ([String](), [String]())
    var steps: [(time: Double, text: String)] = []
    for (index, stay) in stays.enumerated() {
      let names = (0..<4).map { "n\(index)_\($0)" }
      states += zip(names, stay.start).map { #""\#($0)": \#($1)"# }
      let values = names.map { #""\#($0)""# }.joined(separator: ", ")
      views.append(
        #"{ "id": "n\#(index)", "modifiers": [ { "transformEffect": [\#(values), 0, 0] } ] }"#)
      for change in stay.changes {
        let sets = zip(names, change.frame).map { #""\#($0)": \#($1)"# }.joined(separator: ", ")
        steps.append(
          (
            change.time,
            #"{ "at": \#(change.time), "withTransaction": \#(change.transaction), "set": { \#(sets) } }"#
          ))
      }
    }
    let events = steps.sorted { $0.time < $1.time }.map { $0.text }
    return """
      { "clock": "\(clock)", "fps": 10, "state": { \(states.joined(separator: ", ")) },
        "views": [ \(views.joined(separator: ",\n")) ],
        "events": [ \(events.joined(separator: ",\n")) ] }
      """
  }
}
