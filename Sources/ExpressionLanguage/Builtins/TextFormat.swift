import Diagnostics
import JSONText

/// The format of `String(format:)`: a text with the places of values, as C's `printf` has them.
///
/// Whole numbers (`%d`, `%i`, `%u`, with any `l`), decimal ones (`%f`, with up to 15 decimals) and texts (`%@`) take
/// a width and the flags `-`, `+`, space and `0`.
struct TextFormat {
  /// The place of a value.
  private struct Place {
    var isLeft = false
    var isPadded = false
    /// The sign of what is not negative.
    var sign = ""
    var width = 0
    var decimals: Int?
    var kind: UInt8 = 0
  }

  private enum Piece {
    case text(String)
    case place(Place)
  }

  private static let widthLimit = 1000

  private var pieces: [Piece] = []

  init(_ format: String) throws(EvaluationFailure) {
    let bytes = Array(format.utf8)
    var start = 0
    while let sign = bytes[start...].firstIndex(of: UInt8(ascii: "%")) {
      pieces.append(.text(String(decoding: bytes[start..<sign], as: UTF8.self)))
      start = sign + 1
      if start < bytes.count, bytes[start] == UInt8(ascii: "%") {
        pieces.append(.text("%"))
        start += 1
      } else {
        pieces.append(.place(try Self.place(in: bytes, at: &start)))
      }
    }
    pieces.append(.text(String(decoding: bytes[start...], as: UTF8.self)))
  }

  /// Reads what follows a percent sign.
  private static func place(
    in bytes: [UInt8], at index: inout Int
  ) throws(EvaluationFailure) -> Place {
    let start = index
    var place = Place()
    flags: while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "-"): place.isLeft = true
      case UInt8(ascii: "0"): place.isPadded = true
      case UInt8(ascii: "+"): place.sign = "+"
      case UInt8(ascii: " "): place.sign = place.sign.isEmpty ? " " : place.sign
      default: break flags
      }
      index += 1
    }
    place.width = number(in: bytes, at: &index) ?? 0
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      place.decimals = number(in: bytes, at: &index) ?? 0
    }
    while index < bytes.count, bytes[index] == UInt8(ascii: "l") { index += 1 }
    let kinds: [UInt8] = [
      UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "f"), UInt8(ascii: "@"),
    ]
    guard index < bytes.count, kinds.contains(bytes[index]), place.width <= widthLimit,
      place.decimals == nil || bytes[index] == UInt8(ascii: "f"), place.decimals ?? 0 <= 15
    else {
      let end = min(index + 1, bytes.count)
      let found = String(decoding: bytes[(start - 1)..<end], as: UTF8.self)
      throw .other("'\(found.escapedForMessage)' is not simulated: a format has %d, %f or %@")
    }
    place.kind = bytes[index]
    index += 1
    return place
  }

  /// Reads digits; nil without one.
  private static func number(in bytes: [UInt8], at index: inout Int) -> Int? {
    var number: Int?
    while index < bytes.count, bytes[index] >= UInt8(ascii: "0"), bytes[index] <= UInt8(ascii: "9")
    {
      number = min((number ?? 0) * 10 + Int(bytes[index] - UInt8(ascii: "0")), widthLimit + 1)
      index += 1
    }
    return number
  }

  /// The format with values at its places.
  func text(of values: [Value]) throws(EvaluationFailure) -> String {
    var rest = values[...]
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let words): text += words
      case .place(let place):
        guard let value = rest.popFirst() else {
          throw .other("the format has more places than the \(values.count) values after it")
        }
        text += try Self.text(of: value, at: place)
      }
    }
    guard rest.isEmpty else {
      throw .other("the format has \(values.count - rest.count) places for \(values.count) values")
    }
    return text
  }

  private static func text(of value: Value, at place: Place) throws(EvaluationFailure) -> String {
    switch (place.kind, value) {
    case (UInt8(ascii: "@"), _): return padded(value.text, sign: "", false, place)
    case (UInt8(ascii: "f"), .double(let number)): return decimal(number, place)
    case (UInt8(ascii: "f"), .int(let number)): return decimal(Double(number), place)
    case (_, .int(let number)):
      return padded(String(number.magnitude), sign: number < 0 ? "-" : place.sign, true, place)
    // Numbers of a document are Doubles.
    case (_, .double(let number)):
      guard let whole = Int(exactly: number) else {
        throw .other("%d wants a whole number, not \(number.text)")
      }
      return try text(of: .int(whole), at: place)
    default:
      let found = String(decoding: [place.kind], as: UTF8.self)
      throw .other("%\(found) wants a number, not \(value.typeName)")
    }
  }

  private static func decimal(_ number: Double, _ place: Place) -> String {
    let sign = number.sign == .minus ? "-" : place.sign
    guard number.isFinite else {
      return padded(
        number.isNaN ? "nan" : "inf", sign: number.isNaN ? place.sign : sign, false, place)
    }
    let digits = DecimalText.fixed(number.magnitude, decimals: place.decimals ?? 6)
    return padded(digits, sign: sign, true, place)
  }

  /// A text brought to its width: with zeros after the sign, or with spaces.
  private static func padded(
    _ text: String, sign: String, _ takesZeros: Bool, _ place: Place
  ) -> String {
    let missing = max(place.width - text.count - sign.utf8.count, 0)
    if place.isLeft { return sign + text + String(repeating: " ", count: missing) }
    return takesZeros && place.isPadded
      ? sign + String(repeating: "0", count: missing) + text
      : String(repeating: " ", count: missing) + sign + text
  }
}
