/// The type of an expression.
package indirect enum ValueType: Hashable, Sendable {
  case double, int, bool, text
  case point, size, rect, unitPoint
  case insets, transform
  case angle, color
  case animation, unitCurve, spring
  case transition, transaction
  /// Types of a few names: a side of a view, a way of blurring, where a view is on its way into the
  /// tree and out of it, and how `rounded` rounds.
  case edge, blurReplace, transitionPhase, roundingRule
  /// A keyframe of a track of such values, and such a track as a function of time.
  case keyframe(ValueType)
  case keyframeTimeline(ValueType)
  /// `0..<n`, which converts to an array where one is wanted.
  case range
  case array(ValueType)
  case set(ValueType)
  case record([RecordField])
  case optional(ValueType)
  case function([ValueType], ValueType)
  /// Not known yet: the type of the elements of `[]`, or of an expression with an error. Anything
  /// converts to it.
  case unknown
  /// A type that a row of the built-ins leaves open, by its number.
  case open(Int)
}

/// A named part of a record.
package struct RecordField: Hashable, Sendable {
  /// The name of the field.
  package let name: String
  /// The type of its values.
  package let type: ValueType

  /// A field with a name and a type.
  package init(name: String, type: ValueType) {
    self.name = name
    self.type = type
  }
}

extension ValueType {
  /// The type without its optional.
  package var unwrapped: ValueType {
    if case .optional(let wrapped) = self { return wrapped }
    return self
  }

  /// The optional of the type; an optional of an optional is the optional itself.
  package var asOptional: ValueType {
    if case .optional = self { return self }
    return .optional(self)
  }

  /// Whether nil is a value of the type.
  package var isOptional: Bool { unwrapped != self }

  /// How many levels of arrays and records the type has.
  var levels: Int {
    switch self {
    case .array(let element), .set(let element): 1 + element.levels
    case .record(let fields): 1 + (fields.map { $0.type.levels }.max() ?? 0)
    case .optional(let wrapped): wrapped.levels
    default: 0
    }
  }

  /// Whether the type is Double or Int.
  package var isNumber: Bool { self == .double || self == .int }

  /// Whether values of the type are vectors that can be added and scaled.
  var isVector: Bool {
    switch self {
    case .point, .size, .unitPoint, .angle: true
    default: false
    }
  }

  /// Whether `<` compares values of the type.
  var isComparable: Bool { isNumber || self == .text || self == .unknown }

  /// Whether values of the type can be animated.
  package var isAnimatable: Bool {
    switch self {
    case .double, .int, .rect, .insets, .transform, .color, .unknown: true
    default: isVector
    }
  }

  /// Whether values of the type can be shown: a text, or what has numbers for columns.
  package var isShowable: Bool {
    switch self {
    case .text, .bool: true
    case .array(.text): false
    case .array(let element): element.isShowable
    default: isAnimatable
    }
  }

  /// Whether `==` compares values of the type.
  package var isEquatable: Bool {
    switch self {
    case .array(let element), .set(let element), .optional(let element): element.isEquatable
    case .record(let fields): fields.allSatisfy { $0.type.isEquatable }
    case .function, .transaction: false
    default: true
    }
  }

  /// The type that values of both types can be brought to, nil when there is none.
  ///
  /// The elements of an empty array have the type `unknown`, which any other type completes.
  package func common(with other: ValueType) -> ValueType? {
    Conversion.common(self, other)
  }

  /// The type with every open type replaced by its binding.
  func resolved(_ bindings: [ValueType]) -> ValueType {
    switch self {
    case .open(let index): index < bindings.count ? bindings[index] : .unknown
    case .array(let element): .array(element.resolved(bindings))
    case .set(let element): .set(element.resolved(bindings))
    case .optional(let wrapped): wrapped.resolved(bindings).asOptional
    case .keyframe(let value): .keyframe(value.resolved(bindings))
    case .keyframeTimeline(let value): .keyframeTimeline(value.resolved(bindings))
    case .record(let fields):
      .record(fields.map { RecordField(name: $0.name, type: $0.type.resolved(bindings)) })
    case .function(let parameters, let result):
      .function(parameters.map { $0.resolved(bindings) }, result.resolved(bindings))
    default: self
    }
  }
}
