import Diagnostics
import ExpressionLanguage
import JSONText

extension TimelineChecker {
  /// The vector that is wanted, made of the numbers of an array or an object.
  func vector(
    of expected: ExpectedTypes, _ parts: [(name: String, value: DocumentValue)]
  ) -> String? {
    guard let (type, labels) = expected.alternatives.lazy.compactMap({ Self.vector($0) }).first
    else { return nil }
    var spellings: [String] = []
    for (index, label) in labels.enumerated() {
      let named = parts.first { $0.name == label || $0.name == Self.otherName(of: label) }
      let part = named ?? (index < parts.count && parts[index].name.isEmpty ? parts[index] : nil)
      spellings.append("\(label): \(part.flatMap { spelling($0.value) } ?? "0")")
    }
    return "write \"\(type)(\(spellings.joined(separator: ", ")))\""
  }

  private static func vector(_ type: ValueType) -> (name: String, labels: [String])? {
    switch type.unwrapped {
    case .size: ("CGSize", ["width", "height"])
    case .point: ("CGPoint", ["x", "y"])
    case .unitPoint: ("UnitPoint", ["x", "y"])
    default: nil
    }
  }

  /// A size and a point call the same direction differently.
  private static func otherName(of label: String) -> String {
    switch label {
    case "width": "x"
    case "height": "y"
    case "x": "width"
    default: "height"
    }
  }

  private func spelling(_ value: DocumentValue) -> String? {
    switch value {
    case .number(let number, _): DecimalText.shortest(number)
    case .text(let expression) where expression.text.range.count <= 40:
      source.text(expression.text).escapedForMessage
    case .text, .boolean, .null, .array, .object: nil
    }
  }
}
