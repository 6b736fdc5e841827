import JSONText

/// The JSON Schema (draft 7) of documents, made from the tables of keys that the decoder reads by.
///
/// It says what can be said of an object by itself: its keys, their types, ranges and words. What an
/// expression may be and which names there are, only `check` knows.
package enum TimelineSchema {
  /// The whole schema as a text.
  package static var text: [UInt8] {
    var writer = JSONWriter()
    schema.write(to: &writer)
    writer.finish()
    return writer.bytes
  }

  private static var schema: SchemaValue {
    let head: SchemaValue = [
      "$schema": "http://json-schema.org/draft-07/schema#",
      "$id": "urn:inbetween:timeline",
      "title": "Timeline",
      "description": "A timeline of SwiftUI animations, which inbetween plays on a virtual clock.",
    ]
    return head.with(object(TimelineKey.self)).with(["definitions": .object(definitions)])
  }

  private static var definitions: [SchemaValue.Member] {
    let value = SchemaValue.Member(key: ExpectedType.valueName, value: ExpectedType.anyValue)
    let event = SchemaValue.Member(key: StepKey.eventName, value: event)
    let objects = ObjectKind.allCases.flatMap { kind in
      [SchemaValue.Member(key: kind.definitionName, value: definition(of: kind))]
        + (kind == .step ? [event] : [])
    }
    return [value] + objects + modifierLists + modifiers
  }
}

// MARK: - Objects

extension TimelineSchema {
  private static func definition(of kind: ObjectKind) -> SchemaValue {
    switch kind {
    case .step: step
    case .view: object(ViewKey.self)
    case .component: object(ComponentKey.self)
    case .transition: object(TransitionKey.self)
    case .asymmetricTransition: object(AsymmetricTransitionKey.self)
    case .hitch: object(HitchKey.self)
    case .transactionScope: ValueShape.transaction
    case .completion: object(CompletionKey.self)
    case .move: object(MoveKey.self)
    case .async: object(AsyncKey.self)
    case .unstructuredTask: object(UnstructuredTaskKey.self)
    case .timer: object(RepeatingTimerKey.self)
    case .timerPublisher: object(TimerPublisherKey.self)
    case .stack: object(StackKey.self)
    case .flexibleFrame: object(FlexibleFrameKey.self)
    case .fixedSize: object(FixedSizeKey.self)
    case .customAnimation: object(CustomAnimationKey.self)
    case .sleep: object(SleepKey.self)
    case .gesture: object(GestureKey.self)
    case .completionExpectation: object(CompletionExpectationKey.self)
    case .always: object(AlwaysKey.self)
    case .environment: object(EnvironmentKey.self)
    }
  }

  private static func object<Key: DocumentKey>(_ keys: Key.Type) -> SchemaValue {
    object(properties(of: Key.allCases), required: Key.required, Key.companions)
  }

  private static func object<Key: DocumentKey>(
    _ properties: [SchemaValue.Member], required: [Key], _ companions: [(key: Key, needs: Key)]
  ) -> SchemaValue {
    var schema: SchemaValue = ["type": "object", "properties": .object(properties)]
    if !required.isEmpty {
      schema = schema.with(["required": .list(required.map { .text($0.name) })])
    }
    if !companions.isEmpty {
      let dependencies = companions.map { companion in
        SchemaValue.Member(key: companion.key.name, value: [.text(companion.needs.name)])
      }
      schema = schema.with(["dependencies": .object(dependencies)])
    }
    return schema.with(["additionalProperties": false])
  }

  /// The values that each of some keys accepts.
  static func properties<Key: DocumentKey>(of keys: some Sequence<Key>) -> [SchemaValue.Member] {
    keys.map { key in
      let entry = key.entry
      let value = entry.shape.schema.documented(entry.documentation)
      return SchemaValue.Member(key: key.name, value: value)
    }
  }

  private static var step: SchemaValue {
    let keys = StepKey.allCases.filter { !StepKey.ofEvents.contains($0) }
    return object(properties(of: keys), required: StepKey.required, StepKey.companions)
  }

  /// An event is a step with a time; what both have is told once.
  private static var event: SchemaValue {
    let (own, shared) = (
      StepKey.allCases.filter { StepKey.ofEvents.contains($0) },
      StepKey.allCases.filter { !StepKey.ofEvents.contains($0) }
    )
    let references = shared.map { key in
      SchemaValue.Member(
        key: key.name, value: .reference("\(StepKey.objectName)/properties/\(key.name)"))
    }
    return object(properties(of: own) + references, required: own, StepKey.companions)
  }
}

// MARK: - Modifiers

extension TimelineSchema {
  /// For each kind of list, the modifiers that it accepts.
  private static var modifierLists: [SchemaValue.Member] {
    ModifierListKind.allCases.map { list in
      let kinds = ModifierKey.modifiers.filter { $0.lists.rawValue >= list.rawValue }
      let references = kinds.map { SchemaValue.reference(definitionName(of: $0)) }
      return SchemaValue.Member(key: list.definitionName, value: ["anyOf": .list(references)])
    }
  }

  /// One modifier each: its own key and its arguments.
  private static var modifiers: [SchemaValue.Member] {
    ModifierKey.modifiers.map { kind in
      let keys = [kind] + kind.arguments + [.note]
      let required = [kind] + kind.requiredArguments
      return SchemaValue.Member(
        key: definitionName(of: kind), value: object(properties(of: keys), required: required, []))
    }
  }

  private static func definitionName(of kind: ModifierKey) -> String { kind.name + "Modifier" }
}

extension ObjectKind {
  /// The schema's name for such an object.
  var definitionName: String {
    switch self {
    case .step: StepKey.objectName
    case .view: ViewKey.objectName
    case .component: ComponentKey.objectName
    case .transition: TransitionKey.objectName
    case .asymmetricTransition: AsymmetricTransitionKey.objectName
    case .hitch: HitchKey.objectName
    case .transactionScope: TransactionScopeKey.objectName
    case .completion: CompletionKey.objectName
    case .move: MoveKey.objectName
    case .async: AsyncKey.objectName
    case .unstructuredTask: UnstructuredTaskKey.objectName
    case .timer: RepeatingTimerKey.objectName
    case .timerPublisher: TimerPublisherKey.objectName
    case .stack: StackKey.objectName
    case .flexibleFrame: FlexibleFrameKey.objectName
    case .fixedSize: FixedSizeKey.objectName
    case .customAnimation: CustomAnimationKey.objectName
    case .sleep: SleepKey.objectName
    case .gesture: GestureKey.objectName
    case .completionExpectation: CompletionExpectationKey.objectName
    case .always: AlwaysKey.objectName
    case .environment: EnvironmentKey.objectName
    }
  }
}

extension ModifierListKind {
  /// The schema's name for a modifier in such a list.
  var definitionName: String {
    switch self {
    case .ofView: "modifierOfView"
    case .body: "modifierInBody"
    case .ofTransition: "modifierOfTransition"
    }
  }
}
