import Diagnostics
import SwiftSource
import TimelineDocument

extension Importer {
  /// A view with one more modifier outside.
  mutating func apply(
    _ modifier: ModifierCall, to node: ImportedNode, _ scope: Scope
  ) -> ImportedNode {
    if let message = refused[modifier.token] {
      warn(.notSimulated, "'\(modifier.name)' is left out: \(message)", at: modifier.tokens)
      return node
    }
    let outer = owner
    owner = modifier.token
    defer { owner = outer }
    return applyAccepted(modifier, to: node, scope)
  }

  private mutating func applyAccepted(
    _ modifier: ModifierCall, to node: ImportedNode, _ scope: Scope
  ) -> ImportedNode {
    var node = modifier.isOutside(node) ? node.wrapped : node
    let name = modifier.name
    if let kind = AttributeForm(rawValue: name) {
      attribute(kind, modifier, &node, scope)
      return node
    }
    switch name {
    case "frame": frame(modifier, &node, scope)
    case "padding": padding(modifier, &node, scope)
    case "animation": animation(modifier, &node, scope)
    case "transition", "contentTransition", "transaction": plain(modifier, &node, scope)
    case "onAppear", "onDisappear", "task", "onChange", "onReceive":
      observer(modifier, &node, scope)
    case "onTapGesture", "onLongPressGesture": tap(modifier, &node, scope)
    // The recorder plays the drags of an exported view.
    case "gesture" where isExported: pass(modifier.tokens)
    case "gesture", "simultaneousGesture", "highPriorityGesture":
      account.frame(modifier.tokens.lowerBound..<(modifier.token + 2), around: modifier.tokens)
      account.frame(
        (modifier.tokens.upperBound - 1)..<modifier.tokens.upperBound, around: modifier.tokens)
      if let value = modifier.call.first?.value { gesture(value, &node, scope) }
    case "font", "lineLimit", "layoutPriority", "fixedSize", "aspectRatio", "scaledToFit",
      "scaledToFill", "resizable", "geometryGroup":
      layout(modifier, &node, scope)
    case "id": identify(modifier, &node, scope)
    case "matchedGeometryEffect": matched(modifier, &node, scope)
    case "phaseAnimator": phases(modifier, &node, scope)
    case "keyframeAnimator": keyframes(modifier, &node, scope)
    case "overlay", "background", "mask": return layer(modifier, node, scope)
    case _ where Self.presenting.contains(name):
      return presented(modifier, by: node, scope) ?? other(modifier, node, scope)
    case "modifier": return geometryEffect(modifier, node, scope) ?? custom(modifier, node, scope)
    case "probe" where isProbe(modifier): probe(modifier, &node, scope)
    // The document has the columns of frames by itself.
    case "probeFrame" where recordsFrames: pass(modifier.tokens)
    case "onAnimationCompleted" where keepsConstants:
      completionObserver(modifier, &node, scope)
    case "pausable" where keepsConstants: pausable(modifier, &node, scope)
    case "onTap" where isExported: recordedTap(modifier, &node, scope)
    case "accessibilityIdentifier": identifier(modifier, &node)
    default: return other(modifier, node, scope)
    }
    return node
  }

  /// Modifiers that the sources declare, and those that nothing else is known of.
  private mutating func other(
    _ modifier: ModifierCall, _ node: ImportedNode, _ scope: Scope
  ) -> ImportedNode {
    if let declaration = program.added["View"]?[modifier.name],
      case .function(let function) = declaration.kind, let body = function.body
    {
      sayHeader(declaration, upTo: body.tokens.lowerBound)
      sayArguments(modifier.call, modifier.tokens, body: body.tokens)
      var inside = Scope()
      bind(function.parameters, modifier.call, scope, &inside)
      inside.names["self"] = .views([node])
      return content(body, inside, node, modifier.tokens)
    }
    if let styled = buttonStyle(modifier, node, scope) { return styled }
    let isDynamic = modifier.call.arguments.contains { argument in
      argument.value.closure == nil && canChange(argument.value.tokens, scope)
    }
    let closures =
      modifier.call.closures.map { $0.closure }
      + modifier.call.arguments.compactMap { $0.value.closure }
    let name = modifier.name
    if Self.moving.contains(name) || hasOwnStyle(modifier) {
      warn(
        .notSimulated, "what '\(name)' does by itself is not simulated", at: modifier.tokens)
      return node
    }
    if saysLayout, Self.unsaidInLayout.contains(name), !isPlainStyle(modifier) {
      warn(.notSimulated, "'\(name)' may change sizes, and is left out", at: modifier.tokens)
      return node
    }
    if Self.unseen.contains(name) || Self.unseenPrefixes.contains(where: { name.hasPrefix($0) }),
      closures.isEmpty
    {
      pass(modifier.tokens)
      return node
    }
    if name == "clipShape", let radius = radius(of: modifier, scope) {
      var node = node
      say(modifier.tokens)
      node.modifiers.append(.object([OutputMember("cornerRadius", radius)]))
      return node
    }
    if name == "toolbar" || name == "safeAreaInset" {
      say(modifier.tokens.lowerBound..<(modifier.token + 1))
      return layer(modifier, node, scope)
    }
    if isDynamic || !closures.isEmpty {
      warn(
        .notSimulated, "'\(name)' is not simulated and left out", at: modifier.tokens,
        help: knownModifier(like: name).map { "did you mean '\($0)'?" })
    } else {
      pass(modifier.tokens)
    }
    return node
  }

  /// The views of a body around a view that is given to it.
  mutating func content(
    _ body: SwiftBlock, _ scope: Scope, _ node: ImportedNode, _ tokens: Range<Int>
  ) -> ImportedNode {
    let nodes = anew { importer in importer.deeper(at: tokens) { $0.views(body, scope) } ?? [] }
    if nodes.count == 1 { return nodes[0] }
    guard !nodes.isEmpty else { return node }
    var group = ImportedNode("group", tokens)
    group.isGroup = true
    group.children = nodes
    return group
  }

  /// `.modifier(M())`: the body of a type of the sources.
  private mutating func custom(
    _ modifier: ModifierCall, _ node: ImportedNode, _ scope: Scope
  ) -> ImportedNode {
    guard let chain = modifier.call.first?.value.chain, case .name(let token) = chain.head,
      let type = program.type(source.text(token), at: token), let call = chain.lastCall,
      let declaration = declaration("body", of: type),
      case .function(let function) = declaration.kind, let body = function.body
    else {
      warn(
        .unknownName, "this modifier is declared in no source; it is left out", at: modifier.tokens)
      return node
    }
    account.frame(modifier.tokens.lowerBound..<(modifier.token + 2), around: modifier.tokens)
    account.frame(
      (modifier.tokens.upperBound - 1)..<modifier.tokens.upperBound, around: modifier.tokens)
    sayArguments(call, chain.tokens, body: body.tokens)
    let instance = makeInstance(type, call, scope)
    sayHeader(declaration, upTo: body.tokens.lowerBound)
    var inside = Scope(instance: instance, elements: scope.elements)
    let name = function.parameters.first.map { source.text($0.name) } ?? "content"
    if let observed = completion(of: instance, modifier) {
      inside.names[name] = .views([node])
      var around = content(body, inside, node, modifier.tokens)
      around.modifiers.append(.object(observed))
      return around
    }
    guard program.types[type].isAnimatable, let data = animatableData(of: instance) else {
      inside.names[name] = .views([node])
      return content(body, inside, node, modifier.tokens)
    }
    // The parameters that move are those of the body.
    instances[instance].isAnimatable = true
    var innermost = ImportedNode(Self.content, modifier.tokens)
    innermost.name = node.name
    inside.names[name] = .views([innermost])
    for member in data {
      instances[instance].arguments[member.property] = .text(member.name, isDynamic: true)
    }
    let inner = content(body, inside, ImportedNode("content", modifier.tokens), modifier.tokens)
    guard inner.children.isEmpty, inner.when == nil else {
      warn(
        .notSimulated, "the views in the body of '\(source.text(token))' are left out",
        at: body.tokens)
      return node
    }
    var node = node
    node.modifiers.append(
      .object([
        OutputMember("animatable", .object(data.map { OutputMember($0.name, $0.value) })),
        OutputMember("body", .list(inner.modifiers)),
      ]))
    return node
  }

  /// A modifier that calls a closure when its animatable data arrive, as apps wrote it before completions:
  /// `didSet` of the data calls a method that compares them with their target.
  private mutating func completion(
    of index: Int, _ modifier: ModifierCall
  ) -> [OutputMember]? {
    let type = instances[index].type
    guard program.types[type].isAnimatable,
      let declaration = declaration("animatableData", of: type),
      case .variable(let variable) = declaration.kind,
      variable.observers.contains(where: { source.has($0.word, "didSet") })
    else { return nil }
    var value: String?
    if case .text(let text, _)? = member("animatableData", of: index) { value = text }
    let closures = instances[index].arguments.keys.sorted().compactMap { name in
      if case .closure(let closure, let place)? = instances[index].arguments[name] {
        (closure, place)
      } else {
        nil
      }
    }
    guard let value, let (closure, place) = closures.first, closures.count == 1 else {
      warn(.notSimulated, "'didSet' of the animatable data is left out", at: declaration.tokens)
      return nil
    }
    for declaration in program.types[type].declarations { say(declaration.tokens) }
    for marks in instances[index].marks.values { account.make(marks) }
    let list = steps(closure, scopes[place])
    return [
      OutputMember("onAnimationCompleted", output(value, modifier.tokens, asNumber: false)),
      OutputMember("completion", list.steps.isEmpty ? .text("completed", nil) : list.value),
    ]
  }

  /// The animatable data of an instance, with the values that they are given.
  ///
  /// - Returns: the name of each property, its name on screen, which is another one where the value reads that name, and
  ///   its value.
  mutating func animatableData(
    of index: Int
  ) -> [(property: String, name: String, value: OutputValue)]? {
    guard let declaration = declaration("animatableData", of: instances[index].type),
      case .variable(let variable) = declaration.kind
    else { return nil }
    say(declaration.tokens)
    if let getter = variable.getter { passUnread(getter.tokens) }
    var names: [String] = []
    if let setter = variable.observers.first(where: { source.has($0.word, "set") }) {
      names = setter.block.statements.compactMap { statement in
        guard case .assignment(let target, _, _) = statement.kind else { return nil }
        return source.text(target.tokens.upperBound - 1)
      }
      let others = names.filter { name in
        variable.getter?.tokens.contains { source.has($0, name) } != true
      }
      if let first = others.first {
        warn(
          .notSimulated, "'\(first)' is set by the animatable data, which do not begin with it",
          at: declaration.tokens, help: "read '\(first)' in 'get' as well")
      }
    } else if variable.getter == nil {
      names = ["animatableData"]
    }
    var data: [(property: String, name: String, value: OutputValue)] = []
    for name in names {
      guard case .text(let text, _)? = member(name, of: index) else { return nil }
      // A value on screen is defined by what it is given, which is not itself. An exported view has its column's name.
      let own = text.reads(name) && !keepsConstants ? name + "_shown" : name
      data.append((name, own, output(text, declaration.tokens, asNumber: false)))
    }
    return data.isEmpty ? nil : data
  }

  /// Whether a value is a view that the sources declare, which is not read here.
  mutating func isOwnView(_ value: SwiftExpression, _ scope: Scope) -> Bool {
    guard let chain = value.chain else { return false }
    return waiting { $0.isOwnView(chain, scope) }.result
  }

  /// Whether a chain begins with a view that the sources declare: a property, a function or what is given.
  mutating func isOwnView(_ chain: SwiftChain, _ scope: Scope) -> Bool {
    guard case .name(var token) = chain.head else { return false }
    if source.has(token, "self"), case .member(let member)? = chain.suffixes.first?.kind {
      token = member
    }
    switch meaning(of: source.text(token), in: scope) {
    case .view?, .views?: return true
    case .function(let function, _)?:
      return function.result.map { source.has($0.upperBound - 1, "View") } == true
    default: return false
    }
  }

  /// The radius of a rounded rectangle that clips a view, if it moves.
  private mutating func radius(of modifier: ModifierCall, _ scope: Scope) -> OutputValue? {
    guard let chain = modifier.call.first?.value.chain, let call = chain.lastCall,
      let radius = call.argument("cornerRadius", in: source),
      ["RoundedRectangle", ".rect"].contains(chain.words(in: source).joined(separator: ".")),
      canChange(radius.value.tokens, scope)
    else { return nil }
    return output(radius.value.tokens, scope)
  }

  /// Whether a modifier gives a style that the sources declare, which may move what it draws.
  private func hasOwnStyle(_ modifier: ModifierCall) -> Bool {
    guard modifier.name.hasSuffix("Style"), let chain = modifier.call.first?.value.chain else {
      return false
    }
    switch chain.head {
    case .name(let token): return program.type(source.text(token), at: token) != nil
    case .implicit(let token):
      return program.added.contains {
        $0.key.hasSuffix("Style") && $0.value[source.text(token)] != nil
      }
    default: return false
    }
  }

  /// The modifier that a mistyped one probably is.
  private func knownModifier(like name: String) -> String? {
    let known = Modifier.names + (program.added["View"] ?? [:]).keys.sorted() + Self.unseen.sorted()
    return nearestName(to: name, among: known, share: 3)
  }

  /// Modifiers that move something by themselves.
  private static let moving: Set<String> = [
    "symbolEffect", "scrollTransition", "visualEffect", "navigationTransition", "hoverEffect",
  ]

  /// Modifiers whose arguments nobody sees moving, even if they read a state.
  private static let unseen: Set<String> = [
    "allowsHitTesting", "disabled", "tag", "help", "focused", "keyboardType", "submitLabel",
    "environment", "environmentObject", "sensoryFeedback", "textSelection",
    "autocapitalization", "disableAutocorrection", "interactiveDismissDisabled", "contentShape",
    "preferredColorScheme", "colorScheme", "badge", "coordinateSpace", "buttonStyle",
    "pickerStyle", "previewLayout", "previewDevice", "drawingGroup", "compositingGroup",
  ]

  private static let unseenPrefixes = ["accessibility", "navigation", "scrollIndicators"]
}
