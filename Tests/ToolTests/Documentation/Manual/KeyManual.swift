import JSONText

@testable import TimelineDocument

/// The keys of each kind of object as the manual has them, from the tables that the decoder reads.
enum KeyManual {
  static let page = "man/inbetween-timeline.5"

  static let parts = [
    part("keys of a document", TimelineKey.self), part("keys of a hitch", HitchKey.self),
    part("keys of a step", StepKey.self),
    part("keys of a custom animation", CustomAnimationKey.self),
    part("keys of withTransaction", TransactionScopeKey.self),
    part("keys of a completion", CompletionKey.self), part("keys of move", MoveKey.self),
    part("keys of async", AsyncKey.self), part("keys of task", UnstructuredTaskKey.self),
    part("keys of timer", RepeatingTimerKey.self), part("keys of sleep", SleepKey.self),
    part("keys of gesture", GestureKey.self),
    part("keys of expect", ExpectKey.self), part("keys of always", AlwaysKey.self),
    part("keys of environment", EnvironmentKey.self),
    part("keys of a claim about a label", CompletionExpectationKey.self),
    part("keys of a view", ViewKey.self), part("keys of a component", ComponentKey.self),
    part("keys of a stack", StackKey.self),
    part("keys of a frame with limits", FlexibleFrameKey.self),
    part("keys of fixedSize", FixedSizeKey.self),
    part("keys of a transition", TransitionKey.self),
    part("keys of asymmetric", AsymmetricTransitionKey.self),
  ]

  private static func part<Key: DocumentKey>(_ name: String, _ keys: Key.Type) -> GeneratedPart {
    let items = Key.allCases.flatMap { item(for: $0.entry) }
    let lines = [".Bl -tag -width Ds -compact"] + items + [".El"]
    return GeneratedPart(page: page, name: name, text: lines.map { $0 + "\n" }.joined())
  }

  /// A key, what its value is, and the sentence about it.
  static func item(for entry: KeyEntry) -> [String] {
    let kinds = entry.shape.kinds.map { "Ar \(ManualText.argument($0))" }
    var item = [".It Ic \(ManualText.argument("\(entry.name)")) " + kinds.joined(separator: " | ")]
    item += ManualText.running(entry.documentation)
    if let bounds = entry.shape.bounds { item += ManualText.running(bounds) }
    return item
  }
}

extension ValueShape {
  /// What the value may be, in a word each.
  fileprivate var kinds: [String] {
    switch self {
    case .anything: ["anything"]
    case .text: ["text"]
    case .word: ["word"]
    case .number, .count: ["number"]
    case .boolean: ["boolean"]
    case .expression(let type): type.kinds
    case .animation: ["animation", "boolean", "null"]
    case .name(let kind): [kind.manualWord]
    case .list(of: .object(.step)): ["steps"]
    case .list(of: .modifier): ["modifiers"]
    case .list(of: let element): ["list of \(element.kinds.joined(separator: " or "))s"]
    case .attribute(let type, _): ExpectedType.attribute(type).kinds + type.wholeKinds
    case .tuple: ["list"]
    case .either(let shapes): shapes.flatMap(\.kinds)
    // The rest is one kind of object or another.
    default: ["object"]
    }
  }

  /// The words or numbers that are accepted, as a sentence.
  fileprivate var bounds: String? {
    switch self {
    case .word(let words): "One of \(words.joined(separator: ", "))."
    case .number(.version): nil
    case .number(let range): "The number is \(range.phrase)."
    case .count: "The number is a whole one, 0 or more."
    case .either(let shapes): shapes.lazy.compactMap(\.bounds).first
    default: nil
    }
  }
}

extension ExpectedType {
  fileprivate var kinds: [String] {
    let kinds: [(isAccepted: Bool, word: String)] = [
      (accepts(.number), "number"), (accepts(.boolean), "boolean"), (accepts(.array), "list"),
      (accepts(.object), "object"), (accepts(.null), "null"),
    ]
    return kinds.filter(\.isAccepted).map(\.word) + (accepts(.string) ? ["expression"] : [])
  }
}

extension AttributeType {
  /// The ways of writing all components one by one.
  fileprivate var wholeKinds: [String] {
    (takesArray ? ["list"] : []) + (takesObject ? ["object"] : [])
  }
}

extension NameKind {
  fileprivate var manualWord: String {
    switch self {
    case .moment: "label"
    case .label, .newLabel: "label"
    case .eventPattern: "event"
    case .call: "call"
    case .pattern: "patterns"
    case .pointer: "pointer"
    case .newState, .newModel, .newMember, .newDefinition, .newAction, .newElement, .newView,
      .newComponent, .component, .newBinding, .newParameter, .view, .viewDefinition, .keyframeValue,
      .state, .property, .statePath,
      .track, .observed, .replaceable:
      "name"
    }
  }
}
