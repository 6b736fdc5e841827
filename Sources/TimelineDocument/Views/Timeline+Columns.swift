extension Timeline {
  /// The names of a track's columns, or nil where only evaluating its expression can tell them.
  ///
  /// - Parameter suffix: the identities of an instance, each with a `_` before it.
  package func columns(of track: ViewTrack, instance suffix: String = "") -> [String]? {
    let stem = stem(of: track, instance: suffix)
    return switch track.components {
    case .single: [stem]
    case .named(let names): names.map { "\(stem)_\($0)" }
    case .decidedByType, .decidedByTransition: nil
    }
  }

  /// The components that there are of a value: those that are written, and those that have a value
  /// where they are not.
  package func components(
    of value: AttributeValue, _ type: AttributeType
  ) -> [AttributeComponent] {
    guard case .components(let parts) = value else { return type.components }
    return zip(type.components, self[parts]).filter { $0.defaultValue != nil || $1 != nil }
      .map { $0.0 }
  }

  /// The common beginning of the names of a track's columns.
  package func stem(of track: ViewTrack, instance suffix: String = "") -> String {
    "\(self[track.view].id ?? "")\(suffix)_\(track.name)"
  }

  /// The columns whose names are known without running anything, in the order in which they are
  /// printed; instances of a `forEach` or of an `identity` get theirs when they come.
  package var staticColumns: [String] {
    tracks.flatMap { isInstance($0.view) ? [] : columns(of: $0) ?? [] }
  }

  /// Whether a name is that of a column which is known without running anything, or of the track of several such
  /// columns; its view may be absent from a run.
  ///
  /// - Complexity: O(n) for n tracks.
  package func declaresColumn(_ name: String) -> Bool {
    tracks.contains { track in
      guard !isInstance(track.view), let columns = columns(of: track) else { return false }
      return columns.contains(name) || stem(of: track) == name
    }
  }

  /// Whether a view or one around it has instances under different names.
  package func isInstance(_ view: ElementIndex<ViewNode>) -> Bool {
    var next: ElementIndex<ViewNode>? = view
    while let index = next {
      if self[index].hasInstances { return true }
      next = self[index].parent
    }
    return false
  }
}
