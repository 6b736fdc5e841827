import AnimationEngine

/// Facts about a curve, an animation or a spring, in a fixed order.
package struct CurveSummary: Hashable, Sendable {
  /// The kind of the subject, such as `fluid spring`.
  package let kind: String
  /// The facts in the order in which they are shown.
  package private(set) var facts: [Fact] = []

  /// A fact.
  package struct Fact: Hashable, Sendable {
    /// Its name.
    package let key: SummaryKey
    /// Its value.
    package let value: SummaryValue
  }

  /// Summarizes a subject, for a motion between two values.
  package init(of subject: CurveSubject, between ends: CurveEnds) {
    switch subject {
    case .spring(let spring):
      self.init("spring")
      describe(spring, between: ends)
    case .unitCurve(let curve):
      self.init("unit curve")
      describe(curve)
    case .lines(let curve):
      self.init("straight lines")
      describe(curve)
    case .animation(let animation):
      let motion = AnimationComposition(animation)
      self.init(motion.base.word)
      describe(motion, between: ends)
    }
  }

  private init(_ kind: String) {
    self.kind = kind
  }

  /// Adds a fact.
  mutating func add(_ key: SummaryKey, _ value: SummaryValue) {
    facts.append(Fact(key: key, value: value))
  }

  /// Adds a number.
  mutating func add(_ key: SummaryKey, _ number: Double) {
    add(key, number.isFinite ? .number(number) : .absent("never"))
  }

  /// Adds expressions, if there are any.
  mutating func add(_ key: SummaryKey, _ forms: [String]) {
    if !forms.isEmpty { add(key, .texts(forms)) }
  }
}

extension AnimationComposition.Base {
  fileprivate var word: String {
    switch self {
    case .fluidSpring: "fluid spring"
    case .interpolatingSpring: "interpolating spring"
    case .timingCurve: "timing curve"
    case .unitCurve: "animation along a unit curve"
    case .function, .custom: "custom animation"
    }
  }
}
