/// Where a view is shown, if it is not in the ordinary place.
package enum ViewHost: String, CaseIterable, Sendable {
  /// As an overlay over a clear view of a fixed size.
  case overlay
}
