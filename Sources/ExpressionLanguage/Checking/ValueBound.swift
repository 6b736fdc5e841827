/// A bound on the values of an expression that cannot fail.
///
/// While the magnitudes of all numbers in the states are at most `m`, each evaluation has a finite value in which no
/// number is greater than `factor * m + offset`. The rule is made for `m` up to `greatestMagnitude`.
package struct ValueBound: Sendable {
  package private(set) var factor = 0.0
  package private(set) var offset = 0.0
  /// The greatest weight of a value.
  package private(set) var weight = 1
  /// The most steps of one evaluation.
  package private(set) var steps = 3.0

  /// The greatest magnitude of the numbers in states for which bounds hold.
  package static let greatestMagnitude = 1e200
  /// No part of an expression has a greater factor or offset, so that no intermediate result is infinite.
  private static let limit = (factor: 1e6, offset: 1e100)
  /// The components of a color are moved in another space, whose numbers are greater.
  private static let greatestComponent = 1e6
  /// The greatest weight of a text. A number in it has fewer letters than 512.
  private static let limitOfWeight = 64
  private static let weightOfNumber = 32

  /// The bound of a Bool.
  fileprivate static let flag = ValueBound(offset: 1)

  /// The bound of a state's own value.
  fileprivate static let state = ValueBound(factor: 1)

  private init(factor: Double = 0, offset: Double = 0) {
    (self.factor, self.offset) = (factor, offset)
  }

  /// The bound of a constant; nil unless it is a number, a Bool, a short text or a vector of small components.
  fileprivate init?(_ constant: Value) {
    switch constant {
    case .double(let number): offset = abs(number)
    case .int(let number): offset = Double(number).magnitude
    case .bool: offset = 1
    case .text: weight = constant.weight
    case .point, .size, .rect, .unitPoint, .insets, .transform, .angle, .color:
      for number in constant.numbers { offset = max(offset, abs(number)) }
      guard offset <= Self.greatestComponent else { return nil }
    case .null, .range, .array, .set, .record, .spring, .choice, .animation, .unitCurve,
      .transition,
      .keyframe, .keyframeTimeline, .transaction:
      return nil
    }
    guard isWithinLimits else { return nil }
  }

  private var isWithinLimits: Bool {
    factor <= Self.limit.factor && offset <= Self.limit.offset && weight <= Self.limitOfWeight
  }
}

// MARK: - Combining

extension ValueBound {
  /// The bound of one of two values, both of which may be evaluated.
  fileprivate func either(_ other: ValueBound) -> ValueBound {
    var bound = self
    bound.factor = max(factor, other.factor)
    bound.offset = max(offset, other.offset)
    bound.weight = max(weight, other.weight)
    bound.steps += other.steps
    return bound
  }

  /// The bound of the sum and of the difference.
  fileprivate func sum(_ other: ValueBound) -> ValueBound? {
    var bound = either(other)
    (bound.factor, bound.offset) = (factor + other.factor, offset + other.offset)
    return bound.isWithinLimits ? bound : nil
  }

  /// The bound of the product; nil where both depend on states.
  fileprivate func product(_ other: ValueBound) -> ValueBound? {
    guard factor == 0 || other.factor == 0 else { return nil }
    var bound = either(other)
    bound.factor = factor * other.offset + other.factor * offset
    bound.offset = offset * other.offset
    return bound.isWithinLimits ? bound : nil
  }

  /// The bound of a Bool that is found from both.
  fileprivate func comparison(_ other: ValueBound) -> ValueBound {
    var bound = ValueBound.flag
    bound.steps = steps + other.steps + Double(min(weight, other.weight))
    return bound
  }

  /// The same bound of a value that more steps have made.
  fileprivate func after(_ count: Double, weight: Int? = nil) -> ValueBound {
    var bound = self
    bound.steps += count
    bound.weight = weight ?? bound.weight
    return bound
  }

  fileprivate func isWithinLimits(weight: Int) -> Bool { weight <= Self.limitOfWeight }

  /// The weight that the value adds to a text.
  fileprivate var weightInText: Int { max(weight, Self.weightOfNumber) }
}

// MARK: - Expressions

extension TypedExpression {
  /// A bound on the values; nil where an evaluation may fail, and where no bound is known.
  ///
  /// Operations on Doubles, comparisons and choices of plain values are known. Ints may overflow, elements may be
  /// missing, and closures may take any number of steps.
  func bound(_ locals: [Int: ValueBound] = [:]) -> ValueBound? {
    switch node {
    case .constant(let value): return ValueBound(value)
    case .state: return type.isPlain ? .state : nil
    case .local(let slot): return locals[slot]
    case .converted(let value, .none), .converted(let value, .intToDouble):
      return value.bound(locals)?.after(1)
    case .chain(let first, let links): return bound(of: first, links, locals)
    case .negated(let value): return value.type == .double ? value.bound(locals)?.after(1) : nil
    case .not(let value): return value.bound(locals)?.after(1)
    case .decided(let operands, _): return bound(of: operands, locals) { $0.either($1) }
    case .ternary(let condition, let yes, let no):
      guard let condition = condition.bound(locals), let yes = yes.bound(locals),
        let no = no.bound(locals)
      else { return nil }
      return yes.either(no).after(condition.steps)
    case .bound(let bindings, let result):
      var (inner, steps) = (locals, 0.0)
      for binding in bindings {
        guard let value = binding.value.bound(inner) else { return nil }
        inner[binding.slot] = value
        steps += value.steps
      }
      return result.bound(inner)?.after(steps)
    case .builtin(let builtin, let arguments): return bound(of: builtin, arguments, locals)
    case .call(let routine, let arguments): return arguments.isEmpty ? routine.bound : nil
    case .text(let segments): return boundOfText(segments, locals)
    case .failed, .input, .converted, .range, .coalesced, .continued, .goOn, .loop, .array,
      .element, .field, .replacedElement, .replacedMember, .unwrapped, .forced,
      .optionalChain:
      return nil
    }
  }

  private func bound(
    of operands: [TypedExpression], _ locals: [Int: ValueBound],
    _ combine: (ValueBound, ValueBound) -> ValueBound
  ) -> ValueBound? {
    var all: ValueBound?
    for operand in operands {
      guard let bound = operand.bound(locals) else { return nil }
      all = all.map { combine($0, bound) } ?? bound
    }
    return all
  }

  private func bound(
    of first: TypedExpression, _ links: [TypedLink], _ locals: [Int: ValueBound]
  ) -> ValueBound? {
    if let link = links.first, links.count == 1, link.symbol.precedence == .comparison,
      link.conversion == .none, let bound = boundOfTexts(first, link.operand)
    {
      return bound
    }
    guard var left = first.bound(locals) else { return nil }
    var isDouble = first.type == .double
    for link in links {
      guard let right = link.operand.bound(locals) else { return nil }
      switch link.conversion {
      case .none: break
      case .intToDouble: isDouble = true
      case .rangeElements, .elements, .members, .checked: return nil
      }
      let found: ValueBound?
      switch link.symbol {
      case .equal, .notEqual: found = left.comparison(right)
      case _ where !isDouble || link.operand.type != .double: return nil
      case .less, .lessOrEqual, .greater, .greaterOrEqual: found = left.comparison(right)
      case .add, .subtract: found = left.sum(right)
      case .multiply: found = left.product(right)
      case .divide: found = link.operand.inverse.flatMap { left.product($0) }
      default: return nil
      }
      guard let found else { return nil }
      left = found
      isDouble = link.symbol.precedence != .comparison
    }
    return left
  }

  /// The bound of a comparison of a text in a state with a short one, which ends with the shorter.
  private func boundOfTexts(_ first: TypedExpression, _ second: TypedExpression) -> ValueBound? {
    guard first.type == .text, second.type == .text else { return nil }
    switch (first.node, second.node) {
    case (.state, .constant(let text)), (.constant(let text), .state):
      return ValueBound(text).map { $0.comparison($0).after(Double($0.weight)) }
    default: return nil
    }
  }

  /// The bound of the number by which a division multiplies; nil unless it divides by a constant.
  private var inverse: ValueBound? {
    switch node {
    case .constant(let value):
      guard let number = value.number, number != 0 else { return nil }
      return ValueBound(.double(1 / number))
    case .converted(let value, .intToDouble): return value.inverse
    default: return nil
    }
  }

  private func boundOfText(
    _ segments: [TypedExpression], _ locals: [Int: ValueBound]
  ) -> ValueBound? {
    var (weight, steps) = (1, 3.0)
    for segment in segments {
      guard let bound = segment.bound(locals) else { return nil }
      weight += bound.weightInText
      steps += bound.steps + Double(bound.weightInText)
    }
    guard let empty = ValueBound(.text("")), empty.isWithinLimits(weight: weight) else {
      return nil
    }
    return empty.after(steps, weight: weight)
  }

  /// The bound of a function whose values are not greater than its arguments.
  private func bound(
    of builtin: Builtin, _ arguments: [TypedExpression], _ locals: [Int: ValueBound]
  ) -> ValueBound? {
    guard arguments.allSatisfy({ $0.type == .double }),
      let all = bound(of: arguments, locals, { $0.either($1) })
    else { return nil }
    switch (builtin.owner, builtin.name) {
    case (.everywhere, "min"), (.everywhere, "max"), (.everywhere, "abs"),
      (.everywhere, "clamp"), (.value(.double), "magnitude"), (.type(.angle), "radians"):
      return all.after(1)
    case (.type(.angle), "degrees"): return all.after(1)
    default: return nil
    }
  }
}

extension ValueType {
  /// Whether values of the type are numbers, vectors or Bools.
  fileprivate var isPlain: Bool {
    switch self {
    case .double, .int, .bool, .point, .size, .rect, .insets, .transform, .unitPoint, .angle,
      .color:
      true
    default: false
    }
  }
}
