extension ValueType: CustomStringConvertible {
  /// The type as a Swift programmer would say it.
  package var description: String { describe(levels: 4) }

  /// The name with at most so many levels of arrays and records: types can be very large.
  private func describe(levels: Int) -> String {
    guard levels > 0 else { return "…" }
    let inner = levels - 1
    switch self {
    case .array(let element): return "[\(element.describe(levels: inner))]"
    case .set(let element): return "Set<\(element.describe(levels: inner))>"
    case .optional(.unknown): return "nil"
    case .optional(let wrapped): return "\(wrapped.describe(levels: levels))?"
    case .record(let fields):
      let list = fields.prefix(8).map { "\($0.name): \($0.type.describe(levels: inner))" }
      return "(" + list.joined(separator: ", ") + ")"
    case .function(let parameters, let result):
      let list = parameters.map { $0.describe(levels: inner) }.joined(separator: ", ")
      return "(\(list)) -> \(result.describe(levels: inner))"
    default: return simpleName
    }
  }

  private var simpleName: String {
    switch self {
    case .keyframe: "Keyframe"
    case .keyframeTimeline: "KeyframeTimeline"
    case .range: "Range<Int>"
    case .open(let index): index == 0 ? "T" : "U"
    default: Self.names.first { $0.type == self }?.name ?? "_"
    }
  }

  /// "a Double", "an Angle", for sentences.
  package var withArticle: String {
    switch self {
    case .int, .angle, .insets, .animation, .transition, .edge: "an \(self)"
    case .optional(.unknown): "nil"
    default: "a \(self)"
    }
  }

  /// The case of an optional without a value.
  static let noneName = "none"

  /// The type that a program names so.
  package init?(name: String) {
    guard let type = Self.names.first(where: { $0.name == name })?.type else { return nil }
    self = type
  }

  /// The names of types that may be written, with the types they mean; a type is called by its first.
  package static let names: [(name: String, type: ValueType)] = [
    ("Double", .double), ("CGFloat", .double), ("Float", .double), ("TimeInterval", .double),
    ("Int", .int),
    ("Bool", .bool), ("String", .text), ("Character", .text), ("CGPoint", .point),
    ("CGSize", .size), ("CGRect", .rect), ("UnitPoint", .unitPoint), ("EdgeInsets", .insets),
    ("CGAffineTransform", .transform), ("Angle", .angle),
    ("Color", .color), ("UIColor", .color), ("Animation", .animation),
    ("UnitCurve", .unitCurve), ("Spring", .spring), ("AnyTransition", .transition),
    ("Transaction", .transaction), ("Edge", .edge), ("TransitionPhase", .transitionPhase),
    ("BlurReplaceTransition.Configuration", .blurReplace),
    ("FloatingPointRoundingRule", .roundingRule),
  ]
}
