import Diagnostics
import Testing

@Suite struct MeasuredNumberTests {
  @Test(arguments: [
    ("300ms", 0.3), ("0.3s", 0.3), ("0.3 s", 0.3), ("60fps", 60), ("12px", 12), ("50%", 0.5),
    ("7", 7), ("1.5", 1.5),
  ])
  func `a unit is taken off`(text: String, number: Double) throws {
    let measured = try #require(MeasuredNumber(text))
    #expect(abs(measured.number - number) < 1e-12)
    #expect(!measured.isAngle)
    #expect(Double(measured.plain) == measured.number)
    #expect(measured.expression == measured.plain)
  }

  @Test(arguments: ["90deg", "90°", "90 degrees"])
  func `degrees make an angle`(text: String) {
    #expect(MeasuredNumber(text)?.expression == ".degrees(90)")
  }

  @Test(arguments: ["", "ms", "x", "3 apples", "1.2.3", "-1s", "nan", "0x10", "1e5s"])
  func `anything else is no measured number`(text: String) {
    #expect(MeasuredNumber(text) == nil)
  }
}
