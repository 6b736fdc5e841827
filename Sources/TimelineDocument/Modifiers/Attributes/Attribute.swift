import JSONText

/// The attributes that SwiftUI's modifiers give a view.
package enum Attribute: String, CaseIterable, Sendable {
  case opacity, offset, position, frame, zIndex
  case scaleEffect, rotationEffect, rotation3DEffect, transformEffect
  case trim, blur, cornerRadius, padding, shadow
  case hueRotation, brightness, saturation, contrast, grayscale, colorMultiply
  case foregroundColor, foregroundStyle, tint, background, fill, stroke
  case linearGradient, radialGradient, angularGradient, text

  /// The description of the attribute.
  package var definition: AttributeDefinition {
    switch self {
    case .opacity:
      .init(.number, unit: .fraction, neutral: [1], "The opacity of the view, from 0 to 1.")
    case .offset:
      .init(
        .offset, neutral: [0, 0], travels: true, frame: .places,
        "How far the view is moved to the right and down, in points.")
    case .position:
      .init(
        .point, travels: true, frame: .places,
        "Where the centre of the view is in its parent, in points.")
    case .frame:
      .init(
        .size, frame: .places,
        "The width and the height, in points; one that is not written is not fixed.")
    case .zIndex:
      .init(
        .number, steps: true,
        "How far in front of its siblings the view is drawn; 0 without it. It is not animated.")
    case .scaleEffect:
      .init(
        .scale, parts: [.anchor], neutral: [1, 1], travels: true, frame: .beginsSpace,
        "The factors of the view's size in both directions; one number is both.")
    case .rotationEffect:
      .init(
        .angle, parts: [.anchor], neutral: [0], travels: true, frame: .beginsSpace,
        "The angle by which the view is turned, as '.degrees(90)'.")
    case .rotation3DEffect:
      .init(
        .angle, parts: [.axis, .anchor, .perspective], neutral: [0], travels: true,
        frame: .beginsSpace,
        "The angle by which the view is turned in space about 'axis', as '.degrees(90)'.")
    case .transformEffect:
      .init(
        .transform, neutral: [1, 0, 0, 1, 0, 0], travels: true, frame: .beginsSpace,
        "The affine transform of the view; its six numbers are interpolated one by one.")
    case .trim:
      .init(
        .span, neutral: [0, 1],
        "The part of a shape's path that is drawn, from and to, where the whole is 0 to 1.")
    case .blur:
      .init(
        .number, unit: .points, neutral: [0], "The radius by which the view is blurred, in points.")
    case .cornerRadius:
      .init(.number, unit: .points, neutral: [0], "The radius of the view's corners, in points.")
    case .padding:
      .init(
        .insets, neutral: [0, 0, 0, 0], frame: .places,
        "The space around the view, in points; one number is that of all four edges.")
    case .shadow:
      .init(.shadow, "The shadow of the view; a number is its radius. All of it is one value.")
    case .hueRotation:
      .init(
        .angle, neutral: [0], "The angle by which all hues of the view shift, as '.degrees(90)'.")
    case .brightness:
      .init(.number, neutral: [0], "How much brighter the view is; 0 changes nothing, 1 is white.")
    case .saturation:
      .init(.number, neutral: [1], "How saturated the view is; 1 changes nothing, 0 is gray.")
    case .contrast:
      .init(
        .number, neutral: [1],
        "The contrast of the view; 1 changes nothing, a negative number also inverts colours.")
    case .grayscale:
      .init(.number, neutral: [0], "How gray the view is; 0 changes nothing, 1 is gray.")
    case .colorMultiply:
      .init(
        .color, neutral: [1, 1, 1, 1],
        "The colour that the view is multiplied by; '.white' changes nothing.")
    case .foregroundColor:
      .init(.color, "The colour of the view's content, such as '.red'.")
    case .foregroundStyle:
      .init(.color, since: (.ios15, "iOS 15"), "The colour of the view's content, such as '.red'.")
    case .tint:
      .init(.color, since: (.ios15, "iOS 15"), "The tint of the controls in the view, as '.red'.")
    case .background: .init(.color, frame: .draws, "The colour behind the view, such as '.red'.")
    case .fill: .init(.color, frame: .draws, "The colour that fills a shape, such as '.red'.")
    case .stroke:
      .init(
        .color, parts: [.lineWidth, .style], frame: .draws,
        "The colour of a shape's outline, such as '.red'.")
    case .linearGradient:
      .init(
        .colors, parts: [.locations, .startPoint, .endPoint], frame: .draws,
        "The colours of a gradient along a line that fills the view, as [\".red\", \".blue\"].")
    case .radialGradient:
      .init(
        .colors, parts: [.locations, .center, .startRadius, .endRadius], frame: .draws,
        "The colours of a gradient around a point that fills the view, from the inside out.")
    case .angularGradient:
      .init(
        .colors, parts: [.locations, .center, .startAngle, .endAngle], frame: .draws,
        "The colours of a gradient that fills the view and turns clockwise about a point.")
    case .text:
      .init(
        .text, frame: .draws,
        "The text that the view shows; text needs quotes inside the string: \"'Hello'\".")
    }
  }

  /// The type of the attribute's value.
  package var type: AttributeType { definition.type }

  /// The arguments that the attribute takes.
  package var parts: [AttributePart] { definition.parts }
}

/// The description of an attribute.
package struct AttributeDefinition: Sendable {
  /// The type of its value.
  package let type: AttributeType
  /// The unit of its numbers.
  package let unit: AttributeUnit
  /// The arguments that it takes.
  package let parts: [AttributePart]
  /// The numbers of its columns in a view without it; nil where they are not known.
  package let neutral: [Double]?
  /// Whether it never moves: each change of it is a step.
  package let steps: Bool
  /// Whether the view travels, grows or turns with it, which people may want less of.
  package let travels: Bool
  /// Its effect on the frames of views.
  package let frame: FrameEffect
  /// The first release that has it, where that is not the first of all.
  let release: (profile: Profile, name: String)?
  let documentation: String

  init(
    _ type: AttributeType, unit: AttributeUnit? = nil, parts: [AttributePart] = [],
    neutral: [Double]? = nil,
    steps: Bool = false, travels: Bool = false, frame: FrameEffect = .none,
    since release: (profile: Profile, name: String)? = nil, _ documentation: String
  ) {
    self.type = type
    self.unit = unit ?? type.unit
    self.parts = parts
    self.neutral = neutral
    self.steps = steps
    self.travels = travels
    self.frame = frame
    self.release = release
    self.documentation = documentation
  }
}

/// The arguments of an attribute that are written beside it.
package enum AttributePart: String, CaseIterable, Sendable {
  case anchor, axis, perspective, lineWidth, style
  case locations, startPoint, endPoint, center, startRadius, endRadius, startAngle, endAngle

  /// The type of the part's value.
  package var type: AttributeType {
    switch self {
    case .anchor, .startPoint, .endPoint, .center: .unitPoint
    case .axis: .axis
    case .perspective, .lineWidth, .startRadius, .endRadius: .number
    case .locations: .locations
    case .startAngle, .endAngle: .angle
    case .style: .strokeStyle
    }
  }

  /// The unit of its numbers.
  package var unit: AttributeUnit {
    switch self {
    case .lineWidth, .startRadius, .endRadius: .points
    case .anchor, .axis, .perspective, .style, .locations, .startPoint, .endPoint, .center,
      .startAngle, .endAngle:
      type.unit
    }
  }

  /// The numbers of its columns where it is not written, as SwiftUI's declarations have them; the line of a gradient
  /// without points is that of `Color.gradient`.
  package var neutral: [Double] {
    switch self {
    case .anchor, .center: [0.5, 0.5]
    case .startPoint: [0.5, 0]
    case .endPoint: [0.5, 1]
    case .startRadius, .endRadius, .startAngle: [0]
    case .endAngle: [360]
    case .locations: []
    case .axis: [0, 0, 0]
    case .perspective, .lineWidth: [1]
    case .style: [1, 10, 0]
    }
  }

  /// The meaning of the part, as a sentence.
  var documentation: String {
    switch self {
    case .anchor: "The point that stays in place, such as '.topLeading'; the centre without it."
    case .axis: "The axis of the rotation, as [x, y, z]."
    case .perspective: "The strength of the perspective."
    case .locations:
      "Where the colours are, from 0 to 1, one number for each; at equal distances without it."
    case .startPoint: "Where the gradient begins, such as '.topLeading'; '.top' without it."
    case .endPoint: "Where the gradient ends; '.bottom' without it."
    case .center: "The point around which the colours are; the centre without it."
    case .startRadius: "The distance of the first colour from the centre, in points; 0 without it."
    case .endRadius: "The distance of the last colour from the centre, in points; 0 without it."
    case .startAngle:
      "The angle of the first colour, as '.degrees(90)', clockwise from the right; 0 without it."
    case .endAngle: "The angle of the last colour; 360 degrees without it."
    case .lineWidth: "The width of the line, in points."
    case .style:
      "The style of the line, whose numbers are one value, as StrokeStyle is in SwiftUI; its dash "
        + "lengths would not be animated."
    }
  }
}

extension Attribute {
  /// The modifier of that name, whose key has the same name.
  func grammar(_ name: StaticString) -> ModifierGrammar {
    let definition = definition
    return ModifierGrammar(
      KeyEntry(name, .attribute(definition.type), definition.documentation), attribute: self,
      arguments: definition.parts.map { $0.key },
      lists: definition.type == .colors ? .body : .ofTransition, release: definition.release,
      read: { (decoder, what, parts) throws(JSONError) in
        parts.attribute = try decoder.readAttribute(definition.type, for: what)
      },
      make: { decoder, parts in
        guard let value = parts.attribute else { return nil }
        let setting = AttributeSetting(attribute: self, value: value, parts: parts.attributeParts)
        return .attribute(decoder.timeline.viewContent.attributes.add(setting))
      })
  }
}

extension AttributePart {
  /// The description of the argument, whose key has the same name.
  func entry(_ name: StaticString) -> KeyEntry {
    KeyEntry(name, .attribute(type), documentation)
  }

  /// The argument of that name.
  var key: ModifierKey {
    switch self {
    case .anchor: .anchor
    case .axis: .axis
    case .perspective: .perspective
    case .lineWidth: .lineWidth
    case .style: .style
    case .locations: .locations
    case .startPoint: .startPoint
    case .endPoint: .endPoint
    case .center: .center
    case .startRadius: .startRadius
    case .endRadius: .endRadius
    case .startAngle: .startAngle
    case .endAngle: .endAngle
    }
  }
}

extension ModifierKey {
  /// The part of an attribute that the key is.
  var attributePart: AttributePart? { AttributePart.allCases.first { $0.key == self } }
}
