import AnimationEngine

extension Builtins {
  private static let center = UnitPoint(x: 0.5, y: 0.5)

  static let transitions =
    transitionMembers + transitionModifiers + edges + blurs + phases + transactionMembers

  private static let transitionMembers = statics {
    constant("identity", TransitionValue.identity, "No change.")
    constant("opacity", TransitionValue.opacity, "From and to invisible.")
    constant(
      "slide", TransitionValue.slide, "In from the leading edge, out to the trailing one.")
    constant(
      "scale", TransitionValue.scale(1e-5, anchor: center), "From and to almost nothing.")
    since(.ios17) {
      constant("blurReplace", TransitionValue.blurReplace(.downUp), "Through a blur.")
    }
    function("scale", "scale", .named("anchor", or: center), "From and to a scale.") {
      TransitionValue.scale($0, anchor: $1)
    }
    since(.ios17) {
      function("scale", "_", .named("anchor", or: center), "From and to a scale.") {
        TransitionValue.scale($0, anchor: $1)
      }
    }
    function("offset", .named("x", or: 0), .named("y", or: 0), "From and to a distance.") {
      TransitionValue.offset(x: $0, y: $1)
    }
    function("offset", "_", "From and to a distance.") { (size: Size) in
      TransitionValue.offset(x: size.width, y: size.height)
    }
    function("move", "edge", "From and to beyond an edge.") { TransitionValue.move($0) }
    since(.ios16) {
      function("push", "from", "In from an edge, out to the other one.") {
        TransitionValue.push(from: $0)
      }
    }
    since(.ios17) {
      function("blurReplace", "_", "Through a blur.") { TransitionValue.blurReplace($0) }
    }
    function("asymmetric", "insertion", "removal", "One transition in, another out.") {
      (insertion: TransitionValue, removal: TransitionValue) throws(EvaluationFailure)
        -> TransitionValue in
      try TransitionValue.asymmetric(insertion: insertion, removal: removal).bounded()
    }
  }

  /// The functions that have the name of the type they make.
  static let transitionInitializers = since(.ios17) {
    function("AnyTransition", "_", "The transition itself.") { (transition: TransitionValue) in
      transition
    }
  }

  private static let transitionModifiers = table {
    function("combined", "self", "with", "Both transitions, this one inside the other.") {
      (first: TransitionValue, second: TransitionValue) throws(EvaluationFailure) -> TransitionValue
      in
      try TransitionValue.combined(first, second).bounded()
    }
    function("animation", "self", "_", "The transition with an animation of its own.") {
      (base: TransitionValue, animation: Animation?) throws(EvaluationFailure) -> TransitionValue in
      try TransitionValue.animated(base, animation).bounded()
    }
  }

  private static let edges: [Builtin] = TransitionValue.Edge.allCases.map { edge in
    constant(edge.rawValue, edge, "The \(edge.rawValue) edge.")
  }

  private static let blurs = since(.ios17) {
    constant(
      "downUp", TransitionValue.BlurReplace.downUp, "Shrinking out, growing in.")
    constant("upUp", TransitionValue.BlurReplace.upUp, "Growing out and in.")
  }

  private static let phases = since(.ios17) {
    constant("willAppear", TransitionPhase.willAppear, "Before the view has entered.")
    constant("identity", TransitionPhase.identity, "While the view is in the tree.")
    constant("didDisappear", TransitionPhase.didDisappear, "After the view has left.")
    property("isIdentity", "Whether the view is in the tree.") { (phase: TransitionPhase) in
      phase == .identity
    }
    property("value", "-1 before the view has entered, 0 in the tree, 1 after it has left.") {
      (phase: TransitionPhase) in phase.value
    }
  }

  private static let transactionMembers = table {
    part("animation", "The animation of the change, or nil.") {
      (transaction: inout TransactionValue, new) in exchange(&transaction.animation, new)
    }
    part("isContinuous", "Whether the change is one of many.") {
      (transaction: inout TransactionValue, new) in exchange(&transaction.isContinuous, new)
    }
    part("disablesAnimations", "Whether implicit animations are off.") {
      (transaction: inout TransactionValue, new) in exchange(&transaction.disablesAnimations, new)
    }
    part("tracksVelocity", "Whether the change is tracked for its velocity.") {
      (transaction: inout TransactionValue, new) in exchange(&transaction.tracksVelocity, new)
    }
  }

  /// The functions that make a transaction.
  static let transactions = table {
    function("Transaction", "animation", "A transaction with an animation, or nil for none.") {
      (animation: Animation?) in
      var transaction = TransactionValue()
      transaction.animation = animation
      return transaction
    }
    function("Transaction", "A transaction that sets nothing.") { TransactionValue() }
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
