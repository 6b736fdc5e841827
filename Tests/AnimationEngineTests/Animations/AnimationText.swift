@testable import AnimationEngine

/// Reads animations as the reference tables write them: Swift calls without spaces, and
/// `Animation(custom)` for a given animation.
enum AnimationText {
  /// Returns the animation that a text describes, or nil if it is none of those the tables use.
  static func animation(_ text: String, custom: Animation = .linear) -> Animation? {
    let calls = split(text, at: ".").map(Call.init)
    guard let first = calls.first, let base = base(first, custom) else { return nil }
    return calls.dropFirst().reduce(base) { animation, call in
      animation.flatMap { modified($0, by: call) }
    }
  }

  /// A name and its arguments, as `name(label:value,value)`.
  private struct Call {
    let name: String
    let arguments: [(label: String, value: String)]

    init(_ text: String) {
      let parts = text.split(separator: "(", maxSplits: 1)
      name = parts.first.map(String.init) ?? ""
      let list = parts.count > 1 ? String(parts[1].dropLast()) : ""
      arguments = AnimationText.split(list, at: ",").map { argument in
        let halves = argument.split(separator: ":", maxSplits: 1).map(String.init)
        return argument.contains("(") || halves.count < 2
          ? ("", argument) : (halves[0], halves[1])
      }
    }

    func number(_ label: String) -> Double {
      arguments.first { $0.label == label }.flatMap { Double($0.value) } ?? .nan
    }
  }

  private static func base(_ call: Call, _ custom: Animation) -> Animation? {
    switch call.name {
    case "Animation": custom
    case "bouncy": .bouncy
    case "linear": .linear(duration: call.number("duration"))
    case "spring":
      .spring(
        response: call.number("response"), dampingFraction: call.number("dampingFraction"))
    case "interpolatingSpring": interpolatingSpring(call)
    default: nil
    }
  }

  private static func interpolatingSpring(_ call: Call) -> Animation {
    let velocity = call.number("initialVelocity")
    if let inner = call.arguments.first(where: { $0.label.isEmpty }).map({ Call($0.value) }) {
      return .interpolatingSpring(
        Spring(response: inner.number("response"), dampingRatio: inner.number("dampingRatio")),
        initialVelocity: velocity)
    }
    return .interpolatingSpring(
      mass: call.number("mass"), stiffness: call.number("stiffness"),
      damping: call.number("damping"), initialVelocity: velocity)
  }

  private static func modified(_ animation: Animation, by call: Call) -> Animation? {
    let number = call.number(call.name == "logicallyComplete" ? "after" : "")
    switch call.name {
    case "delay": return animation.delay(number)
    case "speed": return animation.speed(number)
    case "logicallyComplete": return animation.logicallyComplete(after: number)
    case "repeatCount":
      let autoreverses = call.arguments.contains { $0 == ("autoreverses", "true") }
      return animation.repeatCount(Int(number), autoreverses: autoreverses)
    default: return nil
    }
  }

  /// Splits a text at a separator that is neither inside brackets nor inside a number.
  private static func split(_ text: String, at separator: Character) -> [String] {
    var parts = [""]
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == separator, depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.filter { !$0.isEmpty }
  }
}
