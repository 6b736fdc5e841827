import JSONText

/// An attribute of views, and how a page shows it.
package struct PageAttribute: Sendable {
  package let name: String
  package let effect: PageEffect
  /// The numbers of its parts where they are not written. A part without one may be absent.
  package let neutral: [(part: String, number: Double)]

  package init(_ name: String, _ effect: PageEffect, neutral: [(part: String, number: Double)]) {
    self.name = name
    self.effect = effect
    self.neutral = neutral
  }
}

/// The effect of an attribute on the box of a view.
///
/// Texts are values of CSS in which `{x}` is a part of the attribute, `{}` its only one, and `{a|b}` the
/// first of two parts that there is.
package enum PageEffect: Hashable, Sendable {
  /// A function of `transform`, applied after those of the modifiers inside this one.
  case transform(String)
  /// A function of `filter`.
  case filter(String)
  /// A property of one element of the view.
  case style(of: Element, property: String, String)
  /// The picture of the body is a gradient, along a line of a square body.
  case gradient(Gradient)
  /// The color of a shape's body, or of a text.
  case content(String)
  /// The product of all opacities.
  case opacity
  /// The center, `x` and `y`.
  case position
  /// `width` and `height`.
  case size
  /// A center and a size.
  case rectangle
  /// The sum of the spaces at `top`, `trailing`, `bottom` and `leading`.
  case margin
  /// A bar between `from` and `to`.
  case trim
  case text
  /// The order in which siblings are drawn.
  case order

  /// The gradients of CSS.
  package enum Gradient: String, Sendable {
    case linear, radial, conic
  }

  /// `box` has the frame of the view, `body` fills it, and `back` is a second body, behind everything that the earlier
  /// modifiers draw.
  package enum Element: String, Sendable {
    case box, body, back
  }
}

extension PageAttribute {
  /// Writes the effect with its neutral numbers, as effects.js reads it.
  func write(to writer: inout JSONWriter) {
    writer.writeKey(name)
    writer.beginObject()
    effect.write(to: &writer)
    writer.writeKey("neutral")
    writer.beginObject()
    for (part, number) in neutral {
      writer.writeKey(part)
      writer.write(number)
    }
    writer.endObject()
    writer.endObject()
  }
}

extension PageEffect {
  var isGradient: Bool {
    if case .gradient = self { true } else { false }
  }

  /// Whether the content of a view with the attribute is cut to its corners.
  var roundsCorners: Bool {
    if case .style(_, "border-radius", _) = self { true } else { false }
  }

  fileprivate func write(to writer: inout JSONWriter) {
    writer.nonemptyMember("to", name)
    switch self {
    case .transform(let css), .filter(let css), .content(let css): writer.nonemptyMember("css", css)
    case .gradient(let kind): writer.nonemptyMember("property", kind.rawValue)
    case .style(let element, let property, let css):
      writer.nonemptyMember("of", element.rawValue)
      writer.nonemptyMember("property", property)
      writer.nonemptyMember("css", css)
    case .opacity, .position, .size, .rectangle, .margin, .trim, .text, .order: break
    }
  }

  private var name: String {
    switch self {
    case .transform: "transform"
    case .filter: "filter"
    case .style: "style"
    case .content: "content"
    case .gradient: "gradient"
    case .opacity: "opacity"
    case .position: "position"
    case .size: "size"
    case .rectangle: "rectangle"
    case .margin: "margin"
    case .trim: "trim"
    case .text: "text"
    case .order: "order"
    }
  }
}
