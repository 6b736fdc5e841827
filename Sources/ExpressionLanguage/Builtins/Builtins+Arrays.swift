extension Builtins {
  private static let element = ValueType.open(0)
  private static let list = ValueType.array(.open(0))
  private static let other = ValueType.open(1)

  static let arrays = arrayProperties + arrayFunctions + arrayLoops

  private static let arrayProperties = Builtin.table {
    Builtin.row(.value(list), "count", nil, .int, "The number of elements.") {
      arguments throws(EvaluationFailure) in .int(try arguments.elements(0).count)
    }
    Builtin.row(.value(list), "isEmpty", nil, .bool, "Whether there is no element.") {
      arguments throws(EvaluationFailure) in .bool(try arguments.elements(0).isEmpty)
    }
    Builtin.row(.value(list), "first", nil, .optional(element), "The first element, or nil.") {
      arguments throws(EvaluationFailure) in try arguments.elements(0).first ?? .null
    }
    Builtin.row(.value(list), "last", nil, .optional(element), "The last element, or nil.") {
      arguments throws(EvaluationFailure) in try arguments.elements(0).last ?? .null
    }
    Builtin.row(.value(list), "indices", nil, .range, "The range of the places.") {
      arguments throws(EvaluationFailure) in .range(try arguments.elements(0).indices)
    }
  }

  private static func function(
    _ name: String, _ parameters: [Builtin.Parameter], _ result: ValueType,
    where constraint: Builtin.Constraint = .none, _ summary: String,
    _ work: @escaping Builtin.Work
  ) -> Builtin {
    .row(
      .value(list), name, parameters, result, where: constraint, isLinear: true, summary, work)
  }

  /// A function from a list to a part of it.
  private static func part(
    _ name: String, standard: Value? = nil, _ summary: String,
    _ take: @escaping @Sendable ([Value], Int) -> ArraySlice<Value>
  ) -> Builtin {
    function(name, [.plain(.int, standard)], list, summary) {
      arguments throws(EvaluationFailure) in
      let (elements, count) = (try arguments.elements(0), try arguments.length(1, "a count"))
      return .array(try ArrayValue(Array(take(elements, count))))
    }
  }

  private static let placeNames = ["offset", "element"]

  private static let arrayFunctions = Builtin.table {
    function("contains", [.plain(element)], .bool, where: .equatable, "Whether one is equal.") {
      arguments throws(EvaluationFailure) in
      .bool(try arguments.elements(0).contains(arguments[1]))
    }
    function(
      "firstIndex", [.labeled("of", element)], .optional(.int), where: .equatable,
      "The place of the first that is equal, or nil."
    ) { arguments throws(EvaluationFailure) in
      try arguments.elements(0).firstIndex(of: arguments[1]).map { .int($0) } ?? .null
    }
    function(
      "lastIndex", [.labeled("of", element)], .optional(.int), where: .equatable,
      "The place of the last that is equal, or nil."
    ) { arguments throws(EvaluationFailure) in
      try arguments.elements(0).lastIndex(of: arguments[1]).map { .int($0) } ?? .null
    }
    function("reversed", [], list, "The elements from last to first.") {
      arguments throws(EvaluationFailure) in
      .array(try ArrayValue(try arguments.elements(0).reversed()))
    }
    function("sorted", [], list, where: .comparable, "The elements from least to greatest.") {
      arguments throws(EvaluationFailure) in
      .array(try ArrayValue(try arguments.elements(0).sorted { $0.precedes($1) }))
    }
    function("min", [], .optional(element), where: .comparable, "The least element, or nil.") {
      arguments throws(EvaluationFailure) in
      try arguments.elements(0).min { $0.precedes($1) } ?? .null
    }
    function("max", [], .optional(element), where: .comparable, "The greatest element, or nil.") {
      arguments throws(EvaluationFailure) in
      try arguments.elements(0).max { $0.precedes($1) } ?? .null
    }
    part("prefix", "The first so many.") { $0.prefix($1) }
    part("suffix", "The last so many.") { $0.suffix($1) }
    part("dropFirst", standard: .int(1), "All but the first, or the first so many.") {
      $0.dropFirst($1)
    }
    part("dropLast", standard: .int(1), "All but the last, or the last so many.") {
      $0.dropLast($1)
    }
    function(
      "enumerated", [],
      .array(
        .record([
          RecordField(name: "offset", type: .int), RecordField(name: "element", type: element),
        ])), "The elements with their places."
    ) { arguments throws(EvaluationFailure) in
      var pairs: [Value] = []
      for (offset, value) in try arguments.elements(0).enumerated() {
        pairs.append(
          .record(try RecordValue(names: placeNames, values: [.int(offset), value])))
      }
      return .array(try ArrayValue(pairs))
    }
  }

  private static let toOther = Builtin.Parameter(nil, .function([element], other))

  private static func test(_ label: String?) -> Builtin.Parameter {
    Builtin.Parameter(label, .function([element], .bool))
  }

  private static let arrayLoops = Builtin.table {
    Builtin.loop("map", [toOther], .array(other), .map, "What a closure makes of each element.")
    Builtin.loop(
      "compactMap", [Builtin.Parameter(nil, .function([element], .optional(other)))],
      .array(other), .compactMap, "What a closure makes of each element, without nil.")
    Builtin.loop(
      "flatMap", [Builtin.Parameter(nil, .function([element], .array(other)))], .array(other),
      .flatMap, "The lists that a closure makes of each element, joined.")
    Builtin.loop("filter", [test(nil)], list, .filter, "The elements a closure accepts.")
    Builtin.loop(
      "contains", [test("where")], .bool, .containsWhere, "Whether a closure accepts one.")
    Builtin.loop("allSatisfy", [test(nil)], .bool, .allSatisfy, "Whether a closure accepts all.")
    Builtin.loop(
      "first", [test("where")], .optional(element), .firstWhere, "The first accepted, or nil.")
    Builtin.loop(
      "last", [test("where")], .optional(element), .lastWhere, "The last accepted, or nil.")
    Builtin.loop(
      "firstIndex", [test("where")], .optional(.int), .firstIndexWhere,
      "The place of the first accepted, or nil.")
    Builtin.loop(
      "prefix", [test("while")], list, .prefixWhile, "The elements before the first refused.")
    Builtin.loop(
      "drop", [test("while")], list, .dropWhile, "The elements from the first refused on.")
    Builtin.loop(
      "reduce", [.plain(other), Builtin.Parameter(nil, .function([other, element], other))],
      other, .reduce, "What a closure makes of a start and each element in turn.")
    Builtin.loop(
      "sorted", [Builtin.Parameter("by", .function([element, element], .bool))], list, .sortedBy,
      "The elements in the order of a closure.")
  }

  static let ranges = Builtin.table {
    Builtin.row(.value(.range), "count", nil, .int, "The number of elements.") {
      arguments throws(EvaluationFailure) in .int(try arguments.range(0).count)
    }
    Builtin.row(.value(.range), "isEmpty", nil, .bool, "Whether there is no element.") {
      arguments throws(EvaluationFailure) in .bool(try arguments.range(0).isEmpty)
    }
    Builtin.row(.value(.range), "lowerBound", nil, .int, "The first element.") {
      arguments throws(EvaluationFailure) in .int(try arguments.range(0).lowerBound)
    }
    Builtin.row(.value(.range), "upperBound", nil, .int, "One more than the last element.") {
      arguments throws(EvaluationFailure) in .int(try arguments.range(0).upperBound)
    }
    Builtin.row(.value(.range), "contains", [.plain(.int)], .bool, "Whether it lies inside.") {
      arguments throws(EvaluationFailure) in
      .bool(try arguments.range(0).contains(try arguments.int(1)))
    }
  }
}

extension Value {
  /// Whether a number or a text comes before another of its kind.
  fileprivate func precedes(_ other: Value) -> Bool {
    switch (self, other) {
    case (.double(let left), .double(let right)): left < right
    case (.int(let left), .int(let right)): left < right
    case (.text(let left), .text(let right)): left < right
    default: false
    }
  }
}
