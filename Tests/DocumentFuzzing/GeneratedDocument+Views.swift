import TestSupport

/// Components with their own states, stacks, the environment and choices among steps.
extension GeneratedDocument {
  /// A view under a name, with the expressions that each use of it has in its own words.
  struct Component {
    /// The view in the words of the component.
    let declaration: String
    /// The view where it is used: with another name in place of `$target`, and another expression in place of `value`.
    let expanded: (_ id: String, _ target: String, _ value: String) -> String
  }

  /// A component with a value, a binding, a state of its own and a view in it.
  mutating func component() -> Component {
    let (animation, change) = (animation(), expression())
    let factor = random.number(in: -4...4, step: 0.5)
    let isOpen = random.oneIn(2)
    let members = { (id: String, target: String, value: String) in
      [
        "\"state\": {\"own\": \(factor), \"isOpen\": \(isOpen)}",
        "\"modifiers\": [{\"scaleEffect\": \"own + \(value)\"}, {\"opacity\": \"isOpen ? 1 : own\"},"
          + " {\"onTapGesture\": [{\"withAnimation\": \"\(animation)\", \"toggle\": \"isOpen\"},"
          + " {\"set\": {\"\(target)\": \"\(change)\", \"own\": \"own * 2 - \(value)\"}}]},"
          + " {\"animation\": \"\(animation)\", \"value\": \"isOpen\"}]",
        "\"children\": [{\"id\": \"\(id)dot\", \"when\": \"isOpen\","
          + " \"modifiers\": [{\"blur\": \"\(value) * own\"}]}]",
      ]
    }
    let own = members("", "target", "value")
    return Component(
      declaration: object(["\"parameters\": [\"value\", \"$target\"]"] + own)
    ) { id, target, value in
      let members = ["\"id\": \"\(id)\""] + members("\(id)_", target, "(\(value))")
      return "{\(members.joined(separator: ", "))}"
    }
  }

  /// A view that is a component.
  mutating func use(of component: Component, _ number: Int) -> String {
    let (target, value) = (state(), expression())
    if form.isExpanded { return component.expanded("card\(number)", target, value) }
    return object([
      "\"id\": \"card\(number)\"", "\"component\": \"Card\"",
      "\"with\": {\"value\": \"\(value)\", \"target\": \"$\(target)\"}",
    ])
  }

  /// Views that lie in a stack.
  mutating func stack() -> String {
    let kind = random.element(of: ["VStack", "HStack", "ZStack"])
    let spacing = kind == "ZStack" ? "" : ", \"spacing\": \(Int.random(in: 0...9, using: &random))"
    let children = (0..<Int.random(in: 1...3, using: &random)).map { number in
      let (width, height) = (expression(), expression())
      var members = [
        "\"id\": \"box\(number)\"", "\"size\": [\"abs(\(width))\", \"abs(\(height))\"]",
      ]
      if random.oneIn(2) { members.append("\"when\": \"on\"") }
      if random.oneIn(2) { members.append("\"modifiers\": [{\"padding\": 4}]") }
      return object(members)
    }
    return object([
      "\"id\": \"stack\"", "\"layout\": {\"stack\": \"\(kind)\"\(spacing)}",
      "\"children\": [\(children.joined(separator: ", "))]",
    ])
  }

  /// The members of a step that chooses among others by a number.
  mutating func choice() -> [String] {
    let value = expression()
    let steps = (0..<3).map { _ in
      "[{\"set\": {\"\(state())\": \"\(expression())\"}}]"
    }
    let animation = random.oneIn(2) ? ["\"withAnimation\": \"\(animation())\""] : []
    guard form.isExpanded else {
      return animation + [
        "\"switch\": \"\(value)\"",
        "\"cases\": {\"0.5, 10\": \(steps[0]), \"-5..<5\": \(steps[1]), \"default\": \(steps[2])}",
      ]
    }
    let (first, second) = (
      "(\(value)) == 0.5 || (\(value)) == 10", "(\(value)) >= -5 && (\(value)) < 5"
    )
    // The steps of 'else' are outside of the scope of their own step.
    let chosen =
      "{\"when\": \"\(first)\", \"run\": \(steps[0]),"
      + " \"else\": [{\"when\": \"\(second)\", \"run\": \(steps[1]), \"else\": \(steps[2])}]}"
    return animation + ["\"run\": [\(chosen)]"]
  }

  /// Values of the environment, which the system changes.
  mutating func surroundings() -> String {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: "\"colorScheme\": \"'dark'\""
    case 1: "\"colorScheme\": \"'light'\""
    default: "\"accessibilityReduceMotion\": true"
    }
  }
}
