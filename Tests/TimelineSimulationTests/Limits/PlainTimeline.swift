import TestSupport

/// A random document whose views follow from its states, with numbers and operations that may fail.
struct PlainTimeline {
  private var random: SeededGenerator
  /// The greatest numbers of the document are of one size, so that some documents are tame.
  private let numbers: [String]

  private static let sizes = [
    ["0", "1", "0.5", "-2.25", "3"], ["0", "-1", "1000", "1e6", "0.001"],
    ["1", "1e50", "-1e99", "7"], ["2", "1e150", "-1e199", "1e200"], ["1e250", "-1e300", "1e-300"],
  ]
  private static let animations = [
    ".linear(duration: 0.5)", ".spring", ".easeInOut(duration: 0.35).delay(0.1)",
    ".interpolatingSpring(stiffness: 170, damping: 15)",
    ".timingCurve(0.2, -3, 0.8, 4, duration: 1)",
    ".linear(duration: 0.15).repeatCount(3, autoreverses: true)",
    ".interpolatingSpring(mass: 1, stiffness: 170, damping: 15, initialVelocity: 1e9)",
  ]

  private init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    numbers = random.element(of: Self.sizes)
  }

  /// The text of the document with a seed.
  static func text(seed: UInt64) -> String {
    var document = PlainTimeline(seed: seed)
    return document.text()
  }

  private mutating func text() -> String {
    let views = (0..<Int.random(in: 1...3, using: &random)).map { view($0) }
    let count = random.oneIn(5) ? 300 : Int.random(in: 1...8, using: &random)
    let events = (0..<count).map { event(at: Double($0) / 10) }
    return #"""
      { "state": { "a": \#(number()), "b": \#(number()), "on": false, "mode": "'open'" },
        "define": { "far": "\#(expression(2))" }, "fps": 20,
        "views": [ \#(views.joined(separator: ", ")) ],
        "events": [ \#(events.joined(separator: ", ")) ] }
      """#
  }

  private mutating func view(_ index: Int) -> String {
    var modifiers = (0..<Int.random(in: 1...3, using: &random)).map { _ in attribute() }
    if random.oneIn(2) {
      let value = random.element(of: ["a", "on", "mode", expression(1)])
      modifiers.append(
        #"{ "animation": "\#(random.element(of: Self.animations))", "value": "\#(value)" }"#)
    }
    return #"{ "id": "v\#(index)", "modifiers": [ \#(modifiers.joined(separator: ", ")) ] }"#
  }

  private mutating func attribute() -> String {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: #"{ "text": "'\\(\#(expression(1))) of \\(mode)'" }"#
    case 1: #"{ "text": "on ? 'yes' : 'no'" }"#
    case 2 where random.oneIn(4): #"{ "fill": { "r": "\#(expression(1))" } }"#
    case 3: #"{ "fill": "\#(condition()) ? .red : .blue" }"#
    case 4: #"{ "rotationEffect": ".degrees(\#(expression(1)))" }"#
    case 5: #"{ "zIndex": "\#(expression(1))" }"#
    case 6: #"{ "attribute": { "far": "\#(expression(2))", "is": "\#(condition())" } }"#
    default: #"{ "offset": { "x": "\#(expression(2))" } }"#
    }
  }

  private mutating func event(at time: Double) -> String {
    let animation = random.element(of: Self.animations)
    let scope = random.oneIn(2) ? #""withAnimation": "\#(animation)", "# : ""
    let value = random.oneIn(3) ? #""\#(expression(2))""# : number()
    return switch Int.random(in: 0..<6, using: &random) {
    case 0: #"{ "at": \#(time), \#(scope)"toggle": "on" }"#
    case 1: #"{ "at": \#(time), \#(scope)"set": { "mode": "on ? 'open' : 'closed'" } }"#
    case 2:
      #"{ "at": \#(time), \#(scope)"when": "\#(condition())", "set": { "b": \#(value) } }"#
    default: #"{ "at": \#(time), \#(scope)"set": { "a": \#(value) } }"#
    }
  }

  private mutating func condition() -> String {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: "on"
    case 1: "mode == 'open'"
    case 2: "!(on && \(expression(1)) < \(expression(1)))"
    case 3: "far == a || on"
    default: "\(expression(1)) >= 1"
    }
  }

  private mutating func expression(_ depth: Int) -> String {
    guard depth > 0, !random.oneIn(4) else { return random.element(of: ["a", "b", number()]) }
    func inner() -> String { expression(depth - 1) }
    switch Int.random(in: 0..<11, using: &random) {
    case 0: return "(\(inner()) + \(inner()))"
    case 1: return "(\(inner()) - \(inner()))"
    case 2: return "(\(inner()) * \(random.oneIn(3) ? inner() : number()))"
    case 3: return "(\(inner()) / \(random.oneIn(3) ? inner() : "8"))"
    case 4: return "(\(condition()) ? \(inner()) : \(inner()))"
    case 5: return "min(\(inner()), \(inner()), 3)"
    case 6: return "abs(\(inner()))"
    case 7: return "clamp(\(inner()), 0, 1)"
    case 8 where random.oneIn(3): return "sqrt(\(inner()))"
    default: return random.element(of: ["a.magnitude", "-(\(inner()))", "max(b, \(inner()))"])
    }
  }

  private mutating func number() -> String { random.element(of: numbers) }
}
