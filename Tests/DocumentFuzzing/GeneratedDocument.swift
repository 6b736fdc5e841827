import TestSupport

/// A document that can be spelled in several ways that mean the same.
struct GeneratedDocument {
  /// How it is spelled.
  struct Form {
    /// The members of steps and of the document come in another order, with other blanks.
    var isRearranged = false
    /// Actions are written where they are called, components where they are used, and a choice among cases as conditions.
    var isExpanded = false
    /// Definitions and constants of steps are written where they are used.
    var isInlined = false
    /// There are notes everywhere.
    var hasNotes = false
    /// Everything happens that much later.
    var secondsLater = 0
  }

  let form: Form
  var random: SeededGenerator
  /// For what differs with the form alone.
  private var order: SeededGenerator

  private static let states = ["a", "b", "c"]
  private static let actions = ["go", "back", "both"]
  private static let animations = [
    ".linear(duration: 0.5)", ".easeInOut(duration: 0.35)", ".spring", ".bouncy",
    ".snappy.delay(0.1)",
    ".spring(duration: 0.3, bounce: 0.4)", ".interpolatingSpring(stiffness: 170, damping: 15)",
    ".linear(duration: 0.15).repeatCount(3, autoreverses: true)",
    ".easeOut(duration: 0.6).speed(2)",
  ]

  private init(_ form: Form, seed: UInt64) {
    self.form = form
    random = SeededGenerator(seed: seed)
    order = SeededGenerator(seed: seed &+ 1)
  }

  /// The text of the document with a seed, in one of its forms.
  static func text(seed: UInt64, _ form: Form = Form()) -> String {
    var document = GeneratedDocument(form, seed: seed)
    return document.document()
  }

  private mutating func document() -> String {
    var members = [
      "\"state\": {\"a\": 0.5, \"b\": 10.0, \"c\": -2.0, \"on\": false}",
      "\"define\": {\"half(x)\": \"x / 2\", \"far\": \"b * 3 + 1\"}",
      "\"environment\": {\"colorScheme\": \"'light'\", \"accessibilityReduceMotion\": false}",
      "\"until\": \(4 + form.secondsLater)",
    ]
    var actions: [String] = []
    var bodies: [String: String] = [:]
    for name in Self.actions {
      let steps = (0..<Int.random(in: 1...2, using: &random)).map { _ in step(calling: nil) }
      bodies[name] = "[" + steps.joined(separator: ", ") + "]"
      actions.append("\"\(name)\": \(bodies[name] ?? "")")
    }
    members.append("\"actions\": {\(actions.joined(separator: ", "))}")
    let card = component()
    if !form.isExpanded { members.append("\"components\": {\"Card\": \(card.declaration)}") }
    let views = (0..<3).map { view($0) } + (0..<2).map { use(of: card, $0) } + [stack()]
    members.append("\"views\": [\(views.joined(separator: ", "))]")
    let events = (0..<Int.random(in: 1...7, using: &random)).map { _ in
      let frame = Int.random(in: 0...120, using: &random)
      return step(at: Double(frame) / 60 + Double(form.secondsLater), calling: bodies)
    }
    members.append("\"events\": [\(events.joined(separator: ", "))]")
    return object(members)
  }

  mutating func object(_ members: [String]) -> String {
    var members = members
    if form.hasNotes { members.append("\"note\": \"it says {nothing}: 1, 2\"") }
    guard form.isRearranged else { return "{" + members.joined(separator: ", ") + "}" }
    members.shuffle(using: &order)
    return "{\n\t" + members.joined(separator: "\n ,\r\n") + " }"
  }

  private mutating func view(_ number: Int) -> String {
    let attributes = ["opacity", "blur", "scaleEffect", "zIndex"]
    var modifiers = (0..<Int.random(in: 1...2, using: &random)).map { _ in
      object(["\"\(random.element(of: attributes))\": \"\(expression())\""])
    }
    if random.oneIn(2) {
      modifiers.append(
        object(["\"animation\": \"\(animation())\"", "\"value\": \"\(state())\""]))
    }
    if random.oneIn(3) {
      modifiers.append(
        object(["\"onChange\": \"on\"", "\"run\": [\(object(choice()))]"]))
    }
    return object([
      "\"id\": \"v\(number)\"", "\"modifiers\": [\(modifiers.joined(separator: ", "))]",
    ])
  }

  /// A step, which may call an action with one of some bodies.
  mutating func step(at time: Double? = nil, calling bodies: [String: String]?) -> String {
    var members = time.map { ["\"at\": \($0)"] } ?? []
    let change = "\"set\": {\"\(state())\": \"\(expression())\"}"
    switch Int.random(in: 0..<(bodies == nil ? 7 : 12), using: &random) {
    case 0: members.append("\"toggle\": \"on\"")
    case 1:
      members.append("\"\(random.element(of: ["pause", "resume"]))\": \"\(state())\"")
    case 2: members += ["\"when\": \"on && \(expression()) > 1\"", change]
    case 3, 4:
      members.append(change)
      if !random.oneIn(4) {
        members.append("\"withAnimation\": \"\(animation())\"")
        if random.oneIn(2) { members.append("\"completion\": [\(object(["\"emit\": \"done\""]))]") }
      }
    case 5:
      let value = expression()
      let name = form.isInlined ? "(\(value))" : "kept"
      if !form.isInlined { members.append("\"let\": {\"kept\": \"\(value)\"}") }
      members.append("\"set\": {\"\(state())\": \"\(name) + \(name) * 2\"}")
    case 6: members += choice()
    case 7: members.append("\"tap\": \"\(random.element(of: ["card0", "card1", "card1_dot"]))\"")
    case 8: members.append("\"environment\": {\(surroundings())}")
    case 9:
      let later = object(["\"after\": 0.25", "\"run\": [\(step(calling: nil))]"])
      members.append("\"async\": \(later)")
    default:
      let action = random.element(of: Self.actions)
      members.append(
        form.isExpanded ? "\"run\": \(bodies?[action] ?? "[]")" : "\"call\": \"\(action)\"")
      if random.oneIn(2) { members.append("\"withAnimation\": \"\(animation())\"") }
    }
    return object(members)
  }

  mutating func expression() -> String {
    let state = state()
    return switch Int.random(in: 0..<7, using: &random) {
    case 6: "(colorScheme == 'dark' ? \(state) : 3)"
    case 0: form.isInlined ? "((\(state)) / 2)" : "half(\(state))"
    case 1: form.isInlined ? "(b * 3 + 1)" : "far"
    case 2: "\(state) * 1.5 - 2"
    case 3: "(on ? \(state) : 1.25)"
    default: "\(random.number(in: -50...50, step: 0.25))"
    }
  }

  mutating func state() -> String { random.element(of: Self.states) }

  mutating func animation() -> String { random.element(of: Self.animations) }
}
