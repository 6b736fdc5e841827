import Diagnostics
import JSONText
import SwiftSource

extension Importer {
  /// How a container places its views, which is said where the layout of all views is.
  mutating func arrange(_ node: inout ImportedNode, _ site: ImportedCall, _ scope: Scope) {
    node.isAtEdge = isAtEdge(site.call)
    switch site.name {
    case "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack":
      node.arrangement =
        site.name == "ZStack" ? .layers : site.name.hasSuffix("HStack") ? .row : .column
      stack(&node, site, scope)
    case "ScrollView", "List", "Form", "Grid", "LazyVGrid", "LazyHGrid":
      node.arrangement = .column
      if saysLayout { scroll(&node, site) }
    case "GeometryReader":
      node.isAtEdge = true
      if !saysLayout { node.reader = nil }
    case "Group", "Section", "GridRow": break
    default:
      node.arrangement = .column
      if saysLayout, node.children.count > 1 {
        node.layout = [OutputMember("stack", .text("VStack", nil))]
      }
    }
    node.isGroup = node.isGroup || site.name == "Section" && saysLayout
  }

  private mutating func stack(_ node: inout ImportedNode, _ site: ImportedCall, _ scope: Scope) {
    let spacing = site.call.argument("spacing", in: source)
    if let spacing, canChange(spacing.value.tokens, scope) { needsLayout = true }
    guard saysLayout else { return }
    // An exported view that is around others and places none.
    if recordsFrames, site.name == "ZStack", site.call.argument("alignment", in: source) == nil {
      return
    }
    var members = [OutputMember("stack", .text(site.name, nil))]
    if let spacing, site.name != "ZStack" {
      let value = output(spacing.value.tokens, scope)
      if case .null = value {} else { members.append(OutputMember("spacing", value)) }
      say(spacing.tokens)
    }
    if let alignment = alignment(of: site.call, scope) {
      members.append(OutputMember("alignment", alignment))
    }
    node.layout = members
  }

  /// A view that scrolls takes the room it is offered, and is at its beginning; its views have their own length.
  private mutating func scroll(_ node: inout ImportedNode, _ site: ImportedCall) {
    let isHorizontal =
      site.name == "LazyHGrid"
      || site.call.first.map { source.text(bytes: source.range($0.value.tokens)) == ".horizontal" }
        == true
    if let axis = site.call.first { say(axis.tokens) }
    let key = isHorizontal ? "horizontal" : "vertical"
    let fixed = [OutputMember("fixedSize", .object([OutputMember(key, .boolean(true))]))]
    var inner: ImportedNode
    if node.children.count == 1, node.children[0].layout != nil, node.children[0].loop == nil {
      inner = node.children[0]
    } else {
      inner = ImportedNode("content", node.place)
      inner.children = node.children
      let spacing = site.name == "ScrollView" ? [] : [OutputMember("spacing", .number(0))]
      inner.layout =
        [OutputMember("stack", .text(isHorizontal ? "HStack" : "VStack", nil))] + spacing
    }
    inner.addConstant(fixed)
    node.children = [inner]
    node.addConstant(Self.filling(isHorizontal ? ".leading" : ".top"))
  }

  /// A frame that takes the room it is offered; with an alignment, also where what is inside is larger.
  static func filling(_ alignment: String?) -> [OutputMember] {
    var limits = ["maxWidth", "maxHeight"].map { OutputMember($0, .text(".infinity", nil)) }
    guard let alignment else { return [OutputMember("frame", .object(limits))] }
    limits += ["minWidth", "minHeight"].map { OutputMember($0, .number(0)) }
    return [
      OutputMember("frame", .object(limits)), OutputMember("alignment", .text(alignment, nil)),
    ]
  }

  mutating func spacer(_ site: ImportedCall, _ scope: Scope) -> ImportedNode {
    var node = ImportedNode(site.name, site.token..<(site.token + 1))
    node.content = .spacer(nil)
    guard saysLayout else {
      pass(site.tokens)
      return node
    }
    say(site.tokens)
    if let length = site.call.argument("minLength", in: source) {
      let value = output(length.value.tokens, scope)
      if case .null = value { return node }
      node.content = .spacer(value)
    }
    return node
  }

  /// The title of a view such as a button, as its text.
  mutating func title(_ node: inout ImportedNode, _ site: ImportedCall, _ scope: Scope) {
    node.content = .text
    guard node.children.allSatisfy({ $0.placement != nil }), let value = site.call.first?.value,
      value.closure == nil
    else { return }
    let isDynamic = canChange(value.tokens, scope)
    guard isDynamic || saysLayout else { return }
    owning(site.token, site.tokens) { importer in
      importer.say(value.tokens)
      let member = OutputMember("text", importer.textValue(value, scope))
      if isDynamic {
        node.modifiers.insert(.object([member]), at: 0)
      } else {
        node.addConstant([member])
      }
    }
  }
}

// MARK: - Sizes

extension Importer {
  /// The words of a view without others inside about its size: a key of the view, or a modifier inside of all others.
  mutating func size(of node: ImportedNode, in stack: ViewArrangement) -> SizeOutput {
    if let size = node.size { return .size(size.width, size.height) }
    if node.isMeasured { return .none }
    func row(_ height: Double) -> SizeOutput {
      .modifier([
        OutputMember(
          "frame",
          .object([
            OutputMember("maxWidth", .text(".infinity", nil)),
            OutputMember("minHeight", .number(height)), OutputMember("maxHeight", .number(height)),
          ]))
      ])
    }
    switch node.content {
    case .flexible, .picture: return .modifier(Self.filling(nil))
    case .text:
      assume("the text of this \(node.base) is taken to be as large as 'Text'", node)
      return .modifier([OutputMember("text", .text("'Text'", nil))])
    case .symbol(let points):
      let length = LeafContent.symbolSize(points)
      assume("this \(node.base) is taken to have \(Self.points(length, length))", node)
      return .size(.number(length), .number(length))
    case .control(let width, let height):
      assume("this \(node.base) is taken to have \(Self.points(width, height))", node)
      return .size(.number(width), .number(height))
    case .row(let height):
      assume("this \(node.base) is taken to be \(DecimalText.shortest(height)) points high", node)
      return row(height)
    case .line:
      if case .row = stack {
        return .modifier([
          OutputMember(
            "frame",
            .object([
              OutputMember("minWidth", .number(LeafContent.lineThickness)),
              OutputMember("maxWidth", .number(LeafContent.lineThickness)),
              OutputMember("maxHeight", .text(".infinity", nil)),
            ]))
        ])
      }
      return row(LeafContent.lineThickness)
    case .spacer: return .none
    }
  }

  private static func points(_ width: Double, _ height: Double) -> String {
    "\(DecimalText.shortest(width)) by \(DecimalText.shortest(height)) points"
  }

  private mutating func assume(_ message: String, _ node: ImportedNode) {
    let place = node.place.lowerBound..<(node.place.lowerBound + 1)
    let warning = Diagnostic.warning(
      .missingFrame, message, at: source.range(place), help: "give it a .frame(width:height:)")
    if isNew(warning) { diagnostics.append(warning) }
    account.mark(place, .warned)
  }
}

/// How a document says the size of a view.
enum SizeOutput {
  case none
  case size(OutputValue, OutputValue)
  case modifier([OutputMember])
}

extension ImportedNode {
  /// Whether its modifiers say how large it is, whatever it is.
  fileprivate var isMeasured: Bool {
    modifiers.contains { modifier in
      guard case .object(let members) = modifier else { return false }
      return members.contains { member in
        switch member.key {
        case "text": return true
        case "frame":
          guard case .object(let lengths) = member.value else { return true }
          let keys = lengths.map { $0.key }
          return keys.contains("width") && keys.contains("height")
        default: return false
        }
      }
    }
  }
}
