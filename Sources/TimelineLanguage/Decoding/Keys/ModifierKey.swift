/// The keys of a modifier: its own name, which it has exactly one of, and its arguments.
enum ModifierKey: UInt8, DocumentKey {
  case opacity, offset, position, frame, scaleEffect, rotationEffect, rotation3DEffect
  case trim, blur, cornerRadius, foregroundColor, fill, text, attribute
  case animation, transaction, transition, animatable
  case onAnimationCompleted, stoppable, pausable
  case onChange, onReceive, onAppear, task
  case phaseAnimator, keyframeAnimator, matchedGeometryEffect

  case anchor, axis, perspective
  case value, body, define, completion
  case target, remaining, paused
  case run, initial, dropFirst
  case elementName, trigger, repeating, tracks
  case namespace, isSource
  case note

  static let table = KeyTable<Self>()

  /// The names of modifiers.
  static let modifiers: [Self] = allCases.filter(\.isModifier)

  /// Whether the key names a modifier; `animation` is an argument of some as well.
  var isModifier: Bool { rawValue <= Self.matchedGeometryEffect.rawValue }

  var entry: KeyEntry {
    if let attribute { return entry(of: attribute) }
    switch self {
    case .attribute, .animation, .transaction, .transition, .animatable: return effectEntry
    case .onAnimationCompleted, .stoppable, .pausable, .onChange, .onReceive, .onAppear, .task:
      return observerEntry
    case .phaseAnimator, .keyframeAnimator, .matchedGeometryEffect: return animatorEntry
    case .target, .remaining, .paused, .run, .initial, .dropFirst, .completion:
      return observerArgumentEntry
    default: return argumentEntry
    }
  }

  /// The attribute that the key gives a view, if it is one of SwiftUI's.
  var attribute: Attribute? {
    switch self {
    case .opacity: .opacity
    case .offset: .offset
    case .position: .position
    case .frame: .frame
    case .scaleEffect: .scaleEffect
    case .rotationEffect: .rotationEffect
    case .rotation3DEffect: .rotation3DEffect
    case .trim: .trim
    case .blur: .blur
    case .cornerRadius: .cornerRadius
    case .foregroundColor: .foregroundColor
    case .fill: .fill
    case .text: .text
    default: nil
    }
  }
}

// The entries lie in groups only to keep the functions short.
extension ModifierKey {
  private func entry(of attribute: Attribute) -> KeyEntry {
    let shape = ValueShape.attribute(attribute.type)
    return switch attribute {
    case .opacity: KeyEntry("opacity", shape, "How much of the view is seen: 0 to 1.")
    case .offset: KeyEntry("offset", shape, "How far the view is moved, in points.")
    case .position: KeyEntry("position", shape, "Where the view's centre is, in points.")
    case .frame: KeyEntry("frame", shape, "The width and the height, in points.")
    case .scaleEffect: KeyEntry("scaleEffect", shape, "The factors of its size.")
    case .rotationEffect: KeyEntry("rotationEffect", shape, "The angle it is turned by.")
    case .rotation3DEffect:
      KeyEntry("rotation3DEffect", shape, "The angle it is turned by in space.")
    case .trim: KeyEntry("trim", shape, "The part of its path that is drawn.")
    case .blur: KeyEntry("blur", shape, "The radius of the blur, in points.")
    case .cornerRadius: KeyEntry("cornerRadius", shape, "The radius of its corners, in points.")
    case .foregroundColor: KeyEntry("foregroundColor", shape, "The colour of its content.")
    case .fill: KeyEntry("fill", shape, "The colour of its shape.")
    case .text: KeyEntry("text", shape, "The text it shows.")
    }
  }

  private var effectEntry: KeyEntry {
    switch self {
    case .attribute:
      KeyEntry(
        "attribute", .map(.newOutput, to: .expression(.output)),
        "Values under names of your own, each a track.")
    case .animation:
      KeyEntry(
        "animation", .animation,
        "An implicit animation, or the animation that a 'pausable' or a 'phaseAnimator' uses.")
    case .transaction:
      KeyEntry(
        "transaction", .object(TransactionScopeKey.self),
        "What each passing transaction is given; '$0' is the transaction.")
    case .transition:
      KeyEntry(
        "transition", .either([.expression(.transition), .object(TransitionKey.self)]),
        "How the view comes and goes.")
    default:
      KeyEntry(
        "animatable", .map(.newParameter, to: .expression(.animatable)),
        "Parameters that animate; the body is evaluated at every frame.")
    }
  }

  private var observerEntry: KeyEntry {
    switch self {
    case .onAnimationCompleted:
      KeyEntry(
        "onAnimationCompleted", .expression(.animatable),
        "A value that is watched at every frame until it has arrived.")
    case .stoppable:
      KeyEntry("stoppable", .name(.state), "The state that stands still while 'paused' is set.")
    case .pausable:
      KeyEntry("pausable", .name(.state), "The state that is paused, and later goes on.")
    case .onChange: KeyEntry("onChange", .expression(.watched), "A value that is watched.")
    case .onReceive: KeyEntry("onReceive", .name(.property), "A published property.")
    case .onAppear: KeyEntry("onAppear", .steps, "The steps that are taken when it appears.")
    default: KeyEntry("task", .steps, "The steps that are taken a little later than 'onAppear'.")
    }
  }

  private var animatorEntry: KeyEntry {
    switch self {
    case .phaseAnimator:
      KeyEntry("phaseAnimator", .expression(.phases), "The phases it goes through.")
    case .keyframeAnimator:
      KeyEntry(
        "keyframeAnimator", .map(.newParameter, to: .expression(.animatable)),
        "The values that keyframes move, as they are at first.")
    default:
      KeyEntry(
        "matchedGeometryEffect", .expression(.identity),
        "The name under which two views share one frame.")
    }
  }

  private var observerArgumentEntry: KeyEntry {
    switch self {
    case .completion:
      KeyEntry(
        "completion", .either([.name(.newLabel), .steps]),
        "A label for each firing, or the steps it takes.")
    case .target: KeyEntry("target", .expression(.number), "Where the animation goes on to.")
    case .remaining:
      KeyEntry(
        "remaining", .expression(.number), "The seconds that are left at the captured 'value'.")
    case .paused: KeyEntry("paused", .name(.state), "The boolean state that pauses.")
    case .run: KeyEntry("run", .steps, "The steps that are taken.")
    case .initial:
      KeyEntry("initial", .expression(.condition), "Whether the first value counts as a change.")
    default:
      KeyEntry(
        "dropFirst", .either([.boolean, .count]), "How many first values are passed over.")
    }
  }

  private var argumentEntry: KeyEntry {
    switch self {
    case .anchor: KeyEntry("anchor", .attribute(.unitPoint), "The point that stays in place.")
    case .axis: KeyEntry("axis", .attribute(.axis), "The axis of the rotation.")
    case .perspective:
      KeyEntry("perspective", .attribute(.number), "How strongly depth makes things smaller.")
    case .value:
      KeyEntry("value", .expression(.watched), "The value whose changes this is for.")
    case .body: KeyEntry("body", .list(of: .modifier), "The modifiers that this is for.")
    case .define:
      KeyEntry(
        "define", .map(.newDefinition, to: .expression(.definition)),
        "Names for expressions in the body: 'name' or 'name(a, b)'.")
    case .elementName:
      KeyEntry("as", .name(.newElement), "What the phase or the record is called in the body.")
    case .trigger: KeyEntry("trigger", .expression(.watched), "The value whose changes start it.")
    case .repeating:
      KeyEntry("repeating", .expression(.condition), "Whether it begins again at its end.")
    case .tracks:
      KeyEntry(
        "tracks", .map(.keyframeValue, to: .list(of: .expression(.keyframe))),
        "The keyframes of each value.")
    case .namespace: KeyEntry("in", .text, "The name space of the name.")
    case .isSource:
      KeyEntry("isSource", .expression(.condition), "Whether the view gives the frame.")
    default: KeyEntry("note", .anything, "A comment.")
    }
  }
}
