/// A colour in the sRGB space, with an opacity.
public struct Color: Hashable, Sendable {
  /// The red component, with sRGB's encoding: 0...1 is the range that a display of that space can show.
  public var red: Double
  /// The green component.
  public var green: Double
  /// The blue component.
  public var blue: Double
  /// The opacity: 0 for invisible, 1 for opaque.
  public var opacity: Double

  /// Creates a colour from its components.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }
}

extension Color: Animatable {
  /// The cube roots of the colour's responses of the eye's cones, and the opacity, each times 128.
  ///
  /// Fills and strokes in SwiftUI move so (measured), which is a straight line in the OKLab space. The
  /// scale of the opacity is inferred from that of the other components.
  public var animatableData:
    AnimatablePair<Double, AnimatablePair<Double, AnimatablePair<Double, Double>>>
  {
    get {
      let cones = cubeRootCones * unitScale
      return AnimatablePair(
        cones.x, AnimatablePair(cones.y, AnimatablePair(cones.z, opacity * unitScale)))
    }
    set {
      let rest = newValue.second
      self = Color(
        cubeRootCones: SIMD3(newValue.first, rest.first, rest.second.first) / unitScale,
        opacity: rest.second.second / unitScale)
    }
  }
}

extension Color {
  /// Returns the colour a fraction of the way to another, as an animation shows it.
  public func mix(with other: Color, by fraction: Double) -> Color {
    // The ends are exact, whatever the conversions round.
    if fraction == 0 { return self }
    if fraction == 1 { return other }
    var result = self
    result.animatableData.interpolate(towards: other.animatableData, amount: fraction)
    return result
  }

  /// Returns the colour whose sRGB components are a fraction of the way to another's.
  ///
  /// This is what "mix" means in CSS and on many canvases; its middle tones are darker than those of
  /// `mix(with:by:)`.
  public func mixComponents(with other: Color, by fraction: Double) -> Color {
    if fraction == 1 { return other }
    return Color(
      red: red + (other.red - red) * fraction,
      green: green + (other.green - green) * fraction,
      blue: blue + (other.blue - blue) * fraction,
      opacity: opacity + (other.opacity - opacity) * fraction)
  }
}
