import Diagnostics
import JSONText

/// A modifier of SwiftUI that documents do not have, with what to write instead.
struct AbsentModifier {
  let code: DiagnosticCode
  let message: String
  let help: String

  /// What is known of a name; nil for one that means nothing.
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
    case "gradient", "linearGradient", "radialGradient", "angularGradient":
      self.init(
        unknown: name,
        "write { \"attribute\": { \"colors\": \"[Color.red, Color.blue]\" } }: a list of colours "
          + "steps; 'animatable' mixes it at every frame")
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
    default: return nil
    }
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
    "matchedGeometry": .matchedGeometryEffect,
  ]
}

extension DocumentDecoder {
  /// Reports a key that no modifier has.
  mutating func refuseModifier(_ name: JSONString, known: [ModifierKey]) throws(JSONError) {
    guard diagnostics.keepsError(at: name.range.lowerBound),
      let absent = AbsentModifier(content.text(name))
    else {
      return try rejectKey(name, of: "a modifier", known: known.map { $0.name }) {
        AbsentModifier.synonyms[$0]?.name
      }
    }
    add(.error(absent.code, absent.message, at: name.range, help: absent.help))
    try cursor.skipValue()
  }
}
