import Diagnostics
import JSONText

/// The values of SwiftUI's environment that the system changes while an app runs.
enum EnvironmentKey: UInt8, DocumentKey {
  case colorScheme, scenePhase, dynamicTypeSize, horizontalSizeClass, verticalSizeClass
  case layoutDirection, accessibilityReduceMotion, accessibilityReduceTransparency
  case accessibilityDifferentiateWithoutColor
  case note

  static let table = KeyTable<Self>()
  static let objectName = "environment"

  static let synonyms: [String: Self] = [
    "reduceMotion": .accessibilityReduceMotion, "darkMode": .colorScheme,
    "typeSize": .dynamicTypeSize, "sizeCategory": .dynamicTypeSize,
    "sizeClass": .horizontalSizeClass,
    "phase": .scenePhase, "reduceTransparency": .accessibilityReduceTransparency,
  ]

  var entry: KeyEntry {
    switch self {
    case .colorScheme:
      KeyEntry("colorScheme", shape, "The appearance, light or dark.")
    case .scenePhase:
      KeyEntry("scenePhase", shape, "Whether the app is on screen and takes touches.")
    case .dynamicTypeSize:
      KeyEntry(
        "dynamicTypeSize", shape,
        "The size of text that the user prefers; layout does not follow it by itself.")
    case .horizontalSizeClass:
      KeyEntry("horizontalSizeClass", shape, "How much room there is from side to side.")
    case .verticalSizeClass:
      KeyEntry("verticalSizeClass", shape, "How much room there is from top to bottom.")
    case .layoutDirection:
      KeyEntry("layoutDirection", shape, "The direction of reading; layout does not follow it.")
    case .accessibilityReduceMotion:
      KeyEntry(
        "accessibilityReduceMotion", shape,
        "Whether less motion is wanted; transitions follow it, as with 'reduceMotion'.")
    case .accessibilityReduceTransparency:
      KeyEntry("accessibilityReduceTransparency", shape, "Whether less transparency is wanted.")
    case .accessibilityDifferentiateWithoutColor:
      KeyEntry(
        "accessibilityDifferentiateWithoutColor", shape,
        "Whether colors alone should not tell things apart.")
    case .note: .note
    }
  }

  private var shape: ValueShape { words.map { .word($0.map { "'\($0)'" }) } ?? .boolean }

  /// The values; nil for a flag.
  var words: [String]? {
    switch self {
    case .colorScheme: ["light", "dark"]
    case .scenePhase: ["active", "inactive", "background"]
    case .dynamicTypeSize:
      [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
        "accessibility2", "accessibility3", "accessibility4", "accessibility5",
      ]
    case .horizontalSizeClass, .verticalSizeClass: ["compact", "regular"]
    case .layoutDirection: ["leftToRight", "rightToLeft"]
    case .accessibilityReduceMotion, .accessibilityReduceTransparency,
      .accessibilityDifferentiateWithoutColor, .note:
      nil
    }
  }
}

extension Timeline {
  /// Whether a state, by its slot in expressions, is a value of the environment.
  package func isEnvironment(_ slot: Int) -> Bool {
    slot < states.count && states[slot].isEnvironment
  }
}

/// A value of the environment, for those who make documents.
package struct EnvironmentValue: Sendable {
  /// The words that it may have; nil for a flag.
  package let words: [String]?
  /// The expression of the value that it usually has.
  package let standard: String

  /// The value of a name; nil for one that documents do not have.
  package init?(named name: String) {
    guard let key = EnvironmentKey.allCases.first(where: { $0.name == name }), key != .note else {
      return nil
    }
    words = key.words
    standard = key.standard
  }
}

extension EnvironmentKey {
  /// The expression of the value on a phone that is held upright, without any setting changed.
  fileprivate var standard: String {
    switch self {
    case .dynamicTypeSize: "'large'"
    case .verticalSizeClass: "'regular'"
    case .colorScheme, .scenePhase, .horizontalSizeClass, .layoutDirection,
      .accessibilityReduceMotion, .accessibilityReduceTransparency,
      .accessibilityDifferentiateWithoutColor, .note:
      words.map { "'\($0[0])'" } ?? "false"
    }
  }
}

extension DocumentDecoder {
  /// Reads the values that the environment has at first: states that no step of the app may write.
  mutating func readEnvironment() throws(JSONError) {
    _ = try readObject(Subject(TimelineKey.environment), keys: EnvironmentKey.self) {
      (decoder, key, name) throws(JSONError) in
      if key == .note { return try decoder.cursor.skipValue() }
      guard var value = try decoder.readValue(of: key, as: .initialValue) else { return }
      let state = ElementIndex<StateVariable>(decoder.timeline.states.count)
      decoder.declare(name, as: .state(state))
      if key == .accessibilityReduceMotion {
        if decoder.overrides.reduceMotion == true {
          value = .boolean(true, SourceRange(value.place))
        }
        if case .boolean(let flag, _) = value { decoder.timeline.reduceMotion = flag }
        decoder.timeline.reduceMotionState = state
      }
      if key == .colorScheme { decoder.timeline.colorSchemeState = state }
      decoder.timeline.states.append(
        StateVariable(
          name: decoder.content.text(name), initialValue: value, place: SourceRange(name.range),
          isEnvironment: true))
    }
    noteDeclaration()
  }

  /// Reads values that the system gives the environment.
  mutating func readEnvironmentChanges() throws(JSONError) -> ElementRange<Assignment> {
    let start = stepContent.assignments.count
    _ = try readObject(Subject(StepKey.environment), keys: EnvironmentKey.self) {
      (decoder, key, name) throws(JSONError) in
      if key == .note { return try decoder.cursor.skipValue() }
      guard let state = decoder.environmentState(key, name) else {
        return try decoder.cursor.skipValue()
      }
      let target = decoder.statePath(name, root: .state(state), isPartial: false)
      let context = ExpressionContext(.newValue, of: target)
      guard let value = try decoder.readValue(of: key, as: .newValue, in: context) else { return }
      decoder.stepContent.assignments.append(Assignment(value: value, target: target))
    }
    return ElementRange(start..<stepContent.assignments.count)
  }

  /// Reports a change of the environment by a step inside another one, or in the scope of an animation.
  mutating func checkEnvironmentChange(_ parts: StepParts, isEvent: Bool) {
    guard let place = parts.environmentPlace else { return }
    if !isEvent {
      add(
        .error(
          .wrongType,
          "'environment' belongs to an event: the system changes it, and no step of the app",
          at: place, help: "make it an event of its own: { \"at\": 1, \"environment\": { ... } }"))
    } else if parts.scopeKey != nil {
      add(
        .error(
          .wrongType, "the system changes the environment without an animation of the app",
          at: place,
          help: "animate what follows it: { \"animation\": \".easeInOut\", \"value\": ... }"))
    }
  }

  /// Reports a step that writes a value of the environment.
  mutating func refuseEnvironment(_ text: JSONString, _ name: String) {
    add(
      .error(
        .unknownName, "'\(name)' is a value of the environment, which the system changes",
        at: text.range, help: "write \"environment\": { \"\(name)\": ... } in an event"))
  }

  /// Reports a document that says twice whether less motion is wanted.
  mutating func checkEnvironment() {
    guard let state = timeline.reduceMotionState, timeline.reduceMotionPlace != nil else { return }
    add(
      .error(
        .wrongType, "the document's 'reduceMotion' says this already",
        at: timeline[state].place.range,
        help: "leave 'reduceMotion' out"))
  }

  /// The state of a value that the document has in its environment; nil for others, which are reported.
  private mutating func environmentState(
    _ key: EnvironmentKey, _ name: JSONString
  ) -> ElementIndex<StateVariable>? {
    if case .path(.state(let state)?, _) = content.withBytes(
      of: name, { names.find(statePath: $0) }),
      timeline[state].isEnvironment
    {
      return state
    }
    let first = key.words == nil ? key.standard : "\"\(key.standard)\""
    add(
      .error(
        .unknownName, "the document's environment has no '\(key.name)'", at: name.range,
        help: "declare it: \"environment\": { \"\(key.name)\": \(first) }"))
    return nil
  }

  private mutating func readValue(
    of key: EnvironmentKey, as type: ExpectedType, in context: ExpressionContext? = nil
  ) throws(JSONError) -> DocumentValue? {
    guard let value = try readValue(for: Subject(key), as: type, in: context) else { return nil }
    switch (value, key.words) {
    case (.boolean, nil): return value
    case (.text(let written), let words?):
      let text = content.text(written.text)
      if words.contains(where: { text == "'\($0)'" }) { return value }
      let meant = words.contains(text) ? text : nil
      let near = meant ?? nearestName(to: text.filter { $0 != "'" && $0 != "." }, among: words)
      refuse(value, of: key, help: "write \"'\(near ?? words[0])'\"")
    case (_, let words): refuse(value, of: key, help: words.map { "write \"'\($0[0])'\"" })
    }
    return nil
  }

  private mutating func refuse(_ value: DocumentValue, of key: EnvironmentKey, help: String?) {
    let wanted = key.words.map { "one of \($0.map { "\"'\($0)'\"" }.joined(separator: ", "))" }
    add(
      .error(
        .wrongType, "'\(key.name)' must be \(wanted ?? "true or false")", at: value.place,
        help: help))
  }
}
