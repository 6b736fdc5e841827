import JSONText

extension ValueShape {
  /// The schema of what a value may be.
  var schema: SchemaValue {
    switch self {
    case .anything: [:]
    case .text: ["type": "string"]
    case .word(let words): ["type": "string", "enum": .list(words.map(SchemaValue.text))]
    case .number(let range): SchemaValue.ofType("number").with(range.schema)
    case .boolean: ["type": "boolean"]
    case .count: ["type": "integer", "minimum": 0]
    case .expression(let type): type.schema
    case .animation: ["anyOf": [["type": ["string", "null"]], ["const": true]]]
    case .name(let kind): SchemaValue.ofType("string").with(kind.schema)
    case .list(let element): ["type": "array", "items": element.schema]
    case .attribute(let type, let isComplete): type.schema(isComplete: isComplete)
    case .modifier(let list): .reference(list.definitionName)
    case .tuple(let shapes): Self.tuple(shapes.map { $0.schema })
    case .either(let shapes): ["anyOf": .list(shapes.map { $0.schema })]
    case .object(let kind): .reference(kind.definitionName)
    case .event: .reference(StepKey.eventName)
    case .map(let kind, let shape):
      Self.map(to: shape, kind, [.init(key: "note", value: Self.note)])
    case .claims:
      Self.map(
        to: .expression(.comparable), .observed,
        TimelineSchema.properties(of: ExpectKey.allCases))
    }
  }

  /// The member that the decoder ignores in every object.
  static var note: SchemaValue {
    KeyEntry.note.shape.schema.documented(KeyEntry.note.documentation)
  }

  /// The keys of a transaction, and those that a document declares.
  static var transaction: SchemaValue {
    map(
      to: .expression(.newValue), .newMember,
      TimelineSchema.properties(of: TransactionScopeKey.allCases))
  }

  static func tuple(_ elements: [SchemaValue]) -> SchemaValue {
    let count = SchemaValue.number(Double(elements.count))
    return ["type": "array", "items": .list(elements), "minItems": count, "maxItems": count]
  }

  private static func map(
    to shape: ValueShape, _ kind: NameKind, _ properties: [SchemaValue.Member]
  ) -> SchemaValue {
    [
      "type": "object", "properties": .object(properties),
      "propertyNames": names(kind, beside: properties), "additionalProperties": shape.schema,
    ]
  }

  /// The fixed keys may be no names of the kind that the others are.
  private static func names(
    _ kind: NameKind, beside properties: [SchemaValue.Member]
  ) -> SchemaValue {
    let fixed: [SchemaValue] = properties.map { .text($0.key) }
    return ["anyOf": [["enum": .list(fixed)], kind.schema]]
  }
}

extension NumberRange {
  /// The ends of the range.
  var schema: SchemaValue {
    var schema: SchemaValue = [:]
    let (lowest, highest) = bounds
    if let lowest {
      schema = schema.with(["minimum": .number(lowest)])
    }
    if let highest { schema = schema.with(["maximum": .number(highest)]) }
    return schema
  }
}

extension ExpectedType {
  /// The name in the schema of a value that may be any.
  static let valueName = "value"

  /// Any value; the members of a record have names like those of states.
  static var anyValue: SchemaValue {
    let list: SchemaValue = ["items": .reference(valueName)]
    return list.with(record)
  }

  private static var record: SchemaValue {
    [
      "properties": ["note": ValueShape.note], "propertyNames": NameKind.newState.schema,
      "additionalProperties": .reference(valueName),
    ]
  }

  private static let kinds: [(kind: JSONKind, name: String)] = [
    (.string, "string"), (.number, "number"), (.boolean, "boolean"), (.array, "array"),
    (.object, "object"), (.null, "null"),
  ]

  /// The kinds of value that are accepted as an expression here.
  var schema: SchemaValue {
    let names = Self.kinds.filter { accepts($0.kind) }.map { SchemaValue.text($0.name) }
    var schema: SchemaValue = ["type": names.count == 1 ? names[0] : .list(names)]
    schema = schema.with(range.schema)
    if accepts(.array) { schema = schema.with(["items": elements]) }
    return accepts(.object) ? schema.with(Self.record) : schema
  }

  private var elements: SchemaValue {
    switch self {
    case .definition: ["type": "string"]
    default: .reference(Self.valueName)
    }
  }
}

extension AttributeType {
  /// The value of an attribute, whole or as its components.
  func schema(isComplete: Bool) -> SchemaValue {
    let whole = ExpectedType.attribute(self)
    if isList { return list }
    guard takesObject else { return whole.schema }
    let list = ValueShape.tuple(components.map { ExpectedType.attribute($0.type).schema })
    let parts = (takesArray ? [list] : []) + [object(isComplete)]
    return ["anyOf": .list((takesNumber || takesExpression ? [whole.schema] : []) + parts)]
  }

  /// The schema of an array of components that are all alike.
  private var list: SchemaValue {
    let element: AttributeType = self == .colors ? .color : .number
    return [
      "type": "array", "items": ExpectedType.attribute(element).schema,
      "minItems": .number(Double(arrayCounts.lowerBound)),
      "maxItems": .number(Double(arrayCounts.upperBound)),
    ]
  }

  private func object(_ isComplete: Bool) -> SchemaValue {
    let properties = components.map {
      SchemaValue.Member(
        key: $0.name,
        value: ExpectedType.attribute($0.type).schema.documented($0.documentation))
    }
    let note = SchemaValue.Member(key: "note", value: ValueShape.note)
    let schema: SchemaValue = ["type": "object", "properties": .object(properties + [note])]
    let needed = components.filter { isComplete || $0.isNeeded }.map { SchemaValue.text($0.name) }
    return schema.with(needed.isEmpty ? [:] : ["required": .list(needed)])
      .with(["additionalProperties": false])
  }
}
