import TestSupport

/// A random tree of views with containers, offsets, padding, spaces of their own, animations and views that come and
/// go, together with the events that change its states.
struct RandomTree {
  /// A view, with its modifiers from the inside out.
  struct Node {
    let id: String
    let content: Content
    var modifiers: [Modifier]
    var children: [Node] = []
    /// The state that says whether the view is there.
    var condition: Int?
    /// How far the transition moves it while it is not there.
    var transition = (x: 0.0, y: 0.0)

    var isLeaf: Bool { children.isEmpty }
    var hasSpace: Bool { modifiers.contains { $0 == .space } }
  }

  enum Content {
    /// A size that grows with a state.
    case leaf(width: Double, height: Double, growth: Double, state: Int)
    case vertical(spacing: Double)
    case horizontal(spacing: Double)
    case layers
  }

  enum Modifier: Equatable {
    /// A distance for each unit of a state.
    case offset(Double, Double, state: Int)
    case padding(Double, state: Int)
    case animation(String, state: Int)
    case always(String)
    case noAnimation
    case space
  }

  struct Event {
    let time: Double
    /// The animation of the scope; nil for none.
    let animation: String?
    let isDrag: Bool
    let numbers: [Int: Double]
    let toggles: [Int]
  }

  static let numberCount = 3
  static let conditionCount = 2
  static let animations = [
    ".linear(duration: 0.7)", ".easeInOut(duration: 0.4)", ".spring(duration: 0.5)",
    ".interpolatingSpring(stiffness: 100, damping: 12)", ".bouncy",
  ]

  private(set) var root: Node
  private(set) var events: [Event] = []
  private var count = 0
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    root = Node(id: "root", content: .vertical(spacing: 4), modifiers: [])
    root.children = (0..<3).map { _ in node(depth: 3) }
    makeEvents()
  }

  private mutating func node(depth: Int) -> Node {
    count += 1
    let id = "v\(count)"
    var node: Node
    if depth == 0 || generator.oneIn(3) {
      let growth = generator.oneIn(3) ? 5.0 : 0
      node = Node(
        id: id,
        content: .leaf(
          width: generator.number(in: 10...40, step: 5),
          height: generator.number(in: 10...40, step: 5), growth: growth, state: state()),
        modifiers: [])
    } else {
      let content: Content = generator.element(of: [
        .vertical(spacing: 3), .horizontal(spacing: 6), .layers,
      ])
      node = Node(id: id, content: content, modifiers: [])
      let size = Int.random(in: 1...3, using: &generator)
      node.children = (0..<size).map { _ in self.node(depth: depth - 1) }
    }
    node.modifiers = (0..<Int.random(in: 0...3, using: &generator)).map { _ in modifier() }
    if generator.oneIn(4) {
      node.condition = Int.random(in: 0..<Self.conditionCount, using: &generator)
      if generator.oneIn(2) { node.transition = (x: 30, y: -20) }
    }
    return node
  }

  private mutating func modifier() -> Modifier {
    let animation = generator.element(of: Self.animations)
    return generator.element(of: [
      .offset(20, -10, state: state()), .offset(-7, 13, state: state()),
      .padding(4, state: state()),
      .animation(animation, state: state()), .animation(animation, state: state()),
      .always(animation), .noAnimation, .space,
    ])
  }

  private mutating func state() -> Int { Int.random(in: 0..<Self.numberCount, using: &generator) }

  /// Numbers change often, so that motions meet; a view comes back only when it is gone for sure.
  private mutating func makeEvents() {
    for step in 0..<12 {
      var numbers: [Int: Double] = [:]
      for _ in 0...1 {
        numbers[state()] = Double(Int.random(in: 0...4, using: &generator))
      }
      let toggles = step % 6 == 3 ? [step / 6] : []
      events.append(
        Event(
          time: Double(step + 1) * 0.2, animation: generator.oneIn(3) ? nil : animation(),
          isDrag: generator.oneIn(6), numbers: numbers, toggles: toggles))
    }
    for step in 0..<3 {
      events.append(
        Event(
          time: 12 + Double(step) * 0.2, animation: animation(), isDrag: false,
          numbers: [state(): Double(step)], toggles: step == 1 ? [0, 1] : []))
    }
  }

  private mutating func animation() -> String { generator.element(of: Self.animations) }
}

// MARK: - The document

extension RandomTree {
  /// The document that says all of this.
  func document(clock: String) -> String {
    let states =
      (0..<Self.numberCount).map { #""s\#($0)": 0.0"# }
      + (0..<Self.conditionCount).map { #""b\#($0)": true"# }
    let events = events.map { event in
      var members = [#""at": \#(event.time)"#]
      var entries = event.isDrag ? [#""tracksVelocity": true"#] : []
      if let animation = event.animation { entries.append(#""animation": "\#(animation)""#) }
      if !entries.isEmpty {
        members.append(#""withTransaction": { \#(entries.joined(separator: ", ")) }"#)
      }
      let sets =
        event.numbers.sorted { $0.key < $1.key }.map { #""s\#($0.key)": \#($0.value)"# }
        + event.toggles.map { #""b\#($0)": "!b\#($0)""# }
      members.append(#""set": { \#(sets.joined(separator: ", ")) }"#)
      return "{ \(members.joined(separator: ", ")) }"
    }
    return """
      { "clock": "\(clock)", "fps": 10, "state": { \(states.joined(separator: ", ")) },
        "views": [ \(text(of: root)) ],
        "events": [ \(events.joined(separator: ",\n")) ] }
      """
  }

  private func text(of node: Node) -> String {
    var members = [#""id": "\#(node.id)""#]
    if let condition = node.condition { members.append(#""when": "b\#(condition)""#) }
    switch node.content {
    case .leaf(let width, let height, let growth, let state):
      members.append(#""size": ["\#(width) + s\#(state) * \#(growth)", \#(height)]"#)
    case .vertical(let spacing):
      members.append(#""layout": { "stack": "VStack", "spacing": \#(spacing) }"#)
    case .horizontal(let spacing):
      members.append(#""layout": { "stack": "HStack", "spacing": \#(spacing) }"#)
    case .layers: break
    }
    var modifiers = node.modifiers.map { Self.text(of: $0) }
    if node.condition != nil {
      modifiers.append(
        #"{ "transition": ".offset(x: \#(node.transition.x), y: \#(node.transition.y))" }"#)
    }
    members.append(#""modifiers": [ \#(modifiers.joined(separator: ", ")) ]"#)
    if !node.children.isEmpty {
      members.append(
        #""children": [ \#(node.children.map { text(of: $0) }.joined(separator: ",\n")) ]"#)
    }
    return "{ \(members.joined(separator: ", ")) }"
  }

  private static func text(of modifier: Modifier) -> String {
    switch modifier {
    case .offset(let x, let y, let state):
      #"{ "offset": ["s\#(state) * \#(x)", "s\#(state) * \#(y)"] }"#
    case .padding(let length, let state): #"{ "padding": "s\#(state) * \#(length)" }"#
    case .animation(let animation, let state):
      #"{ "animation": "\#(animation)", "value": "s\#(state)" }"#
    case .always(let animation): #"{ "animation": "\#(animation)" }"#
    case .noAnimation: #"{ "transaction": "{ $0.animation = nil }" }"#
    case .space: #"{ "scaleEffect": 1 }"#
    }
  }
}
