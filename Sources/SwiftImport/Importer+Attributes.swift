import Diagnostics
import SwiftSource

/// Modifiers that are attributes of the document, in the order and the form of their arguments.
enum AttributeForm: String, CaseIterable {
  case opacity, blur, brightness, saturation, contrast, grayscale, hueRotation, colorMultiply
  case cornerRadius, zIndex, foregroundColor, foregroundStyle, tint, accentColor, fill, stroke
  case strokeBorder, scaleEffect, rotationEffect, rotation3DEffect, offset, position, trim, shadow
  case transformEffect

  /// The name in the document.
  var key: String {
    switch self {
    case .accentColor: "tint"
    case .strokeBorder: "stroke"
    default: rawValue
    }
  }

  /// The labels of the parts of its value, where it has such.
  var parts: [String] {
    switch self {
    case .offset, .position, .scaleEffect: ["x", "y"]
    case .trim: ["from", "to"]
    case .shadow: ["color", "radius", "x", "y"]
    default: []
    }
  }

  /// Whether a constant one says where a view is, or that what moves inside it has an origin of its own.
  func places(_ node: ImportedNode) -> Bool {
    switch self {
    case .offset, .position: true
    case .scaleEffect, .rotationEffect, .rotation3DEffect, .transformEffect:
      !node.children.isEmpty || !node.isStill
    default: false
    }
  }

  /// Whether its value can be a gradient that fills the view.
  var isStyle: Bool {
    switch self {
    case .foregroundStyle, .fill: true
    default: false
    }
  }

  /// The labels of arguments beside the value.
  var others: [String] {
    switch self {
    case .scaleEffect, .rotationEffect: ["anchor"]
    case .rotation3DEffect: ["axis", "anchor", "perspective"]
    case .stroke, .strokeBorder: ["lineWidth"]
    default: []
    }
  }
}

extension Importer {
  /// Adds an attribute that reads a state; a constant one changes nothing that moves.
  mutating func attribute(
    _ form: AttributeForm, _ modifier: ModifierCall, _ node: inout ImportedNode, _ scope: Scope
  ) {
    if form.isStyle, let value = modifier.call.first?.value, let gradient = gradient(value, scope) {
      say(modifier.tokens)
      node.modifiers.append(gradient)
      return
    }
    let arguments = modifier.call.arguments
    let isDynamic = arguments.contains { canChange($0.value.tokens, scope) }
    let isPlace = saysLayout && form.places(node)
    guard isDynamic || keepsConstants || isPlace || form == .zIndex else {
      return pass(modifier.tokens)
    }
    var value: OutputValue?
    var parts: [OutputMember] = []
    var others: [OutputMember] = []
    for argument in arguments {
      let label = argument.label.map { source.text($0) }
      if let label, form.parts.contains(label) {
        parts.append(OutputMember(label, output(argument.value.tokens, scope)))
      } else if let label, form.others.contains(label) {
        others.append(OutputMember(label, other(label, argument.value, scope)))
      } else if label == nil || label == "radius" || label == "angle", value == nil {
        value = output(argument.value.tokens, scope, asNumber: false)
      } else if label != "opaque", label != "antialiased",
        label != "style" || canChange(argument.value.tokens, scope)
      {
        warn(
          .notSimulated, "'\(label ?? "")' of '\(modifier.name)' is left out", at: argument.tokens)
      }
    }
    if arguments.isEmpty, !form.parts.isEmpty, form != .shadow {
      // Each part has a standard value.
      value = .object([])
    } else if form == .shadow || form == .trim || !parts.isEmpty {
      guard !parts.isEmpty else {
        return warn(.notSimulated, "'\(modifier.name)' is left out", at: modifier.tokens)
      }
      value = .object(parts)
    }
    guard let value else {
      return warn(.notSimulated, "'\(modifier.name)' is left out", at: modifier.tokens)
    }
    say(modifier.tokens)
    node.modifiers.append(.object([OutputMember(form.key, value)] + others))
    if !isDynamic, !keepsConstants { node.constantCount += 1 }
  }

  /// An argument beside the value; the axis of a rotation is a list of numbers.
  private mutating func other(
    _ label: String, _ value: SwiftExpression, _ scope: Scope
  ) -> OutputValue {
    guard label == "axis", case .chain(let chain) = value.kind,
      case .parentheses(let parts) = chain.head
    else { return output(value.tokens, scope) }
    return .list(parts.map { output($0.value.tokens, scope) })
  }

  mutating func animation(_ modifier: ModifierCall, _ node: inout ImportedNode, _ scope: Scope) {
    guard let argument = modifier.call.first ?? modifier.call.arguments.first else {
      return warn(.notSimulated, "'animation' without an argument is left out", at: modifier.tokens)
    }
    var members = [OutputMember("animation", animation(argument.value, scope))]
    if let value = modifier.call.argument("value", in: source) {
      let text = source.text(bytes: source.range(value.value.tokens))
      if text != "UUID()" {
        members.append(OutputMember("value", expression(value.value.tokens, scope)))
      }
    }
    if let closure = modifier.call.closures.first?.closure {
      members.append(body(closure, modifier, node, scope))
      say(modifier.tokens.lowerBound..<closure.tokens.lowerBound)
    } else {
      say(modifier.tokens)
    }
    node.modifiers.append(.object(members))
  }

  /// The modifiers that a closure applies to what it is given.
  private mutating func body(
    _ closure: SwiftClosure, _ modifier: ModifierCall, _ node: ImportedNode, _ scope: Scope
  ) -> OutputMember {
    var inside = scope
    let name = closure.parameters.first.map { source.text($0) } ?? "$0"
    var innermost = ImportedNode(Self.content, modifier.tokens)
    innermost.name = node.name
    inside.names[name] = .views([innermost])
    let inner = views(closure, inside)
    return OutputMember("body", .list(inner.first?.modifiers ?? []))
  }

  /// A closure of `transaction` whose last statement adds a completion; nil for another closure.
  private mutating func completing(
    _ closure: SwiftClosure, _ modifier: ModifierCall, _ scope: Scope
  ) -> [OutputMember]? {
    guard modifier.name == "transaction", let last = closure.body.last,
      case .expression(let expression) = last.kind, let chain = expression.chain,
      chain.words(in: source).last == "addAnimationCompletion", let call = chain.lastCall,
      let completion = call.anyClosure(in: source)
    else { return nil }
    var change = OutputValue.object([])
    if closure.body.count > 1 {
      let tokens = closure.tokens.lowerBound..<last.tokens.lowerBound
      change = .text("\(translation(tokens, scope).text) }", origin(of: tokens))
    }
    var members = [OutputMember("transaction", change)]
    let steps = steps(completion, scope)
    guard !steps.steps.isEmpty else { return members }
    members.append(OutputMember("completion", steps.completion))
    if let criteria = call.argument("criteria", in: source) {
      let word = source.text(bytes: source.range(criteria.value.tokens))
      members.append(OutputMember("criteria", .text(word.drops(prefix: "."), nil)))
    }
    return members
  }

  /// A modifier whose only value is an expression or a closure that is one.
  mutating func plain(_ modifier: ModifierCall, _ node: inout ImportedNode, _ scope: Scope) {
    let closure = modifier.call.closures.first?.closure
    let argument = modifier.call.first.map { unprobed($0.value) }
    guard let tokens = closure?.tokens ?? argument?.tokens else {
      return warn(.notSimulated, "'\(modifier.name)' is left out", at: modifier.tokens)
    }
    say(modifier.tokens)
    if modifier.name == "transition", let value = argument, let effects = transition(value, scope) {
      node.modifiers.append(.object([OutputMember("transition", effects)]))
      return
    }
    var members =
      closure.flatMap { completing($0, modifier, scope) }
      ?? [OutputMember(modifier.name, output(tokens, scope, asNumber: false))]
    if modifier.name == "transaction", let value = modifier.call.argument("value", in: source) {
      members.append(OutputMember("value", expression(value.value.tokens, scope)))
    }
    if modifier.name == "transaction",
      let closure = modifier.call.closure("body", in: source)
    {
      members.append(body(closure, modifier, node, scope))
    }
    if modifier.name == "contentTransition" {
      let number = argument?.chain?.lastCall?.argument("value", in: source)?.value.tokens
      members[0].value = .text(
        number == nil ? translation(tokens, scope).text : ".numericText()",
        Origin(range: source.range(tokens), owner: owner))
      if let number { members.append(OutputMember("value", output(number, scope))) }
    }
    node.modifiers.append(.object(members))
  }
}
