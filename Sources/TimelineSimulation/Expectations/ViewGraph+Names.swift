import TimelineDocument

// The names by which claims speak of views.
extension ViewGraph {
  /// The names of an instance: that of its view, which all share, and its own. None without an id.
  func names(of instance: ViewInstance) -> [String] {
    guard let id = timeline[instance.node].id else { return [] }
    return instance.suffix.isEmpty ? [id] : [id, id + instance.suffix]
  }

  /// The places of the columns of each view that has ever been there, by its names.
  var columnsByName: [String: [Range<Int>]] {
    let namesOfInstances = instances.map { names(of: $0) }
    var places: [String: [Range<Int>]] = [:]
    for name in namesOfInstances.joined() { places[name] = [] }
    for track in tracks where track.isPrinted {
      guard let instance = track.instance else { continue }
      for name in namesOfInstances[instance] {
        places[name, default: []].append(track.place..<track.place + track.columns.count)
      }
    }
    return places
  }
}
