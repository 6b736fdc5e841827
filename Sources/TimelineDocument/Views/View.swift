/// A view of the document's tree, without the content that it would draw.
package struct ViewNode: Hashable, Sendable {
  /// The view's source range.
  package let place: SourceRange
  /// The view around it; nil at the top of the tree.
  package let parent: ElementIndex<ViewNode>?
  /// Its place among the children of its parent, or among the views at the top.
  package let position: Int
  /// The plain name of the view, which its tracks and events carry.
  package let id: String?
  /// Whether it is a view or a group.
  package let kind: ViewKind
  /// Where it is shown, if not in the ordinary place.
  package let host: ViewHost?
  /// The animation of a presentation's own motion; nil for the one of its host.
  package let presentationAnimation: AnimationSetting?
  /// Whether code at its border hands the transaction on.
  package let bridgesTransaction: Bool
  /// The identity of the view: a change of it is a removal and an insertion. In a `forEach` it
  /// identifies the element.
  package let identity: DocumentValue?
  /// Whether the view is there; nil for always.
  package let condition: DocumentValue?
  /// The view is there once for each element of a sequence.
  package let loop: ViewLoop?
  /// Width and height, for transitions that move by them.
  package let size: AttributeValue?
  /// The stack that it is; nil for a view that does not place its children.
  package let layout: StackLayout?
  /// The name under which its children see its size, if it is a `GeometryReader`.
  package let reader: ReaderName?
  /// The room that it keeps between others, if it is a spacer.
  package let spacer: SpacerSetting?
  /// Where it is in the view around it.
  package let placement: ViewPlacement
  /// Whether it is the view of a component, inside of the one that uses it.
  package let isComponent: Bool
  /// The values that a component is given under names of its own, for its view.
  package let arguments: ElementRange<ComponentArgument>
  /// The states that belong to each instance of the view.
  package let states: ElementRange<OwnState>
  /// Names for expressions, seen by its modifiers and children.
  package let definitions: ElementRange<Definition>
  /// Those of the definitions that are the view's own animatable data, in their order there.
  package let parameters: ElementRange<ElementIndex<Definition>>
  /// The modifiers of the view itself, innermost first.
  package let modifiers: ElementRange<Modifier>
  /// Every view inside it, in the order of the document.
  package let descendants: ElementRange<ViewNode>

  /// Whether instances of the view come and go under different names in one run.
  package var hasInstances: Bool { loop != nil || identity != nil }
  /// Whether the view can be inserted or removed by itself.
  package var comesAndGoes: Bool { hasInstances || condition != nil }
}

/// The kind of a node of the view tree.
package enum ViewKind: String, CaseIterable, Sendable {
  case view
  /// No view of its own: its modifiers are applied to each child, outside the child's own.
  case group
}

/// A `Spacer`.
package struct SpacerSetting: Hashable, Sendable {
  /// Its least length; nil for the usual one.
  package let minLength: DocumentValue?
}

/// Where a view is in the view around it.
package enum ViewPlacement: Hashable, Sendable {
  /// Among the views that the other one places.
  case content
  /// On it, or behind it: it takes its size, and has no effect on it.
  case overlay(AlignmentSetting)
  case background(AlignmentSetting)
  /// As a mask, which takes the size of what it masks.
  case mask(AlignmentSetting)
}

/// `forEach` and `as`: a view is there once for each element.
package struct ViewLoop: Hashable, Sendable {
  /// An array, a range or a number.
  package let sequence: DocumentValue
  /// The name of the element, where it has one; its place is always called `index`.
  package let elementName: String?
}
