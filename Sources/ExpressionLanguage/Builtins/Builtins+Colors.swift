import AnimationEngine

extension Builtins {
  static let colors = systemColors + colorMembers

  /// The system colors have the values of iOS in light appearance.
  private static let systemColors = table {
    color("red", 0xFF3B30)
    color("orange", 0xFF9500)
    color("yellow", 0xFFCC00)
    color("green", 0x34C759)
    since(.ios15) {
      color("mint", 0x00C7BE)
      color("teal", 0x30B0C7)
      color("cyan", 0x32ADE6)
    }
    color("blue", 0x007AFF)
    since(.ios15) {
      color("indigo", 0x5856D6)
    }
    color("purple", 0xAF52DE)
    color("pink", 0xFF2D55)
    since(.ios15) {
      color("brown", 0xA2845E)
    }
    color("gray", 0x8E8E93)
    color("white", 0xFFFFFF)
    color("black", 0x000000)
    constant("clear", Color(red: 0, green: 0, blue: 0, opacity: 0), "Invisible.")
    constant("primary", Color(red: 0, green: 0, blue: 0), "The color of text: black.")
    constant("secondary", Color(components: 0x3C3C43, opacity: 0.6), "#3c3c43, 60 % opaque.")
    constant("accentColor", Color(components: 0x007AFF), "The accent color of a new app: blue.")
  }

  private static func color(_ name: String, _ hexadecimal: UInt32) -> Builtin {
    let digits = String(hexadecimal, radix: 16)
    let padded = String(repeating: "0", count: 6 - digits.utf8.count) + digits
    return constant(name, Color(components: hexadecimal), "The color #\(padded).")
  }

  private static let colorMembers = table {
    property("red", "The red component, 0 to 1.") { (color: Color) in color.red }
    property("green", "The green component, 0 to 1.") { (color: Color) in color.green }
    property("blue", "The blue component, 0 to 1.") { (color: Color) in color.blue }
    property("opacity", "The opacity, 0 to 1.") { (color: Color) in color.opacity }
    property("cgColor", "The color itself.") { (color: Color) in color }
    property("components", "Red, green, blue and opacity, 0 to 1.") {
      (color: Color) throws(EvaluationFailure) -> List<Double>? in
      try List([color.red, color.green, color.blue, color.opacity].map { .double($0) })
    }
    property("gradient", "The color itself; the gradient is not simulated.") { (color: Color) in
      color
    }
    function("opacity", "self", "_", "The color with its opacity multiplied.") {
      (color: Color, factor: Double) in
      Color(
        red: color.red, green: color.green, blue: color.blue, opacity: color.opacity * factor)
    }
    since(.ios17) {
      function(
        "mix", "self", "with", "by",
        "The color a fraction of the way to another, as the eye sees it."
      ) { (color: Color, other: Color, fraction: Double) in color.mix(with: other, by: fraction) }
    }
  }
}

extension Color {
  /// The color that '#rrggbb' or '#rrggbbaa' means.
  init?(hexadecimal text: String) {
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8,
      digits.allSatisfy({ $0.isHexDigit }), let number = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    self.init(components: digits.count == 6 ? number : number >> 8)
    if digits.count == 8 { opacity = Double(number & 0xFF) / 255 }
  }

  /// A color by its bytes, red the highest.
  fileprivate init(components: UInt32, opacity: Double = 1) {
    self.init(
      red: Double(components >> 16 & 0xFF) / 255, green: Double(components >> 8 & 0xFF) / 255,
      blue: Double(components & 0xFF) / 255, opacity: opacity)
  }

  /// A color by its place on the circle of hues.
  init(hue: Double, saturation: Double, brightness: Double, opacity: Double) {
    /// How much of the other components is left, by the distance from a component's own hue.
    func component(_ offset: Double) -> Double {
      let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      let place = k < 0 ? k + 6 : k
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// The opaque color whose components are a fraction of the way to another's.
  func opaqueMix(with other: Color, by fraction: Double) -> Color {
    var mixed = mixComponents(with: other, by: fraction)
    mixed.opacity = 1
    return mixed
  }
}
