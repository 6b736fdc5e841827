import TestSupport
import Testing

@testable import AnimationEngine

@Suite struct ColorTests {
  static func color(_ hex: Int) -> Color {
    let parts = [16, 8, 0].map { Double(hex >> $0 & 0xFF) / 255 }
    return Color(red: parts[0], green: parts[1], blue: parts[2])
  }

  /// Measured on SwiftUI: a fill from red to blue, in dark mode.
  @Test func `a colour moves as SwiftUI's fills were measured`() {
    let difference =
      ColorTests.color(0x0091FF).animatableData - ColorTests.color(0xFF4245).animatableData
    #expect(isClose(difference.first, -22.421, within: 6e-4))
    #expect(isClose(difference.second.first, 4.491, within: 6e-4))
    #expect(isClose(difference.second.second.first, 47.533, within: 6e-4))
    #expect(difference.second.second.second == 0)
  }

  /// Measured on SwiftUI: the middle of a gradient from red to blue, in whole steps of 255.
  @Test func `the middle of red and blue is the measured one`() {
    let middle = Color(red: 1, green: 0, blue: 0).mix(
      with: Color(red: 0, green: 0, blue: 1), by: 0.5)
    let steps = [middle.red, middle.green, middle.blue].map { ($0 * 255).rounded() }
    #expect(steps == [140, 83, 162])
  }

  @Test func `a colour survives the way to its data and back`() {
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<2_000 {
      // Beyond what a display can show, too.
      let parts = (0..<3).map { _ in Double.random(in: -0.5...1.5, using: &generator) }
      let color = Color(red: parts[0], green: parts[1], blue: parts[2], opacity: 0.3)
      var copy = Color(red: 0, green: 0, blue: 0)
      copy.animatableData = color.animatableData
      #expect(isClose(copy.red, color.red, within: 1e-6), "\(generator)")
      #expect(isClose(copy.green, color.green, within: 1e-6), "\(generator)")
      #expect(isClose(copy.blue, color.blue, within: 1e-6), "\(generator)")
      #expect(isClose(copy.opacity, 0.3, within: 1e-15), "\(generator)")
    }
  }

  @Test func `a colour that is written in bytes or decimals comes back exactly`() {
    var generator = SeededGenerator(seed: 43)
    for round in 0..<2_000 {
      let digits = [1e1, 1e2, 1e3, 1e6, 1e12][round % 5]
      let parts = (0..<3).map { _ in
        Double(Int64.random(in: Int64(-digits / 2)...Int64(digits * 1.5), using: &generator))
          / digits
      }
      let decimal = Color(red: parts[0], green: parts[1], blue: parts[2], opacity: 0.3)
      for color in [decimal, ColorTests.color(Int.random(in: 0...0xFFFFFF, using: &generator))] {
        var copy = Color(red: 0, green: 0, blue: 0)
        copy.animatableData = color.animatableData
        #expect(copy == color, "\(generator)")
        #expect(copy.red.sign == .plus || copy.red < 0)
      }
    }
  }

  /// A colour on its way that is near to a written one is not that one.
  @Test func `the colour a millionth of a millionth before the end is not the end`() {
    let (first, last) = (ColorTests.color(0x000000), ColorTests.color(0xFF0000))
    var color = first
    color.animatableData.interpolate(towards: last.animatableData, amount: 1 - 1e-12)
    #expect(color.red < 1 && isClose(color.red, 1, within: 1e-11))
  }

  @Test func `both ends of a mix are exact`() {
    let (first, second) = (ColorTests.color(0x123456), ColorTests.color(0xABCDEF))
    #expect(first.mix(with: second, by: 0) == first)
    #expect(first.mix(with: second, by: 1) == second)
    #expect(first.mixComponents(with: second, by: 0) == first)
    #expect(first.mixComponents(with: second, by: 1) == second)
  }

  @Test func `a plain mix takes each component by itself`() {
    let mixed = Color(red: 1, green: 0, blue: 0.5, opacity: 1).mixComponents(
      with: Color(red: 0, green: 1, blue: 0.5, opacity: 0), by: 0.25)
    #expect(mixed == Color(red: 0.75, green: 0.25, blue: 0.5, opacity: 0.75))
  }

  @Test func `grey stays grey`() {
    let middle = Color(red: 0, green: 0, blue: 0).mix(
      with: Color(red: 1, green: 1, blue: 1), by: 0.4)
    #expect(isClose(middle.red, middle.green, within: 1e-8))
    #expect(isClose(middle.blue, middle.green, within: 1e-8))
  }
}
