import ExpressionLanguage
import Foundation
import TestSupport
import Testing

/// Texts of numbers are those of Foundation.
@Suite struct TextFormatTests {
  private static let numbers: [Double] = {
    var generator = SeededGenerator(seed: 46)
    let random = (0..<Cases.count(200, of: 2000)).map { _ in
      Double.random(in: -1...1, using: &generator)
        * pow(10, Double(Int.random(in: -9...18, using: &generator)))
    }
    return random + [
      0, -0.0, 1, 0.5, 1.5, 2.5, -2.5, 3.14159265358979, 1234.5, 1_234_567.891, 5e-7, 4.9e-7, 1e20,
      -1234.5678915, 0.1234565, 0.1234575, 999_999.9999996, 0.9999996, 1e300, 123_456,
    ]
  }()

  private func text(_ expression: String) throws -> String {
    guard case .text(let text) = try value(of: expression) else { return "no text" }
    return text
  }

  @Test func `a number is formatted as in the United States`() throws {
    let style = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US"))
    for number in Self.numbers {
      #expect(try text("(\(number)).formatted()") == style.format(number), "\(number)")
    }
    let whole = IntegerFormatStyle<Int>(locale: Locale(identifier: "en_US"))
    for number in [0, 1, -1, 12, 123, 1234, -1234, 123_456, -1_234_567] {
      #expect(try text("Int(\(number)).formatted()") == whole.format(number))
    }
    #expect(try text("Double.infinity.formatted()") == "∞")
  }

  @Test(arguments: [
    "%f", "%.2f", "%.0f", "%8.3f", "%-8.1f|", "%+.1f", "% .3f", "%08.2f", "%-08.2f|", "%012f",
    "a %% b %.15f", "%lf", "% +f",
  ])
  func `a decimal number has the format of Foundation`(format: String) throws {
    for number in Self.numbers {
      let found = try text("String(format: '\(format)', \(number))")
      #expect(found == String(format: format, number), "\(number)")
    }
    #expect(
      try text("String(format: '\(format)', Double.infinity)")
        == String(format: format, Double.infinity))
  }

  @Test(arguments: ["%d", "%5d", "%05d", "%-5d|", "%+d", "% d", "%i", "%02d", "%ld", "%lld:%%"])
  func `a whole number has the format of Foundation`(format: String) throws {
    for number in [0, 1, -1, 7, 42, -1234, 1_234_567] {
      let expected = String(format: format, number)
      #expect(try text("String(format: '\(format)', \(number))") == expected)
      // A number of a document is a Double, whose whole value Swift would have as an Int.
      #expect(try text("String(format: '\(format)', Double(\(number)))") == expected)
    }
  }

  @Test func `values follow each other, whatever they are`() throws {
    #expect(try text("String(format: '%@: %d of %.1f%%', 'step', 2, 50.25)") == "step: 2 of 50.2%")
    #expect(try text("String(format: '%5@|%-5@|', 'ab', 'cd')") == "   ab|cd   |")
    #expect(try text("String(format: 'none')") == "none")
  }

  @Test(arguments: [
    ("'%g', 1", "'%g' is not simulated: a format has %d, %f or %@"),
    ("'50%'", "'%' is not simulated: a format has %d, %f or %@"),
    ("'%.3d', 1", "'%.3d' is not simulated: a format has %d, %f or %@"),
    ("'%99999f', 1", "'%99999f' is not simulated: a format has %d, %f or %@"),
    ("'%d', 2.5", "%d wants a whole number, not 2.5"),
    ("'%f', 'a'", "%f wants a number, not String"),
    ("'%d %d', 1", "the format has more places than the 1 values after it"),
    ("'%d', 1, 2", "the format has 1 places for 2 values"),
  ])
  func `a format that does not fit is an error`(arguments: String, message: String) {
    let error = #expect(throws: EvaluationError.self) {
      try text("String(format: \(arguments))")
    }
    #expect(error?.failure.message == message)
  }
}
