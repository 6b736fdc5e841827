import AnimationEngine

extension Builtins {
  private static let center = Value.unitPoint(UnitPoint(x: 0.5, y: 0.5))

  private static func make(
    _ name: String, _ parameters: [Builtin.Parameter], since release: SwiftUIRelease = .ios13,
    _ summary: String,
    _ make: @escaping @Sendable (Arguments) throws(EvaluationFailure) -> TransitionValue
  ) -> Builtin {
    .row(.type(.transition), name, parameters, .transition, in: .since(release), summary) {
      arguments throws(EvaluationFailure) in
      .transition(try make(arguments).bounded())
    }
  }

  private static func constant(
    _ name: String, _ transition: TransitionValue, since release: SwiftUIRelease = .ios13,
    _ summary: String
  ) -> Builtin {
    .constant(.transition, name, .transition(transition), in: .since(release), summary)
  }

  static let transitions = Builtin.table {
    constant("identity", .identity, "No change.")
    constant("opacity", .opacity, "From and to invisible.")
    constant("slide", .slide, "In from the leading edge, out to the trailing one.")
    constant(
      "scale", .scale(1e-5, anchor: UnitPoint(x: 0.5, y: 0.5)), "From and to almost nothing.")
    constant("blurReplace", .blurReplace(.downUp), since: .ios17, "Through a blur.")
    make(
      "scale", [.number("scale"), .labeled("anchor", .unitPoint, center)],
      "From and to a scale."
    ) { arguments throws(EvaluationFailure) in
      .scale(try arguments.double(0), anchor: try arguments.unitPoint(1))
    }
    make("offset", [.number("x", 0), .number("y", 0)], "From and to a distance.") {
      arguments throws(EvaluationFailure) in
      .offset(x: try arguments.double(0), y: try arguments.double(1))
    }
    make("offset", [.plain(.size)], "From and to a distance.") {
      arguments throws(EvaluationFailure) in
      let size = try arguments.size(0)
      return .offset(x: size.width, y: size.height)
    }
    make("move", [.labeled("edge", .edge)], "From and to beyond an edge.") {
      arguments throws(EvaluationFailure) in .move(try arguments.edge(0))
    }
    make(
      "push", [.labeled("from", .edge)], since: .ios16, "In from an edge, out to the other one."
    ) { arguments throws(EvaluationFailure) in .push(from: try arguments.edge(0)) }
    make("blurReplace", [.plain(.blurReplace)], since: .ios17, "Through a blur.") {
      arguments throws(EvaluationFailure) in .blurReplace(try arguments.blurReplace(0))
    }
    make(
      "asymmetric", [.labeled("insertion", .transition), .labeled("removal", .transition)],
      "One transition in, another out."
    ) { arguments throws(EvaluationFailure) in
      .asymmetric(insertion: try arguments.transition(0), removal: try arguments.transition(1))
    }
  }

  static let transitionModifiers = Builtin.table {
    Builtin.row(
      .value(.transition), "combined", [.labeled("with", .transition)], .transition,
      "Both transitions, this one inside the other."
    ) { arguments throws(EvaluationFailure) in
      let combined = TransitionValue.combined(
        try arguments.transition(0), try arguments.transition(1))
      return .transition(try combined.bounded())
    }
    Builtin.row(
      .value(.transition), "animation", [.plain(.optional(.animation))], .transition,
      "The transition with an animation of its own."
    ) { arguments throws(EvaluationFailure) in
      let animation: Animation? =
        if case .null = arguments[1] { nil } else { try arguments.animation(1).animation }
      let animated = TransitionValue.animated(try arguments.transition(0), animation)
      return .transition(try animated.bounded())
    }
  }

  static let edges: [Builtin] = TransitionValue.Edge.allCases.map { edge in
    .constant(.edge, edge.rawValue, .edge(edge), "The \(edge.rawValue) edge.")
  }

  static let blurs: [Builtin] = TransitionValue.BlurReplace.allCases.map { blur in
    .constant(
      .blurReplace, blur.rawValue, .blurReplace(blur), in: .since(.ios17),
      blur == .downUp ? "Shrinking out, growing in." : "Growing out and in.")
  }

  private static func property(
    _ name: String, _ type: ValueType, _ summary: String,
    _ read: @escaping @Sendable (TransactionValue) -> Value
  ) -> Builtin {
    .row(.value(.transaction), name, nil, type, summary) {
      arguments throws(EvaluationFailure) in
      guard case .transaction(let transaction) = arguments[0] else {
        throw arguments.mismatch(0, "Transaction")
      }
      return read(transaction)
    }
  }

  static let transactionMembers = Builtin.table {
    property("animation", .optional(.animation), "The animation of the change, or nil.") {
      $0.animation.map { .animation(AnimationValue($0)) } ?? .null
    }
    property("isContinuous", .bool, "Whether the change is one of many.") {
      .bool($0.isContinuous)
    }
    property("disablesAnimations", .bool, "Whether implicit animations are off.") {
      .bool($0.disablesAnimations)
    }
    property("tracksVelocity", .bool, "Whether the change is tracked for its velocity.") {
      .bool($0.tracksVelocity)
    }
  }
}

extension TransitionValue {
  /// How many transitions one may be built of.
  private static let sizeLimit = 128

  /// The transition, unless it is built of too many.
  fileprivate func bounded() throws(EvaluationFailure) -> TransitionValue {
    guard size <= Self.sizeLimit else {
      throw .other("a transition has more than \(Self.sizeLimit) parts")
    }
    return self
  }
}
