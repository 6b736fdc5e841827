import Diagnostics
import JSONText

/// A modifier of SwiftUI that documents do not have, with what to write instead.
struct AbsentModifier {
  let code: DiagnosticCode
  let message: String
  let help: String

  /// The modifier that SwiftUI has under a name; nil for an unknown name.
  init?(_ name: String) {
    switch name {
    case "navigationTransition", "matchedTransitionSource", "navigationTransitionStyle":
      self.init(
        unpublished: name,
        "share a frame with 'matchedGeometryEffect', or animate 'scaleEffect' and 'offset'")
    case "glassEffect", "glassEffectID", "glassEffectTransition", "glassEffectUnion",
      "glassBackgroundEffect":
      self.init(
        unpublished: name, "animate 'opacity', 'blur' or 'background', whose motion is known")
    case "symbolEffect", "symbolEffectsRemoved", "symbolVariableValueMode":
      self.init(
        unpublished: name,
        "write the motion yourself, with 'phaseAnimator' or 'keyframeAnimator' and 'scaleEffect'")
    case "gradient", "ellipticalGradient":
      self.init(
        unknown: name,
        "write 'linearGradient', 'radialGradient' or 'angularGradient' with its colours, as "
          + "[\".red\", \".blue\"]")
    case "meshGradient":
      self.init(
        unpublished: name, Self.attributeHelp(name))
    case "dash", "dashPhase", "miterLimit", "strokeStyle":
      self.init(
        unknown: name,
        "write { \"stroke\": \".red\", \"style\": { \"lineWidth\": 2, \"dashPhase\": 4 } }")
    case "scrollTransition", "visualEffect":
      self.init(
        unknown: name,
        "write the effect as a function of a state for the scroll position, such as "
          + "{ \"opacity\": \"1 - abs(phase(y))\" }")
    case "representable", "UIViewRepresentable", "updateUIView", "context.animate":
      self.init(
        unknown: name,
        "a UIKit view whose 'updateUIView' calls 'context.animate' moves as any view; without the call "
          + "write { \"transaction\": \"{ $0.animation = nil }\", \"body\": [...] }")
    case "Animatable", "@Animatable", "animatableData", "AnimatablePair", "AnimatableValues":
      self.init(
        unknown: name,
        "write { \"animatable\": { \"x\": \"x\" }, \"body\": [...] }: its values are the animatable "
          + "data")
    case "overlay":
      self.init(
        unknown: name,
        "leave it out; a view that lies on this one is a child of it with "
          + "\"placement\": \".overlay\"")
    case "hidden":
      self.init(
        unknown: name, "write { \"opacity\": 0 }, or \"when\" for a view that comes and goes")
    case "mask":
      self.init(
        unknown: name,
        "leave it out; a view that masks this one is a child of it with \"placement\": \".mask\"")
    case "clipped", "clipShape", "disabled", "fontWeight":
      self.init(still: name)
    default: return nil
    }
  }

  private init(still name: String) {
    code = .notSimulated
    message = "'\(name)' is not simulated"
    help = Self.attributeHelp(name)
  }

  /// Advice for a modifier that documents do not have.
  static func attributeHelp(_ name: String) -> String {
    "leave it out, or write what moves as { \"attribute\": { \"\(name)\": ... } }"
  }

  private init(unpublished name: String, _ help: String) {
    code = .notSimulated
    message = "'\(name)' is not simulated: SwiftUI does not publish how it moves"
    self.help = help
  }

  private init(unknown name: String, _ help: String) {
    code = .unknownKey
    message = "unknown key '\(name)' in a modifier"
    self.help = help
  }

  /// Words that people use for a modifier, and that no slip of the hand makes of it.
  static let synonyms: [String: ModifierKey] = [
    "scale": .scaleEffect, "rotation": .rotationEffect, "rotate": .rotationEffect,
    "hue": .hueRotation, "transform": .transformEffect, "accentColor": .tint,
    "color": .foregroundColor,
    "border": .stroke, "backgroundColor": .background, "edgeInsets": .padding,
    "onRemove": .onDisappear, "multiply": .colorMultiply, "alpha": .opacity,
    "matchedGeometry": .matchedGeometryEffect, "width": .frame, "height": .frame,
    "x": .offset, "y": .offset, "foreground": .foregroundStyle, "blurRadius": .blur,
    "shadowRadius": .shadow, "perform": .run, "content": .body, "keyframes": .tracks,
  ]
}

extension ModifierKey {
  /// Whether one of the modifier and the key of a name is an argument of the other.
  fileprivate func goesTogether(with name: String) -> Bool {
    arguments.contains { $0.name == name }
      || Self.allCases.contains { $0.name == name && $0.arguments.contains(self) }
  }
}

extension DocumentDecoder {
  /// Reports a key that no modifier has.
  ///
  /// - Parameter kind: the modifier that the object is, if it names one.
  mutating func refuseModifier(
    _ name: JSONString, in kind: ModifierKey?, known: [ModifierKey]
  ) throws(JSONError) {
    guard diagnostics.keepsError(at: name.range.lowerBound),
      let absent = AbsentModifier(content.text(name))
    else {
      let text = content.text(name)
      let isElsewhere = KeyHome.allCases.contains { $0.has(text) }
      let arguments = kind.map { argumentList(of: $0, beside: keysBeside(name)) }
      let isNamed = kind != nil || isNamed(before: name)
      return try rejectKey(
        name, of: "a modifier", known: known.map { $0.name },
        otherwise: isElsewhere ? nil : arguments,
        synonym: { text in
          AbsentModifier.synonyms[text].flatMap { known.contains($0) ? $0.name : nil }
        },
        suggesting: { meant in
          isNamed && kind?.goesTogether(with: meant) != true
            ? "write it as a modifier of its own: { \"\(meant)\": ... }"
            : "did you mean '\(meant)'?"
        })
    }
    add(.error(absent.code, absent.message, at: name.range, help: absent.help))
    try cursor.skipValue()
  }

  /// Whether a key before this one was probably meant to name the modifier that the object is.
  private func isNamed(before name: JSONString) -> Bool {
    guard diagnostics.keepsError(at: name.range.lowerBound) else { return false }
    return cursor.keysOfObject().prefix { $0.range.lowerBound < name.range.lowerBound }.contains {
      let text = content.text($0)
      return AbsentModifier.synonyms[text]?.isModifier == true
        || nearestName(to: text, among: KeyHome.modifier.names) != nil
    }
  }
}
