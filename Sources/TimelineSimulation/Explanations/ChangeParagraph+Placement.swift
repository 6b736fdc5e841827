import TimelineDocument

// How layout moves a view.
extension ChangeParagraph {
  /// The reason for the new frame, and for the transaction that it moves with.
  var placement: [String] {
    guard let placement = facts.placement else { return [] }
    return [
      cause(of: placement), leader(of: placement), setter(of: placement), parting(of: placement),
      space(of: placement),
      placement.isEstimated ? Self.estimate : nil,
    ]
    .compactMap { $0 }
  }

  private static let estimate =
    "The sizes of texts around it are estimated: on a device it may be some points away."

  private func cause(of placement: PlacementFacts) -> String? {
    guard !placement.causes.isEmpty else { return nil }
    var names = placement.causes.map { name(of: $0) }
    if placement.causeCount > names.count {
      names.append("\(placement.causeCount - names.count) more")
    }
    // The list has commas of its own between all but the last two.
    for index in names.indices.dropLast(2) where names[index].last == "," {
      names[index].removeLast()
    }
    let verb = names.count == 1 && placement.causes[0].kind != .children ? "moves" : "move"
    return
      "\(words.list(names)) \(verb) it. Layout has no animation: each view that draws moves its own "
      + "frame, with the transaction that reaches it."
  }

  private func name(of cause: LayoutCause) -> String {
    let place = "(\(words.place(cause.place)))"
    return switch cause.kind {
    case .modifier: "\(cause.path) \(place)"
    case .content: "the content of \(cause.path) \(place)"
    case .secondLayout: "the second layout of \(cause.path) \(place), after it has appeared,"
    case .children: "the views that come to \(cause.path) \(place), or leave it,"
    case .transition: "the transition of \(cause.path) \(place)"
    }
  }

  private func leader(of placement: PlacementFacts) -> String? {
    placement.leader.map {
      "Its value stays the same. It and \($0) move one frame, which has one motion: a change of one of them "
        + "retargets both."
    }
  }

  private func setter(of placement: PlacementFacts) -> String? {
    guard let setter = placement.innerSetter, let attribute = placement.attribute else {
      return nil
    }
    return
      "\(setter) is inside of '\(attribute.rawValue)', and takes it along: layout has no animation, "
      + "and the view moves with the transaction that reaches what it draws."
  }

  private func parting(of placement: PlacementFacts) -> String? {
    placement.other.map {
      "It and \($0) move apart, because each has another transaction; "
        + "{ \"geometryGroup\": true } on the view around both would move them as one."
    }
  }

  private func space(of placement: PlacementFacts) -> String? {
    placement.space.map { "The frame is in the space of \($0), and moves with it." }
  }
}
