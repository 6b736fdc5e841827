package import ExpressionLanguage

/// The number of a scope of names.
package struct ScopeIndex: Hashable, Sendable {
  let index: Int

  /// The scope of the document: its states and definitions.
  package static let document = ScopeIndex(index: 0)
}

/// An element of the document that opens a scope of names.
package enum ScopeOpener: Hashable, Sendable {
  /// A step that is repeated, with the element and its place.
  case loop(ElementIndex<StepDetails>)
  /// A name of `let`, for what follows it.
  case constant(ElementIndex<StepConstant>)
  /// The patterns of a choice, with the value that is looked for.
  case selection(ElementIndex<Selection>)
  /// A condition of a step, with the names that it gives to what is not nil.
  case condition(ExpressionIndex)
  /// An action, with its parameters, which have these types.
  case action(ElementIndex<Action>, [ValueType])
  /// A drag, with its translation and velocity.
  case gesture(ElementIndex<Gesture>)
  /// The closure of a gesture state, with the state and the transaction.
  case gestureState(ElementIndex<GestureUpdate>)
  /// The same closure for the transaction that it changes.
  case gestureTransaction(ElementIndex<GestureUpdate>)
  /// A closure that says which elements of a list are removed, with the element.
  case removal(StatePath)
  /// A closure that changes a value of the state, with that value.
  case change(StatePath)
  /// A view that is repeated, with the element and its place.
  case viewLoop(ElementIndex<ViewNode>)
  /// The view of a component, with its arguments.
  case component(ElementIndex<ViewNode>)
  /// A view with its own states.
  case viewStates(ElementIndex<ViewNode>)
  /// A view with its definitions.
  case view(ElementIndex<ViewNode>)
  /// The inside of a view that is animatable, with the presented values of its parameters.
  case viewParameters(ElementIndex<ViewNode>)
  /// The inside of a `GeometryReader`, with its geometry.
  case reader(ElementIndex<ViewNode>)
  /// The inside of a modifier, with the names it gives to what is inside.
  case modifier(ElementIndex<Modifier>)
  /// The expression for the seconds that are left, with the value that was captured.
  case remaining(ElementIndex<Modifier>)
  /// The functions of a custom animation, with the value and the time.
  case customAnimation(ElementIndex<CustomAnimationSetting>)
}

/// The scopes of a document, each inside another one but the first.
struct ScopeTable: Sendable {
  private struct Child: Hashable, Sendable {
    let parent: ScopeIndex
    let opener: ScopeOpener
  }

  private var scopes: [ExpressionScope]
  private var children: [Child: ScopeIndex] = [:]

  init(document: ExpressionScope) {
    scopes = [document]
  }

  subscript(index: ScopeIndex) -> ExpressionScope { scopes[index.index] }

  /// The scope that something opens inside another, if it was opened.
  func child(of parent: ScopeIndex, _ opener: ScopeOpener) -> ScopeIndex? {
    children[Child(parent: parent, opener: opener)]
  }

  /// Opens a scope with further names.
  ///
  /// - Parameter isClosed: whether of the names around it only the document's are seen inside.
  mutating func open(
    in parent: ScopeIndex, by opener: ScopeOpener, isClosed: Bool = false,
    _ declare: (inout ExpressionScope) -> Void
  ) -> ScopeIndex {
    if let known = child(of: parent, opener) { return known }
    var scope = self[parent].nested(isClosed: isClosed)
    declare(&scope)
    let index = ScopeIndex(index: scopes.count)
    scopes.append(scope)
    children[Child(parent: parent, opener: opener)] = index
    return index
  }
}
