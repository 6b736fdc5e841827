import Diagnostics
import SwiftSource

/// The binding of a presentation, while its content is read.
struct ImportedPresentation {
  /// The name of the state that it is bound to.
  let name: String
  /// The animation of the binding.
  let animation: OutputValue?
  /// The value that dismisses it.
  let dismissed: OutputValue
  /// Whether each of its buttons dismisses it.
  let isAlert: Bool
}

extension Importer {
  /// Modifiers that present a view, by the words of the document for its host.
  static let presenting: Set<String> = [
    "sheet", "fullScreenCover", "popover", "navigationDestination", "alert",
  ]

  /// A view that presents another one, which is in it in the document.
  ///
  /// - Returns: nil for a modifier that is bound to neither a Boolean nor an item.
  mutating func presented(
    _ modifier: ModifierCall, by node: ImportedNode, _ scope: Scope
  ) -> ImportedNode? {
    let call = modifier.call
    let item = call.argument("item", in: source)
    guard let binding = call.argument("isPresented", in: source) ?? item,
      let contents = contents(of: modifier), let content = contents.first
    else { return nil }
    let bound = boundTarget(binding.value, scope)
    guard let name = bound?.name ?? target(binding.value, scope) else {
      warn(
        .notSimulated, "this '\(modifier.name)' is not bound to a state", at: modifier.tokens)
      return node
    }
    var inside = scope
    if item != nil {
      let parameter = content.parameters.first.map { source.text($0) } ?? "$0"
      inside.names[parameter] = .text(forced(name), isDynamic: true)
      warn(
        .notSimulated,
        "another item while this one is shown changes the view, and does not replace it",
        at: binding.tokens)
    }
    var shown = ImportedNode(modifier.name, modifier.token..<(modifier.token + 1))
    shown.host = modifier.name
    shown.when = item == nil ? name : "\(name) != nil"
    shown.whenOrigin = origin(of: binding.tokens)
    presentations.append(
      ImportedPresentation(
        name: name, animation: bound?.animation, dismissed: item == nil ? .boolean(false) : .null,
        isAlert: modifier.name == "alert"))
    conditions.append(shown.when ?? name)
    for closure in contents { shown.children += views(closure, inside) }
    if saysLayout, shown.children.count > 1 {
      shown.layout = [OutputMember("stack", .text("VStack", nil))]
    }
    conditions.removeLast()
    presentations.removeLast()
    addDismissal(call, &shown, scope)
    say(binding.tokens)
    say(modifier.tokens.lowerBound..<(modifier.token + 1))
    passUnread(modifier.tokens)
    let isPlain = node.modifiers.count <= node.constantCount && node.when == nil
    var base = isPlain && !node.isGroup && node.loop == nil ? node : node.wrapped
    base.children.append(shown)
    return base
  }

  /// The closures that make the views of a presentation: of an alert its buttons, and then its message.
  private func contents(of modifier: ModifierCall) -> [SwiftClosure]? {
    let call = modifier.call
    var closures: [SwiftClosure] = []
    for argument in call.arguments {
      if argument.label.map({ source.has($0, "onDismiss") }) == true { continue }
      if let closure = argument.value.closure { closures.append(closure) }
    }
    closures += call.closures.filter { trailing in
      trailing.label.map { source.has($0, "onDismiss") } != true
    }.map { $0.closure }
    // Behind `onDismiss` without a label comes the labelled content.
    if let first = call.closures.first, first.label == nil,
      call.closures.contains(where: { $0.label.map { source.has($0, "content") } == true })
    {
      closures.removeAll { $0.tokens == first.closure.tokens }
    }
    return closures.isEmpty ? nil : closures
  }

  /// Adds the steps that run when the presentation is over.
  private mutating func addDismissal(
    _ call: SwiftCall, _ shown: inout ImportedNode, _ scope: Scope
  ) {
    var list = StepList()
    if let argument = call.argument("onDismiss", in: source) {
      say(argument.tokens.lowerBound..<argument.value.tokens.lowerBound)
      list = steps(ofAction: argument.value, scope)
    } else if let first = call.closures.first, first.label == nil,
      call.closures.contains(where: { $0.label.map { source.has($0, "content") } == true })
    {
      list = steps(first.closure, scope)
    }
    guard !list.steps.isEmpty else { return }
    shown.modifiers.append(.object([OutputMember("onDisappear", list.value)]))
  }

  /// Adds the step of `dismiss()` inside of a presentation.
  ///
  /// - Returns: whether something is dismissed.
  mutating func addDismiss(
    _ path: String, _ statement: SwiftStatement, _ list: inout StepList
  ) -> Bool {
    guard ["dismiss", "presentationMode.wrappedValue.dismiss"].contains(path),
      let presentation = presentations.last
    else { return false }
    say(statement.tokens)
    dismiss(presentation, at: statement.tokens, &list)
    return true
  }

  mutating func dismiss(
    _ presentation: ImportedPresentation, at tokens: Range<Int>, _ list: inout StepList
  ) {
    let count = list.steps.count
    set(presentation.name, presentation.dismissed, &list)
    endWrite(
      of: presentation.name, nil, Scope(), animation: presentation.animation, at: tokens,
      from: count, &list)
  }
}
