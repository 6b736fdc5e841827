/// The parts of views in flat lists.
struct ViewContent: Sendable {
  var modifiers: [Modifier] = []
  var attributes: [AttributeSetting] = []
  var componentValues: [DocumentValue?] = []
  var namedExpressions: [NamedExpression] = []
  var definitions: [Definition] = []
  var ownStates: [OwnState] = []
  var arguments: [ComponentArgument] = []
  var parameters: [ElementIndex<Definition>] = []
  var animationModifiers: [AnimationModifier] = []
  var transactionModifiers: [TransactionModifier] = []
  var transitions: [ViewTransition] = []
  var animatableModifiers: [AnimatableModifier] = []
  var completionObservers: [CompletionObserver] = []
  var pausableModifiers: [PausableModifier] = []
  var changeObservers: [ChangeObserver] = []
  var receiveObservers: [ReceiveObserver] = []
  var taskModifiers: [TaskModifier] = []
  var timelineViews: [TimelineView] = []
  var phaseAnimators: [PhaseAnimator] = []
  var keyframeAnimators: [KeyframeAnimator] = []
  var keyframeTracks: [KeyframeTrackSetting] = []
  var matchedGeometryEffects: [MatchedGeometryEffect] = []
  var flexibleFrames: [FlexibleFrameSetting] = []
}

/// The parts of steps in flat lists, so that a step costs no allocation of its own. The decoder has them to
/// itself until it is done: each change of a class is checked for exclusive access.
struct StepContent: Sendable {
  /// The events in document order.
  var events: [Event] = []
  var steps: [Step] = []
  var stepDetails: [StepDetails] = []
  var constants: [StepConstant] = []
  var completions: [Completion] = []
  var verbs: [Verb] = []
  var assignments: [Assignment] = []
  var paths: [StatePath] = []
  var moves: [Move] = []
  var calls: [ActionCall] = []
  var selections: [Selection] = []
  var selectionCases: [SelectionCase] = []
  var asyncWork: [AsyncWork] = []
  var tasks: [UnstructuredTask] = []
  var sleeps: [Sleep] = []
  var timers: [RepeatingTimer] = []
  var customAnimations: [CustomAnimationSetting] = []
  var gestures: [Gesture] = []
  var gestureUpdates: [GestureUpdate] = []
  var motionTargets: [MotionTarget] = []
  var expectationLists: [ExpectationList] = []
  var expectations: [Expectation] = []
  var completionExpectations: [CompletionExpectation] = []
  var eventPatterns: [EventPattern] = []
  var textLists: [ElementIndex<String>] = []
  var labelTimes: [LabelTime] = []
  /// The numbers of the events whose times follow from definitions.
  var computedTimes: [Int] = []
  // Parts of steps and views.
  var values: [DocumentValue] = []
  var members: [DocumentMember] = []
  var transactionEntries: [TransactionEntry] = []
  /// The role of each expression.
  var expressions: [ExpressionRole] = []
  /// Every plain text of the document once: labels, names of steps, what is emitted.
  var texts: [String] = []

  /// Forgets everything that only steps refer to.
  mutating func removeSteps() {
    let others = self
    self = StepContent()
    (values, members) = (others.values, others.members)
    transactionEntries = others.transactionEntries
    (expressions, texts) = (others.expressions, others.texts)
  }
}
