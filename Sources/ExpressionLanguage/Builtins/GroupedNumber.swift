import JSONText

/// A number as `formatted()` writes it in the United States: groups of three digits, and at most six decimals.
enum GroupedNumber {
  private static let decimals = 6

  static func text(of number: Int) -> String {
    let digits = Array(String(number.magnitude).utf8)
    return (number < 0 ? "-" : "") + grouped(digits[...])
  }

  /// The shortest digits of a number, rounded half to even.
  static func text(of number: Double) -> String {
    guard number.isFinite else {
      return number.isNaN ? "NaN" : number < 0 ? "-∞" : "∞"
    }
    var digits = PlainDigits(DecimalText.shortest(number.magnitude))
    digits.round(to: decimals)
    let sign = number.sign == .minus ? "-" : ""
    let fraction =
      digits.fraction.isEmpty ? "" : "." + String(decoding: digits.fraction, as: UTF8.self)
    return sign + grouped(digits.whole) + fraction
  }

  private static func grouped(_ digits: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = []
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text.append(UInt8(ascii: ",")) }
      text.append(digit)
    }
    return String(decoding: text, as: UTF8.self)
  }
}

/// The digits of a number without an exponent, and how many of them are before the point.
private struct PlainDigits {
  private var digits: [UInt8] = []
  private var point = 0

  private static let zero = UInt8(ascii: "0")

  /// Digits with an optional point and an optional exponent.
  init(_ text: String) {
    let parts = text.split(separator: "e")
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    var decimals: Int?
    for byte in parts[0].utf8 {
      if byte == UInt8(ascii: ".") {
        decimals = 0
      } else {
        digits.append(byte)
        decimals = decimals.map { $0 + 1 }
      }
    }
    point = digits.count - (decimals ?? 0) + exponent
    if point < 1 {
      digits.insert(contentsOf: repeatElement(Self.zero, count: 1 - point), at: 0)
      point = 1
    }
    if point > digits.count {
      digits.append(contentsOf: repeatElement(Self.zero, count: point - digits.count))
    }
  }

  /// Rounds to a number of decimals, a half to the even digit, and drops the zeros at the end.
  mutating func round(to decimals: Int) {
    let end = point + decimals
    if end < digits.count {
      let rest = digits[end...]
      let isHalf =
        rest.first == UInt8(ascii: "5") && rest.dropFirst().allSatisfy { $0 == Self.zero }
      let isUp = isHalf ? digits[end - 1] % 2 == 1 : (rest.first ?? 0) >= UInt8(ascii: "5")
      digits.removeSubrange(end...)
      if isUp { increment() }
    }
    while digits.count > point, digits.last == Self.zero { digits.removeLast() }
  }

  /// Adds one to the last digit.
  private mutating func increment() {
    for index in digits.indices.reversed() {
      guard digits[index] == UInt8(ascii: "9") else {
        digits[index] += 1
        return
      }
      digits[index] = Self.zero
    }
    digits.insert(UInt8(ascii: "1"), at: 0)
    point += 1
  }

  /// The digits before the point, without zeros that lead.
  var whole: ArraySlice<UInt8> {
    let start = digits[..<(point - 1)].firstIndex { $0 != Self.zero } ?? point - 1
    return digits[start..<point]
  }

  var fraction: ArraySlice<UInt8> { digits[point...] }
}
