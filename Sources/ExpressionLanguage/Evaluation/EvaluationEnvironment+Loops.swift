extension EvaluationEnvironment {
  /// Runs a closure for the elements of the topmost array, which is taken off the stack.
  mutating func run(
    _ loop: Routine.LoopCode, of routine: Routine, at position: Int, base: Int
  ) throws(EvaluationError) -> Value {
    let initial: Value = loop.loop == .reduce ? pop() : .null
    let source = pop()
    guard case .array(let array) = source else {
      throw routine.error(
        .wrongType(wanted: "an array", found: source.typeName), at: position)
    }
    let runner = LoopRun(
      loop: loop, routine: routine, position: position, base: base, elements: array.elements)
    return try runner.value(from: initial, in: &self)
  }
}

/// One run of a closure over the elements of an array.
private struct LoopRun {
  let loop: Routine.LoopCode
  let routine: Routine
  let position: Int
  let base: Int
  let elements: [Value]

  // Closures nest through these functions: each is kept small, so that its frame is.
  func value(
    from initial: Value, in environment: inout EvaluationEnvironment
  ) throws(EvaluationError) -> Value {
    switch loop.loop {
    case .forEach: try reduced(from: .null, in: &environment)
    case .map, .compactMap, .flatMap, .filter, .removeAll: try mapped(in: &environment)
    case .containsWhere, .allSatisfy, .firstWhere, .lastWhere, .firstIndexWhere:
      try found(in: &environment)
    case .prefixWhile, .dropWhile: try cut(in: &environment)
    case .reduce: try reduced(from: initial, in: &environment)
    case .sortedBy: try array(sorted(elements, in: &environment))
    }
  }

  private func mapped(
    in environment: inout EvaluationEnvironment
  ) throws(EvaluationError) -> Value {
    var results: [Value] = []
    var weight = 0
    for element in elements {
      let result = try call(element, in: &environment)
      switch (loop.loop, result) {
      case (.compactMap, .null), (.filter, .bool(false)), (.removeAll, .bool(true)): continue
      case (.filter, _), (.removeAll, _): results.append(element)
      case (.flatMap, .array(let inner)): results += inner.elements
      default: results.append(result)
      }
      // The list is refused while it grows, not when it is complete.
      weight += result.weight
      if weight > ExpressionLimits.elements { throw routine.error(.tooLarge, at: position) }
    }
    return try array(results)
  }

  /// The result for the first, or the last, element that the closure accepts or refuses.
  private func found(
    in environment: inout EvaluationEnvironment
  ) throws(EvaluationError) -> Value {
    let place = try firstIndex(in: &environment)
    return switch loop.loop {
    case .containsWhere: .bool(place != nil)
    case .allSatisfy: .bool(place == nil)
    case .firstIndexWhere: place.map { .int($0) } ?? .null
    default: place.map { elements[$0] } ?? .null
    }
  }

  private func cut(in environment: inout EvaluationEnvironment) throws(EvaluationError) -> Value {
    let place = try firstIndex(in: &environment) ?? elements.count
    return try array(Array(loop.loop == .prefixWhile ? elements[..<place] : elements[place...]))
  }

  private func reduced(
    from initial: Value, in environment: inout EvaluationEnvironment
  ) throws(EvaluationError) -> Value {
    var result = initial
    for element in elements {
      result =
        try loop.loop == .reduce
        ? call(result, element, in: &environment) : call(element, in: &environment)
    }
    return result
  }

  /// The first place where the closure's answer decides the loop.
  private func firstIndex(
    in environment: inout EvaluationEnvironment
  ) throws(EvaluationError) -> Int? {
    let wantsRefusal =
      switch loop.loop {
      case .allSatisfy, .prefixWhile, .dropWhile: true
      default: false
      }
    let isBackwards = loop.loop == .lastWhere
    for step in elements.indices {
      let index = isBackwards ? elements.count - 1 - step : step
      if try holds(elements[index], in: &environment) != wantsRefusal { return index }
    }
    return nil
  }

  /// A stable merge sort: whatever the closure answers, the work is bounded.
  private func sorted(
    _ values: [Value], in environment: inout EvaluationEnvironment
  ) throws(EvaluationError) -> [Value] {
    if values.count < 2 { return values }
    let middle = values.count / 2
    let left = try sorted(Array(values[..<middle]), in: &environment)
    let right = try sorted(Array(values[middle...]), in: &environment)
    var merged: [Value] = []
    var (i, j) = (0, 0)
    while i < left.count, j < right.count {
      if try call(right[j], left[i], in: &environment) == .bool(true) {
        merged.append(right[j])
        j += 1
      } else {
        merged.append(left[i])
        i += 1
      }
    }
    return merged + left[i...] + right[j...]
  }

  private func holds(
    _ element: Value, in environment: inout EvaluationEnvironment
  ) throws(EvaluationError) -> Bool {
    try call(element, in: &environment) == .bool(true)
  }

  /// Runs the closure with one or two arguments in its slots of the routine's locals.
  private func call(
    _ first: Value, _ second: Value? = nil, in environment: inout EvaluationEnvironment
  ) throws(EvaluationError) -> Value {
    let slot = base + loop.firstSlot
    if loop.takesFields, case .record(let record) = first {
      for (index, value) in record.values.enumerated() where index < loop.parameterCount {
        environment.stack[slot + index] = value
      }
    } else {
      if loop.parameterCount > 0 { environment.stack[slot] = first }
      if let second, loop.parameterCount > 1 { environment.stack[slot + 1] = second }
    }
    return try environment.run(routine, from: loop.start, base: base)
  }

  private func array(_ values: [Value]) throws(EvaluationError) -> Value {
    do throws(EvaluationFailure) {
      return .array(try ArrayValue(values))
    } catch {
      throw routine.error(error, at: position)
    }
  }
}
