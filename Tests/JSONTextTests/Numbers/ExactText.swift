/// Decimal texts of binary values, exactly, digit by digit: slow, plain, and unlike the library.
enum ExactText {
  /// All digits of a finite value, with a point if it is not whole.
  static func of(_ value: Double) -> String {
    let bits = value.magnitude.bitPattern
    let biased = Int(bits >> 52)
    let fraction = bits & (1 << 52 - 1)
    return of(
      biased == 0 ? fraction : fraction | 1 << 52, timesTwoTo: max(biased, 1) - 1075)
  }

  /// The value halfway between a finite magnitude and the next greater one.
  static func midpointAbove(_ value: Double) -> String {
    let biased = Int(value.bitPattern >> 52)
    let fraction = value.bitPattern & (1 << 52 - 1)
    let significand = biased == 0 ? fraction : fraction | 1 << 52
    let text = of(2 * significand + 1, timesTwoTo: max(biased, 1) - 1076)
    return text.contains(".") ? text : text + ".0"
  }

  /// The text of a value without the sign, rounded to some decimals, a tie to the even digit.
  static func rounded(_ value: Double, decimals: Int) -> String {
    let parts = of(value).split(separator: ".")
    let fraction = parts.count > 1 ? Array(parts[1].utf8) : []
    var digits = Array(parts[0].utf8) + fraction.prefix(decimals)
    digits += Array(repeating: 0x30, count: max(decimals - fraction.count, 0))
    let rest = fraction.dropFirst(decimals)
    if let first = rest.first {
      let isTie = first == 0x35 && rest.dropFirst().allSatisfy { $0 == 0x30 }
      let isOdd = digits[digits.count - 1] & 1 == 1
      if first > 0x35 || first == 0x35 && !isTie || isTie && isOdd { increment(&digits) }
    }
    if decimals > 0 { digits.insert(0x2E, at: digits.count - decimals) }
    return String(decoding: digits, as: UTF8.self)
  }

  /// The text with its last digit, and those a borrow reaches, one less.
  static func decremented(_ text: String) -> String {
    var digits = Array(text.utf8)
    for index in digits.indices.reversed() where digits[index] != 0x2E {
      if digits[index] > 0x30 {
        digits[index] -= 1
        break
      }
      digits[index] = 0x39
    }
    return String(decoding: digits, as: UTF8.self)
  }

  private static func of(_ significand: UInt64, timesTwoTo exponent: Int) -> String {
    // Little-endian groups of nine digits. Halving k times is multiplying by 5^k and moving the
    // point by k places.
    var groups = [significand % 1_000_000_000, significand / 1_000_000_000 % 1_000_000_000]
    groups.append(significand / 1_000_000_000_000_000_000)
    for _ in 0..<abs(exponent) { multiply(&groups, by: exponent > 0 ? 2 : 5) }
    var text = groups.reversed().map { group in
      String(repeating: "0", count: 9 - String(group).count) + String(group)
    }.joined()
    let decimals = exponent < 0 ? -exponent : 0
    if text.count <= decimals {
      text = String(repeating: "0", count: decimals + 1 - text.count) + text
    }
    let whole = text.dropLast(decimals).drop { $0 == "0" }
    return (whole.isEmpty ? "0" : whole) + (decimals > 0 ? "." + text.suffix(decimals) : "")
  }

  private static func multiply(_ groups: inout [UInt64], by factor: UInt64) {
    var carry: UInt64 = 0
    for index in groups.indices {
      let product = groups[index] * factor + carry
      groups[index] = product % 1_000_000_000
      carry = product / 1_000_000_000
    }
    if carry > 0 { groups.append(carry) }
  }

  private static func increment(_ digits: inout [UInt8]) {
    for index in digits.indices.reversed() {
      if digits[index] < 0x39 {
        digits[index] += 1
        return
      }
      digits[index] = 0x30
    }
    digits.insert(0x31, at: 0)
  }
}
