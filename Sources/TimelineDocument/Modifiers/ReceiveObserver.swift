import Diagnostics
import ExpressionLanguage
import JSONText

/// `.onReceive(_:)` of a published property.
package struct ReceiveObserver: Hashable, Sendable {
  package let property: ElementIndex<PublishedProperty>
  /// Where the property is named.
  package let place: SourceRange
  /// How many first values are passed over.
  package let dropFirst: Int
  package let steps: ElementRange<Step>
}

extension ModifierGrammar {
  static let onReceive = ModifierGrammar(
    KeyEntry(
      "onReceive", .name(.property),
      "The published property, 'model.name', whose values run the steps of 'run'."),
    arguments: [.run, .dropFirst], required: [.run], lists: .ofView,
    read: { (decoder, what, parts) throws(JSONError) in
      parts.property = try decoder.readPropertyUse(for: what)
    },
    make: { decoder, parts in
      guard let property = parts.property else { return nil }
      let observer = ReceiveObserver(
        property: property.index, place: property.place, dropFirst: parts.dropFirst,
        steps: parts.steps)
      return .onReceive(decoder.timeline.viewContent.receiveObservers.add(observer))
    })
}

extension DocumentDecoder {
  /// Reads how many first values are passed over; `true` is one.
  mutating func readDropFirst(_ what: Subject) throws(JSONError) -> Int {
    switch try cursor.peek() {
    case .boolean: return try cursor.readBoolean() ? 1 : 0
    case .number: return try readCount(for: what) ?? 0
    case .object, .array, .string, .null:
      try reject(what, mustBe: "true, false or a whole number")
      return 0
    }
  }
}

extension TimelineChecker {
  mutating func check(
    _ observer: ReceiveObserver, _ index: ElementIndex<Modifier>, in outer: ScopeIndex
  ) {
    noteRead(of: .published(observer.property))
    let type = publishedTypes[observer.property.index]
    let scope = open(index, in: outer, [("newValue", type)], alias: "newValue")
    check(observer.steps, in: scope)
  }
}
