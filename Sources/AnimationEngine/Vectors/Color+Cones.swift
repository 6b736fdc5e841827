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

  /// Creates the colour that has these cube roots of the responses of the cones.
  ///
  /// The inverse matrix rounds. A colour with components in 255ths or of up to twelve decimals comes back
  /// as it was: no other that is written so has the same cube roots.
  init(cubeRootCones roots: SIMD3<Double>, opacity: Double) {
    self.init(nearCubeRootCones: roots, opacity: opacity)
    if let written, written.cubeRootCones == roots { self = written }
  }

  private init(nearCubeRootCones roots: SIMD3<Double>, opacity: Double) {
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

  /// The colour with components in 255ths or of up to twelve decimals from which this one differs by no more
  /// than conversions round; nil if there is none.
  private var written: Color? {
    guard let red = Color.written(red), let green = Color.written(green),
      let blue = Color.written(blue)
    else { return nil }
    return Color(red: red, green: green, blue: blue, opacity: opacity)
  }

  private static func written(_ component: Double) -> Double? {
    for unit in [255, 1e12] {
      // 0 is added because a number that rounds to -0 is written as 0.
      let written = (component * unit).rounded() / unit + 0
      if abs(component - written) <= 2e-13 * max(1, abs(component)) { return written }
    }
    return nil
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
