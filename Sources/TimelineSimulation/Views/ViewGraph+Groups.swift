import TimelineDocument

// Groups appear with the first of their views on screen, and disappear with the last.
extension ViewGraph {
  /// Counts the views among some instances in the groups around them.
  ///
  /// - Returns: the views, followed by the groups that were empty without them, the inner ones first.
  mutating func appear(_ arriving: [Int]) -> [Int] {
    let views = arriving.filter { timeline[instances[$0].node].kind == .view }
    var filled: [Int] = []
    for group in views.flatMap({ groups(around: $0) }) where count(1, inGroup: group) == 1 {
      filled.append(group)
    }
    return views + filled
  }

  /// Counts a view no longer in the groups around it.
  ///
  /// - Returns: the view, followed by the groups that are empty without it, the inner ones first; nothing for a group.
  mutating func disappear(_ instance: Int) -> [Int] {
    guard timeline[instances[instance].node].kind == .view else { return [] }
    var emptied = [instance]
    for group in groups(around: instance) where count(-1, inGroup: group) == 0 {
      emptied.append(group)
    }
    return emptied
  }

  /// Whether an instance is a group in which no view is there; those that leave are not. Looks at all that the group
  /// contains.
  func isEmptyGroup(_ instance: Int) -> Bool {
    guard timeline[instances[instance].node].kind == .group else { return false }
    return instances[instance].children.allSatisfy {
      !instances[$0].isPresent || isEmptyGroup($0)
    }
  }

  /// The groups around an instance up to the next view, the inner ones first.
  private func groups(around instance: Int) -> [Int] {
    var groups: [Int] = []
    var outer = instances[instance].parent
    while let group = outer, timeline[instances[group].node].kind == .group {
      groups.append(group)
      outer = instances[group].parent
    }
    return groups
  }
}
