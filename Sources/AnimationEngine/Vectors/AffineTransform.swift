/// An affine transform of the plane, by its six numbers; the counterpart of `CGAffineTransform`.
public struct AffineTransform: Hashable, Sendable {
  /// The factor from x to x.
  public var a: Double
  /// The factor from x to y.
  public var b: Double
  /// The factor from y to x.
  public var c: Double
  /// The factor from y to y.
  public var d: Double
  /// The distance along x.
  public var tx: Double
  /// The distance along y.
  public var ty: Double

  /// Creates a transform from its numbers.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a rotation by an angle in radians.
  public init(rotationAngle angle: Double) {
    let (sine, cosine) = sineAndCosine(angle)
    self.init(
      a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Creates a scaling.
  public init(scaleX x: Double, y: Double) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Creates a translation.
  public init(translationX x: Double, y: Double) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// The transform that changes nothing.
  public static let identity = AffineTransform(scaleX: 1, y: 1)

  /// The transform that does this one first, and then another.
  public func concatenating(_ other: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d,
      c: c * other.a + d * other.c, d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
  }
}
