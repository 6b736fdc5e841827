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
    case .set(let set): Value.array(set.elements).text
    case .record(let record): list(record.names, record.values.map { $0.elementText })
    case .choice(let name, _): name
    default: typeName
    }
  }

  /// The text of the value if that has no more than `limit` characters; or else a text of more characters that begins
  /// in the same way.
  ///
  /// - Complexity: O(limit), however many elements there are and however long their texts are.
  package func text(upTo limit: Int) -> String {
    switch self {
    case .text(let text): return String(text.prefix(limit + 1))
    case .array(let array):
      let elements = array.indices.lazy.map { array[$0] }
      return Self.list("[", elements, upTo: limit, "]") { $1.elementText(upTo: limit) }
    case .set(let set): return Value.array(set.elements).text(upTo: limit)
    case .record(let record):
      return Self.list("(", record.values, upTo: limit, ")") {
        "\(record.names[$0]): \($1.elementText(upTo: limit))"
      }
    default: return text
    }
  }

  /// A list whose elements are left out once there are more characters before them than a limit.
  private static func list(
    _ opening: String, _ values: some Sequence<Value>, upTo limit: Int, _ closing: String,
    _ element: (Int, Value) -> String
  ) -> String {
    var (text, count) = (opening, 0)
    for (index, value) in values.enumerated() {
      guard count <= limit else { return text }
      let part = (index == 0 ? "" : ", ") + element(index, value)
      text += part
      count += part.count
    }
    return text + closing
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

  private func elementText(upTo limit: Int) -> String {
    if case .text(let text) = self { return "\"\(text.prefix(limit + 1))\"" }
    return text(upTo: limit)
  }
}
