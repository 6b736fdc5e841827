import ExpressionLanguage
import JSONText

/// Takes the frame of the view that is the source of the same name.
package struct MatchedGeometryEffect: Hashable, Sendable {
  package let id: DocumentValue
  /// The name space of `id`; nil for the one without a name.
  package let namespace: ElementIndex<String>?
  /// The part of the source's frame that the view takes.
  package let properties: MatchedProperties
  /// The point of the view that is at the shared position; nil for the centre.
  package let anchor: AttributeValue?
  /// Whether the view gives its frame; nil for yes.
  package let isSource: DocumentValue?
}

/// The part of a frame that views share.
package enum MatchedProperties: String, CaseIterable, Sendable {
  case frame = ".frame"
  case position = ".position"
  case size = ".size"
}

extension ModifierGrammar {
  static let matchedGeometryEffect = ModifierGrammar(
    KeyEntry(
      "matchedGeometryEffect", .expression(.identity),
      "The identity of the views that share a frame."),
    arguments: [.namespace, .properties, .anchor, .isSource], lists: .ofView,
    release: (.ios14, "iOS 14"),
    read: { (decoder, what, parts) throws(JSONError) in
      parts.observed = try decoder.readValue(for: what, as: .identity)
    },
    make: { decoder, parts in
      guard let id = parts.observed else { return nil }
      let effect = MatchedGeometryEffect(
        id: id, namespace: parts.namespace, properties: parts.properties,
        anchor: parts.attributeParts[.anchor], isSource: parts.isSource)
      return .matchedGeometryEffect(
        decoder.timeline.viewContent.matchedGeometryEffects.add(effect))
    })
}

extension TimelineChecker {
  mutating func check(_ effect: MatchedGeometryEffect, in scope: ScopeIndex) {
    check(effect.id, in: scope)
    if let anchor = effect.anchor { check(anchor, in: scope) }
    if let isSource = effect.isSource { check(isSource, in: scope) }
  }
}
