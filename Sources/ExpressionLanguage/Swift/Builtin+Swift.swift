extension Builtin {
  /// Whether Swift or SwiftUI has it under the same name with the same meaning.
  var isSwift: Bool {
    // The numbers of a document follow from its seed.
    if draws { return false }
    return switch owner {
    case .everywhere: Self.functions.contains(name) && !takesColorText
    case .type: true
    // UIColor and NSColor are not in SwiftUI.
    case .alias: false
    // A Color does not tell its components.
    case .value(.color): name == "opacity" && (parameters?.count ?? 0) == 2
    case .value: true
    }
  }

  /// Whether the type of the result is that of the arguments.
  var isGenericNumber: Bool {
    owner == .everywhere && ["min", "max", "abs"].contains(name)
  }

  /// Whether Swift takes an argument of any type of number, so that a whole number would be an Int.
  var takesAnyNumber: Bool {
    owner == .everywhere
      && ["Double", "CGFloat", "Int", "String", "Array", "Set", "zip"].contains(name)
  }

  private var takesColorText: Bool {
    name == "Color" && parameters?.contains { $0.type == .text || $0.typeName != nil } == true
  }

  private static let functions: Set<String> = [
    "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sqrt", "pow", "exp", "log", "log2",
    "log10", "floor", "ceil", "round", "trunc", "hypot", "fmod", "abs", "min", "max", "Int",
    "Double", "CGFloat", "String", "Array", "Set", "zip", "stride", "CGPoint", "CGSize", "CGRect",
    "UnitPoint", "EdgeInsets", "CGAffineTransform", "Angle", "Color", "Spring", "Transaction",
    "AnyTransition", "LinearKeyframe", "CubicKeyframe", "SpringKeyframe", "MoveKeyframe",
    "KeyframeTimeline",
  ]
}
