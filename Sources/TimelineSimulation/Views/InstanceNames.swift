import TimelineDocument

/// The names that the instances of a repeated view have, each a name of its own.
struct InstanceNames {
  private let parts: ColumnParts
  /// The highest number that was added to each name to make another one; 1 for none.
  private var taken: [String: Int] = [:]
  /// The names that are taken, each without the parts of a column at its end.
  private var heads: Set<String> = []

  init(_ parts: ColumnParts = ColumnParts()) {
    self.parts = parts
  }

  /// Takes a name for an instance, of which `outer` is the part before its identity: the usual spelling of the
  /// identity, the exact one, or else that one with a number.
  ///
  /// No name is another one with a part of a column at its end: `opacity` of `row_a_transition` would have the
  /// column of the transition of `row_a`. As which rows come is not known, the usual spelling of an identity with
  /// such an end is never taken.
  ///
  /// - Complexity: O(1) names are tried, amortized over all instances.
  mutating func take(_ identity: InstanceIdentity, after outer: String) -> String {
    let usual = identity.usualSpelling
    if heads(of: usual).isEmpty, take(outer + usual) { return outer + usual }
    let exact = outer + identity.exactSpelling
    if take(exact) { return exact }
    while true {
      let number = taken[exact, default: 1] + 1
      taken[exact] = number
      let name = "\(exact)_\(number)"
      if take(name) { return name }
    }
  }

  private mutating func take(_ name: String) -> Bool {
    let ownHeads = heads(of: name)
    guard taken[name] == nil, !heads.contains(name), ownHeads.allSatisfy({ taken[$0] == nil })
    else { return false }
    taken[name] = 1
    heads.formUnion(ownHeads)
    return true
  }

  /// The beginnings of a name, each without one of the parts of a column at its end.
  private func heads(of name: String) -> [String] {
    // A name may be long, and has few of these bytes.
    let bytes = name.utf8
    return bytes.indices.filter { index in
      bytes[index] == UInt8(ascii: "_") && parts.contains(name[bytes.index(after: index)...])
    }.map { String(name[..<$0]) }
  }
}

/// The beginnings of the names of columns, after the name of an instance: `offset` of `offset_x`.
struct ColumnParts {
  /// Beginnings of columns whose names are known.
  private var known: Set<Substring> = []
  /// Names of tracks whose columns are known only when they come.
  private var open: Set<Substring> = []

  /// Adds the columns of a track.
  mutating func insert(_ track: ViewTrack) {
    switch track.components {
    case .single: insertBeginnings(of: track.name)
    case .named(let names): for name in names { insertBeginnings(of: "\(track.name)_\(name)") }
    case .decidedByType, .decidedByTransition:
      insertBeginnings(of: track.name)
      open.insert(track.name[...])
    }
  }

  private mutating func insertBeginnings(of column: String) {
    for index in column.indices where column[index] == "_" { known.insert(column[..<index]) }
  }

  /// Whether a text is such a beginning.
  func contains(_ text: Substring) -> Bool {
    known.contains(text) || open.contains { text == $0 || text.hasPrefix("\($0)_") }
  }

  /// Those of each view of a timeline that has instances, with the columns of the views inside it.
  static func ofViews(in timeline: Timeline) -> [ColumnParts] {
    var parts = [ColumnParts](repeating: ColumnParts(), count: timeline.views.count)
    for track in timeline.tracks {
      var next: ElementIndex<ViewNode>? = track.view
      while let view = next {
        if timeline[view].hasInstances { parts[view.index].insert(track) }
        next = timeline[view].parent
      }
    }
    return parts
  }
}
