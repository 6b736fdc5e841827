import TimelineLanguage

/// The view tree as the run needs it: its tracks, and what acts on its changes.
struct ViewPlan {
  var tracks: [Track] = []
  var rewriters: [Rewriter] = []
  var changes: [ChangeWatch] = []
  var publications: [PublishWatch] = []
  /// Animated values that are watched and not printed.
  var completions: [CompletionWatch] = []
  /// What is done at the beginning, in the order of the document.
  var appearances: [(steps: ElementRange<Step>, context: FrameContext)] = []
  var tasks: [(steps: ElementRange<Step>, context: FrameContext)] = []
}
