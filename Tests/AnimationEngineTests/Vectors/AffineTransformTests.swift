import AnimationEngine
import TestSupport
import Testing

@Suite struct AffineTransformTests {
  private static let transforms = [
    AffineTransform.identity, AffineTransform(rotationAngle: 0.7),
    AffineTransform(scaleX: 2, y: -3), AffineTransform(translationX: 5, y: 7),
    AffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6),
  ]

  /// The point that a row vector times the matrix gives.
  private func moved(_ point: Point, by transform: AffineTransform) -> Point {
    Point(
      x: transform.a * point.x + transform.c * point.y + transform.tx,
      y: transform.b * point.x + transform.d * point.y + transform.ty)
  }

  @Test(arguments: transforms, transforms)
  func `a product does one transform after the other`(
    first: AffineTransform, second: AffineTransform
  ) {
    let point = Point(x: 1.25, y: -2.5)
    let product = moved(point, by: first.concatenating(second))
    let expected = moved(moved(point, by: first), by: second)
    #expect(isClose(product.x, expected.x, within: 1e-12))
    #expect(isClose(product.y, expected.y, within: 1e-12))
  }

  @Test func `a rotation turns the x axis toward the y axis`() {
    let turned = moved(Point(x: 1, y: 0), by: AffineTransform(rotationAngle: .pi / 2))
    #expect(isClose(turned.x, 0, within: 1e-15) && isClose(turned.y, 1, within: 1e-15))
  }
}
