import AnimationEngine
import Testing
import ViewLayout

@Suite struct RoundingTests {
  /// The edges are rounded, not the size.
  @Test func `edges go to the nearest pixel, and from its middle to the greater coordinate`() {
    let cases = [
      (Rect(x: 0.4, y: 0.5, width: 0.4, height: 0.4), 1, Rect(x: 0, y: 1, width: 1, height: 0)),
      (Rect(x: -0.5, y: -1.5, width: 2, height: 1), 1, Rect(x: 0, y: -1, width: 2, height: 1)),
      (
        Rect(x: 10.26, y: 20.2, width: 0.5, height: 30), 0.5,
        Rect(x: 10.5, y: 20, width: 0.5, height: 30)
      ),
    ]
    for (frame, pixel, rounded) in cases {
      #expect(frame.rounded(toMultipleOf: pixel) == rounded)
    }
  }

  @Test(arguments: [0, -1, .infinity, .nan]) func `a length that is none changes nothing`(
    pixel: Double
  ) {
    let frame = Rect(x: 0.3, y: 0.4, width: 1.2, height: 5)
    #expect(frame.rounded(toMultipleOf: pixel) == frame)
  }
}
