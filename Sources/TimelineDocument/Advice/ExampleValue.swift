import Diagnostics
import ExpressionLanguage
import JSONText

/// An example of the value that a place of the document accepts, made of the document's own names; the help for
/// a value of the wrong kind.
struct ExampleValue {
  let timeline: Timeline
  let content: SourceContent
  /// The names of the tracks and labels of the document.
  let tracks: [String]
  let labels: [String]
  /// The value found in the document, and the keys that lead to it.
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
    case .name(.moment): "0.5"
    case .name(let kind): name(kind).map(quoted)
    case .list(let element): list(of: element)
    case .attribute(let type, _): attribute(type)
    case .modifier: modifier
    case .tuple: found.bounds ?? "[0, 1]"
    case .either(let shapes): either(shapes)
    case .object(let kind): text(of: kind)
    case .event: "{ \"at\": 0, \(step) }"
    case .map(let kind, let shape): map(from: kind, to: shape)
    case .claims: claim ?? name(.track).map { "{ \(quoted($0)): 1 }" }
    }
  }

  private func quoted(_ text: String) -> String { "\"\(text.escapedForMessage)\"" }

  /// The found value in brackets if that has one of the shapes, else an example of the first shape.
  private func either(_ shapes: [ValueShape]) -> String? {
    for case .list(let element) in shapes where isElement(element) { return list(of: element) }
    return shapes.lazy.compactMap { text(of: $0) }.first
  }

  /// The number that was written, or one that fits anywhere.
  private var number: String { found.kind == .number ? found.text : "1" }
}

// MARK: - Lists and objects

extension ExampleValue {
  /// The found value in brackets if it is an element, else an example.
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
    case (.expression(.keyframe), _): found.word?.call?.name.hasSuffix("Keyframe") == true
    case (.expression, .string), (.expression, .number): true
    default: false
    }
  }

  private func map(from kind: NameKind, to shape: ValueShape) -> String? {
    if case .expression = shape, let change = writtenChange(of: names(kind)) {
      return "{ \(quoted(change.name)): \(change.value) }"
    }
    guard let name = name(kind) else { return nil }
    let value =
      switch shape {
      case .expression(.newValue): value(of: name)
      case .expression(.element), .expression(.elementOrPredicate): element(of: name)
      default: text(of: shape)
      }
    return value.map { "{ \(quoted(name)): \($0) }" }
  }

  private func text(of kind: ObjectKind) -> String? {
    switch kind {
    case .step: "{ \(step) }"
    case .view: object([ViewKey.id])
    case .component: "{ \"modifiers\": [ \(modifier) ] }"
    case .transition: "\".opacity\""
    case .asymmetricTransition: object(AsymmetricTransitionKey.required)
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
    case .flexibleFrame: object([FlexibleFrameKey.maxWidth])
    case .fixedSize: object([FixedSizeKey.horizontal])
    case .gesture: "{ \"from\": 0, \"to\": 100, \"duration\": 0.3 }"
    case .completionExpectation: object([CompletionExpectationKey.count])
    case .customAnimation: nil
    case .always: object([AlwaysKey.range])
    case .environment: object([EnvironmentKey.accessibilityReduceMotion])
    }
  }

  private func object<Key: DocumentKey>(_ keys: [Key]) -> String? {
    let members = keys.compactMap { key in
      (text(of: key.entry.shape) ?? key.entry.shape.exampleNumber)
        .map { "\(quoted(key.name)): \($0)" }
    }
    return members.count == keys.count ? "{ \(members.joined(separator: ", ")) }" : nil
  }

  /// The change of one of some names that was written as in Swift, or as a list of a name and a value.
  private func writtenChange(of names: [String]) -> WrittenChange? {
    guard let word = found.word else { return nil }
    if found.kind == .string, let change = WrittenChange(word), change.kind == .set {
      return names.contains(change.name) ? change : nil
    }
    guard found.kind == .array, found.elements.count == 2, names.contains(word),
      let value = found.element(1, of: self.names(.state(.any)))
    else { return nil }
    return WrittenChange(name: word, value: value)
  }

  /// The claim that was written as in Swift.
  private var claim: String? {
    let states = names(.state(.any)).map { StatePath.modelPrefix + $0 }
    return writtenChange(of: tracks + states).map { "{ \(quoted($0.name)): \($0.value) }" }
  }

  /// The step that was written as in Swift.
  private var writtenStep: String? {
    if found.kind == .string, let change = found.word.flatMap(WrittenChange.init),
      change.kind == .toggle, names(.statePath(.flag)).contains(change.name)
    {
      return "\"toggle\": \(quoted(change.name))"
    }
    return writtenChange(of: names(.statePath(.any))).map {
      "\"set\": { \(quoted($0.name)): \($0.value) }"
    }
  }

  /// A step that changes a state, or does something else where there are none.
  var step: String {
    if let writtenStep { return writtenStep }
    guard let state = name(.statePath(.any)), let value = value(of: state) else {
      return "\"emit\": \"done\""
    }
    return value == "true"
      ? "\"toggle\": \(quoted(state))" : "\"set\": { \(quoted(state)): \(value) }"
  }

  /// A step of what a tap does: it inverts a flag if there is one.
  var tap: String { name(.statePath(.flag)).map { "\"toggle\": \(quoted($0))" } ?? step }

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
  /// A name that was written and has that meaning, or else the first that has; nil where it must be one of the
  /// document's, and none has.
  private func name(_ kind: NameKind) -> String? {
    let known = names(kind)
    let word = found.word?.leadingIdentifier ?? ""
    if known.contains(word) { return word }
    switch kind {
    case .newState, .newView, .newMember, .newLabel, .newElement, .newModel, .newParameter:
      if !word.isEmpty, word == found.word { return word }
    default: break
    }
    return known.first ?? Self.standardName(kind)
  }

  private func names(_ kind: NameKind) -> [String] {
    switch kind {
    case .track, .observed: tracks
    case .statePath(let expected), .state(let expected):
      timeline.stateNames { expected.includes($0, guesses: false) }
    case .replaceable: timeline.states.map { $0.name }
    case .property: timeline.published.map { $0.qualifiedName }
    case .label, .moment: labels
    case .eventPattern: EventWord.allCases.map { $0.rawValue }
    case .call: timeline.actions.map { $0.name }
    case .view: timeline.views.compactMap { $0.id }
    case .newState, .newModel, .newMember, .newDefinition, .newAction, .newElement, .newView,
      .newComponent, .component, .newBinding, .newParameter, .viewDefinition, .keyframeValue,
      .newLabel, .pattern, .pointer:
      []
    }
  }

  /// A name for what the document does not have yet; nil for what it must have already.
  private static func standardName(_ kind: NameKind) -> String? {
    switch kind {
    case .newView: "card"
    case .newComponent: "Row"
    case .newLabel: "done"
    case .newAction: "open"
    case .newModel: "model"
    case .newElement: "item"
    case .pattern: "default"
    case .pointer: "/events/0"
    case .newState, .newMember, .newDefinition, .newParameter, .newBinding: "x"
    case .state, .property, .statePath, .track, .observed, .replaceable, .call, .label, .moment,
      .eventPattern, .view, .component, .viewDefinition, .keyframeValue:
      nil
    }
  }

  /// An example of an attribute: a state that moves it.
  private func attribute(_ type: AttributeType) -> String? {
    if found.kind == .boolean { return type.takesNumber ? (found.text == "true" ? "1" : "0") : nil }
    guard type == .number || type == .scale else { return nil }
    return name(.state(.number)).map(quoted)
  }

  /// A value that a state can have: another one if it is a number or a flag, and else its first one; nil where
  /// that is long.
  private func value(of state: String) -> String? {
    switch initialValue(of: state) {
    case .number?: "1"
    case .boolean?: "true"
    case .array?: "[]"
    case .text?, .object?, .null?: initialValue(of: state).flatMap(spelling)
    case nil: nil
    }
  }

  /// A value that a list can have as an element: its first one, or any if it has none.
  private func element(of list: String) -> String? {
    guard case .array(_, let place)? = initialValue(of: list),
      let elements = FoundValue(content.bytes, at: place.range)
    else { return nil }
    guard let first = elements.elements.first else { return quoted("'a'") }
    let start = place.range.lowerBound
    return spelling(at: start + first.lowerBound..<start + first.upperBound)
  }

  private func initialValue(of name: String) -> DocumentValue? {
    timeline.states.first { $0.name == name }?.initialValue
      ?? timeline.published.first { $0.qualifiedName == name }?.initialValue
  }

  /// A value as it is written, if that is short.
  private func spelling(_ value: DocumentValue) -> String? { spelling(at: value.place) }

  private func spelling(at place: Range<Int>) -> String? {
    FoundValue(content.bytes, at: place).flatMap { $0.isWhole ? $0.text : nil }
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
    case .watched, .comparable, .output: name(.state(.any)).map(quoted)
    case .animatable: name(.state(.number)).map(quoted)
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
