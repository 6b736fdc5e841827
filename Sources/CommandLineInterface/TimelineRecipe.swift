/// A timeline to begin with; its text is a file of `Resources`.
package enum TimelineRecipe: String, CaseIterable, Sendable {
  case fade
  case spring
  case completion
  case list
  case drag
  case async

  /// The whole timeline.
  var timeline: [UInt8] {
    switch self {
    case .fade: PackageResources.fade_json
    case .spring: PackageResources.spring_json
    case .completion: PackageResources.completion_json
    case .list: PackageResources.list_json
    case .drag: PackageResources.drag_json
    case .async: PackageResources.async_json
    }
  }
}
