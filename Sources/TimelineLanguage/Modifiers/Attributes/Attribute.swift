import JSONText

/// The attributes that SwiftUI's modifiers give a view.
package enum Attribute: String, CaseIterable, Sendable {
  case opacity, offset, position, frame
  case scaleEffect, rotationEffect, rotation3DEffect
  case trim, blur, cornerRadius, hueRotation
  case foregroundColor, fill, text

  /// What kind of value the attribute has.
  package var type: AttributeType {
    switch self {
    case .opacity, .blur, .cornerRadius: .number
    case .offset: .offset
    case .position: .point
    case .frame: .size
    case .scaleEffect: .scale
    case .rotationEffect, .rotation3DEffect, .hueRotation: .angle
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
    case .opacity, .offset, .position, .frame, .trim, .blur, .cornerRadius, .hueRotation,
      .foregroundColor, .fill, .text:
      []
    }
  }
}

/// The arguments of an attribute that are written beside it.
package enum AttributePart: String, CaseIterable, Sendable {
  case anchor, axis, perspective

  /// What kind of value the part has.
  package var type: AttributeType {
    switch self {
    case .anchor: .unitPoint
    case .axis: .axis
    case .perspective: .number
    }
  }
}

extension Attribute {
  /// The modifier of that name.
  var grammar: ModifierGrammar {
    ModifierGrammar(
      entry, attribute: self, arguments: parts.map(\.key),
      read: { [type] (decoder, what, parts) throws(JSONError) in
        parts.attribute = try decoder.readAttribute(type, for: what)
      },
      make: { decoder, parts in
        guard let value = parts.attribute else { return nil }
        let setting = AttributeSetting(
          attribute: self, value: value, anchor: parts.anchor, axis: parts.axis,
          perspective: parts.perspective)
        return .attribute(decoder.timeline.content.attributes.add(setting))
      })
  }

  private var entry: KeyEntry {
    let shape = ValueShape.attribute(type)
    return switch self {
    case .opacity: KeyEntry("opacity", shape, "The opacity of the view, from 0 to 1.")
    case .offset:
      KeyEntry("offset", shape, "How far the view is moved to the right and down, in points.")
    case .position:
      KeyEntry("position", shape, "Where the centre of the view is in its parent, in points.")
    case .frame:
      KeyEntry(
        "frame", shape, "The width and the height, in points; one that is not written is not fixed."
      )
    case .scaleEffect:
      KeyEntry(
        "scaleEffect", shape,
        "The factors of the view's size in both directions; one number is both.")
    case .rotationEffect:
      KeyEntry("rotationEffect", shape, "The angle by which the view is turned, as '.degrees(90)'.")
    case .rotation3DEffect:
      KeyEntry(
        "rotation3DEffect", shape,
        "The angle by which the view is turned in space about 'axis', as '.degrees(90)'.")
    case .trim:
      KeyEntry(
        "trim", shape,
        "The part of a shape's path that is drawn, from and to, where the whole is 0 to 1.")
    case .blur: KeyEntry("blur", shape, "The radius by which the view is blurred, in points.")
    case .cornerRadius:
      KeyEntry("cornerRadius", shape, "The radius of the view's corners, in points.")
    case .hueRotation:
      KeyEntry(
        "hueRotation", shape, "The angle by which all hues of the view shift, as '.degrees(90)'.")
    case .foregroundColor:
      KeyEntry("foregroundColor", shape, "The colour of the view's content, such as '.red'.")
    case .fill: KeyEntry("fill", shape, "The colour that fills a shape, such as '.red'.")
    case .text:
      KeyEntry(
        "text", shape,
        "The text that the view shows; text needs quotes inside the string: \"'Hello'\".")
    }
  }
}

extension AttributePart {
  /// The argument of that name.
  fileprivate var key: ModifierKey {
    switch self {
    case .anchor: .anchor
    case .axis: .axis
    case .perspective: .perspective
    }
  }
}
