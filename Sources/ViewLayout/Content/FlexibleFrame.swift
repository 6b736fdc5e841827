import AnimationEngine

/// A frame with limits, `frame(minWidth:idealWidth:maxWidth:…)`.
package struct FlexibleFrame: Hashable, Sendable {
  package let width: Limits
  package let height: Limits
  package let alignment: LayoutAlignment

  package init(
    width: Limits = Limits(), height: Limits = Limits(), alignment: LayoutAlignment = .center
  ) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  /// The limits in one dimension, nil where none is given.
  package struct Limits: Hashable, Sendable {
    package let least: Double?
    package let ideal: Double?
    package let greatest: Double?

    package init(least: Double? = nil, ideal: Double? = nil, greatest: Double? = nil) {
      self.least = least
      self.ideal = ideal
      self.greatest = greatest
    }
  }

  subscript(axis: LayoutAxis) -> Limits {
    switch axis {
    case .horizontal: width
    case .vertical: height
    }
  }

  /// The room that the view in the frame is offered when its size is asked for.
  func proposalWhenSizing(in proposal: SizeProposal) -> SizeProposal {
    SizeProposal(
      width: width.offered(proposal.width), height: height.offered(proposal.height))
  }

  /// The room that the view in the frame is offered when the frame has its size.
  func proposalWhenPlacing(in size: Size, of proposal: SizeProposal) -> SizeProposal {
    SizeProposal(
      width: width.offered(in: size.width, of: proposal.width),
      height: height.offered(in: size.height, of: proposal.height))
  }

  /// The size of the frame where it does not depend on the view in it.
  func size(in proposal: SizeProposal) -> Size? {
    guard let width = width.length(in: proposal.width),
      let height = height.length(in: proposal.height)
    else { return nil }
    return Size(width: width, height: height)
  }

  /// The size of the frame around a view.
  func size(in proposal: SizeProposal, around child: Size) -> Size {
    Size(
      width: width.length(in: proposal.width, around: child.width),
      height: height.length(in: proposal.height, around: child.height))
  }
}

extension FlexibleFrame.Limits {
  /// A length between the limits; where they contradict each other, the least one holds.
  private func clamp(_ length: Double) -> Double {
    max(min(length, greatest ?? .infinity), least ?? -.infinity)
  }

  /// The length that the view in the frame is offered.
  func offered(_ length: Double?) -> Double? { (length ?? ideal).map { clamp($0) } }

  /// The length that the view is offered in a frame that has its length: the ideal one still, where that is what
  /// the frame took.
  func offered(in length: Double, of proposal: Double?) -> Double? {
    guard proposal == nil, ideal == nil, least ?? -.infinity < length,
      length < greatest ?? .infinity
    else { return length }
    return nil
  }

  /// The length of the frame where it does not depend on the view in it: with both limits it takes what it is
  /// offered.
  func length(in proposal: Double?) -> Double? {
    guard let proposal else { return ideal }
    guard let least, let greatest, least <= greatest else { return nil }
    return clamp(proposal)
  }

  /// The length of the frame around a view of a length.
  func length(in proposal: Double?, around child: Double) -> Double {
    if let length = length(in: proposal) { return length }
    switch (least, greatest) {
    case (let least?, let greatest?) where least <= greatest: return clamp(child)
    case (let least?, nil): return max(min(offered(proposal) ?? .infinity, child), least)
    case (nil, let greatest?): return min(max(offered(proposal) ?? -.infinity, child), greatest)
    default: return child
    }
  }
}
