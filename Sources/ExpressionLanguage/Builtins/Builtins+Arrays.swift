extension Builtins {
  private static let element = ValueType.open(0)
  private static let other = ValueType.open(1)

  static let arrays = arrayProperties + arrayFunctions + arrayLoops

  private static let arrayProperties = table {
    property("count", "The number of elements.") { (list: List<Value>) in list.array.count }
    property("isEmpty", "Whether there is no element.") { (list: List<Value>) in
      list.array.isEmpty
    }
    property("first", "The first element, or nil.") { (list: List<Value>) in list.array.first }
    property("last", "The last element, or nil.") { (list: List<Value>) in list.array.last }
    property("indices", "The range of the places.") { (list: List<Value>) in
      list.array.indices
    }
  }

  private static let arrayFunctions = linear {
    requiring(.equatable) {
      function("contains", "self", "_", "Whether one is equal.") {
        (list: List<Value>, value: Value) in list.elements.contains(value)
      }
      function("firstIndex", "self", "of", "The place of the first that is equal, or nil.") {
        (list: List<Value>, value: Value) in list.elements.firstIndex(of: value)
      }
      function("lastIndex", "self", "of", "The place of the last that is equal, or nil.") {
        (list: List<Value>, value: Value) in list.elements.lastIndex(of: value)
      }
    }
    part("reversed", "The elements from last to first.") { $0.reversed() }
    requiring(.comparable) {
      part("sorted", "The elements from least to greatest.") { list in
        list.sorted { $0.precedes($1) }
      }
      function("min", "self", "The least element, or nil.") { (list: List<Value>) in
        list.elements.min { $0.precedes($1) }
      }
      function("max", "self", "The greatest element, or nil.") { (list: List<Value>) in
        list.elements.max { $0.precedes($1) }
      }
    }
    parts(of: "", { (list: List<Value>) in list.array.count }) {
      list, range throws(EvaluationFailure) in
      try List<Value>(Array(list.array[range]))
    }
    function("enumerated", "self", "The elements with their places.") {
      (list: List<Value>) throws(EvaluationFailure) -> List<Numbered<Value>> in
      try List<Numbered<Value>>(
        records(["offset", "element"], list.elements.enumerated().map { [.int($0), $1] }))
    }
  }

  /// The elements of a list in another order.
  private static func part(
    _ name: String, _ summary: String, _ part: @escaping @Sendable ([Value]) -> [Value]
  ) -> Builtin {
    function(name, "self", summary) {
      (list: List<Value>) throws(EvaluationFailure) -> List<Value> in
      try List<Value>(part(list.elements))
    }
  }

  /// The functions from a list or a text to a part of it, by the range of what is kept.
  static func parts<Whole: ValueConvertible>(
    of noun: String, _ length: @escaping @Sendable (Whole) -> Int,
    _ part: @escaping @Sendable (Whole, Range<Int>) throws(EvaluationFailure) -> Whole
  ) -> [Builtin] {
    func row(
      _ name: String, _ count: ParameterName<Int>, _ summary: String,
      _ kept: @escaping @Sendable (_ length: Int, _ count: Int) -> Range<Int>
    ) -> Builtin {
      function(name, "self", count, summary) {
        (base: Whole, count: Int) throws(EvaluationFailure) -> Whole in
        let length = length(base)
        return try part(base, kept(length, min(checkedLength(count), length)))
      }
    }
    return table {
      row("prefix", "_", "The first so many\(noun).") { 0..<$1 }
      row("suffix", "_", "The last so many\(noun).") { $0 - $1..<$0 }
      row("dropFirst", .named("_", or: 1), "All but the first, or the first so many.") { $1..<$0 }
      row("dropLast", .named("_", or: 1), "All but the last, or the last so many.") { 0..<$0 - $1 }
    }
  }

  /// A record of each list of values.
  static func records(
    _ names: [String], _ rows: [[Value]]
  ) throws(EvaluationFailure) -> [Value] {
    var records: [Value] = []
    for values in rows { records.append(.record(try RecordValue(names: names, values: values))) }
    return records
  }

  private static let toOther = Builtin.Parameter(nil, .function([element], other))

  private static func test(_ label: String?) -> Builtin.Parameter {
    Builtin.Parameter(label, .function([element], .bool))
  }

  private static let arrayLoops = table {
    loop(
      "map", toOther, returns: .array(other), .map, "What a closure makes of each element.")
    loop(
      "compactMap", Builtin.Parameter(nil, .function([element], .optional(other))),
      returns: .array(other), .compactMap, "What a closure makes of each element, without nil.")
    loop(
      "flatMap", Builtin.Parameter(nil, .function([element], .array(other))),
      returns: .array(other), .flatMap,
      "The lists that a closure makes of each element, joined.")
    loop(
      "filter", test(nil), returns: .array(element), .filter, "The elements a closure accepts.")
    loop(
      "contains", test("where"), returns: .bool, .containsWhere, "Whether a closure accepts one.")
    loop("allSatisfy", test(nil), returns: .bool, .allSatisfy, "Whether a closure accepts all.")
    loop(
      "first", test("where"), returns: .optional(element), .firstWhere,
      "The first accepted, or nil.")
    loop(
      "last", test("where"), returns: .optional(element), .lastWhere, "The last accepted, or nil.")
    loop(
      "firstIndex", test("where"), returns: .optional(.int), .firstIndexWhere,
      "The place of the first accepted, or nil.")
    loop(
      "prefix", test("while"), returns: .array(element), .prefixWhile,
      "The elements before the first refused.")
    loop(
      "drop", test("while"), returns: .array(element), .dropWhile,
      "The elements from the first refused on.")
    loop(
      "reduce", Builtin.Parameter(nil, other),
      Builtin.Parameter(nil, .function([other, element], other)), returns: other, .reduce,
      "What a closure makes of a start and each element in turn.")
    loop(
      "forEach", Builtin.Parameter(nil, .function([element], .optional(.unknown))),
      returns: .optional(.unknown), .forEach,
      "Runs a closure for each element, for the variables that it assigns to.")
    loop(
      "sorted", Builtin.Parameter("by", .function([element, element], .bool)),
      returns: .array(element), .sortedBy, "The elements in the order of a closure.")
  }

  static let ranges = table {
    property("count", "The number of elements.") { (range: Range<Int>) in range.count }
    property("isEmpty", "Whether there is no element.") { (range: Range<Int>) in range.isEmpty }
    property("lowerBound", "The first element.") { (range: Range<Int>) in range.lowerBound }
    property("upperBound", "One more than the last element.") { (range: Range<Int>) in
      range.upperBound
    }
    function("contains", "self", "_", "Whether it lies inside.") {
      (range: Range<Int>, number: Int) in range.contains(number)
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
