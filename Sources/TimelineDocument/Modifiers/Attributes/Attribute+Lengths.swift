/// Which numbers of an attribute SwiftUI takes only from 0 on.
package enum NonnegativeColumns: Equatable, Sendable {
  case none, all
  /// Those of the columns with this end.
  case columns(String)
}

extension Timeline {
  /// Whether a view has an attribute with numbers that cannot be negative.
  package var hasLengths: Bool { viewContent.attributes.contains { $0.attribute.lengths != .none } }
}

extension Attribute {
  /// The numbers that cannot be negative: SwiftUI complains of a frame, and shows a radius or a part of a path
  /// below 0 as nothing, or as what begins at 0.
  package var lengths: NonnegativeColumns {
    switch self {
    case .frame, .trim, .blur, .cornerRadius: .all
    case .shadow: .columns("_radius")
    case .opacity, .offset, .position, .zIndex, .scaleEffect, .rotationEffect, .rotation3DEffect,
      .transformEffect, .padding, .hueRotation, .brightness, .saturation, .contrast, .grayscale,
      .colorMultiply, .foregroundColor, .foregroundStyle, .tint, .background, .fill, .stroke,
      .linearGradient, .radialGradient, .angularGradient, .text:
      .none
    }
  }
}
