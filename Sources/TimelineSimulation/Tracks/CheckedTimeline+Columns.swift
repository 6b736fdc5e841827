package import Diagnostics
import ExpressionLanguage
package import TimelineDocument

extension CheckedTimeline {
  /// Warns of a timeline that has something to show and shows nothing: its trace would be times alone.
  /// Notes that the frames of a timeline rest on an estimate.
  package func checkColumns(_ diagnostics: inout DiagnosticList) {
    if let modifier = timeline.unseenMove {
      diagnostics.add(
        .warning(
          .noColumns, "this moves what is drawn in the view, of which nothing has an id",
          at: timeline[modifier].place.range,
          help: "give the views inside an \"id\", or write { \"geometryGroup\": true } before it"))
    }
    if let text = timeline.firstEstimatedText {
      diagnostics.add(
        .note(
          .estimatedSize, "the size of this text is estimated from its characters",
          at: timeline[text].place.range, help: "give the view a \"size\" if it must be exact"))
    }
    let types = stateTypes + publishedTypes
    guard let name = timeline.states.first?.name ?? timeline.published.first?.qualifiedName,
      let place = timeline.states.first?.place ?? timeline.published.first?.place,
      let type = types.first
    else { return }
    if let views = timeline.viewsPlace {
      guard timeline.tracks.isEmpty else { return }
      diagnostics.add(
        .warning(
          .noColumns, "nothing in these views is a column of a trace", at: views.range,
          help: "give a view with an id an attribute: { \(attribute(showing: name, type)) }"))
    } else if !stateTypes.contains(where: { AnimatableType($0) != nil }) {
      diagnostics.add(
        .warning(
          .noColumns, "no state of this timeline can move, so a trace has no columns",
          at: place.range,
          help: "show it by a view: \"views\": [ { \"id\": \"v\", \"modifiers\": [ { "
            + "\(attribute(showing: name, type)) } ] } ]"))
    }
  }

  /// An attribute that shows a value, as far as that can be told from its type.
  private func attribute(showing name: String, _ type: ValueType) -> String {
    switch type {
    case .bool: "\"opacity\": \"\(name) ? 1 : 0\""
    case .text: "\"text\": \"\(name)\""
    case .array: "\"attribute\": { \"count\": \"\(name).count\" }"
    case let type where AnimatableType(type) != nil: "\"attribute\": { \"value\": \"\(name)\" }"
    default: "\"opacity\": 1"
    }
  }
}
