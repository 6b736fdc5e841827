/// The part a view has in layout.
///
/// Layout has no animation. Positions and sizes go down from containers and modifiers to what draws something, and to
/// modifiers inside of which frames have an origin of their own; each of these moves its frame by itself.
package struct ViewGeometry: Hashable, Sendable {
  /// The outermost part of the view with a frame of its own; nil for a container, whose children have theirs.
  package let mover: FrameMover?
  /// Whether a container, or a modifier or transition of one, can move the view.
  package let isPlaced: Bool
  /// Whether its place, or the view itself, can move its children.
  package let movesChildren: Bool
  /// The innermost part of the view that begins a space, in which the children are.
  package let space: FrameMover?

  /// Whether the frame of the view has columns.
  package var hasColumns: Bool { isPlaced && mover != nil }
}

/// A part of a view whose frame moves as one.
package enum FrameMover: Hashable, Sendable {
  /// The view itself, which has no children.
  case content
  /// The drawing of a modifier, behind or on the children of the view.
  case drawing(ElementIndex<Modifier>)
  /// A modifier inside of which frames have an origin of their own.
  case space(ElementIndex<Modifier>)
  /// The view with a transition that scales or turns it, which begins a space around all modifiers.
  case transition
  /// The view that its host shows, around all modifiers: the frame of a view of UIKit.
  case host
}

/// The effect of an attribute on frames.
package enum FrameEffect: Hashable, Sendable {
  case none
  /// It draws, and so has a frame.
  case draws
  /// It states a place or a size, or adds to one.
  case places
  /// Frames inside of it have an origin of their own.
  case beginsSpace
}

extension Timeline {
  /// The part that a view has in layout.
  package func geometry(of view: ElementIndex<ViewNode>) -> ViewGeometry { geometries[view.index] }

  /// Whether the frame of a view is one that it shares.
  package func hasSharedFrame(_ view: ElementIndex<ViewNode>) -> Bool {
    if case .space(let modifier) = geometry(of: view).mover { isShared(modifier) } else { false }
  }

  /// Whether a modifier shares the frame of its view.
  func isShared(_ modifier: ElementIndex<Modifier>) -> Bool {
    if case .matchedGeometryEffect = self[modifier].action { true } else { false }
  }

  /// Whether layout can tell how large a view is: it says so, is a text or a shape, or contains others.
  package func isMeasurable(_ view: ElementIndex<ViewNode>) -> Bool {
    if self[view].layout != nil || self[view].spacer != nil || hasContent(view) { return true }
    return hasFixedSize(view)
      || chain(of: view).contains { frameEffect(of: $0) == .draws || givesSize($0) }
  }

  /// Whether the screen can be shown: layout is asked for, or tells how large each view is.
  package var hasScreen: Bool {
    let shown = views.indices.filter { views[$0].kind == .view }
    return hasLayout || !shown.isEmpty && shown.allSatisfy { isMeasurable(ElementIndex($0)) }
  }

  /// The text that a view shows, with the modifier that states it.
  package func text(
    of view: ElementIndex<ViewNode>
  ) -> (DocumentValue, ElementIndex<Modifier>)? {
    for modifier in chain(of: view) {
      if case .attribute(let index) = self[modifier].action, self[index].attribute == .text,
        case .whole(let text) = self[index].value
      {
        return (text, modifier)
      }
    }
    return nil
  }

  /// The first text whose size layout estimates; nil if there is none, or nothing is laid out.
  package var firstEstimatedText: ElementIndex<Modifier>? {
    guard hasLayout else { return nil }
    for index in views.indices {
      let view = ElementIndex<ViewNode>(index)
      guard self[view].kind == .view, self[view].size == nil, self[view].layout == nil,
        !hasContent(view), let (_, modifier) = text(of: view)
      else { continue }
      return modifier
    }
    return nil
  }

  /// Whether a modifier gives a view a size in both dimensions, whatever the view is.
  private func givesSize(_ modifier: ElementIndex<Modifier>) -> Bool {
    guard case .layout(.flexibleFrame(let index)) = self[modifier].action else { return false }
    let frame = self[index]
    return frame.maxWidth != nil && frame.maxHeight != nil
  }

  /// Whether a view contains others that it places: those on it and behind it have no effect on it.
  package func hasContent(_ view: ElementIndex<ViewNode>) -> Bool {
    children(of: view).contains {
      self[$0].placement == .content && self[$0].host?.isPresentation != true
    }
  }

  /// The modifiers of a view and of the groups around it, from the inside out. One with a body is before what is in
  /// its body.
  package func chain(of view: ElementIndex<ViewNode>) -> [ElementIndex<Modifier>] {
    modifierLists(of: view).flatMap { modifiers(throughout: $0) }
  }

  /// The effect of a modifier on frames.
  package func frameEffect(of modifier: ElementIndex<Modifier>) -> FrameEffect {
    switch self[modifier].action {
    case .attribute(let setting): self[setting].attribute.definition.frame
    case .matchedGeometryEffect, .layout(.geometryGroup): .beginsSpace
    case .layout: .places
    case .outputs, .animation, .transaction, .transition, .contentTransition, .animatable,
      .onAnimationCompleted, .stoppable, .pausable, .onChange, .onReceive, .onAppear, .onDisappear,
      .task, .onTapGesture, .phaseAnimator, .timelineView, .keyframeAnimator:
      .none
    }
  }

  /// Whether a modifier is evaluated at every frame: it sees values on screen.
  package func isPerFrame(_ modifier: ElementIndex<Modifier>) -> Bool {
    var next = self[modifier].container
    while true {
      switch next {
      case .view(let view): return isPerFrame(view)
      case .body(let outer):
        switch self[outer].action {
        case .animatable, .keyframeAnimator, .timelineView: return true
        default: next = self[outer].container
        }
      case .transition(_, let outer): next = self[outer].container
      }
    }
  }

  /// Whether the modifiers of a view see values on screen, its own animatable data or that of a view around it.
  private func isPerFrame(_ view: ElementIndex<ViewNode>) -> Bool {
    var next: ElementIndex<ViewNode>? = view
    while let index = next {
      if !self[index].parameters.isEmpty { return true }
      next = self[index].parent
    }
    return false
  }

  /// Whether the values of a modifier of layout are the same throughout a run.
  func isConstant(_ modifier: LayoutModifier) -> Bool {
    values(of: modifier).allSatisfy { isConstant($0) }
  }

  /// Whether the value of an attribute is the same throughout a run: numbers alone.
  func isConstant(_ value: AttributeValue) -> Bool {
    switch value {
    case .whole(let whole): isConstant(whole)
    case .components(let parts): self[parts].allSatisfy { $0.map { isConstant($0) } ?? true }
    }
  }

  private func isConstant(_ value: DocumentValue) -> Bool {
    switch value {
    case .number, .boolean, .null: true
    case .array(let elements, _): self[elements].allSatisfy { isConstant($0) }
    case .text, .object: false
    }
  }
}
