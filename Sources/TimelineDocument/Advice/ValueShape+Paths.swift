extension ValueShape {
  /// The accepted values at a JSON pointer in a document; nil if unknown.
  static func document(at pointer: String) -> ValueShape? {
    let parts = pointer.split(separator: "/")
    guard let first = parts.first else { return nil }
    return parts.dropFirst().reduce(TimelineKey.shape(of: first)) { $0?.inside($1) }
  }

  /// The accepted values of a member or an element of such a value; nil if unknown.
  private func inside(_ part: Substring) -> ValueShape? {
    switch self {
    case .list(let element): element
    case .tuple(let elements): elements.first
    case .either(let shapes): shapes.lazy.compactMap { $0.inside(part) }.first
    case .object(let kind): kind.shape(of: part)
    case .event: StepKey.shape(of: part)
    case .modifier: ModifierKey.shape(of: part)
    case .map(_, let member): member
    case .claims: ExpectKey.shape(of: part)
    case .anything, .text, .word, .number, .boolean, .count, .expression, .animation, .name,
      .attribute:
      nil
    }
  }
}

extension DocumentKey {
  /// The accepted values of a key.
  static func shape(of name: Substring) -> ValueShape? {
    allCases.first { $0.name == name }?.entry.shape
  }
}

extension ObjectKind {
  fileprivate func shape(of name: Substring) -> ValueShape? {
    switch self {
    case .step: StepKey.shape(of: name)
    case .view: ViewKey.shape(of: name)
    case .component: ComponentKey.shape(of: name)
    case .transition: TransitionKey.shape(of: name)
    case .asymmetricTransition: AsymmetricTransitionKey.shape(of: name)
    case .hitch: HitchKey.shape(of: name)
    case .transactionScope: TransactionScopeKey.shape(of: name)
    case .completion: CompletionKey.shape(of: name)
    case .move: MoveKey.shape(of: name)
    case .async: AsyncKey.shape(of: name)
    case .unstructuredTask: UnstructuredTaskKey.shape(of: name)
    case .sleep: SleepKey.shape(of: name)
    case .timer: RepeatingTimerKey.shape(of: name)
    case .timerPublisher: TimerPublisherKey.shape(of: name)
    case .stack: StackKey.shape(of: name)
    case .flexibleFrame: FlexibleFrameKey.shape(of: name)
    case .fixedSize: FixedSizeKey.shape(of: name)
    case .gesture: GestureKey.shape(of: name)
    case .completionExpectation: CompletionExpectationKey.shape(of: name)
    case .customAnimation: CustomAnimationKey.shape(of: name)
    case .always: AlwaysKey.shape(of: name)
    case .environment: EnvironmentKey.shape(of: name)
    }
  }
}
