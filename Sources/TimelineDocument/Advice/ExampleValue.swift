import Diagnostics
import ExpressionLanguage
import JSONText

/// An example of the value that a place of the document accepts, made of the document's own names; the help for
/// a value of the wrong kind.
struct ExampleValue {
  let timeline: Timeline
  /// The names of the tracks and labels of the document.
  let tracks: [String]
  let labels: [String]
  /// What is written there, and under which keys.
  let found: FoundValue
  var path: [Substring] = []

  /// A value of a shape; nil where none says more than the message.
  func text(of shape: ValueShape) -> String? {
    switch shape {
    case .anything: nil
    case .text: found.kind == .number ? quoted(found.text) : nil
    case .word(let words): (words.last { $0.hasSuffix(found.text) } ?? words.first).map(quoted)
    case .number: found.word.flatMap(MeasuredNumber.init).map { $0.plain }
    case .count: found.word.flatMap(MeasuredNumber.init)?.plain ?? number
    case .boolean: found.word == "false" ? "false" : "true"
    case .expression(let type): text(of: type)
    case .animation: "\".easeInOut(duration: 0.3)\""
    case .name(.statePath): quoted(path.contains("toggle") ? flag : list)
    case .name(.moment): "0.5"
    case .name(let kind): quoted(name(kind))
    case .list(let element): list(of: element)
    case .attribute(let type, _): attribute(type)
    case .modifier: modifier
    case .tuple: "[0, 1]"
    case .either(let shapes): either(shapes)
    case .object(let kind): text(of: kind)
    case .event: "{ \"at\": 0, \(step) }"
    case .map(let kind, let shape): map(from: kind, to: shape)
    case .claims: "{ \(quoted(name(.track))): 1 }"
    }
  }

  private func quoted(_ text: String) -> String { "\"\(text.escapedForMessage)\"" }

  /// What was found in brackets, where that is one of the shapes; or else an example of the first.
  private func either(_ shapes: [ValueShape]) -> String? {
    for case .list(let element) in shapes where isElement(element) { return list(of: element) }
    if case .name(.statePath)? = shapes.first { return quoted(flag) }
    return shapes.lazy.compactMap { text(of: $0) }.first
  }

  /// The number that was written, or one that fits anywhere.
  private var number: String { found.kind == .number ? found.text : "1" }
}

// MARK: - Lists and objects

extension ExampleValue {
  /// What was found, in brackets where it is an element; or else an example.
  private func list(of element: ValueShape) -> String? {
    let content = isElement(element) ? found.text.escapedForMessage : text(of: element)
    return content.map { $0.utf8.first == UInt8(ascii: "{") ? "[ \($0) ]" : "[\($0)]" }
  }

  private func isElement(_ element: ValueShape) -> Bool {
    switch (element, found.kind) {
    case (.object(let kind), .object): kind.hasKeys(found.keys)
    case (.event, .object): ObjectKind.step.hasKeys(found.keys)
    case (.modifier, .object): ModifierKey.hasKeys(found.keys)
    case (.name(let kind), .string): name(kind) == found.word
    case (.expression, .string), (.expression, .number): true
    default: false
    }
  }

  private func map(from kind: NameKind, to shape: ValueShape) -> String? {
    switch shape {
    case .expression(.newValue):
      let state = name(kind)
      return "{ \(quoted(state)): \(value(of: state)) }"
    case .expression(.element), .expression(.elementOrPredicate):
      return "{ \(quoted(list)): \(quoted("'a'")) }"
    default: return text(of: shape).map { "{ \(quoted(name(kind))): \($0) }" }
    }
  }

  private func text(of kind: ObjectKind) -> String? {
    switch kind {
    case .step: "{ \(step) }"
    case .view: object([ViewKey.id])
    case .transition: "\".opacity\""
    case .hitch: object(HitchKey.required)
    case .transactionScope: object([TransactionScopeKey.animation])
    case .completion: object([CompletionKey.label])
    case .move: object(MoveKey.required)
    case .async: object([AsyncKey.after, .run])
    case .unstructuredTask: object(UnstructuredTaskKey.required)
    case .sleep: object(SleepKey.required)
    case .timer: object(RepeatingTimerKey.required)
    case .timerPublisher: object(TimerPublisherKey.required)
    case .stack: object(StackKey.required)
    case .gesture: "{ \"from\": 0, \"to\": 100, \"duration\": 0.3 }"
    case .completionExpectation: object([CompletionExpectationKey.count])
    case .customAnimation: nil
    case .always: object([AlwaysKey.range])
    }
  }

  private func object<Key: DocumentKey>(_ keys: [Key]) -> String? {
    let members = keys.compactMap { key in
      (text(of: key.entry.shape) ?? key.entry.shape.exampleNumber)
        .map { "\(quoted(key.name)): \($0)" }
    }
    return members.count == keys.count ? "{ \(members.joined(separator: ", ")) }" : nil
  }

  /// A step that changes a state.
  private var step: String {
    let state = name(.statePath)
    let value = value(of: state)
    return value == "true"
      ? "\"toggle\": \(quoted(state))" : "\"set\": { \(quoted(state)): \(value) }"
  }

  /// The modifier that a text spells as in Swift, `.opacity(x)`, or an example.
  private var modifier: String {
    if let (name, argument) = found.word?.call,
      ModifierKey.modifiers.contains(where: { $0.name == name })
    {
      return "{ \(quoted(name)): \(quoted(argument)) }"
    }
    return "{ \"opacity\": \(attribute(.number) ?? "0.5") }"
  }
}

// MARK: - Names and values

extension ExampleValue {
  /// A name that was written and has that meaning, or else the first that has.
  private func name(_ kind: NameKind) -> String {
    let known = names(kind)
    let word = found.word?.leadingIdentifier ?? ""
    if known.contains(word) { return word }
    switch kind {
    case .newState, .newView, .newMember, .newLabel, .newElement, .newModel, .newParameter, .label:
      if !word.isEmpty, word == found.word { return word }
    default: break
    }
    return known.first ?? Self.standardName(kind)
  }

  private func names(_ kind: NameKind) -> [String] {
    switch kind {
    case .track, .observed: tracks
    case .statePath, .state, .replaceable: timeline.states.map { $0.name }
    case .property: timeline.published.map { $0.qualifiedName }
    case .label, .moment: labels
    case .eventPattern: EventWord.allCases.map { $0.rawValue }
    case .call: timeline.actions.map { $0.name }
    case .newState, .newModel, .newMember, .newDefinition, .newAction, .newElement, .newView,
      .newParameter, .viewDefinition, .keyframeValue, .newLabel:
      []
    }
  }

  private static func standardName(_ kind: NameKind) -> String {
    switch kind {
    case .newView: "card"
    case .newLabel, .label, .moment: "done"
    case .newAction, .call: "open"
    case .property: "model.items"
    case .track, .observed: "card_opacity"
    case .newModel: "model"
    case .newElement: "item"
    case .keyframeValue: "scale"
    default: "x"
    }
  }

  /// A state that can be toggled, and one that has elements.
  private var flag: String {
    state { if case .boolean = $0 { true } else { false } } ?? "isOn"
  }
  private var list: String {
    state { if case .array = $0 { true } else { false } } ?? "items"
  }

  /// The state that was named or else the first of those that begin with such a value.
  private func state(where matches: (DocumentValue) -> Bool) -> String? {
    let names = timeline.states.filter { matches($0.initialValue) }.map { $0.name }
    let word = found.word?.leadingIdentifier
    return names.first { $0 == word } ?? names.first
  }

  /// What an attribute is: a state that moves it.
  private func attribute(_ type: AttributeType) -> String? {
    if found.kind == .boolean { return type.takesNumber ? (found.text == "true" ? "1" : "0") : nil }
    guard type == .number || type == .scale else { return nil }
    return state { if case .number = $0 { true } else { false } }.map(quoted)
  }

  /// A value that a state can have.
  private func value(of state: String) -> String {
    switch timeline.states.first(where: { $0.name == state })?.initialValue {
    case .number?, nil: "1"
    case .boolean?: "true"
    case .array?: "[]"
    case .text?, .object?, .null?: "\"...\""
    }
  }

  /// A text: what was written without its inner quotes, or an example.
  private var text: String {
    if found.kind == .string, let word = found.word { return word }
    return path.contains("winner") ? "withAnimation" : "Hello"
  }

  private func text(of type: ExpectedType) -> String? {
    switch type {
    case .initialValue: "0"
    case .duration: found.kind == .number ? found.text : "0.3"
    case .number, .index, .movement, .rate, .distance: number
    case .condition: "true"
    case .curve: "\".easeOut\""
    case .text: quoted("'\(text)'")
    case .element, .elementOrPredicate: quoted("'a'")
    case .watched, .comparable, .animatable, .output: timeline.states.first.map { quoted($0.name) }
    case .phases, .sequence: "[0, 1]"
    case .transition:
      quoted(found.kind == .array ? ".opacity.combined(with: .scale)" : ".opacity")
    case .keyframe: quoted("LinearKeyframe(1, duration: 0.5)")
    case .attribute(let type): attribute(type)
    case .definition: "0"
    case .newValue, .identity, .transaction: nil
    }
  }
}

extension ValueShape {
  fileprivate var exampleNumber: String? { if case .number = self { "0.5" } else { nil } }
}

extension ObjectKind {
  /// Whether an object with some keys is of this kind.
  fileprivate func hasKeys(_ keys: [String]) -> Bool {
    switch self {
    case .step: StepKey.hasKeys(keys)
    case .view: ViewKey.hasKeys(keys)
    case .hitch: HitchKey.hasKeys(keys)
    case .completion: CompletionKey.hasKeys(keys)
    default: false
    }
  }
}

extension DocumentKey {
  fileprivate static func hasKeys(_ keys: [String]) -> Bool {
    !keys.isEmpty && keys.allSatisfy { key in allCases.contains { $0.name == key } }
  }
}

extension String {
  /// The letters, digits and `_` at the beginning.
  fileprivate var leadingIdentifier: String {
    String(decoding: utf8.prefix { $0.isLetterOrDigit }, as: UTF8.self)
  }

  /// The name and the argument of `.name(argument)`.
  fileprivate var call: (name: String, argument: String)? {
    let text = hasPrefix(".") ? String(dropFirst()) : self
    let name = text.leadingIdentifier
    let rest = text.utf8.dropFirst(name.utf8.count)
    guard !name.isEmpty, rest.first == UInt8(ascii: "("), rest.last == UInt8(ascii: ")") else {
      return nil
    }
    return (name, String(decoding: rest.dropFirst().dropLast(), as: UTF8.self))
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: true
    default: false
    }
  }
}
