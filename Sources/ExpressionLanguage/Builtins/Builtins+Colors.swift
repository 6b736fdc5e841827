import AnimationEngine

extension Builtins {
  static let colors = systemColors + colorMembers

  /// The system colors that came with iOS 15.
  private static let laterColors = ["mint", "teal", "cyan", "indigo", "brown"]

  private static let clear = constant(
    "clear", Color(red: 0, green: 0, blue: 0, opacity: 0), "Invisible.")

  private static let systemColors = table {
    Color.systemColors.flatMap { hue in
      since(laterColors.contains(hue.name) ? .ios15 : .ios13) { color(hue.name, hue.components) }
    }
    color("white", 0xFFFFFF)
    color("black", 0x000000)
    clear
    constant("primary", Color(red: 0, green: 0, blue: 0), "The color of text: black.")
    constant("secondary", Color(components: 0x3C3C43, opacity: 0.6), "#3c3c43, 60 % opaque.")
    constant("accentColor", Color(components: 0x007AFF), "The accent color of a new app: blue.")
  }

  /// UIKit calls the system colors by longer names; its plain names are those of pure colors.
  static let uiColors = aliases(of: "UIColor") {
    Color.pureColors.map { hue in color(hue.name, hue.components) }
    clear
    Color.systemColors.map { hue in
      color("system" + hue.name.prefix(1).uppercased() + hue.name.dropFirst(), hue.components)
    }
    Color.semanticColors.map { color($0.name, $0.components, percent: $0.percent) }
  }

  private static func color(
    _ name: String, _ hexadecimal: UInt32, percent: Int = 100
  ) -> Builtin {
    let digits = String(hexadecimal, radix: 16)
    let padded = String(repeating: "0", count: 6 - digits.utf8.count) + digits
    let opacity = percent == 100 ? "" : ", \(percent) % opaque"
    return constant(
      name, Color(components: hexadecimal, opacity: Double(percent) / 100),
      "The color #\(padded)\(opacity).")
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
    property("gradient", "The color itself; a gradient of several colors is a modifier.") {
      (color: Color) in
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
