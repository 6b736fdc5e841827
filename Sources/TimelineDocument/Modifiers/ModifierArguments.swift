import Diagnostics
import JSONText

/// The parts of a modifier read so far: its own value and its arguments.
struct ModifierParts {
  // The modifier's own value, by what it is.
  var attribute: AttributeValue?
  var names = ElementRange<NamedExpression>.empty
  var animation: AnimationSetting?
  var change: TransactionChange?
  var transition: ViewTransition?
  var contentTransition: ContentTransition?
  var layout: LayoutModifier?
  /// The limits of a frame, in the order of their keys.
  var limits: [DocumentValue?]?
  var observed: DocumentValue?
  var state: StateUse?
  var publisher: (publisher: ReceiveObserver.Publisher, place: SourceRange)?
  var schedule: ScheduleWord?
  var steps = ElementRange<Step>.empty

  // Its arguments.
  var attributeParts: [AttributePart: AttributeValue] = [:]
  var value: DocumentValue?
  /// nil where no body is written, which differs from an empty one.
  var body: ElementRange<Modifier>?
  var definitions = ElementRange<Definition>.empty
  var completion = CompletionObserver.Completion.none
  var criteria = CompletionCriteria.logicallyComplete
  var target: DocumentValue?
  var remaining: DocumentValue?
  var paused: StateUse?
  var initial: DocumentValue?
  var dropFirst = 0
  var debounce: DocumentValue?
  var throttle: DocumentValue?
  var latest = true
  var id: DocumentValue?
  var minimumInterval: DocumentValue?
  var from: DocumentValue?
  var by: DocumentValue?
  var dates: DocumentValue?
  var elementName: String?
  var trigger: DocumentValue?
  var repeating: DocumentValue?
  /// The keyframes of each value, which may come before or after the values.
  var tracks: [(name: JSONString, keyframes: ElementRange<DocumentValue>)] = []
  var namespace: ElementIndex<String>?
  var properties = MatchedProperties.frame
  var isSource: DocumentValue?
  var alignment = AlignmentSetting.center
  var contentMode = LayoutModifier.ContentMode.fit
}

extension DocumentDecoder {
  /// Reads an argument of a modifier.
  mutating func readArgument(
    _ key: ModifierKey, into parts: inout ModifierParts
  ) throws(JSONError) {
    let what = Subject(key)
    if let part = key.attributePart {
      parts.attributeParts[part] = try readAttribute(part.type, for: what)
      return
    }
    switch key {
    case .value: parts.value = try readWatchedValue()
    case .body: parts.body = try readModifiers(what, in: .body)
    case .define: parts.definitions = try readLocalDefinitions()
    case .completion: parts.completion = try readObserverCompletion(what)
    case .criteria: parts.criteria = try readWord(for: what) ?? .logicallyComplete
    case .target: parts.target = try readValue(for: what, as: .number, in: .single)
    case .remaining: parts.remaining = try readValue(for: what, as: .number)
    case .animation: parts.animation = try readAnimation(for: what)
    case .paused: parts.paused = try readStateUse(for: what, .flag)
    case .run: parts.steps = try readSteps(what)
    case .initial: parts.initial = try readValue(for: what, as: .condition)
    case .dropFirst: parts.dropFirst = try readDropFirst(what)
    case .debounce: parts.debounce = try readValue(for: what, as: .duration)
    case .throttle: parts.throttle = try readValue(for: what, as: .duration)
    case .latest: parts.latest = try readBoolean(for: what) ?? true
    case .minimumInterval: parts.minimumInterval = try readValue(for: what, as: .duration)
    case .from: parts.from = try readValue(for: what, as: .number)
    case .by: parts.by = try readValue(for: what, as: .duration)
    case .dates: parts.dates = try readValue(for: what, as: .sequence)
    case .id: parts.id = try readValue(for: what, as: .watched)
    case .elementName: parts.elementName = try readElementName()
    case .trigger: parts.trigger = try readValue(for: what, as: .watched)
    case .repeating: parts.repeating = try readValue(for: what, as: .condition)
    case .tracks: parts.tracks = try readKeyframeTracks(what)
    case .namespace: parts.namespace = try readString(for: what).map { intern($0) }
    case .properties: parts.properties = try readWord(for: what) ?? .frame
    case .isSource: parts.isSource = try readValue(for: what, as: .condition)
    case .alignment:
      parts.alignment = try readAlignment(what)
    case .contentMode: parts.contentMode = try readWord(for: what) ?? .fit
    default: try cursor.skipValue()
    }
  }

  /// Reads `value`, which cannot be null: that would look like the form without a value.
  mutating func readWatchedValue() throws(JSONError) -> DocumentValue? {
    guard try cursor.peek() == .null else { return try readValue(for: "'value'", as: .watched) }
    try cursor.readNull()
    add(
      .error(
        .wrongType, "'value' must be a value or an expression, not null", at: cursor.lastRange,
        help: "leave 'value' out for every change"))
    return nil
  }
}

extension ModifierKey {
  /// The description of a key that is only an argument.
  var argumentEntry: KeyEntry {
    switch self {
    case .target, .remaining, .paused, .run, .initial, .dropFirst, .id, .completion,
      .criteria:
      observerArgumentEntry
    case .debounce, .throttle, .latest, .minimumInterval, .from, .by, .dates: timeArgumentEntry
    default: otherArgumentEntry
    }
  }

  private var observerArgumentEntry: KeyEntry {
    switch self {
    case .criteria: StepKey.criteriaEntry
    case .completion:
      KeyEntry(
        "completion", .either([.name(.newLabel), .steps]),
        "A label for each firing, or the steps that it runs.")
    case .target:
      KeyEntry(
        "target", .expression(.number), "The value that the animation resumes to after a pause.")
    case .remaining:
      KeyEntry(
        "remaining", .expression(.number),
        "The remaining seconds after a pause; 'value' is the captured value.")
    case .paused:
      KeyEntry(
        "paused", .name(.state(.flag)),
        "The Boolean state that pauses while it is true; only a change of it has an effect.")
    case .run:
      KeyEntry("run", .steps, "The steps to run, as one closure in a turn of its own.")
    case .initial:
      KeyEntry(
        "initial", .expression(.condition),
        "Whether the steps also run for the first value; false by default.")
    case .id:
      KeyEntry(
        "id", .expression(.watched),
        "A value whose changes cancel the task and start another.")
    default:
      KeyEntry(
        "dropFirst", .either([.boolean, .count]),
        "The number of first values to ignore; true is one.")
    }
  }

  private var timeArgumentEntry: KeyEntry {
    switch self {
    case .debounce:
      KeyEntry(
        "debounce", .expression(.duration),
        "The seconds for which a value is held back; another one that is published meanwhile takes "
          + "its place.")
    case .throttle:
      KeyEntry(
        "throttle", .expression(.duration),
        "The seconds in which at most one value comes, after the first one.")
    case .latest:
      KeyEntry(
        "latest", .boolean,
        "Whether 'throttle' takes the last value of an interval, as by default, or its first.")
    case .minimumInterval:
      KeyEntry(
        "minimumInterval", .expression(.duration),
        "The seconds for which '.animation' keeps a date; without it there is one for every frame."
      )
    case .from:
      KeyEntry(
        "from", .expression(.number),
        "The first date of '.periodic', in seconds since the run began, and negative before that; by "
          + "default when the view appears.")
    case .by:
      KeyEntry(
        "by", .expression(.duration),
        "The seconds between two dates of '.periodic', a nanosecond or more.")
    default:
      KeyEntry(
        "dates", .expression(.sequence),
        "The dates of '.explicit', an array of seconds since the run began, negative before that.")
    }
  }

  private var otherArgumentEntry: KeyEntry {
    switch self {
    case .anchor: AttributePart.anchor.entry("anchor")
    case .axis: AttributePart.axis.entry("axis")
    case .perspective: AttributePart.perspective.entry("perspective")
    case .lineWidth: AttributePart.lineWidth.entry("lineWidth")
    case .style: AttributePart.style.entry("style")
    case .locations: AttributePart.locations.entry("locations")
    case .startPoint: AttributePart.startPoint.entry("startPoint")
    case .endPoint: AttributePart.endPoint.entry("endPoint")
    case .center: AttributePart.center.entry("center")
    case .startRadius: AttributePart.startRadius.entry("startRadius")
    case .endRadius: AttributePart.endRadius.entry("endRadius")
    case .startAngle: AttributePart.startAngle.entry("startAngle")
    case .endAngle: AttributePart.endAngle.entry("endAngle")
    case .value:
      KeyEntry(
        "value", .expression(.watched),
        "The value whose changes this modifier acts on.")
    case .body:
      KeyEntry(
        "body", .list(of: .modifier(.body)),
        "The modifiers that this one applies to, innermost "
          + "first.")
    case .define:
      KeyEntry(
        "define", .map(.newDefinition, to: .expression(.definition)),
        "Expressions and functions for the body, by name: 'name' or 'name(a, b)'.")
    case .elementName:
      KeyEntry(
        "as", .name(.newElement),
        "The name of the phase, of the record of values, or of the date, in the body.")
    case .trigger:
      KeyEntry(
        "trigger", .expression(.watched),
        "The value whose changes start it; without it, it starts when the view appears.")
    case .repeating:
      KeyEntry(
        "repeating", .expression(.condition), "Whether it repeats when it ends."
      )
    case .tracks:
      KeyEntry(
        "tracks", .map(.keyframeValue, to: .list(of: .expression(.keyframe))),
        "The keyframes of each value in their order, by name, as 'LinearKeyframe(1, duration: "
          + "0.5)'.")
    case .namespace: KeyEntry("in", .text, "The namespace of the identity.")
    case .properties:
      KeyEntry(
        "properties", .word(MatchedProperties.allCases.map { $0.rawValue }),
        "What the view takes of the shared frame; '.frame' by default, its position and size.")
    case .isSource:
      KeyEntry(
        "isSource", .expression(.condition),
        "Whether the view provides the shared frame; true by default.")
    case .alignment:
      KeyEntry(
        "alignment", .word(AlignmentWord.ofBoth.map { $0.rawValue }),
        "Where the view is in the frame; '.center' by default.")
    case .contentMode:
      KeyEntry(
        "contentMode", .word(LayoutModifier.ContentMode.allCases.map { $0.rawValue }),
        "Whether the view fits into its room, as by default, or fills it.")
    default: .note
    }
  }
}
