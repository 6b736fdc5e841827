import Diagnostics
import ExpressionLanguage
import JSONText

// Warnings about states: what is changed, and who sees it.
extension TimelineChecker {
  /// Notes what an expression reads.
  mutating func noteReads(of expression: CheckedExpression?) {
    guard timeline.hasViews, let expression else { return }
    uses.read(expression.dependencies.states)
  }

  /// Refuses an expression that draws random numbers where it is evaluated whenever that is needed: what views and
  /// claims say may not depend on how often that is.
  mutating func refuseRandomness(at place: Range<Int>) {
    guard uses.reader != .step else { return }
    diagnostics.add(
      .error(
        .wrongType, "a random number may come only in a step, or in the first value of a state",
        at: place, help: "set a state to it, and use that state here"))
  }

  /// Notes a name that a modifier reads without an expression.
  mutating func noteRead(of reference: StateReference) {
    guard timeline.hasViews else { return }
    uses.read([timeline.slot(of: reference)])
  }

  /// Notes a change of a state.
  mutating func noteWrite(to path: StatePath) {
    guard uses.scope != nil else { return }
    // A state of a view is read in that view, if at all.
    guard let root = path.root else { return uses.leaveScopeOpenEnded() }
    uses.write(
      StateUses.Write(reference: root, slot: timeline.slot(of: root), place: path.text.range))
  }

  /// Warns of what only the whole document tells.
  mutating func warnOfStates() {
    for write in uses.unreadWrites {
      let name = timeline.name(of: write.reference)
      diagnostics.add(
        .warning(
          .unreadState, "no view reads '\(name)', so its animation is not seen", at: write.place,
          help: "use it in a modifier, or set it outside the animation"))
    }
    for rows in uses.shiftingRows {
      diagnostics.add(
        .warning(
          .indexIdentity, "rows identified by their index change their content when one leaves",
          at: rows.place, help: "identify them by their elements"))
    }
    guard timeline.profile < .ios15 else { return }
    for move in uses.rowMoves {
      diagnostics.add(
        .warning(
          .crashOnMove, "rows that move between sections of a List crash up to iOS 14.6",
          at: move.place, help: "a lazy stack shows them without a crash"))
    }
  }
}

// MARK: - Scopes

extension TimelineChecker {
  /// Opens the scope of a step, if it says with which animation things change.
  ///
  /// - Returns: the scope around it, to be handed to `close`.
  mutating func open(_ scope: AnimationScope) -> StateUses.AnimatedScope? {
    let outer = uses.scope
    if let animates = timeline.animates(scope), timeline.hasViews || scope.isBinding {
      uses.scope = animates ? StateUses.AnimatedScope() : nil
    }
    return outer
  }

  mutating func close(_ scope: AnimationScope, of step: Step, outer: StateUses.AnimatedScope?) {
    defer { uses.scope = outer }
    guard timeline.animates(scope) == true, let found = uses.scope else { return }
    if case .binding(let setting) = scope {
      warnOfBinding(found, at: setting.place ?? step.place.range)
    }
    if timeline.hasViews { uses.close(found) }
    if found.isOpenEnded { uses.leaveScopeOpenEnded() }
  }

  private mutating func warnOfBinding(_ scope: StateUses.AnimatedScope, at place: Range<Int>) {
    if scope.writes.isEmpty, !scope.isOpenEnded {
      diagnostics.add(
        .warning(
          .droppedAnimation, "nothing is changed under the animation of this binding", at: place,
          help: "set a state in this step, outside any other scope"))
    }
    for write in scope.writes {
      guard case .published = write.reference else { continue }
      diagnostics.add(
        .warning(
          .droppedAnimation, "only a binding to a state carries its animation", at: write.place,
          help: "use 'withAnimation' for '\(timeline.name(of: write.reference))'"))
    }
  }
}

extension AnimationScope {
  /// Whether it is the scope of one write, through a binding.
  package var isBinding: Bool {
    if case .binding = self { true } else { false }
  }
}

extension Timeline {
  /// Whether a scope gives its changes an animation; nil for one that leaves it to what is around it.
  fileprivate func animates(_ scope: AnimationScope) -> Bool? {
    switch scope {
    case .animation(let setting), .binding(let setting): setting != .none
    case .transaction(.expression): nil
    case .transaction(let change): animation(of: change).map { $0 != .none }
    }
  }

  /// The slot of a state or a published property in expressions: those follow the states.
  package func slot(of reference: StateReference) -> Int {
    switch reference {
    case .state(let state): state.index
    case .published(let property): states.count + property.index
    }
  }

  /// The name of a state or a published property, as documents write it.
  func name(of reference: StateReference) -> String {
    switch reference {
    case .state(let index): self[index].name
    case .published(let index): self[index].qualifiedName
    }
  }
}

// MARK: - Rows

extension TimelineChecker {
  /// Notes the rows of a repeated view, and whether their identity is their index.
  mutating func noteRows(
    of view: ViewNode, _ loop: ViewLoop, in outer: ScopeIndex, inside scope: ScopeIndex
  ) {
    let lists = dependencies(of: loop.sequence, in: outer)?.states ?? []
    guard !lists.isEmpty else { return }
    uses.showRows(of: lists)
    guard let place = placeOfIndexIdentity(of: view, loop, in: outer, inside: scope) else { return }
    uses.showIndexedRows(StateUses.IndexedRows(lists: lists, place: place))
  }

  private mutating func placeOfIndexIdentity(
    of view: ViewNode, _ loop: ViewLoop, in outer: ScopeIndex, inside scope: ScopeIndex
  ) -> Range<Int>? {
    guard let identity = view.identity else {
      switch check(loop.sequence, in: outer) {
      case .int?, .double?, .range?: return loop.sequence.place
      default: return nil
      }
    }
    let found = dependencies(of: identity, in: scope)
    let isIndexAlone = found?.inputs == [scopes[scope].inputCount - 1]
    return isIndexAlone && found?.states.isEmpty == true ? identity.place : nil
  }

  func dependencies(of value: DocumentValue, in scope: ScopeIndex) -> Dependencies? {
    guard case .text(let expression) = value else { return nil }
    return expressions.find(expression.index, in: scope)??.dependencies
  }

  /// Notes that an element leaves a list and comes to another.
  mutating func noteMove(from source: StatePath, to destination: StatePath) {
    guard timeline.hasViews, let start = source.root, let end = destination.root else { return }
    uses.move(
      StateUses.RowMove(
        source: timeline.slot(of: start), destination: timeline.slot(of: end),
        place: source.text.range))
  }

  /// Notes that elements of a list get other places.
  mutating func noteShift(of path: StatePath) {
    guard timeline.hasViews, let root = path.root else { return }
    uses.shift(timeline.slot(of: root))
  }

  /// A step that removes and appends moves rows as `move` does.
  mutating func noteMoves(among verbs: ElementRange<Verb>) {
    guard verbs.count > 1, timeline.hasViews else { return }
    var (left, entered): ([StatePath], [StatePath]) = ([], [])
    for verb in timeline[verbs] {
      if case .remove(let changes) = verb.action { left += timeline[changes].map { $0.target } }
      if case .append(let changes) = verb.action { entered += timeline[changes].map { $0.target } }
    }
    for source in left {
      for destination in entered { noteMove(from: source, to: destination) }
    }
  }
}

// MARK: - Modifiers that ended apps

extension TimelineChecker {
  /// Warns once of a modifier that is an `AnimatableModifier` in Swift, with which apps ended at launch.
  mutating func warnOfLaunch(with modifier: Modifier) {
    guard !warnsOfLaunch, modifier.isAnimatableModifier, let crash = timeline.profile.launchCrash
    else { return }
    warnsOfLaunch = true
    diagnostics.add(
      .warning(
        .crashAtLaunch,
        "an app with an animatable modifier, built with \(crash.tools), ends at its launch on "
          + crash.system,
        at: modifier.place.range, help: "it works on \(crash.repaired), or built with Xcode 11.1"))
  }
}

extension Modifier {
  /// Whether the modifier is an `AnimatableModifier` in Swift.
  fileprivate var isAnimatableModifier: Bool {
    switch action {
    case .animatable, .onAnimationCompleted, .stoppable, .pausable: true
    case .attribute, .outputs, .animation, .transaction, .transition, .contentTransition, .onChange,
      .onReceive,
      .onAppear, .onDisappear, .task, .onTapGesture, .timelineView, .phaseAnimator,
      .keyframeAnimator, .matchedGeometryEffect, .layout:
      false
    }
  }
}

extension Profile {
  /// The system of that release on which apps with an animatable modifier were reported to end at
  /// their launch, because a symbol is missing.
  fileprivate var launchCrash: (tools: String, system: String, repaired: String)? {
    switch self {
    case .ios13_0: ("Xcode 11.3", "macOS 10.15.0", "macOS 10.15.1")
    case .ios13_2: ("Xcode 11.2", "iOS 13.2.2", "iOS 13.2.3")
    case .ios14, .ios15, .ios16, .ios17, .ios18, .ios26: nil
    }
  }
}
