import ExpressionLanguage
import JSONText

/// Takes the frame of the view that is the source of the same name.
package struct MatchedGeometryEffect: Hashable, Sendable {
  package let id: DocumentValue
  /// The name space of `id`; nil for the one without a name.
  package let namespace: ElementIndex<String>?
  /// Whether the view gives its frame; nil for yes.
  package let isSource: DocumentValue?
}

extension ModifierGrammar {
  static let matchedGeometryEffect = ModifierGrammar(
    KeyEntry(
      "matchedGeometryEffect", .expression(.identity),
      "The identity of the views that share a frame."),
    arguments: [.namespace, .isSource], lists: .ofView, release: (.ios15, "iOS 14"),
    read: { (decoder, what, parts) throws(JSONError) in
      parts.observed = try decoder.readValue(for: what, as: .identity)
    },
    make: { decoder, parts in
      guard let id = parts.observed else { return nil }
      let effect = MatchedGeometryEffect(
        id: id, namespace: parts.namespace, isSource: parts.isSource)
      return .matchedGeometryEffect(
        decoder.timeline.viewContent.matchedGeometryEffects.add(effect))
    })
}

extension TimelineChecker {
  mutating func check(_ effect: MatchedGeometryEffect, in scope: ScopeIndex) {
    check(effect.id, in: scope)
    if let isSource = effect.isSource { check(isSource, in: scope) }
  }
}
