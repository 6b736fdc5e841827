import AnimationEngine

/// A type that the elements of a list in a row of the table can have.
protocol ValueTyped: Sendable {
  /// The type as expressions know it.
  static var valueType: ValueType { get }
}

/// A Swift type whose values expressions have: the parameters and results of a row's function.
protocol ValueConvertible: ValueTyped {
  /// Whether one parameter of the type takes all arguments that are left.
  static var isVariadic: Bool { get }
  /// The Swift value, nil when the value is of another kind.
  static func unboxed(_ value: Value) -> Self?
  /// The argument, or the arguments, of a parameter from a place of the stack on.
  static func argument(_ stack: [Value], _ index: Int) throws(EvaluationFailure) -> Self
  /// The value of an expression.
  var boxed: Value { get }
}

extension ValueConvertible {
  static var isVariadic: Bool { false }

  // Inlined, or each argument of each call goes through a generic function.
  @inline(__always)
  static func argument(_ stack: [Value], _ index: Int) throws(EvaluationFailure) -> Self {
    try checked(index < stack.count ? stack[index] : .null)
  }

  /// The Swift value of a value that has the type unless that was not known before the run: another
  /// kind is an error and not a trap.
  @inline(__always)
  static func checked(_ value: Value) throws(EvaluationFailure) -> Self {
    guard let unboxed = unboxed(value) else { throw mismatch(valueType, value) }
    return unboxed
  }
}

private func mismatch(_ wanted: ValueType, _ value: Value) -> EvaluationFailure {
  let wanted =
    switch wanted {
    case .array: "an array"
    case .set: "a set"
    case .range: "a range"
    default: wanted.description
    }
  return .wrongType(wanted: wanted, found: value.typeName)
}

// MARK: Lists and open types

/// Any value; all that a row calls so have one type.
extension Value: ValueConvertible {
  static var valueType: ValueType { .open(0) }
  static func unboxed(_ value: Value) -> Value? { value }
  var boxed: Value { self }
}

/// A second open type of a row.
enum Other: ValueTyped {
  static var valueType: ValueType { .open(1) }
}

/// A value beside another.
enum Pair<First: ValueTyped, Second: ValueTyped>: ValueTyped {
  static var valueType: ValueType {
    .record([
      RecordField(name: "0", type: First.valueType),
      RecordField(name: "1", type: Second.valueType),
    ])
  }
}

/// An element of a list with its place.
enum Numbered<Element: ValueTyped>: ValueTyped {
  static var valueType: ValueType {
    .record([
      RecordField(name: "offset", type: .int),
      RecordField(name: "element", type: Element.valueType),
    ])
  }
}

/// An array whose elements stay as they are until they are read.
struct List<Element: ValueTyped>: ValueConvertible {
  let array: ArrayValue

  /// Keeps the elements, or refuses them when there are too many.
  init(_ elements: [Value]) throws(EvaluationFailure) { array = try ArrayValue(elements) }

  private init(array: ArrayValue) { self.array = array }

  var elements: [Value] { array.elements }

  static var valueType: ValueType { .array(Element.valueType) }
  static func unboxed(_ value: Value) -> List? {
    if case .array(let array) = value { List(array: array) } else { nil }
  }
  var boxed: Value { .array(array) }
}

/// A set of numbers or texts.
struct SetOf<Element: ValueTyped>: ValueConvertible {
  let members: SetValue

  static var valueType: ValueType { .set(Element.valueType) }
  static func unboxed(_ value: Value) -> SetOf? {
    if case .set(let set) = value { SetOf(members: set) } else { nil }
  }
  var boxed: Value { .set(members) }
}

/// Any further arguments of a type.
struct More<Element: ValueConvertible>: ValueConvertible {
  let elements: [Element]

  static var valueType: ValueType { Element.valueType }
  static var isVariadic: Bool { true }
  static func unboxed(_ value: Value) -> More? { nil }
  static func argument(_ stack: [Value], _ index: Int) throws(EvaluationFailure) -> More {
    var elements: [Element] = []
    for value in stack.dropFirst(index) { elements.append(try .checked(value)) }
    return More(elements: elements)
  }
  var boxed: Value { .null }
}

/// An argument of any type, whatever the others are.
struct AnyArgument: ValueConvertible {
  let value: Value

  static var valueType: ValueType { .unknown }
  static func unboxed(_ value: Value) -> AnyArgument? { AnyArgument(value: value) }
  var boxed: Value { value }
}

extension Optional: ValueTyped where Wrapped: ValueConvertible {}

extension Optional: ValueConvertible where Wrapped: ValueConvertible {
  static var valueType: ValueType { .optional(Wrapped.valueType) }
  static func unboxed(_ value: Value) -> Wrapped?? {
    if case .null = value { return .some(nil) }
    return Wrapped.unboxed(value).map { $0 }
  }
  var boxed: Value { self?.boxed ?? .null }
}

// MARK: Numbers and texts

extension Double: ValueConvertible {
  static var valueType: ValueType { .double }
  @inline(__always)
  static func unboxed(_ value: Value) -> Double? { value.number }
  var boxed: Value { .double(self) }
}

extension Range<Int>: ValueTyped, ValueConvertible {
  static var valueType: ValueType { .range }
  static func unboxed(_ value: Value) -> Range? {
    if case .range(let range) = value { range } else { nil }
  }
  var boxed: Value { .range(self) }
}

// MARK: Animations and keyframes

extension Animation: ValueConvertible {
  static var valueType: ValueType { .animation }
  static func unboxed(_ value: Value) -> Self? {
    if case .animation(let animation) = value { animation } else { nil }
  }
  var boxed: Value { .animation(self) }
}

extension Keyframe<Value>: ValueTyped, ValueConvertible {
  static var valueType: ValueType { .keyframe(.open(0)) }
  static func unboxed(_ value: Value) -> Self? {
    if case .keyframe(let keyframe) = value { keyframe } else { nil }
  }
  var boxed: Value { .keyframe(self) }
}

extension KeyframeTrack<Value>: ValueTyped, ValueConvertible {
  static var valueType: ValueType { .keyframeTimeline(.open(0)) }
  static func unboxed(_ value: Value) -> Self? {
    if case .keyframeTimeline(let track) = value { track } else { nil }
  }
  var boxed: Value { .keyframeTimeline(self) }
}

// MARK: Types of a few names

extension ValueConvertible where Self: RawRepresentable<String> {
  static func unboxed(_ value: Value) -> Self? {
    if case .choice(let name, Self.valueType) = value { Self(rawValue: name) } else { nil }
  }
  var boxed: Value { .choice(rawValue, of: Self.valueType) }
}

extension TransitionValue.Edge: ValueConvertible { static var valueType: ValueType { .edge } }

extension TransitionValue.BlurReplace: ValueConvertible {
  static var valueType: ValueType { .blurReplace }
}

extension RoundingRule: ValueConvertible { static var valueType: ValueType { .roundingRule } }

extension TransitionPhase: ValueConvertible { static var valueType: ValueType { .transitionPhase } }

// MARK: Types of one case of `Value` each

extension Int: ValueConvertible {
  static var valueType: ValueType { .int }
  static func unboxed(_ value: Value) -> Self? { if case .int(let it) = value { it } else { nil } }
  var boxed: Value { .int(self) }
}

extension Bool: ValueConvertible {
  static var valueType: ValueType { .bool }
  static func unboxed(_ value: Value) -> Self? { if case .bool(let it) = value { it } else { nil } }
  var boxed: Value { .bool(self) }
}

extension String: ValueConvertible {
  static var valueType: ValueType { .text }
  static func unboxed(_ value: Value) -> Self? { if case .text(let it) = value { it } else { nil } }
  var boxed: Value { .text(self) }
}

extension Point: ValueConvertible {
  static var valueType: ValueType { .point }
  static func unboxed(_ value: Value) -> Self? {
    if case .point(let point) = value { point } else { nil }
  }
  var boxed: Value { .point(self) }
}

extension Size: ValueConvertible {
  static var valueType: ValueType { .size }
  static func unboxed(_ value: Value) -> Self? { if case .size(let it) = value { it } else { nil } }
  var boxed: Value { .size(self) }
}

extension Rect: ValueConvertible {
  static var valueType: ValueType { .rect }
  static func unboxed(_ value: Value) -> Self? { if case .rect(let it) = value { it } else { nil } }
  var boxed: Value { .rect(self) }
}

extension UnitPoint: ValueConvertible {
  static var valueType: ValueType { .unitPoint }
  static func unboxed(_ value: Value) -> Self? {
    if case .unitPoint(let point) = value { point } else { nil }
  }
  var boxed: Value { .unitPoint(self) }
}

extension EdgeInsets: ValueConvertible {
  static var valueType: ValueType { .insets }
  static func unboxed(_ value: Value) -> Self? {
    if case .insets(let insets) = value { insets } else { nil }
  }
  var boxed: Value { .insets(self) }
}

extension AffineTransform: ValueConvertible {
  static var valueType: ValueType { .transform }
  static func unboxed(_ value: Value) -> Self? {
    if case .transform(let transform) = value { transform } else { nil }
  }
  var boxed: Value { .transform(self) }
}

extension Angle: ValueConvertible {
  static var valueType: ValueType { .angle }
  static func unboxed(_ value: Value) -> Self? {
    if case .angle(let angle) = value { angle } else { nil }
  }
  var boxed: Value { .angle(self) }
}

extension Color: ValueConvertible {
  static var valueType: ValueType { .color }
  static func unboxed(_ value: Value) -> Self? {
    if case .color(let color) = value { color } else { nil }
  }
  var boxed: Value { .color(self) }
}

extension Spring: ValueConvertible {
  static var valueType: ValueType { .spring }
  static func unboxed(_ value: Value) -> Self? {
    if case .spring(let spring) = value { spring } else { nil }
  }
  var boxed: Value { .spring(self) }
}

extension UnitCurve: ValueConvertible {
  static var valueType: ValueType { .unitCurve }
  static func unboxed(_ value: Value) -> Self? {
    if case .unitCurve(let curve) = value { curve } else { nil }
  }
  var boxed: Value { .unitCurve(self) }
}

extension TransitionValue: ValueConvertible {
  static var valueType: ValueType { .transition }
  static func unboxed(_ value: Value) -> Self? {
    if case .transition(let transition) = value { transition } else { nil }
  }
  var boxed: Value { .transition(self) }
}

extension TransactionValue: ValueConvertible {
  static var valueType: ValueType { .transaction }
  static func unboxed(_ value: Value) -> Self? {
    if case .transaction(let transaction) = value { transaction } else { nil }
  }
  var boxed: Value { .transaction(self) }
}
