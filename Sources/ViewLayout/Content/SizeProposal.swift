package import AnimationEngine

/// The room that a view is offered, the counterpart of `ProposedViewSize`.
///
/// In each dimension it is a length, infinity, or nil where none is specified: a view answers 0 with its least
/// length, infinity with its greatest, and nil with its ideal one.
package struct SizeProposal: Hashable, Sendable {
  package var width: Double?
  package var height: Double?

  /// Creates a proposal; a negative length counts as 0, and one that is not a number as unspecified.
  package init(width: Double?, height: Double?) {
    self.width = width.flatMap { $0.isNaN ? nil : max($0, 0) }
    self.height = height.flatMap { $0.isNaN ? nil : max($0, 0) }
  }

  package init(_ size: Size) { self.init(width: size.width, height: size.height) }

  /// The proposal with a length along an axis, and one across it.
  init(_ length: Double?, along axis: LayoutAxis, across other: Double?) {
    switch axis {
    case .horizontal: self.init(width: length, height: other)
    case .vertical: self.init(width: other, height: length)
    }
  }

  /// No length in either dimension: what is asked for is the ideal size.
  package static let unspecified = SizeProposal(width: nil, height: nil)

  subscript(axis: LayoutAxis) -> Double? {
    switch axis {
    case .horizontal: width
    case .vertical: height
    }
  }

  /// The proposal without room at the edges; no length becomes negative.
  func inset(by insets: EdgeInsets) -> SizeProposal {
    SizeProposal(
      width: width.map { $0 - (insets.leading + insets.trailing) },
      height: height.map { $0 - (insets.top + insets.bottom) })
  }
}
