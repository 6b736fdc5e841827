// How messages and `winner` name a view or a modifier.
extension Timeline {
  /// The view's id, or its place in the nearest view around it that has one: `card.children[0]`.
  package func path(of view: ElementIndex<ViewNode>) -> String {
    var places: [String] = []
    var next: ElementIndex<ViewNode>? = view
    while let index = next {
      let node = self[index]
      if let id = node.id { return ([id] + places.reversed()).joined(separator: ".") }
      places.append(node.parent == nil ? "views[\(node.position)]" : "children[\(node.position)]")
      next = node.parent
    }
    return places.reversed().joined(separator: ".")
  }

  /// The path of a modifier from its view: `stack.modifiers[0]`, `stack.modifiers[0].body[1]`.
  package func path(of modifier: ElementIndex<Modifier>) -> String {
    let position = self[modifier].position
    return switch self[modifier].container {
    case .view(let view): "\(path(of: view)).modifiers[\(position)]"
    case .body(let outer): "\(path(of: outer)).body[\(position)]"
    case .transition(let list, let outer): "\(path(of: outer)).\(list.rawValue)[\(position)]"
    }
  }

  /// The path of what gives a track its values.
  package func path(of track: ViewTrack) -> String {
    switch track.source {
    case .viewParameter(let definition):
      "\(path(of: track.view)).define.\(self[definition].name)"
    case .parameter(let parameter, let modifier): "\(path(of: modifier)).\(self[parameter].name)"
    case .output(let output, let modifier): "\(path(of: modifier)).\(self[output].name)"
    case .attribute(let modifier), .part(_, let modifier), .transitionAttribute(let modifier):
      path(of: modifier)
    case .transition(let modifier):
      modifier.map { path(of: $0) } ?? "\(path(of: track.view)).transition"
    case .layoutFrame: "\(path(of: track.view)).layout"
    }
  }

  /// Where a track's values come from in the source.
  package func place(of track: ViewTrack) -> SourceRange {
    switch track.source {
    case .viewParameter(let definition): self[definition].place
    case .parameter(let name, _), .output(let name, _): self[name].place
    case .attribute(let modifier), .part(_, let modifier), .transitionAttribute(let modifier):
      self[modifier].place
    case .transition(let modifier): modifier.map { self[$0].place } ?? self[track.view].place
    case .layoutFrame: self[track.view].place
    }
  }

  /// The view whose chain a modifier is in, however deeply its bodies nest.
  package func view(of modifier: ElementIndex<Modifier>) -> ElementIndex<ViewNode> {
    var index = modifier
    while true {
      switch self[index].container {
      case .view(let view): return view
      case .body(let outer), .transition(_, let outer): index = outer
      }
    }
  }
}
