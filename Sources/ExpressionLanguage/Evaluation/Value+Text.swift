import AnimationEngine
import Diagnostics

extension Value {
  /// The value as an interpolation prints it: numbers, texts and lists as Swift does.
  package var text: String {
    switch self {
    case .null: "nil"
    case .double(let number): number.text
    case .int(let number): "\(number)"
    case .bool(let value): "\(value)"
    case .text(let text): text
    case .point, .size, .rect: "(" + numbers.map { $0.text }.joined(separator: ", ") + ")"
    case .unitPoint: described(by: ["x", "y"])
    case .insets: described(by: ["top", "leading", "bottom", "trailing"])
    case .transform: described(by: ["a", "b", "c", "d", "tx", "ty"])
    case .angle(let angle): "Angle(degrees: \(angle.degrees.text))"
    case .color: described(by: ["red", "green", "blue", "opacity"])
    case .range(let range): "\(range.lowerBound)..<\(range.upperBound)"
    case .array(let array):
      "[" + array.elements.map { $0.elementText }.joined(separator: ", ") + "]"
    case .record(let record): list(record.names, record.values.map { $0.elementText })
    case .choice(let name, _): name
    default: typeName
    }
  }

  private func described(by labels: [String]) -> String {
    typeName + list(labels, numbers.map { $0.text })
  }

  private func list(_ labels: [String], _ values: [String]) -> String {
    "(" + zip(labels, values).map { "\($0): \($1)" }.joined(separator: ", ") + ")"
  }

  /// Inside a list a text keeps its quotes, as in Swift.
  private var elementText: String {
    if case .text(let text) = self { return "\"\(text)\"" }
    return text
  }
}
