import Diagnostics
import SwiftSource

extension Importer {
  /// Views of the library that contain others.
  static let containers: Set<String> = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "Group", "List", "ScrollView",
    "NavigationView", "NavigationStack", "Form", "Section", "TabView", "LazyVGrid", "LazyHGrid",
    "Grid", "GridRow", "GeometryReader", "ScrollViewReader", "NavigationLink", "Link", "Menu",
    "DisclosureGroup", "ControlGroup", "ViewThatFits", "GroupBox", "Label", "LabeledContent",
    "WindowGroup", "AnyView", "AnyLayout", "NavigationSplitView",
  ]

  /// Views of the library without others inside, that change nothing that moves.
  static let leaves: Set<String> = [
    "Text", "Image", "Circle", "Rectangle", "RoundedRectangle", "Capsule", "Ellipse", "Color",
    "Spacer", "Divider", "EmptyView", "LinearGradient", "RadialGradient", "AngularGradient",
    "ProgressView", "TextField", "SecureField", "TextEditor", "Slider", "Stepper", "Picker",
    "Toggle", "Button", "DatePicker", "ColorPicker", "Path", "Canvas", "AsyncImage", "Gauge",
    "ContainerRelativeShape", "UnevenRoundedRectangle", "EditButton", "Map", "Chart", "ForEach",
    "MeshGradient", "Material", "Shape", "Gradient",
  ]

  /// A view of the library, or one that no source declares.
  mutating func library(_ site: ImportedCall, _ scope: Scope) -> ImportedNode {
    let token = site.token..<(site.token + 1)
    var node = ImportedNode(site.name, token)
    switch site.name {
    case "Button": return button(site, scope)
    case "Toggle": return toggle(site, scope)
    case "ForEach": return loop(site, scope)
    case "Text", "Label": return text(site, scope)
    case "PhaseAnimator": return phases(site, scope)
    case "KeyframeAnimator": return keyframes(site, scope)
    case "TimelineView": return timeline(site, scope)
    case "NavigationLink", "Menu": return opener(site, scope)
    case "ProgressView", "Gauge": return gauge(site, scope)
    case "Spacer": return spacer(site, scope)
    case "EmptyView":
      pass(site.tokens)
      node.content = .control(0, 0)
      return node
    default: break
    }
    node.content = LeafContent.known[site.name] ?? .flexible
    if site.name == "Image", site.call.argument("systemName", in: source) != nil {
      node.content = .symbol(LeafContent.bodySize)
      if saysLayout { say(site.tokens) }
    }
    if Self.containers.contains(site.name) { return container(site, scope) }
    if let type = program.type(site.name, at: site.token), program.types[type].isRepresentable {
      return representable(type, site, scope)
    }
    if !Self.leaves.contains(site.name) {
      if warned.insert("view \(site.name)").inserted {
        warn(
          .unknownName, "'\(site.name)' is declared in no source; it is taken as a view of its own",
          at: token)
      } else {
        account.mark(token, .warned)
      }
      pass(site.tokens)
      unknown(site, &node, scope)
      return node
    }
    if let gradient = gradient(site.name, site.call, site.tokens, scope) {
      say(site.tokens)
      node.modifiers.append(gradient)
      return node
    }
    if site.name == "Color" {
      fill(&node, by: site.tokens, scope)
      return node
    }
    for argument in site.call.arguments {
      if canChange(argument.value.tokens, scope), argument.value.closure == nil {
        if site.name == "RoundedRectangle",
          argument.label.map({ source.has($0, "cornerRadius") }) == true
        {
          owning(argument.tokens.lowerBound, argument.tokens) { importer in
            importer.say(argument.tokens)
            node.modifiers.append(
              .object([OutputMember("cornerRadius", importer.output(argument.value.tokens, scope))])
            )
          }
        } else if source.text(argument.value.tokens.lowerBound).hasPrefix("$") {
          control(site, argument, scope)
        } else if !Self.controls.contains(site.name) {
          warn(.notSimulated, "what '\(site.name)' draws is not simulated", at: argument.tokens)
        }
      }
    }
    warnOfDrawing(site, scope)
    passUnread(site.tokens)
    return node
  }

  /// The closures of a view that no source declares: views where they begin with one, otherwise actions.
  mutating func unknown(_ site: ImportedCall, _ node: inout ImportedNode, _ scope: Scope) {
    let closures =
      site.call.closures.map { $0.closure }
      + site.call.arguments.compactMap { $0.value.closure }
    for closure in closures {
      if closure.body.first.map({ makesViews($0, scope) }) == true {
        node.children += views(closure, scope)
      } else {
        let steps = touching { $0.steps(closure, scope) }
        touch(site.name, "tap", at: site.token, steps, &node)
      }
    }
  }

  /// Whether a statement is a view, or a choice of views.
  private mutating func makesViews(_ statement: SwiftStatement, _ scope: Scope) -> Bool {
    switch statement.kind {
    case .expression(let value):
      guard let chain = value.chain else { return false }
      return chain.isViewLike(in: source) || waiting { $0.isOwnView(chain, scope) }.result
    case .choice(let choice): return choice.block.statements.contains { makesViews($0, scope) }
    case .selection, .declaration: return true
    default: return false
    }
  }

  /// A control: what the user does with it is not known.
  mutating func control(_ site: ImportedCall, _ argument: SwiftArgument, _ scope: Scope) {
    let binding = source.text(argument.value.tokens.lowerBound).drops(prefix: "$")
    warn(
      .notSimulated, "what the user sets with this \(site.name) is not known", at: argument.tokens,
      help: "say it: --change '\(binding) = … at 1'")
  }

  /// Views whose bindings the user sets.
  static let controls: Set<String> = [
    "TextField", "SecureField", "TextEditor", "Slider", "Stepper", "Picker", "DatePicker",
    "ColorPicker",
  ]

  mutating func container(_ site: ImportedCall, _ scope: Scope) -> ImportedNode {
    var node = ImportedNode(site.name, site.token..<(site.token + 1))
    node.isGroup = site.name == "Group"
    account.frame(site.token..<(site.token + 1), around: site.tokens)
    passArguments(site.call, site.tokens)
    for argument in site.call.arguments where argument.value.closure == nil {
      if site.name == "Section" || site.name == "AnyView", let chain = argument.value.chain,
        chain.isViewLike(in: source)
      {
        node.children += view(argument.value, scope)
      }
    }
    for closure in site.call.arguments.compactMap({ $0.value.closure })
      + site.call.closures.map({ $0.closure })
    {
      if let data = site.call.first, data.value.closure == nil, site.name == "List",
        !closure.parameters.isEmpty
      {
        say(data.tokens)
        node.children.append(loop(data, closure, site, scope))
        say(closure.tokens.lowerBound..<(closure.tokens.lowerBound + 1))
        continue
      }
      var inside = scope
      if site.name == "GeometryReader", let parameter = closure.parameters.first {
        let name = unique("proxy")
        inside.names[source.text(parameter)] = .proxy(name)
        node.reader = name
      }
      node.children += views(closure, inside)
    }
    warnOfContainer(site, &node)
    arrange(&node, site, scope)
    return node
  }

  /// Notes the parentheses and constant arguments of a call as harmless.
  mutating func passArguments(_ call: SwiftCall, _ tokens: Range<Int>) {
    var start = tokens.lowerBound
    let closures = call.arguments.compactMap { $0.value.closure } + call.closures.map { $0.closure }
    for closure in closures {
      passUnread(start..<closure.tokens.lowerBound)
      start = closure.tokens.upperBound
    }
    passUnread(start..<tokens.upperBound)
  }

  mutating func passUnread(_ tokens: Range<Int>) {
    account.markRest(tokens)
  }

  mutating func text(_ site: ImportedCall, _ scope: Scope) -> ImportedNode {
    var node = ImportedNode(site.name, site.token..<(site.token + 1))
    node.content = .text
    let value = site.call.first ?? (saysLayout ? site.call.arguments.first : nil)
    guard let argument = value else {
      pass(site.tokens)
      return node
    }
    if let other = site.call.arguments.first(where: { argument in
      argument.label.map { ["style", "timerInterval"].contains(source.text($0)) } == true
    }) {
      warn(.notSimulated, "how this Text counts by itself is not simulated", at: other.tokens)
    }
    let isDynamic = canChange(argument.value.tokens, scope)
    guard isDynamic || saysLayout else {
      pass(site.tokens)
      return node
    }
    for other in site.call.arguments where other.label != nil { passUnread(other.tokens) }
    say(site.tokens.lowerBound..<argument.tokens.upperBound)
    say((site.tokens.upperBound - 1)..<site.tokens.upperBound)
    owning(site.token, site.tokens) { importer in
      var text = importer.textValue(argument.value, scope)
      if site.call.argument("format", in: importer.source) != nil,
        case .text(let value, let origin) = text
      {
        text = .text("'\\(\(value))'", origin)
      }
      let member = OutputMember("text", text)
      if isDynamic { node.modifiers.append(.object([member])) } else { node.addConstant([member]) }
    }
    return node
  }

  /// The text of a view.
  mutating func textValue(_ value: SwiftExpression, _ scope: Scope) -> OutputValue {
    output(translation(value.tokens, scope).text, value.tokens, asNumber: false)
  }

}

extension String {
  /// The list in `Array(list.enumerated())`.
  var enumeratedList: String? {
    var text = self
    if text.hasPrefix("Array("), text.hasSuffix(")") { text = String(text.dropFirst(6).dropLast()) }
    guard text.hasSuffix(".enumerated()") else { return nil }
    return String(text.dropLast(".enumerated()".count))
  }
}

extension SwiftChain {
  /// Whether it looks like a view: it begins with a capital letter.
  func isViewLike(in source: SwiftTokens) -> Bool {
    guard case .name(let token) = head else { return false }
    return source.text(token).first?.isUppercase == true
  }
}
