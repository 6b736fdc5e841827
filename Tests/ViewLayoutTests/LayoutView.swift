import AnimationEngine

@testable import ViewLayout

/// A view with its modifiers, of which tests make a layout.
struct LayoutView: Sendable {
  var content: LayoutContent
  var children: [LayoutView] = []

  /// Adds the view to a layout.
  func add(to tree: inout LayoutTree) -> LayoutNode {
    tree.add(content, around: children.map { $0.add(to: &tree) })
  }

  /// The frames of what it draws, and of itself first, in a room.
  func frames(in proposal: SizeProposal) throws -> [Rect] {
    var tree = LayoutTree()
    let root = add(to: &tree)
    _ = try tree.layOut(root, in: proposal)
    return ([root] + tree.drawnNodes(in: root)).compactMap { tree.frame(of: $0) }
  }

  func frames(in width: Double, _ height: Double) throws -> [Rect] {
    try frames(in: SizeProposal(width: width, height: height))
  }

  /// The size that it takes in a room.
  func size(in width: Double?, _ height: Double?) throws -> Size {
    var tree = LayoutTree()
    let root = add(to: &tree)
    return try tree.size(of: root, in: SizeProposal(width: width, height: height))
  }
}

extension LayoutView {
  /// A view of a size; of none in a dimension it takes what it is offered.
  static func box(_ width: Double? = nil, _ height: Double? = nil) -> Self {
    Self(content: .leaf(width: width, height: height))
  }

  static func text(_ string: String, size: Double = 17, lineLimit: Int? = nil) -> Self {
    Self(content: .text(LayoutText(string, fontSize: size, lineLimit: lineLimit)))
  }

  static func row(
    spacing: StackArrangement.Spacing = .fixed(0), guide: VerticalGuide = .center,
    isLazy: Bool = false, _ children: [LayoutView]
  ) -> Self {
    let stack = StackArrangement(.horizontal(guide), spacing: spacing, isLazy: isLazy)
    return Self(content: .stack(stack), children: children)
  }

  static func column(
    spacing: StackArrangement.Spacing = .fixed(0), guide: HorizontalGuide = .center,
    isLazy: Bool = false, _ children: [LayoutView]
  ) -> Self {
    let stack = StackArrangement(.vertical(guide), spacing: spacing, isLazy: isLazy)
    return Self(content: .stack(stack), children: children)
  }

  static func layers(alignment: LayoutAlignment = .center, _ children: [LayoutView]) -> Self {
    Self(content: .layers(alignment), children: children)
  }

  static func spacer(_ axis: LayoutAxis?, _ least: Double? = nil) -> Self {
    Self(content: .spacer(axis, minLength: least))
  }

  func modified(by content: LayoutContent) -> Self { Self(content: content, children: [self]) }

  func frame(_ width: Double?, _ height: Double?, _ alignment: LayoutAlignment = .center) -> Self {
    modified(by: .frame(width: width, height: height, alignment))
  }

  func flexible(
    width: FlexibleFrame.Limits = .init(), height: FlexibleFrame.Limits = .init(),
    _ alignment: LayoutAlignment = .center
  ) -> Self {
    modified(
      by: .flexibleFrame(FlexibleFrame(width: width, height: height, alignment: alignment)))
  }

  func priority(_ priority: Double) -> Self { modified(by: .priority(priority)) }

  func fixedSize() -> Self { modified(by: .fixedSize(horizontal: true, vertical: true)) }

  func attached(_ others: LayoutView..., alignment: LayoutAlignment = .center) -> Self {
    Self(content: .attachments(alignment), children: [self] + others)
  }
}
