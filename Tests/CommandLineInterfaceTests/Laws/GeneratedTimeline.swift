import TestSupport

/// A timeline of states, some of them vectors, that are changed, held and let go at frames of 60 a second.
struct GeneratedTimeline {
  struct Event {
    /// The frame at which it happens.
    let frame: Int
    /// Its other members, as JSON, in an order that can be changed.
    let members: [String]
  }

  private(set) var states: [(name: String, value: String)] = []
  private(set) var events: [Event] = []
  /// The frame of the last row.
  let lastFrame = 90

  init(using generator: inout SeededGenerator) {
    for index in 0..<Int.random(in: 1...5, using: &generator) {
      let isPoint = generator.oneIn(4)
      states.append(("state\(index)", isPoint ? "\"\(Self.point(&generator))\"" : "\(index)"))
    }
    for _ in 0..<Int.random(in: 1...8, using: &generator) {
      let frame = Int.random(in: 0...60, using: &generator)
      events.append(Event(frame: frame, members: members(&generator)))
    }
  }

  /// The document, perhaps with everything later, the names replaced and the text rearranged.
  func document(
    shiftedBy frames: Int = 0, renaming: (String) -> String = { $0 },
    rearrangedBy generator: inout SeededGenerator?
  ) -> String {
    let space = generator == nil ? " " : "\n\t  "
    let declarations = states.map { "\"\(renaming($0.name))\":\(space)\($0.value)" }
    var members = [
      "\"until\": \(Double(lastFrame + frames) / 60)",
      "\"state\":\(space){ \(declarations.joined(separator: ",\(space)")) }",
    ]
    let steps = events.map { event in
      var members = ["\"at\": \(Double(event.frame + frames) / 60)"] + event.members
      generator?.shuffle(&members)
      return "{\(space)\(members.joined(separator: ",\(space)"))\(space)}"
    }
    members.append("\"events\": [\(space)\(steps.joined(separator: ", "))\(space)]")
    generator?.shuffle(&members)
    var text = "{\(space)\(members.joined(separator: ",\(space)"))\(space)}"
    for state in states.reversed() {
      text = text.replacing("\"\(state.name)\"", with: "\"\(renaming(state.name))\"")
    }
    return text
  }

  /// The document as it is.
  var document: String {
    var unchanged: SeededGenerator?
    return document(rearrangedBy: &unchanged)
  }
}

extension GeneratedTimeline {
  private static let animations = [
    ".linear(duration: 0.5)", ".easeInOut(duration: 0.35)", ".easeIn(duration: 0.1)", ".spring",
    ".bouncy", ".spring(duration: 0.3, bounce: 0.4)", ".linear(duration: 0.2).delay(0.1)",
    ".interpolatingSpring(stiffness: 170, damping: 15)", ".easeOut(duration: 0.6).speed(2)",
    ".linear(duration: 0.15).repeatCount(3, autoreverses: true)",
  ]

  private static func point(_ generator: inout SeededGenerator) -> String {
    let (x, y) = (generator.number(in: -50...50, step: 0.5), generator.number(in: 0...9, step: 0.1))
    return "CGPoint(x: \(x), y: \(y))"
  }

  private func members(_ generator: inout SeededGenerator) -> [String] {
    let state = generator.element(of: Array(states.indices))
    let name = states[state].name
    if generator.oneIn(6) {
      return ["\"\(generator.element(of: ["pause", "resume", "stop"]))\": \"\(name)\""]
    }
    let isPoint = states[state].value.hasPrefix("\"")
    let value =
      isPoint
      ? "\"\(Self.point(&generator))\"" : "\(generator.number(in: -100...100, step: 0.25))"
    var members = ["\"set\": { \"\(name)\": \(value) }"]
    if !generator.oneIn(4) {
      members.append("\"withAnimation\": \"\(generator.element(of: Self.animations))\"")
      if generator.oneIn(2) { members.append("\"completion\": \"done\"") }
    }
    return members
  }
}

extension SeededGenerator {
  fileprivate mutating func shuffle(_ members: inout [String]) {
    members.shuffle(using: &self)
  }
}
