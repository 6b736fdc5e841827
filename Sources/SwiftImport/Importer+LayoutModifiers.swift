import Diagnostics
import SwiftSource

extension Importer {
  /// `frame` with lengths or limits.
  mutating func frame(_ modifier: ModifierCall, _ node: inout ImportedNode, _ scope: Scope) {
    var lengths: [OutputMember] = []
    var isDynamic = false
    for argument in modifier.call.arguments {
      let label = argument.label.map { source.text($0) } ?? ""
      guard Self.frameLabels.contains(label) else { continue }
      let read = translation(argument.value.tokens, scope)
      if read.isDynamic { isDynamic = true }
      if read.text != "nil" {
        lengths.append(OutputMember(label, output(read.text, argument.value.tokens)))
      }
    }
    if isAtEdge(modifier.call) { node.isAtEdge = true }
    let keys = lengths.map { $0.key }
    let hasLimits = keys.contains { $0 != "width" && $0 != "height" }
    if isDynamic, hasLimits { needsLayout = true }
    guard isDynamic && !hasLimits || saysLayout, !lengths.isEmpty else {
      if keys == ["width", "height"] || keys == ["height", "width"] {
        node.size = node.size ?? (lengths[0].value, lengths[1].value)
      }
      return passUnread(modifier.tokens)
    }
    say(modifier.tokens)
    let isWhole = keys == ["width", "height"]
    let isSize = !isDynamic && node.isPlain && node.modifiers.isEmpty
    if isWhole, node.size == nil, isSize || recordedColumns?.isSize(node) == true {
      node.size = (lengths[0].value, lengths[1].value)
      return
    }
    var members = [OutputMember("frame", .object(lengths))]
    if saysLayout, let alignment = alignment(of: modifier.call, scope) {
      members.append(OutputMember("alignment", alignment))
    }
    if isDynamic { node.modifiers.append(.object(members)) } else { node.addConstant(members) }
  }

  private static let frameLabels: Set<String> = [
    "width", "height", "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight",
    "maxHeight",
  ]

  /// Padding that moves; one that does not counts for layout alone.
  mutating func padding(_ modifier: ModifierCall, _ node: inout ImportedNode, _ scope: Scope) {
    let arguments = modifier.call.arguments
    let isDynamic = arguments.contains { canChange($0.value.tokens, scope) }
    guard isDynamic || saysLayout || keepsConstants else {
      return pass(modifier.tokens)
    }
    say(modifier.tokens)
    var edges: [String]?
    var length = OutputValue.number(Self.usualPadding)
    for argument in arguments {
      let text = source.text(bytes: source.range(argument.value.tokens))
      if let named = Self.edges(text) {
        edges = named
      } else if case .null = output(argument.value.tokens, scope) {
        continue
      } else {
        length = output(argument.value.tokens, scope)
      }
    }
    var value = length
    if let edges, edges.count < 4 { value = .object(edges.map { OutputMember($0, length) }) }
    let members = [OutputMember("padding", value)]
    if isDynamic { node.modifiers.append(.object(members)) } else { node.addConstant(members) }
  }

  /// The padding of iOS where no length is written.
  private static let usualPadding = 16.0

  /// The edges that an argument names; nil for a length.
  private static func edges(_ text: String) -> [String]? {
    var edges: [String] = []
    for part in text.filter({ !"[] \n".contains($0) }).split(separator: ",") {
      switch part.split(separator: ".").last {
      case "all": return ["top", "leading", "bottom", "trailing"]
      case "horizontal": edges += ["leading", "trailing"]
      case "vertical": edges += ["top", "bottom"]
      case "top", "bottom", "leading", "trailing":
        edges.append(part.split(separator: ".").last.map(String.init) ?? "")
      default: return nil
      }
    }
    return edges.isEmpty ? nil : edges
  }

  /// A modifier that has a part in layout and shows nothing of its own.
  mutating func layout(_ modifier: ModifierCall, _ node: inout ImportedNode, _ scope: Scope) {
    let first = modifier.call.first?.value
    let isDynamic = modifier.call.arguments.contains {
      canChange($0.value.tokens, scope)
    }
    if isDynamic { needsLayout = true }
    if modifier.name == "resizable" { node.content = .picture }
    // A group parts what moves a view from the animations inside of it, also where layout moves nothing.
    guard saysLayout || modifier.name == "geometryGroup" else { return pass(modifier.tokens) }
    say(modifier.tokens)
    func add(_ value: OutputValue, _ others: [OutputMember] = []) {
      node.addConstant([OutputMember(modifier.name, value)] + others)
      if isDynamic { node.constantCount -= 1 }
    }
    switch modifier.name {
    case "font": font(modifier, &node, scope)
    case "resizable": break
    case "scaledToFit", "scaledToFill":
      warnOfRatio(modifier, node)
      add(.boolean(true))
    case "geometryGroup": add(.boolean(true))
    case "lineLimit", "layoutPriority":
      guard let first else { return }
      let value = output(first.tokens, scope)
      if case .null = value { return }
      add(value)
    case "fixedSize":
      let parts = modifier.call.arguments.compactMap { argument -> OutputMember? in
        guard let label = argument.label else { return nil }
        return OutputMember(source.text(label), output(argument.value.tokens, scope))
      }
      add(parts.isEmpty ? .boolean(true) : .object(parts))
    default: ratio(modifier, &node, scope)
    }
  }

  private mutating func ratio(
    _ modifier: ModifierCall, _ node: inout ImportedNode, _ scope: Scope
  ) {
    let mode = modifier.call.argument("contentMode", in: source).map { argument in
      source.text(bytes: source.range(argument.value.tokens)).hasSuffix("fill") ? ".fill" : ".fit"
    }
    guard let first = modifier.call.first?.value, !source.has(first.tokens.lowerBound, "nil") else {
      warnOfRatio(modifier, node)
      return node.addConstant([
        OutputMember(mode == ".fill" ? "scaledToFill" : "scaledToFit", .boolean(true))
      ])
    }
    node.addConstant([
      OutputMember("aspectRatio", output(first.tokens, scope)),
      OutputMember("contentMode", .text(mode ?? ".fit", nil)),
    ])
  }

  private mutating func warnOfRatio(_ modifier: ModifierCall, _ node: ImportedNode) {
    guard case .picture = node.content else { return }
    warn(
      .notSimulated, "the ratio of this picture is not known; it is taken to be a square",
      at: modifier.tokens, help: "write .aspectRatio(16 / 9, contentMode: .fit)")
  }

  private mutating func font(
    _ modifier: ModifierCall, _ node: inout ImportedNode, _ scope: Scope
  ) {
    guard let value = modifier.call.first?.value else { return }
    guard let size = fontSize(value, scope, depth: 0) else {
      return warn(
        .notSimulated, "the size of this font is not known, and it is left out", at: modifier.tokens
      )
    }
    let isDynamic = canChange(value.tokens, scope)
    if case .symbol = node.content, node.children.isEmpty, !isDynamic {
      return node.setSymbolSize(size.points)
    }
    node.addConstant([OutputMember("font", size)])
    if isDynamic { node.constantCount -= 1 }
    node.setSymbolSize(size.points)
  }

  /// The size of a font: a text style, or points; nil where it is not known.
  private func readStyle(_ words: [String]) -> OutputValue? {
    words.first { Self.styles[$0] != nil }.map { .text(".\($0)", nil) }
  }

  private mutating func fontSize(
    _ value: SwiftExpression, _ scope: Scope, depth: Int
  ) -> OutputValue? {
    guard let chain = value.chain, depth < 8 else { return nil }
    let words = chain.words(in: source).map { $0.drops(prefix: ".") }
    for suffix in chain.suffixes {
      guard case .call(let call) = suffix.kind else { continue }
      if let size = call.argument("size", in: source) { return output(size.value.tokens, scope) }
      if let first = call.first?.value.chain?.words(in: source),
        let style = readStyle(first.map { $0.drops(prefix: ".") })
      {
        return style
      }
    }
    if let style = readStyle(words) { return style }
    for word in words {
      if case .variable(let variable)? = program.added["Font"]?[word]?.kind,
        let inner = variable.value
          ?? variable.getter?.statements.first.flatMap({ statement in
            if case .expression(let value) = statement.kind { value } else { nil }
          })
      {
        if let declaration = program.added["Font"]?[word] { say(declaration.tokens) }
        return fontSize(inner, scope, depth: depth + 1)
      }
    }
    return nil
  }

  /// The text styles with Apple's published sizes, in points.
  static let styles: [String: Double] = [
    "largeTitle": 34, "title": 28, "title2": 22, "title3": 20, "headline": 17, "body": 17,
    "callout": 16, "subheadline": 15, "footnote": 13, "caption": 12, "caption2": 11,
  ]

  /// Whether a style is the plain one, which changes no size.
  func isPlainStyle(_ modifier: ModifierCall) -> Bool {
    guard modifier.name.hasSuffix("Style"), let value = modifier.call.first?.value else {
      return false
    }
    let text = source.text(bytes: source.range(value.tokens))
    return [".plain", "PlainButtonStyle()", ".borderless", ".automatic"].contains(text)
  }

  /// Modifiers that may change sizes in a way that a document does not say.
  static let unsaidInLayout: Set<String> = [
    "kerning", "tracking", "lineSpacing", "minimumScaleFactor", "imageScale", "controlSize",
    "dynamicTypeSize", "alignmentGuide", "containerRelativeFrame", "safeAreaPadding",
    "scenePadding", "contentMargins", "listRowInsets", "textCase", "labelStyle", "buttonStyle",
    "toggleStyle", "textFieldStyle", "gridCellColumns",
  ]
}

extension ImportedNode {
  /// Whether it is a view without others inside, and not the content of a body.
  fileprivate var isPlain: Bool {
    children.isEmpty && layout == nil && base != "content" && !isGroup
  }

  /// Gives the symbols inside the size of a font, unless one nearer to them has.
  fileprivate mutating func setSymbolSize(_ points: Double?) {
    guard let points else { return }
    if case .symbol(LeafContent.bodySize) = content { content = .symbol(points) }
    for index in children.indices { children[index].setSymbolSize(points) }
  }
}

extension OutputValue {
  /// The points of a font.
  fileprivate var points: Double? {
    switch self {
    case .number(let number): number
    case .text(let text, _): Importer.styles[text.drops(prefix: ".")]
    default: nil
    }
  }
}
