import AnimationEngine

/// Animations as Swift source has them, each spelled once.
final class AnimationSpelling {
  /// More spellings than this are not kept.
  private static let limit = 1000

  private var known: [Animation: String] = [:]

  /// The animation with all its numbers, `.linear(duration: 1).delay(0.5)`; `nil` for none.
  func text(_ animation: Animation?) -> String {
    guard let animation else { return "nil" }
    if let text = known[animation] { return text }
    let text = animation.composition.spelling
    if known.count >= Self.limit { known = [:] }
    known[animation] = text
    return text
  }
}

extension AnimationComposition {
  fileprivate var spelling: String {
    guard let modifiers = modifierForms else {
      return untimedForms.reduce(base.spelling) { $0 + $1.spelling } + " at another pace"
    }
    return modifiers.reduce(base.spelling) { $0 + $1.spelling }
  }
}

extension AnimationComposition.Base {
  fileprivate var spelling: String {
    switch self {
    case .fluidSpring(let spring):
      FluidSpringForms(spring).factories.first ?? "a fluid spring"
    case .interpolatingSpring(let animation):
      InterpolatingSpringForms(animation.spring, initialVelocity: animation.initialVelocity)
        .factories.min { $0.count < $1.count } ?? "an interpolating spring"
    case .timingCurve(let animation):
      CurveForms.factories(of: animation.curve, duration: animation.duration).first
        ?? "a timing curve"
    case .unitCurve(let animation):
      ".timingCurve(\(CurveForms.forms(of: animation.curve).first ?? "a unit curve"), "
        + "duration: \(SwiftNumber.text(animation.duration)))"
    case .function(let animation):
      animation.duration.isFinite
        ? "a custom animation of \(SwiftNumber.text(animation.duration)) s" : "a custom animation"
    case .custom: "a custom animation"
    }
  }
}

extension AnimationModifierForm {
  fileprivate var spelling: String {
    switch self {
    case .delay(let delay): ".delay(\(SwiftNumber.text(delay)))"
    case .speed(let speed): ".speed(\(SwiftNumber.text(speed)))"
    case .repetition(let count?, autoreverses: true): ".repeatCount(\(count), autoreverses: true)"
    case .repetition(let count?, autoreverses: false):
      ".repeatCount(\(count), autoreverses: false)"
    case .repetition(nil, autoreverses: true): ".repeatForever(autoreverses: true)"
    case .repetition(nil, autoreverses: false): ".repeatForever(autoreverses: false)"
    case .logicallyComplete(let time):
      ".logicallyComplete(after: \(SwiftNumber.text(time)))"
    }
  }
}
