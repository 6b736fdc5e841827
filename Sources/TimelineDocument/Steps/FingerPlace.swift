import Diagnostics
import JSONText

/// Where the finger of a drag is, and not only how far it has gone.
package struct FingerPlace: Hashable, Sendable {
  /// The view with the gesture; nil where its place is not asked for.
  package internal(set) var view: ElementIndex<ViewNode>?
  /// Where the finger begins; nil for the centre of the view.
  package let start: DocumentValue?
  package let space: CoordinateSpace
  /// Where it is written, for messages.
  package let place: SourceRange

  /// The members that `value` has of it.
  package static let members = ["location", "startLocation", "predictedEndLocation"]
}

/// The space in which a gesture measures places.
package enum CoordinateSpace: String, CaseIterable, Sendable {
  /// Its origin is that of the view, as it is laid out.
  case local = ".local"
  /// Its origin is that of the room of all views.
  case global = ".global"
}

/// The members of a gesture about the finger's place, as far as they are read.
struct FingerParts {
  var view: JSONString?
  var start: DocumentValue?
  var space: CoordinateSpace?
  /// The place of the first key.
  var place: Range<Int>?

  var finger: FingerPlace? {
    guard let place, view != nil || start != nil else { return nil }
    return FingerPlace(
      view: nil, start: start, space: space ?? .local, place: SourceRange(place))
  }
}

extension DocumentDecoder {
  /// Finds the views of gestures, which are read before or after them.
  mutating func resolveGestureViews() {
    for (gesture, name) in deferred.gestureViews {
      guard let view = content.withBytes(of: name, { names.view(named: $0) }) else {
        let known = names.viewDeclarations.compactMap { timeline[$0.view].id }
        add(
          .error(
            .unknownName, "no view is called \(content.text(name).quotedForMessage)",
            at: name.range, help: suggestion(for: name, among: known)))
        continue
      }
      if timeline.isInstance(view) {
        add(
          .error(
            .conflictingKeys, "this view is there more than once, or under more than one name",
            at: name.range,
            help: "leave 'on' out, and write where the finger begins as 'startLocation'"))
      }
      stepContent.gestures[gesture.index].finger?.view = view
      timeline.hasLayout = true
    }
  }

  /// Reports a space without a place in it.
  mutating func checkFinger(_ parts: FingerParts) {
    guard parts.space != nil, let place = parts.place, parts.view == nil else { return }
    add(
      .error(
        .missingKey, "'coordinateSpace' needs 'on'", at: place,
        help: "write the view of the gesture: \"on\": \"card\""))
  }
}
