import Diagnostics
import ExpressionLanguage
import JSONText

/// `.onChange(of:initial:)`
package struct ChangeObserver: Hashable, Sendable {
  package let value: DocumentValue
  /// Whether the first value counts as a change; nil for no.
  package let initial: DocumentValue?
  package let steps: ElementRange<Step>
}

extension ModifierGrammar {
  static let onChange = ModifierGrammar(
    KeyEntry("onChange", .expression(.watched), "A value whose changes run the steps of 'run'."),
    arguments: [.run, .initial], required: [.run], lists: .body, release: (.ios14, "iOS 14"),
    read: { (decoder, what, parts) throws(JSONError) in
      parts.observed = try decoder.readValue(for: what, as: .watched)
    },
    make: { decoder, parts in
      guard let value = parts.observed else { return nil }
      let observer = ChangeObserver(value: value, initial: parts.initial, steps: parts.steps)
      return .onChange(decoder.timeline.viewContent.changeObservers.add(observer))
    })
}

extension TimelineChecker {
  mutating func check(
    _ observer: ChangeObserver, _ index: ElementIndex<Modifier>, in outer: ScopeIndex
  ) {
    let type = check(observer.value, in: outer) ?? .unknown
    refuseSight(of: observer.value, in: outer)
    if let initial = observer.initial { check(initial, in: outer) }
    let scope = open(
      index, in: outer, [("newValue", type), ("oldValue", type)], alias: "newValue")
    check(observer.steps, in: scope)
  }
  /// Reports an observer of a value on screen, which would be called at every frame.
  mutating func refuseSight(of value: DocumentValue, in scope: ScopeIndex) {
    guard dependencies(of: value, in: scope)?.isOnScreen == true else { return }
    diagnostics.add(
      .error(
        .notSimulated,
        "an observer of a value on screen, which differs at each frame, is not simulated",
        at: value.place,
        help: "observe the state that it animates to; the steps may read the value on screen"))
  }
}
