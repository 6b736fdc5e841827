import AnimationEngine

extension EvaluationEnvironment {
  /// Calls a row of the table with the topmost values and leaves its result instead.
  mutating func callNative(
    _ index: Int, of code: Routine.Code, count: Int
  ) throws(EvaluationFailure) {
    if code.natives[index].isLinear { try charge(stack.suffix(count).reduce(0) { $0 + $1.weight }) }
    let result = try code.natives[index].work(stack, stack.count - count)
    if code.natives[index].isLinear { try charge(result.weight) }
    if isStrict, let number = result.nonFiniteComponent {
      throw notFinite(code.natives[index].name, number, count)
    }
    // Not by a lazy sequence: the metadata of its type takes longer to make than a short run.
    if result.keepsArguments,
      let number = stack.suffix(count).first(where: { $0.nonFiniteComponent != nil })?
        .nonFiniteComponent
    {
      throw notFinite("an argument of \(code.natives[index].name)", number, count)
    }
    stack.removeLast(count)
    push(result)
  }

  private func notFinite(_ name: String, _ result: Double, _ count: Int) -> EvaluationFailure {
    let list = stack.suffix(count).map { $0.text }.joined(separator: ", ")
    return .notFinite("\(name)(\(list))", result)
  }

  mutating func makeRange(isClosed: Bool) throws(EvaluationFailure) {
    let last = try Int.checked(pop())
    let first = try Int.checked(pop())
    guard first <= last else { throw .other("the range from \(first) to \(last) is reversed") }
    let (end, overflow) = last.addingReportingOverflow(isClosed ? 1 : 0)
    // The number of elements must be an Int too.
    guard !overflow, !end.subtractingReportingOverflow(first).overflow else {
      throw .overflow("\(first)...\(last)")
    }
    push(.range(first..<end))
  }

  mutating func makeArray(_ count: Int) throws(EvaluationFailure) {
    try charge(count)
    push(.array(try ArrayValue(popLast(count))))
  }

  mutating func makeText(_ count: Int) throws(EvaluationFailure) {
    var text = ""
    for value in popLast(count) {
      try charge(value.weight)
      text += value.text
    }
    push(.text(try bounded(text)))
  }

  mutating func takeElement() throws(EvaluationFailure) {
    let (elements, place) = try popElement()
    push(elements[place])
  }

  mutating func replaceElement() throws(EvaluationFailure) {
    let value = pop()
    let (array, place) = try popElement()
    try charge(array.count)
    push(.array(try array.replacing(place..<place + 1, by: ArrayValue([value]))))
  }

  /// Takes an array and a place in it.
  private mutating func popElement() throws(EvaluationFailure) -> (array: ArrayValue, place: Int) {
    let place = try Int.checked(pop())
    let array = try List<Value>.checked(pop()).array
    guard array.indices.contains(place) else { throw .index(place, count: array.count) }
    return (array, place)
  }

  mutating func replaceMember(_ name: String) throws(EvaluationFailure) {
    let part = pop()
    let base = pop()
    push(try base.replacing(name, by: part))
  }

  mutating func takeField(_ name: String) throws(EvaluationFailure) {
    let base = pop()
    if case .transaction(let transaction) = base {
      return push(transaction.values[name] ?? .null)
    }
    guard case .record(let record) = base, let value = record[name] else {
      throw .wrongType(wanted: "a record with '\(name)'", found: base.typeName)
    }
    push(value)
  }

  /// Brings a value to another type; nil stays nil.
  mutating func converted(
    _ value: Value, by conversion: Conversion
  ) throws(EvaluationFailure) -> Value {
    switch (conversion, value) {
    case (.none, _), (_, .null): return value
    case (.intToDouble, .int(let number)): return .double(Double(number))
    case (.rangeElements(let inner), .range(let range)):
      guard range.count <= ExpressionLimits.elements else { throw .tooLarge }
      return try converted(.array(ArrayValue(range.map { .int($0) })), by: .elements(inner))
    case (.elements(let inner), .array(let array)):
      try charge(array.count)
      var elements: [Value] = []
      for element in array.elements { elements.append(try converted(element, by: inner)) }
      return .array(try ArrayValue(elements))
    case (.members(let inner), .array):
      guard case .array(let array) = try converted(value, by: .elements(inner)) else {
        return value
      }
      return .set(try SetValue(array.elements))
    case (.checked(let type), _):
      if type == .double, let number = value.number { return .double(number) }
      guard value.matches(type) else {
        throw .wrongType(wanted: type.withArticle, found: value.typeName)
      }
      return value
    default: return value
    }
  }
}

extension Value {
  /// Whether the value is one of a type, as far as it can be seen from the outside.
  func matches(_ type: ValueType) -> Bool {
    switch (self, type) {
    case (.null, .optional), (_, .unknown), (_, .open): true
    case (_, .optional(let wrapped)): matches(wrapped)
    case (.array(let array), .array(let element)):
      array.elements.allSatisfy { $0.matches(element) }
    case (.set(let set), .set(let element)): set.elements.allSatisfy { $0.matches(element) }
    case (.record(let record), .record(let fields)):
      record.names == fields.map { $0.name }
        && zip(record.values, fields).allSatisfy { $0.matches($1.type) }
    case (.keyframe, .keyframe), (.keyframeTimeline, .keyframeTimeline): true
    case (.array, _), (.record, _), (.keyframe, _): false
    default: self.type == type
    }
  }

  /// The first number in the value that is infinite or none.
  package var nonFiniteComponent: Double? {
    switch self {
    case .double(let number): number.isFinite ? nil : number
    case .array(let array): array.nonFiniteComponent
    case .set(let set): set.elements.nonFiniteComponent
    case .record(let record): record.values.lazy.compactMap { $0.nonFiniteComponent }.first
    default: numbers.first { !$0.isFinite }
    }
  }

  /// The numbers of a vector, an angle or a color.
  var numbers: [Double] {
    switch self {
    case .point(let point): [point.x, point.y]
    case .size(let size): [size.width, size.height]
    case .rect(let rect): [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    case .unitPoint(let point): [point.x, point.y]
    case .insets(let insets): [insets.top, insets.leading, insets.bottom, insets.trailing]
    case .transform(let matrix): [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
    case .angle(let angle): [angle.radians]
    case .color(let color): [color.red, color.green, color.blue, color.opacity]
    default: []
    }
  }
}

extension Value {
  /// Whether the numbers that the value was made of are stored in it unseen.
  fileprivate var keepsArguments: Bool {
    switch self {
    case .animation, .spring, .unitCurve, .transition, .keyframe, .keyframeTimeline: true
    default: false
    }
  }
}
