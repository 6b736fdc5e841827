import Diagnostics
import JSONText

/// Finds the part that each view has in layout.
struct GeometryFinder {
  private let timeline: Timeline
  private let content: SourceContent
  private let values: [DocumentValue]
  private(set) var geometries: [ViewGeometry] = []
  /// Whether something asks for the place or the size of a view.
  private(set) var hasLayout = false
  /// All definitions by their names, once one was looked for.
  private var names: [String: [Definition]]?

  /// - Parameter values: the values of the document, which the timeline does not have yet.
  init(_ timeline: Timeline, _ content: SourceContent, values: [DocumentValue]) {
    self.timeline = timeline
    self.content = content
    self.values = values
  }

  /// Looks at all views, each before those inside it.
  ///
  /// - Complexity: O(*n*) in the number of views and modifiers, those of groups for each view in them.
  mutating func find() {
    geometries.reserveCapacity(timeline.views.count)
    for index in timeline.views.indices {
      let view = ElementIndex<ViewNode>(index)
      let isPlaced =
        timeline.views[index].parent.map { parent in
          geometries[parent.index].movesChildren || timeline.views[index].placement != .content
        } ?? false || timeline.views[index].host?.isLaidOutAgain == true
      guard timeline.views[index].kind == .view else {
        geometries.append(
          ViewGeometry(mover: nil, isPlaced: isPlaced, movesChildren: isPlaced, space: nil))
        continue
      }
      add(view, isPlaced: isPlaced)
    }
  }

  private mutating func add(_ view: ElementIndex<ViewNode>, isPlaced: Bool) {
    let node = timeline[view]
    var (space, outermost, drawing): (FrameMover?, ElementIndex<Modifier>?, _) =
      (nil, nil, Optional<ElementIndex<Modifier>>.none)
    /// Whether a modifier between the children and the innermost space moves them.
    var isMoved =
      node.layout != nil || node.reader != nil
      || node.size.map { !timeline.isConstant($0) } ?? false
    for modifier in timeline.chain(of: view) {
      switch timeline.frameEffect(of: modifier) {
      case .none: break
      case .draws: drawing = modifier
      case .places: if space == nil, canMove(modifier) { isMoved = true }
      case .beginsSpace:
        space = space ?? .space(modifier)
        outermost = modifier
      }
    }
    // A shared frame has columns of its own.
    let isShared = outermost.map { timeline.isShared($0) } ?? false
    let isTransformed =
      !isShared
      && comes(view, by: Self.transforming) {
        $0.frameEffect(of: $1) == .beginsSpace
      }
    if isTransformed { space = space ?? .transition }
    let isHosted = !isShared && node.host?.beginsSpace == true
    if isHosted { space = space ?? .host }
    let hasChildren = timeline.hasContent(view)
    let mover: FrameMover? =
      if isTransformed {
        .transition
      } else if isHosted {
        .host
      } else if let outermost {
        .space(outermost)
      } else if node.spacer != nil {
        nil
      } else if !hasChildren, node.reader == nil {
        .content
      } else {
        drawing.map { .drawing($0) }
      }
    let isTravelling = travels(view)
    hasLayout =
      hasLayout || isShared || node.reader != nil
      || isPlaced && mover != nil && node.spacer == nil
      || isTravelling && timeline.isMeasurable(view)
    geometries.append(
      ViewGeometry(
        mover: mover, isPlaced: isPlaced && !isShared,
        movesChildren: isMoved || space == nil && hasChildren && (isPlaced || isTravelling),
        space: space))
  }

  /// Whether a modifier that states a place or a size can change it. One that is evaluated at every frame does not
  /// count: what is inside follows it at once.
  private func canMove(_ modifier: ElementIndex<Modifier>) -> Bool {
    switch timeline[modifier].action {
    case .attribute(let setting):
      !timeline.isConstant(timeline[setting].value) && !timeline.isPerFrame(modifier)
    case .layout(let layout): !timeline.isConstant(layout)
    default: false
    }
  }

  /// Whether a view comes and goes by a transition that may move what is inside it.
  private mutating func travels(_ view: ElementIndex<ViewNode>) -> Bool {
    comes(view, by: Self.travelling) { $0.isOffset($1) }
  }

  /// Whether a view comes and goes by a transition of one of some names, or by one with such a modifier.
  private mutating func comes(
    _ view: ElementIndex<ViewNode>, by names: Set<String>,
    or isOne: (Timeline, ElementIndex<Modifier>) -> Bool
  ) -> Bool {
    guard timeline.hasTransition(view), let modifier = timeline.transition(of: view),
      case .transition(let transition) = timeline[modifier].action
    else { return false }
    let lists = timeline[transition].customParts.flatMap { $0.lists }
    if lists.contains(where: {
      $0.modifiers.indices.contains { isOne(timeline, ElementIndex($0)) }
    }) {
      return true
    }
    return timeline[transition].expressions.contains { mayBe(names, $0) }
  }

  /// Whether an expression may be a transition of one of some names: it has one, or the name of a definition that may.
  private mutating func mayBe(_ names: Set<String>, _ value: DocumentValue) -> Bool {
    guard case .text(let written) = value else { return false }
    var waiting = content.words(of: written.text)
    var known = Set(waiting)
    while let word = waiting.popLast() {
      if names.contains(word) { return true }
      for definition in definitions(named: word) {
        for text in texts(of: definition.value) {
          waiting += content.words(of: text).filter { known.insert($0).inserted }
        }
      }
    }
    return false
  }

  /// The names of transitions that move a view, and of those that scale it.
  private static let travelling: Set<String> = ["slide", "move", "push", "offset"]
  private static let transforming: Set<String> = ["scale"]

  private mutating func definitions(named name: String) -> [Definition] {
    if names == nil {
      let all = timeline.definitions + timeline.viewContent.definitions
      names = Dictionary(grouping: all) { $0.name }
    }
    return names?[name] ?? []
  }

  private func texts(of value: DocumentValue) -> [JSONString] {
    switch value {
    case .text(let written): [written.text]
    case .array(let lines, _): values[lines.indices].flatMap { texts(of: $0) }
    case .number, .boolean, .null, .object: []
    }
  }
}

extension SourceContent {
  /// The names in an expression.
  fileprivate func words(of text: JSONString) -> [String] {
    self.text(text).utf8.split { !$0.isIdentifierPart }.compactMap { String($0) }
  }
}

extension Timeline {
  /// Whether a modifier moves a view from its place.
  package func isOffset(_ modifier: ElementIndex<Modifier>) -> Bool {
    guard case .attribute(let setting) = self[modifier].action else { return false }
    return self[setting].attribute == .offset
  }
}
