import Diagnostics
import JSONText

extension ModifierGrammar {
  static let onTapGesture = ModifierGrammar(
    KeyEntry(
      "onTapGesture", .steps,
      "The steps of a tap on the view, or the action of a button; a step with 'tap' takes them."),
    lists: .body,
    read: { (decoder, what, parts) throws(JSONError) in parts.steps = try decoder.readSteps(what) },
    make: { _, parts in .onTapGesture(parts.steps) })
}

extension StepKey {
  static let tapEntry = KeyEntry(
    "tap", .name(.view),
    "A tap on a view, by its name: in the same turn, the steps of its 'onTapGesture', or of the nearest around it."
  )
}

extension DocumentDecoder {
  /// Reads the name of the view that is tapped.
  mutating func readTap() throws(JSONError) -> ElementIndex<String>? {
    guard let name = try readString(for: Subject(StepKey.tap)) else { return nil }
    deferred.taps.append(name)
    return intern(name)
  }

  /// Reports taps on views that are not there, or that nothing answers.
  mutating func checkTaps() {
    for name in deferred.taps {
      let text = content.text(name)
      let named = timeline.views.indices.filter { mayBeCalled(text, ElementIndex($0)) }
      guard !named.isEmpty else {
        let known = timeline.views.compactMap { $0.id }
        add(
          .error(
            .unknownName, "no view is called \(text.quotedForMessage)", at: name.range,
            help: suggestion(for: name, among: known)))
        continue
      }
      guard !named.contains(where: { isTappable(ElementIndex($0)) }) else { continue }
      add(
        .error(
          .missingKey, "nothing answers a tap on \(text.quotedForMessage)", at: name.range,
          help:
            "add { \"onTapGesture\": [ ... ] } to the modifiers of the view, or of one around it"
        ))
    }
  }

  /// Whether an instance of a view may have a name: its own, with the elements' behind it where it is repeated.
  private func mayBeCalled(_ name: String, _ view: ElementIndex<ViewNode>) -> Bool {
    guard timeline[view].kind == .view, let id = timeline[view].id, name.hasPrefix(id) else {
      return false
    }
    return name.utf8.count == id.utf8.count
      || timeline.isInstance(view) && name.utf8.dropFirst(id.utf8.count).first == UInt8(ascii: "_")
  }

  private func isTappable(_ view: ElementIndex<ViewNode>) -> Bool {
    var next: ElementIndex<ViewNode>? = view
    while let index = next {
      let isAnswered = timeline.modifiers(throughout: timeline[index].modifiers).contains {
        if case .onTapGesture = timeline[$0].action { true } else { false }
      }
      if isAnswered { return true }
      next = timeline[index].parent
    }
    return false
  }
}
