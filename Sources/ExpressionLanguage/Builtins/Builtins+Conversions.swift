import AnimationEngine
import Diagnostics

extension Builtins {
  static let conversions = table {
    toDouble("Double")
    toDouble("CGFloat")
    toDouble("Float")
    toDouble("TimeInterval")
    function("Int", "_", "The whole number without the fraction; an error beyond the range of Int.")
    {
      (number: Double) throws(EvaluationFailure) -> Int in
      guard let whole = Int(exactly: number.rounded(.towardZero)) else {
        throw .other("Int(\(number.text)) has no value")
      }
      return whole
    }
    function("Int", "_", "The number itself.") { (number: Int) in number }
    linear {
      function("String", "_", "The texts of a list, joined.") {
        (texts: List<String>) throws(EvaluationFailure) -> String in
        try joined(texts.elements, separator: "")
      }
      function("String", "_", "The value as text: 12.0, 12, true.", description)
      function(
        "String", "format", .named("_", as: "CVarArg"),
        "A text with values at %d, %f and %@: '%.2f'."
      ) {
        (format: String, values: More<AnyArgument>) throws(EvaluationFailure) -> String in
        try bounded(TextFormat(format).text(of: values.elements.map { $0.value }))
      }
      function("String", "describing", "The value as text: 12.0, 12, true.", description)
      function("String", "repeating", "count", "A text several times.") {
        (text: String, count: Int) throws(EvaluationFailure) -> String in
        let (bytes, overflow) = try max(text.utf8.count, 1).multipliedReportingOverflow(
          by: checkedLength(count))
        guard !overflow, bytes <= ExpressionLimits.elements else { throw .tooLarge }
        return String(repeating: text, count: count)
      }
      function("Array", "_", "The characters of a text.") {
        (text: String) throws(EvaluationFailure) -> List<String> in
        try List<String>(text.map { .text(String($0)) })
      }
    }
    function("Array", "_", "The elements of a range or a list.") { (list: List<Value>) in list }
    linear {
      function("Array", "repeating", "count", "A value several times.") {
        (value: Value, count: Int) throws(EvaluationFailure) -> List<Value> in
        guard try checkedLength(count) <= ExpressionLimits.elements else { throw .tooLarge }
        return try List<Value>(Array(repeating: value, count: count))
      }
    }
  }

  private static func toDouble(_ name: String) -> Builtin {
    function(name, "_", "The number as a Double.") { (number: Double) in number }
  }

  @Sendable
  private static func description(of value: Value) throws(EvaluationFailure) -> String {
    try bounded(value.text)
  }

  /// A count that must not be negative.
  static func checkedLength(_ count: Int) throws(EvaluationFailure) -> Int {
    guard count >= 0 else { throw .other("a count of \(count) is negative") }
    return count
  }

  /// The texts among some values, one after another.
  static func joined(
    _ values: [Value], separator: String
  ) throws(EvaluationFailure) -> String {
    var result = ""
    for (index, value) in values.enumerated() {
      if index > 0 { result += separator }
      result += value.text
      // Long separators could make a text far larger than its list.
      result = try bounded(result)
    }
    return result
  }

  static let sequences = linear {
    function("zip", "_", "_", "The pairs of two lists, as long as the shorter one.") {
      (first: List<Value>, second: List<Other>) throws(EvaluationFailure) -> List<
        Pair<Value, Other>
      > in
      try List<Pair<Value, Other>>(
        records(["0", "1"], zip(first.elements, second.elements).map { [$0, $1] }))
    }
    stride("to", "The numbers from a start up to, not including, an end.") { $0 < $1 }
    stride("through", "The numbers from a start up to an end.") { $0 <= $1 }
  }

  /// `stride(from:to:by:)`; the n-th number is start + n * step, as in Swift.
  private static func stride(
    _ label: String, _ summary: String, _ includes: @escaping @Sendable (Double, Double) -> Bool
  ) -> Builtin {
    function("stride", "from", ParameterName(stringLiteral: label), "by", summary) {
      (start: Double, end: Double, step: Double) throws(EvaluationFailure) -> List<Double> in
      guard step != 0, step.isFinite else { throw .other("a stride by \(step) never ends") }
      var numbers: [Value] = []
      while true {
        let number = start + Double(numbers.count) * step
        guard step > 0 ? includes(number, end) : includes(end, number) else { break }
        guard numbers.count < ExpressionLimits.elements else { throw .tooLarge }
        numbers.append(.double(number))
      }
      return try List<Double>(numbers)
    }
  }
}
