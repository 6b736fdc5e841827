import ExpressionLanguage
import TimelineDocument
import ViewLayout

// Containers of navigation, and those that are presented, lay out what is in them once more after it has appeared: what
// an animation of `onAppear` catches then is the place as well.
extension LayoutFrames {
  /// Adds the room of a container of navigation around a view.
  mutating func addNavigation(
    around outer: inout LayoutNode, of instance: Int, in views: borrowing ViewGraph
  ) {
    let context = views.contextOutside(instance)
    outer = add(
      .navigationContent(isLaidOutAgain: false), around: [outer], of: instance, in: context)
    outer = add(.navigation(isLaidOutAgain: false), around: [outer], of: instance, in: context)
  }

  /// Notes the turn in which a view comes into a container of navigation.
  mutating func awaitLayout(of instance: Int, since turn: Int) { awaitingLayout[instance] = turn }

  /// Lays out the views once more that came in an earlier turn.
  mutating func layOutAgain(inTurn turn: Int) {
    guard !awaitingLayout.isEmpty else { return }
    for (instance, first) in awaitingLayout where first < turn {
      awaitingLayout[instance] = nil
      guard let place = places[instance] else { continue }
      for number in place.settings where settings[number].setLaidOutAgain(true) {
        staleSettings.insert(number)
      }
    }
  }
}

extension LayoutSetting {
  /// Whether the room of a container of navigation is that of its second layout.
  ///
  /// - Returns: whether it is such a room.
  @discardableResult
  mutating func setLaidOutAgain(_ isLaidOutAgain: Bool) -> Bool {
    switch source {
    case .navigation: source = .navigation(isLaidOutAgain: isLaidOutAgain)
    case .navigationContent: source = .navigationContent(isLaidOutAgain: isLaidOutAgain)
    default: return false
    }
    return true
  }
}

extension Simulation {
  /// Raises the second layout of the views that come into containers of navigation, after what `onAppear` does.
  mutating func raiseLayout(of arriving: [Int]) {
    guard timeline.hasNavigation else { return }
    for instance in arriving
    where timeline[views.instances[instance].node].host?.isLaidOutAgain == true {
      parts.frames.awaitLayout(of: instance, since: turnCount)
      loop.raise(.secondLayout(instance))
    }
  }

  /// Lays out a view once more, in an update of its own, unless one has done so before.
  mutating func layOutAgain(_ instance: Int) throws(EvaluationError) {
    guard parts.frames.awaitingLayout[instance] != nil, views.instances[instance].isPresent else {
      return
    }
    let place = timeline[views.instances[instance].node].place
    try set(views.layoutState, to: .null, by: place)
  }
}
