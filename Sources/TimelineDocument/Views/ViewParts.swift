import JSONText

/// The parts of a view read so far.
struct ViewParts {
  var id: JSONString?
  var identity: DocumentValue?
  var condition: DocumentValue?
  var sequence: DocumentValue?
  var elementName: String?
  var kind = ViewKind.view
  var host: ViewHost?
  var presentationAnimation: AnimationSetting?
  var bridgesTransaction = false
  var size: AttributeValue?
  var layout: StackLayout?
  var spacer: SpacerSetting?
  var reader: ReaderName?
  var placement: PlacementWord?
  var alignment = AlignmentSetting.center
  /// Where the alignment is written.
  var alignmentPlace: Range<Int>?
  var definitions = ElementRange<Definition>.empty
  /// The states of the view itself.
  var states = ElementRange<OwnState>.empty
  /// The component that it is, and the values that it gives its parameters.
  var component: JSONString?
  var arguments: [(name: JSONString, value: DocumentValue)] = []
  /// The values that the view of a component is given.
  var parameterValues = ElementRange<ComponentArgument>.empty
  /// The names of `animatable`, which may come before or after `define`.
  var parameterNames: [JSONString] = []
  var modifiers = ElementRange<Modifier>.empty
  /// The keys that a group does not have, for messages.
  var ownKeys: [JSONString] = []

  var loop: ViewLoop? {
    sequence.map { ViewLoop(sequence: $0, elementName: elementName) }
  }
}
