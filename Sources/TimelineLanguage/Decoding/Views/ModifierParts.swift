import JSONText

/// What was read of a modifier so far: its own value, and its arguments.
struct ModifierParts {
  // The modifier's own value, by what it is.
  var attribute: AttributeValue?
  var names = ElementRange<NamedExpression>.empty
  var animation: AnimationSetting?
  var entries = ElementRange<TransactionEntry>.empty
  var transition: ViewTransition?
  var observed: DocumentValue?
  var state: StateUse?
  var property: (index: ElementIndex<PublishedProperty>, place: SourceRange)?
  var steps = ElementRange<Step>.empty

  // Its arguments.
  var anchor: AttributeValue?
  var axis: AttributeValue?
  var perspective: AttributeValue?
  var value: DocumentValue?
  /// nil where no body is written, which differs from an empty one.
  var body: ElementRange<Modifier>?
  var definitions = ElementRange<Definition>.empty
  var completion = CompletionObserver.Completion.none
  var target: DocumentValue?
  var remaining: DocumentValue?
  var paused: StateUse?
  var initial: DocumentValue?
  var dropFirst = 0
  var elementName: String?
  var trigger: DocumentValue?
  var repeating: DocumentValue?
  /// The keyframes of each value, which may stand before or behind the values.
  var tracks: [(name: JSONString, keyframes: ElementRange<DocumentValue>)] = []
  var namespace: ElementIndex<String>?
  var isSource: DocumentValue?
}
