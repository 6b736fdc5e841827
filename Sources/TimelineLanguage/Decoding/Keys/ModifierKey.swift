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
  static let objectName = "modifier"

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
    case .opacity: KeyEntry("opacity", shape, "How much of the view is seen, from 0 to 1.")
    case .offset:
      KeyEntry("offset", shape, "How far the view is moved to the right and down, in points.")
    case .position:
      KeyEntry("position", shape, "Where the centre of the view is in its parent, in points.")
    case .frame:
      KeyEntry(
        "frame", shape, "The width and the height, in points; one that is not written is not fixed."
      )
    case .scaleEffect:
      KeyEntry(
        "scaleEffect", shape,
        "The factors of the view's size in both directions; one number is both.")
    case .rotationEffect:
      KeyEntry("rotationEffect", shape, "The angle by which the view is turned, as '.degrees(90)'.")
    case .rotation3DEffect:
      KeyEntry(
        "rotation3DEffect", shape,
        "The angle by which the view is turned in space about 'axis', as '.degrees(90)'.")
    case .trim:
      KeyEntry(
        "trim", shape,
        "The part of a shape's path that is drawn, from and to, where the whole is 0 to 1.")
    case .blur: KeyEntry("blur", shape, "The radius by which the view is blurred, in points.")
    case .cornerRadius:
      KeyEntry("cornerRadius", shape, "The radius of the view's corners, in points.")
    case .foregroundColor:
      KeyEntry("foregroundColor", shape, "The colour of the view's content, such as '.red'.")
    case .fill: KeyEntry("fill", shape, "The colour that fills a shape, such as '.red'.")
    case .text:
      KeyEntry(
        "text", shape,
        "The text that the view shows; text needs quotes inside the string: \"'Hello'\".")
    }
  }

  private var effectEntry: KeyEntry {
    switch self {
    case .attribute:
      KeyEntry(
        "attribute", .map(.newOutput, to: .expression(.output)),
        "Values of your own that the view puts out, by name, each a track.")
    case .animation:
      KeyEntry(
        "animation", .animation,
        "An implicit animation, as the modifier of that name; in 'pausable' and "
          + "'phaseAnimator' the animation that they use. True is the default one, null none.")
    case .transaction:
      KeyEntry(
        "transaction", .object(TransactionScopeKey.self),
        "What each transaction that passes here is given; '$0' is the transaction.")
    case .transition:
      KeyEntry(
        "transition", .either([.expression(.transition), .object(TransitionKey.self)]),
        "How the view comes and goes: a transition such as '.slide', or the attributes at both "
          + "ends.")
    default:
      KeyEntry(
        "animatable", .map(.newParameter, to: .expression(.animatable)),
        "Parameters that animate, by name; 'body' sees them and is evaluated at every frame.")
    }
  }

  private var observerEntry: KeyEntry {
    switch self {
    case .onAnimationCompleted:
      KeyEntry(
        "onAnimationCompleted", .expression(.animatable),
        "A value that is watched while it animates; its completion fires when it equals the "
          + "value it goes to.")
    case .stoppable:
      KeyEntry(
        "stoppable", .name(.state),
        "The state whose animation ends where it is seen when 'paused' becomes true.")
    case .pausable:
      KeyEntry(
        "pausable", .name(.state),
        "The state whose animation ends where it is seen when 'paused' becomes true, and goes "
          + "on to 'target' when it becomes false.")
    case .onChange:
      KeyEntry("onChange", .expression(.watched), "A value whose changes take the steps of 'run'.")
    case .onReceive:
      KeyEntry(
        "onReceive", .name(.property),
        "The published property, 'model.name', whose values take the steps of 'run'.")
    case .onAppear:
      KeyEntry(
        "onAppear", .steps,
        "The steps that are taken when the view appears, at 0 or when it is inserted.")
    default:
      KeyEntry("task", .steps, "The steps that are taken a turn later than those of 'onAppear'.")
    }
  }

  private var animatorEntry: KeyEntry {
    switch self {
    case .phaseAnimator:
      KeyEntry(
        "phaseAnimator", .expression(.phases), "The phases that the view goes through, as an array."
      )
    case .keyframeAnimator:
      KeyEntry(
        "keyframeAnimator", .map(.newParameter, to: .expression(.animatable)),
        "The values that keyframes move, by name, as they are at first.")
    default:
      KeyEntry(
        "matchedGeometryEffect", .expression(.identity),
        "The identity under which views share one frame.")
    }
  }

  private var observerArgumentEntry: KeyEntry {
    switch self {
    case .completion:
      KeyEntry(
        "completion", .either([.name(.newLabel), .steps]),
        "A label for each firing, or the steps that are taken at it.")
    case .target:
      KeyEntry(
        "target", .expression(.number), "The value to which the animation goes on after a pause.")
    case .remaining:
      KeyEntry(
        "remaining", .expression(.number),
        "How many seconds are left after a pause; 'value' is where the animation was held.")
    case .paused:
      KeyEntry(
        "paused", .name(.state),
        "The boolean state that pauses while it is true; only a change of it acts.")
    case .run:
      KeyEntry("run", .steps, "The steps that are taken, as one closure in a turn of its own.")
    case .initial:
      KeyEntry(
        "initial", .expression(.condition),
        "Whether the steps are taken for the first value too; false without it.")
    default:
      KeyEntry(
        "dropFirst", .either([.boolean, .count]),
        "How many first values are passed over; true is one.")
    }
  }

  private var argumentEntry: KeyEntry {
    switch self {
    case .anchor:
      KeyEntry(
        "anchor", .attribute(.unitPoint),
        "The point that stays in place, such as '.topLeading'; the centre without it.")
    case .axis: KeyEntry("axis", .attribute(.axis), "The axis of the rotation, as [x, y, z].")
    case .perspective:
      KeyEntry("perspective", .attribute(.number), "How strongly depth makes things look smaller.")
    case .value:
      KeyEntry(
        "value", .expression(.watched),
        "The value whose changes this is for; other changes pass untouched.")
    case .body:
      KeyEntry(
        "body", .list(of: .modifier(.body)), "The modifiers that this is for, innermost first.")
    case .define:
      KeyEntry(
        "define", .map(.newDefinition, to: .expression(.definition)),
        "Expressions and functions that the body sees, by name: 'name' or 'name(a, b)'.")
    case .elementName:
      KeyEntry(
        "as", .name(.newElement),
        "What the phase, or the record of the values, is called in the body.")
    case .trigger:
      KeyEntry(
        "trigger", .expression(.watched),
        "The value whose changes start it; without it, it starts when the view appears.")
    case .repeating:
      KeyEntry(
        "repeating", .expression(.condition), "Whether it begins again when it has come to its end."
      )
    case .tracks:
      KeyEntry(
        "tracks", .map(.keyframeValue, to: .list(of: .expression(.keyframe))),
        "The keyframes of each value in their order, by name, as 'LinearKeyframe(1, duration: "
          + "0.5)'.")
    case .namespace: KeyEntry("in", .text, "The namespace that the identity belongs to.")
    case .isSource:
      KeyEntry(
        "isSource", .expression(.condition),
        "Whether the view is the one that gives the frame; true without it.")
    default: .note
    }
  }
}
