import JSONText

/// The parts of a step read so far.
struct StepParts {
  /// Whether a key has the time under the name that other tools have for it.
  var hasOtherTime = false
  /// Where the step's verbs begin among those that are gathered.
  let verbMark: Int
  var scope: AnimationScope?
  /// The key of the scope, and the first key of a completion, for messages.
  var scopeKey: JSONString?
  var completionKey: JSONString?
  var details = StepDetails()
  /// A completion in the short form; its criteria may come before or after it.
  var completion = Completion()
  var sequence: DocumentValue?
  /// The key by which the system changes the environment.
  var environmentPlace: Range<Int>?
  var elementName: String?
  /// The `switch` of the step; its cases may come before it.
  var selection: ElementIndex<Selection>?
  var cases = ElementRange<SelectionCase>.empty

  init(verbMark: Int) {
    self.verbMark = verbMark
  }
}
