/// The children of a view, or the views at the top, in the order of the document.
///
/// Each view precedes everything inside it, so the next child is found by stepping
/// over the descendants of the one before.
package struct ViewChildren: Sequence, IteratorProtocol {
  private let views: [ViewNode]
  private var index: Int
  private let end: Int

  init(_ range: ElementRange<ViewNode>, of views: [ViewNode]) {
    self.views = views
    index = range.indices.lowerBound
    end = range.indices.upperBound
  }

  package mutating func next() -> ElementIndex<ViewNode>? {
    guard index < end else { return nil }
    defer { index += 1 + views[index].descendants.count }
    return ElementIndex(index)
  }
}

extension Timeline {
  /// The views at the top of the tree.
  package var rootViews: ViewChildren { ViewChildren(ElementRange(views.indices), of: views) }

  /// The views directly inside a view.
  package func children(of view: ElementIndex<ViewNode>) -> ViewChildren {
    ViewChildren(self[view].descendants, of: views)
  }

  /// The modifiers of a view from the inside to the outside: its own, then those of the groups it
  /// is in, nearest first.
  package func modifierLists(of view: ElementIndex<ViewNode>) -> [ElementRange<Modifier>] {
    var lists = [self[view].modifiers]
    var outer = self[view].parent
    while let group = outer, self[group].kind == .group {
      lists.append(self[group].modifiers)
      outer = self[group].parent
    }
    return lists
  }

  /// The transition of a view: the outermost of its own, else that of the nearest group around it
  /// that has one; nil for the default one.
  package func transition(of view: ElementIndex<ViewNode>) -> ElementIndex<Modifier>? {
    for list in modifierLists(of: view) {
      let outermost = list.indices.last {
        if case .transition = viewContent.modifiers[$0].action { true } else { false }
      }
      if let outermost { return ElementIndex(outermost) }
    }
    return nil
  }

  /// Whether a view can be inserted and removed, by itself or with the group it is in.
  package func hasTransition(_ view: ElementIndex<ViewNode>) -> Bool {
    var node = self[view]
    while !node.comesAndGoes {
      guard let parent = node.parent, self[parent].kind == .group else { return false }
      node = self[parent]
    }
    return true
  }
}
