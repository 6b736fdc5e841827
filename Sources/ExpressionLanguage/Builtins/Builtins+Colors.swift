import AnimationEngine

extension Builtins {
  /// The system colors have the values of iOS in light appearance.
  static let colors = Builtin.table {
    color("red", 0xFF3B30)
    color("orange", 0xFF9500)
    color("yellow", 0xFFCC00)
    color("green", 0x34C759)
    color("mint", 0x00C7BE, since: .ios15)
    color("teal", 0x30B0C7, since: .ios15)
    color("cyan", 0x32ADE6, since: .ios15)
    color("blue", 0x007AFF)
    color("indigo", 0x5856D6, since: .ios15)
    color("purple", 0xAF52DE)
    color("pink", 0xFF2D55)
    color("brown", 0xA2845E, since: .ios15)
    color("gray", 0x8E8E93)
    color("white", 0xFFFFFF)
    color("black", 0x000000)
    Builtin.constant(
      .color, "clear", .color(Color(red: 0, green: 0, blue: 0, opacity: 0)), "Invisible.")
    Builtin.constant(
      .color, "primary", .color(Color(red: 0, green: 0, blue: 0)), "The color of text: black.")
  }

  private static func color(
    _ name: String, _ hexadecimal: UInt32, since release: SwiftUIRelease = .ios13
  ) -> Builtin {
    let digits = String(hexadecimal, radix: 16)
    let padded = String(repeating: "0", count: 6 - digits.utf8.count) + digits
    return .constant(
      .color, name, .color(Color(components: hexadecimal)), in: .since(release),
      "The color #\(padded).")
  }

  static let colorMembers = Builtin.table {
    Builtin.row(
      .value(.color), "opacity", [.plain(.double)], .color,
      "The color with its opacity multiplied."
    ) { arguments throws(EvaluationFailure) in
      var color = try arguments.color(0)
      color.opacity *= try arguments.double(1)
      return .color(color)
    }
    Builtin.row(
      .value(.color), "mix", [.labeled("with", .color), .number("by")], .color,
      in: .since(.ios17), "The color a fraction of the way to another, as the eye sees it."
    ) { arguments throws(EvaluationFailure) in
      .color(
        try arguments.color(0).mix(with: try arguments.color(1), by: try arguments.double(2)))
    }
  }
}

extension Color {
  /// The color that '#rrggbb' or '#rrggbbaa' means.
  init?(hexadecimal text: String) {
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8,
      digits.allSatisfy(\.isHexDigit), let number = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    self.init(components: digits.count == 6 ? number : number >> 8)
    if digits.count == 8 { opacity = Double(number & 0xFF) / 255 }
  }

  /// An opaque color by its bytes, red the highest.
  fileprivate init(components: UInt32) {
    self.init(
      red: Double(components >> 16 & 0xFF) / 255, green: Double(components >> 8 & 0xFF) / 255,
      blue: Double(components & 0xFF) / 255)
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
