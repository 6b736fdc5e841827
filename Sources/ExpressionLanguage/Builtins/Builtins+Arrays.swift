extension Builtins {
  private static let element = ValueType.open(0)
  private static let other = ValueType.open(1)

  static let arrays = arrayProperties + arrayFunctions + arrayEdits + randomElements + arrayLoops

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

  /// The values of lists that statements change: no expression can have the names.
  private static let arrayEdits = linear {
    function("insert=", "self", "_", "_", "With another element at a place.") {
      (list: List<Value>, element: Value, place: Int) throws(EvaluationFailure) -> List<Value> in
      guard (0...list.elements.count).contains(place) else {
        throw .noPlace(place, count: list.elements.count)
      }
      var elements = list.elements
      elements.insert(element, at: place)
      return try List<Value>(elements)
    }
    function("remove=", "self", "_", "Without the element at a place.") {
      (list: List<Value>, place: Int) throws(EvaluationFailure) -> List<Value> in
      try list.checkPlaces([place])
      var elements = list.elements
      elements.remove(at: place)
      return try List<Value>(elements)
    }
    function("removeLast=", "self", "Without the last element.") {
      (list: List<Value>) throws(EvaluationFailure) -> List<Value> in
      try list.checkPlaces([max(list.elements.count - 1, 0)])
      return try List<Value>(list.elements.dropLast())
    }
    function("removeOffsets=", "self", "_", "Without the elements at some places.") {
      (list: List<Value>, places: List<Int>) throws(EvaluationFailure) -> List<Value> in
      let gone = try list.checkedOffsets(places)
      return try List<Value>(
        list.elements.indices.filter { !gone.contains($0) }.map { list.elements[$0] })
    }
    function("swapAt=", "self", "_", "_", "With two elements in each other's places.") {
      (list: List<Value>, first: Int, second: Int) throws(EvaluationFailure) -> List<Value> in
      try list.checkPlaces([first, second])
      var elements = list.elements
      elements.swapAt(first, second)
      return try List<Value>(elements)
    }
    function("move=", "self", "_", "_", "With some elements before the one at a place.") {
      (list: List<Value>, places: List<Int>, end: Int) throws(EvaluationFailure) -> List<Value> in
      let moved = try list.checkedOffsets(places)
      guard (0...list.elements.count).contains(end) else {
        throw .noPlace(end, count: list.elements.count)
      }
      func part(_ range: Range<Int>, moves: Bool) -> [Value] {
        range.filter { moved.contains($0) == moves }.map { list.elements[$0] }
      }
      let all = 0..<list.elements.count
      return try List<Value>(
        part(0..<end, moves: false) + part(all, moves: true)
          + part(end..<all.upperBound, moves: false))
    }
  }

  /// Members that draw a number.
  private static let randomElements = drawing {
    linear {
      function("shuffled", "self", "number", "The elements in a random order.") {
        (list: List<Value>, drawn: Drawn) throws(EvaluationFailure) -> List<Value> in
        var numbers = drawn.numbers
        var elements = list.elements
        // By numbers of this module alone: an order is the same on every system.
        for place in elements.indices.reversed() where place > 0 {
          elements.swapAt(
            place, Int(truncatingIfNeeded: numbers.next() % UInt64(truncatingIfNeeded: place + 1)))
        }
        return try List<Value>(elements)
      }
      function("randomElement", "self", "number", "One of the elements, or nil.") {
        (list: List<Value>, drawn: Drawn) in
        list.elements.isEmpty ? nil : list.elements[drawn.place(among: list.elements.count)]
      }
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
      "removeAll=", test(nil), returns: .array(element), .removeAll,
      "The elements a closure refuses.")
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

extension List<Value> {
  /// Refuses places that the list does not have.
  fileprivate func checkPlaces(_ places: [Int]) throws(EvaluationFailure) {
    for place in places where !elements.indices.contains(place) {
      throw .noPlace(place, count: elements.count)
    }
  }

  /// The places of elements, each once.
  fileprivate func checkedOffsets(_ places: List<Int>) throws(EvaluationFailure) -> Set<Int> {
    let offsets = try places.elements.map { (place) throws(EvaluationFailure) in
      try Int.checked(place)
    }
    try checkPlaces(offsets)
    return Set(offsets)
  }
}

extension EvaluationFailure {
  /// A place that a list does not have.
  fileprivate static func noPlace(_ place: Int, count: Int) -> Self {
    .other("index \(place) is outside a list of \(count) elements")
  }
}
