import Foundation
import JSONText
import TestSupport
import Testing

struct DecimalTextLawTests {
  /// Values at which digits, exponents or notations change, and their neighbours.
  static let boundaries: [Double] = {
    var values: [Double] = [
      .leastNonzeroMagnitude, .leastNormalMagnitude, .greatestFiniteMagnitude,
    ]
    for power in -323...308 { values.append(Double("1e\(power)") ?? 0) }
    for power in -1074...1023 {
      values.append(Double(sign: .plus, exponent: power, significand: 1))
    }
    values += [0.1, 0.5, 1.0 / 3, 2.0 / 3, 9.5, 99.95, 1e15 + 0.5, 9_007_199_254_740_991]
    return values.flatMap { [$0.nextDown, $0, $0.nextUp] }.filter { $0.isFinite && $0 > 0 }
  }()

  static func randomValues(_ count: Int, seed: UInt64) -> [Double] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { index in
      let bits = Double(bitPattern: generator.next())
      let decimals = Double(Int64(truncatingIfNeeded: generator.next() >> 30)) / 1000
      let unit = Double.random(in: -1000...1000, using: &generator)
      return index % 3 == 0 ? (bits.isFinite ? bits : 1) : index % 3 == 1 ? decimals : unit
    }
  }

  @Test func `the shortest text of values at boundaries reads back as the same bits`() {
    for value in Self.boundaries { expectShortest(value) }
  }

  @Test func `the shortest text of random values reads back as the same bits`() {
    for value in Self.randomValues(Cases.count(5_000, of: 20_000), seed: 10) {
      expectShortest(value)
    }
  }

  @Test func `fixed text of values at boundaries is the exact value rounded once`() {
    for value in Self.boundaries.filter({ $0 > 1e-30 && $0 < 1e30 }) {
      for decimals in [0, 3, 6, 15] { expectFixed(value, decimals: decimals) }
    }
  }

  @Test func `fixed text of random values is the exact value rounded once`() {
    let values = Self.randomValues(2_000, seed: 11)
    for (index, value) in values.enumerated() { expectFixed(value, decimals: index % 16) }
  }

  @Test func `fixed text of exact ties goes to the even digit`() {
    for numerator in stride(from: -4001, through: 4001, by: Cases.count(14, of: 2)) {
      for shift in 1...16 {
        let value = Double(numerator) / Double(1 << shift)
        expectFixed(value, decimals: shift - 1)
      }
    }
  }

  @Test func `fixed text agrees with the C library`() {
    for value in Self.randomValues(3_000, seed: 12) {
      for decimals in [0, 1, 6, 15] {
        let expected = String(format: "%.\(decimals)f", value)
        let isZero = expected.allSatisfy { "-0.".contains($0) }
        let text = DecimalText.fixed(value, decimals: decimals)
        #expect(text == (isZero ? expected.replacing("-", with: "") : expected))
      }
    }
  }

  /// `description` has the shortest digits too, in another notation.
  private func expectShortest(_ value: Double) {
    let text = DecimalText.shortest(value)
    guard strtod(text, nil).bitPattern == value.bitPattern else {
      Issue.record("\(value) became \(text)")
      return
    }
    let (digits, expected) = (significantDigits(text), significantDigits(value.description))
    if digits != expected { Issue.record("\(value): \(digits) instead of \(expected)") }
    if let number = try? parse(text), case .number(let read) = number {
      if read.bitPattern != value.bitPattern { Issue.record("\(text) was read as \(read)") }
    } else {
      Issue.record("\(text) is not JSON")
    }
    let isPlain = value.magnitude >= 1e-7 && value.magnitude < 1e21
    if text.contains("e") == isPlain { Issue.record("\(value): notation of \(text)") }
  }

  private func expectFixed(_ value: Double, decimals: Int) {
    let expected = ExactText.rounded(value, decimals: decimals)
    let isZero = expected.utf8.allSatisfy { $0 == 0x30 || $0 == 0x2E }
    let sign = value < 0 && !isZero ? "-" : ""
    let text = DecimalText.fixed(value, decimals: decimals)
    if text != sign + expected { Issue.record("\(value), \(decimals): \(text)") }
  }

  private func significantDigits(_ text: String) -> String {
    let digits = text.split(separator: "e")[0].filter(\.isNumber).drop { $0 == "0" }
    return String(String(digits.reversed().drop { $0 == "0" }).reversed())
  }
}
