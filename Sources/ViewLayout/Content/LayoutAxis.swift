package import AnimationEngine

/// A direction of the plane.
package enum LayoutAxis: Hashable, Sendable {
  case horizontal, vertical

  /// The direction across this one.
  package var across: LayoutAxis {
    switch self {
    case .horizontal: .vertical
    case .vertical: .horizontal
    }
  }
}

extension Size {
  /// The size with a length along an axis, and one across it.
  package init(_ length: Double, along axis: LayoutAxis, across other: Double) {
    switch axis {
    case .horizontal: self.init(width: length, height: other)
    case .vertical: self.init(width: other, height: length)
    }
  }

  /// The length along an axis.
  package subscript(axis: LayoutAxis) -> Double {
    switch axis {
    case .horizontal: width
    case .vertical: height
    }
  }

  /// Whether both lengths are finite.
  var isFinite: Bool { width.isFinite && height.isFinite }
}

extension Point {
  /// The point with a coordinate along an axis, and one across it.
  init(_ coordinate: Double, along axis: LayoutAxis, across other: Double) {
    switch axis {
    case .horizontal: self.init(x: coordinate, y: other)
    case .vertical: self.init(x: other, y: coordinate)
    }
  }

  /// The coordinate along an axis.
  subscript(axis: LayoutAxis) -> Double {
    switch axis {
    case .horizontal: x
    case .vertical: y
    }
  }

  /// Whether both coordinates are finite.
  var isFinite: Bool { x.isFinite && y.isFinite }
}
