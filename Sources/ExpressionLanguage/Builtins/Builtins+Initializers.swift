import AnimationEngine
import Diagnostics

extension Builtins {
  /// The functions that have the name of the type they make.
  static let initializers =
    placeInitializers + colorInitializers + springInitializers
    + transitionInitializers

  private static let placeInitializers = table {
    function("CGPoint", "x", "y", "A point of the plane.", Point.init(x:y:))
    function(
      "CGSize", "width", "height", "A width and a height, or an offset.",
      Size.init(width:height:))
    function(
      "CGRect", "x", "y", "width", "height", "A rectangle by its coordinates.",
      Rect.init(x:y:width:height:))
    function(
      "CGRect", "origin", "size", "A rectangle by its corner and size.", Rect.init(origin:size:))
    function(
      "UnitPoint", "x", "y", "A point as fractions of a view's width and height.",
      UnitPoint.init(x:y:))
    function(
      "EdgeInsets", "top", "leading", "bottom", "trailing", "Distances from the four edges.",
      EdgeInsets.init(top:leading:bottom:trailing:))
    function(
      "CGAffineTransform", "a", "b", "c", "d", "tx", "ty", "An affine transform by its numbers.",
      AffineTransform.init(a:b:c:d:tx:ty:))
    function(
      "CGAffineTransform", "rotationAngle", "A rotation by an angle in radians.",
      AffineTransform.init(rotationAngle:))
    function("CGAffineTransform", "scaleX", "y", "A scaling.", AffineTransform.init(scaleX:y:))
    function(
      "CGAffineTransform", "translationX", "y", "A translation.",
      AffineTransform.init(translationX:y:))
    function("Angle", "degrees", "An angle in degrees.", Angle.init(degrees:))
    function("Angle", "radians", "An angle in radians.", Angle.init(radians:))
  }

  private static let colorInitializers = table {
    function(
      "Color", "red", "green", "blue", .named("opacity", or: 1),
      "A color by its sRGB components, 0 to 1.", Color.init(red:green:blue:opacity:))
    function(
      "Color", "white", .named("opacity", or: 1), "A gray, from black at 0 to white at 1."
    ) { (white: Double, opacity: Double) in
      Color(red: white, green: white, blue: white, opacity: opacity)
    }
    function(
      "Color", "hue", "saturation", "brightness", .named("opacity", or: 1),
      "A color by its hue, 0 to 1 around the circle.",
      Color.init(hue:saturation:brightness:opacity:))
    function(
      "UIColor", "red", "green", "blue", "alpha", "A color by its sRGB components, 0 to 1.",
      Color.init(red:green:blue:opacity:))
    function("Color", "_", "A color by '#rrggbb' or '#rrggbbaa'.") {
      (text: String) throws(EvaluationFailure) -> Color in
      guard let color = Color(hexadecimal: text) else {
        throw .other("'\(text.escapedForMessage)' is not a color")
      }
      return color
    }
    function("Color", .named("_", as: "UIColor"), "The color itself, or one of UIKit's.") {
      (color: Color) in color
    }
    since(.ios15) {
      function("Color", .named("uiColor", as: "UIColor"), "The color of UIKit.") {
        (color: Color) in color
      }
    }
  }

  private static let springInitializers = since(.ios17) {
    function(
      "Spring", .named("duration", or: 0.5), .named("bounce", or: 0),
      "A spring by how long it feels and how much it bounces.", Spring.init(duration:bounce:))
    function(
      "Spring", "response", "dampingRatio",
      "A spring by the length of one swing and its damping.",
      Spring.init(response:dampingRatio:))
    function(
      "Spring", .named("mass", or: 1), "stiffness", "damping",
      .named("allowOverDamping", or: false), "A spring by its physics.",
      Spring.init(mass:stiffness:damping:allowOverDamping:))
    function(
      "Spring", "settlingDuration", "dampingRatio", .named("epsilon", or: 0.001),
      "A spring by the time until it rests.",
      Spring.init(settlingDuration:dampingRatio:epsilon:))
  }
}
