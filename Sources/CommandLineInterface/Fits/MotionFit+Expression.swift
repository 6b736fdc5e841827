import CurveFitting
import JSONText

extension MotionFit {
  /// The animation in Swift, with the digits that are certain.
  var expression: String {
    switch family {
    case .spring: ".spring(" + arguments(.duration, .bounce) + ")"
    case .springPreset(let preset): preset.expression
    case .interpolatingSpring: ".interpolatingSpring(" + arguments(.duration, .bounce) + ")"
    case .pushedSpring:
      ".interpolatingSpring(" + arguments(.duration, .bounce, .initialVelocity) + ")"
    case .timingCurve:
      ".timingCurve("
        + [FittedParameter.x1, .y1, .x2, .y2].map(number).joined(separator: ", ") + ", "
        + arguments(.duration) + ")"
    case .curvePreset(let preset): ".\(preset.rawValue)(" + arguments(.duration) + ")"
    }
  }

  private func arguments(_ parameters: FittedParameter...) -> String {
    parameters.map { "\($0.rawValue): \(number($0))" }.joined(separator: ", ")
  }

  private func number(_ parameter: FittedParameter) -> String {
    self[parameter]?.roundedText ?? ""
  }
}

extension SpringPreset {
  /// The preset in Swift.
  var expression: String {
    switch self {
    case .smooth, .snappy, .bouncy, .interactiveSpring: "." + rawValue
    case .formerDefault: ".spring(response: 0.5, dampingFraction: 0.825)"
    }
  }
}

extension Estimate {
  /// The number with the digits that its error leaves it, six decimals at most.
  var roundedText: String { Self.text(value, decimals: decimals) }

  /// The number without the digits that its error takes away.
  var rounded: Double { Double(roundedText) ?? value }

  /// Whether the recording says anything about the number.
  var isDetermined: Bool { error < 100 * max(abs(value), 1) }

  /// The error to one digit more than the number has.
  var errorText: String {
    Self.text(error, decimals: min(decimals + 1, 7))
  }

  /// The fewest decimals with which rounding does less than the error.
  private var decimals: Int {
    guard isDetermined else { return 3 }
    var (decimals, half) = (0, 0.5)
    while decimals < 6, half > error {
      decimals += 1
      half /= 10
    }
    return decimals
  }

  /// A number without zeros at its end.
  static func text(_ number: Double, decimals: Int) -> String {
    var text = DecimalText.fixed(number, decimals: decimals)
    guard text.contains(".") else { return text }
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }
}
