import Diagnostics
import SwiftSource

extension Importer {
  /// A button, whose action is one of the document's.
  mutating func button(_ site: ImportedCall, _ scope: Scope) -> ImportedNode {
    var node = ImportedNode("Button", site.token..<(site.token + 1))
    let call = site.call
    let action = call.argument("action", in: source)
    let labelClosure =
      call.closure("label", in: source) ?? call.argument("label", in: source)?.value.closure
      ?? (action == nil ? nil : call.closures.first?.closure)
    var steps = StepList()
    say(site.token..<(site.token + 1))
    passArguments(call, site.tokens)
    if let action {
      account.frame(
        action.tokens.lowerBound..<action.value.tokens.lowerBound, around: action.value.tokens)
      steps = touching { $0.steps(ofAction: action.value, scope) }
    } else if let closure = call.closures.first(where: { $0.label == nil })?.closure
      ?? call.arguments.compactMap({ $0.value.closure }).first(where: { closure in
        closure.tokens != labelClosure?.tokens
      })
    {
      steps = touching { $0.steps(closure, scope) }
    }
    if let alert = presentations.last, alert.isAlert { dismiss(alert, at: site.tokens, &steps) }
    if let labelClosure {
      node.children = views(labelClosure, scope)
    }
    var label = call.first.map { self.label($0.value, scope) } ?? ""
    if label.isEmpty, let labelClosure { label = self.label(labelClosure) }
    touch(label.isEmpty ? "button" : label, "button", at: site.token, steps, &node)
    if node.children.isEmpty { title(&node, site, scope) } else { node.asLabel(saysLayout) }
    return node
  }

  /// The steps of a closure or of the name of a function.
  mutating func steps(ofAction value: SwiftExpression, _ scope: Scope) -> StepList {
    if let closure = value.closure { return steps(closure, scope) }
    guard let chain = value.chain else { return StepList() }
    guard let last = chain.words(in: source).last else { return StepList() }
    var list = StepList()
    let call = SwiftCall(arguments: [], closures: [])
    let statement = SwiftStatement(kind: .expression(value), tokens: value.tokens)
    switch meaning(of: chain, scope) {
    case .function(let function, let instance)?:
      say(value.tokens)
      addCall(of: function, instance, call, scope, statement, &list)
    case .closure(let closure, let place)?:
      say(value.tokens)
      list = deeper(at: value.tokens) { $0.steps(closure, $0.scopes[place]) } ?? list
    case .nothing?: pass(value.tokens)
    default:
      if warned.insert("call \(last)").inserted {
        warn(
          .unknownName, "'\(last)' is declared in no source; its call is left out", at: value.tokens
        )
      }
    }
    return list
  }

  /// Reads what happens at a touch, where the elements of the loops around are the first ones: but in a view with states
  /// of its own, which answers the touch itself.
  mutating func touching<Result>(_ read: (inout Importer) -> Result) -> Result {
    guard ownViewCount == 0 else { return read(&self) }
    let outer = isTouching
    isTouching = true
    defer { isTouching = outer }
    return read(&self)
  }

  /// The first element of the loop around that has a name; nil for another name.
  func firstElement(_ name: String) -> String? {
    guard isTouching else { return nil }
    if name == "index", !loops.isEmpty { return "Int(0)" }
    return loops.last { $0.name == name }?.first
  }

  /// An expression with the first elements in the place of those of the loops around.
  func withFirstElements(_ text: String) -> String {
    guard isTouching else { return text }
    if let first = firstElement(text) { return first }
    var text = text
    for name in loops.map({ $0.name }) + ["index"] where text.reads(name) {
      guard let first = firstElement(name) else { continue }
      text = text.replacing(name, with: first.isOneValue ? first : "(\(first))")
    }
    return text
  }

  /// A switch: a tap inverts what it is bound to.
  mutating func toggle(_ site: ImportedCall, _ scope: Scope) -> ImportedNode {
    var node = ImportedNode("Toggle", site.token..<(site.token + 1))
    node.content = .row(31)
    say(site.token..<(site.token + 1))
    passArguments(site.call, site.tokens)
    if let closure = site.call.closures.first?.closure {
      // Beside a label, a switch takes the width that it is offered.
      node.children = views(closure, scope)
      if saysLayout { node.children.append(spacerNode(site)) }
      node.asLabel(saysLayout)
    }
    let label = site.call.first.map { self.label($0.value, scope) } ?? ""
    guard let binding = site.call.argument("isOn", in: source) else { return node }
    say(binding.tokens)
    let bound = boundTarget(binding.value, scope)
    guard let name = bound?.name ?? target(binding.value, scope) else {
      warn(.notSimulated, "this Toggle is not bound to a state", at: binding.tokens)
      return node
    }
    var steps = StepList()
    steps.add("toggle", .text(name, origin(of: binding.tokens)))
    endWrite(
      of: name, nil, scope, animation: bound?.animation, at: binding.tokens, from: 0, &steps)
    touch(label.isEmpty ? name : label, "toggle", at: site.token, steps, &node)
    return node
  }

  private func spacerNode(_ site: ImportedCall) -> ImportedNode {
    var spacer = ImportedNode("Spacer", site.token..<(site.token + 1))
    spacer.content = .spacer(nil)
    return spacer
  }

  /// Adds a view that the user can tap, with an action that has its name; in a view with states of its own, the steps are
  /// those of the view that is tapped.
  mutating func touch(
    _ label: String, _ kind: String, at place: Int, _ steps: StepList, _ node: inout ImportedNode
  ) {
    guard !steps.steps.isEmpty else { return }
    let otherNames = otherNames(of: node)
    node.touches.append(touches.count)
    guard ownViewCount == 0 else {
      node.modifiers.append(.object([OutputMember("onTapGesture", steps.value)]))
      return touches.append(
        Touch(
          place: place, label: label.isEmpty ? kind : label, otherNames: otherNames, step: [],
          condition: nil))
    }
    let end = label.asNameEnd
    let name = unique(end.isEmpty || end == kind ? kind : "\(kind)_\(end)")
    actions.append((name, steps.value))
    touches.append(
      Touch(
        place: place, label: label, otherNames: otherNames,
        step: [OutputMember("call", .text(name, nil))], condition: touchCondition))
  }

  /// The names of a view beside that of its type: its identifier, and the first text in it.
  func otherNames(of node: ImportedNode) -> [String] {
    [node.identifier, words(in: node)].compactMap { $0 }
  }

  /// The first text in a view whose words are written down; nil where there is none.
  /// - Complexity: Linear in the number of views inside.
  private func words(in node: ImportedNode) -> String? {
    if ["Text", "Label"].contains(node.base) {
      let text = source.text(node.place.upperBound + 1)
      guard text.hasPrefix("\""), !text.has("\\(") else { return nil }
      return text.filter { $0 != "\"" }
    }
    for child in node.children {
      if let words = words(in: child) { return words }
    }
    return nil
  }

  /// The condition under which what is being read can be touched.
  var touchCondition: String? {
    let all = loops.compactMap { $0.condition } + conditions
    return all.isEmpty ? nil : all.joinedConditions
  }

  /// The words on a button: its text, or the first text in its label.
  private mutating func label(_ value: SwiftExpression, _ scope: Scope) -> String {
    let text = source.text(bytes: source.range(value.tokens))
    if text.hasPrefix("\""), !text.has("\\(") {
      say(value.tokens)
      return String(text.filter { $0 != "\"" })
    }
    // The first text of a choice such as `isOn ? "Hide" : "Show"`.
    guard let first = value.tokens.first(where: { source.kind($0) == .text }) else { return "" }
    say(first..<(first + 1))
    return source.text(first).filter { $0 != "\"" }
  }

  private mutating func label(_ closure: SwiftClosure) -> String {
    guard
      let first = closure.tokens.first(where: { token in
        source.kind(token) == .text && token >= 2
          && (source.has(token - 2, "Text") || source.has(token - 2, "Label"))
      })
    else { return "" }
    let text = source.text(first)
    say((first - 2)..<(first + 2))
    return text.has("\\(") ? "" : text.filter { $0 != "\"" }
  }
}

extension ImportedNode {
  /// Places the views of a label beside each other.
  mutating func asLabel(_ saysLayout: Bool) {
    arrangement = .row
    if saysLayout, children.count > 1 { layout = [OutputMember("stack", .text("HStack", nil))] }
  }
}

extension String {
  /// The first element of a list that is written down.
  var firstElement: String {
    if let dots = firstIndex(of: "."), self[dots...].hasPrefix("..") {
      return "Int(\(self[..<dots]))"
    }
    return "\(isOneValue ? self : "(\(self))")[0]"
  }
}
