import TimelineDocument
import TracePage

extension PageColumn.Attribute {
  /// The attribute of a column, by the end of its name after that of the view; nil if it is none's.
  init?(role: Substring) {
    guard let column = AttributeColumn(role: role) else { return nil }
    self.init(name: column.source.name, modifier: column.modifier, part: column.part)
  }

  /// Whether it moves the box of its view.
  var movesBox: Bool {
    Self.movers.contains(name)
  }

  private static let movers = [
    Attribute.offset.rawValue, Attribute.position.rawValue,
    AttributeColumn.Source.matchedFrame.name, AttributeColumn.Source.layoutFrame.name,
  ]
}

extension PageAttribute {
  /// All attributes that the columns of views may belong to.
  static var all: [PageAttribute] {
    let frames: [AttributeColumn.Source] = [.matchedFrame, .layoutFrame]
    return Attribute.allCases.map { PageAttribute($0) }
      + frames.map { PageAttribute($0.name, .rectangle, neutral: []) }
  }

  private init(_ attribute: Attribute) {
    let definition = attribute.definition
    var neutral = Self.numbers(
      of: attribute.type, definition.neutral ?? attribute.type.defaults, prefix: "")
    // The style of a line replaces its width.
    for part in attribute.parts where part != .style {
      neutral += Self.numbers(of: part.type, part.neutral, prefix: part.rawValue)
    }
    self.init(attribute.rawValue, attribute.effect, neutral: neutral)
  }

  private static func numbers(
    of type: AttributeType, _ numbers: [Double]?, prefix: String
  ) -> [(part: String, number: Double)] {
    zip(type.columns, numbers ?? []).map { column, number in
      ([prefix, column].filter { !$0.isEmpty }.joined(separator: "_"), number)
    }
  }
}

extension AttributeType {
  /// The numbers of its components where they are not written; nil where one of them must be.
  fileprivate var defaults: [Double]? {
    let numbers = components.compactMap { $0.defaultValue }
    return numbers.count == components.count ? numbers.flatMap { $0 } : nil
  }
}

extension Attribute {
  /// The effect of the attribute on the box of a view, in CSS, which is SwiftUI's as far as a box has it.
  fileprivate var effect: PageEffect {
    switch self {
    case .opacity: .opacity
    case .offset: .transform("translate({x}px,{y}px)")
    case .position: .position
    case .frame: .size
    case .zIndex: .order
    case .scaleEffect: .transform(Self.anchored("scale({x},{y})"))
    case .rotationEffect: .transform(Self.anchored("rotate({}deg)"))
    case .rotation3DEffect:
      .transform(
        "perspective(calc(300px/max({perspective},.001))) "
          + "rotate3d({axis_x},{axis_y},{axis_z},{}deg)")
    case .transformEffect:
      .transform(
        "translate(-50%,-50%) matrix({a},{b},{c},{d},{tx},{ty}) translate(50%,50%)")
    case .trim: .trim
    case .blur: .filter("blur(max({}px,0px))")
    case .cornerRadius: .style(of: .box, property: "border-radius", "max({}px,0px)")
    case .padding: .margin
    case .shadow:
      .filter("drop-shadow({x}px {y}px max({radius}px,0px) \(Self.color("color_")))")
    case .hueRotation: .filter("hue-rotate({}deg)")
    case .brightness: .filter("brightness(max(1 + {},0))")
    case .saturation: .filter("saturate(max({},0))")
    case .contrast: .filter("contrast(max({},0))")
    case .grayscale: .filter("grayscale(max({},0))")
    case .colorMultiply:
      .style(of: .body, property: "background-image", "linear-gradient(\(Self.color()) 0 0)")
    case .foregroundColor, .foregroundStyle: .content(Self.color())
    case .tint: .style(of: .body, property: "box-shadow", "inset 0 -4px \(Self.color())")
    case .background: .style(of: .back, property: "background-color", Self.color())
    case .fill: .style(of: .body, property: "background-color", Self.color())
    case .stroke:
      .style(
        of: .body, property: "outline",
        "max({style_lineWidth|lineWidth}px,0px) solid \(Self.color())")
    case .linearGradient: .gradient(.linear)
    case .radialGradient: .gradient(.radial)
    case .angularGradient: .gradient(.conic)
    case .text: .text
    }
  }

  private static func color(_ prefix: String = "") -> String {
    let parts = ["r", "g", "b"].map { "calc(255*{\(prefix)\($0)})" }.joined(separator: " ")
    return "rgb(\(parts)/{\(prefix)a})"
  }

  /// A function about the anchor: the origin of CSS is the center of the box.
  private static func anchored(_ function: String) -> String {
    let shift = { (sign: String) in
      "translate(calc(\(sign)100%*({anchor_x} - .5)),calc(\(sign)100%*({anchor_y} - .5)))"
    }
    return "\(shift("")) \(function) \(shift("-"))"
  }
}
