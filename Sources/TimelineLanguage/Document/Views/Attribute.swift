/// The attributes that SwiftUI's modifiers give a view.
package enum Attribute: String, CaseIterable, Sendable {
  case opacity, offset, position, frame
  case scaleEffect, rotationEffect, rotation3DEffect
  case trim, blur, cornerRadius
  case foregroundColor, fill, text

  /// What kind of value the attribute has.
  package var type: AttributeType {
    switch self {
    case .opacity, .blur, .cornerRadius: .number
    case .offset: .offset
    case .position: .point
    case .frame: .size
    case .scaleEffect: .scale
    case .rotationEffect, .rotation3DEffect: .angle
    case .trim: .span
    case .foregroundColor, .fill: .color
    case .text: .text
    }
  }

  /// What may be written beside the attribute.
  package var parts: [AttributePart] {
    switch self {
    case .scaleEffect, .rotationEffect: [.anchor]
    case .rotation3DEffect: [.axis, .anchor, .perspective]
    case .opacity, .offset, .position, .frame, .trim, .blur, .cornerRadius, .foregroundColor,
      .fill, .text:
      []
    }
  }
}
