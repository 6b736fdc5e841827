import Diagnostics
import JSONText

/// Where a key belongs that is not one of the object it is written in.
enum KeyHome: CaseIterable {
  case modifier, argument, view, step, document

  /// The keys that belong there.
  var names: [String] {
    switch self {
    case .modifier: ModifierKey.modifiers.map { $0.name }
    case .argument: ModifierKey.allCases.filter { !$0.isModifier }.map { $0.name }
    case .view: ViewKey.table.names
    case .step: StepKey.table.names
    case .document: TimelineKey.table.names
    }
  }

  func has(_ key: String) -> Bool { names.contains(key) }

  /// The help that shows how to write the key there, in an object other than a view.
  func help(for key: String) -> String {
    switch self {
    case .modifier:
      "it is a modifier of a view: \"views\": [ { \"id\": \"card\", \"modifiers\": [ { "
        + "\"\(key.escapedForMessage)\": ... } ] } ]"
    case .argument: "write it beside its modifier, in \"modifiers\""
    case .view: "it is a key of a view: { \"id\": \"card\", \"\(key)\": ... }"
    case .step: "it is a key of an event: \"events\": [ { \"at\": 0, \"\(key)\": ... } ]"
    case .document: "it is a key of the document, beside \"events\""
    }
  }
}

extension DocumentDecoder {
  /// Advice for a key that the object does not have, from the keys that it may have and has not, and those that
  /// are there.
  func advice(
    on name: JSONString, in object: String, known: [String], beside present: Set<String>
  ) -> String? {
    let key = content.text(name)
    guard diagnostics.keepsError(at: name.range.lowerBound) else { return nil }
    switch object {
    case "the document":
      return home(of: key, among: [.step, .view, .modifier])
        ?? "values are in \"state\" and \"define\", what is shown in \"views\", what happens in \"events\""
    case "a view":
      return adviceOnView(key, beside: present)
    case "a modifier":
      if key == "name" || key == "type" { return "its name is its key: { \"opacity\": 0.5 }" }
      return home(of: key, among: [.view, .step, .document])
        ?? AbsentModifier.attributeHelp(key.escapedForMessage)
    case "'withAnimation'", "'animation'", "'binding'":
      return "write the animation as in Swift: \".spring(duration: 0.3)\""
    case "an event", "a step": return adviceOnStep(key, beside: present)
    default:
      if known.contains("run") || present.contains("run"), KeyHome.step.has(key) {
        return "it is a key of a step: \"run\": [ { \"\(key.escapedForMessage)\": ... } ]"
      }
      let list = known.filter { $0 != "note" }.map { "'\($0)'" }
      if list.isEmpty { return "leave it out: \(object) has all its keys" }
      let also = present.count > 1 ? "also " : ""
      return list.count > 8 ? nil : "it \(also)has \(list.joined(separator: ", "))"
    }
  }

  private func home(of key: String, among homes: [KeyHome]) -> String? {
    if isTap(key) {
      return "what a tap does is an event: \"events\": [ { \"at\": 1, \(exampleTap) } ]"
    }
    return homes.first { $0.has(key) }?.help(for: key)
  }

  private func adviceOnView(_ key: String, beside present: Set<String>) -> String {
    let list = present.contains("modifiers") ? "[ ..., " : "[ "
    if KeyHome.modifier.has(key) {
      return "it is a modifier: \"modifiers\": \(list){ \"\(key)\": ... } ]"
    }
    if key == "spacing" {
      return
        "leave it out here, and write \"layout\": { \"stack\": \"VStack\", \"spacing\": ... }"
    }
    if let home = home(of: key, among: [.argument, .step, .document]) { return home }
    let synonym = AbsentModifier.synonyms[key].flatMap { $0.isModifier ? $0.name : nil }
    // A view has keys of other tools, which are more often left out than written wrong.
    if let meant = synonym ?? nearestName(to: key, among: KeyHome.modifier.names, share: 3) {
      return
        "did you mean '\(meant)'? it is a modifier: \"modifiers\": \(list){ \"\(meant)\": ... } ]"
    }
    return "what moves is in \"modifiers\"; the rest of a view is left out"
  }

  private func adviceOnStep(_ key: String, beside present: Set<String>) -> String {
    if isTap(key) { return "the event is the tap: write what it does, as \(exampleTap)" }
    switch key {
    case "duration" where present.contains("withAnimation"):
      return "write it in the animation that is there, as in \".easeInOut(duration: 0.3)\""
    case "duration":
      return "write it in the animation: \"withAnimation\": \".easeInOut(duration: 0.3)\""
    case "delay", "after":
      return "the time of an event is \"at\"; what comes later inside it is "
        + "\"async\": { \"after\": 0.5, \"run\": [ ... ] }"
    case "type", "event", "verb", "kind":
      return "what it does is its key: \(exampleStep)"
    default: break
    }
    if knownStates().contains(key) { return "write \"set\": { \"\(key.escapedForMessage)\": ... }" }
    return home(of: key, among: [.modifier, .view, .document])
      ?? "a step changes something: 'set', 'toggle', 'append', 'remove', 'move', 'run', 'call', "
      + "'gesture', 'emit', 'expect' and others"
  }

  private func isTap(_ key: String) -> Bool {
    ["onTap", "onLongPressGesture", "click", "button", "action"].contains(
      key)
  }
}
