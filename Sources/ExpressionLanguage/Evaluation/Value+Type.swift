import AnimationEngine

extension Value {
  /// The name of the value's kind, for messages.
  var typeName: String {
    switch self {
    case .array: "an array"
    case .set: "a set"
    case .record: "a record"
    case .keyframe: "Keyframe"
    default: type?.description ?? "a value"
    }
  }

  /// The type of the value, as a document's literal has it.
  ///
  /// The elements of an array have the type that all of them can be brought to; there may be none,
  /// then it is nil.
  package var type: ValueType? {
    switch self {
    case .null: .optional(.unknown)
    case .double: .double
    case .int: .int
    case .bool: .bool
    case .text: .text
    case .point: .point
    case .size: .size
    case .rect: .rect
    case .unitPoint: .unitPoint
    case .insets: .insets
    case .transform: .transform
    case .angle: .angle
    case .color: .color
    case .range: .range
    case .spring: .spring
    case .choice(_, let type): type
    case .animation: .animation
    case .unitCurve: .unitCurve
    case .transition: .transition
    case .transaction: .transaction
    case .keyframe(let keyframe): keyframe.target.type.map { .keyframe($0) }
    case .keyframeTimeline(let track): track.finalValue.type.map { .keyframeTimeline($0) }
    case .array(let array): array.elementType.map { .array($0) }
    case .set(let set): set.elements.elementType.map { .set($0) }
    case .record(let record): record.type
    }
  }
}

extension ArrayValue {
  fileprivate var elementType: ValueType? {
    var type = ValueType.unknown
    for element in elements {
      guard let common = element.type?.common(with: type) else { return nil }
      type = common
    }
    return type
  }
}

extension RecordValue {
  fileprivate var type: ValueType? {
    var fields: [RecordField] = []
    for (name, value) in zip(names, values) {
      guard let type = value.type else { return nil }
      fields.append(RecordField(name: name, type: type))
    }
    return .record(fields)
  }
}
