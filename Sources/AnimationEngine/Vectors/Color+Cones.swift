extension Color {
  /// The cube roots of the responses of the long, middle and short cones.
  var cubeRootCones: SIMD3<Double> {
    let red = Color.linear(red)
    let green = Color.linear(green)
    let blue = Color.linear(blue)
    let cones =
      SIMD3(0.4122214708, 0.2119034982, 0.0883024619) * red
      + SIMD3(0.5363325363, 0.6806995451, 0.2817188376) * green
      + SIMD3(0.0514459929, 0.1073969566, 0.6299787005) * blue
    return SIMD3(cubeRoot(cones.x), cubeRoot(cones.y), cubeRoot(cones.z))
  }

  /// Creates a colour from the cube roots of the responses of the cones.
  init(cubeRootCones roots: SIMD3<Double>, opacity: Double) {
    let cones = roots * roots * roots
    // The inverse of the matrix above.
    let linear =
      SIMD3(4.076741661347994, -1.268438004092176, -0.004196086541837109) * cones.x
      + SIMD3(-3.3077115904081933, 2.6097574006633715, -0.7034186144594496) * cones.y
      + SIMD3(0.2309699287294279, -0.3413193963102196, 1.7076147009309448) * cones.z
    self.init(
      red: Color.encoded(linear.x), green: Color.encoded(linear.y),
      blue: Color.encoded(linear.z), opacity: opacity)
  }

  /// The light of an sRGB component; a negative one is the mirror image.
  private static func linear(_ component: Double) -> Double {
    let magnitude = abs(component)
    let light =
      magnitude <= 0.04045 ? magnitude / 12.92 : power((magnitude + 0.055) / 1.055, 2.4)
    return component < 0 ? -light : light
  }

  /// The sRGB component of an amount of light.
  private static func encoded(_ light: Double) -> Double {
    let magnitude = abs(light)
    let component =
      magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * power(magnitude, 1 / 2.4) - 0.055
    return light < 0 ? -component : component
  }
}
