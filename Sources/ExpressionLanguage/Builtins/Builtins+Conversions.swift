import AnimationEngine

extension Builtins {
  static let conversions = Builtin.table {
    toDouble("Double")
    toDouble("CGFloat")
    toDouble("Float")
    Builtin.row(
      .everywhere, "Int", [.plain(.double)], .int,
      "The whole number without the fraction; an error beyond the range of Int."
    ) { arguments throws(EvaluationFailure) in
      let number = try arguments.double(0)
      guard let whole = Int(exactly: number.rounded(.towardZero)) else {
        throw .notAnInt(number)
      }
      return .int(whole)
    }
    Builtin.row(.everywhere, "Int", [.plain(.int)], .int, "The number itself.") {
      arguments throws(EvaluationFailure) in .int(try arguments.int(0))
    }
    Builtin.row(
      .everywhere, "String", [.plain(.array(.text))], .text, isLinear: true,
      "The texts of a list, joined."
    ) { arguments throws(EvaluationFailure) in
      .text(try joined(try arguments.elements(0), separator: ""))
    }
    Builtin.row(
      .everywhere, "String", [.plain(.open(0))], .text, isLinear: true,
      "The value as text: 12.0, 12, true."
    ) { arguments throws(EvaluationFailure) in .text(try bounded(arguments[0].text)) }
    Builtin.row(
      .everywhere, "String", [.labeled("describing", .open(0))], .text, isLinear: true,
      "The value as text: 12.0, 12, true."
    ) { arguments throws(EvaluationFailure) in .text(try bounded(arguments[0].text)) }
    Builtin.row(
      .everywhere, "String", [.labeled("repeating", .text), .labeled("count", .int)], .text,
      isLinear: true, "A text several times."
    ) { arguments throws(EvaluationFailure) in
      let (text, count) = (try arguments.text(0), try arguments.length(1, "a count"))
      let (bytes, overflow) = max(text.utf8.count, 1).multipliedReportingOverflow(by: count)
      guard !overflow, bytes <= ExpressionLimits.elements else { throw .tooLarge }
      return .text(String(repeating: text, count: count))
    }
    Builtin.row(
      .everywhere, "Array", [.plain(.text)], .array(.text), isLinear: true,
      "The characters of a text."
    ) { arguments throws(EvaluationFailure) in
      .array(try ArrayValue(try arguments.text(0).map { .text(String($0)) }))
    }
    Builtin.row(
      .everywhere, "Array", [.plain(.array(.open(0)))], .array(.open(0)),
      "The elements of a range or a list."
    ) { arguments throws(EvaluationFailure) in arguments[0] }
    Builtin.row(
      .everywhere, "Array", [.labeled("repeating", .open(0)), .labeled("count", .int)],
      .array(.open(0)), isLinear: true, "A value several times."
    ) { arguments throws(EvaluationFailure) in
      let count = try arguments.length(1, "a count")
      guard count <= ExpressionLimits.elements else { throw .tooLarge }
      return .array(try ArrayValue(Array(repeating: arguments[0], count: count)))
    }
  }

  private static func toDouble(_ name: String) -> Builtin {
    .row(.everywhere, name, [.plain(.double)], .double, "The number as a Double.") {
      arguments throws(EvaluationFailure) in .double(try arguments.double(0))
    }
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

  private static let pairNames = ["0", "1"]

  static let sequences = Builtin.table {
    Builtin.row(
      .everywhere, "zip", [.plain(.array(.open(0))), .plain(.array(.open(1)))],
      .array(
        .record([RecordField(name: "0", type: .open(0)), RecordField(name: "1", type: .open(1))])),
      isLinear: true, "The pairs of two lists, as long as the shorter one."
    ) { arguments throws(EvaluationFailure) in
      var pairs: [Value] = []
      for (first, second) in zip(try arguments.elements(0), try arguments.elements(1)) {
        pairs.append(.record(try RecordValue(names: pairNames, values: [first, second])))
      }
      return .array(try ArrayValue(pairs))
    }
    stride("to", "The numbers from a start up to, not including, an end.") { $0 < $1 }
    stride("through", "The numbers from a start up to an end.") { $0 <= $1 }
  }

  /// `stride(from:to:by:)`; the n-th number is start + n * step, as in Swift.
  private static func stride(
    _ label: String, _ summary: String, _ includes: @escaping @Sendable (Double, Double) -> Bool
  ) -> Builtin {
    .row(
      .everywhere, "stride", [.number("from"), .number(label), .number("by")], .array(.double),
      isLinear: true, summary
    ) { arguments throws(EvaluationFailure) in
      let (start, end) = (try arguments.double(0), try arguments.double(1))
      let step = try arguments.double(2)
      guard step != 0, step.isFinite else { throw .other("a stride by \(step) never ends") }
      var numbers: [Value] = []
      while true {
        let number = start + Double(numbers.count) * step
        guard step > 0 ? includes(number, end) : includes(end, number) else { break }
        guard numbers.count < ExpressionLimits.elements else { throw .tooLarge }
        numbers.append(.double(number))
      }
      return .array(try ArrayValue(numbers))
    }
  }
}
