import Diagnostics
import SwiftSource

extension Importer {
  /// Views over or behind another one. Where layout is said they lie on it; otherwise they are its siblings in a view
  /// around both.
  mutating func layer(
    _ modifier: ModifierCall, _ node: ImportedNode, _ scope: Scope
  ) -> ImportedNode {
    var node = node
    if modifier.name == "background", let value = modifier.call.first?.value,
      modifier.call.closures.isEmpty, !isView(value, scope), !isOwnView(value, scope)
    {
      let read = translation(value.tokens, scope)
      if let gradient = gradient(value, scope) {
        say(modifier.tokens)
        node.modifiers.append(gradient)
      } else if read.isDynamic || keepsConstants {
        say(modifier.tokens)
        node.modifiers.append(
          .object([OutputMember("background", output(read.text, value.tokens, asNumber: false))]))
      } else {
        pass(modifier.tokens)
      }
      return node
    }
    let layers = layers(of: modifier, scope).filter { recordsFrames || !$0.isStill }
    passUnread(modifier.tokens)
    guard !layers.isEmpty else { return node }
    say(modifier.tokens.lowerBound..<(modifier.token + 1))
    let isBehind = modifier.name == "background"
    let place = ["background": ".background", "mask": ".mask"][modifier.name] ?? ".overlay"
    guard saysLayout else {
      var around = ImportedNode("layers", node.place)
      around.children = isBehind ? layers + [node] : [node] + layers
      around.isAtEdge = isAtEdge(modifier.call)
      return around
    }
    if modifier.name == "toolbar" || modifier.name == "safeAreaInset" {
      warn(
        .notSimulated, "where the views of '\(modifier.name)' are is not simulated",
        at: modifier.token..<(modifier.token + 1))
    }
    let alignment = alignment(of: modifier.call, scope)
    var base =
      node.outerModifierCount(isRecorded: recordedColumns != nil) > 0 || node.when != nil
      ? node.wrapped : node
    for var layer in layers {
      layer.placement = (place, alignment)
      base.children.append(layer)
    }
    return base
  }

  private mutating func layers(of modifier: ModifierCall, _ scope: Scope) -> [ImportedNode] {
    var layers: [ImportedNode] = []
    for argument in modifier.call.arguments
    where argument.label == nil && argument.value.closure == nil {
      if let chain = argument.value.chain,
        chain.isViewLike(in: source) || isView(argument.value, scope) || isOwnView(chain, scope)
      {
        layers += view(argument.value, scope)
      }
    }
    for closure in modifier.call.closures.map({ $0.closure })
      + modifier.call.arguments.compactMap({ $0.value.closure })
    {
      layers += views(closure, scope)
    }
    return layers
  }

  /// Whether a call has an alignment that is not the middle.
  func isAtEdge(_ call: SwiftCall) -> Bool {
    guard let alignment = call.argument("alignment", in: source) else { return false }
    return !source.text(bytes: source.range(alignment.value.tokens)).hasSuffix("center")
  }

  /// The alignment of a call as the document writes it; nil for none, and for one that it cannot say.
  mutating func alignment(of call: SwiftCall, _ scope: Scope) -> OutputValue? {
    guard let argument = call.argument("alignment", in: source) else { return nil }
    let tokens = argument.value.tokens
    let text = source.text(bytes: source.range(tokens))
    let word = text.split(separator: ".").last.map(String.init) ?? text
    guard Self.alignments.contains(word), tokens.count <= 3 else {
      warn(
        .notSimulated, "this alignment is not simulated: '.center' is taken", at: argument.tokens)
      return nil
    }
    say(argument.tokens)
    if word == "center" { return nil }
    return .text(".\(word)", Origin(range: source.range(tokens), owner: owner))
  }

  private static let alignments: Set<String> = [
    "leading", "center", "trailing", "top", "bottom", "topLeading", "topTrailing", "bottomLeading",
    "bottomTrailing", "firstTextBaseline", "lastTextBaseline",
  ]
}

extension ImportedNode {
  /// How many modifiers are not of what the view draws or of its layout. What fills a shape of an exported view is
  /// recorded outside of the views that lie on it.
  fileprivate func outerModifierCount(isRecorded: Bool) -> Int {
    guard isRecorded, case .object(let members)? = modifiers.first, members.first?.key == "fill"
    else { return modifiers.count - constantCount }
    return modifiers.count - constantCount - 1
  }

  /// A view that contains this one alone.
  var wrapped: ImportedNode {
    var outer = ImportedNode("layers", place)
    outer.children = [self]
    return outer
  }
}

extension ModifierCall {
  /// Whether it sizes a view that others lie on already, which keep the size that it had.
  func isOutside(_ node: ImportedNode) -> Bool {
    [
      "frame", "padding", "fixedSize", "aspectRatio", "scaledToFit", "scaledToFill",
    ].contains(name) && node.children.contains { $0.placement != nil }
  }
}
