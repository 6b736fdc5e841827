/// The parts of steps in flat lists, so that a step costs no allocation of its own.
struct TimelineContent: Sendable {
  var steps: [Step] = []
  var stepDetails: [StepDetails] = []
  var transactions: [TransactionScope] = []
  var completions: [Completion] = []
  var verbs: [Verb] = []
  var assignments: [Assignment] = []
  var paths: [StatePath] = []
  var moves: [Move] = []
  var calls: [ActionCall] = []
  var asyncWork: [AsyncWork] = []
  var gestures: [Gesture] = []
  var motionTargets: [MotionTarget] = []
  var expectationLists: [ExpectationList] = []
  var expectations: [Expectation] = []
  var completionExpectations: [CompletionExpectation] = []
  var eventPatterns: [EventPattern] = []
  var textLists: [ElementIndex<String>] = []
  var labelTimes: [LabelTime] = []
  // What only views have.
  var modifiers: [Modifier] = []
  var attributes: [AttributeSetting] = []
  var componentValues: [DocumentValue?] = []
  var namedExpressions: [NamedExpression] = []
  var definitions: [Definition] = []
  var parameters: [ElementIndex<Definition>] = []
  var animationModifiers: [AnimationModifier] = []
  var transactionModifiers: [TransactionModifier] = []
  var transactionEntries: [TransactionEntry] = []
  var transitions: [ViewTransition] = []
  var animatableModifiers: [AnimatableModifier] = []
  var completionObservers: [CompletionObserver] = []
  var pausableModifiers: [PausableModifier] = []
  var changeObservers: [ChangeObserver] = []
  var receiveObservers: [ReceiveObserver] = []
  var phaseAnimators: [PhaseAnimator] = []
  var keyframeAnimators: [KeyframeAnimator] = []
  var keyframeTracks: [KeyframeTrackSetting] = []
  var matchedGeometryEffects: [MatchedGeometryEffect] = []
  var values: [DocumentValue] = []
  var members: [DocumentMember] = []
  /// Every plain text of the document once: labels, names of steps, what is emitted.
  var texts: [String] = []

  /// Forgets everything that only steps refer to.
  mutating func removeSteps() {
    let (values, members, texts) = (self.values, self.members, self.texts)
    self = TimelineContent()
    (self.values, self.members, self.texts) = (values, members, texts)
  }
}
