/// The keys of a modifier: its own name, which it has exactly one of, and its arguments.
enum ModifierKey: UInt8, DocumentKey {
  case opacity, offset, position, frame, zIndex, scaleEffect, rotationEffect, rotation3DEffect
  case transformEffect, trim, blur, cornerRadius, padding, shadow
  case hueRotation, brightness, saturation, contrast, grayscale, colorMultiply
  case foregroundColor, foregroundStyle, tint, background, fill, stroke
  case linearGradient, radialGradient, angularGradient, text, attribute
  case animation, transaction, transition, contentTransition, animatable
  case onAnimationCompleted, stoppable, pausable
  case onChange, onReceive, onAppear, onDisappear, task, onTapGesture
  case phaseAnimator, timelineView, keyframeAnimator, matchedGeometryEffect
  case geometryGroup, layoutPriority, fixedSize, aspectRatio, scaledToFit, scaledToFill
  case font, lineLimit

  case anchor, axis, perspective, lineWidth, style
  case locations, startPoint, endPoint, center, startRadius, endRadius, startAngle, endAngle
  case value, body, define, completion, criteria
  case target, remaining, paused
  case run, initial, dropFirst, debounce, throttle, latest, id
  case minimumInterval, from, by, dates
  case elementName, trigger, repeating, tracks
  case namespace, properties, isSource
  case alignment, contentMode
  case note

  static let table = KeyTable<Self>()
  static let objectName = "modifier"

  /// The names of modifiers.
  static let modifiers: [Self] = allCases.filter { $0.isModifier }
  private static let grammars: [ModifierGrammar?] = allCases.map { $0.definition }

  /// Whether the key names a modifier; `animation` is an argument of some as well.
  var isModifier: Bool { grammar != nil }

  /// The grammar of the modifier of that name; nil for a key that is only an argument.
  var grammar: ModifierGrammar? { Self.grammars[Int(rawValue)] }

  /// The attribute that the key gives a view, if it is one of SwiftUI's.
  var attribute: Attribute? { grammar?.attribute }

  /// The arguments that a modifier of that name accepts beside its own value.
  var arguments: [Self] { grammar?.arguments ?? [] }

  /// The arguments that it needs.
  var requiredArguments: [Self] { grammar?.requiredArguments ?? [] }

  /// The lists that accept a modifier of that name.
  var lists: ModifierListKind { grammar?.lists ?? .ofView }

  /// The first release that has it, where that is not the first of all.
  var release: (profile: Profile, name: String)? { grammar?.release }

  var entry: KeyEntry { grammar?.entry ?? argumentEntry }

  private var definition: ModifierGrammar? {
    switch self {
    case .opacity: Attribute.opacity.grammar("opacity")
    case .offset: Attribute.offset.grammar("offset")
    case .position: Attribute.position.grammar("position")
    case .frame: .frame
    case .zIndex: Attribute.zIndex.grammar("zIndex")
    case .scaleEffect: Attribute.scaleEffect.grammar("scaleEffect")
    case .rotationEffect: Attribute.rotationEffect.grammar("rotationEffect")
    case .rotation3DEffect: Attribute.rotation3DEffect.grammar("rotation3DEffect")
    case .transformEffect: Attribute.transformEffect.grammar("transformEffect")
    case .trim: Attribute.trim.grammar("trim")
    case .blur: Attribute.blur.grammar("blur")
    case .cornerRadius: Attribute.cornerRadius.grammar("cornerRadius")
    case .padding: Attribute.padding.grammar("padding")
    case .shadow: Attribute.shadow.grammar("shadow")
    case .hueRotation: Attribute.hueRotation.grammar("hueRotation")
    case .brightness: Attribute.brightness.grammar("brightness")
    case .saturation: Attribute.saturation.grammar("saturation")
    case .contrast: Attribute.contrast.grammar("contrast")
    case .grayscale: Attribute.grayscale.grammar("grayscale")
    case .colorMultiply: Attribute.colorMultiply.grammar("colorMultiply")
    case .foregroundColor: Attribute.foregroundColor.grammar("foregroundColor")
    case .foregroundStyle: Attribute.foregroundStyle.grammar("foregroundStyle")
    case .tint: Attribute.tint.grammar("tint")
    case .background: Attribute.background.grammar("background")
    case .fill: Attribute.fill.grammar("fill")
    case .stroke: Attribute.stroke.grammar("stroke")
    case .linearGradient: Attribute.linearGradient.grammar("linearGradient")
    case .radialGradient: Attribute.radialGradient.grammar("radialGradient")
    case .angularGradient: Attribute.angularGradient.grammar("angularGradient")
    case .text: Attribute.text.grammar("text")
    case .attribute: .outputs
    case .animation: .animation
    case .transaction: .transaction
    case .transition: .transition
    case .contentTransition: .contentTransition
    case .animatable: .animatable
    case .onAnimationCompleted: .onAnimationCompleted
    case .stoppable: .stoppable
    case .pausable: .pausable
    case .onChange: .onChange
    case .onReceive: .onReceive
    case .onAppear: .onAppear
    case .onDisappear: .onDisappear
    case .task: .task
    case .onTapGesture: .onTapGesture
    case .phaseAnimator: .phaseAnimator
    case .timelineView: .timelineView
    case .keyframeAnimator: .keyframeAnimator
    case .matchedGeometryEffect: .matchedGeometryEffect
    case .geometryGroup: .geometryGroup
    case .layoutPriority: .layoutPriority
    case .fixedSize: .fixedSize
    case .aspectRatio: .aspectRatio
    case .scaledToFit: .scaledToFit
    case .scaledToFill: .scaledToFill
    case .font: .font
    case .lineLimit: .lineLimit
    case .anchor, .axis, .perspective, .lineWidth, .style, .locations, .startPoint, .endPoint,
      .center, .startRadius, .endRadius, .startAngle, .endAngle, .value, .body, .define,
      .completion,
      .criteria,
      .target, .remaining,
      .paused, .run, .initial, .dropFirst, .debounce, .throttle, .latest, .id, .minimumInterval,
      .from, .by, .dates,
      .elementName, .trigger, .repeating, .tracks,
      .namespace, .properties, .isSource, .alignment, .contentMode, .note:
      nil
    }
  }
}
