import Diagnostics
import JSONText

/// Where a key belongs that is not one of the object it is written in.
enum KeyHome: CaseIterable {
  case modifier, argument, view, step, document

  func has(_ key: String) -> Bool {
    switch self {
    case .modifier: ModifierKey.modifiers.contains { $0.name == key }
    case .argument: ModifierKey.allCases.contains { $0.name == key && !$0.isModifier }
    case .view: ViewKey.table.names.contains(key)
    case .step: StepKey.table.names.contains(key)
    case .document: TimelineKey.table.names.contains(key)
    }
  }

  /// How the key is written there.
  func help(for key: String) -> String {
    switch self {
    case .modifier: "it is a modifier: \"modifiers\": [ { \"\(key.escapedForMessage)\": ... } ]"
    case .argument: "write it beside its modifier, in \"modifiers\""
    case .view: "it is a key of a view: { \"id\": \"card\", \"\(key)\": ... }"
    case .step: "it is a key of an event: \"events\": [ { \"at\": 0, \"\(key)\": ... } ]"
    case .document: "it is a key of the document, beside \"events\""
    }
  }
}

extension DocumentDecoder {
  /// What to write for a key that is none of an object's.
  func advice(on name: JSONString, in object: String, known: [String]) -> String? {
    let key = content.text(name)
    guard diagnostics.keepsError(at: name.range.lowerBound) else { return nil }
    switch object {
    case "the document":
      return home(of: key, among: [.step, .view, .modifier])
        ?? "values are in \"state\" and \"define\", what is shown in \"views\", what happens in \"events\""
    case "a view":
      return home(of: key, among: [.modifier, .argument, .step, .document])
        ?? "what moves is in \"modifiers\"; the rest of a view is left out"
    case "a modifier":
      if key == "name" || key == "type" { return "its name is its key: { \"opacity\": 0.5 }" }
      return home(of: key, among: [.view, .step, .document])
        ?? AbsentModifier.attributeHelp(key.escapedForMessage)
    case "'withAnimation'", "'animation'", "'binding'":
      return "write the animation as in Swift: \".spring(duration: 0.3)\""
    case "an event", "a step": return adviceOnStep(key)
    default:
      if known.contains("run"), KeyHome.step.has(key) {
        return "it is a key of a step: \"run\": [ { \"\(key.escapedForMessage)\": ... } ]"
      }
      let list = known.filter { $0 != "note" }.map { "'\($0)'" }
      return list.count > 8 ? nil : "it has \(list.joined(separator: ", "))"
    }
  }

  private func home(of key: String, among homes: [KeyHome]) -> String? {
    if isTap(key) {
      return "what a tap does is an event: \"events\": [ { \"at\": 1, \"toggle\": \"isOn\" } ]"
    }
    return homes.first { $0.has(key) }?.help(for: key)
  }

  private func adviceOnStep(_ key: String) -> String {
    if isTap(key) { return "the event is the tap: write what it does, as \"toggle\": \"isOn\"" }
    switch key {
    case "duration":
      return "write it in the animation: \"withAnimation\": \".easeInOut(duration: 0.3)\""
    case "delay", "after":
      return "the time of an event is \"at\"; what comes later inside it is "
        + "\"async\": { \"after\": 0.5, \"run\": [ ... ] }"
    case "type", "event", "verb", "kind":
      return "what it does is its key: \"set\": { ... }, \"toggle\": \"isOn\""
    default: break
    }
    if knownStates().contains(key) { return "write \"set\": { \"\(key.escapedForMessage)\": ... }" }
    return home(of: key, among: [.modifier, .view, .document])
      ?? "a step changes something: 'set', 'toggle', 'append', 'remove', 'move', 'run', 'call', "
      + "'gesture', 'emit', 'expect' and others"
  }

  private func isTap(_ key: String) -> Bool {
    ["tap", "onTap", "onTapGesture", "onLongPressGesture", "click", "button", "action"].contains(
      key)
  }
}
