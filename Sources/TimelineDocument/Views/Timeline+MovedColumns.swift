extension Timeline {
  /// The columns of frames that show a value which has no columns of its own, because it moves what is inside of the
  /// view, or moves the view together with what is around it.
  ///
  /// - Parameter name: the name that a column or the track would have.
  /// - Complexity: O(*n*) in the number of views.
  package func layoutColumns(showing name: String) -> [String] {
    for index in views.indices {
      guard let id = views[index].id, name.hasPrefix("\(id)_") else { continue }
      let rest = name.dropFirst(id.utf8.count + 1)
      guard Self.placing.contains(where: { rest == $0 || rest.hasPrefix("\($0)_") }) else {
        continue
      }
      let view = ElementIndex<ViewNode>(index)
      var shown: [ElementIndex<ViewNode>] = []
      if geometry(of: view).hasColumns {
        shown = [view]
      } else if geometry(of: view).mover == nil {
        shown = movers(in: view)
      }
      let columns = tracks.filter { $0.source == .layoutFrame && shown.contains($0.view) }
        .flatMap { self.columns(of: $0) ?? [] }
      if !columns.isEmpty { return columns }
    }
    return []
  }

  /// A modifier that moves what is drawn in its view, of which nothing has a name, so that no column shows it.
  ///
  /// - Complexity: O(*n*) in the number of views and modifiers, for views that are not in each other.
  package var unseenMove: ElementIndex<Modifier>? {
    for index in views.indices {
      let view = ElementIndex<ViewNode>(index)
      guard self[view].kind == .view, geometry(of: view).mover == nil, self[view].spacer == nil
      else { continue }
      guard let modifier = chain(of: view).first(where: { movesContent($0) }) else { continue }
      if movers(in: view).allSatisfy({ self[$0].id == nil }) { return modifier }
    }
    return nil
  }

  /// Whether an attribute states a place or a size that can change.
  private func movesContent(_ modifier: ElementIndex<Modifier>) -> Bool {
    guard case .attribute(let setting) = self[modifier].action,
      self[setting].attribute.definition.frame == .places
    else { return false }
    return !isConstant(self[setting].value) && !isPerFrame(modifier)
  }

  /// The names of what states a place or a size.
  private static let placing: [String] =
    Attribute.allCases.filter { $0.definition.frame == .places }.map { $0.rawValue }
    + ["transition_offset"]

  /// The views with frames of their own that move with a view.
  private func movers(in view: ElementIndex<ViewNode>) -> [ElementIndex<ViewNode>] {
    var found: [ElementIndex<ViewNode>] = []
    var skipped = 0
    for index in self[view].descendants.indices where index >= skipped {
      let geometry = geometry(of: ElementIndex(index))
      if geometry.hasColumns { found.append(ElementIndex(index)) }
      // The views in a space of its own move with that.
      if geometry.space != nil { skipped = views[index].descendants.indices.upperBound }
    }
    return found
  }
}
