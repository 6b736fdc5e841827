// Colors by other notations than their components.
extension Color {
  /// Creates the color that `#rrggbb` or `#rrggbbaa` means.
  package init?(hexadecimal text: String) {
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8,
      digits.first != UInt8(ascii: "+"), digits.first != UInt8(ascii: "-"),
      let number = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    self.init(components: digits.count == 6 ? number : number >> 8)
    if digits.count == 8 { opacity = Double(number & 0xFF) / 255 }
  }

  /// Creates a color from its bytes, red the highest.
  package init(components: UInt32, opacity: Double = 1) {
    self.init(
      red: Double(components >> 16 & 0xFF) / 255, green: Double(components >> 8 & 0xFF) / 255,
      blue: Double(components & 0xFF) / 255, opacity: opacity)
  }

  /// Creates a color from its place on the circle of hues.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    /// The share of the other components that is left, by the distance from a component's own hue.
    func component(_ offset: Double) -> Double {
      let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      let place = k < 0 ? k + 6 : k
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// Returns the opaque color whose components are a fraction of the way to another's.
  package func opaqueMix(with other: Color, by fraction: Double) -> Color {
    var mixed = mixComponents(with: other, by: fraction)
    mixed.opacity = 1
    return mixed
  }
}
