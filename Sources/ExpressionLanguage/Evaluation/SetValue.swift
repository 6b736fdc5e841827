/// A set of numbers or texts.
///
/// Invariant: the elements are in their order from least to greatest, each once. So equal sets have equal elements, and
/// a set is printed the same in each run, which Swift does not promise.
package struct SetValue: Sendable, Equatable {
  /// The elements, from least to greatest.
  package let elements: ArrayValue

  private init(sorted elements: [Value]) throws(EvaluationFailure) {
    self.elements = try ArrayValue(elements)
  }

  /// The set of some elements, each of which may be there several times.
  ///
  /// - Complexity: O(n log n)
  package init(_ elements: [Value]) throws(EvaluationFailure) {
    var unique: [Value] = []
    for element in elements.sorted(by: { $0.precedes($1) }) where unique.last != element {
      unique.append(element)
    }
    try self.init(sorted: unique)
  }

  /// Whether an element is there.
  ///
  /// - Complexity: O(log n)
  func contains(_ element: Value) -> Bool {
    let place = place(of: element)
    return place < elements.count && elements[place] == element
  }

  /// The set with another element.
  func inserting(_ element: Value) throws(EvaluationFailure) -> SetValue {
    let place = place(of: element)
    if place < elements.count, elements[place] == element { return self }
    var others = elements.elements
    others.insert(element, at: place)
    return try SetValue(sorted: others)
  }

  /// The set of those elements that satisfy a condition.
  func filter(_ isKept: (Value) -> Bool) throws(EvaluationFailure) -> SetValue {
    try SetValue(sorted: elements.elements.filter(isKept))
  }

  /// The place of the first element that is not less.
  private func place(of element: Value) -> Int {
    var (low, high) = (0, elements.count)
    while low < high {
      let middle = (low + high) / 2
      if elements[middle].precedes(element) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Value {
  /// Whether a number or a text comes before another of its kind.
  func precedes(_ other: Value) -> Bool {
    switch (self, other) {
    case (.double(let left), .double(let right)): left < right
    case (.int(let left), .int(let right)): left < right
    case (.text(let left), .text(let right)): left < right
    default: false
    }
  }
}
